/** Things that are compared with each other: *you have as many farms as tunnels*, *all cities have the same number of buildings*. */
import type { Case } from '../../packs/fields.ts';
import type { BinaryOp, ExprNode, PhraseNode, PostNode } from '../../syntax/ast.ts';
import { fill } from '../languages/pattern.ts';
import type { ShortKey } from '../languages/phrases.ts';
import { isShared } from '../shared-things.ts';
import { alike } from './alike.ts';
import type { Count } from '../languages/forms.ts';
import type { RenderContext } from './context.ts';
import { isPlayers } from './third-person.ts';
import { isNumber } from './word-forms.ts';

type RenderPhrase = (phrase: PhraseNode, count: Count, grammatical: Case) => string;

const KEYS: Partial<Record<BinaryOp, ShortKey>> = {
  '=': 'have as many as',
  '>': 'have more than',
  '<': 'have fewer than',
};

/** `farms = tunnels`; `farms > tunnels`; undefined for what nobody has. */
export function renderComparedThings(ctx: RenderContext, expr: ExprNode, render: RenderPhrase): string | undefined {
  if (expr.kind !== 'binary') return undefined;
  const same = renderSameOfEach(ctx, expr, render);
  if (same !== undefined) return same;
  const { left, right } = expr;
  const key = KEYS[expr.op];
  const pattern = key && ctx.language.phrases[key];
  if (!pattern || !isHad(ctx, left) || !isHad(ctx, right)) return undefined;
  return fill(pattern, ([side], c) => render(side === 'a' ? left : right, 'many', c));
}

/** `farms = tunnels and farms = laboratories`, each with its own `farms`: how many there are of the others is the same. */
export function renderEqualNumbers(
  ctx: RenderContext,
  sides: readonly ExprNode[],
  render: RenderPhrase,
): string | undefined {
  const pattern = ctx.language.phrases['have same number'];
  const [first] = sides;
  if (!pattern || sides.length < 2 || first.kind !== 'binary') return undefined;
  const things = sides.map((side) => (isEquation(ctx, side) && alike(side.left, first.left) ? side.right : undefined));
  if (!things.every((thing) => thing !== undefined)) return undefined;
  return fill(pattern, (_, c) =>
    ctx.language.list(
      [first.left, ...things].map((thing) => render(thing as PhraseNode, 'many', c)),
      'and',
    ),
  );
}

/** `farms = tunnels` */
export const isEquation = (ctx: RenderContext, expr: ExprNode): expr is ExprNode & { kind: 'binary' } =>
  expr.kind === 'binary' && expr.op === '=' && isHad(ctx, expr.left) && isHad(ctx, expr.right);

/** `(max over cities: buildings of it) = (min over cities: buildings of it)` */
function renderSameOfEach(
  ctx: RenderContext,
  { op, left, right }: ExprNode & { kind: 'binary' },
  render: RenderPhrase,
): string | undefined {
  const pattern = ctx.language.phrases['all have same number'];
  if (!pattern || op !== '=' || left.kind !== 'over' || right.kind !== 'over') return undefined;
  if (left.fn !== 'max' || right.fn !== 'min' || left.as || right.as) return undefined;
  const what = countOfIt(ctx, left.body);
  if (!what || !isThing(ctx, left.phrase) || !alike(left.phrase, right.phrase) || !alike(left.body, right.body)) {
    return undefined;
  }
  return fill(pattern, ([name], c) => (name === 'phrase' ? render(left.phrase, 'all', c) : render(what, 'many', c)));
}

/** `buildings of it`: what there are of it. */
function countOfIt(ctx: RenderContext, body: ExprNode): PhraseNode | undefined {
  if (body.kind !== 'phrase' || isNumber(ctx, body) || body.ordinal || body.top) return undefined;
  const [post, ...others] = body.posts;
  const isOfIt = post?.kind === 'of' && others.length === 0 && post.of.noun.text === 'it' && post.of.posts.length === 0;
  return isOfIt ? { ...body, posts: [] } : undefined;
}

const isThing = (ctx: RenderContext, phrase: PhraseNode): boolean =>
  !isPlayers(phrase) && !phrase.ordinal && !phrase.top && !isNumber(ctx, phrase) && phrase.posts.every(isPlainPost);

/** What a player has so many of. */
const isHad = (ctx: RenderContext, expr: ExprNode): expr is PhraseNode =>
  expr.kind === 'phrase' &&
  isThing(ctx, expr) &&
  !isShared(ctx.symbols, expr) &&
  expr.adjectives.every(({ name }) => name.text !== 'different');

/** It names nothing that is somebody else’s, and contains no test that could go on. */
const isPlainPost = (post: PostNode): boolean =>
  (post.kind === 'adjacent-to' && post.to.noun.text !== 'it' && post.to.posts.every(isPlainPost)) ||
  (post.kind === 'in' && post.zone.posts.length === 0);
