/** What the Lab writes for the cards of a zone is what lies there then; a card keeps what lies on it. */
import { expect, it } from 'vitest';
import { cardItem } from '../../interpreter/scenario/index.ts';
import { loaded } from '../../test/support/loaded.ts';
import { boardViews } from '../worker/board-views.ts';
import { packView } from '../worker/pack-view.ts';
import { inspectPosition } from '../worker/try-effect.ts';
import { belongings, cardsIn, usualOwner, usualZone, zonePath, type Owner } from './owners.ts';

const viewOf = (path: string) => packView(path, loaded(path), null);
const inspect = (path: string, at: string, put?: Parameters<typeof inspectPosition>[2]) =>
  inspectPosition(loaded(path), { at, players: 2 }, put);
const boardsOf = (path: string) => {
  const { model, sources } = loaded(path);
  return boardViews(model, sources);
};
const CITIES = 'cards/underwater-cities';

it('who has boards and cards, and what is shown first of them', () => {
  const all = belongings(viewOf(CITIES), boardsOf(CITIES), inspect(CITIES, 'start'), 2);
  expect(all.map(({ owner, boards, zones }) => [owner, boards.length, zones.length > 0])).toEqual([
    ['me', 1, true],
    ['other', 1, true],
    [null, 0, true],
  ]);
  expect(usualOwner(all)?.owner).toBe('me');
  expect(usualZone(viewOf(CITIES), all[0].zones)).toBe('hand');
  // of a board between the players only, and no cards
  const hex = belongings(viewOf('cards/hex'), boardsOf('cards/hex'), inspect('cards/hex', 'start'), 2);
  expect(hex.map(({ owner }) => owner)).toEqual([null]);
});

it.each<[Owner, string]>([
  ['me', 'hand'],
  ['other', 'hand'],
])('cards of %s come into the %s and go again, and each copy is placed once', (owner, zone) => {
  const path = zonePath(owner, zone);
  const empty = inspect(CITIES, 'zero', [{ path, value: [] }]);
  const [card] = Object.keys(empty.free);
  const added = inspect(CITIES, empty.text!, [{ path, value: [card] }]);
  expect([cardsIn(added.before, owner, zone), added.problems]).toEqual([[card], []]);
  expect(added.text).toBe(`{preset: zero, ${owner}: {${zone}: [${card}]}}`);
  expect(added.free[card]).toBe(empty.free[card] - 1);
  const gone = inspect(CITIES, added.text!, [{ path, value: [] }]);
  expect([cardsIn(gone.before, owner, zone), gone.free]).toEqual([[], empty.free]);
});

it('a card keeps its state when another one comes beside it', () => {
  const path = ['me', 'in-play'];
  const { free } = inspect(CITIES, 'zero');
  const [one, two] = Object.keys(free);
  const at = `{preset: zero, me: {in-play: [{card: ${one}, used: true}]}}`;
  const there = cardsIn(inspect(CITIES, at).before, 'me', 'in-play');
  expect(there).toEqual([`${one} (used)`]);
  const { text, problems } = inspect(CITIES, at, [{ path, value: [...there, two].map(cardItem) }]);
  expect([text, problems]).toEqual([`{preset: zero, me: {in-play: [{card: ${one}, used: true}, ${two}]}}`, []]);
});
