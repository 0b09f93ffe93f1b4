import { type Origin, rootOf, visitIr } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { stepsOfNobody } from './steps-of-nobody.ts';

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
