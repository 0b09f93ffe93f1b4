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
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { AlikeKey } from '../languages/phrases.ts';
import { alike } from './alike.ts';
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
  key: AlikeKey;
  things: PhraseNode;
  what?: PhraseNode;
}

/**
 * `different colors of X <= 1`: all of the same color; `different colors of X = X`: of different colors; the same of
 * `different over X: farms of it`.
 */
export function allAlike({ op, left, right }: ExprNode & { kind: 'binary' }): AllAlike | undefined {
  const even = op === '=' ? mostIsLeast(left, right) : undefined;
  if (even) return { key: 'all same number', things: even.things, ...even.what };
  const counted = countedOver(left);
  if (!counted) return undefined;
  const { value, things, what } = counted;
  if (op === '<=' && right.kind === 'number' && right.value === 1) return { key: `all same ${value}`, things, ...what };
  if (op === '=' && alike(right, things)) return { key: `all different ${value}`, things, ...what };
  return undefined;
}

interface CountedOver {
  value: 'color' | 'type' | 'number';
  things: PhraseNode;
  what?: { what: PhraseNode };
}

/** `(max over X: farms of it) = (min over X: farms of it)`: all have the same number. */
function mostIsLeast(left: ExprNode, right: ExprNode): CountedOver | undefined {
  if (left.kind !== 'over' || right.kind !== 'over') return undefined;
  const isBoth = [left.fn, right.fn].sort().join(' ') === 'max min';
  return isBoth && alike({ ...left, fn: 'different' }, { ...right, fn: 'different' })
    ? countedOver({ ...left, fn: 'different' })
    : undefined;
}

/** What is counted of each of several things. */
export function countedOver(expr: ExprNode): CountedOver | undefined {
  const values = expr.kind === 'phrase' ? differentValues(expr) : undefined;
  if (values) return { value: values.value, things: values.of };
  if (expr.kind !== 'over' || expr.fn !== 'different' || expr.as || expr.body.kind !== 'phrase') return undefined;
  const { phrase: things, body } = expr;
  const [post, ...more] = body.posts;
  const isIts = post?.kind === 'of' && post.of.noun.text === 'it' && post.of.posts.length === 0 && more.length === 0;
  return isIts ? { value: 'number', things, what: { what: { ...body, posts: [] } } } : undefined;
}

export const renderAllAlike = (ctx: RenderContext, { key, things, what }: AllAlike, render: RenderThings): string =>
  fill(ctx.language.phrases[key], ([name], c) => {
    if (name !== 'x') return render(what!, 'many', c);
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
