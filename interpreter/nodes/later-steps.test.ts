/** What an option says of its later steps: they act on what the first ones choose, which nobody knows before. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/internal.ts';

/** The first card of the pack is the one that stale or missing values pointed at. */
const PACK = `
pack: letters
title: Letters
version: 1.0.0
players: [1]
score: stamp
ranking: [most stamp]
counters: {stamp: {start: 5}}
zones: {hand: {of: player, visible: owner}, desk: {}, bin: {}}
decks: {mail: {starts: hand-store, routes: {thrown: move this to bin}}}
types: {letter: {programs: {effect: parts}}}
procedures:
  game:
    deal: "each player: move cards in hand-store to hand"
    first: "each player: ((choose letter in hand as old then move old to desk) then (may (EFFECT)))"
    end: end game
cards:
  - {id: first-letter, name: First letter, deck: mail, type: letter, effect: gain 1 stamp}
  - {id: second-letter, name: Second letter, deck: mail, type: letter, effect: gain 2 stamps}
  - {id: third-letter, name: Third letter, deck: mail, type: letter, effect: gain 3 stamps}
`;

test.each([
  ['disposed of', 'choose letter in hand then dispose it as thrown'],
  ['resolved', 'choose letter in hand then pay 1 stamp then resolve it'],
])('a card that is chosen and %s is not named before it is chosen', (_, effect) => {
  const text = PACK.replace('EFFECT', effect).replace('zones: {', 'zones: {hand-store: {order: stack}, ');
  const { model, diagnostics } = loadPack(memoryFiles({ 'letters.yaml': text }), 'letters.yaml');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  game.choose('card:third-letter');
  const labels = game.decision!.options.map(({ label }) => label);
  expect(labels).toHaveLength(2);
  expect(labels.join()).not.toMatch(/(?:First|Second|Third) letter/);
});
