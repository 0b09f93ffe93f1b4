import { expect, test } from 'vitest';
import { boardViews } from '../../worker/board-views.ts';
import type { BoardView } from '../../worker/protocol.ts';
import { loaded } from '../../../test/support/loaded.ts';
import { CITIES, NAUTILUS } from '../../../test/support/packs.ts';
import { ownNumbers } from './numbers-of-kind.ts';

const boards = (path: string): BoardView[] => {
  const { model, sources } = loaded(path);
  return boardViews(model, sources);
};

/** Of each kind of site, the numbers that are drawn. */
const drawn = (board: BoardView): Record<string, number[]> =>
  Object.fromEntries(
    [...new Set(board.sites.map(({ kind }) => kind))].map((kind) => [
      kind,
      [...new Set(board.sites.filter((site) => site.kind === kind).flatMap((site) => ownNumbers(board, site)))].map(
        ({ n }) => n,
      ),
    ]),
  );

test('the depth of a cell of the sea is told by its colour', () => {
  const [sea] = boards(NAUTILUS);
  expect(sea.sites[0].attributes.map(({ n }) => n)).toEqual([3]);
  expect(Object.values(drawn(sea)).flat()).toEqual([]);
});

test('what one cell has is drawn on it, and what the others of its kind have is not', () => {
  const [sea] = boards(NAUTILUS);
  const [first, ...others] = sea.sites;
  const changed = { ...first, attributes: first.attributes.map((one) => ({ ...one, n: 9 })) };
  const board = { ...sea, sites: [changed, ...others] };
  expect(ownNumbers(board, changed)).toHaveLength(1);
  // now nothing is common to the deep sea
  expect(ownNumbers(board, others[0])).toHaveLength(1);
  expect(drawn(board)['slope-water']).toEqual([]);
});

test('a board that is no map shows all of them', () => {
  for (const board of boards(CITIES)) {
    expect(board.sites.map((site) => ownNumbers(board, site))).toEqual(board.sites.map(({ attributes }) => attributes));
  }
});
