import { Bounds } from './bounds/bounds.ts';
import type { Cond, Num } from '../semantics/ir.ts';
import { overviewOf } from './bounds/overview.ts';
import type { Check } from './check.ts';

export const neverTrue: Check = {
  code: 'never-true',
  summary: 'A condition asks for more than boards, cards and supply can ever give.',
  run({ model }) {
    const all = overviewOf(model);
    const bounds = new Bounds(model, all);
    return all.conditions
      .filter(({ test }) => bounds.verdict(test) === 'never')
      .map(({ test, origin }) => ({
        severity: 'warning' as const,
        message: `This condition can never hold${reason(test, bounds)}.`,
        help: 'Ask for less, or provide more.',
        at: origin,
      }));
  },
};

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
