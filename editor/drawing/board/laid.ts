/** What lies on a map as a shape: one outline over its cells, with its mark and its ports; and the ghost of what may be laid there. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { packWord, t } from '../../i18n/index.ts';
import { tilingOf, turnsOf, type Direction } from '../../../dsl/internal.ts';
import type { BoardView, CoverView, PackView } from '../../worker/protocol.ts';
import { picturesOf } from '../face/face-data.ts';
import { hueOf } from '../palette.ts';
import { picture } from '../picture.ts';
import { markPlace, outlineOfCells, pathOf, toRim, type CoveredCell } from './laid-outline.ts';
import { cellPath, type MapGrid } from './map-cells.ts';
import { drawInitials, drawOwner, occupantName, type SiteOccupant } from './occupants.ts';
import type { Point } from './place-sites.ts';

/** A thing with a shape, by what is drawn of it. */
export interface LaidThing extends Pick<SiteOccupant, 'owner' | 'emblems' | 'changed' | 'isNews'> {
  /** the site by which its place is named */
  anchor: string;
  what: { card: string } | { piece: string };
  covers: CoverView;
}

/** Where the cells of a map are drawn, and from the middle of one to that of its neighbour. */
export interface MapPlaces {
  grid: MapGrid;
  unit: number;
  at(site: string): Point;
}

/** How a thing lies that has a shape of its own in the drawing: on a map, with several cells, with ports, or as a card. */
export function lyingOf(
  { grid }: Pick<BoardView, 'grid'>,
  { laid, covers }: { laid?: string; covers?: CoverView },
): SiteOccupant['lies'] {
  if (!grid || !covers) return undefined;
  const isSeen =
    laid !== undefined || covers.sites.length + (covers.parts?.length ?? 0) > 1 || covers.ports !== undefined;
  return isSeen ? { card: laid ?? null, covers } : undefined;
}

type Occupants = ReadonlyMap<string, SiteOccupant>;

/** The things that lie so on the sites of a board. */
export function laidThings(occupants: Occupants): LaidThing[] {
  return [...occupants].flatMap(([anchor, { lies, piece, owner, emblems, changed, isNews }]): LaidThing[] => {
    if (!lies) return [];
    const { card, covers } = lies;
    if (card !== null) return [{ anchor, what: { card }, covers, emblems, changed, isNews }];
    return piece === null ? [] : [{ anchor, what: { piece }, covers, owner, changed, isNews }];
  });
}

/** By site, what covers it, were it in part. */
export function coverOf(things: readonly LaidThing[]): ReadonlyMap<string, readonly LaidThing[]> {
  const cover = new Map<string, LaidThing[]>();
  for (const thing of things) {
    for (const site of sitesOf(thing.covers)) cover.set(site, [...(cover.get(site) ?? []), thing]);
  }
  return cover;
}

const sitesOf = ({ sites, parts = [] }: CoverView): string[] => [...sites, ...parts];

export const isWholly = ({ covers }: LaidThing, site: string): boolean => covers.sites.includes(site);

// ------------------------------------------------------------------------------------------------ words

/** What covers a site, in the language of the page: at its anchor which cells it covers, how it is turned, and its ports. */
export function laidText(thing: LaidThing, site: string, grid: MapGrid, view: PackView): string {
  const { what, owner } = thing;
  const kind = occupantName('card' in what ? what.card : what.piece, view);
  const name = owner ? t('pieceOfPlayer', { piece: kind, name: owner.name }) : kind;
  if (site !== thing.anchor) return t('partOfLaid', { what: name, site: thing.anchor });
  return [name, ...coverTexts(thing.covers, grid, view)].join(', ');
}

function coverTexts(
  { sites, parts = [], turn = 0, flip, ports = [] }: CoverView,
  grid: MapGrid,
  view: PackView,
): string[] {
  const kinds = [...new Set(ports.map(({ is }) => is))];
  const waysOf = (kind: string): string =>
    [...new Set(ports.filter(({ is }) => is === kind).map(({ to }) => t(`way.${to as Direction}`)))].join(', ');
  return [
    ...(sites.length + parts.length > 1 ? [t('coversSites', { sites: sites.join(', ') })] : []),
    ...(parts.length > 0 ? [t('coversPartly', { sites: parts.join(', ') })] : []),
    ...(flip ? [t('turnedOver')] : []),
    ...(turn > 0 ? [t('turnedBy', { n: (turn * 360) / turnsOf(tilingOf(grid)) })] : []),
    ...kinds.map((kind) => t('portsTo', { kind: packWord(view, kind), ways: waysOf(kind) })),
  ];
}

// ------------------------------------------------------------------------------------------------ drawing

/** Between the rim of the cells and the line around a thing, and of its corners, by the width of a cell. */
const INSET = 0.07;
const ROUND = 0.16;
/** The mark, by the width of a cell. */
const MARK = 0.62;

/** The ground of the cells that are covered: what lies there is drawn upon it, and the sites themselves, which are clear, upon that. */
export const drawGround = (
  sites: Iterable<string>,
  { grid, unit, at }: MapPlaces,
  color: (site: string) => string,
): SVGTemplateResult[] =>
  [...sites].map((site) => {
    const { x, y } = at(site);
    return svg`<path class="shape cell ground" d=${cellPath(grid, unit)} style=${`--kind: ${color(site)}`}
      transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />`;
  });

/** `isGhost`: it does not lie there yet. */
export function drawLaid(thing: LaidThing, places: MapPlaces, view: PackView, isGhost: boolean): SVGTemplateResult {
  const { covers, anchor, owner, changed, isNews } = thing;
  const { grid, unit } = places;
  // relative to its first cell, where middles of neighbours are 1 apart
  const start = places.at(covers.sites[0] ?? sitesOf(covers)[0]);
  const cellOf = (site: string, part: boolean): CoveredCell => {
    const { x, y } = places.at(site);
    return { x: (x - start.x) / unit, y: (y - start.y) / unit, part };
  };
  const cells = [
    ...covers.sites.map((site) => cellOf(site, false)),
    ...(covers.parts ?? []).map((site) => cellOf(site, true)),
  ];
  const loops = outlineOfCells(cells, grid).map((loop) => loop.map(({ x, y }) => ({ x: x * unit, y: y * unit })));
  const outline = pathOf(loops, INSET * unit, ROUND * unit);
  const mark = markPlace(cells);
  const isTile = cells.length === 1 && (covers.ports ?? []).length > 0;
  const size = unit * MARK * (mark.room > 1 ? 1.6 : isTile ? 0.75 : 1);
  const kinds = portKinds(view);
  const classes = [
    'laid',
    isGhost ? 'ghost' : '',
    owner ? `of-player seat-${owner.seat}` : '',
    isTile ? 'way-tile' : '',
  ];
  return svg`<g class=${classes.filter(Boolean).join(' ')} data-laid=${isGhost ? nothing : anchor} aria-hidden="true"
      style=${colorsOf(thing, view, isTile)} transform=${`translate(${start.x.toFixed(1)} ${start.y.toFixed(1)})`}>
    ${isNews || changed ? svg`<path class="around" d=${pathOf(loops, 0.03 * unit, ROUND * unit)} />` : nothing}
    <path class="outline" d=${outline} />
    ${isTile ? drawWays(covers, cells[0], grid, unit, kinds) : nothing}
    ${(covers.ports ?? []).map(({ site, to, is }) => drawPort(cellOf(site, covers.parts?.includes(site) ?? false), to as Direction, kinds.indexOf(is), grid, unit))}
    <g transform=${`translate(${(mark.x * unit).toFixed(1)} ${(mark.y * unit).toFixed(1)})`}>${drawMark(thing, view, size, isTile)}</g>
  </g>`;
}

/** A picture of its kind, or the mark of its owner, or its letters; of a tile that is told by its ways, only whose it is. */
function drawMark(
  { what, owner, emblems = [] }: LaidThing,
  view: PackView,
  size: number,
  isTile: boolean,
): SVGTemplateResult | typeof nothing {
  const id = 'card' in what ? what.card : what.piece;
  const shown = picturesOf(view).has(id) ? [id] : emblems;
  if (shown.length > 0) {
    const each = shown.length > 1 ? size * 0.72 : size;
    return svg`${shown.map((one, i) => picture(one, (i - shown.length / 2) * each, -each / 2, each))}`;
  }
  if (owner) return drawOwner(owner.seat, size);
  return isTile
    ? nothing
    : svg`<g transform=${`scale(${(size / 30).toFixed(2)})`}>${drawInitials(occupantName(id, view))}</g>`;
}

/** Roads from the middle of a tile to its ports. */
function drawWays(
  { ports = [] }: CoverView,
  { x, y }: CoveredCell,
  grid: MapGrid,
  unit: number,
  kinds: readonly string[],
): SVGTemplateResult {
  const place = (across: number, down: number): string => `${(across * unit).toFixed(1)} ${(down * unit).toFixed(1)}`;
  const rimOf = (to: Direction): string => {
    const rim = toRim(grid, to);
    return place(x + rim.x, y + rim.y);
  };
  const roads = [...new Set(ports.map(({ is }) => is))].map((kind) => ({
    kind: kinds.indexOf(kind),
    d: roadThrough(
      place(x, y),
      ports.filter(({ is }) => is === kind).map(({ to }) => rimOf(to as Direction)),
    ),
  }));
  return svg`<path class="road-bed" d=${roads.map(({ d }) => d).join('')} />
    ${roads.map(({ kind, d }) => svg`<path class=${`road ${portClass(kind)}`} d=${d} />`)}`;
}

/** From one end to the next through the middle, so that roads bend there; a single one ends in it. */
function roadThrough(middle: string, ends: readonly string[]): string {
  if (ends.length === 1) return `M${ends[0]}L${middle}`;
  return ends.flatMap((end, i) => (i % 2 === 0 ? [`M${end}L${middle}L${ends[i + 1] ?? ends[0]}`] : [])).join('');
}

/** How many kinds of ports have a colour and a form of their own. */
const PORT_FORMS = [
  'M-13 -6H13V6H-13Z',
  'M-14 6L0 -9L14 6Z',
  'M0 -9L11 0L0 9L-11 0Z',
  'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z',
];
const portClass = (kind: number): string => `port-${Math.max(0, kind) % PORT_FORMS.length}`;

/** At the rim, turned outwards: kinds are told apart by their forms as well. */
function drawPort(cell: CoveredCell, to: Direction, kind: number, grid: MapGrid, unit: number): SVGTemplateResult {
  const { x, y, degrees } = toRim(grid, to);
  // of a part the rim goes through its middle
  const far = cell.part ? 0 : 1;
  const away = Math.hypot(x, y) || 1;
  const inwards = (INSET * 0.9) / away;
  const place = { x: cell.x + x * (far - inwards), y: cell.y + y * (far - inwards) };
  return svg`<path class=${`port ${portClass(kind)}`} d=${PORT_FORMS[Math.max(0, kind) % PORT_FORMS.length]}
    transform=${`translate(${(place.x * unit).toFixed(1)} ${(place.y * unit).toFixed(1)}) rotate(${degrees.toFixed(0)})`} />`;
}

const cachedKinds = new WeakMap<PackView, string[]>();

/** The kinds of ports of a pack, in its order. */
function portKinds(view: PackView): string[] {
  let kinds = cachedKinds.get(view);
  if (!kinds) {
    kinds = [...new Set(view.shaped.flatMap(({ ports }) => ports.map(({ is }) => is)))];
    cachedKinds.set(view, kinds);
  }
  return kinds;
}

/** Around the circle of colours each kind is far from the one before it. */
const FAR_APART = 137.5;

/** The colour of a card, or of its kind; what belongs to a player has that one's, by its class. */
function colorsOf({ what, owner }: LaidThing, view: PackView, isTile: boolean): string {
  // tiles are of paper: their ways tell them apart
  if (owner || (isTile && 'piece' in what)) return '';
  if ('card' in what) {
    const card = view.components.find(({ section, id }) => section === 'cards' && id === what.card);
    if (card?.color) {
      const { deep, pale } = hueOf(card.color);
      return `--body: ${pale}; --line: ${deep}`;
    }
  }
  const of = 'card' in what ? what.card : what.piece;
  const kind = view.shaped.findIndex(({ id }) => id === of);
  const hue = ((Math.max(0, kind) * FAR_APART + 40) % 360).toFixed(0);
  return `--body: hsl(${hue} 55% 84%); --line: hsl(${hue} 45% 28%)`;
}
