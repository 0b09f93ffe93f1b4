import { expect, test } from 'vitest';
import { memoryFiles } from './files.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { alongGrid, alongShape, looksOf, opposite, rimCell, stepOf } from './shapes.ts';

/** The problems of a pack with these shapes, and these keys of its piece: code, line and column from the first of them, message. */
function problems(shapes: string, piece = ''): string[] {
  const head = `pack: small
status: original
players: [2]
counters: {point: {}}
ranking: [most point]
site-kinds: {cell: {}}
boards: {field: {of: game, grid: square, rows: "....", legend: {.: cell}}}
procedures: {game: {play: "lay tile then gain 1 point", end: end game}}
pieces: {tile: {shape: bar${piece}}}
shapes:
`;
  const { diagnostics } = loadPack(memoryFiles({ 'small.yaml': head + shapes }), 'small.yaml');
  const first = head.split('\n').length;
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, line, column, message }) => `${code} ${line - first}:${column} ${message}`);
}

test.each([
  ['good', '  bar: {cells: ["@#"]}', '', []],
  [
    'rows of unequal length',
    '  bar: {cells: ["@#", "#"]}',
    '',
    ['wrong-shape 0:24 Row 2 of the shape has 1 cell; the first has 2.'],
  ],
  ['a letter', '  bar: {cells: ["@x"]}', '', ['wrong-shape 0:19 "x" means nothing in the drawing of a shape.']],
  ['no anchor', '  bar: {cells: ["##"]}', '', ['wrong-shape 0:9 The shape has no anchor.']],
  ['two anchors', '  bar: {cells: ["@@"]}', '', ['wrong-shape 0:19 The shape has 2 anchors.']],
  ['two pieces', '  bar: {cells: ["@.#"]}', '', ['wrong-shape 0:9 The shape is in several pieces.']],
  [
    'turns',
    '  bar: {cells: ["@#"], turns: 3}',
    '',
    ['wrong-shape 0:24 A shape cannot have 3 turns; all of them are 4.'],
  ],
  [
    'a port to nowhere',
    '  bar: {cells: ["@#"]}',
    ', ports: {up: road}',
    ['wrong-shape -2:37 "up" is no direction of this shape.'],
  ],
  ['a port that several cells could have', '  bar: {cells: ["@#"]}', ', ports: {north: road, south: road}', []],
  [
    'a port inside',
    '  bar: {cells: ["@#"]}',
    ', ports-at: [{at: [0, 0], to: east, is: road}]',
    ['wrong-shape -2:41 The port opens east into the shape itself.'],
  ],
  [
    'a port where no cell is',
    '  bar: {cells: ["@#"]}',
    ', ports-at: [{at: [5, 0], to: east, is: road}]',
    ['wrong-shape -2:41 The shape has no cell there.'],
  ],
  [
    'two ports at one side',
    '  bar: {cells: ["@#"]}',
    ', ports: {east: road}, ports-at: [{at: [1, 0], to: east, is: rail}]',
    ['wrong-shape -2:62 The cell has two ports to the east.'],
  ],
] as const)('%s', (_name, shapes, piece, expected) => {
  expect(problems(shapes, piece)).toEqual(expected);
});

test('a piece without a shape is not laid, and the message says how to mend it', () => {
  const pack = `pack: small
status: original
players: [2]
counters: {point: {}}
ranking: [most point]
site-kinds: {cell: {}}
boards: {field: {of: game, grid: square, rows: "....", legend: {.: cell}}}
pieces: {tile: {}}
procedures: {game: {play: "lay tile then gain 1 point", end: end game}}
`;
  const { diagnostics } = loadPack(memoryFiles({ 'small.yaml': pack }), 'small.yaml');
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual(['no-shape `tile` has no shape.']);
});

test('a cross of hexagons has one look, a bar three, and two bars in a bend six', () => {
  const cell = (x: number, y: number) => ({ x, y, part: false });
  const looks = (...cells: ReturnType<typeof cell>[]) => looksOf({ cells }, [], 'hex').length;
  expect(looks(cell(0, 0))).toBe(1);
  expect(looks(cell(0, 0), cell(1, 0))).toBe(3);
  expect(looks(cell(-1, 0), cell(0, 0), cell(0, 1))).toBe(6);
});

test('ports turn with their shape, and what only ports tell apart are different looks', () => {
  const cells = [{ x: 0, y: 0, part: false }];
  const [drawn, turned, ...more] = looksOf({ cells }, [{ x: 0, y: 0, to: 'north-east', is: 'road' }], 'square');
  expect([drawn.ports[0].to, turned.ports[0].to, more.length]).toEqual(['north-east', 'south-east', 2]);
});

test('a port is at the cell that lies furthest, straight ahead of the anchor', () => {
  const cross = ['+#+', '#@#', '+#+'].flatMap((row, y) =>
    [...row].map((letter, x) => ({ x: x - 1, y: y - 1, part: letter === '+' })),
  );
  expect(rimCell(cross, 'east', 'square')).toMatchObject({ x: 1, y: 0 });
  expect(rimCell(cross, 'north-east', 'square')).toMatchObject({ x: 1, y: -1 });
});

test('columns and rows of a hex grid are counted along slanted columns, and back', () => {
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 5; row++) {
      expect(alongGrid('hex', ...alongShape('hex', column, row))).toEqual([column, row]);
    }
  }
  expect(stepOf('hex', 'north')).toBeUndefined();
  expect(opposite('north-east')).toBe('south-west');
});
