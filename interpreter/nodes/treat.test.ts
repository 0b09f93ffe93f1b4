/** `treat … as …`: a property that a pack declares, and what asks for it. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** What two huts, one of them upgraded, bring where a card is in the zone, as the documentation of the word says. */
function collected(effect: string): number {
  const made = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}}
score: coin
site-kinds: {plot: {}}
boards: {b: {of: game, sites: {s1: {kind: plot}, s2: {kind: plot}}}}
pieces: {hut: {plural: huts, where: empty plot, upgrade: free}}
constants: {limit: 1}
predicates: {idle: hut and not hut}
types: {law: {programs: {effect: standing}}}
zones: {box: {order: stack}, laws: {listening: true}}
decks: {base: {starts: box}}
cards: [{id: strike, deck: base, type: law, effect: "${effect}"}]
procedures:
  game:
    law: move cards in box to laws
    huts: build 2 huts free
    better: upgrade 1 hut free
    collect: "each not idle hut: gain 1 coin"
    end: confirm stop
    over: end game
`),
    { players: 1, seed: 3 },
  );
  while (made.decision?.options[0].key !== 'stop') made.choose(made.decision!.options[0].key);
  return made.everything().players[0].counters['coin'];
}

test('pieces that give nothing', () => {
  expect(collected('treat upgraded huts as idle')).toBe(1);
  expect(collected('treat huts as idle')).toBe(0);
  expect(collected('change limit by 1').valueOf()).toBe(2);
});
