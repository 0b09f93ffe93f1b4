/**
 * What the node of an effect says of itself (`machine/node.ts`), judged by what the effect means: that these claims hold in play is
 * `test/oracle/capabilities.test.ts`; here, that they are made at all, as look-ahead is slow without them.
 */
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { compile } from '../compile/compile-cached.ts';
import type { Node } from '../machine/node.ts';

const BEFORE = `
pack: claims
title: Claims
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {coin: {}, point: {}}
colors: {red: {}}
zones: {pile: {of: game, order: stack}, hand: {of: player, order: set}}
decks: {d: {starts: pile, routes: {spent: move this to pile}}}
types: {t: {programs: {act: steps}}}
cards: [{id: c, number: 1, deck: d, type: t, act: gain 1 coin}]
signals: {ring: {}}
slots: [{id: stall, effect: gain 1 coin}]
site-kinds: {field: {}}
pieces: {hut: {plural: huts, cost: 1 coin, where: empty field}}
boards: {farm: {of: player, sites: {f1: {kind: field}}}, ranch: {of: player, sites: {f2: {kind: field}}}}
tracks: {road: {spaces: [{number: 1, bonus: gain 1 coin}, {number: 2}]}}
procedures:
  game:
    deal: deal boards
`;

/** only gives; cannot fail; touches nothing that anything else could need */
type Claim = 'gains' | 'never fails' | 'harmless';

const CASES: [effect: string, ...Claim[]][] = [
  ['gain 1 coin', 'gains', 'never fails'],
  ['lose 1 coin', 'never fails'],
  ['pay 1 coin'],
  ['pay 1 coin: gain 1 point'],
  ['may pay 1 coin', 'never fails'],
  ['may gain 1 coin', 'never fails'],
  ['gain 1 coin or lose 1 coin'],
  ['gain 1 coin then gain 1 point', 'gains'],
  ['gain 1 coin then lose 1 point'],
  ['any order: gain 1 coin; gain 1 point', 'gains', 'never fails'],
  ['any order: gain 1 coin; lose 1 point', 'never fails'],
  ['repeat 2 times: gain 1 coin', 'gains', 'never fails'],
  ['repeat 2 times: lose 1 coin', 'never fails'],
  ['up to 2 times: gain 1 coin', 'never fails'],
  ['each card in hand: gain 1 coin', 'gains', 'never fails'],
  ['each card in hand: lose 1 coin', 'never fails'],
  ['each card in hand: move it to pile', 'never fails', 'harmless'],
  ['if coin >= 1: gain 1 coin', 'gains', 'never fails'],
  ['if coin >= 1: gain 1 coin else: lose 1 coin', 'never fails'],
  ['if coin >= 1: lose 1 coin else: gain 1 coin', 'never fails'],
  ['if coin >= 1: pay 1 coin else: gain 1 coin'],
  ['if coin >= 1: gain 1 coin else: pay 1 coin'],
  ['choose card in hand', 'harmless'],
  ['choose available slot', 'harmless'],
  ['choose other player', 'harmless'],
  ['choose color', 'harmless'],
  ['pick 1 to 3', 'harmless'],
  ['choose card in hand then move it to pile', 'harmless'],
  ['choose card in hand then gain 1 coin'],
  ['choose card in hand then (choose color or choose other player)', 'harmless'],
  ['choose card in hand then (choose color or gain 1 coin)'],
  ['move cards in hand to pile', 'never fails', 'harmless'],
  ['dispose cards in hand as spent', 'never fails', 'harmless'],
  ['discard cards in hand down to 3 as spent', 'never fails'],
  ['shuffle pile', 'never fails'],
  ['ready cards in hand', 'gains', 'never fails'],
  ['exhaust cards in hand', 'never fails'],
  ['ready 1 card in hand'],
  ['set coin to 1', 'never fails'],
  ['count coin as n', 'gains', 'never fails', 'harmless'],
  ['signal ring', 'gains', 'never fails', 'harmless'],
  ['occupy available slots', 'never fails', 'harmless'],
  ['vacate slots', 'never fails'],
  ['place hut at empty field', 'never fails'],
  ['remove fields with hut', 'never fails'],
  ['build 1 hut'],
  ['advance 1 on road', 'gains'],
  ['perform available slot'],
  ['resolve act of cards in hand'],
];

const model = packOf(
  `${BEFORE}${CASES.map(([effect], i) => `    s${i}: "${effect}"`).join('\n')}\n    end: end game\n`,
);
const { nodes } = compile(model, 2, {});
const claimsOf = ({ onlyGains, neverFails, sideEffectFree }: Node): Claim[] => [
  ...(onlyGains ? (['gains'] as const) : []),
  ...(neverFails ? (['never fails'] as const) : []),
  ...(sideEffectFree ? (['harmless'] as const) : []),
];

test.each(CASES)('%s', (effect, ...claims) => {
  const own = nodes.findLast(({ origin }) => origin.text === effect)!;
  expect(claimsOf(own), own.constructor.name).toEqual(claims);
});
