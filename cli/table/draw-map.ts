/** A board that is a map, as letters: cells in rows, shifted as on the board, with the names of columns and rows. */
import { columnAndRow, type BoardDef, type PackModel, type SiteDef } from '../../dsl/internal.ts';
import type { SiteView } from '../../interpreter/index.ts';
import type { Paint } from '../terminal/paint.ts';

/** By seat, in turn. */
const SEAT_COLORS = ['cyan', 'yellow', 'magenta', 'green', 'red', 'blue'];

interface MapWords {
  paint: Paint;
  readonly model: Pick<PackModel, 'pieces'>;
  piece(id: string): string;
  /** the name of a kind of sites */
  kindOfSites(kind: string): string;
  card(id: string): string;
  player(seat: number): string;
}

/** How a cell is drawn, and what the sign means. */
interface Sign {
  /** the cell to the right is covered by the same thing */
  goesOn?: boolean;
  /** the name of the site, where nothing else tells it */
  before?: string;
  sign: string;
  style: string;
  means: string;
}

/** From a cell to the next, beyond what a cell takes; hexagons are shifted by half of the whole. */
const GAP = 1;

/** Whether the sites of a board have places on a map: all of a grid, and drawn ones that all say where they are. */
export const isMap = ({ grid, sites }: BoardDef): boolean =>
  grid !== undefined || (sites.length > 1 && sites.every(({ at }) => at !== undefined));

/** Whether the names of the sites say their columns and rows, so that these are written at the edges. */
function areNamedByPlace(sites: readonly SiteDef[]): boolean {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  const isSame = (known: Map<string, number>, name: string, n: number): boolean => {
    if (!known.has(name)) known.set(name, n);
    return known.get(name) === n;
  };
  return sites.every(({ id, at }) => {
    const place = columnAndRow(id);
    return at && place && isSame(columns, place.column, at[0]) && isSame(rows, place.row, at[1]);
  });
}

/**
 * The lines of a map, with one that explains the signs. Sites of it that lie nowhere are left out. `faceDown`: how a card that lies so
 * is called for who knows it, and with null for who does not.
 */
export function drawMap(
  { sites, grid }: BoardDef,
  on: Readonly<Record<string, SiteView | undefined>>,
  words: MapWords,
  faceDown: (card: string | null) => string,
): string[] {
  const kinds = [...new Set(sites.map(({ kind }) => kind))];
  const letters = lettersFor(kinds.map((kind) => words.kindOfSites(kind)));
  const owned = words.model.pieces.filter(({ of }) => of === 'player');
  const ownLetters = lettersFor(owned.map(({ id }) => words.piece(id)));
  const isNamed = grid !== undefined || areNamedByPlace(sites);
  const cover = coverOf(sites, on);
  const laidLetters = lettersFor([
    ...new Set(Object.values(on).flatMap((one) => (one?.laid ? words.card(one.laid) : []))),
  ]);
  const signAt = (there: SiteView | undefined, kind: string): Sign =>
    signOf(there, kind, kinds.length > 1 ? letters : null, ownLetters, words, faceDown);
  return mapLines(
    sites,
    ({ id, kind }) => {
      const { covering, isWhole, goesOn } = cover.get(id) ?? {};
      const own = signAt(on[id], kind);
      const sign =
        covering === undefined || standsOn(on[id])
          ? own
          : signOfLaid(covering, laidLetters, words, () => signAt(covering, kind));
      return {
        ...(isNamed ? {} : { before: `${id} ` }),
        ...sign,
        ...(isWhole === false ? { sign: sign.sign.toLowerCase(), means: '' } : {}),
        ...(goesOn ? { goesOn } : {}),
      };
    },
    words.paint,
  );
}

/** What covers a site. */
interface Cover {
  /** what is said of its anchor */
  covering: SiteView;
  /** not only a part of the cell */
  isWhole: boolean;
  goesOn: boolean;
}

/** By site, what covers it; of two of which each covers a part the first one. */
function coverOf(sites: readonly SiteDef[], on: Readonly<Record<string, SiteView | undefined>>): Map<string, Cover> {
  const at = new Map(sites.flatMap((site) => (site.at ? [[site.id, site.at] as const] : [])));
  const cover = new Map<string, Cover>();
  for (const covering of Object.values(on)) {
    if (!covering?.covers) continue;
    const { sites: whole, parts = [] } = covering.covers;
    const all = [...whole, ...parts];
    for (const id of all) {
      const [x, y] = at.get(id) ?? [];
      const goesOn = all.some((other) => at.get(other)?.[0] === Number(x) + 1 && at.get(other)?.[1] === y);
      if (!cover.has(id)) cover.set(id, { covering, isWhole: whole.includes(id), goesOn });
    }
  }
  return cover;
}

/** Whether something stands or lies on a site beside what covers it. */
const standsOn = (there: SiteView | undefined): boolean =>
  there !== undefined &&
  (there.lying !== undefined || (there.piece !== undefined && (!there.covers || there.laid !== undefined)));

/** A card by a letter of its own, a piece as where it stands. */
function signOfLaid(
  { laid }: SiteView,
  letters: ReadonlyMap<string, string>,
  words: MapWords,
  ofPiece: () => Sign,
): Sign {
  if (laid === undefined) return ofPiece();
  const name = words.card(laid);
  return { sign: letters.get(name)!.toUpperCase(), style: 'bold', means: name };
}

/** A letter for each of these names, its own first one if it is still free. */
export function lettersFor(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const own = [...name.toLowerCase()].filter((sign) => /\p{L}/u.test(sign));
    const letter =
      [...own, ...own.map((sign) => sign.toUpperCase()), ...ALPHABET].find((sign) => !taken.has(sign)) ?? '?';
    taken.add(letter);
    letters.set(name, letter);
  }
  return letters;
}
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The same of any signs. */
export function mapLines(sites: readonly SiteDef[], signOfSite: (site: SiteDef) => Sign, paint: Paint): string[] {
  const cells = sites.flatMap((site) => (site.at ? [{ id: site.id, at: site.at, shown: signOfSite(site) }] : []));
  const widthOf = ({ before = '', sign }: Sign): number => before.length + sign.length;
  const step = GAP + Math.max(1, ...cells.map(({ shown }) => widthOf(shown)));
  const signs = new Map<string, Sign>();
  const rows = new Map<number, { column: number; id: string; text: string; width: number }[]>();
  for (const { id, at, shown } of cells) {
    const { before, sign, style, means, goesOn } = shown;
    if (means !== '') signs.set(sign, shown);
    const row = rows.get(at[1]) ?? [];
    const line = goesOn ? '─'.repeat(step - widthOf(shown)) : '';
    const text = `${before === undefined ? '' : paint('dim', before)}${paint(style, sign)}${line && paint('dim', line)}`;
    // what stands in the cell is not said at the edges
    const width = widthOf(shown) + line.length;
    row.push({ column: Math.round(at[0] * step), id: before === undefined ? id : '', text, width });
    rows.set(at[1], row);
  }
  const drawn = [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells.sort((a, b) => a.column - b.column));
  const label = ({ id }: { id: string }): string => columnAndRow(id)?.row ?? '';
  const margin = Math.max(0, ...drawn.map((cells) => label(cells[0]).length)) + 1;
  return [
    `${' '.repeat(margin)}${paint('dim', columnNames(drawn))}`,
    ...drawn.map((cells) => {
      // the number stands before its first cell, so that it goes with the slant
      const number = label(cells[0]).padStart(margin - 1);
      return `${' '.repeat(cells[0].column)}${paint('dim', number)} ${placed(cells).trimStart()}`;
    }),
    [...signs.values()]
      .sort((a, b) => a.sign.localeCompare(b.sign))
      .map(({ sign, style, means }) => `${paint(style, sign)} ${means}`)
      .join(' · '),
  ].filter((line) => line.trim() !== '');
}

function signOf(
  there: SiteView | undefined,
  kind: string,
  letters: ReadonlyMap<string, string> | null,
  ownLetters: ReadonlyMap<string, string>,
  words: MapWords,
  faceDown: (card: string | null) => string,
): Sign {
  if (there?.piece !== undefined) {
    const { piece, owner, upgraded } = there;
    const more = upgraded ? 'underline' : '';
    if (owner === undefined) {
      return { sign: initial(words.piece(piece)).toUpperCase(), style: more || 'bold', means: words.piece(piece) };
    }
    const [name, player, seat] = [words.piece(piece), words.player(owner), String(owner + 1)];
    const style = SEAT_COLORS[owner % SEAT_COLORS.length];
    // of one kind alone, whose it is tells all
    return ownLetters.size > 1
      ? { sign: `${ownLetters.get(name)!.toUpperCase()}${seat}`, style, means: `${name} (${player})` }
      : { sign: seat, style, means: player };
  }
  if (there?.lying) {
    const n = there.lying.reduce((sum, one) => sum + one.n, 0);
    return { sign: String(n), style: 'bold', means: '' };
  }
  if (there?.faceDown) {
    const card = there.tile === undefined ? null : words.card(there.tile);
    const sign = card === null ? '?' : initial(card).toLowerCase();
    return { sign, style: card === null ? 'dim' : 'underline', means: faceDown(card) };
  }
  if (there?.tile !== undefined) return { sign: '#', style: 'bold', means: words.card(there.tile) };
  const name = words.kindOfSites(kind);
  return letters
    ? { sign: letters.get(name) ?? '?', style: 'dim', means: name }
    : { sign: '·', style: 'dim', means: '' };
}

/** Above the first cell of each column; of columns with numbers only every fifth has room for its own. */
function columnNames(rows: readonly (readonly { column: number; id: string }[])[]): string {
  const names = new Map<string, number>();
  for (const cells of rows) {
    for (const { column, id } of cells) {
      const name = columnAndRow(id)?.column;
      if (name !== undefined && !names.has(name) && (Number.isNaN(Number(name)) || Number(name) % FIFTH === 0)) {
        names.set(name, column);
      }
    }
  }
  return placed(
    [...names].map(([text, column]) => ({ column, text, width: text.length })).sort((a, b) => a.column - b.column),
  );
}
const FIFTH = 5;

const initial = (text: string): string => [...text][0] ?? '?';

/** Texts at their columns, of one sign unless it is said. */
function placed(cells: readonly { column: number; text: string; width?: number }[]): string {
  let line = '';
  let end = 0;
  for (const { column, text, width = 1 } of cells) {
    line += ' '.repeat(Math.max(0, column - end)) + text;
    end = column + width;
  }
  return line;
}
