/** Sites by where they lie; parses what `render/ways.ts` renders. */
import type { Case, ExprNode, PhraseNode } from '../../../dsl/internal.ts';
import { ALONG_WAYS, type AlongWays } from '../../languages/phrases.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import type { Rule } from '../chart.ts';
import { map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { digitsRule } from './digits.ts';
import { type NameMatch, nameOf } from './names.ts';
import { listRule, patternRule } from './patterns.ts';
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
  const hasWays = ctx.symbols.all('way').length > 0;
  const keys = ALONG_WAYS.filter((key) => hasWays || key === 'reach' || key === 'reach steps');
  return [
    ...keys.map((key) => alongRule(ctx, key, mode, grammatical, phrase)),
    ...(hasWays ? [aheadRule(ctx, mode, grammatical, phrase)] : []),
  ];
}

/** Sites, without anything that says where they lie. */
const sitesRule = (mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(phrase(mode, grammatical), (noun) =>
    noun.phrase.noun.text === 'site' || noun.phrase.noun.text === 'sites' ? noun : undefined,
  );

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
    if (name === 'what') return sitesRule(mode, grammatical, phrase);
    if (name === 'n') return digitsRule(ctx);
    if (name === 'way') return nameOf(ctx, 'way', 'bare', c);
    return eitherRule(ctx, name === 'from' ? 'one' : 'many', c, phrase);
  });
  return map(rule, ({ what, from, through, n, way }, chart, at, end): NounMatch => {
    const range = span(chart, at, end);
    const { phrase: sites, ...count } = what as NounMatch;
    const named = way
      ? (way as NameMatch).ident.text
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

function aheadRule(ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> {
  const rule = patternRule(ctx, 'post ahead', ([name], c) =>
    name === 'what' ? sitesRule(mode, grammatical, phrase) : phrase('one', c),
  );
  return map(rule, ({ what, from }, chart, at, end): NounMatch => {
    const range = span(chart, at, end);
    const { phrase: sites, ...count } = what as NounMatch;
    const { phrase: of } = from as NounMatch;
    const ahead: PhraseNode = { ...sites, noun: { ...sites.noun, text: 'ahead' }, range };
    return { ...count, phrase: { ...ahead, posts: [{ kind: 'of', of, range: of.range }, ...sites.posts] } };
  });
}
