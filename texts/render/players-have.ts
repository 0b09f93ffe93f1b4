/** Conditions about what others have: `no other player has fewer cities than you`, `that player is ahead of you on the track`. */
import type { BinaryOp, ExprNode, PhraseNode, Case } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { PlayerKey } from '../languages/phrases.ts';
import { alike } from './alike.ts';
import { isSaidOfPlayers } from './compared-players.ts';
import { NOWHERE, type RenderContext } from './context.ts';
import { renderPhrase } from './noun-phrases.ts';
import { beforeThatPlayer } from './of-that-player.ts';
import { renderStanding } from './standing.ts';
import { isNumberOfPlayers } from './own-names.ts';
import { isOther, isPlayers } from '../meaning/nodes.ts';
import { isNumber } from './word-forms.ts';

/** Of whom something is said: with what comes before *has*, and before where they are. */
export const WHO = {
  no: { has: 'no other has', is: 'no other is' },
  another: { has: 'another has', is: 'another is' },
  each: { has: 'each other has', is: 'each other is' },
  that: { has: 'that has', is: 'that is' },
} as const satisfies Record<string, Record<'has' | 'is', PlayerKey>>;

export type Who = keyof typeof WHO;

type Binary = ExprNode & { kind: 'binary' };

/** A comparison about players, and the player of whom was spoken; undefined for any other. */
export function renderPlayersHave(ctx: RenderContext, node: Binary): string | undefined {
  const counted = countedPlayers(node);
  if (counted) return renderCounted(ctx, counted);
  const theirs = ofThatPlayer(node);
  return theirs ? saidOf(ctx, 'that', theirs) : renderAgainstThat(ctx, node);
}

/** How the player’s own number may compare with that of the player of whom was spoken. */
export const AGAINST_THAT = ['>', '<', '='] as const;

/** `farms > farms of that player`: you have more farms than that player. */
function renderAgainstThat(ctx: RenderContext, { op, left, right }: Binary): string | undefined {
  const compared = AGAINST_THAT.find((one) => one === op);
  const theirs = right.kind === 'phrase' ? beforeThatPlayer(right) : undefined;
  if (!compared || !theirs || left.kind !== 'phrase' || !alike(theirs, left)) return undefined;
  // of things of a thing the player would be another owner
  if (isPlayers(left) || isNumber(ctx, left) || left.posts.some(({ kind }) => kind === 'of')) return undefined;
  return fill(ctx.language.phrases[`have ${compared} theirs`], (_, c) => renderPhrase(ctx, left, 'many', c));
}

/** `(other player with …) >= 2`: how many players there are. */
interface CountedPlayers {
  players: PhraseNode;
  test: ExprNode;
  op: BinaryOp;
  n: ExprNode;
}

function countedPlayers({ op, left, right }: Binary): CountedPlayers | undefined {
  if (left.kind !== 'phrase' || !isPlayers(left) || left.posts.length !== 1) return undefined;
  const [post] = left.posts;
  return post.kind === 'with' ? { players: left, test: post.condition, op, n: right } : undefined;
}

function renderCounted(ctx: RenderContext, { players, test, op, n }: CountedPlayers): string | undefined {
  const who = isOther(players) ? whoOf(op, n) : undefined;
  const said = who && saidOf(ctx, who, test);
  if (said !== undefined || n.kind !== 'number') return said;
  const { phrases } = ctx.language;
  if (op === '=' && n.value === 0) {
    return fill(phrases['have nothing'], (_, c) => renderPhrase(ctx, players, 'many', c));
  }
  // what is true of somebody else
  if (op === '>=' && n.value === 1) return fill(phrases['have some'], (_, c) => renderPhrase(ctx, players, 'one', c));
  return fill(phrases[`there ${op}` as PlayerKey], (_, c) => renderPhrase(ctx, players, n.value, c));
}

function whoOf(op: BinaryOp, n: ExprNode): Who | undefined {
  if (n.kind === 'number') {
    if (op === '=' && n.value === 0) return 'no';
    return op === '>=' && n.value === 1 ? 'another' : undefined;
  }
  return op === '=' && isAllButOne(n) ? 'each' : undefined;
}

/** `players - 1` */
const isAllButOne = (n: ExprNode): boolean =>
  n.kind === 'binary' && n.op === '-' && isNumberOfPlayers(n.left) && n.right.kind === 'number' && n.right.value === 1;

/** What somebody has, or where they are. */
function saidOf(ctx: RenderContext, who: Who, test: ExprNode): string | undefined {
  const { phrases } = ctx.language;
  const keys = WHO[who];
  const standing = renderStanding(ctx, test);
  if (standing !== undefined) return fill(phrases[keys.is], () => standing);
  return isSaidOfPlayers(ctx, test) ? fill(phrases[keys.has], () => ctx.recursive.having(ctx, test)) : undefined;
}

/** `farms of that player > farms` as what is said of that player: `farms > yours`. */
function ofThatPlayer(node: Binary): Binary | undefined {
  const { left, right } = node;
  const theirs = left.kind === 'phrase' ? beforeThatPlayer(left) : undefined;
  if (!theirs) return undefined;
  if (right.kind === 'number') return { ...node, left: theirs };
  return alike(theirs, right) ? { ...node, left: theirs, right: YOURS } : undefined;
}

const YOURS: PhraseNode = {
  kind: 'phrase',
  adjectives: [],
  noun: { text: 'yours', range: NOWHERE },
  posts: [],
  range: NOWHERE,
};

/** `farms of that player - farms`: what that player has more than the one who acts, or the other way round. */
export function renderMoreThan(ctx: RenderContext, expr: ExprNode, grammatical: Case): string | undefined {
  const more = moreThan(ctx, expr);
  return more && fill(ctx.language.phrases[more.key], () => renderPhrase(ctx, more.what, 'each', grammatical));
}

export function moreThan(
  ctx: RenderContext,
  expr: ExprNode,
): { key: 'more than yours' | 'more than theirs'; what: PhraseNode } | undefined {
  if (expr.kind !== 'binary' || expr.op !== '-') return undefined;
  const { left, right } = expr;
  if (left.kind !== 'phrase' || right.kind !== 'phrase') return undefined;
  const [theirs, yours] = [beforeThatPlayer(left), beforeThatPlayer(right)];
  if (theirs && alike(theirs, right) && !isNumber(ctx, right)) return { key: 'more than yours', what: right };
  return yours && alike(yours, left) && !isNumber(ctx, left) ? { key: 'more than theirs', what: left } : undefined;
}
