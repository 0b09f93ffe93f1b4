/** What names are said: the forms that the language or the lexicon has for them, names that somebody gave, names without a form. */
import type { SymbolKind } from '../../semantics/symbols.ts';
import type { Arg, Ident, PhraseNode } from '../../syntax/ast.ts';
import type { AdjectiveForms, Case, Count, NounForms } from '../languages/language.ts';
import { THING_NOUNS, USUAL_ROUTE } from './own-names.ts';
import { kindNoun } from './references.ts';
import { NOWHERE, type RenderContext } from './context.ts';

/** A name that stands alone, without adjectives. */
export function renderName(
  ctx: RenderContext,
  ident: Ident,
  count: Count,
  grammatical: Case,
  countText?: string,
): string {
  const said = (noun: NounForms): string =>
    ctx.language.nounPhrase({ count, noun, adjectives: [], ...(countText ? { countText } : {}) }, grammatical);
  const noun = kindNoun(ctx, ident) ?? nounForms(ctx, ident) ?? properNoun(ctx, ident);
  if (noun && !(ctx.lexicon.phrase(idOf(ctx, ident)) !== undefined && noun.proper)) return said(noun);
  return ctx.lexicon.phrase(idOf(ctx, ident), ctx.language.address) ?? said(nounWithoutForms(ctx, ident));
}

/** A name that somebody gave: of a slot, a card, or by `as`. */
export function properNoun(ctx: RenderContext, { text }: Ident): NounForms | undefined {
  const known = ctx.symbols.find(text);
  const own = known.find(({ kind }) => kind === 'slot' || kind === 'card' || kind === 'site');
  if (!own && (known.length > 0 || THING_NOUNS.has(text))) return undefined;
  const quoted = ctx.language.quoted(ctx.lexicon.phrase(text, ctx.language.address) ?? text);
  return { gender: ctx.discourse.named.get(text)?.noun.gender ?? 'n', mass: true, proper: true, form: () => quoted };
}

/** The way in which a card goes, behind `as`; the usual one is not told. */
export function routeName(ctx: RenderContext, route: Ident): string | undefined {
  return route.text === USUAL_ROUTE
    ? undefined
    : (ctx.lexicon.phrase(route.text, ctx.language.address) ?? missingForm(ctx, route));
}

/** Without a name the only track there is. */
export function trackName(ctx: RenderContext, track: Ident | undefined, grammatical: Case): string | undefined {
  const only = track ?? ctx.symbols.all('track').map(({ id }) => ({ text: id, range: NOWHERE }))[0];
  return only && renderName(ctx, only, 'the', grammatical);
}

/** An adjective in the form that what it describes asks for. */
export function renderAdjective(
  ctx: RenderContext,
  adjective: Ident,
  arg: Arg | undefined,
  grammatical: Case,
  number: 'singular' | 'plural',
): string {
  const phrase = arg?.type === 'phrase' ? arg.phrase : undefined;
  const gender = (phrase && nounForms(ctx, phrase.noun)?.gender) ?? 'm';
  return adjectiveForms(ctx, adjective)?.form(gender, number, grammatical) ?? missingForm(ctx, adjective);
}

/** There is one of it, and each player may have one: a hand, the turn. */
export function countOfName(ctx: RenderContext, ident: Ident): Count {
  const symbol = ctx.symbols
    .find(ident.text)
    .find(({ kind }) => kind === 'zone' || kind === 'track' || kind === 'period' || kind === 'constant');
  if (!symbol) return 'one';
  return symbol.kind === 'period' || symbol.kind === 'constant'
    ? 'bare'
    : symbol.kind === 'zone' && symbol.of === 'player'
      ? 'your'
      : 'the';
}

export function isKind({ symbols }: RenderContext, { text }: Ident, ...kinds: SymbolKind[]): boolean {
  return symbols.find(text).some(({ kind }) => kinds.includes(kind));
}

/** A track by its name is where one stands on it. */
export function isTrack(ctx: RenderContext, { noun }: PhraseNode): boolean {
  return isKind(ctx, noun, 'track');
}

/** The id of what a name, singular or plural, says as a noun. */
export function idOf({ symbols }: RenderContext, { text }: Ident): string {
  return symbols.find(text).find(({ kind }) => NOUNS.includes(kind))?.id ?? text;
}
const NOUNS: SymbolKind[] = [
  'counter',
  'piece',
  'class',
  'site-kind',
  'zone',
  'type',
  'deck',
  'track',
  'tag',
  'period',
  'program',
  'attribute',
  'constant',
  'predicate',
  'color',
  'signal',
  'option',
  'slot',
  'card',
  'site',
  'procedure',
];

export function nounForms(ctx: RenderContext, ident: Ident): NounForms | undefined {
  return ctx.language.noun(ident.text) ?? ctx.lexicon.noun(idOf(ctx, ident));
}

export function adjectiveForms(ctx: RenderContext, ident: Ident): AdjectiveForms | undefined {
  return ctx.language.adjective(ident.text) ?? ctx.lexicon.adjective(idOf(ctx, ident));
}

/** A word without forms: it stands as it is written, and what belongs to it, a number above all, is told all the same. */
export function nounWithoutForms(ctx: RenderContext, ident: Ident): NounForms & AdjectiveForms {
  const text = missingForm(ctx, ident);
  return { gender: 'n', mass: true, form: () => text };
}

export function missingForm({ missing }: RenderContext, { text, range }: Ident): string {
  missing.push({ name: text, range });
  return `‹${text}›`;
}
