import { nodesOf, type Origin } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const sameTwice = defineCheck<{ effect: string }>({
  summary: 'Two alternatives of an `or` are the same.',
  severity: 'warning',
  message: ({ effect }) => `The alternative \`${effect}\` is offered twice.`,
  help: () => 'Write the other alternative, or leave this one out.',
  fix: { none: 'only the author knows the other alternative' },
  example: { effect: 'gain 1 kelp' },
  run: ({ model }) => {
    const found: { effect: Origin; first: Origin }[] = [];
    nodesOf(model, 'effect', 'or').forEach(({ of }) => {
      of.forEach(({ origin }, i) => {
        // equal text in one place has one meaning
        const first = of.slice(0, i).find((other) => other.origin.text === origin.text);
        if (first) found.push({ effect: origin, first: first.origin });
      });
    });
    return found.map(({ effect, first }) => ({
      data: { effect: effect.text },
      at: effect,
      related: [{ message: 'the first time', at: first }],
    }));
  },
});
