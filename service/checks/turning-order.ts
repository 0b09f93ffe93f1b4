import { type Effect, nodesOf, type Origin, rootOf, someNode, visitIr } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { stepsOfNobody } from './steps-of-nobody.ts';

type SetPlace = Extract<Effect, { k: 'set-place' }>;
type Silent = 'each' | 'nobody';

export const turningOrder = defineCheck<{ is: Silent }>({
  summary:
    'The order of play is to turn, but each player who comes to be first turns it, or it is about the player in seat 1 only.',
  severity: 'warning',
  message: ({ is }) =>
    is === 'each'
      ? 'This changes the order of play while all players are gone through in it: who comes to be first next changes it again.'
      : 'Nobody acts in this step, so that this sets the place of the player in seat 1, whoever is first.',
  help: ({ is }) =>
    is === 'each'
      ? 'For the first player to become the last, write `rotate players`, not in `each player: …`.'
      : 'For the first player to become the last, write `rotate players`; else say who acts, as in `each player: if …: set place to 1`.',
  fix: { none: 'which order is meant is a rule of the game' },
  example: { is: 'each' },
  run({ model }) {
    const found = new Map<SetPlace, { data: { is: Silent }; at: Origin }>();
    const note = (is: Silent) => (effect: SetPlace) => found.set(effect, { data: { is }, at: effect.origin });
    for (const { body, elsewhere } of stepsOfNobody(model)) {
      visitIr(rootOf('effect', body), {
        effect: { 'set-place': (effect) => !elsewhere.has(effect) && note('nobody')(effect) },
      });
    }
    for (const { over, effect } of nodesOf(model, 'effect', 'each')) {
      if (over.k !== 'players') continue;
      visitIr(rootOf('effect', effect), {
        effect: {
          if({ test, then }) {
            const asksPlace = someNode(rootOf('cond', test), {
              num: ({ k, ...num }) => k === 'place' && !('track' in num),
            });
            if (asksPlace) visitIr(rootOf('effect', then), { effect: { 'set-place': note('each') } });
          },
        },
      });
    }
    return [...found.values()];
  },
});
