/** Look-ahead to a `must` where free abilities are offered beside what is chosen. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { CITIES, pack } from '../../test/support/packs.ts';
import { gameAt } from '../index.ts';

test('a free ability beside a choice is not taken for what is chosen', () => {
  // only both abilities together pay for the slot, which must be performed then
  const text = `
pack: stalls
title: Stalls
version: 1.0.0
players: [1]
score: point
ranking: [most point]
counters: {coin: {}, shell: {start: 9}, point: {}}
periods: {turn: {}}
zones:
  pile: {of: game, order: stack, visible: all}
  shelf: {of: player, order: set, visible: all, listening: true}
decks: {tools: {starts: pile}}
types: {tool: {programs: {effect: standing}}}
cards:
  - {id: press, number: 1, deck: tools, type: tool, status: original, effect: "once per turn: pay 1 shell: gain 2 coins"}
  - {id: scales, number: 2, deck: tools, type: tool, status: original, effect: "once per turn: pay 2 shells: gain 3 coins"}
slots:
  - {id: stall, effect: "pay COST coins: gain 1 point"}
  - {id: fair, effect: "pay 6 coins: gain 2 points"}
procedures:
  game:
    deal: "each player: move cards in pile to shelf"
    play: "each player: do turn"
    end: end game
  turn:
    begin: begin turn
    slot: choose available slot as chosen
    mark: occupy chosen
    blocks: must perform chosen
    end: end turn
`;
  const keysFor = (cost: number): string[] => {
    const { model, diagnostics } = loadPack(
      memoryFiles({ 'stalls.yaml': text.replace('COST', `${cost}`) }),
      'stalls.yaml',
    );
    expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
    return newGame(model!, {}).decision!.options.map(({ key }) => key);
  };
  expect(keysFor(5)).toEqual(['ability:press', 'ability:scales']);
  expect(() => keysFor(6)).toThrow('without options'); // nothing can be performed whatever is used
});

test('what a slot lacks is named, also where only its second step needs it', () => {
  const position = { me: { science: 0, claimed: [], hand: ['quay-porters'] } };
  const refused = gameAt(pack(CITIES), position, { players: 3 }).refusals();
  const reason = refused.find(({ key }) => key === 'slot:action-build-upgrade')?.reason;
  expect(reason).toContain('needs 1 science, you have 0');
  // with it nothing is lacking
  const enough = gameAt(pack(CITIES), { me: { ...position.me, science: 1, kelp: 1 } }, { players: 3 });
  expect(enough.decision!.options.map(({ key }) => key)).toContain('slot:action-build-upgrade');
});
