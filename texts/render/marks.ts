/**
 * Marks on cards: `3 markers on this card`, `put 1 marker on this card`. What they are called is the language's, or the pack's.
 * What lies on this card of a counter is said in the same way: `3 kelp on this card`.
 */
import {
  type ExprNode,
  type Ident,
  type PhraseNode,
  type WordNode,
  type Case,
  MARKS,
  type Symbols,
} from '../../dsl/internal.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import type { GameLanguage, RenderContext } from './context.ts';
import { alike } from './alike.ts';
import { singularName } from '../meaning/referents.ts';
import { adjectiveForms, nounForms, nounWithoutForms } from './word-forms.ts';

/** What the marks lie on, or what lies on this card of a counter; undefined for any other phrase. */
export function markedIn(ctx: RenderContext, { noun, adjectives, posts }: PhraseNode): PhraseNode | undefined {
  const [post] = posts;
  if (posts.length !== 1 || post.kind !== 'of') return undefined;
  if (adjectives.some(({ name, negated }) => name.text !== 'different' || negated)) return undefined;
  if (noun.text === MARKS && adjectives.length === 0) return post.of;
  const lies = isThis(post.of)
    ? canLieOnCards(ctx.symbols, noun, adjectives.length > 0)
    : canLieOnSites(ctx.symbols, noun);
  return lies ? post.of : undefined;
}

/** Whether a noun names what may lie on cards: a counter, or a class of them. Different are only the kinds of a class. */
export const canLieOnCards = (symbols: Symbols, { text }: Ident, different: boolean): boolean =>
  symbols
    .find(text)
    .some(({ kind, of }) => (kind === 'class' && of === 'counter') || (kind === 'counter' && !different));

/** Whether a noun names a counter that says where it may lie. */
export const canLieOnSites = (symbols: Symbols, { text }: Ident): boolean =>
  symbols.get('counter', text)?.liesOn === true;

/** How many places a phrase names on which something lies: what is chosen, a named site and what is one step away are one. */
export function placesCount({ symbols }: Pick<RenderContext, 'symbols'>, { noun }: PhraseNode): 'one' | 'many' {
  const isSeveral = (['site-kind', 'tag', 'predicate', 'piece', 'class'] as const).some((kind) =>
    symbols.get(kind, noun.text),
  );
  return isSeveral || noun.text === 'site' || noun.text === 'sites' ? 'many' : 'one';
}

/** Whether a counter lies on each of the places, which are told as *each pit*. */
export const liesOnEach = (ctx: RenderContext, noun: Ident, on: PhraseNode): boolean =>
  canLieOnSites(ctx.symbols, noun) && placesCount(ctx, on) === 'many';

const isThis = ({ noun, posts }: PhraseNode): boolean => noun.text === 'this' && posts.length === 0;

export const markForms = ({ language, lexicon }: Pick<GameLanguage, 'language' | 'lexicon'>): NounForms =>
  lexicon.noun(MARKS) ?? language.marks;

const formsOf = (ctx: RenderContext, noun: Ident): NounForms =>
  noun.text === MARKS ? markForms(ctx) : (nounForms(ctx, noun) ?? nounWithoutForms(ctx, noun));

/** `3 markers`, `each marker`, `markers`, `3 resources of different types` */
export const renderMarks = (
  ctx: RenderContext,
  { noun, adjectives }: Pick<PhraseNode, 'noun' | 'adjectives'>,
  count: Count,
  grammatical: Case,
): string =>
  ctx.language.nounPhrase(
    {
      count,
      noun: formsOf(ctx, noun),
      adjectives: adjectives.map(({ name, negated }) => ({ forms: adjectiveForms(ctx, name)!, negated })),
    },
    grammatical,
  );

/** `there are at least 3 markers on this card`; undefined for any other comparison. */
export function renderMarked(
  ctx: RenderContext,
  op: string,
  left: ExprNode,
  right: ExprNode,
  renderOn: (phrase: PhraseNode, grammatical: Case) => string,
): string | undefined {
  const on = left.kind === 'phrase' ? markedIn(ctx, left) : undefined;
  const { phrases } = ctx.language;
  // “not exactly 3” goes with the number, not with the things
  if (!on || left.kind !== 'phrase' || right.kind !== 'number' || op === '!=' || !(`with ${op}` in phrases)) {
    return undefined;
  }
  const { value } = right;
  if (op === '=' && value === 0) {
    const none = formsOf(ctx, left.noun).mass ? phrases['no mass on'] : undefined;
    return fill(none ?? phrases['no marks on'], ([name], c) =>
      name === 'of' ? renderOn(on, c) : renderMarks(ctx, left, 'many', c),
    );
  }
  return fill(phrases[value === 1 ? 'mark on' : 'marks on'], ([name], c) =>
    name === 'of'
      ? renderOn(on, c)
      : fill(phrases[`with ${op}` as PhraseKey], (_, of) => renderMarks(ctx, left, value, of)),
  );
}

/** So many marks put on something, or taken from it; so much of a counter that is on this card. */
export interface MarkChange {
  key: 'set put' | 'set take' | 'set remove' | 'take all';
  n: number | 'all';
  marks: Ident;
  on: PhraseNode;
}

/**
 * `set marks of X to marks of X + 1` puts one on X, `- 1` takes one away, and `to 0` all; what is on this card of a counter is
 * removed in the same way (`put` says how it comes there).
 */
export function markChange(ctx: RenderContext, node: WordNode): MarkChange | undefined {
  const { word, args } = node;
  if (word === 'take') return allTaken(ctx, node);
  const { what, to } = args;
  const marks = word === 'set' && what?.type === 'phrase' ? what.phrase : undefined;
  const on = marks && markedIn(ctx, marks);
  if (!marks || !on || to?.type !== 'value') return undefined;
  const { noun } = marks;
  const isMarks = noun.text === MARKS;
  const taken = isMarks ? 'set take' : 'set remove';
  const { value } = to;
  if (value.kind === 'number') return value.value === 0 ? { key: taken, n: 'all', marks: noun, on } : undefined;
  if (value.kind !== 'binary' || value.right.kind !== 'number' || value.right.value < 1) return undefined;
  if (!alike(value.left, marks)) return undefined;
  const n = value.right.value;
  if (value.op === '-') return { key: taken, n, marks: noun, on };
  return value.op === '+' && isMarks ? { key: 'set put', n, marks: noun, on } : undefined;
}

/** `take (kelp of this) kelp from this` */
function allTaken(ctx: RenderContext, { args: { items, giver } }: WordNode): MarkChange | undefined {
  if (items?.type !== 'items' || items.items.length !== 1 || giver?.type !== 'flag' || giver.flag !== 'from-this') {
    return undefined;
  }
  const [{ what, amount, per, different, same }] = items.items;
  if (amount?.kind !== 'phrase' || per || different || same) return undefined;
  const on = markedIn(ctx, amount);
  const isAll = on !== undefined && isThis(on) && singular(ctx, amount.noun) === singular(ctx, what);
  return isAll ? { key: 'take all', n: 'all', marks: what, on } : undefined;
}

const singular = ({ symbols }: RenderContext, { text }: Ident): string => singularName(text, symbols);
