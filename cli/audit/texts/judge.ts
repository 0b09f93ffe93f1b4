/** Compares a printed text with its effect: the verdict, and the differences. */
import {
  defaultOptions,
  LANGUAGES,
  type EffectSource,
  type PackModel,
  type Sources,
  type Span,
  LANGUAGE_CODES,
  type LanguageCode,
  type CostNode,
  type EffectNode,
  type ItemNode,
  type Range,
  type WordNode,
} from '../../../dsl/index.ts';
import {
  compareEffects,
  rangeAt,
  type Place,
  type DifferenceKind,
  lexiconOf,
  normalForm,
  parseText,
  type TextParseProblem,
  selfOf,
  piecesOf,
  languageOn,
  applyOptions,
  plainText,
} from '../../../dsl/text/index.ts';
import { languageName } from '../../languages.ts';
import type { Lookup, PrintedText } from './lookup.ts';
import { rewritesOf, type Rewrite } from './rewrites.ts';
import { scriptFindings } from './scripts.ts';

export type Verdict = 'exact' | 'same-meaning' | 'different' | 'unreadable' | 'no-text';
export const VERDICTS: readonly Verdict[] = ['exact', 'same-meaning', 'different', 'unreadable', 'no-text'];

export type TextClass = DifferenceKind | 'unreadable' | 'mixed-scripts' | 'wrong-language' | 'no-text';

export interface JudgedDifference {
  class: TextClass;
  /** what is wrong, if the class alone does not explain it */
  message?: string;
  help?: string;
  suggestions?: string[];
  /** in the printed text; `lacking`: the rendered text has more here, and there is nothing else to mark */
  printed: Range & { lacking?: true };
  /** in the rendered text; null where that has nothing about it */
  told: (Range & { lacking?: true }) | null;
  /** what the effect has there, where the rendered text does not show it */
  meant?: string;
  /** in the file of the effect */
  effect: Span;
}
export interface JudgedText {
  text: PrintedText;
  verdict: Verdict;
  rewrites: Rewrite[];
  found: JudgedDifference[];
  /** the parsed effect; null where the text was not understood completely */
  effect: EffectNode | null;
}

export class Judge {
  constructor(
    private readonly model: PackModel,
    private readonly sources: Sources,
    private readonly lookup: Lookup,
  ) {}

  judge(text: PrintedText): JudgedText {
    const { rendered, title } = text;
    const from = title?.end ?? 0;
    const body = text.text.slice(from);
    const meant = meantBy(rendered.source, this.model);
    const effect = rendered.source.range;
    const whole = { start: 0, end: text.text.length };
    if (plainText(body) === '') {
      return {
        text,
        verdict: 'no-text',
        rewrites: [],
        effect: null,
        found: [
          {
            class: 'no-text',
            message: 'there is no text here to compare',
            help: 'Type it from the component, or remove the entry.',
            printed: whole,
            told: null,
            effect,
          },
        ],
      };
    }
    const framed: JudgedDifference[] =
      title && title.program !== text.key
        ? [{ class: 'frame', printed: { start: 0, end: from }, told: null, effect }]
        : [];
    if (plainText(body) === plainText(rendered.text)) {
      return { text, verdict: framed.length ? 'different' : 'exact', rewrites: [], found: framed, effect: meant };
    }
    const scripts = scriptFindings(text.text, text.lang).map((found): JudgedDifference => ({
      ...found,
      told: null,
      effect,
    }));
    const read = isCost(rendered.source) ? this.readCost(body, text) : this.read(body, text.lang, text);
    if (!read.effect) {
      return {
        text,
        verdict: 'unreadable',
        rewrites: [],
        effect: null,
        found: [...framed, ...scripts, ...this.notRead(read.problems, body, from, text, scripts)],
      };
    }
    const found = [...framed, ...this.differences(read.effect, meant, text, body, from)];
    return {
      text,
      verdict: found.length ? 'different' : 'same-meaning',
      rewrites: found.length
        ? []
        : rewritesOf(body, rendered.text).map(({ printed, told: as }) => ({ printed: moved(printed, from), told: as })),
      found,
      effect: read.effect,
    };
  }

  private read(body: string, lang: LanguageCode, { id }: PrintedText): ReturnType<typeof parseText> {
    return parseText(
      body,
      languageOn(id.section, LANGUAGES[lang]),
      this.sources.symbols,
      lexiconOf(this.model, lang),
      selfOf(id),
    );
  }

  /** `2 credits` is parsed as a payment. */
  private readCost(body: string, text: PrintedText): ReturnType<typeof parseText> {
    const whole = this.read(body, text.lang, text);
    const [begin] = piecesOf(text.language.phrases.pay);
    if (whole.effect || !('literal' in begin)) return whole;
    const by = begin.literal.length;
    const paid = this.read(begin.literal + body, text.lang, text);
    return paid.effect ? { ...paid, effect: shifted(paid.effect, -by) } : whole;
  }

  /** The rendered text is parsed as well, for the ranges of its words; where that fails, only those of the effect are known. */
  private differences(
    read: EffectNode,
    meant: EffectNode,
    text: PrintedText,
    body: string,
    from: number,
  ): JudgedDifference[] {
    const {
      rendered: { source, text: renderedText },
      lang,
    } = text;
    const { symbols } = this.sources;
    const steps = source.mode === 'steps';
    const key = (effect: unknown): string => JSON.stringify(normalForm(effect, symbols));
    const again =
      source.kind === 'program' || source.kind === 'standing' ? this.read(renderedText, lang, text).effect : null;
    const same = again !== null && key(again) === key(meant);
    return compareEffects(read, same ? again : meant, symbols, { steps })
      .filter(({ harmless }) => !harmless)
      .map((difference): JudgedDifference => {
        const { a, b } = difference;
        const range = same ? rangeAt(meant, b.path, symbols) : b.range;
        const there = range && marked({ ...b, range }, source.text);
        return {
          class: difference.class,
          printed: moved(marked(a, body), from),
          told: same ? marked(b, renderedText) : null,
          ...(!same && there && !b.absent ? { meant: source.text.slice(there.start, there.end) } : {}),
          effect: there && source.text ? source.toFile(there.start, there.end) : source.range,
        };
      });
  }

  private notRead(
    problems: readonly TextParseProblem[],
    body: string,
    from: number,
    text: PrintedText,
    scripts: readonly JudgedDifference[],
  ): JudgedDifference[] {
    const {
      lang,
      rendered: {
        source: { range: effect },
      },
      id,
      key,
    } = text;
    if (scripts.some(({ class: kind }) => kind === 'wrong-language')) return [];
    const other = LANGUAGE_CODES.find(
      (code) =>
        code !== lang &&
        this.lookup.renderedTexts(id, code).some((one) => one.key === key && plainText(one.text) === plainText(body)),
    );
    if (other) {
      return [
        {
          class: 'wrong-language',
          message: `this is the text in ${languageName(other)}`,
          help: `Write "lang: ${other}".`,
          printed: { start: from, end: text.text.length },
          told: null,
          effect,
        },
      ];
    }
    const seen = (range: Range): boolean =>
      scripts.some(({ printed }) => printed.start < range.end && range.start < printed.end);
    return problems
      .map((problem) => ({ ...problem, range: moved(problem.range, from) }))
      .filter(({ range }) => !seen(range))
      .map(({ message, help, suggestions, range }): JudgedDifference => ({
        class: 'unreadable',
        message,
        ...(help ? { help } : {}),
        ...(/\p{L}/u.test(text.text.slice(range.start, range.end)) ? { suggestions } : {}),
        printed: range,
        told: null,
        effect,
      }));
  }
}

const isCost = ({ kind }: EffectSource): boolean => kind === 'cost' || kind === 'amounts';

/** The same effect with its places further on, or back. */
function shifted<T>(value: T, by: number): T {
  if (Array.isArray(value)) return value.map((inner) => shifted(inner as unknown, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'range' || key === 'keyword'
        ? { start: Math.max(0, (inner as Range).start + by), end: Math.max(0, (inner as Range).end + by) }
        : shifted(inner as unknown, by),
    ]),
  ) as T;
}

/** The effect that the text should have: for a cost, paying it. */
function meantBy({ kind, ast }: EffectSource, model: PackModel): EffectNode {
  if (kind === 'program' || kind === 'standing') return applyOptions(ast as EffectNode, defaultOptions(model))!;
  const cost: CostNode =
    kind === 'cost' ? (ast as CostNode) : { kind: 'amounts', alternatives: [ast as ItemNode[]], range: NOWHERE };
  return {
    kind: 'word',
    word: 'pay',
    keyword: NOWHERE,
    args: { cost: { type: 'cost', cost } },
    range: cost.range,
  } satisfies WordNode;
}
const NOWHERE = { start: 0, end: 0 };

const moved = <R extends Range>(range: R, by: number): R => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

/** Only the number of `2 cards`, if only that differs. */
function marked({ range, absent, value }: Place, text: string): Range & { lacking?: true } {
  const lacking = absent ? { lacking: true as const } : {};
  if (value === undefined) return { ...range, ...lacking };
  const found = [...text.slice(range.start, range.end).matchAll(/\d+/g)].filter(([digits]) => Number(digits) === value);
  return found.length === 1
    ? { start: range.start + found[0].index, end: range.start + found[0].index + found[0][0].length }
    : { ...range, ...lacking };
}
