/** What was done in a period, as a condition: *you built a city this turn*, *you upgraded at least 2 farms this era*. */
import type { ExprNode, Ident, PhraseNode } from '../../syntax/ast.ts';
import type { Case } from '../../packs/fields.ts';
import { fill } from '../languages/pattern.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import type { Language } from '../languages/language.ts';
import type { DoneInPeriodKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { nounForms } from './word-forms.ts';

/** The adjective that says what was done to what is counted. */
export const DONE_VERBS = ['built', 'upgraded'] as const;

interface Done {
  key: DoneInPeriodKey;
  /** what was done, without the adjective that says so and the period */
  what: PhraseNode;
  count: Count;
  period: Ident;
}

/** A comparison of what was done in a period with a number. */
export function doneInPeriod(expr: ExprNode): Done | undefined {
  if (expr.kind !== 'binary' || expr.left.kind !== 'phrase' || expr.right.kind !== 'number') return undefined;
  const { left: phrase } = expr;
  const [adjective, ...others] = phrase.adjectives;
  const verb = DONE_VERBS.find((done) => done === adjective?.name.text);
  const [post, ...more] = phrase.posts;
  if (!verb || adjective.negated || others.length > 0 || phrase.ordinal) return undefined;
  if (post?.kind !== 'this' || more.length > 0) return undefined;
  const how = howMany(expr.op, expr.right.value);
  const what = { ...phrase, adjectives: [], posts: [] };
  return how && { key: `${verb} ${how.key}`, what, count: how.count, period: post.period };
}

function howMany(op: string, n: number): { key: 'some' | 'at least' | 'exactly' | 'none'; count: Count } | undefined {
  if (op === '>=') return n === 1 ? { key: 'some', count: 'one' } : { key: 'at least', count: n };
  if (op !== '=') return undefined;
  return n === 0 ? { key: 'none', count: 'many' } : { key: 'exactly', count: n };
}

/** Undefined for every other condition. */
export function renderDoneInPeriod(
  ctx: RenderContext,
  condition: ExprNode,
  renderThings: (what: PhraseNode, count: Count, grammatical: Case) => string,
): string | undefined {
  const done = doneInPeriod(condition);
  const period = done && nounForms(ctx, done.period);
  return (
    period &&
    fill(ctx.language.phrases[done.key], ([name], c) =>
      name === 'this' ? thisPeriod(ctx.language, period, c) : renderThings(done.what, done.count, c),
    )
  );
}

/** *this turn* */
export const thisPeriod = ({ pronoun }: Language, period: NounForms, grammatical: Case): string | undefined =>
  pronoun?.('this', period.gender, grammatical, period);
