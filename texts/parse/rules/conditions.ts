/** Conditions; parses what `render/conditions.ts` renders. */
import {
  type BinaryOp,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type Case,
  isBuilt,
} from '../../../dsl/internal.ts';
import { SOME_OF_THEM } from '../../constructions/opened-cards.ts';
import { RANKED, STATED } from '../../constructions/places.ts';
import { AGAINST_OTHERS, OF_A_PLAYER } from '../../constructions/things.ts';
import { NUMBER_PHRASES } from '../../render/own-names.ts';
import { countsPeriods, isOnlyOne } from '../../meaning/count-of-name.ts';
import { isReferent } from '../resolve-references.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, sequence, tokenRule } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { allAlikeRule } from './alike.ts';
import { markedRule } from './marks.ts';
import { adjectiveRule, nameOf, placesRule } from './names.ts';
import { digitsRule, romanRule } from './digits.ts';
import { laidConditionRule } from './laid.ts';
import { comparedThingsRule, thingsRules } from './compared-things.ts';
import { bareNoun, binary, COMPARISONS, isPlayers, number } from '../../meaning/nodes.ts';
import { namesRule, oneOrManyRule, phraseRule, placeRule, zoneRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { isNumber, nthRule, valueRule } from './numbers.ts';
import { playersHaveRule } from './players.ts';
import { addedPatterns, compilePattern, listRule, onlyBinding, patternRule, renderedPatterns } from './patterns.ts';
import { howManyRule } from './how-many.ts';
import { trackSpaceNoun, whereRules } from './standing.ts';
import { severalHavesRule } from './several-haves.ts';
import { severalThingsRule } from './several-things.ts';
import { doneInPeriodRule } from './done-in-period.ts';
import { cachedRule, type RuleContext } from './context.ts';

export function conditionRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'condition', () =>
    anyOf<ExprNode>(testRule(ctx), ...(['and', 'or'] as const).map((op) => joinedRule(ctx, op))),
  );
}

/** `a and b and c`, from the left. */
function joinedRule(ctx: RuleContext, op: 'and' | 'or'): Rule<ExprNode> {
  return cachedRule(ctx, `joined ${op}`, () => {
    const side = anyOf<ExprNode>(
      testRule(ctx),
      map(
        sequence<unknown>([tokenRule(['(']), conditionRule(ctx), tokenRule([')'])]),
        ([, inner]) => inner as ExprNode,
      ),
    );
    return map(
      patternRule(ctx, op === 'and' ? 'and' : 'or-else', ([name]) =>
        name === 'a' ? anyOf(side, joinedRule(ctx, op)) : side,
      ),
      ({ a, b }, chart, at, end) => binary(op, a as ExprNode, b as ExprNode, span(chart, at, end)),
    );
  });
}

function testRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'test', () =>
    anyOf<ExprNode>(
      ...comparisonRules(ctx, 'have'),
      ...laidConditionRule(ctx, (mode, c) => phraseRule(ctx, mode, c)),
      severalHavesRule(ctx),
      comparedThingsRule(ctx),
      haveTwoRule(ctx, 'have both', 'and'),
      haveTwoRule(ctx, 'have either', 'or'),
      ...thingsRules(ctx, AGAINST_OTHERS),
      doneInPeriodRule(ctx),
      haveNoneRule(ctx),
      zoneEmptyRule(ctx),
      playersHaveRule(ctx),
      markedRule(ctx, (c) => placeRule(ctx, c)),
      isAdjacentRule(ctx),
      allKindsRule(ctx),
      howManyRule(ctx),
      allAlikeRule(ctx, (mode, c) => phraseRule(ctx, mode, c)),
      haveRule(ctx, 'have some', 'one'),
      haveRule(ctx, 'have several', 'many'),
      severalThingsRule(ctx),
      ...whereRules(ctx, SOME_OF_THEM),
      hasRule(ctx),
      itsHasRule(ctx),
      colorRule(ctx, 'color-is', '='),
      colorRule(ctx, 'color-is-not', '!='),
      atSpaceRule(ctx),
      ...COMPARISONS.map((op) => periodRule(ctx, op)),
      ...whereRules(ctx, RANKED),
      ...whereRules(ctx, STATED),
      ...COMPARISONS.map((op) => valueComparisonRule(ctx, op)),
      isRule(ctx, 'is'),
      isRule(ctx, 'is-not'),
      isAnyRule(ctx),
      notRule(ctx, 'have nothing', (c) => map(phraseRule(ctx, 'many', c), ({ phrase }): ExprNode => phrase)),
      notRule(ctx, 'not', () => conditionRule(ctx)),
    ),
  );
}

/** `you have both a farm and a laboratory`, `you have a farm or a laboratory` */
const haveTwoRule = (ctx: RuleContext, key: 'have both' | 'have either', op: 'and' | 'or'): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, (_, c) => phraseRule(ctx, 'one', c)),
    ({ a, b }, chart, at, end) => {
      const left = (a as NounMatch).phrase;
      const right = (b as NounMatch).phrase;
      // what follows the second noun may be said of both
      return right.posts.length > 0 && left.posts.length === 0
        ? undefined
        : binary(op, left, right, span(chart, at, end));
    },
  );

/** `you have no farms` */
const haveNoneRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'have none', ([name], c) => phraseRule(ctx, name === 'kind' ? 'bare' : 'many', c)),
    (bound, chart, at, end) => {
      const range = span(chart, at, end);
      return binary('=', onlyBinding<NounMatch>(bound).phrase, number(0, range), range);
    },
  );

/** `your hand is empty` */
const zoneEmptyRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'zone empty', ([name], c) =>
      name === 'in'
        ? map(placesRule(ctx, 'in'), (zone) => ({ phrase: bareNoun(zone.text, zone.range) }))
        : anyOf(zoneRule(ctx, c), phraseRule(ctx, 'bare', c)),
    ),
    (bound, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const { phrase } = onlyBinding<NounMatch>(bound);
      if (!ctx.symbols.find(phrase.noun.text).some(({ kind }) => kind === 'zone')) return undefined;
      const cards = { ...bareNoun('cards', range), posts: [{ kind: 'in' as const, zone: phrase, range }] };
      return binary('=', cards, number(0, range), range);
    },
  );

/** `it is next to a city` */
const isAdjacentRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'is adjacent', ([name], c) => (name === 'a' ? phraseRule(ctx, 'one', c) : oneOrManyRule(ctx, c))),
    ({ a, x }, chart, at, end): ExprNode | undefined => {
      const to = a ? (a as NounMatch).phrase : bareNoun('it', span(chart, at, at));
      const { phrase } = x as NounMatch;
      if (!isReferent(to) || to.posts.length > 0) return undefined;
      const range = span(chart, at, end);
      return { ...phrase, posts: [...phrase.posts, { kind: 'adjacent-to', to, range: to.range }], range };
    },
  );

/** `all 3 kinds of building are connected`: of each there is one */
const allKindsRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'all kinds are', ([name], c) =>
      name === 'what' ? phraseRule(ctx, 'number', c) : adjectiveRule(ctx, ['predicate', 'core']),
    ),
    ({ what, predicate }, chart, at, end): ExprNode | undefined => {
      const { phrase, n } = what as NounMatch;
      if (!phrase.adjectives.some(({ name }) => name.text === 'different')) return undefined;
      const range = span(chart, at, end);
      const left = { ...phrase, adjectives: [...phrase.adjectives, { name: predicate as Ident, negated: false }] };
      return binary('>=', left, number(n!, range), range);
    },
  );

/** `you have a farm`, `you have farms` */
const haveRule = (ctx: RuleContext, key: 'have some' | 'have several', mode: 'one' | 'many'): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, (_, c) => phraseRule(ctx, mode, c)),
    (bound) => {
      const { phrase } = onlyBinding<NounMatch>(bound);
      return isNumber(ctx, phrase) || isPlayers(phrase) ? undefined : phrase;
    },
  );

/** `it has 2 farms` */
const hasRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    anyOf(
      patternRule(ctx, 'has', ([side], c) => (side === 'a' ? phraseRule(ctx, 'one', c) : comparedRule(ctx))),
      patternRule(ctx, 'has none', ([side], c) => (side === 'a' ? phraseRule(ctx, 'one', c) : noneRule(ctx, c))),
    ),
    ({ a, x }, chart, at, end): ExprNode | undefined => {
      const { phrase } = a as NounMatch;
      if (!isReferent(phrase) || phrase.posts.length > 0) return undefined;
      const condition = x as ExprNode;
      const range = span(chart, at, end);
      return { ...phrase, posts: [{ kind: 'with', condition, range: condition.range }], range };
    },
  );

/** `its city has a farm`, `its city has no farms`, `its city has at least 2 farms` */
const itsHasRule = (ctx: RuleContext): Rule<ExprNode> => {
  const things = (c: Case): Rule<ExprNode> =>
    map(anyOf(phraseRule(ctx, 'one', c), phraseRule(ctx, 'many', c)), ({ phrase }): ExprNode => phrase);
  return map(
    anyOf(
      patternRule(ctx, 'its has', ([side], c) =>
        side === 'a' ? phraseRule(ctx, 'the', c) : anyOf(things(c), ...comparisonRules(ctx, 'with'), withNoneRule(ctx)),
      ),
      patternRule(ctx, 'its has none', ([side], c) => (side === 'a' ? phraseRule(ctx, 'the', c) : noneRule(ctx, c))),
    ),
    ({ a, x }, chart, at, end): ExprNode | undefined => {
      const { phrase: owner } = a as NounMatch;
      const [post, ...others] = owner.posts;
      if (post?.kind !== 'of' || others.length > 0 || !isReferent(post.of)) return undefined;
      const range = span(chart, at, end);
      const ofOwner = (phrase: PhraseNode): PhraseNode | undefined =>
        phrase.posts.length > 0 || isReferent(phrase) || isNumber(ctx, phrase)
          ? undefined
          : { ...phrase, posts: [{ kind: 'of', of: owner, range: owner.range }], range };
      const said = x as ExprNode;
      if (said.kind === 'phrase') return ofOwner(said);
      if (said.kind !== 'binary' || said.left.kind !== 'phrase') return undefined;
      const left = ofOwner(said.left);
      return left && { ...said, left, range };
    },
  );
};

/** A thing of a condition, or the only one of its kind. */
const subjectRule = (ctx: RuleContext, grammatical: Case): Rule<NounMatch> =>
  anyOf(
    phraseRule(ctx, 'one', grammatical),
    map(phraseRule(ctx, 'the', grammatical), (noun) => (isOnlyOne(ctx.symbols, noun.phrase) ? noun : undefined)),
  );

/** `the city is red` */
const colorRule = (ctx: RuleContext, key: 'color-is' | 'color-is-not', op: '=' | '!='): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, ([name], c) => (name === 'a' ? subjectRule(ctx, c) : adjectiveRule(ctx, ['color']))),
    ({ a, b }, chart, at, end): ExprNode => {
      const of = a ? (a as NounMatch).phrase : bareNoun('it', span(chart, at, at));
      const color = b as Ident;
      if (isOnlyOne(ctx.symbols, of)) {
        const right = bareNoun(color.text, color.range);
        return { kind: 'is', left: of, negated: op === '!=', right, range: span(chart, at, end) };
      }
      const colorOf: PhraseNode = {
        ...bareNoun('color', of.range),
        posts: [{ kind: 'of', of, range: of.range }],
      };
      return binary(op, colorOf, bareNoun(color.text, color.range), span(chart, at, end));
    },
  );

/** `you are at space 3 of the track` */
const atSpaceRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'at space', ([name], c) => {
      if (name === 'track') return nameOf(ctx, 'track', 'the', c);
      return name === 'nth' ? nthRule(ctx) : anyOf<ExprNode | ExprNode[]>(valueRule(ctx, c), twoNumbersRule(ctx));
    }),
    (bound, chart, at, end) => {
      const range = span(chart, at, end);
      const spaces = Object.entries(bound).flatMap(([name, value]) =>
        name === 'track' ? [] : (value as ExprNode | ExprNode[]),
      );
      const [one, other] = spaces.map((space) =>
        binary('=', bareNoun(trackSpaceNoun(ctx, bound), range), space, range),
      );
      return other ? binary('or', one, other, range) : one;
    },
  );

/** `1 or 2` */
const twoNumbersRule = (ctx: RuleContext): Rule<ExprNode[]> =>
  map(listRule(ctx, digitsRule(ctx), 'or'), (numbers) => (numbers.length === 2 ? numbers : undefined));

/** `it is the 3rd era` */
const periodRule = (ctx: RuleContext, op: (typeof COMPARISONS)[number]): Rule<ExprNode> =>
  map(
    patternRule(ctx, `period ${op}`, ([name], c) =>
      name === 'n'
        ? anyOf(digitsRule(ctx), romanRule(ctx))
        : name === 'period'
          ? anyOf(phraseRule(ctx, 'bare', c), phraseRule(ctx, 'the', c))
          : phraseRule(ctx, 'one', c),
    ),
    ({ nth, period, n }, chart, at, end): ExprNode | undefined => {
      const { phrase } = (nth ?? period) as NounMatch;
      const { ordinal, ...left } = phrase;
      const range = span(chart, at, end);
      const value = (n as ExprNode | undefined) ?? (ordinal && number(ordinal.n, range));
      return value && countsPeriods(ctx.symbols, left) ? binary(op, left, value, range) : undefined;
    },
  );

/** Which period it is; nothing else is a period. */
const isPeriod = (ctx: RuleContext, { ordinal, ...phrase }: PhraseNode): boolean =>
  ordinal !== undefined && countsPeriods(ctx.symbols, phrase);

/** `the number of farms is at least the number of labs` */
const valueComparisonRule = (ctx: RuleContext, op: (typeof COMPARISONS)[number]): Rule<ExprNode> =>
  map(
    patternRule(ctx, op, (_, c) => valueRule(ctx, c)),
    ({ a, b }, chart, at, end) => {
      const left = a as ExprNode;
      const right = b as ExprNode;
      return refersToThing(left) || refersToThing(right) ? undefined : binary(op, left, right, span(chart, at, end));
    },
  );

/** `the city is connected`, `it is not a farm` */
const isRule = (ctx: RuleContext, key: 'is' | 'is-not'): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, ([name], c) =>
      name === 'a' ? map(phraseRule(ctx, 'one', c), ({ phrase }) => phrase) : qualityRule(ctx, c),
    ),
    ({ a, b }, chart, at, end): ExprNode | undefined => {
      const left = (a as PhraseNode | undefined) ?? bareNoun('it', span(chart, at, at));
      return isPeriod(ctx, b as PhraseNode) || (a && left.noun.text in NUMBER_PHRASES)
        ? undefined
        : { kind: 'is', left, negated: key === 'is-not', right: b as PhraseNode, range: span(chart, at, end) };
    },
  );

/** `it is a farm or a laboratory` */
const isAnyRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'is-any', ([name], c) =>
      name === 'a' ? map(phraseRule(ctx, 'one', c), ({ phrase }) => phrase) : namesRule(ctx, qualityRule(ctx, c)),
    ),
    ({ a, list }, chart, at, end): ExprNode | undefined => {
      const left = (a as PhraseNode | undefined) ?? bareNoun('it', span(chart, at, at));
      const range = span(chart, at, end);
      if (!isReferent(left) || left.posts.length > 0) return undefined;
      return (list as PhraseNode[])
        .map((right): ExprNode => ({ kind: 'is', left, negated: false, right, range }))
        .reduce((before, one) => binary('or', before, one, range));
    },
  );

const notRule = (
  ctx: RuleContext,
  key: 'not' | 'have nothing',
  operand: (grammatical: Case) => Rule<ExprNode>,
): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, (_, c) => operand(c)),
    (bound, chart, at, end): ExprNode => ({
      kind: 'unary',
      op: 'not',
      operand: onlyBinding<ExprNode>(bound),
      range: span(chart, at, end),
    }),
  );

function comparisonRules(ctx: RuleContext, prefix: 'have' | 'with'): Rule<ExprNode>[] {
  const compared = (patterns: readonly string[], op: BinaryOp, opOfNone: BinaryOp): Rule<ExprNode> =>
    map(
      anyOf(...patterns.map((pattern) => compilePattern(ctx, pattern, (_, c) => phraseRule(ctx, 'number', c)))),
      (bound, chart, at, end): ExprNode | undefined => {
        const { phrase, n } = onlyBinding<NounMatch>(bound);
        if (isNumber(ctx, phrase)) return undefined;
        const right = number(n!, phrase.range);
        return { kind: 'binary', op: n === 0 ? opOfNone : op, left: phrase, right, range: span(chart, at, end) };
      },
    );
  return COMPARISONS.flatMap((op) => [
    compared(renderedPatterns(ctx, `${prefix} ${op}`), op, op),
    // "if you have 0 kelp": none, although "if you have 2 kelp" is at least so much
    compared(addedPatterns(ctx, `${prefix} ${op}`), op, op === '>=' ? '=' : op),
  ]);
}

/** `at least 2 farms and fewer than 3 laboratories`: what the thing itself has. */
const comparedRule = (ctx: RuleContext): Rule<ExprNode> => havesRule(ctx, 'compared', comparedRule);

function havesRule(ctx: RuleContext, name: string, first: (ctx: RuleContext) => Rule<ExprNode>): Rule<ExprNode> {
  return cachedRule(ctx, name, () =>
    anyOf<ExprNode>(
      ...comparisonRules(ctx, 'with'),
      withNoneRule(ctx),
      withSomeRule(ctx),
      ...thingsRules(ctx, OF_A_PLAYER, (what) => !isNumber(ctx, what)),
      map(
        patternRule(ctx, 'with both', (_, c) =>
          map(phraseRule(ctx, 'one', c), ({ phrase }) => (isPiece(ctx, phrase) ? atLeastOne(ctx, phrase) : undefined)),
        ),
        ({ a, b }, chart, at, end) => binary('and', a as ExprNode, b as ExprNode, span(chart, at, end)),
      ),
      map(
        patternRule(ctx, 'with each', (_, c) =>
          map(
            listRule(
              ctx,
              map(phraseRule(ctx, 'one', c), ({ phrase }) =>
                isPiece(ctx, phrase) && phrase.posts.length === 0 ? atLeastOne(ctx, phrase) : undefined,
              ),
              'and',
            ),
            (all) => (all.length > 1 ? all : undefined),
          ),
        ),
        ({ list }, chart, at, end) =>
          (list as ExprNode[]).reduce((before, one) => binary('and', before, one, span(chart, at, end))),
      ),
      map(
        patternRule(ctx, 'and', ([side]) =>
          side === 'a' ? first(ctx) : anyOf(...comparisonRules(ctx, 'with'), withNoneRule(ctx)),
        ),
        ({ a, b }, chart, at, end) => binary('and', a as ExprNode, b as ExprNode, span(chart, at, end)),
      ),
    ),
  );
}

/** What a thing has none of: `farms`, as `farms = 0`. */
export const noneRule = (ctx: RuleContext, grammatical: Case, mode: 'many' | 'bare' = 'many'): Rule<ExprNode> =>
  map(phraseRule(ctx, mode, grammatical), ({ phrase }) =>
    isNumber(ctx, phrase) ? undefined : binary('=', phrase, number(0, phrase.range), phrase.range),
  );

/** After `with`: `no farms`. */
const withNoneRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'with none', (_, c) => noneRule(ctx, c)),
    (bound) => onlyBinding<ExprNode>(bound),
  );

/** After `with`: `a farm`. */
const withSomeRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'with some', (_, c) => phraseRule(ctx, 'one', c)),
    (bound) => {
      const { phrase } = onlyBinding<NounMatch>(bound);
      return isPiece(ctx, phrase) && phrase.posts.length === 0 ? atLeastOne(ctx, phrase) : undefined;
    },
  );

/** Only what is built is with a thing. */
const isPiece = (ctx: RuleContext, { noun }: PhraseNode): boolean => ctx.symbols.find(noun.text).some(isBuilt);

/** `a farm` as a number of them */
function atLeastOne(ctx: RuleContext, phrase: PhraseNode): ExprNode {
  const text = ctx.symbols.find(phrase.noun.text).find(({ plural }) => plural)?.plural ?? phrase.noun.text;
  return binary('>=', { ...phrase, noun: { ...phrase.noun, text } }, number(1, phrase.range), phrase.range);
}

/** After `with`: what the thing itself has; any other condition as everywhere. */
export function havingRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'having', () =>
    anyOf<ExprNode>(
      havesRule(ctx, 'having compared', havingRule),
      map(conditionRule(ctx), (value) =>
        value.kind === 'binary' && value.left.kind === 'phrase' && value.right.kind === 'number' ? undefined : value,
      ),
    ),
  );
}

export function qualityRule(ctx: RuleContext, grammatical: Case): Rule<PhraseNode> {
  return cachedRule(ctx, `quality ${grammatical}`, () =>
    anyOf<PhraseNode>(
      map(adjectiveRule(ctx, ['predicate', 'core', 'tag', 'type', 'program', 'class']), (ident) =>
        bareNoun(ident.text, ident.range),
      ),
      map(phraseRule(ctx, 'one', grammatical), ({ phrase }) => (phrase.noun.text === 'amount' ? undefined : phrase)),
    ),
  );
}

/** `it` and `this` are things, not numbers. */
const refersToThing = (expr: ExprNode): boolean =>
  expr.kind === 'phrase' && expr.posts.length === 0 && (expr.noun.text === 'it' || /^this\b/.test(expr.noun.text));
