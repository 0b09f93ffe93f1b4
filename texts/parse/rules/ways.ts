/** Sites by where they lie; parses what `render/ways.ts` renders. */
import type { Case, ExprNode, PhraseNode } from '../../../dsl/internal.ts';
import { ALONG_WAYS, type AlongWays } from '../../languages/phrases.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { sortOfWay, type WaySort } from '../../render/ways.ts';
import { onlySiteKind } from '../../meaning/laid.ts';
import { singularName } from '../../meaning/referents.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { digitsRule } from './digits.ts';
import { listRule, literal, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

type PhraseRule = (mode: CountMode, grammatical: Case) => Rule<NounMatch>;

/** Rules for sites behind others, and the like; none where no way leads anywhere. */
export function alongRules(
  ctx: RuleContext,
  mode: CountMode,
  grammatical: Case,
  phrase: PhraseRule,
): Rule<NounMatch>[] {
  const isJoined = ctx.symbols.all('site').some(({ joined }) => joined);
  if (!isJoined) return [];
  const ways = ctx.symbols.all('way');
  const hasPorts = ways.some(({ ports }) => ports);
  const keys = ALONG_WAYS.filter((key) =>
    key.startsWith('reach along') ? hasPorts : ways.length > 0 || key === 'reach' || key === 'reach steps',
  );
  return [
    ...keys.map((key) => alongRule(ctx, key, mode, grammatical, phrase)),
    ...(ways.length > 0 ? STEPS.map((key) => stepRule(ctx, key, mode, grammatical, phrase)) : []),
  ];
}

/** Sites, without anything that says where they lie; those of a pack with one kind of them by its name. */
const sitesRule = (ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(phrase(mode, grammatical), (noun) => {
    const name = singularName(noun.phrase.noun.text, ctx.symbols);
    return name === 'site' || name === onlySiteKind(ctx.symbols) ? noun : undefined;
  });

/** `a or b` */
const eitherRule = (ctx: RuleContext, mode: 'one' | 'many', grammatical: Case, phrase: PhraseRule): Rule<ExprNode> =>
  cachedRule(ctx, `either ${mode} ${grammatical}`, () =>
    map(listRule(ctx, phrase(mode, grammatical), 'or'), (all, chart, at, end): ExprNode =>
      all
        .map(({ phrase: one }): ExprNode => one)
        .reduce((left, right) => ({ kind: 'binary', op: 'or', left, right, range: span(chart, at, end) })),
    ),
  );

function alongRule(
  ctx: RuleContext,
  key: AlongWays,
  mode: CountMode,
  grammatical: Case,
  phrase: PhraseRule,
): Rule<NounMatch> {
  const rule = patternRule(ctx, `post ${key}`, ([name], c) => {
    if (name === 'what') return sitesRule(ctx, mode, grammatical, phrase);
    if (name === 'n') return digitsRule(ctx);
    if (name === 'way') return wayRule(ctx, sortOfKey(key), c);
    return eitherRule(ctx, name === 'from' ? 'one' : 'many', c, phrase);
  });
  return map(rule, ({ what, from, through, n, way }, chart, at, end): NounMatch => {
    const range = span(chart, at, end);
    const { phrase: sites, ...count } = what as NounMatch;
    const named = way
      ? (way as string)
      : key.includes('ahead')
        ? 'ahead'
        : key.startsWith('reach')
          ? undefined
          : 'straight';
    const args = [
      from as ExprNode,
      through as ExprNode,
      ...(n ? [n as ExprNode] : []),
      ...(named === undefined ? [] : [bareNoun(named, range)]),
    ];
    const noun = { ...sites.noun, text: key.startsWith('beyond') ? 'beyond' : 'reach' };
    return { ...count, phrase: { ...sites, noun, args, range } };
  });
}

/** One step ahead, in a direction, along another way, and by ports that meet. */
const STEPS = ['ahead', 'toward', 'step', 'joined'] as const;

function stepRule(
  ctx: RuleContext,
  key: (typeof STEPS)[number],
  mode: CountMode,
  grammatical: Case,
  phrase: PhraseRule,
): Rule<NounMatch> {
  const rule = patternRule(ctx, `post ${key}`, ([name], c) =>
    name === 'what'
      ? sitesRule(ctx, mode, grammatical, phrase)
      : name === 'way'
        ? wayRule(ctx, key === 'ahead' ? 'step' : key, c)
        : phrase('one', c),
  );
  return map(rule, ({ what, from, way }, chart, at, end): NounMatch => {
    const range = span(chart, at, end);
    const { phrase: sites, ...count } = what as NounMatch;
    const { phrase: of } = from as NounMatch;
    const step: PhraseNode = { ...sites, noun: { ...sites.noun, text: (way as string | undefined) ?? 'ahead' }, range };
    return { ...count, phrase: { ...step, posts: [{ kind: 'of', of, range: of.range }, ...sites.posts] } };
  });
}

const sortOfKey = (key: AlongWays): WaySort =>
  key.includes('toward') ? 'toward' : key.startsWith('reach') ? 'joined' : 'step';

/** A way by its name. */
function wayRule(ctx: RuleContext, sort: WaySort, grammatical: Case): Rule<string> {
  const { language, symbols } = ctx;
  const { lexicon } = ctx.vocabulary;
  return cachedRule(ctx, `way ${sort} ${grammatical}`, () => {
    const ids = new Set(symbols.all('way').map(({ id }) => id));
    const named = [...ids].flatMap((id) => {
      const noun = lexicon.noun(id) ?? language.directions[id];
      if (sortOfWay(ctx, id) !== sort || !noun) return [];
      const count = sort === 'joined' ? 'one' : 'bare';
      return [map(literal(ctx, language.nounPhrase({ count, noun, adjectives: [] }, grammatical)), () => id)];
    });
    return anyOf(...named);
  });
}
