/** The forms that the language or the lexicon has for a name, and what a name means. */
import {
  isBuilt,
  PORTS,
  type SymbolKind,
  type Symbols,
  differentValues,
  type Ident,
  type PhraseNode,
} from '../../dsl/internal.ts';
import type { AdjectiveForms, NounForms } from '../languages/forms.ts';
import type { GameLanguage, RenderContext } from './context.ts';
import { isNarrowedPlayers, NUMBER_PHRASES, THING_NOUNS } from './own-names.ts';

export function isKind({ symbols }: RenderContext, { text }: Ident, ...kinds: SymbolKind[]): boolean {
  return symbols.find(text).some(({ kind }) => kinds.includes(kind));
}

/** Whether it is something built: a piece, or a class of pieces. */
export const isPieceName = ({ symbols }: Pick<RenderContext, 'symbols'>, { text }: Ident): boolean =>
  symbols.find(text).some(isBuilt);

/** The name of a track means the player's space on it. */
export function isTrack(ctx: RenderContext, { noun }: PhraseNode): boolean {
  return isKind(ctx, noun, 'track');
}

/** The id of what a noun names, singular or plural. */
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

const isPorts = (symbols: Symbols, text: string): boolean => text === PORTS && symbols.find(text).length === 0;

/** What joins the things that are laid, in the words of the pack where it has any. */
export const portForms = ({ language, lexicon }: Pick<GameLanguage, 'language' | 'lexicon'>): NounForms =>
  lexicon.noun(PORTS) ?? language.ports;

/** A way, in the words of the pack, or as the language says a direction. */
export const wayForms = (
  { language, lexicon }: Pick<GameLanguage, 'language' | 'lexicon'>,
  name: string,
): NounForms | undefined => lexicon.noun(name) ?? language.directions[name];

export function nounForms(ctx: RenderContext, ident: Ident): NounForms | undefined {
  if (isPorts(ctx.symbols, ident.text)) return portForms(ctx);
  return ctx.language.noun(ident.text) ?? ctx.lexicon.noun(idOf(ctx, ident));
}

/** Words of a zone with its own preposition: `in your hand`, `into your hand`, `from your hand`. */
export function placeOf(ctx: RenderContext, zone: Ident, way: 'in' | 'to' | 'from'): string | undefined {
  const text = nounForms(ctx, zone)?.[way];
  return text !== undefined && ctx.language.ofOther ? ctx.language.ofOther(text) : text;
}

export function adjectiveForms(ctx: RenderContext, ident: Ident): AdjectiveForms | undefined {
  return ctx.language.adjective(ident.text) ?? ctx.lexicon.adjective(idOf(ctx, ident));
}

/** A noun without forms: it is rendered as written, together with its number and adjectives, and reported as missing. */
export function nounWithoutForms(ctx: RenderContext, ident: Ident): NounForms & AdjectiveForms {
  const text = missingForm(ctx, ident);
  return { gender: 'n', mass: true, form: () => text };
}

export function missingForm({ missing }: RenderContext, { text, range }: Ident): string {
  missing.push({ name: text, range });
  return `‹${text}›`;
}

/** Whether a phrase is a number by itself (variables, constants, counters of the game); a player's counters and things are counted. */
export function isNumber(ctx: RenderContext, phrase: PhraseNode): boolean {
  const { noun, adjectives, posts } = phrase;
  if (differentValues(phrase) || phrase.args) return false;
  if (isNarrowedPlayers({ noun, adjectives, posts })) return false;
  const found = ctx.symbols.find(noun.text);
  if (noun.text in NUMBER_PHRASES || noun.text === 'amount' || found.some(({ kind }) => kind === 'track')) return true;
  if (ctx.discourse.named.has(noun.text)) return false;
  if (found.length === 0) return !THING_NOUNS.has(noun.text);
  if (found.some(({ kind, of }) => kind === 'counter' && of === 'game')) return true;
  return found.every(({ kind }) => kind === 'constant' || kind === 'attribute' || kind === 'option');
}
