/** Random programs for property tests: every tree that a text can have, made from the signatures. */
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
  PlayerEventNode,
  PostNode,
  Range,
  WordNode,
} from './ast.ts';
import { ofThatColorAt, thatPlayerAt } from './that-player.ts';
import { DISTANCE, SITE_FUNCTIONS } from './vocabulary.ts';
import { WORDS } from '../words/registry.ts';
import type { ArgumentKind, SignatureElement } from '../words/signature.ts';

const range: Range = { start: 0, end: 0 };

/** Some names, including keywords that may also be names. */
const NAMES = ['it', 'amount', 'thing', 'big-thing', 'thing2', 'most', 'paying', 'x'];

const name: fc.Arbitrary<Ident> = fc.constantFrom(...NAMES).map((text) => ({ text, range }));
const small = fc.nat({ max: 120 });

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

/** Without the keys whose value is undefined. */
function present<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

const bareName: fc.Arbitrary<PhraseNode> = name.map((noun) => ({
  kind: 'phrase',
  adjectives: [],
  noun,
  posts: [],
  range,
}));
const number: fc.Arbitrary<ExprNode> = small.map((value) => ({ kind: 'number', value, range }));

const OF_THAT_PLAYER: PostNode = {
  kind: 'of',
  of: thatPlayerAt(range),
  range,
};

interface Expressions {
  expr: ExprNode;
  phrase: PhraseNode;
}

const adjective = fc.record({
  name: fc.oneof(
    name,
    fc.constantFrom('different', 'same').map((text): Ident => ({ text, range })),
  ),
  negated: fc.boolean(),
});

/** Distances, and sites along ways. */
function byPlace(tie: fc.LetrecTypedTie<Expressions>, inner: fc.Arbitrary<PostNode>): fc.Arbitrary<PhraseNode>[] {
  const distance = fc.record({ of: tie('phrase'), to: tie('phrase') }).map(({ of, to }): PhraseNode => {
    const posts: PostNode[] = [
      { kind: 'of', of, range },
      { kind: 'to', to, range },
    ];
    return { kind: 'phrase', adjectives: [], noun: { text: DISTANCE, range }, posts, range };
  });
  const alongWays = fc
    .record({
      adjectives: fc.array(adjective, { maxLength: 2 }),
      fn: fc.constantFrom(...SITE_FUNCTIONS),
      args: fc.array(tie('expr'), { minLength: 1, maxLength: 3 }),
      posts: fc.array(inner, { maxLength: 1 }),
    })
    .map(({ fn, ...rest }): PhraseNode => ({ kind: 'phrase', noun: { text: fn, range }, ...rest, range }));
  return [distance, alongWays];
}

const expressions = fc.letrec<Expressions>((tie: fc.LetrecTypedTie<Expressions>) => {
  const noun = fc.oneof(
    { weight: 4, arbitrary: fc.record({ adjectives: fc.array(adjective, { maxLength: 3 }), noun: name }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('this', 'place').map((text) => ({ adjectives: [], noun: { text, range } })),
    },
  );
  const joined = [
    tie('phrase').map((of): PostNode => ({ kind: 'of', of, range })),
    tie('phrase').map((to): PostNode => ({ kind: 'adjacent-to', to, range })),
    fc
      .record({ n: fc.oneof(number, bareName, tie('expr')), of: tie('phrase') })
      .map(({ n, of }): PostNode => ({ kind: 'within', n, of, range })),
  ];
  const inner: fc.Arbitrary<PostNode> = fc.oneof(
    ...joined,
    name.map((period): PostNode => ({ kind: 'this', period, range })),
    tie('expr').map((condition): PostNode => ({ kind: 'with', condition, range })),
    tie('expr').map((condition): PostNode => ({ kind: 'where', condition, range })),
    fc.constant(OF_THAT_PLAYER),
    fc.constant(ofThatColorAt(range)),
  );
  const last: fc.Arbitrary<PostNode> = fc.oneof(
    ...joined,
    tie('phrase').map((zone): PostNode => ({ kind: 'in', zone, range })),
  );
  const phrase: fc.Arbitrary<PhraseNode> = fc
    .record({
      ordinal: maybe(small.map((n) => ({ n, range }))),
      top: maybe(maybe(tie('expr')).map((n) => present({ n, range }))),
      noun,
      inner: fc.array(inner, { maxLength: 2 }),
      last: maybe(last),
    })
    .map(({ ordinal, top, noun: named, inner: posts, last: post }) =>
      present({
        kind: 'phrase' as const,
        ordinal,
        top,
        ...named,
        posts: post ? [...posts, post] : posts,
        range,
      }),
    );

  const ofKind = <T extends ExprNode>(arbitrary: fc.Arbitrary<Omit<T, 'range'>>): fc.Arbitrary<ExprNode> =>
    arbitrary.map((node) => ({ ...present(node), range }) as unknown as ExprNode);
  const expr = fc.oneof(
    { depthIdentifier: 'expr', depthSize: 'small', withCrossShrink: true },
    number,
    bareName,
    tie('phrase'),
    ofKind(
      fc.record({
        kind: fc.constant('unary' as const),
        op: fc.constantFrom('-' as const, 'not' as const),
        operand: tie('expr'),
      }),
    ),
    ofKind(
      fc.record({
        kind: fc.constant('binary' as const),
        op: fc.constantFrom('+', '-', '*', '/', 'mod', '=', '!=', '<', '<=', '>', '>=', 'and', 'or'),
        left: tie('expr'),
        right: tie('expr'),
      }),
    ),
    ofKind(
      fc.record({ kind: fc.constant('is' as const), left: tie('expr'), negated: fc.boolean(), right: tie('phrase') }),
    ),
    ofKind(
      fc.record({
        kind: fc.constant('call' as const),
        fn: fc.constantFrom('min', 'max').map((text) => ({ text, range })),
        args: fc.array(tie('expr'), { minLength: 1, maxLength: 3 }),
      }),
    ),
    ofKind(
      fc.record({
        kind: fc.constant('table' as const),
        on: tie('expr'),
        otherwise: maybe(tie('expr')),
        rows: fc.array(fc.record({ key: small, value: tie('expr') }), { minLength: 1, maxLength: 3 }),
      }),
    ),
    ofKind(
      fc.record({
        kind: fc.constant('over' as const),
        fn: fc.constantFrom('min' as const, 'max' as const, 'sum' as const, 'different' as const),
        phrase: tie('phrase'),
        as: maybe(name),
        body: tie('expr'),
      }),
    ),
  );
  return {
    expr,
    phrase: fc.oneof({ depthIdentifier: 'expr', depthSize: 'small' }, bareName, phrase, ...byPlace(tie, inner)),
  };
});

export const arbitraryExpr: fc.Arbitrary<ExprNode> = expressions.expr;
export const arbitraryPhrase: fc.Arbitrary<PhraseNode> = expressions.phrase;

// ------------------------------------------------------------------------------------------ amounts, events

const item: fc.Arbitrary<ItemNode> = fc
  .record({
    amount: maybe(arbitraryExpr),
    kinds: fc.constantFrom('any', 'different', 'same'),
    what: name,
    per: maybe(
      fc.oneof(
        fc.record({ of: arbitraryExpr }),
        // a number after `per` is a count only if a phrase follows
        fc.record({ every: arbitraryExpr, of: arbitraryPhrase }),
      ),
    ),
  })
  .map(({ kinds, ...node }) =>
    present({
      ...node,
      different: kinds === 'different',
      same: kinds === 'same' ? (true as const) : undefined,
      range,
    }),
  );

export const arbitraryItems: fc.Arbitrary<ItemNode[]> = fc.array(item, { minLength: 1, maxLength: 3 });

const costItem = (amount: fc.Arbitrary<ExprNode | undefined>): fc.Arbitrary<ItemNode> =>
  fc.record({ amount, what: name }).map((node) => present({ ...node, different: false, range }));
const amounts = fc.array(costItem(maybe(arbitraryExpr)), { minLength: 1, maxLength: 2 });
const laterAmounts = fc
  .tuple(costItem(number), fc.array(costItem(maybe(arbitraryExpr)), { maxLength: 1 }))
  .map(([first, rest]) => [first, ...rest]);

export const arbitraryCost: fc.Arbitrary<CostNode> = fc.oneof(
  fc.constantFrom<CostNode>({ kind: 'free', range }, { kind: 'usual', range }),
  arbitraryPhrase.map((of): CostNode => ({ kind: 'price', of, range })),
  fc
    .tuple(amounts, fc.array(laterAmounts, { maxLength: 2 }))
    .map(([first, rest]): CostNode => ({ kind: 'amounts', alternatives: [first, ...rest], range })),
);

/** A price behind what is built, which may also be less than usual. */
const arbitraryCharge = fc
  .tuple(arbitraryCost, fc.boolean())
  .map(([cost, less]): CostNode => (cost.kind === 'amounts' && less ? { ...cost, less } : cost));

const playerEvent: fc.Arbitrary<PlayerEventNode> = fc.oneof(
  fc
    .record({
      verb: fc.oneof(
        name,
        fc.constantFrom('build', 'upgrade', 'gain').map((text) => ({ text, range })),
      ),
      n: maybe(small),
      phrase: arbitraryPhrase,
    })
    .map((node): PlayerEventNode => present({ kind: 'you', ...node, range })),
  fc
    .record({ phrase: arbitraryPhrase, limit: maybe(name), route: name })
    .map((node): PlayerEventNode => present({ kind: 'discard', ...node, range })),
  fc
    .record({ to: maybe(arbitraryExpr), track: maybe(name) })
    .map((node): PlayerEventNode => present({ kind: 'advance', ...node, range })),
);
const singleEvent: fc.Arbitrary<EventNode> = fc.oneof(
  playerEvent,
  playerEvent.map((event): EventNode => ({ kind: 'another', event, range })),
  fc
    .record({ by: arbitraryPhrase, n: maybe(small), what: name })
    .map((node): EventNode => present({ kind: 'gives', ...node, range })),
  fc
    .record({ phrase: arbitraryPhrase, predicate: name })
    .map((node): EventNode => ({ kind: 'becomes', ...node, range })),
  fc.record({ phrase: arbitraryPhrase, zone: name }).map((node): EventNode => ({ kind: 'enters', ...node, range })),
  fc
    .record({ period: name, moment: fc.constantFrom('begins' as const, 'ends' as const) })
    .map((node): EventNode => ({ kind: 'period', ...node, range })),
  name.map((signal): EventNode => ({ kind: 'signal', name: signal, range })),
);
const countedEvent: fc.Arbitrary<EventNode> = fc
  .record({ event: singleEvent, n: small, period: name })
  .map((node) => ({ kind: 'nth', ...node, range }));
const oneEvent = fc.oneof({ weight: 3, arbitrary: singleEvent }, countedEvent);

const arbitraryEvent: fc.Arbitrary<EventNode> = fc.oneof(
  { weight: 4, arbitrary: oneEvent },
  fc.array(oneEvent, { minLength: 2, maxLength: 3 }).map((events): EventNode => ({ kind: 'or', events, range })),
);

// ---------------------------------------------------------------------------------------------- effects

type Args = Record<string, Arg>;

function argument(kind: ArgumentKind, effect: fc.Arbitrary<EffectNode>): fc.Arbitrary<Arg> {
  switch (kind) {
    case 'atom':
    case 'value':
    case 'condition':
      return arbitraryExpr.map((value) => ({ type: 'value', value }));
    case 'phrase':
      return arbitraryPhrase.map((phrase) => ({ type: 'phrase', phrase }));
    case 'items':
      return arbitraryItems.map((items) => ({ type: 'items', items }));
    case 'charge':
      return arbitraryCharge.map((cost) => ({ type: 'cost', cost }));
    case 'cost':
      return arbitraryCost.map((cost) => ({ type: 'cost', cost }));
    case 'step':
    case 'body':
      return effect.map((node) => ({ type: 'effect', effect: node }));
    case 'event':
      return arbitraryEvent.map((event) => ({ type: 'event', event }));
    case 'name':
      return name.map((ident) => ({ type: 'name', name: ident }));
    case 'names':
      return fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => ({ type: 'names', names }));
  }
}

function element(signed: SignatureElement, effect: fc.Arbitrary<EffectNode>): fc.Arbitrary<Args> {
  switch (signed.el) {
    case 'keyword':
    case 'colon':
      return fc.constant({});
    case 'arg':
      return argument(signed.as, effect).map((arg) => ({ [signed.name]: arg }));
    case 'flag': {
      const set = fc
        .constantFrom(...signed.words)
        .map((flag): Args => ({ [signed.name]: { type: 'flag', flag, range } }));
      return signed.optional ? fc.oneof(fc.constant({}), set) : set;
    }
    case 'optional':
      return fc.oneof(fc.constant({}), elements(signed.elements, effect));
  }
}

const elements = (signature: readonly SignatureElement[], effect: fc.Arbitrary<EffectNode>): fc.Arbitrary<Args> =>
  fc.tuple(...signature.map((signed) => element(signed, effect))).map((args) => Object.assign({}, ...args) as Args);

const effects = fc.letrec<{ effect: EffectNode; word: EffectNode }>((tie) => {
  const several = fc.array(tie('effect'), { minLength: 2, maxLength: 3 });
  const word = fc.oneof(
    { withCrossShrink: true },
    ...WORDS.map(({ name: called, signature }) =>
      elements(signature, tie('effect')).map((args): WordNode => ({
        kind: 'word',
        word: called,
        keyword: range,
        args,
        range,
      })),
    ),
  );
  return {
    word,
    effect: fc.oneof(
      { depthIdentifier: 'effect', depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: tie('word') },
      { weight: 1, arbitrary: several.map((parts): EffectNode => ({ kind: 'block', parts, range })) },
      { weight: 1, arbitrary: several.map((options): EffectNode => ({ kind: 'or', options, range })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(several, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
          .map(([steps, may]): EffectNode => ({
            kind: 'then',
            steps,
            may: steps.map((_, i) => i > 0 && may[i]),
            range,
          })),
      },
    ),
  };
});

export const arbitraryProgram: fc.Arbitrary<EffectNode> = effects.effect;
