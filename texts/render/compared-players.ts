/** Players who are compared with the one who acts, with all players, or with all others: `player with the most kelp`. */
import type { ExprNode } from '../../dsl/internal.ts';
import { OF_A_PLAYER } from '../constructions/things.ts';
import type { RenderContext } from './context.ts';
import { saidBy } from './said-by.ts';
import { isNumber } from './word-forms.ts';

/** How the language says such a comparison after `with`; undefined where it is none, or has no words of its own. */
export const comparedPlayers = (ctx: RenderContext, condition: ExprNode): ReturnType<typeof saidBy> =>
  saidBy(ctx, OF_A_PLAYER, condition, (what) => what.kind === 'phrase' && !isNumber(ctx, what));

/** Whether the language says a condition about a player by what they have: `with at least 2 farms`, `with more kelp than you`. */
export const isSaidOfPlayers = (ctx: RenderContext, test: ExprNode): boolean =>
  test.kind === 'binary' &&
  (test.op === 'and'
    ? isSaidOfPlayers(ctx, test.left) && isSaidOfPlayers(ctx, test.right)
    : comparedPlayers(ctx, test) !== undefined ||
      (test.left.kind === 'phrase' &&
        !isNumber(ctx, test.left) &&
        test.right.kind === 'number' &&
        `with ${test.op}` in ctx.language.phrases));
