/**
 * Whether something can be paid is found by arithmetic where possible. It must be so if and only if listing the payments finds
 * one. Asked of every kind of piece on every site, for building and upgrading, in whole games with discounts, surcharges,
 * rates and stand-ins.
 */
import { expect, test } from 'vitest';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { boardOf } from '../../interpreter/machine/board.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { HAS_DISCOUNT, USE_BUILD, USE_UPGRADE } from '../../interpreter/machine/codes.ts';
import type { CompiledCost } from '../../interpreter/machine/compiled-game.ts';
import { hasContinuousEffect } from '../../interpreter/machine/events.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';
import { CITIES, ownMachine, pack, SHAPES } from '../support/packs.ts';

const USUAL: CompiledCost = { k: 'usual' };
const FREE: CompiledCost = { k: 'free' };

const RATES = 'test/packs/rates.yaml';

/** Answers by what was asked: whether it can be paid, and whether a discount holds. */
interface Answers {
  paid: number;
  unpaid: number;
  discounted: number;
}

test.each([
  [CITIES, 2, {}, 4],
  [CITIES, 4, { 'player-boards': 'advanced' }, 3],
  [SHAPES, 2, {}, 8],
  [RATES, 2, {}, 3],
])('%s, %i players, %o, %i games', (path, players, options, games) => {
  const vm = ownMachine(pack(path), players, options);
  const answers: Answers = { paid: 0, unpaid: 0, discounted: 0 };
  for (let seed = 1; seed <= games; seed++) {
    startPosition(vm, seed);
    const source = new ChoiceSource(seed);
    for (let step = 0; randomStep(vm, source); step++) {
      if (step % 7 !== 0) continue;
      for (let player = 0; player < players; player++) {
        vm.player = player;
        askAll(vm, answers, `seed ${seed}, step ${step}, player ${player}`);
      }
    }
  }
  expect(answers.paid).toBeGreaterThan(100);
  expect(answers.unpaid).toBeGreaterThan(100);
  if (path === CITIES) expect(answers.discounted).toBeGreaterThan(100);
});

function askAll(vm: Vm, answers: Answers, place: string): void {
  const { sites } = boardOf(vm, vm.player);
  for (let piece = 0; piece < vm.game.where.length; piece++) {
    for (let site = 0; site < sites.length; site++) {
      if (sites[site] === null) continue;
      for (const use of [USE_BUILD, USE_UPGRADE]) {
        for (const cost of [USUAL, FREE]) {
          const can = vm.payments.canPay(vm, cost, use, piece, site);
          const listed = vm.payments.list(vm, cost, use, piece, site) > 0;
          if (can !== listed) {
            throw new Error(`${place}: piece ${piece} on site ${site}, use ${use}, ${cost.k}: ${can}`);
          }
          answers[listed ? 'paid' : 'unpaid']++;
          if (hasContinuousEffect(vm, HAS_DISCOUNT)) answers.discounted++;
        }
      }
    }
  }
}
