/** Cards that are looked at or revealed: `them`, `1 of them`, `the others`. */
import type { PhraseNode, PostNode } from '../../dsl/internal.ts';
import { SOME_OF_THEM } from '../constructions/opened-cards.ts';
import { valueTemplate } from '../constructions/template.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';

/** Whether a post is `of them`. */
export const isOfThem = (post: PostNode | undefined): post is OfPost =>
  post?.kind === 'of' && post.of.noun.text === 'them' && post.of.posts.length === 0 && post.of.adjectives.length === 0;
type OfPost = PostNode & { kind: 'of' };

/** `card of them where it is red`: the test, which the effect language has behind `them`, is about the card. */
export function withTestsOfThem(phrase: PhraseNode): PhraseNode {
  const isTested = (post: PostNode): post is OfPost =>
    post.kind === 'of' && post.of.noun.text === 'them' && post.of.posts.length > 0;
  if (!phrase.posts.some(isTested)) return phrase;
  const posts = phrase.posts.flatMap((post) =>
    isTested(post) ? [{ ...post, of: { ...post.of, posts: [] } }, ...post.of.posts] : [post],
  );
  return { ...phrase, posts };
}

/** `if card of them`: whether there are any, or any are left. */
export function renderSomeOfThem({ language, discourse }: RenderContext, phrase: PhraseNode): string | undefined {
  const key = discourse.someTaken ? 'some left' : 'some of them';
  return valueTemplate(SOME_OF_THEM[key]).match(phrase) && language.phrases[key];
}

/** `them`, and `1 of them`; undefined where a noun says of which kind they are, and for all other phrases. */
export function renderThem(ctx: RenderContext, phrase: PhraseNode, count: Count): string | undefined {
  const { phrases } = ctx.language;
  const { noun, adjectives, posts } = phrase;
  if (noun.text === 'them') return phrases[ctx.discourse.someTaken ? 'the others' : 'them'];
  const isOne = (noun.text === 'card' || noun.text === 'cards') && adjectives.length === 0 && posts.length === 1;
  if (!posts.some(isOfThem)) return undefined;
  const isSome = adjectives.length + posts.length > 1 || count === 'one' || typeof count === 'number';
  if (isSome) ctx.discourse.someTaken = true;
  if (!isOne) return undefined;
  if (count === 'one') return phrases['one of them'];
  if (count === 'each') return phrases['each of them'];
  return typeof count === 'number' ? fill(phrases['of them'], () => String(count)) : undefined;
}
