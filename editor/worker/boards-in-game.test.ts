/** The table shows the boards of its game, not those that an option leaves out. */
import { expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { tableService } from './table-service.ts';

it.each([
  [5, ['small-rhombus']],
  [11, ['large-rhombus']],
])('size %i', (size, boards) => {
  const table = tableService(() => loaded('cards/hex'));
  const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
  const setup = { seats, seed: 1, options: { size } };
  const started: unknown = table.startTable({ pack: 'hex', setup, language: 'en', viewer: 0 });
  expect((started as { layout: { boards: string[] } }).layout.boards).toEqual(boards);
});
