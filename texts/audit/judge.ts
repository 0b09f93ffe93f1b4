/** Compares a printed text with its effect: the verdict, and the differences. */
import {
  type EffectNode,
  LANGUAGE_CODES,
  type LanguageCode,
  type PackModel,
  type Range,
  type Sources,
  type Span,
} from '../../dsl/internal.ts';
import { compareEffects, rangeAt, type Place } from '../compare/compare.ts';
import { normalForm } from '../meaning/normal.ts';
import type { TextParseProblem } from '../parse/problems.ts';
import { plainText } from './fingerprint.ts';
import type { About, NamedCard, Phrase } from './about.ts';
import type { Apart, JudgeByPlay, Ruling } from './by-play.ts';
import { foreignLanguage, isRatherIn } from './foreign-language.ts';
import type { Lookup, PrintedText } from './lookup.ts';
import { OtherCards } from './other-card.ts';
import { rewritesOf, type Rewrite } from './rewrites.ts';
import { scriptFindings } from './scripts.ts';
import type { ReportedTier, TextClass } from './text-class.ts';
import { isProgram, TextReader, type ReadText } from './text-reader.ts';

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
  private readonly reader: TextReader;

  constructor(
    model: PackModel,
    private readonly sources: Sources,
    private readonly lookup: Lookup,
    private readonly play: JudgeByPlay,
  ) {
    this.others = new OtherCards(model, sources);
    this.reader = new TextReader(model, sources);
  }

  judge(text: PrintedText): JudgedText {
    const { rendered, title } = text;
    const effect = rendered.source.range;
    if (plainText(text.text.slice(title?.end ?? 0)) === '') return withoutText(text);
    const read = this.reader.read(text);
    const { body, bodyStart, expected } = read;
    const wrongTitle: JudgedDifference[] =
      title && title.program !== text.key
        ? [{ class: 'frame', printed: { start: 0, end: bodyStart }, rendered: null, effect }]
        : [];
    if (read.isTold && plainText(body) === plainText(rendered.text)) {
      const verdict = wrongTitle.length ? 'different' : 'exact';
      return { text, verdict, rewrites: [], differences: wrongTitle, effect: expected };
    }
    if (!read.effect) {
      const scripts = scriptFindings(text.text, text.lang).map((finding): JudgedDifference => ({
        ...finding,
        rendered: null,
        effect,
      }));
      const unreadable = this.unreadableParts(read.problems, body, bodyStart, text, scripts);
      return {
        text,
        verdict: 'unreadable',
        rewrites: [],
        differences: [...wrongTitle, ...scripts, ...unreadable],
        effect: null,
      };
    }
    const differences = [...wrongTitle, ...(read.isTold ? [] : this.differences(read, read.effect, text))];
    let verdict: Verdict = 'same-meaning';
    if (differences.length > 0) {
      const { tier, apart } = wrongTitle.length
        ? { tier: 'different' as const, apart: null }
        : this.ruling(text, read.effect, expected);
      if (tier === 'alike') verdict = tier;
      else if (tier !== 'same') {
        const other = this.others.withEffect(read.effect, text);
        const reported = other ? asOtherCard(other, differences, text, bodyStart) : differences;
        return {
          text,
          verdict: tier === 'untold' ? tier : 'different',
          rewrites: [],
          differences: withPosition(reported, apart).map((one) => ({ ...one, tier })),
          effect: read.effect,
        };
      }
    }
    const rewrites = rewritesOf(body, rendered.text).map((rewrite) => ({
      ...rewrite,
      printed: moved(rewrite.printed, bodyStart),
    }));
    return { text, verdict, rewrites, differences: [], effect: read.effect };
  }

  /**
   * What play says. A text that stays on its component was confirmed to mean what the effect did then: another form of it is a finding
   * also where play shows no difference, as for the check of the pack.
   */
  private ruling(text: PrintedText, parsed: EffectNode, expected: EffectNode): Ruling {
    const ruling = this.play.judge(text, parsed, expected);
    const isHarmless = ruling.tier === 'alike' || ruling.tier === 'same';
    return text.kept && isHarmless ? { tier: 'different', apart: null } : ruling;
  }

  /**
   * The rendered text is parsed as well, so that differences have a place in it. Where that does not lead back to the
   * expected effect, they only have a place in the source of the effect.
   */
  private differences(
    { body, bodyStart, expected, isConfirmed }: ReadText,
    parsed: EffectNode,
    text: PrintedText,
  ): JudgedDifference[] {
    const { source, text: renderedText } = text.rendered;
    const { symbols } = this.sources;
    const steps = source.mode === 'steps';
    const normalized = (effect: unknown): string => JSON.stringify(normalForm(effect, symbols));
    const reparsed = isProgram(source) ? this.reader.parse(renderedText, text.lang, text).effect : null;
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
          printed: moved(isConfirmed ? { start: 0, end: body.length } : marked(a, body), bodyStart),
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

/** What is at a place, in words of the effect language. */
const gistAt = ({ value, says }: Place): string | number => value ?? says ?? 'nothing';

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
