import {
  nodesOf,
  mayTakeCardsBefore,
  type Effect,
  type Origin,
  unseenChoice as unseenChoiceAt,
  unseenNeed,
  rootOf,
  visitIr,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unseenChoice = defineCheck<{ zone: string }>({
  summary:
    'A choice among cards that are hidden until the step before, where not any of them will do: it is not offered.',
  severity: 'warning',
  message: ({ zone }) =>
    `Whether there is such a card among those from "${zone}" is not known beforehand, so this is not offered because of them.`,
  help: () =>
    'Write both as steps of a procedure of their own, and `do` it: each step is then seen before the ' +
    'next. Where it may be left, write `then may …`; of cards that are revealed or looked at, `then ' +
    '(if card of them: …)`.',
  fix: { none: 'a procedure needs a name' },
  example: { zone: 'deck' },
  run({ model }) {
    const hidden = new Set(model.zones.filter(({ visible }) => visible === 'none').map(({ id }) => id));
    const draws = model.zones.find(({ drawsTo }) => drawsTo !== null);
    const inner = new Set<Then>();
    const found: { data: { zone: string }; at: Origin }[] = [];
    for (const then of nodesOf(model, 'effect', 'then')) {
      const steps = then.steps.map(({ effect }) => effect);
      visitIr(rootOf('effect', steps), { effect: { then: (one) => inner.add(one) } });
      for (const at of then.steps.keys()) {
        const choice = unseenChoiceAt(then.steps, at, draws);
        const zone = choice?.from ?? unseenNeed(then.steps, at);
        if (!zone || !hidden.has(zone)) continue;
        if (choice?.anyWillDo && !mayTakeCardsBefore(model, choice) && !inner.has(then)) continue;
        found.push({ data: { zone }, at: then.steps[at].effect.origin });
      }
    }
    return found;
  },
});

type Then = Extract<Effect, { k: 'then' }>;
