/** Things that are compared with each other: *you have as many farms as tunnels*. */
import type { Case, ExprNode, PhraseNode, PostNode } from '../../dsl/internal.ts';
import { WITH_EACH_OTHER } from '../constructions/things.ts';
import { fill } from '../languages/pattern.ts';
import { isShared } from '../meaning/shared-things.ts';
import { alike } from './alike.ts';
import type { Count } from '../languages/forms.ts';
import type { RenderContext } from './context.ts';
import { isPlayers } from '../meaning/nodes.ts';
import { fillThings, saidBy } from './said-by.ts';
import { isNumber } from './word-forms.ts';

type RenderPhrase = (phrase: PhraseNode, count: Count, grammatical: Case) => string;

/** `farms = tunnels`; `farms > tunnels`; undefined for what nobody has. */
export function renderComparedThings(ctx: RenderContext, expr: ExprNode, render: RenderPhrase): string | undefined {
  const said = saidBy(ctx, WITH_EACH_OTHER, expr, (thing) => isHad(ctx, thing));
  return said && fillThings(said, render);
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
