/** Which era, round or turn a game is in: the loops of its procedures, named by the periods that begin in them. */
import { type Effect, type PackModel, rootOf, visitIr } from '../../dsl/internal.ts';
import { loops } from '../machine/progress.ts';
import type { Vm } from '../machine/vm.ts';

/** This is time `now`, from 1, of so many that a period comes in the one before it of the list. */
export interface CurrentPeriod {
  period: string;
  now: number;
  of: number;
}

/** Outermost first; empty before and after the loops, and for a pack whose loops begin no period. */
export function currentPeriods(vm: Vm): CurrentPeriod[] {
  const { model } = vm.game;
  let periods = cache.get(model);
  if (!periods) cache.set(model, (periods = periodsByDepth(model)));
  const named = periods;
  return loops(vm)
    .filter(({ players }) => !players)
    .flatMap(({ times, now }, depth) => {
      const period = named[depth];
      return period === undefined ? [] : [{ period, now: Math.min(now + 1, times), of: times }];
    });
}

const cache = new WeakMap<PackModel, (string | undefined)[]>();

/** The first period that begins inside each loop, by the number of loops around it. */
function periodsByDepth(model: PackModel): (string | undefined)[] {
  const bodies = new Map(model.procedures.map(({ id, steps }) => [id, steps.map(({ program }) => program.body)]));
  const found: (string | undefined)[] = [];
  const open = new Set<string>();
  const visit = (effects: Effect | readonly Effect[] | undefined, depth: number): void => {
    const root = rootOf('effect', effects);
    const repeats: Extract<Effect, { k: 'repeat' }>[] = [];
    const inside = new Set<Effect>();
    visitIr(root, { effect: { repeat: (loop) => repeats.push(loop) } });
    for (const { effect } of repeats) visitIr(rootOf('effect', effect), { effect: (one) => inside.add(one) });
    visitIr(root, {
      effect(one) {
        if (inside.has(one)) return;
        if (one.k === 'begin' && depth > 0) found[depth - 1] ??= one.period;
        if (one.k === 'do') visitProcedure(one.procedure, depth);
      },
    });
    for (const loop of repeats) if (!inside.has(loop)) visit(loop.effect, depth + 1);
  };
  const visitProcedure = (id: string, depth: number): void => {
    if (open.has(id)) return;
    open.add(id);
    visit(bodies.get(id), depth);
    open.delete(id);
  };
  visitProcedure('game', 0);
  return found;
}
