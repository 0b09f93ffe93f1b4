/** Random effects that can be rendered, made of the names of a pack: for laws.test.ts. */
import fc from 'fast-check';
import type {
  Arg,
  CostNode,
  EffectNode,
  EventNode,
  ExprNode,
  Ident,
  ItemNode,
  PhraseNode,
  PostNode,
  WordNode,
} from '../../syntax/ast.ts';

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
const oneOf = (names: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...names);

export function arbitraryEffect(names: PackNames): fc.Arbitrary<EffectNode> {
  const small = fc.integer({ min: 2, max: 30 });
  const n: fc.Arbitrary<Arg | undefined> = maybe(small.map((value): Arg => ({ type: 'value', value: number(value) })));
  const things = [...names.pieces, ...names.classes];
  const adjectives = fc
    .uniqueArray(oneOf(['upgraded', ...names.predicates]), { maxLength: 2 })
    .chain((all) => fc.tuple(...all.map((name) => fc.boolean().map((negated) => ({ name: ident(name), negated })))));

  const { expr, phrase, condition } = fc.letrec<{
    expr: ExprNode;
    phrase: PhraseNode;
    condition: ExprNode;
    operand: ExprNode;
  }>((tie) => {
    const plain = fc.tuple(oneOf(things), adjectives).map(([noun, all]) => phraseOf(noun, all));
    const nested = fc
      .tuple(
        oneOf(things),
        adjectives,
        fc.oneof(
          fc.oneof(plain, fc.constant(phraseOf('it'))).map((of): PostNode => ({ kind: 'of', of, range })),
          tie('phrase').map((to): PostNode => ({ kind: 'adjacent-to', to, range })),
          fc.tuple(plain, fc.constantFrom('=', '>=', '<=', '<', '>'), small).map(([left, op, value]): PostNode => ({
            kind: 'with',
            condition: { kind: 'binary', op: op as '=', left, right: number(value), range },
            range,
          })),
          fc.tuple(oneOf(names.predicates), fc.boolean()).map(([name, negated]): PostNode => ({
            kind: 'where',
            condition: { kind: 'is', left: phraseOf('it'), negated, right: phraseOf(name), range },
            range,
          })),
        ),
      )
      .map(([noun, all, post]) => phraseOf(noun, all, [post]));
    const cards = fc
      .tuple(oneOf(names.cardSets), oneOf(names.zones))
      .map(([noun, zone]) => phraseOf(noun, [], [{ kind: 'in', zone: phraseOf(zone), range }]));
    return {
      phrase: fc.oneof({ depthSize: 'small', withCrossShrink: true }, { weight: 3, arbitrary: plain }, nested, cards),
      operand: fc.oneof(
        small.map(number),
        tie('phrase'),
        oneOf(names.counters).map((name) => phraseOf(name)),
      ),
      expr: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        small.map(number),
        tie('operand'),
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/'), tie('expr'), tie('expr'))
          .map(([op, left, right]): ExprNode => ({ kind: 'binary', op: op as '+', left, right, range })),
        fc
          .tuple(fc.constantFrom('min', 'max'), fc.array(tie('expr'), { minLength: 2, maxLength: 3 }))
          .map(([fn, args]): ExprNode => ({ kind: 'call', fn: ident(fn), args, range })),
        fc
          .tuple(fc.constantFrom('min', 'max', 'sum'), plain, tie('expr'))
          .map(([fn, over, body]): ExprNode => ({ kind: 'over', fn: fn as 'min', phrase: over, body, range })),
      ),
      condition: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc
          .tuple(tie('phrase'), fc.constantFrom('=', '!=', '<', '<=', '>', '>='), fc.oneof(small, fc.constant(1)))
          .map(([left, op, value]): ExprNode => ({ kind: 'binary', op: op as '=', left, right: number(value), range })),
        fc.tuple(tie('phrase')).map(([left]): ExprNode => ({ kind: 'binary', op: '=', left, right: number(0), range })),
        fc
          .tuple(
            tie('expr'),
            fc.constantFrom('<', '<=', '>', '>='),
            oneOf(names.counters).map((name) => phraseOf(name)),
          )
          .map(([left, op, right]): ExprNode => ({ kind: 'binary', op: op as '<', left, right, range })),
        fc.tuple(oneOf(names.predicates), fc.boolean()).map(([name, negated]): ExprNode => ({
          kind: 'is',
          left: phraseOf('it'),
          negated,
          right: phraseOf(name),
          range,
        })),
        fc
          .tuple(fc.constantFrom('and', 'or'), tie('condition'), tie('condition'))
          .map(([op, left, right]): ExprNode => ({ kind: 'binary', op: op as 'and', left, right, range })),
      ),
    };
  });

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
  const simpleItem = fc
    .tuple(small, oneOf(names.counters))
    .map(([value, what]): ItemNode => ({ amount: number(value), different: false, what: ident(what), range }));
  const items = fc.array(item, { minLength: 1, maxLength: 3 }).map((all): Arg => ({ type: 'items', items: all }));
  const amounts = fc
    .array(fc.array(simpleItem, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
    .map((alternatives): CostNode => ({ kind: 'amounts', alternatives, range }));
  const charge = maybe(
    fc
      .oneof(fc.constantFrom<CostNode>({ kind: 'free', range }, { kind: 'usual', range }), amounts)
      .map((cost): Arg => ({ type: 'cost', cost })),
  );
  const asPhrase = (arbitrary: fc.Arbitrary<PhraseNode>): fc.Arbitrary<Arg> =>
    arbitrary.map((made): Arg => ({ type: 'phrase', phrase: made }));
  const thing = asPhrase(fc.tuple(oneOf(things), adjectives).map(([noun, all]) => phraseOf(noun, all)));
  const event: fc.Arbitrary<Arg> = fc
    .oneof(
      fc.tuple(fc.constantFrom('build', 'upgrade'), phrase, maybe(small)).map(([verb, of, nth]): EventNode => ({
        kind: 'you',
        verb: ident(verb),
        phrase: { ...of, ...(nth ? { ordinal: { n: nth, range } } : {}) },
        range,
      })),
      fc
        .tuple(oneOf(names.pieces), oneOf(names.predicates))
        .map(([noun, name]): EventNode => ({ kind: 'becomes', phrase: phraseOf(noun), predicate: ident(name), range })),
      oneOf(names.counters).map((what): EventNode => ({ kind: 'gives', by: ident('slot'), what: ident(what), range })),
    )
    .map((made): Arg => ({ type: 'event', event: made }));
  const period = oneOf(names.periods).map((name): Arg => ({ type: 'name', name: ident(name) }));
  const value = expr.map((made): Arg => ({ type: 'value', value: made }));

  const plainWord = fc.oneof(
    items.map((all) => word('gain', { items: all })),
    items.map((all) => word('lose', { items: all })),
    amounts.map((cost) => word('pay', { cost: { type: 'cost', cost } })),
    fc
      .tuple(n, thing, maybe(asPhrase(oneOf(names.sites).map((site) => phraseOf(site)))), charge)
      .map(([count, what, on, cost]) => word('build', { n: count, what, on, cost })),
    fc
      .tuple(n, thing, charge, maybe(fc.constant<Arg>({ type: 'flag', flag: 'up-to', range })))
      .map(([count, what, cost, limit]) => word('upgrade', { limit: count && limit, n: count, what, cost })),
    small.map((by) => word('advance', { n: { type: 'value', value: number(by) } })),
    asPhrase(phrase).map((what) => word('remove', { what })),
    asPhrase(phrase).map((what) => word('choose', { what, as: { type: 'name', name: ident('target') } })),
    fc
      .tuple(n, asPhrase(oneOf(names.types).map((type) => phraseOf(type))))
      .map(([count, what]) => word('use', { n: count, what })),
    fc.tuple(value).map(([to]) =>
      word('set', {
        what: { type: 'phrase', phrase: phraseOf('marks', [], [{ kind: 'of', of: phraseOf('this'), range }]) },
        to,
      }),
    ),
    fc
      .tuple(oneOf(names.constants), fc.constantFrom('by', 'at-most', 'at-least', 'times'), small)
      .map(([name, how, by]) =>
        word('change', {
          name: { type: 'name', name: ident(name) },
          how: { type: 'flag', flag: how, range },
          n: { type: 'value', value: number(by) },
        }),
      ),
    fc.tuple(amounts, fc.constantFrom('building', 'upgrading'), thing).map(([cost, doing, what]) =>
      word('discount', {
        cost: {
          type: 'cost',
          cost: { ...cost, alternatives: cost.kind === 'amounts' ? cost.alternatives.slice(0, 1) : [] } as CostNode,
        },
        doing: { type: 'flag', flag: doing, range },
        what,
      }),
    ),
    fc
      .tuple(
        oneOf(names.counters),
        fc.uniqueArray(oneOf(names.counters), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('building', 'upgrading', 'paying'),
      )
      .map(([name, all, doing]) =>
        word('let', {
          name: { type: 'name', name: ident(name) },
          for: { type: 'names', names: all.map(ident) },
          doing: { type: 'flag', flag: doing, range },
        }),
      ),
  );
  return fc.letrec<{ effect: EffectNode }>((tie) => {
    const body = tie('effect').map((effect): Arg => ({ type: 'effect', effect }));
    const several = fc.array(tie('effect'), { minLength: 2, maxLength: 3 });
    return {
      effect: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 4, arbitrary: plainWord },
        fc
          .tuple(condition, body, maybe(body))
          .map(([test, inner, otherwise]) =>
            word('if', { test: { type: 'value', value: test }, body: inner, otherwise }),
          ),
        fc.tuple(event, body).map(([heard, inner]) => word('when', { event: heard, body: inner })),
        fc
          .tuple(period, body, fc.constantFrom('until', 'at-end', 'once'))
          .map(([name, inner, frame]) => word(frame, { period: name, body: inner })),
        fc
          .tuple(condition, body)
          .map(([test, inner]) => word('as-soon-as', { test: { type: 'value', value: test }, body: inner })),
        fc.tuple(asPhrase(phrase), body).map(([over, inner]) => word('each', { over, body: inner })),
        fc.tuple(amounts, body).map(([cost, inner]) => word('pay', { cost: { type: 'cost', cost }, body: inner })),
        body.map((inner) => word('may', { body: inner })),
        fc
          .tuple(small, body, fc.constantFrom('repeat', 'up-to'))
          .map(([times, inner, frame]) => word(frame, { times: { type: 'value', value: number(times) }, body: inner })),
        several.map((parts): EffectNode => ({ kind: 'block', parts, range })),
        several.map((options): EffectNode => ({ kind: 'or', options, range })),
        fc.tuple(several, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })).map(([steps, may]): EffectNode => ({
          kind: 'then',
          steps,
          may: steps.map((_, i) => i > 0 && may[i]),
          range,
        })),
      ),
    };
  }).effect;
}
