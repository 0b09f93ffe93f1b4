/** What names are said: the forms that the language or the lexicon has for them, names that somebody gave, names without a form. */
import type { SymbolKind } from '../../semantics/symbols.ts';
import type { Arg, Ident, PhraseNode } from '../../syntax/ast.ts';
import type { AdjectiveForms, Case, Count, NounForms } from './language.ts';
import { THING_NOUNS, USUAL_ROUTE } from './own-names.ts';
import { kindForms } from './spoken-of.ts';
import { NOWHERE, type Telling } from './telling.ts';

/** A name that stands alone, without adjectives. */
export function tellName(t: Telling, ident: Ident, count: Count, grammatical: Case, countText?: string): string {
  const said = (noun: NounForms): string =>
    t.language.nounPhrase({ count, noun, adjectives: [], ...(countText ? { countText } : {}) }, grammatical);
  const noun = kindForms(t, ident) ?? nounForms(t, ident) ?? properName(t, ident);
  if (noun && !(t.lexicon.phrase(idOf(t, ident)) !== undefined && noun.proper)) return said(noun);
  return t.lexicon.phrase(idOf(t, ident), t.language.address) ?? said(formless(t, ident));
}

/** A name that somebody gave: of a slot, a card, or by `as`. */
export function properName(t: Telling, { text }: Ident): NounForms | undefined {
  const known = t.symbols.find(text);
  const own = known.find(({ kind }) => kind === 'slot' || kind === 'card' || kind === 'site');
  if (!own && (known.length > 0 || THING_NOUNS.has(text))) return undefined;
  const quoted = t.language.quoted(t.lexicon.phrase(text, t.language.address) ?? text);
  return { gender: t.spoken.named.get(text)?.noun.gender ?? 'n', mass: true, proper: true, form: () => quoted };
}

/** The way in which a card goes, behind `as`; the usual one is not told. */
export function routeName(t: Telling, route: Ident): string | undefined {
  return route.text === USUAL_ROUTE
    ? undefined
    : (t.lexicon.phrase(route.text, t.language.address) ?? absent(t, route));
}

/** Without a name the only track there is. */
export function trackName(t: Telling, track: Ident | undefined, grammatical: Case): string | undefined {
  const only = track ?? t.symbols.all('track').map(({ id }) => ({ text: id, range: NOWHERE }))[0];
  return only && tellName(t, only, 'the', grammatical);
}

/** An adjective in the form that what it describes asks for. */
export function agreeing(
  t: Telling,
  adjective: Ident,
  arg: Arg | undefined,
  grammatical: Case,
  number: 'singular' | 'plural',
): string {
  const phrase = arg?.type === 'phrase' ? arg.phrase : undefined;
  const gender = (phrase && nounForms(t, phrase.noun)?.gender) ?? 'm';
  return adjectiveForms(t, adjective)?.form(gender, number, grammatical) ?? absent(t, adjective);
}

/** There is one of it, and each player may have one: a hand, the turn. */
export function definite(t: Telling, ident: Ident): Count {
  const symbol = t.symbols
    .find(ident.text)
    .find(({ kind }) => kind === 'zone' || kind === 'track' || kind === 'period' || kind === 'constant');
  if (!symbol) return 'one';
  return symbol.kind === 'period' || symbol.kind === 'constant'
    ? 'bare'
    : symbol.kind === 'zone' && symbol.of === 'player'
      ? 'your'
      : 'the';
}

export function isKind({ symbols }: Telling, { text }: Ident, ...kinds: SymbolKind[]): boolean {
  return symbols.find(text).some(({ kind }) => kinds.includes(kind));
}

/** A track by its name is where one stands on it. */
export function isTrack(t: Telling, { noun }: PhraseNode): boolean {
  return isKind(t, noun, 'track');
}

/** The id of what a name, singular or plural, says as a noun. */
export function idOf({ symbols }: Telling, { text }: Ident): string {
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

export function nounForms(t: Telling, ident: Ident): NounForms | undefined {
  return t.language.noun(ident.text) ?? t.lexicon.noun(idOf(t, ident));
}

export function adjectiveForms(t: Telling, ident: Ident): AdjectiveForms | undefined {
  return t.language.adjective(ident.text) ?? t.lexicon.adjective(idOf(t, ident));
}

/** A word without forms: it stands as it is written, and what belongs to it, a number above all, is told all the same. */
export function formless(t: Telling, ident: Ident): NounForms & AdjectiveForms {
  const text = absent(t, ident);
  return { gender: 'n', mass: true, form: () => text };
}

export function absent({ missing }: Telling, { text, range }: Ident): string {
  missing.push({ name: text, range });
  return `‹${text}›`;
}
