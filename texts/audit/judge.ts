/** Compares a printed text with its effect: the verdict, and the differences. */
import { defaultOptions, selfOf } from '../render/component.ts';
import { LANGUAGES, languageOn } from '../languages/index.ts';
import {
  type EffectSource,
  type Sources,
  type PackModel,
  type Span,
  LANGUAGE_CODES,
  type LanguageCode,
  type CostNode,
  type EffectNode,
  type ItemNode,
  type Range,
  type WordNode,
} from '../../dsl/internal.ts';
import { compareEffects, rangeAt, type Place } from '../compare/compare.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { normalForm } from '../meaning/normal.ts';
import { parseText } from '../parse/parse-text.ts';
import type { TextParseProblem } from '../parse/problems.ts';
import { piecesOf } from '../languages/pattern.ts';
import { applyOptions } from '../meaning/apply-options.ts';
import { plainText } from './fingerprint.ts';
import type { About, NamedCard, Phrase } from './about.ts';
import type { Apart, JudgeByPlay } from './by-play.ts';
import { foreignLanguage, isRatherIn } from './foreign-language.ts';
import type { Lookup, PrintedText } from './lookup.ts';
import { OtherCards } from './other-card.ts';
import { rewritesOf, type Rewrite } from './rewrites.ts';
import { scriptFindings } from './scripts.ts';
import type { ReportedTier, TextClass } from './text-class.ts';

/**
 * `same-meaning`: equal by form, in other words; `alike`: the forms differ, and play shows no difference; `untold`: the forms differ,
 * and whether that matters could not be told
 */
export const VERDICTS = ['exact', 'same-meaning', 'alike', 'different', 'untold', 'unreadable', 'no-text'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface JudgedDifference {
  class: TextClass;
  /** what is wrong, if the class alone does not explain it */
  about?: About;
  /** in the printed text; `lacking`: the rendered text has more here, and there is nothing else to mark */
  printed: Range & { lacking?: true };
  /** in the rendered text; null where that has nothing about it */
  rendered: (Range & { lacking?: true }) | null;
  /** what the effect has there, where the rendered text does not show it */
  meant?: string;
  /** in the file of the effect */
  effect: Span;
  /** how much it matters; absent where there is nothing to compare */
  tier?: ReportedTier;
  /** what differs, in words of the effect language: equal in all languages */
  rule?: string;
  /** where play shows it */
  apart?: Apart;
}
export interface JudgedText {
  text: PrintedText;
  verdict: Verdict;
  rewrites: Rewrite[];
  differences: JudgedDifference[];
  /** the parsed effect; null where the text was not understood completely */
  effect: EffectNode | null;
}

export class Judge {
  private readonly others: OtherCards;

  constructor(
    private readonly model: PackModel,
    private readonly sources: Sources,
    private readonly lookup: Lookup,
    private readonly play: JudgeByPlay,
  ) {
    this.others = new OtherCards(model, sources);
  }

  judge(text: PrintedText): JudgedText {
    const { rendered, title } = text;
    const bodyStart = title?.end ?? 0;
    const body = text.text.slice(bodyStart);
    const effect = rendered.source.range;
    if (plainText(body) === '') return withoutText(text);
    const wrongTitle: JudgedDifference[] =
      title && title.program !== text.key
        ? [{ class: 'frame', printed: { start: 0, end: bodyStart }, rendered: null, effect }]
        : [];
    const expected = expectedEffect(rendered.source, this.model);
    if (plainText(body) === plainText(rendered.text)) {
      const verdict = wrongTitle.length ? 'different' : 'exact';
      return { text, verdict, rewrites: [], differences: wrongTitle, effect: expected };
    }
    const parsed = isCost(rendered.source) ? this.parseCost(body, text) : this.parse(body, text.lang, text, expected);
    if (!parsed.effect) {
      const scripts = scriptFindings(text.text, text.lang).map((finding): JudgedDifference => ({
        ...finding,
        rendered: null,
        effect,
      }));
      const unreadable = this.unreadableParts(parsed.problems, body, bodyStart, text, scripts);
      return {
        text,
        verdict: 'unreadable',
        rewrites: [],
        differences: [...wrongTitle, ...scripts, ...unreadable],
        effect: null,
      };
    }
    const differences = [...wrongTitle, ...this.differences(parsed.effect, expected, text, body, bodyStart)];
    let verdict: Verdict = 'same-meaning';
    if (differences.length > 0) {
      const { tier, apart } = wrongTitle.length
        ? { tier: 'different' as const, apart: null }
        : this.play.judge(text, parsed.effect, expected);
      if (tier === 'alike') verdict = tier;
      else if (tier !== 'same') {
        const other = this.others.withEffect(parsed.effect, text);
        const reported = other ? asOtherCard(other, differences, text, bodyStart) : differences;
        return {
          text,
          verdict: tier === 'untold' ? tier : 'different',
          rewrites: [],
          differences: withPosition(reported, apart).map((one) => ({ ...one, tier })),
          effect: parsed.effect,
        };
      }
    }
    const rewrites = rewritesOf(body, rendered.text).map((rewrite) => ({
      ...rewrite,
      printed: moved(rewrite.printed, bodyStart),
    }));
    return { text, verdict, rewrites, differences: [], effect: parsed.effect };
  }

  /** Of two readings of a sentence, the one that is nearest to the effect counts. */
  private parse(
    body: string,
    lang: LanguageCode,
    { id }: PrintedText,
    expected?: EffectNode,
  ): ReturnType<typeof parseText> {
    return parseText(
      body,
      languageOn(id.section, LANGUAGES[lang]),
      this.sources.symbols,
      lexiconOf(this.model, lang),
      selfOf(id),
      expected,
    );
  }

  /** Parses `2 coins` as a payment: with the beginning of the phrase for paying before it. */
  private parseCost(body: string, text: PrintedText): ReturnType<typeof parseText> {
    const [opening] = piecesOf(text.language.phrases.pay);
    if ('literal' in opening) {
      const payment = this.parse(opening.literal + body, text.lang, text);
      if (payment.effect) return { ...payment, effect: shifted(payment.effect, -opening.literal.length) };
    }
    return this.parse(body, text.lang, text);
  }

  /**
   * The rendered text is parsed as well, so that differences have a place in it. Where that does not lead back to the
   * expected effect, they only have a place in the source of the effect.
   */
  private differences(
    parsed: EffectNode,
    expected: EffectNode,
    text: PrintedText,
    body: string,
    bodyStart: number,
  ): JudgedDifference[] {
    const { source, text: renderedText } = text.rendered;
    const { symbols } = this.sources;
    const steps = source.mode === 'steps';
    const normalized = (effect: unknown): string => JSON.stringify(normalForm(effect, symbols));
    const reparsed = isProgram(source) ? this.parse(renderedText, text.lang, text).effect : null;
    const isInRendered = reparsed !== null && normalized(reparsed) === normalized(expected);
    return compareEffects(parsed, isInRendered ? reparsed : expected, symbols, { steps })
      .filter(({ harmless }) => !harmless)
      .map(({ class: kind, a, b }): JudgedDifference => {
        const range = isInRendered ? rangeAt(expected, b.path, symbols) : b.range;
        const inSource = range && marked({ ...b, range }, source.text);
        const hasMeant = !isInRendered && inSource && !b.absent;
        return {
          class: kind,
          rule: `${kind}: ${gistAt(a)} for ${gistAt(b)}`,
          printed: moved(marked(a, body), bodyStart),
          rendered: isInRendered ? marked(b, renderedText) : null,
          ...(hasMeant ? { meant: source.text.slice(inSource.start, inSource.end) } : {}),
          effect: inSource && source.text ? source.toFile(inSource.start, inSource.end) : source.range,
        };
      });
  }

  /** What keeps the text from being parsed: another language, or phrases that are not understood. */
  private unreadableParts(
    problems: readonly TextParseProblem[],
    body: string,
    bodyStart: number,
    text: PrintedText,
    scripts: readonly JudgedDifference[],
  ): JudgedDifference[] {
    const { lang, rendered, id, key } = text;
    const effect = rendered.source.range;
    if (scripts.some(({ class: kind }) => kind === 'wrong-language')) return [];
    const isKnown = (code: LanguageCode) => (word: string) => this.lookup.isKnownWord(word, code);
    const other = LANGUAGE_CODES.find(
      (code) =>
        code !== lang &&
        (this.lookup
          .renderedTexts(id, code)
          .some((one) => one.key === key && plainText(one.text) === plainText(body)) ||
          isRatherIn(body, isKnown(code), isKnown(lang))),
    );
    if (other) {
      return [
        {
          class: 'wrong-language',
          about: { is: 'language', code: other, expected: lang, isOwn: true },
          printed: { start: bodyStart, end: text.text.length },
          rendered: null,
          effect,
        },
      ];
    }
    const foreign = foreignLanguage(text.text.slice(bodyStart), isKnown(lang));
    if (foreign !== null) {
      return [
        {
          class: 'wrong-language',
          about: { is: 'language', code: foreign, expected: lang, isOwn: false },
          printed: { start: bodyStart, end: text.text.length },
          rendered: null,
          effect,
        },
      ];
    }
    const isReported = (range: Range): boolean =>
      scripts.some(({ printed }) => printed.start < range.end && range.start < printed.end);
    return problems
      .map((problem) => ({ ...problem, range: moved(problem.range, bodyStart) }))
      .filter(({ range }) => !isReported(range))
      .map(({ range, ...problem }): JudgedDifference => ({
        class: 'unreadable',
        about: { is: 'phrase', problem: withNames(problem, text.text.slice(range.start, range.end)) },
        printed: range,
        rendered: null,
        effect,
      }));
  }
}

/** Nothing is suggested in place of what has no letters. */
const withNames = (problem: Phrase, written: string): Phrase =>
  /\p{L}/u.test(written) ? problem : { ...problem, suggestions: [] };

/** All of it is different, or several things are: that is explained by the text of another card; a single one may be a slip. */
function asOtherCard(
  other: readonly NamedCard[],
  differences: readonly JudgedDifference[],
  { text, rendered }: PrintedText,
  start: number,
): JudgedDifference[] {
  const about: About = { is: 'card', cards: other };
  const [first, ...more] = differences;
  if (more.length === 0 && first.class !== 'action') return [{ ...first, about }];
  return [
    {
      class: 'other-card',
      rule: 'other-card',
      about,
      printed: { start, end: text.length },
      rendered: null,
      effect: rendered.source.range,
    },
  ];
}

/** The first difference says where play shows it. */
function withPosition(differences: readonly JudgedDifference[], apart: Apart | null): JudgedDifference[] {
  if (!apart) return [...differences];
  const [one, ...others] = differences;
  return [{ ...one, apart }, ...others];
}

function withoutText(text: PrintedText): JudgedText {
  const difference: JudgedDifference = {
    class: 'no-text',
    printed: { start: 0, end: text.text.length },
    rendered: null,
    effect: text.rendered.source.range,
  };
  return { text, verdict: 'no-text', rewrites: [], differences: [difference], effect: null };
}

const isProgram = ({ kind }: EffectSource): boolean => kind === 'program' || kind === 'standing';

/** What is at a place, in words of the effect language. */
const gistAt = ({ value, says }: Place): string | number => value ?? says ?? 'nothing';

const isCost = ({ kind }: EffectSource): boolean => kind === 'cost' || kind === 'amounts';

/** The same effect with all ranges shifted; `by` may be negative. */
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
function expectedEffect(source: EffectSource, model: PackModel): EffectNode {
  const { kind, ast } = source;
  if (isProgram(source)) return applyOptions(ast as EffectNode, defaultOptions(model))!;
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
/** for nodes that no text contains */
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
  const numbers = [...text.slice(range.start, range.end).matchAll(/\d+/g)];
  const matching = numbers.filter(([digits]) => Number(digits) === value);
  if (matching.length !== 1) return { ...range, ...lacking };
  const [number] = matching;
  const start = range.start + number.index;
  return { start, end: start + number[0].length };
}
