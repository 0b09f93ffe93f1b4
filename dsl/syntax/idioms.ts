/** Turns of printed sentences in effects that do not parse: how the effect language says them. */
import type { Problem } from '../source/problem.ts';

interface Idiom {
  /** the text of the part before the problem, and from it on; without one of them any will do */
  before?: RegExp;
  after?: RegExp;
  /** what to write; `$1` is the first group of `before`, `$2` that of `after` */
  write: string;
}

/** Where an effect begins. */
const START = /(?:^|[:;(]|\bthen)\s*$/;

/** What cards say of cards and markers, prices and players, in words that the effect language lacks. */
const CARD_ENGLISH: readonly Idiom[] = [
  { before: START, after: /^for (?:each|every)\b/, write: 'Write `each <thing>: …`.' },
  { before: START, after: /^double ([a-z][a-z0-9-]*)/, write: 'Write `gain ($2) $2`.' },
  { before: START, after: /^\+ ?(\d+ [a-z][a-z0-9-]*)/, write: 'Write `gain $2`.' },
  { before: START, after: /^(?:draw|get|receive|earn|score) an? ([a-z][a-z0-9-]*)/, write: 'Write `gain 1 $2`.' },
  {
    before: /\b(?:take|put)\s+$/,
    after: /^(?:an?|the|\d+) (?:[a-z-]+ )?cards? (?:from|in|into|on|of)\b/,
    write: 'Write `move 1 card in <zone> to <zone>`.',
  },
  { before: /\b(gain|lose)\s+$/, after: /^(?:an?|the|your) ([a-z][a-z0-9-]*)/, write: 'Write `$1 1 $2`.' },
  {
    before: START,
    after: /^steal (\d+ [a-z][a-z0-9-]*)/,
    write: 'Write `choose other player then take $2 from that player`.',
  },
  { before: /\bmove [^;:]*\bto (?:an? |another )?empty\s*$/, write: 'Write `relocate <thing> to <sites>`.' },
  { before: /\bmove (?:your )?marker\s+$/, after: /^(\d+) (?:spaces?|steps?)/, write: 'Write `advance $2`.' },
  { before: /\bmove (\d+) (?:spaces?|steps?)\s*$/, write: 'Write `advance $1`.' },
  { before: /\bmove\s+$/, after: /^(?:up|forward) (\d+)/, write: 'Write `advance $2`.' },
  { before: /\badvance\s+$/, after: /^on ([a-z][a-z0-9-]*)/, write: 'Write `advance 1 on $2`.' },
  {
    before: /\bwhen (you discard|another player discards) [^;:]*$/,
    write: 'Write `when $1 card in <zone> as <route>: …`.',
  },
  {
    before: /\bwhen [^;:]*\bcards?\s+$/,
    after: /^(?:is|are) discarded\b/,
    write: 'Write `when you discard card in <zone> as <route>: …`.',
  },
  { before: /\bdiscard\s+$/, after: /^(\d+)\b/, write: 'Write `dispose $2 cards in <zone> as <route>`.' },
  { before: /\bdiscard (?:an?|the) card\b[^;:]*$/, write: 'Write `dispose 1 card in <zone> as <route>`.' },
  { before: /\bdiscard your [a-z-]+\s*$/, write: 'Write `dispose cards in <zone> as <route>`.' },
  { before: /\bshuffle\s+$/, after: /^(the|your|an?)\b/, write: 'Leave out `$2`.' },
  { before: START, after: /^(?:untap|refresh)\b/, write: 'Write `ready …`.' },
  { before: START, after: /^(?:swap|exchange|convert|trade) (.+?) (?:for|into)\b/, write: 'Write `pay $2: gain …`.' },
  { before: START, after: /^(\d+ [a-z][a-z0-9-]*) *->/, write: 'Write `pay $2: gain …`.' },
  { before: START, after: /^(?:destroy|demolish)\b/, write: 'Write `choose <thing> then remove it`.' },
  { before: /\bremove\s+$/, after: /^\d/, write: 'Write `choose <thing> then remove it`.' },
  { before: /\breplace\b[^;:]*\bwith\b[^;:]*$/, write: 'Write `choose <thing> then replace it by <piece>`.' },
  { before: /\bplace [^;:]*$/, after: /^on\b/, write: 'Write `place <piece> at <site>`.' },
  { before: /\b(gain|lose|pay) half\s+$/, after: /^your ([a-z][a-z0-9-]*)/, write: 'Write `$1 ($2 / 2) $2`.' },
  { before: /\b(gain|lose)\s+$/, after: /^as many ([a-z][a-z0-9-]*) as\b/, write: 'Write `$1 (<number>) $2`.' },
  {
    before: START,
    after: /^[a-z][a-z0-9-]* costs? (\d+ [a-z][a-z0-9-]*) less/,
    write: 'Write `discount $2 on building <things>`.',
  },
  { before: START, after: /^reduce\b.*\bby (\d+ [a-z-]+)/, write: 'Write `discount $2 on building <things>`.' },
  {
    before: START,
    after: /^(?:your )?[a-z][a-z0-9-]* (?:are|is|costs?) (?:free|nothing)\b/,
    write: 'Write `discount all on building <things>`.',
  },
  {
    before: START,
    after: /^(?:increase|raise) (?:the |your )?([a-z][a-z0-9-]*) by\b/,
    write: 'Write `change $2 by <number>`.',
  },
  { before: START, after: /^unless\b/, write: 'Write `if not (…): …`.' },
  { before: START, after: /^(first)\b/, write: 'Leave out `$2`.' },
  {
    before: START,
    after: /^another player\b/,
    write: 'Write `each other player: …` or `choose other player then that player: …`.',
  },
  { before: /\bchoose [^;:]*$/, after: /^:/, write: 'Write `choose … then …`.' },
  { before: /\bthat player [a-z]+s\s+$/, write: 'Write `that player: …`.' },
  { before: /\beach time\s+$/, after: /^you\b/, write: 'Write `when you …: …`.' },
  { before: /\bend\s+$/, after: /^of\b/, write: 'Write `at end of <period>: …` or `when game ends: …`.' },
  { before: /\brepeat (?:twice|two)\s*$/, write: 'Write `repeat 2 times: …`.' },
  { before: /\S\s+$/, after: /^twice\b/, write: 'Write `repeat 2 times: …`.' },
  { before: /\S\s+$/, after: /^instead$/, write: 'Write `instead of you gain …: …`.' },
  {
    before: /\S\s+$/,
    after: /^(?:each|every) ([a-z-]+)$/,
    write: 'Write `when $2 begins: …` or `once per $2: …`.',
  },
  { before: /\S\s+$/, after: /^(any)\b/, write: 'Leave out `$2`.' },
  { before: /(?:^|[;(]\s*)(?:when|if|once per|each)\b[^;:]*$/, after: /^, [a-z]/, write: 'Write `…: …`.' },
];

const IDIOMS: readonly Idiom[] = [
  ...CARD_ENGLISH,
  { after: /^for (?:each|every)\b/, write: 'Write `… per <things>`.' },
  { before: /\bif\s+$/, after: /^(?:you have|at least|there (?:is|are))\b/, write: 'Write `if <things> >= 3: …`.' },
  { after: /^you (have)\b/, write: 'Leave out `you $2`.' },
  { after: /^(you) may\b/, write: 'Leave out `$2`.' },
  { before: /\bpay\b[^:]*\bto\s+$/, after: /^([a-z]+)\b/, write: 'Write `pay <cost>: $2 …`.' },
  { before: /\bpay\b[^:]*$/, after: /^to ([a-z]+)\b/, write: 'Write `pay <cost>: $2 …`.' },
  { before: /\bchoose\s+$/, after: /^\d/, write: 'Write `choose <thing> then …` or `each up to 2 <things>: …`.' },
  { before: START, after: /^at the\b/, write: 'Write `at end of <period>: …` or `when game ends: …`.' },
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
