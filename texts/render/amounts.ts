/** Amounts and costs. */
import type { Arg, CostNode, ExprNode, ItemNode, PhraseNode, Case } from '../../dsl/internal.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { renderEachNumber, renderSetsOfKinds } from './kinds-and-numbers.ts';
import { markedIn } from './marks.ts';
import { renderName } from './names.ts';
import { allOrOne, renderPhrase } from './noun-phrases.ts';
import { flattenCall, renderRows, renderTotal, renderValue } from './numbers.ts';
import { moreThan, renderMoreThan } from './players-have.ts';
import { isKind, isNumber } from './word-forms.ts';

/** `{n what}`: a number of things; one unless given, or all if it acts on all. */
export function renderCounted(
  ctx: RenderContext,
  n: Arg | undefined,
  what: Arg | undefined,
  grammatical: Case,
  onAll = false,
): string | undefined {
  if (what?.type !== 'phrase') return undefined;
  if (what.phrase === ctx.each) return renderPhrase(ctx, what.phrase, 'each', grammatical);
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
    return fill(ctx.language.phrases.computed, ([key], c) => (key === 'what' ? what(c) : renderTotal(ctx, n, c)));
  }
  return fill(ctx.language.phrases['computed table'], ([key], c) =>
    key === 'what' ? what(c) : key === 'rows' ? renderRows(ctx, n) : renderValue(ctx, n.on, c),
  );
}

/** The only amount of a gain: what is counted may have a limit, `1 point for each city (at most 4 points)`. */
export function renderOnlyItem(ctx: RenderContext, item: ItemNode, grammatical: Case): string {
  const pattern = ctx.language.phrases.capped;
  const capped = isKind(ctx, item.what, 'class') ? undefined : cappedOf(ctx, item);
  if (!capped || pattern === undefined) return renderItem(ctx, item, grammatical);
  return fill(pattern, ([name], c) =>
    name === 'what' ? renderItem(ctx, capped.item, grammatical) : renderName(ctx, item.what, capped.most, c),
  );
}

/** `(min(2 * cities, 6)) points` as `2 points per city`, and at most 6. */
function cappedOf(ctx: RenderContext, item: ItemNode): { item: ItemNode; most: number } | undefined {
  const { amount, per } = item;
  if (per || amount?.kind !== 'call' || amount.fn.text !== 'min' || amount.args.length !== 2) return undefined;
  const [first, second] = amount.args;
  const [counted, most] = first.kind === 'number' ? [second, first] : [first, second];
  if (most.kind !== 'number' || most.value < 1) return undefined;
  const { range } = counted;
  const one: ExprNode = { kind: 'number', value: 1, range };
  const given = (n: ExprNode, of: ExprNode, every?: ExprNode): { item: ItemNode; most: number } | undefined =>
    isCount(ctx, of) || moreThan(ctx, of)
      ? { item: { ...item, amount: n, per: { of, ...(every && { every }) } }, most: most.value }
      : undefined;
  if (counted.kind !== 'binary' || counted.op === '-') return given(one, counted);
  const { op, left, right } = counted;
  if (op === '*' && left.kind === 'number') return given(left, right);
  return op === '/' && right.kind === 'number' && right.value > 1 ? given(one, left, right) : undefined;
}

const isCount = (ctx: RenderContext, expr: ExprNode): expr is PhraseNode =>
  expr.kind === 'phrase' && (!isNumber(ctx, expr) || markedIn(ctx, expr) !== undefined);

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
    const eachNumber = renderEachNumber(ctx, of, what);
    if (eachNumber !== undefined) return eachNumber;
    return fill(phrases['per-each'], ([name], c) =>
      name === 'what' ? what : (renderMoreThan(ctx, of, c) ?? renderValue(ctx, of, c)),
    );
  }
  return fill(phrases[every ? 'per' : 'per-each'], ([name], c) =>
    name === 'what' ? what : every ? renderNumbered(ctx, every, of, c) : renderPhrase(ctx, of, 'each', c),
  );
}

function renderAmount(ctx: RenderContext, { amount, different, same, what }: ItemNode, grammatical: Case): string {
  const name = (count: Count, c: Case, countText?: string): string => renderName(ctx, what, count, c, countText);
  if (isKind(ctx, what, 'class')) {
    const chosen = (count: Count): string =>
      fill(ctx.language.phrases[different ? 'different-choice' : same ? 'same-choice' : 'choice'], (_, c) =>
        renderName(ctx, what, count, c),
      );
    return amount && amount.kind !== 'number'
      ? renderComputed(ctx, amount, () => chosen('many'))
      : chosen(amount?.value ?? 1);
  }
  if (!amount || amount.kind === 'number') return name(amount?.value ?? 1, grammatical);
  if (amount.kind === 'phrase' && amount.noun.text === 'amount') {
    return name('many', grammatical, ctx.language.phrases['that-many']);
  }
  return renderSets(ctx, amount, name) ?? renderComputed(ctx, amount, (c) => name('many', c));
}

/** `(3 * min(farms, tunnels)) points`: 3 points for each set of 1 farm and 1 tunnel. */
function renderSets(
  ctx: RenderContext,
  amount: ExprNode,
  name: (count: number, grammatical: Case) => string,
): string | undefined {
  const isMultiplied = amount.kind === 'binary' && amount.op === '*' && amount.left.kind === 'number';
  const each = isMultiplied && amount.left.kind === 'number' ? amount.left.value : 1;
  const sets = isMultiplied ? amount.right : amount;
  const pattern = ctx.language.phrases.sets;
  const ofKinds = renderSetsOfKinds(ctx, sets, (c) => name(each, c));
  if (ofKinds !== undefined) return ofKinds;
  if (!pattern || sets.kind !== 'call' || sets.fn.text !== 'min') return undefined;
  const all = flattenCall(sets);
  const kinds = all.filter((arg): arg is PhraseNode => isCount(ctx, arg) && arg.posts.length === 0);
  if (kinds.length < 2 || kinds.length < all.length) return undefined;
  return fill(pattern, ([key], c) =>
    key === 'what'
      ? name(each, c)
      : ctx.language.list(
          kinds.map((kind) => renderPhrase(ctx, kind, 1, c)),
          'and',
        ),
  );
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
