/**
 * What nodes say of themselves is true in play: one that never fails does not, one without side effects changes neither
 * counters nor boards nor tracks, one that only gains takes nothing away. Every call of every node of whole games is watched.
 */
import { expect, test } from 'vitest';
import { randomGame } from '../../interpreter/machine/random-run.ts';
import { IMPOSSIBLE } from '../../interpreter/machine/codes.ts';
import { FRAME_NODE } from '../../interpreter/machine/frame.ts';
import type { Node } from '../../interpreter/machine/node.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';
import { ABYSSAL_TRADE, CITIES, NIM, ownMachine, pack, REEF_FAIR, YUCATA } from '../support/packs.ts';

type Claim = 'neverFails' | 'sideEffectFree' | 'onlyGains';

test.each([
  [CITIES, 2, 12],
  [CITIES, 4, 5],
  [YUCATA, 3, 4],
  [ABYSSAL_TRADE, 2, 3],
  [REEF_FAIR, 2, 4],
  [NIM, 2, 20],
])('%s, %i players, %i games', (path, players, games) => {
  const vm = ownMachine(pack(path), players, {});
  const broken = new Set<string>();
  const held = new Map<Claim, number>();
  const claim = (node: Node, name: Claim, isTrue: boolean): void => {
    if (isTrue) held.set(name, (held.get(name) ?? 0) + 1);
    else broken.add(`${node.constructor.name}.${name}: ${node.origin.file}:${node.origin.line} ${node.origin.text}`);
  };
  watch(vm, claim);
  for (let seed = 1; seed <= games; seed++) randomGame(vm, seed);
  expect([...broken]).toEqual([]);
  expect(held.get('neverFails')).toBeGreaterThan(50);
  if (path === NIM) return;
  for (const name of ['sideEffectFree', 'onlyGains'] as const) expect(held.get(name)).toBeGreaterThan(500);
});

/** Tells of every call of a node whether its claims hold. */
function watch(vm: Vm, claim: (node: Node, name: Claim, isTrue: boolean) => void): void {
  const { game } = vm;
  const { layout } = game.tables;
  const sites = layout.tiles - layout.pieces;
  // counters, supply and tracks come before the slots
  const board = (): number[] => [
    ...vm.cells.subarray(layout.gameCounters, layout.slots),
    ...vm.cells.subarray(layout.pieces, layout.pieces + 2 * sites),
  ];
  const own = (): Int32Array => {
    const first = layout.playerCounters + vm.player * game.playerCounters.length;
    return vm.cells.slice(first, first + game.playerCounters.length);
  };
  const during = <T>(node: Node, call: () => T): T => {
    const before = node.sideEffectFree ? board() : null;
    const player = vm.player;
    const counters = node.onlyGains ? own() : null;
    const result = call();
    vm.player = player;
    if (before !== null) claim(node, 'sideEffectFree', isEqual(before, board()));
    if (counters !== null) {
      const lessThanBefore = own().some((n, i) => n < counters[i]);
      claim(node, 'onlyGains', !lessThanBefore);
    }
    return result;
  };
  for (const node of game.nodes) {
    const run = node.run.bind(node);
    const take = node.take.bind(node);
    node.run = () => {
      const result = during(node, () => run(vm));
      if (node.neverFails) claim(node, 'neverFails', result !== IMPOSSIBLE);
      return result;
    };
    node.take = (_vm, frame, code) => during(node, () => take(vm, frame, code));
  }
  game.dispatch.bind();
  const pop = vm.pop.bind(vm);
  vm.pop = (frame, result) => {
    const node = game.nodes[vm.cells[frame + FRAME_NODE]];
    if (node.neverFails) claim(node, 'neverFails', result !== IMPOSSIBLE);
    pop(frame, result);
  };
}

const isEqual = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i]);
