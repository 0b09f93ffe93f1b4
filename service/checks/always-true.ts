import { Bounds } from './bounds/bounds.ts';
import { overviewOf } from './bounds/overview.ts';
import { defineCheck } from './check.ts';

export const alwaysTrue = defineCheck<Record<never, never>>({
  summary: 'A condition is true in every position, so that it says nothing.',
  severity: 'warning',
  message: () => 'This condition is always true.',
  help: () => 'Leave it out, or ask for what was meant.',
  fix: { none: 'either the condition or the whole `if` is a mistake' },
  example: {},
  run({ model }) {
    const all = overviewOf(model);
    const bounds = new Bounds(model, all);
    return all.conditions
      .filter(({ test }) => bounds.verdict(test) === 'always')
      .map(({ origin }) => ({ data: {}, at: origin }));
  },
});
