/** What several things have in common: *3 different colors of cards in your hand*, *all cards in your hand are of the same color*. */
import {
  type Alike,
  alikeIn,
  differentValues,
  type ExprNode,
  type PhraseNode,
  type PostNode,
  type Case,
} from '../../dsl/internal.ts';
import { ALL_ALIKE, SAME_NUMBER } from '../constructions/alike.ts';
import { valueTemplate } from '../constructions/template.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';

type RenderThings = (phrase: PhraseNode, count: Count, grammatical: Case) => string;

/** `different colors of cards in hand`; undefined for any other phrase. */
export function renderDifferentValues(
  ctx: RenderContext,
  phrase: PhraseNode,
  { count, countText }: { count: Count; countText: string | undefined },
  grammatical: Case,
  renderThings: RenderThings,
): string | undefined {
  const found = differentValues(phrase);
  if (!found) return undefined;
  const noun = ctx.language.values[found.value];
  return fill(ctx.language.phrases[isThem(found.of) ? 'values of them' : 'values of'], ([name], c) =>
    name === 'x'
      ? renderThings(found.of, 'many', c)
      : ctx.language.nounPhrase({ count, noun, adjectives: [], ...(countText ? { countText } : {}) }, grammatical),
  );
}

/** What is the same, or different, for all things; `what`: of which they have so many. */
interface AllAlike {
  key: keyof typeof ALL_ALIKE;
  things: PhraseNode;
  what: PhraseNode;
}

/** Undefined for all other conditions. */
export function allAlike(condition: ExprNode): AllAlike | undefined {
  const found = [...Object.entries(ALL_ALIKE), ...SAME_NUMBER.map((means) => ['all same number', means] as const)];
  for (const [key, means] of found) {
    const bound = valueTemplate(means).match(condition);
    if (bound?.x) return { key, things: bound.x, what: bound.what } as AllAlike;
  }
  return undefined;
}

export const renderAllAlike = (ctx: RenderContext, { key, things, what }: AllAlike, render: RenderThings): string =>
  fill(ctx.language.phrases[key], ([name], c) => {
    if (name !== 'x') return render(what, 'many', c);
    return isThem(things) ? ctx.language.phrases['all of them'] : render(things, 'all', c);
  });

const isThem = ({ noun, adjectives, posts }: PhraseNode): boolean =>
  noun.text === 'them' && adjectives.length === 0 && posts.length === 0;

/** How the language says `of different colors` behind what is chosen. */
export function alikePost(post: PostNode): `post ${AlikePost}` | undefined {
  const found = alikeIn(post);
  return found && `post ${alikePostOf(found)}`;
}

export type AlikePost = `of ${'same' | 'different'} ${'color' | 'type'}`;
const alikePostOf = ({ value, same }: Alike): AlikePost => `of ${same ? 'same' : 'different'} ${value}`;
