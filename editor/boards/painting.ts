/** The letters of a map in its file, which are replaced one by one: all else in the file stays as it is. */
import type { BoardView, SiteView } from '../worker/protocol.ts';

/** A letter of a map: where it stands in the text, in UTF-16 units. */
interface Letter {
  letter: string;
  at: number;
}

const holed = new WeakMap<BoardView, BoardView>();

/** The same board with its letters that stand for no site among its sites; the same for the same board. */
export function withHoles(board: BoardView): BoardView {
  if (!board.holes || board.holes.length === 0) return board;
  let all = holed.get(board);
  if (!all) holed.set(board, (all = { ...board, sites: [...board.sites, ...board.holes] }));
  return all;
}

/** Of each site of a map the letter that makes it; none of what is no letter of rows in this file. */
export function lettersOf(
  { sites }: Pick<BoardView, 'sites'>,
  file: string,
  text: string,
): ReadonlyMap<string, Letter> {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return new Map(
    sites.flatMap((site) => {
      if (site.file !== file || site.column === undefined) return [];
      const at = starts[site.line - 1] + site.column - 1;
      const point = text.codePointAt(at);
      return point === undefined ? [] : [[site.id, { letter: String.fromCodePoint(point), at }] as const];
    }),
  );
}

/** A site for each letter, by which one says what the letter means. */
export function legendOf(sites: readonly SiteView[], letters: ReadonlyMap<string, Letter>): Map<string, SiteView> {
  const legend = new Map<string, SiteView>();
  for (const site of sites) {
    const letter = letters.get(site.id)?.letter;
    if (letter !== undefined && !legend.has(letter)) legend.set(letter, site);
  }
  return legend;
}

/** The text with this letter in place of that of a site. */
export const painted = (text: string, { letter: before, at }: Letter, letter: string): string =>
  text.slice(0, at) + letter + text.slice(at + before.length);
