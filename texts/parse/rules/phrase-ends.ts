/** With what a noun phrase ends, which decides what the words behind it are about. */
import { type PhraseNode, type PostNode, type Range, alikeIn, isOfThatColor } from '../../../dsl/internal.ts';
import { exceptionsIn } from '../../meaning/exceptions.ts';
import { isReferent } from '../resolve-references.ts';

/** "a city next to it with no farms": what follows a thing that was mentioned is about the noun before it. */
export function endsWithReferent({ posts }: PhraseNode): boolean {
  const last = posts.at(-1);
  const inner =
    last?.kind === 'of' || last?.kind === 'within' ? last.of : last?.kind === 'adjacent-to' ? last.to : undefined;
  return inner !== undefined && isReferent(inner) && inner.posts.length === 0;
}

export const isReferentWithTest = (phrase: PhraseNode): boolean =>
  isReferent(phrase) && phrase.posts.some(({ kind }) => kind === 'with' || kind === 'where');

/** Whether its last words are a noun phrase that belongs to it. */
export function endsWithPhrase(outer: PhraseNode): boolean {
  const { end } = outer.range;
  const inside = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(inside);
    if (typeof value !== 'object' || value === null) return false;
    const node = value as { kind?: string; range?: Range; adjectives?: unknown };
    return (
      (node.kind === 'phrase' && node.adjectives !== undefined && node.range?.end === end) ||
      Object.values(value).some(inside)
    );
  };
  // nothing more belongs to *that color* or *different colors*, nor to a name behind *other than*
  const isClosed = (post: PostNode): boolean =>
    isOfThatColor(post) || alikeIn(post) !== undefined || exceptionsIn(post) !== undefined;
  return outer.posts.some((post) => !isClosed(post) && inside(post));
}
