/** Numbers and calculations; parses what `render/numbers.ts` renders. */
import type { BinaryOp, ExprNode, Ident, PhraseNode, Case } from '../../../dsl/internal.ts';
import { ARITHMETIC_PHRASES, NUMBER_PHRASES, THING_NOUNS } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, listOf, map, never, sequence, startingWith, tokenRule } from '../combinators.ts';
import { EACH_KIND, KIND } from '../kinds.ts';
import { span } from '../noun-phrases.ts';
import { quotedRule } from './names.ts';
import { digitsRule } from './digits.ts';
import { OFFERED } from '../noun-completions.ts';
import { tokenTexts } from '../tokens.ts';
import type { NounForms } from '../../languages/forms.ts';
import { binary, number } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { listRule, patternRule, onlyBinding } from './patterns.ts';
import { aboutAnother, cachedRule, type RuleContext } from './context.ts';

/** A number; of other players, one that is said in the third person. */
const overBodyRule = (ctx: RuleContext, grammatical: Case): Rule<ExprNode> =>
  anyOf<ExprNode>(
    valueRule(ctx, grammatical),
    aboutAnother(ctx, (about) => (about === ctx ? never : valueRule(about, grammatical))),
  );

export function valueRule(ctx: RuleContext, grammatical: Case): Rule<ExprNode> {
  return cachedRule(ctx, `value ${grammatical}`, () =>
    anyOf<ExprNode>(simpleRule(ctx, grammatical), arithmeticRule(ctx)),
  );
}

/** A value without arithmetic. */
export function simpleRule(ctx: RuleContext, grammatical: Case): Rule<ExprNode> {
  return cachedRule(ctx, `simple ${grammatical}`, () =>
    anyOf<ExprNode>(
      digitsRule(ctx),
      map(anyOf(phraseRule(ctx, 'the', grammatical), phraseRule(ctx, 'one', grammatical)), ({ phrase }) =>
        isNumber(ctx, phrase) || isGiven(ctx, phrase) ? phrase : undefined,
      ),
      map(
        patternRule(ctx, 'count of', (_, c) => phraseRule(ctx, 'many', c)),
        (bound) => {
          const { phrase } = onlyBinding<NounMatch>(bound);
          return isNumber(ctx, phrase) ? undefined : phrase;
        },
      ),
      map(
        patternRule(ctx, 'negative', () => operandRule(ctx)),
        (bound, chart, at, end): ExprNode => ({
          kind: 'unary',
          op: '-',
          operand: onlyBinding<ExprNode>(bound),
          range: span(chart, at, end),
        }),
      ),
      longRule(ctx),
    ),
  );
}

function arithmeticRule(ctx: RuleContext): Rule<ExprNode> {
  const isSum = (value: ExprNode): boolean => value.kind === 'binary' && (value.op === '+' || value.op === '-');
  // `a + b` before `+ c` needs no brackets
  const summand = (): Rule<ExprNode> =>
    anyOf<ExprNode>(
      operandRule(ctx),
      boundedRule(ctx),
      twiceRule(ctx),
      map(arithmeticRule(ctx), (sum) => (isSum(sum) ? sum : undefined)),
    );
  return cachedRule(ctx, 'arithmetic', () =>
    anyOf<ExprNode>(
      ...MORE_OR_LESS.map(([key, op]) => moreOrLessRule(ctx, key, op)),
      ...(Object.entries(ARITHMETIC_PHRASES) as [BinaryOp, PhraseKey][]).map(([op, key]) =>
        map(
          patternRule(ctx, key, ([side]) =>
            side === 'a' && (op === '+' || op === '-') ? summand() : operandRule(ctx),
          ),
          ({ a, b }, chart, at, end) => binary(op, a as ExprNode, b as ExprNode, span(chart, at, end)),
        ),
      ),
    ),
  );
}

const MORE_OR_LESS = [
  ['more than', '+'],
  ['less than', '-'],
] as const;

/** `1 less than the number of players` */
const moreOrLessRule = (ctx: RuleContext, key: 'more than' | 'less than', op: '+' | '-'): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, ([side]) => (side === 'b' ? digitsRule(ctx) : operandRule(ctx))),
    ({ a, b }, chart, at, end) => binary(op, a as ExprNode, b as ExprNode, span(chart, at, end)),
  );

/** An operand: brackets around what would take in more. */
function operandRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'inner', () =>
    anyOf<ExprNode>(
      map(simpleRule(ctx, 'nom'), (value) => (isLong(value) ? undefined : value)),
      map(
        sequence<unknown>([tokenRule(['(']), valueRule(ctx, 'nom'), tokenRule([')'])]),
        ([, value]) => value as ExprNode,
      ),
    ),
  );
}

/** `twice the number of cities` */
function twiceRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'twice', () =>
    map(
      patternRule(ctx, 'twice', () => operandRule(ctx)),
      (bound, chart, at, end): ExprNode => {
        const range = span(chart, at, end);
        return binary('*', number(2, range), onlyBinding<ExprNode>(bound), range);
      },
    ),
  );
}

/** `cities (at most 7)` */
function boundedRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'bounded', () =>
    anyOf<ExprNode>(
      ...(
        [
          ['no more than', 'min'],
          ['no less than', 'max'],
        ] as const
      ).map(([key, fn]) =>
        map(
          patternRule(ctx, key, () => operandRule(ctx)),
          ({ a, b }, chart, at, end): ExprNode => ({
            kind: 'call',
            fn: { text: fn, range: span(chart, at, at + 1) },
            args: [a as ExprNode, b as ExprNode],
            range: span(chart, at, end),
          }),
        ),
      ),
    ),
  );
}

/** Values without an end of their own, which need brackets where more follows. */
function longRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'long', () =>
    anyOf<ExprNode>(
      boundedRule(ctx),
      ...(['min', 'max'] as const).map((fn) =>
        map(
          patternRule(ctx, fn, () => listRule(ctx, operandRule(ctx), 'and')),
          (bound, chart, at, end): ExprNode => ({
            kind: 'call',
            fn: { text: fn, range: span(chart, at, at + 1) },
            args: onlyBinding<ExprNode[]>(bound),
            range: span(chart, at, end),
          }),
        ),
      ),
      ...(['sum', 'min', 'max', 'different'] as const).map((fn) =>
        map(
          patternRule(ctx, `over ${fn}`, ([name], c) =>
            name === 'body' ? overBodyRule(ctx, c) : name === 'as' ? quotedRule(ctx) : phraseRule(ctx, 'each', c),
          ),
          ({ phrase, as, body }, chart, at, end): ExprNode => ({
            kind: 'over',
            fn,
            ...goneThrough((phrase as NounMatch).phrase, as as Ident | undefined),
            body: body as ExprNode,
            range: span(chart, at, end),
          }),
        ),
      ),
      map(
        patternRule(ctx, 'table', ([name], c) => (name === 'rows' ? rowsRule(ctx) : valueRule(ctx, c))),
        ({ on, rows }, chart, at, end): ExprNode => ({
          kind: 'table',
          on: on as ExprNode,
          ...(rows as Rows),
          range: span(chart, at, end),
        }),
      ),
    ),
  );
}

export function rowsRule(ctx: RuleContext): Rule<Rows> {
  type Row = { key?: number; value: ExprNode };
  return cachedRule(ctx, 'rows', () => {
    const row = map(
      patternRule(ctx, 'row', ([name]) => (name === 'key' ? digitsRule(ctx) : valueRule(ctx, 'nom'))),
      ({ key, value }): Row => ({ key: (key as { value: number }).value, value: value as ExprNode }),
    );
    const otherwise = map(
      patternRule(ctx, 'row else', () => valueRule(ctx, 'nom')),
      (bound): Row => ({ value: onlyBinding<ExprNode>(bound) }),
    );
    return map(listOf(anyOf(row, otherwise), tokenRule([','])), (all) => {
      const keyed = all.filter((one): one is { key: number; value: ExprNode } => one.key !== undefined);
      const rest = all.filter(({ key }) => key === undefined);
      return rest.length > 1 || (rest.length === 1 && all.at(-1) !== rest[0])
        ? undefined
        : { rows: keyed, ...(rest[0] ? { otherwise: rest[0].value } : {}) };
    });
  });
}

export interface Rows {
  rows: { key: number; value: ExprNode }[];
  otherwise?: ExprNode;
}

export function signedRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'signed', () =>
    anyOf<ExprNode>(
      map(sequence<unknown>([tokenRule(['+']), digitsRule(ctx)]), ([, value]) => value as ExprNode),
      map(sequence<unknown>([tokenRule(['-']), digitsRule(ctx)]), ([, operand], chart, at, end): ExprNode => ({
        kind: 'unary',
        op: '-',
        operand: operand as ExprNode,
        range: span(chart, at, end),
      })),
      map(
        sequence<unknown>([tokenRule(['+', '(']), valueRule(ctx, 'nom'), tokenRule([')'])]),
        ([, value]) => value as ExprNode,
      ),
    ),
  );
}

/** How the language writes a number in an order. */
function ordinalTokens({ language, vocabulary }: RuleContext, ordinal: number): readonly string[] {
  const noun: NounForms = { gender: 'f', mass: false, form: () => '#' };
  const words = language.nounPhrase({ count: 'the', ordinal, noun, adjectives: [] }, 'nom');
  const tokens = tokenTexts(words, vocabulary.replacements).filter((text) => text !== '#');
  return tokens.slice(tokens.findIndex((text) => /^\d/.test(text)));
}

/** `3rd` */
export function nthRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'nth', () =>
    startingWith(
      (word) => /^\d/.test(word),
      (chart, at, found) => {
        const text = (i: number): string => chart.tokens[at + i]?.text ?? '';
        const [, digits, ending] = /^(\d+)(\D*)$/.exec(text(0)) ?? [];
        // `3rd`, `3º`, `3-й`
        const length = ending
          ? 1
          : text(1) === 'º' || text(1) === 'ª'
            ? 2
            : text(1) === '-' && /^\p{L}{1,3}$/u.test(text(2))
              ? 3
              : 0;
        if (digits && length > 0) found(at + length, number(Number(digits), span(chart, at, at + length)));
        else {
          chart.expect(at, '1st');
          for (const n of OFFERED) {
            const place = chart.completed(at, ordinalTokens(ctx, n));
            if (place !== undefined) found(place, number(n, span(chart, at, at + 1)));
          }
        }
      },
    ),
  );
}

export function isNumber(ctx: RuleContext, { noun }: PhraseNode): boolean {
  const found = ctx.symbols.find(noun.text);
  if (noun.text in NUMBER_PHRASES || noun.text === 'amount' || found.some(({ kind }) => kind === 'track')) return true;
  // what lies on sites or cards is there, so many on each
  if (found.some(({ kind, of, liesOn }) => kind === 'counter' && of === 'game' && !liesOn)) return true;
  return (
    found.length > 0 && found.every(({ kind }) => kind === 'constant' || kind === 'attribute' || kind === 'option')
  );
}

/** A name given with `as` may be a number or a thing. */
function isGiven(ctx: RuleContext, { noun }: PhraseNode): boolean {
  return !THING_NOUNS.has(noun.text) && ctx.symbols.find(noun.text).length === 0;
}

/** `for each kind of building`: the kinds of a class, under a name that the text does not need. */
export function goneThrough(phrase: PhraseNode, as: Ident | undefined): { phrase: PhraseNode; as?: Ident } {
  const { noun } = phrase;
  if (noun.text === 'player') {
    return { phrase: { ...phrase, noun: { ...noun, text: 'players' } }, ...(as ? { as } : {}) };
  }
  if (!noun.text.startsWith(EACH_KIND)) return { phrase, ...(as ? { as } : {}) };
  return {
    phrase: { ...phrase, noun: { ...noun, text: noun.text.slice(EACH_KIND.length) } },
    as: as ?? { text: KIND, range: noun.range },
  };
}

const isLong = ({ kind }: ExprNode): boolean => kind === 'call' || kind === 'over' || kind === 'table';
