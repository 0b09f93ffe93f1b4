/** Nouns with what follows them; parses what `render/noun-phrases.ts` renders. The nouns themselves are found by `../noun-phrases.ts`. */
import { type Arg, type ExprNode, type PhraseNode, type PostNode, type Case, MARKS } from '../../../dsl/internal.ts';
import { NUMBER_PHRASES } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { singularName as singularOf } from '../../meaning/referents.ts';
import type { Relation } from '../../lexicon/lexicon.ts';
import { isCalled } from '../../meaning/relations.ts';
import { countOfName, isOnlyOne, isOwner } from '../../meaning/count-of-name.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, tokenRule } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { demonstrativeNoun } from '../resolve-references.ts';
import type { Bindings } from '../word-arguments.ts';
import { countedMarksRule, type Lying, lyingOn, lyingRule, type MarkCount } from './marks.ts';
import { adjectiveRule, type NameMatch, nameOf, ownedPlacesRule, placesRule } from './names.ts';
import { bareNoun, number } from '../../meaning/nodes.ts';
import { numberOfThatPlayerRule, standingRule, thatPlayerRule, trackSpaceNoun } from './standing.ts';
import { differentValuesRule, isCounted } from './different-values.ts';
import { digitsRule } from './digits.ts';
import { amongTopRule, themRule } from './opened-cards.ts';
import {
  listRule,
  type ArgRule,
  compilePattern,
  literal,
  patternRule,
  onlyBinding,
  spellings,
  spellingsIn,
} from './patterns.ts';
import { isReferentWithTest } from './phrase-ends.ts';
import { aboutAnother, cachedRule, type RuleContext } from './context.ts';
import { laidRules } from './laid.ts';
import { alongRules } from './ways.ts';
import { followedBy, isProgram, type NounMatch, type PostKind, POSTS } from './posts.ts';

/** A noun phrase with what follows it, which binds to the nearest noun. */
export function phraseRule(ctx: RuleContext, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return cachedRule(ctx, `phrase ${mode} ${grammatical}`, () =>
    anyOf<NounMatch>(
      bareRule(ctx, mode, grammatical),
      ...(isCounted(mode) ? [differentValuesRule(ctx, mode, grammatical, (c) => phraseRule(ctx, 'many', c))] : []),
      ...(mode === 'number' ? [kindsOfRule(ctx)] : []),
      ...(mode === 'each' && grammatical !== 'gen' ? [eachTypeRule(ctx)] : []),
      ...POSTS.map((kind) => postRule(ctx, kind, mode, grammatical)),
      ...alongRules(ctx, mode, grammatical, (how, c) => phraseRule(ctx, how, c)),
      ...laidRules(ctx, mode, grammatical, (how, c) => phraseRule(ctx, how, c)),
      ...ctx.vocabulary.lexicon.relations().map((relation) => relationRule(ctx, relation, mode, grammatical)),
      ...(mode === 'one' ? [oneOfRule(ctx)] : []),
      ...(mode === 'one'
        ? ctx.wordings.owned.map((text) =>
            map(
              compilePattern(ctx, text, ([name], c) =>
                name === 'x'
                  ? phraseRule(ctx, 'one', c)
                  : phraseRule(ctx, name === 'nth' ? 'one' : 'owned', grammatical),
              ),
              ({ what, nth, x }, chart, at, end): NounMatch | undefined => {
                const { phrase } = (what ?? nth) as NounMatch;
                // of the city, as of a thing of its own a number would say nothing
                if (nth && (!phrase.ordinal || phrase.posts.length > 0)) return undefined;
                const of = (x as NounMatch).phrase;
                return {
                  phrase: {
                    ...phrase,
                    posts: [...phrase.posts, { kind: 'of', of, range: of.range }],
                    range: span(chart, at, end),
                  },
                };
              },
            ),
          )
        : []),
    ),
  );
}

/** `3 kinds of building`: so many different ones */
function kindsOfRule(ctx: RuleContext): Rule<NounMatch> {
  return cachedRule(ctx, 'kinds of', () =>
    anyOf(
      ...ctx.wordings.kindsOf.flatMap(spellings).map((text) =>
        map(
          compilePattern(ctx, text, ([name], c) =>
            name === 'n' ? digitsRule(ctx) : phraseRule(ctx, name === 'kind' ? 'bare' : 'many', c),
          ),
          (bound, chart, at, end): NounMatch | undefined => {
            const { n } = bound;
            const { phrase } = (bound.kind ?? bound.kinds) as NounMatch;
            const [of] = ctx.symbols.find(phrase.noun.text).filter(({ kind }) => kind === 'class');
            const count = n ? (n as ExprNode & { kind: 'number' }).value : of?.members?.length;
            if (!of || count === undefined) return undefined;
            const range = span(chart, at, end);
            const different = { name: { text: 'different', range }, negated: false };
            const noun = { ...phrase.noun, text: of.plural ?? of.id };
            return { phrase: { ...phrase, adjectives: [different, ...phrase.adjectives], noun, range }, n: count };
          },
        ),
      ),
    ),
  );
}

/** `each type of upgraded building in it` */
function eachTypeRule(ctx: RuleContext): Rule<NounMatch> {
  const things = (mode: 'bare' | 'many', grammatical: Case): Rule<NounMatch> =>
    anyOf(phraseRule(ctx, mode, grammatical), countedMarks(ctx, mode, grammatical));
  return cachedRule(ctx, 'each type', () =>
    anyOf(
      ...(['each type', 'each type of its'] as const)
        .filter((key) => ctx.language.phrases[key] !== undefined)
        .map((key) =>
          map(
            patternRule(ctx, key, ([name], c) => things(name === 'kind' ? 'bare' : 'many', c)),
            (bound, chart, at, end): NounMatch | undefined => {
              const { phrase } = onlyBinding<NounMatch>(bound);
              const [of] = ctx.symbols.find(phrase.noun.text).filter(({ kind }) => kind === 'class');
              if (!of || phrase.adjectives.some(({ name }) => name.text === 'different')) return undefined;
              const range = span(chart, at, end);
              const different = { name: { text: 'different', range }, negated: false };
              const noun = { ...phrase.noun, text: of.plural ?? of.id };
              return { phrase: { ...phrase, adjectives: [different, ...phrase.adjectives], noun, range } };
            },
          ),
        ),
    ),
  );
}

const countedMarks = (ctx: RuleContext, mode: MarkCount, grammatical: Case): Rule<NounMatch> =>
  countedMarksRule(ctx, mode, grammatical, (c) => placeRule(ctx, c));

/** Of what something lies on: one thing, or several where the pack has counters that lie on sites. */
export const placeRule = (ctx: RuleContext, grammatical: Case): Rule<PhraseNode> =>
  cachedRule(ctx, `place of things ${grammatical}`, () => {
    const one = map(phraseRule(ctx, 'one', grammatical), ({ phrase }) => phrase);
    if (!ctx.symbols.all('counter').some(({ liesOn }) => liesOn)) return one;
    return anyOf(
      one,
      map(phraseRule(ctx, 'many', grammatical), ({ phrase }) => phrase),
    );
  });

/** `one of your farms` */
function oneOfRule(ctx: RuleContext): Rule<NounMatch> {
  return cachedRule(ctx, 'one of', () =>
    anyOf(
      ...ctx.wordings.partitive.flatMap(spellings).map((text) =>
        map(ctx.recursive.wording(ctx, text), ({ count, kinds, one }, chart, at, end): NounMatch | undefined => {
          const { value } = count as Arg & { type: 'value' };
          const { phrase } = (kinds ?? one) as Arg & { type: 'phrase' };
          return value.kind === 'number' && value.value === 1
            ? {
                phrase: {
                  ...phrase,
                  noun: { ...phrase.noun, text: singularOf(phrase.noun.text, ctx.symbols) },
                  range: span(chart, at, end),
                },
              }
            : undefined;
        }),
      ),
    ),
  );
}

/** Undoes `countOf`. */
export function oneOrManyRule(ctx: RuleContext, grammatical: Case): Rule<NounMatch> {
  return cachedRule(ctx, `one or many ${grammatical}`, () =>
    anyOf(
      phraseRule(ctx, 'one', grammatical),
      phraseRule(ctx, 'many', grammatical),
      map(phraseRule(ctx, 'the', grammatical), (noun) => (isOnlyOne(ctx.symbols, noun.phrase) ? noun : undefined)),
    ),
  );
}

/** What somebody owns: `it` of *the owner of it*. */
export const ownedRule = (ctx: RuleContext, grammatical: Case): Rule<PhraseNode> =>
  cachedRule(ctx, `owned ${grammatical}`, () =>
    map(phraseRule(ctx, 'the', grammatical), ({ phrase: { noun, adjectives, posts } }) => {
      const [of] = posts;
      const isPlain = isOwner(noun.text, ctx.symbols) && adjectives.length === 0 && posts.length === 1;
      return isPlain && of.kind === 'of' ? of.of : undefined;
    }),
  );

/** `(it with 2 farms)`: brackets keep the test with the thing that was mentioned. */
const bracketedRule = (ctx: RuleContext, grammatical: Case): Rule<NounMatch> =>
  cachedRule(ctx, `bracketed ${grammatical}`, () =>
    map(
      patternRule(ctx, 'brackets', () => phraseRule(ctx, 'one', grammatical)),
      (bound) => {
        const { phrase } = onlyBinding<NounMatch>(bound);
        return isReferentWithTest(phrase) ? { phrase, bracketed: true as const } : undefined;
      },
    ),
  );

/** `all farms`, of what a word acts on */
export const allRule = (ctx: RuleContext, grammatical: Case): Rule<NounMatch> =>
  cachedRule(ctx, `all ${grammatical}`, () =>
    map(phraseRule(ctx, 'all', grammatical), (noun) => ({ ...noun, all: true as const })),
  );

export function zoneRule(ctx: RuleContext, grammatical: Case): Rule<NounMatch> {
  return cachedRule(ctx, `zone ${grammatical}`, () =>
    anyOf(
      ...(['one', 'the', 'your', 'bare'] as const).map((count) =>
        map(phraseRule(ctx, count, grammatical), (noun) =>
          countOfName(ctx.symbols, noun.phrase.noun.text) === count ? noun : undefined,
        ),
      ),
    ),
  );
}

function bareRule(ctx: RuleContext, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return cachedRule(ctx, `bare ${mode} ${grammatical}`, () => {
    const core = map(ctx.nouns.rule(mode, grammatical), ({ phrase, n }): NounMatch => ({
      phrase,
      ...(n !== undefined ? { n } : {}),
    }));
    const among = amongTopRule(ctx, mode, core, (c) => zoneRule(ctx, c));
    const rules: Rule<NounMatch>[] = [core, themRule(ctx, mode), among];
    // these have no count
    if (mode !== 'number' && mode !== 'amount' && mode !== 'many' && mode !== 'all') {
      rules.push(pronounRule(ctx, grammatical));
      rules.push(
        map(literal(ctx, ctx.language.phrases.amount), (_, chart, at, end) => ({
          phrase: bareNoun('amount', span(chart, at, end)),
        })),
        numberNounRule(ctx),
      );
    }
    if (mode === 'number' || mode === 'each' || mode === 'many') {
      rules.push(countedMarks(ctx, mode, grammatical));
    }
    // these contain their count, whatever the mode
    if (mode === 'one') {
      rules.push(
        map(
          patternRule(ctx, 'post top', ([name], c) =>
            name === 'what' ? ctx.recursive.numbered(ctx, grammatical) : zoneRule(ctx, c),
          ),
          ({ what: cards, x }, chart, at, end): NounMatch => {
            const { n, what } = cards as { n: ExprNode; what: PhraseNode };
            const { phrase: of } = x as NounMatch;
            const range = span(chart, at, end);
            return {
              phrase: {
                ...what,
                top: { n, range },
                posts: [{ kind: 'of', of, range: of.range }, ...what.posts],
                range,
              },
            };
          },
        ),
      );
    }
    return anyOf(...rules);
  });
}

function pronounRule(ctx: RuleContext, grammatical: Case): Rule<NounMatch> {
  return cachedRule(ctx, `pronoun ${grammatical}`, () => {
    const built = ctx.wordings.justBuilt.flatMap(spellings).map((text) =>
      map(ctx.recursive.wording(ctx, text), (bound, chart, at, end): NounMatch => {
        const sort = singularOf(onlyBinding<NounMatch>(bound).phrase.noun.text, ctx.symbols);
        return { phrase: bareNoun(demonstrativeNoun('built', [sort]), span(chart, at, end)) };
      }),
    );
    const pronouns = ctx.vocabulary.pronounsIn(grammatical).map(({ words: texts, meaning }) =>
      map(tokenRule(texts), (_, chart, at, end): NounMatch => ({
        phrase: bareNoun(meaning, span(chart, at, end)),
      })),
    );
    return anyOf(...pronouns, ...built);
  });
}

function numberNounRule(ctx: RuleContext): Rule<NounMatch> {
  return cachedRule(ctx, 'number noun', () => {
    const of = (bound: Bindings): PostNode[] =>
      (['of', 'to'] as const).flatMap((kind): PostNode[] => {
        const phrase = (bound[kind] as NounMatch | undefined)?.phrase;
        if (!phrase) return [];
        return [kind === 'of' ? { kind, of: phrase, range: phrase.range } : { kind, to: phrase, range: phrase.range }];
      });
    const arg: ArgRule = ([name], c) =>
      name === 'track'
        ? nameOf(ctx, 'track', 'the', c)
        : name === 'name'
          ? nameOf(ctx, 'attribute', 'the', c)
          : name === MARKS
            ? lyingRule(ctx, 'many', c)
            : phraseRule(ctx, 'one', c);
    const nouns = Object.entries<PhraseKey>(NUMBER_PHRASES).map(([noun, key]) =>
      map(patternRule(ctx, key, arg), (bound, chart, at, end): NounMatch | undefined => {
        const range = span(chart, at, end);
        if (bound.marks !== undefined) {
          const marked = lyingOn(ctx.symbols, (bound.marks as Lying).noun, (bound.of as NounMatch).phrase, range);
          return marked && { phrase: marked };
        }
        return {
          phrase: { ...bareNoun(noun === 'space' ? trackSpaceNoun(ctx, bound) : noun, range), posts: of(bound) },
        };
      }),
    );
    const placeOnTrack = map(patternRule(ctx, 'place on', arg), ({ track }, chart, at, end): NounMatch => {
      const { ident } = track as NameMatch;
      const post: PostNode = { kind: 'of', of: bareNoun(ident.text, ident.range), range: ident.range };
      return { phrase: { ...bareNoun('place', span(chart, at, end)), posts: [post] } };
    });
    return anyOf(
      ...nouns,
      placeOnTrack,
      numberOfThatPlayerRule(ctx),
      map(
        patternRule(ctx, 'attribute of it', (_, c) => nameOf(ctx, 'attribute', 'bare', c)),
        (bound, chart, at, end): NounMatch => {
          const it = bareNoun('it', span(chart, at, at + 1));
          const noun = (bound.name as NameMatch).ident;
          const posts: PostNode[] = [{ kind: 'of', of: it, range: it.range }];
          return { phrase: { kind: 'phrase', adjectives: [], noun, posts, range: span(chart, at, end) } };
        },
      ),
      map(patternRule(ctx, 'attribute of', arg), (bound, chart, at, end): NounMatch => ({
        phrase: {
          kind: 'phrase',
          adjectives: [],
          noun: (bound.name as NameMatch).ident,
          posts: of(bound),
          range: span(chart, at, end),
        },
      })),
    );
  });
}

/** `a farm or a laboratory`: several names alone. */
export const namesRule = (ctx: RuleContext, quality: Rule<PhraseNode>): Rule<PhraseNode[]> =>
  map(listRule(ctx, quality, 'or'), (all) =>
    all.length > 1 && all.every(({ posts, adjectives }) => posts.length === 0 && adjectives.length === 0)
      ? all
      : undefined,
  );

function postRule(ctx: RuleContext, kind: PostKind, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return map(
    patternRule(ctx, `post ${kind}`, ([name], c) => {
      if (name === 'what') return phraseRule(ctx, mode, grammatical);
      if (name === 'adjacent') return adjectiveRule(ctx, ['core'], 'adjacent');
      switch (kind) {
        case 'is':
        case 'is-not':
          return anyOf(ctx.recursive.quality(ctx, c), colorRule(ctx));
        case 'is-none':
          return namesRule(ctx, ctx.recursive.quality(ctx, c));
        case 'in place':
          return placesRule(ctx, 'in');
        case 'of':
          return map(
            anyOf(oneOrManyRule(ctx, c), allRule(ctx, c), bracketedRule(ctx, c), thatPlayerRule(ctx, c)),
            (noun) => (isProgram(ctx, noun.phrase) ? undefined : noun),
          );
        case 'of them':
        case 'of that color':
        case 'of same color':
        case 'of same type':
        case 'of different color':
        case 'of different type':
          return undefined;
        case 'same color':
          return oneOrManyRule(ctx, c);
        case 'within':
          return name === 'n' ? digitsRule(ctx) : anyOf(oneOrManyRule(ctx, c), bracketedRule(ctx, c));
        case 'adjacent-to':
          return anyOf(oneOrManyRule(ctx, c), bracketedRule(ctx, c));
        case 'in place, others':
          return ownedPlacesRule(ctx, 'others');
        case 'in place, that player':
          return ownedPlacesRule(ctx, 'that player');
        case 'in':
        case 'from':
        case 'in, others':
        case 'in, that player':
          return zoneRule(ctx, c);
        case 'with':
        case 'with, player':
        case 'with, players':
          return ctx.recursive.having(ctx);
        case 'standing':
          return standingRule(ctx);
        case 'who, player':
        case 'who, players':
          return aboutAnother(ctx, (about) => about.recursive.condition(about.afterWho ?? about));
        case 'for whom, player':
        case 'for whom, players':
          return aboutAnother(ctx, (about) => about.recursive.condition(about));
        case 'without':
          return ctx.recursive.none(ctx, c, name === 'kind' ? 'bare' : 'many');
        case 'where':
          return ctx.recursive.condition(ctx);
        case 'this':
          return nameOf(ctx, 'period', 'bare', c);
        case 'nth':
          return nameOf(ctx, 'period', name === 'each' ? 'each' : 'bare', c);
      }
    }),
    (bound, ...place) => followedBy(ctx, kind, bound, ...place),
  );
}

/** `each card that is red` */
const colorRule = (ctx: RuleContext): Rule<PhraseNode> =>
  map(adjectiveRule(ctx, ['color']), ({ text, range }) => bareNoun(text, range));

/** `buildings at a city`, where the pack says so. */
function relationRule(ctx: RuleContext, relation: Relation, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  const { kind, what, of } = relation;
  const called = (rule: Rule<NounMatch>, name: string): Rule<NounMatch> =>
    map(rule, (noun) => (isCalled(ctx.symbols, noun.phrase, name) ? noun : undefined));
  const numbered = (c: Case): Rule<ExprNode> =>
    map(called(phraseRule(ctx, 'number', c), of), ({ phrase, n }, chart, at, end): ExprNode | undefined =>
      phrase.posts.length > 0 || n === 1
        ? undefined
        : { kind: 'binary', op: '=', left: phrase, right: number(n!, phrase.range), range: span(chart, at, end) },
    );
  return anyOf(
    ...spellingsIn(ctx, relation.text).map((text) =>
      map(
        compilePattern(ctx, text, ([name], c) => {
          if (name === 'what') return called(phraseRule(ctx, mode, grammatical), what);
          return kind === 'with' ? numbered(c) : called(oneOrManyRule(ctx, c), of);
        }),
        (bound, ...place) => followedBy(ctx, kind, bound, ...place),
      ),
    ),
  );
}
