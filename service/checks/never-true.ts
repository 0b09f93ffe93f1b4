import { Bounds } from './bounds/bounds.ts';
import type { Cond, Num } from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
import { defineCheck } from './check.ts';

/** The first comparison that fails; `most`: the upper bound of its left side. */
export interface FailedComparison {
  counted: 'things' | 'supply' | 'value';
  most: number;
}

const SUBJECTS: Record<FailedComparison['counted'], string> = {
  things: 'there are',
  supply: 'the supply has',
  value: 'it is',
};

export const neverTrue = defineCheck<{ failed?: FailedComparison }>({
  summary: 'A condition asks for more than boards, cards and supply can ever give.',
  severity: 'warning',
  message: ({ failed }) =>
    failed
      ? `This condition can never be true: ${SUBJECTS[failed.counted]} ${failed.most} at most.`
      : 'This condition can never be true.',
  help: () => 'Ask for less, or provide more.',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { failed: { counted: 'things', most: 3 } },
  run({ model }) {
    const all = overviewOf(model);
    const bounds = new Bounds(model, all);
    return all.conditions
      .filter(({ test }) => bounds.verdict(test) === 'never')
      .map(({ test, origin }) => {
        const failed = failedComparison(test, bounds);
        return { data: failed ? { failed } : {}, at: origin };
      });
  },
});

function failedComparison(test: Cond, bounds: Bounds): FailedComparison | undefined {
  if (test.k === 'and') {
    const part = test.of.find((inner) => bounds.verdict(inner) === 'never');
    return part && failedComparison(part, bounds);
  }
  if (test.k !== 'compare' || test.a.k === 'const') return undefined;
  const most = bounds.of(test.a).hi;
  const asksForMore = test.op === '>=' || test.op === '>' || test.op === '=';
  return asksForMore && Number.isFinite(most) ? { counted: COUNTED[test.a.k] ?? 'value', most } : undefined;
}

const COUNTED: Partial<Record<Num['k'], FailedComparison['counted']>> = {
  'count-sites': 'things',
  'count-cards': 'things',
  'count-slots': 'things',
  'count-kinds': 'things',
  supply: 'supply',
};
