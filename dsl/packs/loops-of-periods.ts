/** Which loop of the procedures repeats a period: `repeat 3 times: each player: do turn`. */
import { GAME } from '../words/core-names.ts';
import type { PackModel } from './model.ts';
import type { Effect } from '../semantics/ir.ts';
import { rootOf, visitIr } from '../semantics/visit-ir.ts';
import { nodesOf } from './model-roots.ts';

type RepeatEffect = Extract<Effect, { k: 'repeat' }>;

/** The periods that a loop of the rules repeats, each time once, for each player or for all; none of a loop elsewhere. */
export const periodsOfLoop = (model: PackModel, loop: RepeatEffect): string[] =>
  nodesOf(model, 'effect', 'repeat').includes(loop) ? begunIn(model, loop.effect, new Set()) : [];

/** Within which periods there is a loop that repeats the period: those that begin in its procedure, or else the game. */
export function periodsAround(model: PackModel, period: string): string[] {
  return model.procedures.flatMap(({ steps }) => {
    const bodies = steps.map(({ program }) => program.body);
    const loops: RepeatEffect[] = [];
    visitIr(rootOf('effect', bodies), { effect: { repeat: (loop) => loops.push(loop) } });
    if (!loops.some((loop) => periodsOfLoop(model, loop).includes(period))) return [];
    const around = begunIn(model, bodies, new Set());
    return around.length > 0 ? around : [GAME];
  });
}

/** What begins in effects, or in the procedures that they do, outside of loops within. */
function begunIn(model: PackModel, effects: Effect | readonly Effect[] | undefined, seen: Set<string>): string[] {
  const inner = new Set<Effect>();
  const found: string[] = [];
  visitIr(rootOf('effect', effects), {
    effect(node) {
      if (node.k === 'repeat') visitIr(rootOf('effect', node.effect), { effect: (one) => inner.add(one) });
      if (inner.has(node)) return;
      if (node.k === 'begin') found.push(node.period);
      if (node.k !== 'do' || seen.has(node.procedure)) return;
      seen.add(node.procedure);
      const procedure = model.procedures.find(({ id }) => id === node.procedure);
      found.push(
        ...begunIn(
          model,
          procedure?.steps.map(({ program }) => program.body),
          seen,
        ),
      );
    },
  });
  return found;
}
