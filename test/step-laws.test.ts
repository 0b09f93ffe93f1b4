/**
 * Laws of each step in random games of all packs: what is said to change is what changed, cards and pieces are never lost or
 * doubled, and every game comes to its end. Each failure names the pack, players, seed and step.
 */
import { describe, expect, it, test } from 'vitest';
import { randomStep } from '../interpreter/machine/random-run.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { startPosition } from '../interpreter/machine/start.ts';
import { STATUS, STATUS_OVER } from '../interpreter/position/layout.ts';
import { breach, startSupply } from './support/invariants.ts';
import {
  ABYSSAL_TRADE,
  CITIES,
  HALLS,
  machine,
  NIM,
  pack,
  RARE_PATHS,
  REEF_FAIR,
  SHAPES,
  TIC_TAC_TOE,
  HEX,
  YUCATA,
} from './support/packs.ts';
import { asking } from './support/play.ts';
import { StepLaws } from './support/step-laws.ts';
import { rounds, seed as firstSeed } from './support/width.ts';
import type { Vm } from '../interpreter/machine/vm.ts';

const MOST_STEPS = 20_000;

/** Plays a game at random and returns its books; throws where a law is broken. */
function play(vm: Vm, seed: number): StepLaws {
  startPosition(vm, seed);
  const laws = new StepLaws(vm);
  vm.sink = laws;
  const source = new ChoiceSource(seed);
  let supply: number[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    vm.run();
    if (step === 0) {
      supply = startSupply(vm);
      laws.begin();
    }
    const wrong = vm.failed ? 'a choice led to a dead end' : (laws.check() ?? (asking(vm) ? breach(vm, supply) : null));
    if (wrong !== null) throw new Error(`seed ${seed}, step ${step}: ${wrong}`);
    if (!asking(vm)) {
      vm.sink = null;
      expect(vm.cells[STATUS]).toBe(STATUS_OVER);
      return laws;
    }
    randomStep(vm, source);
  }
  throw new Error(`seed ${seed}: no end`);
}

/** Events of each kind in so many games. */
function heardIn(path: string, players: number, games: number, options = {}): Record<string, number> {
  const vm = machine(pack(path), players, options);
  const heard: Record<string, number> = {};
  for (let i = 0; i < games; i++) {
    for (const [kind, n] of Object.entries(play(vm, firstSeed + i).heard)) heard[kind] = (heard[kind] ?? 0) + n;
  }
  return heard;
}

describe('random games keep the laws of a step', () => {
  it.each([
    [CITIES, 1, {}],
    [CITIES, 2, { 'government-contracts': 'in-play' }],
    [CITIES, 4, { 'player-boards': 'advanced', 'mismatched-card': 'before-slot' }],
    [YUCATA, 3, {}],
    [ABYSSAL_TRADE, 2, {}],
    [REEF_FAIR, 3, {}],
  ] as const)('%s, %i players, %o', (path, players, options) => {
    expect(Object.keys(heardIn(path, players, rounds(2, 60), options)).length).toBeGreaterThan(10);
  });

  it.each([
    [SHAPES, 1],
    [SHAPES, 2],
    [NIM, 2],
    [TIC_TAC_TOE, 2],
    [HEX, 2],
  ] as const)('%s, %i players', (path, players) => {
    expect(heardIn(path, players, rounds(20, 400))['counter']).toBeGreaterThan(0);
  });
});

describe('what players have on cards', () => {
  test.each([2, 3, 4])('of %i players nothing is lost, as each takes it back before a card goes', (players) => {
    const vm = machine(pack(HALLS), players);
    const heard: Record<string, number> = {};
    for (let i = 0; i < rounds(20, 400); i++) {
      for (const [kind, n] of Object.entries(play(vm, firstSeed + i).heard)) heard[kind] = (heard[kind] ?? 0) + n;
      const { at } = vm.game.tables.counter.get('worker')!;
      const { nPlayerCounters } = vm.game.tables.layout;
      expect(Array.from({ length: players }, (_, one) => vm.cells[at + one * nPlayerCounters])).toEqual(
        Array.from({ length: players }, () => 5),
      );
    }
    expect(heard['onCard']).toBeGreaterThan(50);
  });
});

test('in the pack of rare paths each kind of event is common, and the laws hold', () => {
  const heard = [2, 3, 4].map((players) => heardIn(RARE_PATHS, players, rounds(60, 1000)));
  const KINDS = [
    'counter paid build upgrade relocate remove replace become advance draw use exhaust ready discard ability move',
    'perform occupy signal order begin end',
  ];
  for (const kind of KINDS.join(' ').split(' ')) {
    expect(
      heard.reduce((sum, { [kind]: n = 0 }) => sum + n, 0),
      kind,
    ).toBeGreaterThanOrEqual(3);
  }
});
