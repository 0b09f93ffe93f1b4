/**
 * The shortcuts of look-ahead change no answer: that a price is out of reach, that of sites which nothing tells apart one is
 * tried, and that a part can be left alone. Every option of whole games is asked with them and without. And they save
 * trials, else they would be of no use.
 */
import { expect, test } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { ABYSSAL_TRADE, CITIES, ownMachine, pack, REEF_FAIR, YUCATA } from '../support/packs.ts';

test.each([
  [CITIES, 2, 1, 12, {}],
  [CITIES, 3, 1, 6, { 'government-contracts': 'in-play' }],
  [CITIES, 4, 1, 6, { 'player-boards': 'advanced' }],
  // a game in which a payment for a free ability comes from the card that is played
  [CITIES, 3, 181, 181, {}],
  [YUCATA, 2, 1, 4, {}],
  [ABYSSAL_TRADE, 2, 1, 3, {}],
  [REEF_FAIR, 2, 1, 4, {}],
])('%s, %i players, games %i to %i, %j', (path, players, first, last, options) => {
  const vm = ownMachine(pack(path), players, options);
  const { obligations } = vm.game;
  const isHopeless = obligations.isHopeless.bind(obligations);
  let isOn = true;
  obligations.isHopeless = (...asked) => isOn && isHopeless(...asked);
  for (const node of vm.game.nodes) {
    const offersSites = node.offersSites.bind(node);
    const canBeLeft = node.canBeLeft.bind(node);
    node.offersSites = (...asked) => isOn && offersSites(...asked);
    node.canBeLeft = (...asked) => isOn && canBeLeft(...asked);
  }
  let tried = 0;
  let triedWithout = 0;
  for (let seed = first; seed <= last; seed++) {
    startPosition(vm, seed);
    const source = new ChoiceSource(seed);
    for (;;) {
      vm.run();
      if (vm.cells[STATUS] !== STATUS_ASKING) break;
      vm.enumerate();
      const legal: number[] = [];
      for (let i = 0; i < vm.optionCount; i++) {
        const before = vm.search.tried;
        const answer = vm.search.isLegal(vm, i);
        tried += vm.search.tried - before;
        isOn = false;
        const after = vm.search.tried;
        const all = vm.search.isLegal(vm, i);
        triedWithout += vm.search.tried - after;
        isOn = true;
        if (answer !== all) expect({ seed, option: vm.options[i], answer }).toEqual({ answer: all });
        if (answer) legal.push(vm.options[i]);
      }
      vm.choose(legal[source.below(legal.length)]);
    }
  }
  expect(tried).toBeLessThanOrEqual(triedWithout);
  if (path === CITIES && players === 2) expect(tried).toBeLessThan(triedWithout / 3);
});
