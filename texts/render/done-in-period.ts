/** What was done in a period, as a condition: *you built a city this turn*, *you upgraded at least 2 farms this era*. */
import type { ExprNode, Ident, PhraseNode, Case } from '../../dsl/internal.ts';
import { DONE_IN_PERIOD } from '../constructions/done-in-period.ts';
import { valueTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import type { Language } from '../languages/language.ts';
import type { DoneInPeriodKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { nounForms } from './word-forms.ts';

interface Done {
  key: DoneInPeriodKey;
  /** what was done, without the adjective that says so and the period */
  what: PhraseNode;
  count: Count;
  period: Ident;
}

/** A comparison of what was done in a period with a number. */
export function doneInPeriod(expr: ExprNode): Done | undefined {
  for (const [key, means] of Object.entries(DONE_IN_PERIOD) as [DoneInPeriodKey, string][]) {
    const bound = valueTemplate(means).match(expr);
    if (!bound) continue;
    const { what, period, n } = bound as { what: PhraseNode; period: Ident; n?: ExprNode };
    if (what.adjectives.length + what.posts.length > 0 || what.ordinal || (n && n.kind !== 'number')) return undefined;
    return { key, what, period, count: n?.value ?? (key.endsWith(' some') ? 'one' : 'many') };
  }
  return undefined;
}

type RenderThings = (what: PhraseNode, count: Count, grammatical: Case) => string;

/** Undefined for every other condition. */
export function renderDoneInPeriod(
  ctx: RenderContext,
  condition: ExprNode,
  renderThings: RenderThings,
): string | undefined {
  const done = doneInPeriod(condition);
  return done && renderAll(ctx, done, [done], renderThings);
}

/** Conditions that begin an *and* and share verb and period: *you built a city and a tunnel this turn*. */
export function renderSeveralDone(
  ctx: RenderContext,
  sides: readonly ExprNode[],
  renderThings: RenderThings,
): { sides: number; text: string } | undefined {
  const [first] = sides.map((side) => doneInPeriod(side));
  if (!first?.key.endsWith(' some')) return undefined;
  const all: Done[] = [];
  for (const side of sides) {
    const done = doneInPeriod(side);
    if (done?.key !== first.key || done.period.text !== first.period.text) break;
    all.push(done);
  }
  const text = all.length > 1 ? renderAll(ctx, first, all, renderThings) : undefined;
  return text === undefined ? undefined : { sides: all.length, text };
}

function renderAll(
  ctx: RenderContext,
  { key, period }: Done,
  all: readonly Done[],
  renderThings: RenderThings,
): string | undefined {
  const forms = nounForms(ctx, period);
  return (
    forms &&
    fill(ctx.language.phrases[key], ([name], c) =>
      name === 'this'
        ? thisPeriod(ctx.language, forms, c)
        : ctx.language.list(
            all.map(({ what, count }) => renderThings(what, count, c)),
            'and',
          ),
    )
  );
}

/** *this turn* */
export const thisPeriod = ({ pronoun }: Language, period: NounForms, grammatical: Case): string | undefined =>
  pronoun?.('this', period.gender, grammatical, period);
