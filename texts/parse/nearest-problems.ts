/** What helps to write a text that is not understood: suggestions that lead on, how the game says the like, what is understood of it. */
import { LEAST_LIKENESS, MUCH_ALIKE, type NearestTexts } from './nearest-text.ts';
import { isUnderstood, type ParsedText } from './parsed-text.ts';
import { nearestText, understoodWithout, type TextParseProblem } from './problems.ts';
import { partsWithout } from './understood-part.ts';

/** A sign that no text has: what is around it resembles nothing. */
const UNKNOWN_SIGN = /^[^\p{L}\p{N}.,:;+/()→—–-]+$/u;

/** Suggestions that are followed in a text, one after the other. */
const MOST_SUGGESTIONS = 4;

export class NearestProblems {
  private texts: NearestTexts | undefined;

  /**
   * @param makeTexts renders all examples, which takes time; called once, when no suggestion leads to a text that is understood
   * @param isRead whether a text is understood, and refers to what there is
   */
  constructor(
    private readonly makeTexts: () => NearestTexts,
    private readonly parse: (text: string) => Pick<ParsedText, 'effect' | 'problems'>,
    private readonly isRead: (text: string) => boolean,
  ) {}

  /**
   * The problems of a text, each with the suggestions that lead to a text which is understood; where none does, one more that shows
   * what is understood. That says something else, so that it is nothing to choose.
   */
  of(text: string, problems: readonly TextParseProblem[]): TextParseProblem[] {
    const leading = problems.map((problem) => ({
      ...problem,
      suggestions: problem.suggestions.filter((word) => this.leads(text, problem, word)),
    }));
    const isUnknownSign = ({ range }: TextParseProblem): boolean =>
      UNKNOWN_SIGN.test(text.slice(range.start, range.end));
    const isNegative = ({ code }: TextParseProblem): boolean => code === 'negative-amount';
    if (leading.some(isUnknownSign) || leading.some(isNegative) || this.followed(text, leading)) return leading;
    const plain = leading.map((problem) => ({ ...problem, suggestions: [] }));
    this.texts ??= this.makeTexts();
    const near = this.texts.near(text);
    const example = (least: number): TextParseProblem[] =>
      near
        .filter(({ likeness }) => likeness >= least)
        .map((one) => one.text)
        .filter((one) => this.isRead(one))
        .slice(0, 1)
        .map((one) => nearestText(text, one));
    const [shown] = [...example(MUCH_ALIKE), ...this.partOf(text, plain), ...example(LEAST_LIKENESS)];
    return shown ? [...plain, shown] : leading;
  }

  /** Whether a text is understood further with a suggestion, so that it has no problem before the place behind it. */
  private leads(text: string, { range }: TextParseProblem, word: string): boolean {
    const { effect, problems } = this.parse(text.slice(0, range.start) + word + text.slice(range.end));
    return effect !== null || problems[0].range.start > range.start + word.length;
  }

  /** Whether the first suggestions lead to a text that is understood. */
  private followed(text: string, problems: readonly TextParseProblem[]): boolean {
    let now = text;
    let left: readonly TextParseProblem[] = problems;
    for (let i = 0; i < MOST_SUGGESTIONS; i++) {
      const next = left.find(({ suggestions }) => suggestions.length > 0);
      if (!next) return false;
      now = now.slice(0, next.range.start) + next.suggestions[0] + now.slice(next.range.end);
      const { effect, problems: others } = this.parse(now);
      if (effect) return true;
      left = others;
    }
    return false;
  }

  /** What is understood of a text if words around its problems are left out. */
  private partOf(text: string, problems: readonly TextParseProblem[]): TextParseProblem[] {
    const [first] = problems;
    if (!first || isUnderstood(first) || first.code === 'too-long') return [];
    const part = partsWithout(text, first.range).find((one) => this.isRead(one.text));
    return part ? [understoodWithout(text, part)] : [];
  }
}
