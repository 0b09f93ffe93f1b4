import { type Effect, type Origin, type PackModel, rootOf, visitAll, visitIr } from '../../dsl/internal.ts';
import { Bounds } from './bounds/bounds.ts';
import { overviewOf } from './bounds/overview.ts';
import { defineCheck } from './check.ts';

export const onePlayerOnly = defineCheck<{ name: string }>({
  summary:
    'A step of the game in which nobody acts asks what each player has of their own: it asks that of one player.',
  severity: 'warning',
  message: ({ name }) =>
    `"${name}" is each player's own, and nobody acts in this step: it asks the player in seat 1 only.`,
  help: () =>
    'Write `each player: …` around it; or ask all of them together, as in `(sum over players: …)` and `(max over players: …)`.',
  fix: { none: 'whether each player is meant, or all together, changes the rules' },
  example: { name: 'coin' },
  run({ model }) {
    const found: { data: { name: string }; at: Origin }[] = [];
    for (const { body, elsewhere } of stepsOfNobody(model)) {
      let at = body.origin;
      const named = new Set<string>();
      const ask = (node: unknown, name: string | undefined): void => {
        if (name === undefined || named.has(name) || elsewhere.has(node)) return;
        named.add(name);
        found.push({ data: { name }, at });
      };
      visitIr(rootOf('effect', body), {
        effect: ({ origin }) => {
          at = origin;
        },
        num: {
          counter: (node) => ask(node, ownOf(model.counters, node.counter)),
          space: (node) => ask(node, node.track),
          place: (node) => ask(node, node.track ?? 'place'),
          seat: (node) => ask(node, 'seat'),
        },
        cards: { in: (node) => ask(node, node.others ? undefined : ownOf(model.zones, node.zone)) },
      });
    }
    return found;
  },
});

/** The name, if it is of something that each player has. */
const ownOf = (declared: readonly { id: string; of: 'player' | 'game' }[], name: string): string | undefined =>
  declared.some(({ id, of }) => id === name && of === 'player') ? name : undefined;

/** The steps of the game itself and of what it does outside `each player`; `elsewhere`: what in them is for one player. */
function stepsOfNobody(model: PackModel): { body: Effect; elsewhere: ReadonlySet<unknown> }[] {
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
