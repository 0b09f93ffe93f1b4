import { Bounds } from './bounds/bounds.ts';
import type { Cond, Num } from '../semantics/ir.ts';
import { overviewOf } from './bounds/overview.ts';
import { defineCheck } from './check.ts';

export const neverTrue = defineCheck<{ reason: string }>({
  summary: 'A condition asks for more than boards, cards and supply can ever give.',
  severity: 'warning',
  message: ({ reason }) => `This condition can never hold${reason}.`,
  help: () => 'Ask for less, or provide more.',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { reason: ': there are 3 at most' },
  run({ model }) {
    const all = overviewOf(model);
    const bounds = new Bounds(model, all);
    return all.conditions
      .filter(({ test }) => bounds.verdict(test) === 'never')
      .map(({ test, origin }) => ({
        data: { reason: reason(test, bounds) },
        at: origin,
      }));
  },
});

/** The first comparison that fails, with the most that there can be. */
function reason(test: Cond, bounds: Bounds): string {
  if (test.k === 'and') {
    const part = test.of.find((inner) => bounds.verdict(inner) === 'never');
    return part ? reason(part, bounds) : '';
  }
  if (test.k !== 'compare') return '';
  if (test.a.k === 'const') return '';
  const a = bounds.of(test.a);
  const most = (test.op === '>=' || test.op === '>' || test.op === '=') && Number.isFinite(a.hi);
  return most ? `: ${nameOf(test.a)} ${a.hi} at most` : '';
}

const COUNTED: Partial<Record<Num['k'], string>> = {
  'count-sites': 'there are',
  'count-cards': 'there are',
  'count-slots': 'there are',
  'count-kinds': 'there are',
  supply: 'the supply has',
};
const nameOf = (num: Num): string => COUNTED[num.k] ?? 'it is';
