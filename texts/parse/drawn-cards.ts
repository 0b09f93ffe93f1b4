/** "Discard 2 cards": cards of a text that are said to be nowhere are in the hand of whoever acts. */
import type { EffectNode, PhraseNode, Symbols, WordNode } from '../../dsl/internal.ts';
import { bareNoun } from '../meaning/nodes.ts';
import { unplacedCards } from './meaning-problems.ts';

const CARD = /^cards?$/;

/**
 * The effect with a zone for the cards that have none: the one to which cards are drawn. Cards of a type that are only counted stay
 * as they are, which is an error: a text may mean those that were played.
 */
export function whereDrawn(effect: EffectNode, self: string, symbols: Symbols): EffectNode {
  const { phrases, actedOn } = phrasesOf(effect);
  if (!phrases.some(({ noun }) => isOfCards(noun.text, symbols))) return effect;
  const drawn = symbols.all('zone').find((zone) => zone.drawn);
  if (!drawn) return effect;
  const unplaced = unplacedCards(effect, self, symbols);
  const meant = new Set<unknown>([...unplaced].filter((phrase) => actedOn.has(phrase) || CARD.test(phrase.noun.text)));
  if (meant.size === 0) return effect;
  const placed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(placed);
    if (typeof value !== 'object' || value === null) return value;
    const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, placed(inner)]));
    if (!meant.has(value)) return node;
    const { posts, range } = value as PhraseNode;
    return { ...node, posts: [{ kind: 'in', zone: bareNoun(drawn.id, range), range }, ...posts] };
  };
  return placed(effect) as EffectNode;
}

/** All phrases of an effect, and those of words that do something to cards. */
function phrasesOf(effect: EffectNode): { phrases: PhraseNode[]; actedOn: Set<PhraseNode> } {
  const phrases: PhraseNode[] = [];
  const actedOn = new Set<PhraseNode>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Partial<PhraseNode> | Partial<WordNode>;
    if (node.kind === 'phrase') phrases.push(value as PhraseNode);
    if (node.kind === 'word') {
      const args = Object.values(node.args!);
      // what is done for each of them does nothing to them
      const goesThrough = args.some(({ type }) => type === 'effect');
      for (const arg of args) if (arg.type === 'phrase' && !goesThrough) actedOn.add(arg.phrase);
    }
    Object.values(value).forEach(visit);
  };
  visit(effect);
  return { phrases, actedOn };
}

const isOfCards = (name: string, symbols: Symbols): boolean =>
  CARD.test(name) || symbols.find(name).some(({ kind, of }) => kind === 'type' || kind === 'deck' || of === 'card');
