/** Amounts and costs. */
import type { Arg, CostNode, ExprNode, ItemNode, PhraseNode } from '../../syntax/ast.ts';
import type { Case } from '../../packs/fields.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { renderName } from './names.ts';
import { allOrOne, renderPhrase } from './noun-phrases.ts';
import { renderRows, renderValue } from './numbers.ts';
import { isKind } from './word-forms.ts';

/** `{n what}`: a number of things; one unless given, or all if it acts on all. */
export function renderCounted(
  ctx: RenderContext,
  n: Arg | undefined,
  what: Arg | undefined,
  grammatical: Case,
  onAll = false,
): string | undefined {
  if (what?.type !== 'phrase') return undefined;
  if (n?.type === 'value') return renderNumbered(ctx, n.value, what.phrase, grammatical);
  return renderPhrase(ctx, what.phrase, onAll ? allOrOne(ctx, what.phrase) : 1, grammatical);
}

/** A number of things: digits, *that many*, or what a calculation says. */
export function renderNumbered(ctx: RenderContext, n: ExprNode, phrase: PhraseNode, grammatical: Case): string {
  if (n.kind === 'number') return renderPhrase(ctx, phrase, n.value, grammatical);
  if (n.kind === 'phrase' && n.noun.text === 'amount') {
    return renderPhrase(ctx, phrase, 'many', grammatical, ctx.language.phrases['that-many']);
  }
  return renderComputed(ctx, n, (c) => renderPhrase(ctx, phrase, 'many', c));
}

/** `points equal to …`, `points by …`: as many as a calculation or a table says. */
function renderComputed(ctx: RenderContext, n: ExprNode, what: (grammatical: Case) => string): string {
  if (n.kind !== 'table') {
    return fill(ctx.language.phrases.computed, ([key], c) => (key === 'what' ? what(c) : renderValue(ctx, n, c)));
  }
  return fill(ctx.language.phrases['computed table'], ([key], c) =>
    key === 'what' ? what(c) : key === 'rows' ? renderRows(ctx, n) : renderValue(ctx, n.on, c),
  );
}

/** An amount, with what it is given for: `2 kelp for each farm`. */
export function renderItem(ctx: RenderContext, item: ItemNode, grammatical: Case): string {
  const what = renderAmount(ctx, item, grammatical);
  if (!item.per) return what;
  const { every, of } = item.per;
  const phrases = ctx.language.phrases;
  if (of.kind !== 'phrase' && every) {
    return fill(phrases['per-sum'], ([name], c) =>
      name === 'what' ? what : renderValue(ctx, name === 'every' ? every : of, c),
    );
  }
  if (of.kind !== 'phrase') {
    return fill(phrases['per-each'], ([name], c) => (name === 'what' ? what : renderValue(ctx, of, c)));
  }
  return fill(phrases[every ? 'per' : 'per-each'], ([name], c) =>
    name === 'what' ? what : every ? renderNumbered(ctx, every, of, c) : renderPhrase(ctx, of, 'each', c),
  );
}

function renderAmount(ctx: RenderContext, { amount, different, same, what }: ItemNode, grammatical: Case): string {
  const name = (count: Count, c: Case, countText?: string): string => renderName(ctx, what, count, c, countText);
  if (isKind(ctx, what, 'class')) {
    return fill(ctx.language.phrases[different ? 'different-choice' : same ? 'same-choice' : 'choice'], (_, c) =>
      renderName(ctx, what, amount?.kind === 'number' ? amount.value : 1, c),
    );
  }
  if (!amount || amount.kind === 'number') return name(amount?.value ?? 1, grammatical);
  if (amount.kind === 'phrase' && amount.noun.text === 'amount') {
    return name('many', grammatical, ctx.language.phrases['that-many']);
  }
  return renderComputed(ctx, amount, (c) => name('many', c));
}

/** The usual cost, less some amounts. */
const LESS = { for: 'for-less', 'for-each': 'for-less-each' } as const;

/** `charge`: the cost comes after what is built, and applies `for-each` where several are built. */
export function renderCost(
  ctx: RenderContext,
  cost: CostNode,
  grammatical: Case,
  charge?: 'for' | 'for-each',
): string | undefined {
  const phrases = ctx.language.phrases;
  switch (cost.kind) {
    case 'free':
      return phrases.free;
    case 'usual':
      return phrases.usual;
    case 'price': {
      const price = fill(phrases.price, (_, c) => renderPhrase(ctx, cost.of, 'one', c));
      return charge ? fill(phrases[charge], () => price) : price;
    }
    case 'amounts': {
      const amounts = (c: Case): string =>
        alternatives(
          ctx,
          cost.alternatives.map((items) => items.map((item) => renderItem(ctx, item, c))),
        );
      return charge ? fill(phrases[cost.less ? LESS[charge] : charge], (_, c) => amounts(c)) : amounts(grammatical);
    }
  }
}

/** Alternatives of several amounts are joined by *or* each time, as commas separate the amounts. */
function alternatives({ language }: RenderContext, amounts: string[][]): string {
  const texts = amounts.map((all) => language.list(all, 'and'));
  const several = amounts.some(({ length }) => length > 1);
  return several ? texts.reduce((before, text) => language.list([before, text], 'or')) : language.list(texts, 'or');
}
