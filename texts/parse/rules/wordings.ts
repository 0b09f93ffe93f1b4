/** What is never rendered: idioms, sentences that name a program, remarks, prices in a sentence of their own. */
import type { Arg, CostNode, EffectNode, ExprNode, Ident, ItemNode, Case } from '../../../dsl/internal.ts';
import { singularName as singularOf } from '../../meaning/referents.ts';
import type { Rule } from '../chart.ts';
import { anyOf, listOf, map, sequence } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { type Idiom, IDIOM_HOLES } from '../../languages/wordings.ts';
import { type StepRows, meaningOfIdiom } from '../idioms.ts';
import { meaningOfSentence } from '../own-sentences.ts';
import type { Bindings } from '../word-arguments.ts';
import { amountOf, costRule, countedRule, itemsRule } from './amounts.ts';
import { eventRule } from './events.ts';
import { nameOf, nameRule } from './names.ts';
import { number } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { digitsRule } from './digits.ts';
import { valueRule } from './numbers.ts';
import { type ArgRule, compilePattern, listRule, literal, separators, spellings, spellingsIn } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** Sentences of the game (see ../own-sentences.ts), and idioms (see ../idioms.ts). */
export function idiomRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'turns', () =>
    anyOf(
      ...ctx.vocabulary.sentences.flatMap(({ texts, means }) =>
        texts
          .flatMap(spellings)
          .map((spelling) =>
            map(wordingRule(ctx, spelling), (bound, chart, at, end) =>
              meaningOfSentence(means, bound, span(chart, at, end)),
            ),
          ),
      ),
      ...(Object.keys(IDIOM_HOLES) as Idiom[]).flatMap((turn) =>
        [...(ctx.wordings.idioms[turn] ?? []), ...ctx.vocabulary.wordings(turn)]
          // behind a noun, `with 3 farms` is rather about the noun
          .flatMap((text) => (turn === 'with at least' ? spellings(text) : spellingsIn(ctx, text)))
          .map((text) =>
            map(wordingRule(ctx, text), (bound, chart, at, end) => meaningOfIdiom(turn, bound, span(chart, at, end))),
          ),
      ),
    ),
  );
}

/** A sentence that names the price of what the sentence before said. */
export function itsPriceRule(ctx: RuleContext): Rule<CostNode> {
  return cachedRule(ctx, 'its price', () =>
    anyOf(
      ...ctx.wordings.itsPrice
        .flatMap(spellings)
        .map((text) => map(wordingRule(ctx, text), ({ price }) => (price as Arg & { type: 'cost' }).cost)),
    ),
  );
}

/** A remark that only repeats a rule; the result is why it adds nothing. */
export function remarkRule(ctx: RuleContext): Rule<string> {
  return cachedRule(ctx, 'remark', () =>
    anyOf(
      ...Object.entries(ctx.wordings.remarks).flatMap(([text, why]) =>
        spellings(text).map((one) => map(wordingRule(ctx, one), () => why)),
      ),
    ),
  );
}

/** A sentence, with the program whose sentence it is where it says so. */
export function framedRule(ctx: RuleContext): Rule<{ effect?: EffectNode; program: string }> {
  return cachedRule(ctx, 'framed', () => {
    const ofSites = (
      [
        ['surcharge', ctx.wordings.surcharge],
        ['bonus', ctx.wordings.bonus],
      ] as const
    ).flatMap(([name, texts]) => texts.flatMap(spellings).map((text) => ({ name, text, own: true })));
    const ofPrograms = ctx.vocabulary.frames.flatMap(({ name, text }) =>
      frameSpellings(text)
        .flatMap(spellings)
        .map((one) => ({ name, text: one, own: false })),
    );
    return anyOf(
      ...[...ofSites, ...ofPrograms].map(({ name, text, own }) =>
        map(wordingRule(ctx, text), ({ body, price, items }, chart, at, end) => {
          const program = own || ctx.symbols.find(name).some(({ kind }) => kind === 'program') ? name : 'effect';
          const args: Record<string, Arg> = price ? { cost: price as Arg } : { items: items as Arg };
          const range = span(chart, at, end);
          const effect =
            (body as EffectNode | undefined) ??
            (price || items ? { kind: 'word', word: price ? 'pay' : 'gain', keyword: range, args, range } : undefined);
          return effect ? { effect, program } : { program };
        }),
      ),
    );
  });
}

/** A frame with any mark before what the program does, or behind it, also in brackets: `(production)`. */
function frameSpellings(text: string): string[] {
  const [, words, what] = /^([^{}[\]]+?)[,:]? (\{(?:body|items)\})$/.exec(text) ?? [];
  if (!words) return [text];
  const marked = [`${words}, ${what}`, `${words}: ${what}`, `${what} (${words})`];
  // of a single word a mark says that it is more than a word of the sentence
  return words.includes(' ') || !/[,:] /.test(text) ? [`${words} ${what}`, ...marked, `${what} ${words}`] : marked;
}

export function wordingRule(ctx: RuleContext, text: string): Rule<Bindings> {
  return compilePattern(ctx, text, ([name, ...more], c) =>
    more.length > 0 ? countedRule(ctx, c) : holeRule(ctx, name, c),
  );
}

/** The rule for a placeholder of a wording, by its name. */
export function holeRule(ctx: RuleContext, name: string, grammatical: Case): Rule<unknown> | undefined {
  const asPhrase = (mode: CountMode): Rule<Arg> =>
    map(phraseRule(ctx, mode, grammatical), ({ phrase }): Arg => ({ type: 'phrase', phrase }));
  switch (name) {
    case 'price':
    case 'other':
      return cachedRule(ctx, `price ${grammatical}`, () =>
        map(costRule(ctx, grammatical), (cost): Arg => ({ type: 'cost', cost })),
      );
    case 'charge':
      return cachedRule(ctx, `charge ${grammatical}`, () =>
        map(costRule(ctx, grammatical, true), (cost): Arg => ({ type: 'cost', cost })),
      );
    case 'items':
    case 'others':
      return itemsRule(ctx, grammatical);
    case 'count':
    case 'raised':
      return cachedRule(ctx, 'count', () => map(countOrOneRule(ctx), (value): Arg => ({ type: 'value', value })));
    case 'each':
      return cachedRule(ctx, `each ${grammatical}`, () => asPhrase('each'));
    case 'all':
      return cachedRule(ctx, `all as each ${grammatical}`, () =>
        map(anyOf(phraseRule(ctx, 'many', grammatical), phraseRule(ctx, 'all', grammatical)), ({ phrase }): Arg => ({
          type: 'phrase',
          phrase: { ...phrase, noun: { ...phrase.noun, text: singularOf(phrase.noun.text, ctx.symbols) } },
        })),
      );
    case 'one':
      return cachedRule(ctx, `one ${grammatical}`, () => asPhrase('one'));
    case 'kind':
      return cachedRule(ctx, `kind ${grammatical}`, () => asPhrase('bare'));
    case 'kinds':
      return cachedRule(ctx, `kinds ${grammatical}`, () => asPhrase('many'));
    case 'program':
      return cachedRule(ctx, `program ${grammatical}`, () => nameOf(ctx, 'program', 'bare', grammatical));
    case 'unit':
    case 'into':
      return cachedRule(ctx, `unit ${grammatical}`, () =>
        map(anyOf(nameRule(ctx, 'many', grammatical), nameRule(ctx, 'bare', grammatical)), ({ ident, kinds }) =>
          kinds.includes('counter') ? { ident, singular: singularOf(ident.text, ctx.symbols) } : undefined,
        ),
      );
    case 'on':
      return cachedRule(ctx, `on ${grammatical}`, () =>
        anyOf<ExprNode>(
          valueRule(ctx, grammatical),
          map(phraseRule(ctx, 'many', grammatical), ({ phrase }) => phrase),
        ),
      );
    case 'period':
      return cachedRule(ctx, `a period ${grammatical}`, () =>
        anyOf(nameOf(ctx, 'period', 'bare', grammatical), nameOf(ctx, 'period', 'many', grammatical)),
      );
    case 'event':
      return cachedRule(ctx, 'event hole', () => map(eventRule(ctx), (event): Arg => ({ type: 'event', event })));
    case 'some':
      return cachedRule(ctx, 'some', () =>
        map(listRule(ctx, countOrOneRule(ctx), 'or'), (all) =>
          all.length > 1 && all.every((one, i) => one.kind === 'number' && one.value === i + 1)
            ? all.at(-1)
            : undefined,
        ),
      );
    case 'steps':
      return stepsRule(ctx);
    case 'body':
      return ctx.recursive.body(ctx);
    case 'test':
      return ctx.recursive.condition(ctx);
    default:
      return undefined;
  }
}

function countOrOneRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'count or one', () =>
    anyOf(
      digitsRule(ctx),
      ...ctx.wordings.ones.map((text) =>
        map(literal(ctx, text), (_, chart, at, end) => number(1, span(chart, at, end))),
      ),
    ),
  );
}

/** `4 points for five, 8 points for six or more` */
function stepsRule(ctx: RuleContext): Rule<StepRows> {
  return cachedRule(ctx, 'steps', () => {
    type Row = { key: number; value: ExprNode; what: Ident };
    const part: ArgRule = ([name], c) =>
      name === 'amount' ? amountOf(ctx, c) : name === 'key' ? digitsRule(ctx) : holeRule(ctx, name, c);
    const row = (texts: readonly string[]): Rule<Row> =>
      anyOf(
        ...texts.map((text) =>
          map(compilePattern(ctx, text, part), (bound): Row | undefined => {
            const { amount, what } = bound.amount as ItemNode;
            return (
              amount && {
                key: (bound.key as { value: number }).value,
                value: amount,
                what: { ...what, text: singularOf(what.text, ctx.symbols) },
              }
            );
          }),
        ),
      );
    const { between, last } = separators(ctx, 'or');
    return map(
      sequence<unknown>([listOf(row(ctx.wordings.steps.row), between, undefined), last, row(ctx.wordings.steps.last)]),
      ([before, , end]) => {
        const all = [...(before as Row[]), end as Row];
        return all.every(({ what }) => what.text === all[0].what.text)
          ? { rows: all.map(({ key, value }) => ({ key, value })), what: all[0].what }
          : undefined;
      },
    );
  });
}
