/** Cards in a zone of others: whose they are is said, in packs with words for the zone and without. */
import { expect, test } from 'vitest';
import { memoryFiles } from '../dsl/internal.ts';
import { loadPack } from '../service/analysis/load-pack.ts';
import { LANGUAGES } from './languages/index.ts';
import { lexiconOf } from './lexicon/lexicon-of.ts';
import { Renderer } from './render/renderer.ts';
import { effectOf, form, textTools } from './testing.ts';
import { withoutErrors } from '../test/support/loaded.ts';

const PACK = `
pack: leaves
title: Leaves
version: 0.1.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {start: 3}}
zones: {box: {of: game, visible: none}, played: {of: player, visible: all}}
decks: {own: {starts: box}}
types: {plain: {programs: {effect: steps}}}
cards:
  - {id: leaf, deck: own, type: plain, copies: 4, effect: gain 1 coin}
procedures:
  game:
    share: "each player: move 2 leaf in box to played"
    end: end game
`;
const { model, sources } = withoutErrors(loadPack(memoryFiles({ 'leaves.yaml': PACK }), 'leaves.yaml', {}), 'leaves');

test.each([
  ['choose card in played of other players', 'Choose a card of another player in their played.'],
  ['each other player: move 1 card in played to box', 'Each other player puts 1 card from their played into the box.'],
  ['if cards in played >= 2: gain 1 coin', 'If you have at least 2 cards in your played, gain 1 coin.'],
])('without words for the zone: %s', (effect, text) => {
  const renderer = new Renderer(LANGUAGES.en, lexiconOf(model, 'en'), sources.symbols);
  expect(renderer.effect(effectOf(effect)).text).toBe(text);
});

test.each([
  [
    'if cards in claimed of other players = 0: gain 1 credit',
    'If there are no cards in another player’s play area, gain 1 credit.',
  ],
  [
    'if cards in claimed of other players >= 2: gain 1 credit',
    'If there are at least 2 cards in another player’s play area, gain 1 credit.',
  ],
  ['if cards in era-deck = 0: gain 1 credit', 'If there are no cards in the era deck, gain 1 credit.'],
])('nobody has what is not theirs: %s', (effect, text) => {
  const { renderer, parser } = textTools(LANGUAGES.en);
  expect(renderer.effect(effectOf(effect)).text).toBe(text);
  expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
});
