/** How many were done of what may be done up to so many times: *build up to 2 farms. If you built 2, …* */
import type { ExprNode, WordNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import { DONE_VERBS, type DoneVerb, type PhraseKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { inThirdPerson } from './third-person.ts';

/** Words after which `amount` is another number, or none that tells how often something was done. */
const OTHER_NUMBERS: ReadonlySet<string> = new Set(['count', 'pick', 'when', 'after', 'instead']);

/** What `amount` says from here on. */
export function rememberHowMany({ discourse, language }: RenderContext, { word, args }: WordNode): void {
  const bySteps = (word === 'relocate' || word === 'transfer') && (args.n ?? args.way ?? args.through) !== undefined;
  if (args.limit || bySteps || word === 'up-to' || word === 'any-times') {
    const verb = (DONE_VERBS as readonly string[]).includes(word) ? (word as DoneVerb) : 'times';
    discourse.counted = { verb, byOther: language.thirdPerson === undefined };
  } else if (OTHER_NUMBERS.has(word)) discourse.counted = undefined;
}

/** `amount >= 2`: *you built at least 2*, or *they* where another player did; undefined where `amount` is another number. */
export function renderHowMany(ctx: RenderContext, op: string, left: ExprNode, right: ExprNode): string | undefined {
  const { counted } = ctx.discourse;
  if (counted === undefined || left.kind !== 'phrase' || left.noun.text !== 'amount') return undefined;
  if (right.kind !== 'number' || op === '!=') return undefined;
  const n = String(right.value);
  const { phrases } = (counted.byOther ? inThirdPerson(ctx) : ctx).language;
  return fill(phrases[`did ${counted.verb}`], () =>
    op === '=' ? n : fill(phrases[`with ${op}` as PhraseKey], () => n),
  );
}
