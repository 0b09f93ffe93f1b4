/** Shapes, and what is laid as one. Reports at the row and column of a drawing, or at the key of a port. */
import { scalars } from '../declare.ts';
import type { FieldReader } from '../field-reader.ts';
import { SECTIONS } from '../fields.ts';
import { DIRECTIONS, type Direction } from '../grid.ts';
import type { Located } from '../located.ts';
import type { Laid, ShapeDef } from '../model.ts';
import { isAtRim, isInOnePiece, rimCell, stepOf, turnsOf, type Port, type ShapeCell, type Tiling } from '../shapes.ts';
import type { Components } from './components.ts';
import { recordOf } from './site.ts';

const ANCHOR = '@';
const WHOLE = '#';
const PART = '+';
const NONE = '.';

export function buildShapes(components: Components): ShapeDef[] {
  return components.build('shapes', (reader, named) => {
    const tiling = reader.choice('grid', ['square', 'hex'] as const, 'square');
    const { cells, anchor } = drawingOf(reader, tiling);
    const turns = reader.integer('turns');
    if (turns !== undefined && turnsOf(tiling) % turns !== 0) {
      reader.report(reader.keyPlace('turns'), 'wrong-shape', { is: 'turns', turns, of: turnsOf(tiling) });
    }
    return { ...named, tiling, cells, anchor, ...(turns === undefined ? {} : { turns }), flips: reader.flag('flips') };
  });
}

/** A letter of a drawing, with its place in the file. */
interface Letter {
  letter: string;
  column: number;
  row: number;
  place: Located;
}

function lettersOf(reader: FieldReader): Letter[] {
  const field = reader.keyPlace('cells');
  return scalars(reader.node('cells')).flatMap((row, number) => {
    if (typeof row.value !== 'string') return [];
    const places = row.map();
    return [...row.value].map((letter, column) => ({
      letter,
      column,
      row: number,
      place: { ...field, span: places.toFile(column, column + 1) },
    }));
  });
}

function drawingOf(reader: FieldReader, tiling: Tiling): Pick<ShapeDef, 'cells' | 'anchor'> {
  const letters = lettersOf(reader);
  const place = reader.keyPlace('cells');
  for (const one of letters) {
    if (![ANCHOR, WHOLE, PART, NONE].includes(one.letter)) {
      reader.report(one.place, 'wrong-shape', { is: 'letter', letter: one.letter });
    }
  }
  const lengths = scalars(reader.node('cells')).map(({ text }) => text.length);
  if (new Set(lengths).size > 1) {
    const row = lengths.findIndex((length) => length !== lengths[0]);
    const last = letters.findLast((one) => one.row === row);
    reader.report(last?.place ?? place, 'wrong-shape', {
      is: 'uneven',
      row: row + 1,
      length: lengths[row],
      usual: lengths[0],
    });
  }
  const anchors = letters.filter(({ letter }) => letter === ANCHOR);
  const [first, second] = anchors;
  if (!first) reader.report(place, 'wrong-shape', { is: 'anchors', n: 0 });
  if (second) reader.report(second.place, 'wrong-shape', { is: 'anchors', n: anchors.length });
  const anchor = [first?.column ?? 0, first?.row ?? 0] as const;
  const drawn = letters.filter(({ letter }) => letter === ANCHOR || letter === WHOLE || letter === PART);
  const cells = drawn.map(({ letter, column, row }): ShapeCell => ({
    x: column - anchor[0],
    y: row - anchor[1],
    part: letter === PART,
  }));
  if (first && !isInOnePiece(cells, tiling)) reader.report(place, 'wrong-shape', { is: 'pieces' });
  return { cells, anchor };
}

/** What lies as a shape: that, and where it is joined. */
export function laidOf(reader: FieldReader, shapes: readonly ShapeDef[]): Laid {
  const shape = shapes.find(({ id }) => id === reader.name('shape', 'shape'));
  const written = [...portsByDirection(reader, shape), ...portsByCell(reader, shape)];
  if (!shape) {
    const key = (['ports', 'ports-at'] as const).find((one) => reader.has(one));
    if (key && !reader.has('shape')) reader.report(reader.keyPlace(key), 'wrong-shape', { is: 'no-shape' });
    return {};
  }
  const ports: Port[] = [];
  for (const { port, place } of written) {
    if (ports.some(({ x, y, to }) => x === port.x && y === port.y && to === port.to)) {
      reader.report(place, 'wrong-shape', { is: 'port', why: 'twice', to: port.to });
    } else if (isAtRim(shape.cells, port, shape.tiling)) ports.push(port);
    else reader.report(place, 'wrong-shape', { is: 'port', why: 'inside', to: port.to });
  }
  return { shape: shape.id, ...(ports.length > 0 ? { ports } : {}) };
}

interface WrittenPort {
  port: Port;
  place: Located;
}

/** `ports: {east: blue}` */
function portsByDirection(reader: FieldReader, shape: ShapeDef | undefined): WrittenPort[] {
  return reader.entries('ports').flatMap(({ key, node, file, pack, span }) => {
    const place = { file, pack, span };
    const to = DIRECTIONS.find((direction) => direction === key);
    if (!to) {
      reader.report(place, 'wrong-shape', { is: 'port', why: 'direction', to: key });
      return [];
    }
    if (!shape || !hasDirection(reader, place, shape, to)) return [];
    const cell = rimCell(shape.cells, to, shape.tiling);
    if (cell) return node.kind === 'scalar' ? [{ port: { x: cell.x, y: cell.y, to, is: node.text }, place }] : [];
    reader.report(place, 'wrong-shape', { is: 'port', why: 'several', to });
    return [];
  });
}

/** `ports-at: [{at: [0, 2], to: east, is: blue}]` */
function portsByCell(reader: FieldReader, shape: ShapeDef | undefined): WrittenPort[] {
  const record = recordOf(SECTIONS.pieces.entry.fields['ports-at'].type);
  return reader.items('ports-at').flatMap((item) => {
    const inner = reader.inner(item, record);
    const [column, row] = inner.integers('at') ?? [];
    const to = DIRECTIONS.find((direction) => direction === inner.words('to'));
    const is = inner.words('is');
    const place = inner.has('at') ? inner.keyPlace('at') : item;
    if (!shape || !to || column === undefined || row === undefined || is === undefined) return [];
    if (!hasDirection(reader, place, shape, to)) return [];
    const [x, y] = [column - shape.anchor[0], row - shape.anchor[1]];
    if (shape.cells.some((cell) => cell.x === x && cell.y === y)) return [{ port: { x, y, to, is }, place }];
    reader.report(place, 'wrong-shape', { is: 'port', why: 'outside', to });
    return [];
  });
}

function hasDirection(reader: FieldReader, place: Located, { tiling }: ShapeDef, to: Direction): boolean {
  if (stepOf(tiling, to)) return true;
  reader.report(place, 'wrong-shape', { is: 'port', why: 'direction', to });
  return false;
}
