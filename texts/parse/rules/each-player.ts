/** What other players do; parses what `render/third-person.ts` renders: `each other player who has 3 credits gains 1 kelp`. */
import type { Arg, EffectNode, ExprNode, PhraseNode, WordNode } from '../../../dsl/internal.ts';
import type { ShortKey } from '../../languages/phrases.ts';
import { isOther } from '../../meaning/nodes.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { aboutAnother, cachedRule, type RuleContext } from './context.ts';
import { ownedRule, phraseRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { patternRule } from './patterns.ts';

export function eachPlayerRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'each player', () =>
    anyOf(
      ...KEYS.map((key) => eachPlayerIn(ctx, key)),
      ...THAT.map((key) => thatPlayerIn(ctx, key)),
      ...OWNER.map((key) => ownerIn(ctx, key)),
    ),
  );
}

const AFTER_YOU: readonly ShortKey[] = ['each other from you', 'each other from you, who'];
const FROM_YOU: readonly ShortKey[] = ['each player from you', 'each player from you, who', ...AFTER_YOU];
const KEYS: readonly ShortKey[] = ['each player', 'each player, clause', 'each player, who', ...FROM_YOU];

const THAT: readonly ShortKey[] = ['that player does', 'that player does, clause'];

const OWNER: readonly ShortKey[] = ['owner does', 'owner does, clause'];

function ownerIn(ctx: RuleContext, key: ShortKey): Rule<EffectNode> {
  const rule = patternRule(ctx, key, ([name], c) => (name === 'what' ? ownedRule(ctx, c) : bodyOfAnother(ctx)));
  return map(rule, ({ what, body }, chart, at, end): WordNode => ({
    kind: 'word',
    word: 'owner-of',
    keyword: span(chart, at, at + 1),
    args: {
      what: { type: 'phrase', phrase: what as PhraseNode },
      body: { type: 'effect', effect: body as EffectNode },
    },
    range: span(chart, at, end),
  }));
}

function thatPlayerIn(ctx: RuleContext, key: ShortKey): Rule<EffectNode> {
  const rule = patternRule(ctx, key, () => bodyOfAnother(ctx));
  return map(rule, ({ body }, chart, at, end): WordNode => ({
    kind: 'word',
    word: 'that-player',
    keyword: span(chart, at, at + 1),
    args: { body: { type: 'effect', effect: body as EffectNode } },
    range: span(chart, at, end),
  }));
}

function eachPlayerIn(ctx: RuleContext, key: ShortKey): Rule<EffectNode> {
  // the others begin with the next one
  const fits = (players: PhraseNode): boolean =>
    !FROM_YOU.includes(key) || AFTER_YOU.includes(key) === isOther(players);
  const rule = patternRule(ctx, key, ([name], grammatical) =>
    name === 'over'
      ? map(phraseRule(ctx, 'each', grammatical), (match) =>
          isPlayer(match) && fits(match.phrase) ? match : undefined,
        )
      : name === 'test'
        ? aboutAnother(ctx, (about) => about.recursive.condition(about.afterWho ?? about))
        : bodyOfAnother(ctx),
  );
  return map(rule, ({ over, test, body }, chart, at, end) => {
    const range = span(chart, at, end);
    const keyword = span(chart, at, at + 1);
    const word = (name: string, args: Record<string, Arg>): WordNode => ({
      kind: 'word',
      word: name,
      keyword,
      args,
      range,
    });
    const does: Arg = { type: 'effect', effect: body as EffectNode };
    const effect: Arg =
      test === undefined
        ? does
        : {
            type: 'effect',
            effect: word('if', { test: { type: 'value', value: test as ExprNode }, body: does }),
          };
    return word('each', {
      over: { type: 'phrase', phrase: (over as NounMatch).phrase },
      ...(FROM_YOU.includes(key) ? { start: { type: 'flag', flag: 'from-you', range: keyword } } : {}),
      body: effect,
    });
  });
}

/** What another player does. */
const bodyOfAnother = (ctx: RuleContext): Rule<EffectNode> => aboutAnother(ctx, (about) => about.recursive.body(about));

/** Players, perhaps with what they have. */
const isPlayer = ({ phrase }: NounMatch): boolean =>
  (phrase.noun.text === 'player' || phrase.noun.text === 'players') &&
  phrase.posts.length <= 1 &&
  phrase.posts.every(({ kind }) => kind === 'with');
