/**
 * Questions whose answers continuous effects change: constants, permissions, what counts as what. Each can say where
 * its parts came from.
 */
import { hasContinuousEffect, eachContinuousEffect, enter, leave } from './events.ts';
import { BY_GAME, HAS_ALLOW, HAS_CHANGE, HAS_TREAT } from './codes.ts';
import type { Contribution, Modifiers, NumFn } from './compiled-game.ts';
import { within } from './stopped.ts';
import type { Vm } from './vm.ts';

export class ContinuousModifiers implements Modifiers {
  /** by constant: its value, if it does not depend on the position; else NaN */
  private readonly values: Float64Array;
  constructor(
    private readonly constants: NumFn[],
    fixed: (constant: NumFn) => number | undefined,
  ) {
    this.values = Float64Array.from(constants, (constant) => fixed(constant) ?? NaN);
  }

  /** The value of a constant for the acting player: set, then add, multiply, and the bounds. */
  constant(vm: Vm, index: number, trail?: Contribution[]): number {
    let value = this.values[index];
    if (Number.isNaN(value)) value = this.ownValue(vm, index);
    if (!vm.game.anyChange || !hasContinuousEffect(vm, HAS_CHANGE)) return value;
    let add = 0;
    let times = 1;
    let least = -0x80000000;
    let most = 0x7fffffff;
    eachContinuousEffect(vm, HAS_CHANGE, (effects, cause, causeId) => {
      for (const change of effects.changes) {
        if (change.constant !== index) continue;
        const n = change.n(vm);
        trail?.push({ cause, causeId, op: change.op, n });
        if (change.op === 'set') value = n;
        else if (change.op === 'add') add += n;
        else if (change.op === 'multiply') times *= n;
        else if (change.op === 'at-least') least = Math.max(least, n);
        else most = Math.min(most, n);
      }
    });
    return within(Math.min(most, Math.max(least, (value + add) * times)));
  }

  private ownValue(vm: Vm, index: number): number {
    const old = enter(vm, BY_GAME, -1, -1);
    const value = this.constants[index](vm);
    leave(vm, old);
    return value;
  }

  /** Adds to the predicate's set at derived[at] the sites that continuous effects treat as having it. */
  treat(vm: Vm, predicate: number, at: number): void {
    if (!vm.game.anyTreat || !hasContinuousEffect(vm, HAS_TREAT)) return;
    eachContinuousEffect(vm, HAS_TREAT, (effects) => {
      for (const treat of effects.treats) {
        if (treat.predicate !== predicate) continue;
        const from = treat.sites(vm);
        for (let w = 0; w < vm.setSize; w++) vm.derived[at + w] |= vm.sets[from + w];
      }
    });
  }

  /** Adds to the set at sets[at] the sites on which continuous effects allow to build the piece. */
  allow(vm: Vm, piece: number, at: number): void {
    if (!vm.game.anyAllow || !hasContinuousEffect(vm, HAS_ALLOW)) return;
    eachContinuousEffect(vm, HAS_ALLOW, (effects) => {
      for (const allow of effects.allows) {
        if (allow.pieces[piece] === 0) continue;
        const from = allow.sites(vm);
        for (let w = 0; w < vm.setSize; w++) vm.sets[at + w] |= vm.sets[from + w];
      }
    });
  }
}
