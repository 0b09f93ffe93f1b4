/** Reads a printed text as an effect beside the one that it should have; whether a difference matters in play is asked elsewhere. */
import type {
  CostNode,
  EffectNode,
  EffectSource,
  ItemNode,
  LanguageCode,
  PackModel,
  Range,
  Sources,
  WordNode,
} from '../../dsl/internal.ts';
import { compareEffects } from '../compare/compare.ts';
import { LANGUAGES, languageOn } from '../languages/index.ts';
import { piecesOf } from '../languages/pattern.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { applyOptions } from '../meaning/apply-options.ts';
import { parseText } from '../parse/parse-text.ts';
import type { TextParseProblem } from '../parse/problems.ts';
import { defaultOptions, selfOf } from '../render/component.ts';
import { Renderer } from '../render/renderer.ts';
import { plainText } from './fingerprint.ts';
import type { PrintedText } from './lookup.ts';

/** A printed text as it was read. */
export interface ReadText {
  /** behind a title */
  bodyStart: number;
  body: string;
  /** the effect that it should have: for a cost, paying it */
  expected: EffectNode;
  /** as Fathom tells the effect, or confirmed to mean what Fathom tells of it */
  isTold: boolean;
  /** null where it is not understood */
  effect: EffectNode | null;
  problems: readonly TextParseProblem[];
  /** its effect is the one that was confirmed, and its own words do not say that: they have no places in it */
  isConfirmed: boolean;
}

type Parsed = Pick<ReadText, 'effect' | 'problems'>;

/** Reads texts of one pack. */
export class TextReader {
  constructor(
    private readonly model: PackModel,
    private readonly sources: Sources,
  ) {}

  /** Of a text that was confirmed to mean something, that counts. */
  read(text: PrintedText): ReadText {
    const { source } = text.rendered;
    const bodyStart = text.title?.end ?? 0;
    const body = text.text.slice(bodyStart);
    const expected = expectedEffect(source, this.model);
    const means = text.kept?.means ?? null;
    const read = { bodyStart, body, expected, isTold: false, isConfirmed: false };
    if (this.isTold(means ?? body, text)) return { ...read, isTold: true, effect: expected, problems: [] };
    const confirmed = means === null ? null : this.withOptions(this.parseAs(means, text, expected).effect);
    const own = this.parseAs(body, text, confirmed ?? expected);
    if (confirmed === null || (own.effect && this.isSame(own.effect, confirmed, text))) return { ...read, ...own };
    return { ...read, effect: confirmed, problems: [], isConfirmed: true };
  }

  /** Of two readings of a sentence, the one that is nearest to the effect counts. */
  parse(body: string, lang: LanguageCode, { id }: PrintedText, expected?: EffectNode): Parsed {
    return parseText(
      body,
      languageOn(id.section, LANGUAGES[lang]),
      this.sources.symbols,
      lexiconOf(this.model, lang),
      selfOf(id),
      expected,
    );
  }

  /** Whether two effects are the same by their form. */
  isSame(a: EffectNode, b: EffectNode, { rendered: { source } }: PrintedText): boolean {
    const { symbols } = this.sources;
    return compareEffects(a, b, symbols, { steps: source.mode === 'steps' }).every(({ harmless }) => harmless);
  }

  /** What the effect of a text says now, with the options as they are written: so it is told where a text is confirmed. */
  told({ id, lang, rendered: { source, text } }: PrintedText): string {
    if (!isProgram(source)) return text;
    const language = languageOn(id.section, LANGUAGES[lang]);
    const renderer = new Renderer(language, lexiconOf(this.model, lang), this.sources.symbols);
    return renderer.effect(source.ast as EffectNode, selfOf(id)).text;
  }

  private isTold(body: string, text: PrintedText): boolean {
    return (
      plainText(body) === plainText(text.rendered.text) ||
      (text.kept !== undefined && plainText(body) === plainText(this.told(text)))
    );
  }

  private withOptions(effect: EffectNode | null): EffectNode | null {
    return effect && applyOptions(effect, defaultOptions(this.model));
  }

  private parseAs(body: string, text: PrintedText, expected: EffectNode): Parsed {
    return isCost(text.rendered.source) ? this.parseCost(body, text) : this.parse(body, text.lang, text, expected);
  }

  /** Parses `2 coins` as a payment: with the beginning of the phrase for paying before it. */
  private parseCost(body: string, text: PrintedText): Parsed {
    const [opening] = piecesOf(text.language.phrases.pay);
    if ('literal' in opening) {
      const payment = this.parse(opening.literal + body, text.lang, text);
      if (payment.effect) return { ...payment, effect: shifted(payment.effect, -opening.literal.length) };
    }
    return this.parse(body, text.lang, text);
  }
}

/** Whether an effect is done, or stays in force. */
export const isProgram = ({ kind }: EffectSource): boolean => kind === 'program' || kind === 'standing';

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
