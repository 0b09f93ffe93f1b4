/** What is read and never told: turns of speech, sentences around a program, remarks, prices in a sentence of their own. */
import type { Arg, CostNode, EffectNode, ExprNode, Ident, ItemNode } from '../../../syntax/ast.ts';
import type { Case } from '../../languages/language.ts';
import { singularName as singularOf } from '../../referents.ts';
import { anyOf, listOf, map, type Rule, sequence } from '../chart.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { type StepRows, type Idiom, IDIOMS } from '../idioms.ts';
import type { Bindings } from '../word-arguments.ts';
import { amountOf, costRule, countedRule } from './amounts.ts';
import { bodyRule } from './effects.ts';
import { nameOf, nameRule } from './names.ts';
import { number } from './nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { digitsRule, valueRule } from './numbers.ts';
import { type ArgRule, compilePattern, listRule, literal, separators, spellings } from './patterns.ts';
import { cachedRule, type Rules } from './rules.ts';
import { argumentRule } from './words.ts';

/** Turns of speech: see turns.ts. */
export function idiomRule(r: Rules): Rule<EffectNode> {
  return cachedRule(r, 'turns', () =>
    anyOf(
      ...(Object.keys(IDIOMS) as Idiom[]).flatMap((turn) =>
        [...(r.also.idioms[turn] ?? []), ...r.forms.wordings(turn)]
          .flatMap(spellings)
          .map((text) =>
            map(wordingRule(r, text), (bound, chart, at, end) => IDIOMS[turn](bound, span(chart, at, end))),
          ),
      ),
    ),
  );
}

/** A sentence of its own that tells the price of what stands before it. */
export function itsPriceRule(r: Rules): Rule<CostNode> {
  return cachedRule(r, 'its price', () =>
    anyOf(
      ...r.also.itsPrice
        .flatMap(spellings)
        .map((text) => map(wordingRule(r, text), ({ price }) => (price as Arg & { type: 'cost' }).cost)),
    ),
  );
}

/** What only repeats what holds anyway: why it says nothing more. */
export function remarkRule(r: Rules): Rule<string> {
  return cachedRule(r, 'remark', () =>
    anyOf(
      ...Object.entries(r.also.remarks).flatMap(([text, why]) =>
        spellings(text).map((one) => map(wordingRule(r, one), () => why)),
      ),
    ),
  );
}

/** A sentence, with the program whose sentence it is where it says so. */
export function framedRule(r: Rules): Rule<{ effect?: EffectNode; program: string }> {
  return cachedRule(r, 'framed', () => {
    const ofSites = (
      [
        ['surcharge', r.also.surcharge],
        ['bonus', r.also.bonus],
      ] as const
    ).flatMap(([name, texts]) => texts.flatMap(spellings).map((text) => ({ name, text, own: true })));
    const ofPrograms = r.forms.frames.flatMap(({ name, text }) =>
      spellings(text).map((one) => ({ name, text: one, own: false })),
    );
    return anyOf(
      ...[...ofSites, ...ofPrograms].map(({ name, text, own }) =>
        map(wordingRule(r, text), ({ body, price, items }, chart, at, end) => {
          const program = own || r.symbols.find(name).some(({ kind }) => kind === 'program') ? name : 'effect';
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

export function wordingRule(r: Rules, text: string): Rule<Bindings> {
  return compilePattern(r, text, ([name, ...more], c) => (more.length > 0 ? countedRule(r, c) : holeRule(r, name, c)));
}

/** What fills a hole of a wording that is not told, by its name. */
export function holeRule(r: Rules, name: string, grammatical: Case): Rule<unknown> | undefined {
  const asPhrase = (mode: CountMode): Rule<Arg> =>
    map(phraseRule(r, mode, grammatical), ({ phrase }): Arg => ({ type: 'phrase', phrase }));
  switch (name) {
    case 'price':
      return cachedRule(r, `price ${grammatical}`, () =>
        map(costRule(r, grammatical), (cost): Arg => ({ type: 'cost', cost })),
      );
    case 'items':
      return argumentRule(r, 'gain', 'gain', ['items'], grammatical, { items: 'items' });
    case 'count':
    case 'raised':
      return cachedRule(r, 'count', () => map(countOrOneRule(r), (value): Arg => ({ type: 'value', value })));
    case 'each':
      return cachedRule(r, `each ${grammatical}`, () => asPhrase('each'));
    case 'one':
      return cachedRule(r, `one ${grammatical}`, () => asPhrase('one'));
    case 'kind':
      return cachedRule(r, `kind ${grammatical}`, () => asPhrase('bare'));
    case 'kinds':
      return cachedRule(r, `kinds ${grammatical}`, () => asPhrase('many'));
    case 'program':
      return cachedRule(r, `program ${grammatical}`, () => nameOf(r, 'program', 'bare', grammatical));
    case 'unit':
      return cachedRule(r, `unit ${grammatical}`, () =>
        map(nameRule(r, 'many', grammatical), ({ ident, kinds }) =>
          kinds.includes('counter') ? { ident, singular: singularOf(ident.text, r.symbols) } : undefined,
        ),
      );
    case 'on':
      return cachedRule(r, `on ${grammatical}`, () =>
        anyOf<ExprNode>(
          valueRule(r, grammatical),
          map(phraseRule(r, 'many', grammatical), ({ phrase }) => phrase),
        ),
      );
    case 'some':
      return cachedRule(r, 'some', () =>
        map(listRule(r, countOrOneRule(r), 'or'), (all) =>
          all.length > 1 && all.every((one, i) => one.kind === 'number' && one.value === i + 1)
            ? all.at(-1)
            : undefined,
        ),
      );
    case 'steps':
      return stepsRule(r);
    case 'body':
      return bodyRule(r);
    default:
      return undefined;
  }
}

function countOrOneRule(r: Rules): Rule<ExprNode> {
  return cachedRule(r, 'count or one', () =>
    anyOf(
      digitsRule(r),
      ...r.also.ones.map((text) => map(literal(r, text), (_, chart, at, end) => number(1, span(chart, at, end)))),
    ),
  );
}

/** `4 points for five, 8 points for six or more` */
function stepsRule(r: Rules): Rule<StepRows> {
  return cachedRule(r, 'steps', () => {
    type Row = { key: number; value: ExprNode; what: Ident };
    const part: ArgRule = ([name], c) =>
      name === 'amount' ? amountOf(r, c) : name === 'key' ? digitsRule(r) : holeRule(r, name, c);
    const row = (texts: readonly string[]): Rule<Row> =>
      anyOf(
        ...texts.map((text) =>
          map(compilePattern(r, text, part), (bound): Row | undefined => {
            const { amount, what } = bound.amount as ItemNode;
            return (
              amount && {
                key: (bound.key as { value: number }).value,
                value: amount,
                what: { ...what, text: singularOf(what.text, r.symbols) },
              }
            );
          }),
        ),
      );
    const { between, last } = separators(r, 'or');
    return map(
      sequence<unknown>([listOf(row(r.also.steps.row), between, undefined), last, row(r.also.steps.last)]),
      ([before, , end]) => {
        const all = [...(before as Row[]), end as Row];
        return all.every(({ what }) => what.text === all[0].what.text)
          ? { rows: all.map(({ key, value }) => ({ key, value })), what: all[0].what }
          : undefined;
      },
    );
  });
}
