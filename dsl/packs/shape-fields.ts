/** The keys of shapes, and of what has one. */
import { choice, flag, integer, list, map, name, optional, record, required, words } from './field-builders.ts';
import type { Section } from './field-types.ts';
import { DIRECTIONS } from './grid.ts';
import { component } from './note-fields.ts';

/** What is laid on a grid: its shape, and where it is joined. */
export const LAID_FIELDS = {
  shape: optional(name('shape'), 'the cells that it covers where it is laid; see `lay`'),
  ports: optional(
    map(name()),
    'where it is joined: for each direction the kind of port, `{east: pipe, west: pipe}`, at the cell that lies furthest there',
  ),
  'ports-at': optional(
    list(
      record({
        at: required(list(integer(0)), 'the cell, by column and row of the drawing of the shape, from 0: `[0, 2]`'),
        to: required(choice(...DIRECTIONS), 'the direction to which it opens'),
        is: required(name(), 'the kind of port'),
      }),
    ),
    'the same where several cells lie equally far in a direction',
  ),
};

/** The section of shapes. */
export const SHAPES = {
  shape: 'map',
  declares: 'shape',
  doc: 'the cells that pieces and cards cover where they are laid on a grid',
  entry: component({
    grid: optional(
      choice('square', 'hex'),
      'of which cells it is made; square unless given. Of hex each row lies half a cell further to the right',
    ),
    cells: required(
      list(words),
      'its drawing, a text for each row: `@` the anchor, by which its place is named, `#` a whole cell, `+` a part of one, ' +
        '`.` none. Two parts of different things may share a site, nothing else may',
    ),
    turns: optional(
      integer(1, 6),
      'how many turns it may take, as it is drawn included: a quarter further each, of hex a sixth; all unless given. Those that ' +
        'look alike count once',
    ),
    flips: optional(flag, 'it may be turned over, too'),
  }),
} as const satisfies Section;
