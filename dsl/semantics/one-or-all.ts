/** Words that act on everything that their phrase finds: whether a phrase says one thing and would mean all. */
import type { PhraseNode, WordNode } from '../syntax/ast.ts';
import { CORE_NOUNS } from '../words/core-names.ts';
import { argumentsIn } from '../words/facts.ts';
import type { SignatureElement } from '../words/signature.ts';
import type { Symbols } from './symbols.ts';

/** A phrase of which only some are meant as it is written, and its noun for all. */
interface SingularPhrase {
  phrase: PhraseNode;
  plural: string;
}

/**
 * The phrase of a word that acts on all, if it has a noun for one thing: `remove farm`. Names, `it` and what is counted
 * (`top 3 cards`, `2 used action-cards`) are what they say. `isBound`: names given with `as`.
 */
export function singularPhrase(
  node: WordNode,
  signature: readonly SignatureElement[],
  symbols: Symbols,
  isBound: (name: string) => boolean,
): SingularPhrase | undefined {
  const argument = argumentOnAll(signature);
  const arg = argument && node.args[argument.name];
  if (arg?.type !== 'phrase' || node.args.n) return undefined;
  const phrase = owner(arg.phrase, symbols);
  const { noun, top, ordinal, articles = [] } = phrase;
  if (top || ordinal || articles.some(({ text }) => text === 'all') || isBound(noun.text)) return undefined;
  const plural = pluralOf(noun.text, symbols);
  return plural === undefined ? undefined : { phrase, plural };
}

/** The argument of a word that acts on all that its phrase finds where no number is written. */
export const argumentOnAll = (
  signature: readonly SignatureElement[],
): ReturnType<typeof argumentsIn>[number] | undefined =>
  argumentsIn(signature).find((element) => element.el === 'arg' && element.onAll);

/** `production of building`: the building. */
function owner(phrase: PhraseNode, symbols: Symbols): PhraseNode {
  const post = phrase.posts.find(({ kind }) => kind === 'of');
  return post?.kind === 'of' && symbols.get('program', phrase.noun.text) ? post.of : phrase;
}

/** Kinds of names of which there are many things; a card, a site and a slot by its id is one. */
const MANY = ['piece', 'class', 'site-kind', 'type', 'deck'] as const;

function pluralOf(name: string, symbols: Symbols): string | undefined {
  const symbol = MANY.map((kind) => symbols.get(kind, name)).find(Boolean);
  if (symbol) return symbol.id === name && symbol.plural !== name ? symbol.plural : undefined;
  const plural = `${name}s`;
  return name !== 'tile' && Object.hasOwn(CORE_NOUNS, name) && Object.hasOwn(CORE_NOUNS, plural) ? plural : undefined;
}
