/** Turns of printed sentences in effects that do not parse: how the effect language says them. */
import type { Problem } from '../source/problem.ts';

interface Idiom {
  /** the text of the part before the problem, and from it on; without one of them any will do */
  before?: RegExp;
  after?: RegExp;
  /** what to write; `$1` is the first group of `before`, `$2` that of `after` */
  write: string;
}

const IDIOMS: readonly Idiom[] = [
  { after: /^for (?:each|every)\b/, write: 'Write `… per <things>`.' },
  { before: /\bif\s+$/, after: /^(?:you have|at least|there (?:is|are))\b/, write: 'Write `if <things> >= 3: …`.' },
  { after: /^you (have)\b/, write: 'Leave out `you $2`.' },
  { after: /^(you) may\b/, write: 'Leave out `$2`.' },
  { before: /\bpay\b[^:]*$/, after: /^to ([a-z]+)\b/, write: 'Write `pay <cost>: $2 …`.' },
  { before: /\bdiscard\s+$/, write: 'Write `choose card in <zone> then dispose it as <route>`.' },
  { before: /\bchoose\s+$/, after: /^\d/, write: 'Write `choose <thing> then …` or `each up to 2 <things>: …`.' },
  { before: /\bat\s+$/, after: /^the\b/, write: 'Write `at end of <period>: …` or `when game ends: …`.' },
  { before: /\beach (other )?player \w+?s?\s+$/, write: 'Write `each $1player: …`.' },
  {
    before: /(?:^|[:;(])\s*$/,
    after: /^(?:all|other) players\b/,
    write: 'Write `each player: …` or `each other player: …`.',
  },
  { before: /,\s*$/, after: /^(?:or|then)\b/, write: 'Leave out `,`.' },
  { before: /\bmove\b[^;:]*$/, after: /^from\b/, write: 'Write `move 2 cards in <zone> to <zone>`.' },
  {
    before: /(?:^|[:;(])\s*put\b[^;:]*\bcards?\s*$/,
    after: /^(?:in|into|on|from)\b/,
    write: 'Write `move 1 card in <zone> to <zone>`.',
  },
  { before: /\b(reveal|look at)\b[^:;]*$/, after: /^:/, write: 'Write `$1 … then …`.' },
  {
    before: /\b(gain|lose|pay)\b[^;:]*,\s*$/,
    after: /^(?:max|up to|at most)\b/,
    write: 'Write `$1 (min(<number>, 3)) <counter>`.',
  },
  { before: /\b(gain|lose|pay)\s+$/, after: /^(min|max)\(/, write: 'Write `$1 ($2(<number>, 3)) <counter>`.' },
  { before: /\b(gain|lose|pay)\s+$/, after: /^up to\b/, write: 'Write `up to 3 times: $1 1 <counter>`.' },
  { before: /\b(lose|pay)\s+$/, after: /^all ([a-z][a-z0-9-]*)/, write: 'Write `$1 ($2) $2`.' },
  { before: /\b(gain|lose)\b[^;:]*equal\s+$/, after: /^to\b/, write: 'Write `$1 (<number>) <counter>`.' },
  { before: /\S\s+$/, after: /^if\b/, write: 'Write `if …: …`.' },
  { before: /\S\s+$/, after: /^unless\b/, write: 'Write `if not (…): …`.' },
  { before: /\S\s+$/, after: /^instead of\b/, write: 'Write `instead of you gain …: …`.' },
  { before: /\badvance \S+\s+$/, after: /^((?:spaces?|steps?))\b/, write: 'Leave out `$2`.' },
  { before: /(?:^|[:;(])\s*(build|upgrade)\b[^;:]*$/, after: /^(?:,|and\b)/, write: 'Write `$1 … then $1 …`.' },
  { before: /\b(build|upgrade)\b[^;:]*$/, after: /^(?:at no cost|without)\b/, write: 'Write `$1 … free`.' },
  { before: /(?:^|[:;(]|\bthen)\s*(gain|lose|pay|build|upgrade)\b[^;:]*\bor\s+$/, write: 'Write `$1 … or $1 …`.' },
];

/** Problems of which the text says what is meant. Others, and those with a likely name, keep their help. */
const MAY_BE_IDIOMS: ReadonlySet<string> = new Set([
  'unexpected',
  'unknown-word',
  'missing-separator',
  'expected-effect',
  'expected-name',
  'expected-word',
  'expected-value',
  'expected-colon',
]);

/** The problem with the help that its words ask for, if they are a turn of printed sentences. */
export function withIdiom(problem: Problem, text: string): Problem {
  if (!MAY_BE_IDIOMS.has(problem.code)) return problem;
  const before = text.slice(text.lastIndexOf('\n', problem.start - 1) + 1, problem.start);
  const after = text.slice(problem.start);
  for (const { before: left, after: right, write } of IDIOMS) {
    const [found, next] = [left ? left.exec(before) : [], right ? right.exec(after) : []];
    if (!found || !next || (problem.suggestions?.length && !right)) continue;
    const { suggestions: _, ...known } = problem;
    return { ...known, help: write.replaceAll('$1', found[1] ?? '').replaceAll('$2', next[1] ?? '') };
  }
  return problem;
}
