/** Random effects that can be rendered, made of the names of a pack: for laws.test.ts. */
import fc from 'fast-check';
import { argumentsIn } from '../../dsl/words/facts.ts';
import { WORD_BY_NAME, WORDS } from '../../dsl/words/registry.ts';
import type {
  Arg,
  BinaryOp,
  CostNode,
  EffectNode,
  EventNode,
  ExprNode,
  Ident,
  ItemNode,
  PhraseNode,
  PlayerEventNode,
  PostNode,
  WordNode,
} from '../../dsl/syntax/ast.ts';

export interface PackNames {
  counters: string[];
  classes: string[];
  pieces: string[];
  sites: string[];
  predicates: string[];
  zones: string[];
  types: string[];
  periods: string[];
  constants: string[];
  colors: string[];
  cardSets: string[];
}

const range = { start: 0, end: 0 };
const ident = (text: string): Ident => ({ text, range });
const number = (value: number): ExprNode => ({ kind: 'number', value, range });
const phraseOf = (noun: string, adjectives: PhraseNode['adjectives'] = [], posts: PostNode[] = []): PhraseNode => ({
  kind: 'phrase',
  adjectives,
  noun: ident(noun),
  posts,
  range,
});
const word = (name: string, args: Record<string, Arg | undefined>): WordNode => ({
  kind: 'word',
  word: name,
  keyword: range,
  args: Object.fromEntries(Object.entries(args).filter(([, arg]) => arg !== undefined)) as Record<string, Arg>,
  range,
});
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const oneOf = <const T extends string>(names: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...names);
const binary = (op: BinaryOp, left: ExprNode, right: ExprNode): ExprNode => ({
  kind: 'binary',
  op,
  left,
  right,
  range,
});
const numberArg = (value: number): Arg => ({ type: 'value', value: number(value) });
const phraseArg = (phrase: PhraseNode): Arg => ({ type: 'phrase', phrase });
const costArg = (cost: CostNode): Arg => ({ type: 'cost', cost });
const nameArg = (name: string): Arg => ({ type: 'name', name: ident(name) });

/** Arbitraries of the parts of an effect, made of the names of one pack. */
interface Parts {
  small: fc.Arbitrary<number>;
  /** a piece or class with adjectives */
  thing: fc.Arbitrary<PhraseNode>;
  expr: fc.Arbitrary<ExprNode>;
  phrase: fc.Arbitrary<PhraseNode>;
  condition: fc.Arbitrary<ExprNode>;
}

export function arbitraryEffect(names: PackNames): fc.Arbitrary<EffectNode> {
  const parts = arbitraryParts(names);
  const closedWord = fc.oneof(...immediateWords(names, parts), ...continuousWords(names, parts));
  return fc.letrec<{ effect: EffectNode }>((tie) => {
    const body = tie('effect').map((effect): Arg => ({ type: 'effect', effect }));
    const several = fc.array(tie('effect'), { minLength: 2, maxLength: 3 });
    return {
      effect: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 4, arbitrary: closedWord },
        ...wordsAround(body, names, parts),
        ...joins(several),
      ),
    };
  }).effect;
}

function arbitraryParts(names: PackNames): Parts {
  const small = fc.integer({ min: 2, max: 30 });
  const adjectives = fc
    .uniqueArray(oneOf(['upgraded', ...names.predicates]), { maxLength: 2 })
    .chain((all) => fc.tuple(...all.map((name) => fc.boolean().map((negated) => ({ name: ident(name), negated })))));
  const thing = fc
    .tuple(oneOf([...names.pieces, ...names.classes]), adjectives)
    .map(([noun, all]) => phraseOf(noun, all));
  const recursive = fc.letrec<Recursive>((tie) => ({
    phrase: arbitraryPhrase(names, { small, thing }, tie),
    operand: arbitraryOperand(names, small, tie),
    expr: arbitraryExpr({ small, thing }, tie),
    condition: arbitraryCondition(names, { small }, tie),
  }));
  const { expr, phrase, condition } = recursive;
  return { small, thing, expr, phrase, condition };
}

interface Recursive {
  expr: ExprNode;
  phrase: PhraseNode;
  condition: ExprNode;
  operand: ExprNode;
}
type Tie = fc.LetrecTypedTie<Recursive>;

const counterOf = (names: PackNames): fc.Arbitrary<PhraseNode> => oneOf(names.counters).map((name) => phraseOf(name));

const arbitraryOperand = (names: PackNames, small: fc.Arbitrary<number>, tie: Tie): fc.Arbitrary<ExprNode> =>
  fc.oneof(small.map(number), tie('phrase'), counterOf(names));

function arbitraryPhrase(
  names: PackNames,
  { small, thing }: Pick<Parts, 'small' | 'thing'>,
  tie: Tie,
): fc.Arbitrary<PhraseNode> {
  const it = phraseOf('it');
  const its = oneOf(names.pieces).map((noun) => phraseOf(noun, [], [{ kind: 'of', of: it, range }]));
  const owner = fc.oneof(thing, fc.constant(it), its).map((of): PostNode => ({ kind: 'of', of, range }));
  const neighbour = tie('phrase').map((to): PostNode => ({ kind: 'adjacent-to', to, range }));
  const having = fc.tuple(thing, oneOf(['=', '>=', '<=', '<', '>']), small).map(([left, op, value]): PostNode => ({
    kind: 'with',
    condition: binary(op, left, number(value)),
    range,
  }));
  const quality = isPredicate(names).map((condition): PostNode => ({ kind: 'where', condition, range }));
  const withPost = fc
    .tuple(thing, fc.oneof(owner, neighbour, having, quality))
    .map(([phrase, post]): PhraseNode => ({ ...phrase, posts: [post] }));
  const cards = fc
    .tuple(oneOf(names.cardSets), oneOf(names.zones))
    .map(([noun, zone]) => phraseOf(noun, [], [{ kind: 'in', zone: phraseOf(zone), range }]));
  return fc.oneof({ depthSize: 'small', withCrossShrink: true }, { weight: 3, arbitrary: thing }, withPost, cards);
}

function arbitraryExpr({ small, thing }: Pick<Parts, 'small' | 'thing'>, tie: Tie): fc.Arbitrary<ExprNode> {
  return fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    small.map(number),
    tie('operand'),
    fc.tuple(oneOf(['+', '-', '*', '/']), tie('expr'), tie('expr')).map(([op, left, right]) => binary(op, left, right)),
    fc
      .tuple(oneOf(['min', 'max']), fc.array(tie('expr'), { minLength: 2, maxLength: 3 }))
      .map(([fn, args]): ExprNode => ({ kind: 'call', fn: ident(fn), args, range })),
    fc
      .tuple(oneOf(['min', 'max', 'sum']), thing, tie('expr'))
      .map(([fn, over, body]): ExprNode => ({ kind: 'over', fn, phrase: over, body, range })),
  );
}

function arbitraryCondition(names: PackNames, { small }: Pick<Parts, 'small'>, tie: Tie): fc.Arbitrary<ExprNode> {
  return fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(tie('phrase'), oneOf(['=', '!=', '<', '<=', '>', '>=']), fc.oneof(small, fc.constant(1)))
      .map(([left, op, value]) => binary(op, left, number(value))),
    tie('phrase').map((left) => binary('=', left, number(0))),
    fc
      .tuple(tie('expr'), oneOf(['<', '<=', '>', '>=']), counterOf(names))
      .map(([left, op, right]) => binary(op, left, right)),
    isPredicate(names),
    fc
      .tuple(oneOf(['and', 'or']), tie('condition'), tie('condition'))
      .map(([op, left, right]) => binary(op, left, right)),
  );
}

/** `it is connected` */
const isPredicate = (names: PackNames): fc.Arbitrary<ExprNode> =>
  fc.tuple(oneOf(names.predicates), fc.boolean()).map(([name, negated]): ExprNode => ({
    kind: 'is',
    left: phraseOf('it'),
    negated,
    right: phraseOf(name),
    range,
  }));

function arbitraryItems(names: PackNames, { small, expr, phrase }: Parts): fc.Arbitrary<Arg> {
  const item = fc
    .record({
      amount: maybe(
        fc.oneof({ weight: 3, arbitrary: small.map(number) }, fc.constant<ExprNode>(phraseOf('amount')), expr),
      ),
      what: oneOf([...names.counters, 'card']),
      per: maybe(fc.tuple(maybe(small.map(number)), phrase)),
    })
    .map(({ amount, what, per }): ItemNode => ({
      ...(amount ? { amount } : {}),
      different: false,
      what: ident(what),
      ...(per ? { per: { ...(per[0] ? { every: per[0] } : {}), of: per[1] } } : {}),
      range,
    }));
  return fc.array(item, { minLength: 1, maxLength: 3 }).map((items): Arg => ({ type: 'items', items }));
}

type Amounts = CostNode & { kind: 'amounts' };

function arbitraryAmounts(names: PackNames, { small }: Parts): fc.Arbitrary<Amounts> {
  const item = fc
    .tuple(small, oneOf(names.counters))
    .map(([value, what]): ItemNode => ({ amount: number(value), different: false, what: ident(what), range }));
  return fc
    .array(fc.array(item, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
    .map((alternatives): Amounts => ({ kind: 'amounts', alternatives, range }));
}

function arbitraryEvent(names: PackNames, { small, phrase }: Parts): fc.Arbitrary<Arg> {
  const byYou = fc.tuple(oneOf(['build', 'upgrade']), phrase, maybe(small)).map(([verb, of, nth]): PlayerEventNode => ({
    kind: 'you',
    verb: ident(verb),
    phrase: { ...of, ...(nth ? { ordinal: { n: nth, range } } : {}) },
    range,
  }));
  const becomes = fc
    .tuple(oneOf(names.pieces), oneOf(names.predicates))
    .map(([noun, name]): EventNode => ({ kind: 'becomes', phrase: phraseOf(noun), predicate: ident(name), range }));
  const gives = fc
    .tuple(oneOf(['slot', ...names.pieces]), maybe(small), oneOf(names.counters))
    .map(([by, n, what]): EventNode => ({
      kind: 'gives',
      by: phraseOf(by),
      ...(n === undefined ? {} : { n }),
      what: ident(what),
      range,
    }));
  const moments = fc
    .tuple(oneOf(names.periods), oneOf(['begins', 'ends']))
    .map(([period, moment]): EventNode => ({ kind: 'period', period: ident(period), moment, range }));
  const byAnother = byYou.map((event): EventNode => ({ kind: 'another', event, range }));
  const single = fc.oneof(byYou, byAnother, becomes, gives, moments);
  const counted = fc
    .tuple(single, fc.integer({ min: 1, max: 9 }), oneOf(names.periods))
    .map(([event, nth, period]): EventNode => ({ kind: 'nth', event, n: nth, period: ident(period), range }));
  const one = fc.oneof({ weight: 3, arbitrary: single }, counted);
  const either = fc.array(one, { minLength: 2, maxLength: 3 }).map((events): EventNode => ({
    kind: 'or',
    events,
    range,
  }));
  return fc.oneof({ weight: 4, arbitrary: one }, either).map((event): Arg => ({ type: 'event', event }));
}

function immediateWords(names: PackNames, parts: Parts): fc.Arbitrary<WordNode>[] {
  const { small, phrase, expr } = parts;
  const n = maybe(small.map(numberArg));
  const thing = parts.thing.map(phraseArg);
  const items = arbitraryItems(names, parts);
  const amounts = arbitraryAmounts(names, parts);
  const charge = maybe(
    fc
      .oneof(
        fc.constantFrom<CostNode>({ kind: 'free', range }, { kind: 'usual', range }),
        amounts,
        amounts.map((cost): CostNode => (cost.kind === 'amounts' ? { ...cost, less: true } : cost)),
      )
      .map(costArg),
  );
  const site = oneOf(names.sites).map((name) => phraseArg(phraseOf(name)));
  const cardType = oneOf(names.types).map((name) => phraseArg(phraseOf(name)));
  const marks = phraseOf('marks', [], [{ kind: 'of', of: phraseOf('this'), range }]);
  return [
    items.map((all) => word('gain', { items: all })),
    items.map((all) => word('lose', { items: all })),
    amounts.map((cost) => word('pay', { cost: costArg(cost) })),
    fc
      .tuple(n, thing, maybe(site), charge, maybe(flagOf('build', 'limit')))
      .map(([count, what, on, cost, limit]) => word('build', { limit: count && limit, n: count, what, on, cost })),
    fc
      .tuple(n, thing, charge, maybe(flagOf('upgrade', 'limit')))
      .map(([count, what, cost, limit]) => word('upgrade', { limit: count && limit, n: count, what, cost })),
    small.map((by) => word('advance', { n: numberArg(by) })),
    phrase.map((what) => word('remove', { what: phraseArg(what) })),
    phrase.map((what) => word('choose', { what: phraseArg(what), as: nameArg('target') })),
    fc.tuple(n, cardType).map(([count, what]) => word('use', { n: count, what })),
    expr.map((value) => word('count', { n: { type: 'value', value } })),
    expr.map((value) => word('set', { what: phraseArg(marks), to: { type: 'value', value } })),
  ];
}

/** `1st … this turn` */
const nthIn = (n: number, period: string): Pick<PhraseNode, 'ordinal' | 'posts'> => ({
  ordinal: { n, range },
  posts: [{ kind: 'this', period: ident(period), range }],
});

function continuousWords(names: PackNames, parts: Parts): fc.Arbitrary<WordNode>[] {
  const counters = fc.uniqueArray(oneOf(names.counters), { minLength: 1, maxLength: 3 });
  // one alternative: a choice between discounts has no phrase
  const discount = arbitraryAmounts(names, parts).map(({ alternatives: [first] }) =>
    costArg({ kind: 'amounts', alternatives: [first], range }),
  );
  return [
    fc
      .tuple(oneOf(names.constants), flagOf('change', 'how'), parts.small)
      .map(([name, how, by]) => word('change', { name: nameArg(name), how, n: numberArg(by) })),
    fc
      .tuple(discount, flagOf('discount', 'doing'), parts.thing)
      .map(([cost, doing, what]) => word('discount', { cost, doing, what: phraseArg(what) })),
    fc
      .tuple(flagOf('discount-all', 'doing'), parts.thing, maybe(fc.integer({ min: 1, max: 9 })), oneOf(names.periods))
      .map(([doing, what, n, period]) =>
        word('discount-all', { doing, what: phraseArg(n ? { ...what, ...nthIn(n, period) } : what) }),
      ),
    fc
      .tuple(oneOf(names.counters), counters, flagOf('let', 'doing'))
      .map(([name, all, doing]) =>
        word('let', { name: nameArg(name), for: { type: 'names', names: all.map(ident) }, doing }),
      ),
  ];
}

/** Words with an effect inside. */
function wordsAround(body: fc.Arbitrary<Arg>, names: PackNames, parts: Parts): fc.Arbitrary<WordNode>[] {
  const condition = parts.condition.map((value): Arg => ({ type: 'value', value }));
  const phrase = parts.phrase.map(phraseArg);
  const cost = arbitraryAmounts(names, parts).map(costArg);
  const period = oneOf(names.periods).map(nameArg);
  const times = parts.small.map(numberArg);
  return [
    fc
      .tuple(condition, body, maybe(body))
      .map(([test, inner, otherwise]) => word('if', { test, body: inner, otherwise })),
    fc.tuple(arbitraryEvent(names, parts), body).map(([event, inner]) => word('when', { event, body: inner })),
    fc
      .tuple(oneOf(wordsWith('period', 'body')), period, body)
      .map(([name, during, inner]) => word(name, { period: during, body: inner })),
    fc.tuple(condition, body).map(([test, inner]) => word('as-soon-as', { test, body: inner })),
    fc.tuple(phrase, body).map(([over, inner]) => word('each', { over, body: inner })),
    fc.tuple(fc.integer({ min: 2, max: 9 }), parts.thing, body).map(([most, over, inner]) =>
      word('each', {
        limit: { type: 'flag', flag: 'up-to', range },
        n: numberArg(most),
        over: phraseArg(over),
        body: inner,
      }),
    ),
    body.map((inner) => word('any-times', { body: inner })),
    fc.tuple(cost, body).map(([paid, inner]) => word('pay', { cost: paid, body: inner })),
    body.map((inner) => word('may', { body: inner })),
    fc
      .tuple(oneOf(wordsWith('times', 'body')), times, body)
      .map(([name, often, inner]) => word(name, { times: often, body: inner })),
  ];
}

function joins(several: fc.Arbitrary<EffectNode[]>): fc.Arbitrary<EffectNode>[] {
  return [
    several.map((parts): EffectNode => ({ kind: 'block', parts, range })),
    several.map((options): EffectNode => ({ kind: 'or', options, range })),
    fc.tuple(several, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })).map(([steps, may]): EffectNode => ({
      kind: 'then',
      steps,
      may: steps.map((_, i) => i > 0 && may[i]),
      range,
    })),
  ];
}

/** The words that have exactly these arguments. */
const wordsWith = (...names: string[]): string[] =>
  WORDS.filter(({ signature }) => {
    const own = argumentsIn(signature).map(({ name }) => name as string);
    return own.length === names.length && names.every((name) => own.includes(name));
  }).map(({ name }) => name);

/** Any flag that the argument of a word may be. */
function flagOf(wordName: string, argument: string): fc.Arbitrary<Arg> {
  const found = argumentsIn(WORD_BY_NAME.get(wordName)!.signature).find(({ name }) => name === argument);
  const flags = found?.el === 'flag' ? found.words : [];
  return oneOf(flags).map((flag): Arg => ({ type: 'flag', flag, range }));
}
