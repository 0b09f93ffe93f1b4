/** What is told of an option before it is chosen: which cards go with it, and which would be lost by it. */
import { beforeAll, expect, test } from 'vitest';
import { sentenceRenderer, type MessageRenderer, type Game, newGame } from '../interpreter/index.ts';
import { loaded } from '../test/support/loaded.ts';
import { previewOf } from './preview.ts';

let game: Game;
let words: MessageRenderer;
beforeAll(() => {
  const { model } = loaded();
  game = newGame(model, { players: 2, seed: 7, language: 'en' });
  words = sentenceRenderer(model, 'en');
  while (game.decision!.question.type !== 'choose-slot') game.choose(game.decision!.options[0].key);
});

const preview = (key: string, of = game) => previewOf(of, key, of.decision!.player, words, () => {});
const colorOf = (card: string): string | null => game.model.cards.find(({ id }) => id === card)!.color;

test('of a slot, what each card in the hand would signal with it; those by which nothing happens are lost', () => {
  const hand = game.view(game.decision!.player).players[game.decision!.player].zones['hand'].cards!;
  for (const { key, meaning } of game.decision!.options) {
    const color = meaning.type === 'slot' ? game.model.slots.find(({ id }) => id === meaning.slot)!.color : null;
    const leads = preview(key)!.leads.map(({ card, signals, wasted }) => [card, signals, wasted]);
    const expected = hand.map(({ card }) => {
      const matches = colorOf(card) === color;
      return [card, [matches ? 'colors match' : 'colors differ'], !matches];
    });
    // with a slot without a colour no card is lost for its colour
    expect([key, leads]).toEqual([key, color === null ? [] : expected]);
  }
});

test('of the card itself, the same; the game is as it was', () => {
  const at = game.length;
  const slot = game.decision!.options.find(({ key }) => preview(key)!.leads.some(({ wasted }) => wasted))!.key;
  const { leads } = preview(slot)!;
  const copy = game.hypothetical(game.decision!.player, 0);
  copy.choose(slot);
  expect(leads.map(({ card }) => preview(`card:${card}`, copy)!.wasted)).toEqual(leads.map(({ wasted }) => wasted));
  expect(game.length).toBe(at);
});

test('a card that is only discarded is not called lost: nothing is signalled of it', () => {
  const { model } = loaded();
  const first = newGame(model, { players: 2, seed: 7, language: 'en' });
  const previews = first.decision!.options.map(({ key }) => preview(key, first)!);
  expect(previews.map(({ wasted }) => wasted)).toEqual(previews.map(() => false));
});
