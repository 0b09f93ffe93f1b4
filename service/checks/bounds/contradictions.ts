/**
 * Whether conditions that must all hold at once exclude each other. Each comparison restricts a difference of two numbers to an
 * interval; two numbers are the same if their trees are, because a condition is evaluated in one position.
 */
import type { Cond, Num } from '../../../dsl/internal.ts';
import { withoutOrigins } from '../without-origins.ts';

type Compare = Cond & { k: 'compare' };
type CompareOp = Compare['op'];

const OPPOSITE: Record<CompareOp, CompareOp> = { '=': '!=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const FLIPPED: Record<CompareOp, CompareOp> = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** What is known of one number: whole numbers in an interval but for some. */
interface Known {
  lo: number;
  hi: number;
  not: Set<number>;
}

export function contradict(conditions: readonly Cond[]): boolean {
  const facts = conditions.flatMap((condition) => factsOf(condition, true));
  const known = new Map<string, Known>();
  const truths = new Map<string, boolean>();
  const values = new Map<string, string>();
  for (const { test, holds } of facts) {
    if (test.k === 'compare') {
      if (restrict(known, holds ? test : { ...test, op: OPPOSITE[test.op] })) return true;
      continue;
    }
    const key = withoutOrigins(test);
    if (truths.has(key) && truths.get(key) !== holds) return true;
    truths.set(key, holds);
    const value = holds ? valueOf(test) : undefined;
    if (value) {
      const before = values.get(value.of);
      if (before !== undefined && before !== value.is) return true;
      values.set(value.of, value.is);
    }
  }
  return false;
}

interface Fact {
  test: Cond;
  holds: boolean;
}

/** The conditions of which all hold, or do not, if this one holds, or does not. */
function factsOf(test: Cond, holds: boolean): Fact[] {
  switch (test.k) {
    case 'not':
      return factsOf(test.of, !holds);
    case 'and':
      return holds || test.of.length === 1 ? test.of.flatMap((part) => factsOf(part, holds)) : [{ test, holds }];
    case 'or':
      return !holds || test.of.length === 1 ? test.of.flatMap((part) => factsOf(part, holds)) : [{ test, holds }];
    case 'some-sites':
      return [{ test: atLeastOne({ k: 'count-sites', sites: test.sites }), holds }];
    case 'some-cards':
      return [{ test: atLeastOne({ k: 'count-cards', cards: test.cards }), holds }];
    case 'some-slots':
      return [{ test: atLeastOne({ k: 'count-slots', slots: test.slots }), holds }];
    default:
      return [{ test, holds }];
  }
}

const atLeastOne = (a: Num): Cond => ({ k: 'compare', op: '>=', a, b: { k: 'const', n: 1 } });

/** An option has one value, and a thing one colour. */
function valueOf(test: Cond): { of: string; is: string } | undefined {
  if (test.k === 'option-is') return { of: `option ${test.option}`, is: test.value };
  if (test.k === 'color-is') return { of: `color ${withoutOrigins(test.of)}`, is: test.color ?? '' };
  return undefined;
}

/** Adds a comparison; whether nothing is left. */
function restrict(known: Map<string, Known>, { op, a, b }: Compare): boolean {
  if (a.k === 'const') {
    return b.k !== 'const' && restrict(known, { k: 'compare', op: FLIPPED[op], a: b, b: a });
  }
  const [left, right] = [withoutOrigins(a), b.k === 'const' ? '' : withoutOrigins(b)];
  if (left === right) return op === '!=' || op === '<' || op === '>';
  const isFlipped = right !== '' && right < left;
  const key = isFlipped ? `${right} - ${left}` : `${left} - ${right}`;
  const range = known.get(key) ?? { lo: -Infinity, hi: Infinity, not: new Set() };
  known.set(key, range);
  narrow(range, isFlipped ? FLIPPED[op] : op, b.k === 'const' ? b.n : 0);
  while (range.not.has(range.lo)) range.lo++;
  while (range.not.has(range.hi)) range.hi--;
  return range.lo > range.hi;
}

function narrow(range: Known, op: CompareOp, n: number): void {
  if (op === '!=') range.not.add(n);
  if (op === '=' || op === '>=') range.lo = Math.max(range.lo, n);
  if (op === '>') range.lo = Math.max(range.lo, n + 1);
  if (op === '=' || op === '<=') range.hi = Math.min(range.hi, n);
  if (op === '<') range.hi = Math.min(range.hi, n - 1);
}
