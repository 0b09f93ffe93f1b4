/** The sites of a board that is written as rows of letters. */
import { entryOf } from '../../source/tree.ts';
import type { FieldReader } from '../field-reader.ts';
import { SECTIONS } from '../fields.ts';
import { GRIDS, neighbourSteps, placeOn, stepsFrom, type Grid, type Step } from '../grid.ts';
import { isSiteLetter, readMap, type MapCell, type ReadMap } from '../map-letters.ts';
import type { SiteDef } from '../model.ts';
import type { Components } from './components.ts';
import { recordOf, siteOfLegend } from './site.ts';

interface BuiltMap {
  grid: Grid;
  sites: SiteDef[];
}

/** The keys that only a map has. */
const KEYS = ['grid', 'adjacent', 'rows', 'legend'] as const;

/** The map of a board; undefined if it has none. Reports at the row, the letter or the key. */
export function buildMap(reader: FieldReader, components: Components): BuiltMap | undefined {
  const written = KEYS.filter((key) => reader.has(key));
  if (written.length === 0) return undefined;
  for (const key of ['grid', 'rows', 'legend'] as const) {
    if (!reader.has(key)) reader.report(reader.keyPlace(written[0]), 'wrong-map', { is: 'lacks', key });
  }
  if (reader.has('sites')) reader.report(reader.keyPlace('rows'), 'wrong-map', { is: 'both' });
  const grid = reader.choice('grid', GRIDS, 'square');
  if (reader.has('adjacent') && grid !== 'square') {
    reader.report(reader.keyPlace('adjacent'), 'wrong-map', { is: 'corners', grid });
  }
  const map = readMap(reader.node('rows'));
  reportRows(map, reader);
  const letters = siteOfLetter(map, reader, components);
  const over = reader.labels('adjacent').map(String);
  return { grid, sites: sitesOf(map.cells, letters, grid, over.length > 0 ? over : ['sides'], reader) };
}

function reportRows({ rows, cells }: ReadMap, reader: FieldReader): void {
  const place = reader.keyPlace('rows');
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  rows.forEach(({ length, span }, row) => {
    if (length !== usual) reader.report({ ...place, span }, 'wrong-map', { is: 'uneven', row: row + 1, length, usual });
  });
  const legend = reader.node('legend');
  if (reader.has('rows') && reader.has('legend') && !cells.some(({ letter }) => isSiteLetter(legend, letter))) {
    reader.report(place, 'wrong-map', { is: 'empty' });
  }
}

/** By letter: the site that stands for it, without its id and place. */
function siteOfLetter({ cells }: ReadMap, reader: FieldReader, components: Components): ReadonlyMap<string, SiteDef> {
  const record = recordOf(SECTIONS.boards.entry.fields.legend.type);
  const found = new Map<string, SiteDef>();
  const written = reader.entries('legend');
  const used = new Set(cells.map(({ letter }) => letter));
  for (const entry of written) {
    const place = { file: entry.file, pack: entry.pack, span: entry.span };
    if ([...entry.key].length !== 1) reader.report(place, 'wrong-map', { is: 'letters', written: entry.key });
    else if (!used.has(entry.key)) reader.report(place, 'wrong-map', { is: 'unused', letter: entry.key });
    if (!isSiteLetter(reader.node('legend'), entry.key)) continue;
    found.set(entry.key, siteOfLegend(reader.inner(entry, record), entry.key, components));
  }
  const rows = reader.keyPlace('rows');
  for (const { letter, span } of cells) {
    if (!reader.has('legend') || entryOf(reader.node('legend'), letter)) continue;
    reader.report({ ...rows, span }, 'wrong-map', { is: 'unknown', letter });
  }
  return found;
}

function sitesOf(
  cells: readonly MapCell[],
  letters: ReadonlyMap<string, SiteDef>,
  grid: Grid,
  over: readonly string[],
  reader: FieldReader,
): SiteDef[] {
  const byPlace = new Map(
    cells.flatMap((cell) => (letters.has(cell.letter) ? [[`${cell.column} ${cell.row}`, cell.id] as const] : [])),
  );
  return cells.flatMap(({ letter, column, row, id, span }) => {
    const site = letters.get(letter);
    if (!site) return [];
    const next = ([columns, down]: Step): string | undefined => byPlace.get(`${column + columns} ${row + down}`);
    const adjacent = neighbourSteps(grid, row, over).flatMap((step) => next(step) ?? []);
    const ways = Object.fromEntries(
      Object.entries(stepsFrom(grid, row)).flatMap(([way, step]) => {
        const to = next(step);
        return to === undefined ? [] : [[way, to]];
      }),
    );
    const { file } = reader.keyPlace('rows');
    const origin = { file: file.name, ...file.yaml.lines.place(span.start), text: id };
    return [{ ...site, id, adjacent, ways, at: placeOn(grid, column, row), origin }];
  });
}
