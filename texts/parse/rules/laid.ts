/** What is laid: its sites, its ports, and what is true of them; parses what `render/laid.ts` renders. */
import { type Case, type ExprNode, type PhraseNode, PORTS } from '../../../dsl/internal.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { footprintAmong, hasShapes, onlySiteKind } from '../../meaning/laid.ts';
import { bareNoun, binary, COMPARISONS, number } from '../../meaning/nodes.ts';
import { singularName } from '../../meaning/referents.ts';
import { innerCase } from '../../render/laid.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

type PhraseRule = (mode: CountMode, grammatical: Case) => Rule<NounMatch>;

/** One thing that was mentioned, or that has a name. */
const thingRule = (grammatical: Case, phrase: PhraseRule): Rule<PhraseNode> =>
  map(phrase('one', grammatical), ({ phrase: thing }) =>
    thing.posts.length > 0 || thing.adjectives.length > 0 || thing.ordinal || thing.top ? undefined : thing,
  );

/** Where a pattern leaves the thing out, it is what was mentioned last. */
const thingIn = (of: unknown, at: PhraseNode['range']): PhraseNode =>
  (of as PhraseNode | undefined) ?? bareNoun('it', { start: at.start, end: at.start });

// ------------------------------------------------------------------------------------------ as a noun

/** Rules for the sites that something covers, the site of its anchor, what covers a site; none where nothing is laid. */
export function laidRules(ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch>[] {
  if (!hasShapes(ctx.symbols)) return [];
  return [
    coveredRule(ctx, mode, grammatical, phrase),
    ...(mode === 'number' || mode === 'amount' ? [] : [anchorRule(ctx, mode, grammatical, phrase)]),
    coverRule(ctx, mode, grammatical, phrase),
    ...(mode === 'each' ? [eachPortRule(ctx, grammatical, phrase)] : []),
    ...(mode === 'the' ? [countedPortsRule(ctx, phrase)] : []),
  ];
}

const coveredRule = (ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(
    patternRule(ctx, 'post covered', ([name], c) =>
      name === 'what' ? phrase(mode, grammatical) : thingRule(c, phrase),
    ),
    ({ what, x }, chart, at, end): NounMatch | undefined => {
      const { phrase: sites, ...count } = what as NounMatch;
      const found = areSites(ctx, sites) ? footprintAmong(ctx.symbols, sites, x as PhraseNode) : undefined;
      return found && { ...count, phrase: { ...found, range: span(chart, at, end) } };
    },
  );

/** Sites of any kind, or what stands on them. */
const areSites = ({ symbols }: RuleContext, { noun: { text } }: PhraseNode): boolean =>
  singularName(text, symbols) === 'site' ||
  symbols.find(text).some(({ kind, of }) => SITES.has(kind) || (kind === 'class' && of === 'piece'));
const SITES: ReadonlySet<string> = new Set(['site-kind', 'piece', 'tag', 'predicate']);

/** A noun of the language instead of the one that is written, with `of …` behind it. */
const ofThing = (said: PhraseNode, text: string, of: PhraseNode, range: PhraseNode['range']): PhraseNode => ({
  ...said,
  noun: { ...said.noun, text },
  posts: [{ kind: 'of', of, range: of.range }, ...said.posts],
  range,
});

const anchorRule = (ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(
    patternRule(ctx, 'post anchor', ([name], c) =>
      name === 'what' ? phrase(mode === 'one' ? 'the' : mode, grammatical) : thingRule(c, phrase),
    ),
    ({ what, x }, chart, at, end): NounMatch | undefined => {
      const { phrase: site } = what as NounMatch;
      const name = singularName(site.noun.text, ctx.symbols);
      if (name !== 'site' && name !== onlySiteKind(ctx.symbols)) return undefined;
      return { phrase: ofThing(site, 'anchor', x as PhraseNode, span(chart, at, end)) };
    },
  );

const coverRule = (ctx: RuleContext, mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(
    patternRule(ctx, 'post cover', ([name], c) => (name === 'what' ? phrase(mode, grammatical) : phrase('one', c))),
    ({ what, x }, chart, at, end): NounMatch | undefined => {
      const { phrase: card, ...count } = what as NounMatch;
      if (singularName(card.noun.text, ctx.symbols) !== 'card' || card.posts.length > 0) return undefined;
      return { ...count, phrase: ofThing(card, 'cover', (x as NounMatch).phrase, span(chart, at, end)) };
    },
  );

// ------------------------------------------------------------------------------------------ ports

/** So many of the ports of something. */
const portsRule = (mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(phrase(mode, grammatical), (noun) => {
    const { noun: name, adjectives, posts } = noun.phrase;
    const isPlain = name.text === PORTS && adjectives.length === 0 && posts.length === 1 && posts[0].kind === 'of';
    return isPlain ? noun : undefined;
  });

/** A port, as the word for them. */
const portRule = (mode: CountMode, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(phrase(mode, grammatical), (noun) =>
    noun.phrase.noun.text === PORTS && noun.phrase.posts.length === 0 ? noun : undefined,
  );

const which = (ports: PhraseNode, name: 'matched' | 'facing', range: PhraseNode['range']): PhraseNode => ({
  ...ports,
  adjectives: [{ name: { text: name, range: ports.noun.range }, negated: false }],
  range,
});

const portsOf = (of: PhraseNode): PhraseNode => ({
  ...bareNoun(PORTS, of.range),
  posts: [{ kind: 'of', of, range: of.range }],
});

const eachPortRule = (ctx: RuleContext, grammatical: Case, phrase: PhraseRule): Rule<NounMatch> =>
  map(
    patternRule(ctx, 'each port matched', () => portsRule('each', grammatical, phrase)),
    ({ what }, chart, at, end): NounMatch => ({
      phrase: which((what as NounMatch).phrase, 'matched', span(chart, at, end)),
    }),
  );

const countedPortsRule = (ctx: RuleContext, phrase: PhraseRule): Rule<NounMatch> =>
  cachedRule(ctx, 'counted ports', () =>
    anyOf(
      map(
        patternRule(ctx, 'ports matched', (_, c) => portsRule('many', c, phrase)),
        ({ what }, chart, at, end): NounMatch => ({
          phrase: which((what as NounMatch).phrase, 'matched', span(chart, at, end)),
        }),
      ),
      map(
        patternRule(ctx, 'ports facing', ([name], c) =>
          name === 'of' ? thingRule(c, phrase) : portRule('one', c, phrase),
        ),
        ({ of }, chart, at, end): NounMatch => {
          const range = span(chart, at, end);
          return { phrase: which(portsOf(thingIn(of, range)), 'facing', range) };
        },
      ),
    ),
  );

// ------------------------------------------------------------------------------------------ conditions

/** A number of things, and how it is compared. */
interface Compared {
  op: (typeof COMPARISONS)[number];
  phrase: PhraseNode;
  n: number;
}

/** `at least 2 farms` */
const comparedRule = (ctx: RuleContext, outer: Case, things: (grammatical: Case) => Rule<NounMatch>): Rule<Compared> =>
  anyOf(
    ...COMPARISONS.filter((op) => op !== '!=').map((op) =>
      map(
        patternRule(ctx, `with ${op}` as PhraseKey, (_, c) => things(innerCase(c, outer))),
        (bound): Compared => {
          const { phrase, n } = Object.values(bound)[0] as NounMatch;
          return { op, phrase, n: n! };
        },
      ),
    ),
  );

const compared = ({ op, n }: Compared, left: PhraseNode, range: PhraseNode['range']): ExprNode =>
  binary(op, left, number(n, range), range);

/** What is true of the sites that something covers, and of its ports. */
export function laidConditionRule(ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode>[] {
  if (!hasShapes(ctx.symbols)) return [];
  return [
    coversRule(ctx, phrase),
    coversNoneRule(ctx, phrase),
    liesNextRule(ctx, phrase),
    portsMeetRule(ctx, phrase),
    portsFitRule(ctx, phrase),
  ];
}

const coversRule = (ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'covers', ([name], c) =>
      name === 'of'
        ? thingRule(c, phrase)
        : anyOf<NounMatch | Compared>(
            phrase('one', c),
            comparedRule(ctx, c, (of) => phrase('number', of)),
          ),
    ),
    ({ of, what }, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const said = what as NounMatch | Compared;
      const left = areSites(ctx, said.phrase)
        ? footprintAmong(ctx.symbols, said.phrase, thingIn(of, range))
        : undefined;
      return left && ('op' in said ? compared(said, left, range) : left);
    },
  );

const coversNoneRule = (ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'covers none', ([name], c) => (name === 'of' ? thingRule(c, phrase) : phrase('many', c))),
    ({ of, what }, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const { phrase: sites } = what as NounMatch;
      const operand = areSites(ctx, sites) ? footprintAmong(ctx.symbols, sites, thingIn(of, range)) : undefined;
      return operand && { kind: 'unary', op: 'not', operand, range };
    },
  );

const liesNextRule = (ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'lies next to', ([name], c) => (name === 'of' ? thingRule(c, phrase) : phrase('one', c))),
    ({ of, what }, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const { phrase: sites } = what as NounMatch;
      if (!areSites(ctx, sites) || sites.posts.length > 0) return undefined;
      const thing = thingIn(of, range);
      const to: PhraseNode = {
        ...bareNoun('footprint', thing.range),
        posts: [{ kind: 'of', of: thing, range: thing.range }],
      };
      return { ...sites, posts: [{ kind: 'adjacent-to', to, range: to.range }], range };
    },
  );

const portsMeetRule = (ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode> =>
  anyOf<ExprNode>(
    ...(['port meets', 'ports meet'] as const).map((key) =>
      map(
        patternRule(ctx, key, (_, outer) => comparedRule(ctx, outer, (c) => portsRule('number', c, phrase))),
        ({ what }, chart, at, end) => {
          const range = span(chart, at, end);
          const said = what as Compared;
          return compared(said, which(said.phrase, 'matched', range), range);
        },
      ),
    ),
    map(
      patternRule(ctx, 'no port meets', (_, c) => portsRule('many', c, phrase)),
      ({ what }, chart, at, end) => {
        const range = span(chart, at, end);
        return binary('=', which((what as NounMatch).phrase, 'matched', range), number(0, range), range);
      },
    ),
  );

const portsFitRule = (ctx: RuleContext, phrase: PhraseRule): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'ports fit', ([name], c) => (name === 'of' ? thingRule(c, phrase) : portRule('each', c, phrase))),
    ({ of }, chart, at, end) => {
      const range = span(chart, at, end);
      const ports = portsOf(thingIn(of, range));
      return binary('=', which(ports, 'matched', range), which(ports, 'facing', range), range);
    },
  );
