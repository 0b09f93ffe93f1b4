/** What others have and where they are, and what there is; parses what `render/players-have.ts` renders. */
import type { ExprNode, PhraseNode, Range } from '../../../dsl/internal.ts';
import { AGAINST_THAT, WHO, type Who } from '../../render/players-have.ts';
import { isShared } from '../../meaning/shared-things.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { bareNoun, binary, COMPARISONS, isPlayers, number, otherPlayers } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { onlyBinding, patternRule } from './patterns.ts';
import { standingRule, withThatPlayer } from './standing.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** A condition about other players. */
export function playersHaveRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'players have', () =>
    anyOf<ExprNode>(
      ...(Object.keys(WHO) as Who[]).flatMap((who) => [
        saidRule(ctx, WHO[who].has, who, ctx.recursive.having(ctx)),
        saidRule(ctx, WHO[who].is, who, standingRule(ctx)),
      ]),
      ...AGAINST_THAT.map((op) => againstThatRule(ctx, op)),
      ...COMPARISONS.map((op) =>
        map(
          patternRule(ctx, `there ${op}`, (_, c) => phraseRule(ctx, 'number', c)),
          (bound, chart, at, end): ExprNode | undefined => {
            const { phrase, n } = onlyBinding<NounMatch>(bound);
            const isCounted = isNarrowed(phrase) || isShared(ctx.symbols, phrase);
            return isCounted ? binary(op, phrase, number(n!, phrase.range), span(chart, at, end)) : undefined;
          },
        ),
      ),
      countedRule(ctx, 'have nothing', 'many', (players, range) => binary('=', players, number(0, range), range)),
      countedRule(ctx, 'have some', 'one', (players, range) => binary('>=', players, number(1, range), range)),
    ),
  );
}

/** `you have more farms than that player`: `farms > farms of that player` */
const againstThatRule = (ctx: RuleContext, op: (typeof AGAINST_THAT)[number]): Rule<ExprNode> =>
  map(
    patternRule(ctx, `have ${op} theirs`, (_, c) => phraseRule(ctx, 'many', c)),
    (bound, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const { phrase } = onlyBinding<NounMatch>(bound);
      // of things of a thing the player would be another owner
      if (isPlayers(phrase) || phrase.posts.some(({ kind }) => kind === 'of')) return undefined;
      return binary(op, phrase, withThatPlayer(phrase, range), range);
    },
  );

/** Players with something: alone they are their number. */
const isNarrowed = (phrase: PhraseNode): boolean =>
  isPlayers(phrase) && phrase.posts.some(({ kind }) => kind === 'with');

/** `there are no players with 2 farms`, `there is another player with 2 farms` */
const countedRule = (
  ctx: RuleContext,
  key: 'have nothing' | 'have some',
  mode: 'many' | 'one',
  counted: (players: PhraseNode, range: Range) => ExprNode,
): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, (_, c) => phraseRule(ctx, mode, c)),
    (bound, chart, at, end) => {
      const { phrase } = onlyBinding<NounMatch>(bound);
      return isNarrowed(phrase) ? counted(phrase, span(chart, at, end)) : undefined;
    },
  );

const saidRule = (
  ctx: RuleContext,
  key: (typeof WHO)[Who]['has' | 'is'],
  who: Who,
  said: Rule<ExprNode>,
): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, () => said),
    (bound, chart, at, end) => {
      const range = span(chart, at, end);
      const test = onlyBinding<ExprNode>(bound);
      return who === 'that' ? ofThatPlayer(test, range) : others(who, test, range);
    },
  );

function others(who: Exclude<Who, 'that'>, condition: ExprNode, range: Range): ExprNode {
  const players: PhraseNode = { ...otherPlayers(range), posts: [{ kind: 'with', condition, range: condition.range }] };
  switch (who) {
    case 'no':
      return binary('=', players, number(0, range), range);
    case 'another':
      return binary('>=', players, number(1, range), range);
    case 'each':
      return binary('=', players, binary('-', bareNoun('players', range), number(1, range), range), range);
  }
}

/** `farms > yours` of that player: `farms of that player > farms`. */
function ofThatPlayer(test: ExprNode, range: Range): ExprNode | undefined {
  if (test.kind !== 'binary' || test.left.kind !== 'phrase') return undefined;
  const { op, left, right } = test;
  const isYours = right.kind === 'phrase' && right.noun.text === 'yours';
  if (!isYours && right.kind !== 'number') return undefined;
  return binary(op, withThatPlayer(left, range), isYours ? left : right, range);
}

/** `each farm that player has more than you`: `farms of that player - farms` */
export const moreThanRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'more than', () =>
    anyOf<ExprNode>(
      ...(['more than yours', 'more than theirs'] as const).map((key) =>
        map(
          patternRule(ctx, key, (_, c) => phraseRule(ctx, 'each', c)),
          (bound, chart, at, end): ExprNode | undefined => {
            const range = span(chart, at, end);
            const { phrase } = onlyBinding<NounMatch>(bound);
            // of things of a thing the player would be another owner
            if (phrase.posts.some(({ kind }) => kind === 'of')) return undefined;
            const theirs = withThatPlayer(phrase, range);
            return key === 'more than yours' ? binary('-', theirs, phrase, range) : binary('-', phrase, theirs, range);
          },
        ),
      ),
    ),
  );
