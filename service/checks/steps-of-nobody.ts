/** Steps in which nobody acts. */
import { type Effect, type PackModel, rootOf, visitAll, visitIr } from '../../dsl/internal.ts';
import { Bounds } from './bounds/bounds.ts';
import { overviewOf } from './bounds/overview.ts';

/** The steps of the game itself and of what it does outside `each player`; `elsewhere`: what in them is for one player. */
export function stepsOfNobody(model: PackModel): { body: Effect; elsewhere: ReadonlySet<unknown> }[] {
  const counts = model.playerCounts.filter((players) => players > 1);
  if (counts.length === 0) return [];
  const bounds = counts.map((players) => new Bounds(model, overviewOf(model), { players }));
  const reached = new Set(['game']);
  const steps: { body: Effect; elsewhere: ReadonlySet<unknown> }[] = [];
  for (const id of reached) {
    for (const { program } of model.procedures.find((procedure) => procedure.id === id)?.steps ?? []) {
      const elsewhere = whereSomebodyActs(program.body, bounds);
      steps.push({ body: program.body, elsewhere });
      visitIr(rootOf('effect', program.body), {
        effect: {
          do(effect) {
            if (!elsewhere.has(effect)) reached.add(effect.procedure);
          },
        },
      });
    }
  }
  return steps;
}

/** Nodes that run for a player who acts, or only where there is a single one. */
function whereSomebodyActs(body: Effect, bounds: readonly Bounds[]): ReadonlySet<unknown> {
  const nodes = new Set<unknown>();
  const leave = (...roots: ReturnType<typeof rootOf>[]): void => visitAll(roots, (_, node) => nodes.add(node));
  visitIr(rootOf('effect', body), {
    effect: {
      each({ over, effect }) {
        if (over.k === 'players') leave(rootOf('effect', effect));
      },
      if({ test, then }) {
        const isAlone = bounds.every((bound) => bound.verdict(test) === 'never');
        if (isAlone) leave(rootOf('cond', test), rootOf('effect', then));
      },
      'choose-player': ({ players }) => leave(rootOf('cond', players.test)),
      until: ({ continuous }) => leave(rootOf('continuous', continuous)),
    },
    num: {
      'over-players': (num) => leave(rootOf('num', num.body)),
      'count-players': ({ players }) => leave(rootOf('cond', players.test)),
      'for-player': ({ of }) => leave(rootOf('num', of)),
    },
  });
  return nodes;
}
