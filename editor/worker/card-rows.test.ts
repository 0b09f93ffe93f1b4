/** The cards of a pack as rows: each field beside what its file says. */
import { expect, it } from 'vitest';
import type { CardRow } from './card-table-protocol.ts';
import { createWorkerService } from './service.ts';

const PACK = `pack: cove
title: The Cove
version: 1.0.0
players: [2]
score: coin
ranking: [most coin]
programs: [harvest]
counters: {coin: {plural: coins}}
colors: {red: {}}
zones: {hand: {of: player, visible: owner}, pile: {order: stack}}
decks: {base: {starts: pile}}
types:
  plain: {programs: {effect: parts}, played: resolve this}
  double: {programs: {effect: parts, harvest: steps}, played: resolve this}
procedures: {game: {play: "each player: gain 1 coin", end: end game}}
lexicon:
  it: {coin: {gender: f, one: moneta, other: monete}, mill: {gender: m, one: Mulino, other: Mulini}}
`;
const CARDS = `cards:
  - {id: mill, name: Mill, number: 7, deck: base, type: plain, color: red, copies: 2, price: 1 coin, effect: gain 2 coins}
  - id: well
    name: Deep well
    deck: base
    type: double
    effect: |
      gain 1 coin
    harvest: gain 3 coins
  - {id: barn, name: Barn, deck: base, type: plain}
  - {id: shed, name: Shed, deck: base, type: plain, not-encoded: {text: Dance.}}
slots:
  - {id: mint, effect: gain 5 coins}
`;
const FILE = 'cove/cards.yaml';

async function rows(language: 'en' | 'it' = 'en', ...later: string[]): Promise<CardRow[]> {
  const service = createWorkerService();
  service.open({ 'cove/pack.yaml': PACK, [FILE]: CARDS });
  const { diagnostics } = service.analyze('cove');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const text of later) service.edit(FILE, text);
  return service.cardRows('cove', language);
}

it('has what each card says, in the order of the file, and nothing of other components', async () => {
  const [mill, ...others] = await rows();
  expect(mill).toEqual({
    id: 'mill',
    file: FILE,
    line: 2,
    number: 7,
    name: 'Mill',
    deck: 'base',
    type: 'plain',
    color: 'red',
    price: '1 coin',
    copies: '2',
    printed: null,
    // the price has a column of its own
    rendered: 'Gain 2 coins.',
    effect: 'gain 2 coins',
    isSplit: false,
    state: 'understood',
    problems: [],
  });
  expect(others.map(({ id, line, number, color, price, copies }) => [id, line, number, color, price, copies])).toEqual([
    ['well', 3, null, null, '', ''],
    ['barn', 10, null, null, '', ''],
    ['shed', 11, null, null, '', ''],
  ]);
});

it('says of each whether it is understood, still open or empty', async () => {
  const found = (await rows()).map(({ id, state, printed, effect, rendered }) => [
    id,
    state,
    printed,
    effect,
    rendered,
  ]);
  expect(found.slice(2)).toEqual([
    ['barn', 'empty', null, '', ''],
    ['shed', 'open', 'Dance.', '', ''],
  ]);
});

it('has a program a line, each with its title where there are several', async () => {
  const [, well] = await rows();
  expect([well.isSplit, well.effect]).toEqual([true, 'gain 1 coin\ngain 3 coins']);
  expect(well.rendered).toBe('Effect: Gain 1 coin.\nHarvest: Gain 3 coins.');
});

it('is named and said in the language that is asked for; a name that it lacks is that of the pack', async () => {
  const [mill, well] = await rows('it');
  expect([mill.name, mill.rendered, well.name]).toEqual(['Mulino', 'Ottieni 2 monete.', 'Deep well']);
});

it('with an error it has the text of before, and its own problems alone', async () => {
  const [mill, , barn] = await rows('en', CARDS.replace('gain 2 coins', 'gain 2 cons'));
  expect([mill.state, mill.rendered, mill.effect]).toEqual(['error', 'Gain 2 coins.', 'gain 2 cons']);
  expect(mill.problems).toEqual([expect.stringContaining('cons')]);
  expect([barn.state, barn.problems]).toEqual(['empty', []]);
});
