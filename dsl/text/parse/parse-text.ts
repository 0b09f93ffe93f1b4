/** A text of the controlled language read into an effect: the telling run backwards, nothing guessed and nothing dropped. */
import { resolveProgram, resolveContinuousEffects, type Context } from '../../semantics/index.ts';
import type { Symbols } from '../../semantics/symbols.ts';
import { nearestNames, editDistance } from '../../source/nearest-names.ts';
import type { CostNode, EffectNode, Range } from '../../syntax/ast.ts';
import { print } from '../../syntax/printer.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Language } from '../languages/language.ts';
import { registersOf } from '../languages/index.ts';
import { Renderer } from '../render/renderer.ts';
import { isCharged } from '../../words/facts.ts';
import { paymentsInside } from './accepted-wordings.ts';
import { A_NAME, Chart } from './chart.ts';
import { Vocabulary } from './vocabulary.ts';
import { Grammar } from './grammar.ts';
import { joinedToBuilt, refersToBuilt } from './just-built.ts';
import { withoutRedundancy, redundantPhrases, type RedundantPhrase } from './redundancy.ts';
import { normalForm } from './normal.ts';
import { resolveReferences } from './resolve-references.ts';
import { tokenReplacements, tokensOf, tokenTexts, type Token } from './tokens.ts';
import { wordMeanings, type WordMeaning } from './word-meanings.ts';

export type TextProblemCode =
  'empty' | 'too-long' | 'unknown-phrase' | 'unfinished' | 'two-readings' | 'nothing-meant' | 'other-form';
export interface TextParseProblem {
  code: TextProblemCode;
  range: Range;
  message: string;
  help?: string;
  suggestions: string[];
}
export interface ParsedText {
  /** null when some sentence was not understood */
  effect: EffectNode | null;
  /** the effect told again: what the text means, in the words of the language */
  text: string;
  problems: TextParseProblem[];
  words: WordMeaning[];
  /** the program that the text says it is of, as *at the end of the game* does; null where it does not say */
  program: string | null;
}

/** No rule of a card is longer. */
const MAX_TOKENS = 400;

/** Reads texts of one game in one language; made once, as its forms and rules are kept. */
export class TextParser {
  private readonly vocabulary: Vocabulary;
  private readonly grammar: Grammar;
  private readonly renderer: Renderer;
  private readonly redundant: readonly RedundantPhrase[];
  constructor(
    language: Language,
    lexicon: Lexicon,
    private readonly symbols: Symbols,
  ) {
    const { wordings, normalization } = language;
    this.vocabulary = new Vocabulary(
      language,
      lexicon,
      symbols,
      tokenReplacements({ ...normalization?.tokens, ...wordings.tokens }, [
        ...(normalization?.sequences ?? []),
        ...wordings.sequences,
      ]),
      wordings.nouns,
    );
    this.grammar = new Grammar(language, this.vocabulary, symbols, wordings);
    this.renderer = new Renderer(language, lexicon, symbols);
    this.redundant = redundantPhrases(
      { ...Object.fromEntries(lexicon.remarks().map(({ text }) => [text, 'the rules say so'])), ...wordings.redundant },
      this.vocabulary.replacements,
    ).concat(
      redundantPhrases(
        Object.fromEntries(wordings.added.map((text) => [text, 'what is gained is added to what there is'])),
        this.vocabulary.replacements,
      ).map((one) => ({ ...one, amount: true })),
    );
  }

  /** `self`: what `this` is: the name of a piece, `card`, `site` … */
  parse(text: string, self = 'card'): ParsedText {
    const tokens = tokensOf(text, this.vocabulary.replacements);
    const problems: TextParseProblem[] = [];
    const said: SentenceNotes = { program: null, nothing: [] };
    let parts: EffectNode[] = [];
    if (tokens.length === 0) {
      problems.push({
        code: 'empty',
        range: { start: 0, end: text.length },
        message: 'there is nothing to read',
        suggestions: [],
      });
    } else if (tokens.length > MAX_TOKENS) {
      problems.push({
        code: 'too-long',
        range: tokens[MAX_TOKENS].range,
        message: `a text has at most ${MAX_TOKENS} words and marks; this one has ${tokens.length}`,
        suggestions: [],
      });
    } else {
      for (const parseSentence of sentencesOf(tokens)) {
        parts = this.sentence(parseSentence, parts, self, problems, said);
      }
    }
    const whole: EffectNode | null =
      parts.length > 1 || parts[0]?.kind === 'block'
        ? { kind: 'block', parts, range: { start: parts[0].range.start, end: parts.at(-1)!.range.end } }
        : (parts[0] ?? null);
    if (!whole && problems.length === 0) {
      problems.push({
        code: 'empty',
        range: { start: 0, end: text.length },
        message: 'it says of nothing that it is to be done',
        suggestions: [],
      });
    }
    return {
      effect: problems.length > 0 ? null : whole,
      text: whole ? this.renderer.effect(whole, self).text : '',
      problems,
      words: whole
        ? [...wordMeanings(whole), ...said.nothing].sort(
            (a, b) => a.range.start - b.range.start || a.range.end - b.range.end,
          )
        : [],
      program: said.program,
    };
  }

  /** The parts before, with those of this sentence behind them; as it stands, or without what says nothing more. */
  private sentence(
    tokens: Token[],
    before: EffectNode[],
    self: string,
    problems: TextParseProblem[],
    said: SentenceNotes,
  ): EffectNode[] {
    const own: TextParseProblem[] = [];
    const parts = this.parseTokens(tokens, before, self, own, said);
    if (own.length === 0) return parts;
    const lighter = withoutRedundancy(tokens, this.grammar, this.redundant);
    const again: TextParseProblem[] = [];
    const read =
      lighter.nothing.length === 0
        ? undefined
        : lighter.tokens.length === 0
          ? before
          : this.parseTokens(lighter.tokens, before, self, again, said);
    if (!read || again.length > 0) {
      problems.push(...own);
      return before;
    }
    said.nothing.push(...lighter.nothing);
    return read;
  }

  private parseTokens(
    tokens: Token[],
    before: EffectNode[],
    self: string,
    problems: TextParseProblem[],
    said: SentenceNotes,
  ): EffectNode[] {
    const withPrice = this.priced(tokens, before);
    if (withPrice) return withPrice;
    const chart = new Chart(tokens);
    const readings = new Map<string, { effect: EffectNode; all: EffectNode[] }>();
    let nothing: Range | undefined;
    const take =
      (whole: boolean) =>
      (end: number, read: EffectNode): void => {
        if (end < tokens.length) return;
        const resolved = resolveReferences(before, read, self, this.symbols);
        if ('nothing' in resolved) {
          nothing ??= resolved.nothing;
          return;
        }
        const joined = refersToBuilt(read) ? joinedToBuilt(resolved.parts) : resolved.parts;
        const effect = joined.at(-1)!;
        const key = JSON.stringify(normalForm(effect, this.symbols));
        if (!readings.has(key)) {
          readings.set(key, {
            effect,
            all: effect.kind === 'block' && !whole ? [...joined.slice(0, -1), ...effect.parts] : joined,
          });
        }
      };
    this.grammar.part(chart, 0, take(true));
    // parts may also be written in one sentence, with semicolons
    if (readings.size === 0) this.grammar.body(chart, 0, take(false));
    const frames = new Set<string>();
    if (readings.size === 0) {
      this.grammar.framed(chart, 0, (end, { effect, program }) => {
        if (end < tokens.length) return;
        frames.add(program);
        if (effect) take(false)(end, effect);
        else readings.set('', { effect: NO_EFFECT, all: before });
      });
    }
    if (frames.size === 1) [said.program] = frames;
    if (chart.overflowed) {
      problems.push({
        code: 'too-long',
        range: { start: tokens[0].range.start, end: tokens.at(-1)!.range.end },
        message: 'this sentence can be read in too many ways',
        help: 'Write it as shorter sentences.',
        suggestions: [],
      });
      return before;
    }
    const all = [...readings.values()];
    if (all.length === 0) {
      problems.push(nothing ? this.unresolvedReference(nothing, tokens) : this.notUnderstood(chart));
      return before;
    }
    if (all.length === 1) return all[0].all;
    // a text that is told so means what it is told for; a freer wording must have one reading
    const exact = all.filter(({ effect }) => this.rendersAs(effect, tokens, self));
    const most = exact.length > 0 ? exact : all;
    const left =
      most.length > 1
        ? withFewest(
            withFewest(most, (reading) => countSemanticProblems(reading.all, self, this.symbols)),
            ({ effect }) => (exact.length > 0 ? 0 : paymentsInside(effect)),
          )
        : most;
    if (left.length > 1) {
      const texts = left.map(({ effect }) => print(effect, { layout: 'line' }));
      problems.push({
        code: 'two-readings',
        range: { start: tokens[0].range.start, end: tokens.at(-1)!.range.end },
        message: 'this can be read in more than one way',
        help: texts.join('\n'),
        suggestions: [],
      });
      return before;
    }
    return left[0].all;
  }

  /** `This costs 1 kelp`, behind what has no price yet. */
  private priced(tokens: Token[], before: readonly EffectNode[]): EffectNode[] | undefined {
    const whole = before.at(-1);
    const optional =
      whole?.kind === 'word' && whole.word === 'may' && whole.args.body?.type === 'effect'
        ? whole.args.body.effect
        : undefined;
    const last = optional ?? whole;
    if (last?.kind !== 'word' || last.args.cost || !isCharged(last.word)) return undefined;
    let cost: CostNode | undefined;
    this.grammar.itsPrice(new Chart(tokens), 0, (end, found) => {
      if (end === tokens.length) cost = found;
    });
    if (!cost) return undefined;
    const charged: EffectNode = { ...last, args: { ...last.args, cost: { type: 'cost', cost } } };
    return [
      ...before.slice(0, -1),
      optional && whole?.kind === 'word'
        ? { ...whole, args: { ...whole.args, body: { type: 'effect', effect: charged } } }
        : charged,
    ];
  }

  private rendersAs(effect: EffectNode, tokens: readonly Token[], self: string): boolean {
    const told = tokenTexts(
      this.renderer.effect(effect.kind === 'block' ? { ...effect, parts: [effect] } : effect, self).text,
      this.vocabulary.replacements,
    ).slice(0, -1);
    return told.length === tokens.length && told.every((word, i) => word === tokens[i].text);
  }
  private unresolvedReference(range: Range, tokens: readonly Token[]): TextParseProblem {
    const said = tokens
      .filter((token) => token.range.start >= range.start && token.range.end <= range.end)
      .map(({ text }) => text)
      .join(' ');
    return {
      code: 'nothing-meant',
      range,
      message: `nothing was spoken of that “${said}” could be`,
      help: 'Choose, build or use it first, one of its sort.',
      suggestions: [],
    };
  }

  private notUnderstood(chart: Chart): TextParseProblem {
    const wrongForm = this.misformed(chart);
    if (wrongForm) return wrongForm;
    const { tokens, furthest } = chart;
    const token = tokens[furthest];
    const expected = [
      ...new Set(
        [...chart.expected]
          .filter((text) => text !== '')
          .sort((a, b) => Number(b === A_NAME) - Number(a === A_NAME))
          .map((text) => this.asWritten(text)),
      ),
    ].slice(0, 6);
    if (!token) {
      return {
        code: 'unfinished',
        range: tokens.at(-1)!.range,
        message: 'the sentence is not finished',
        ...(expected.length > 0 ? { help: `then may come: ${expected.join(' · ')}` } : {}),
        suggestions: [],
      };
    }
    const near = nearestNames(
      token.text,
      new Set([...this.vocabulary.allTexts, ...chart.expected].flatMap((text) => [text, ...tokenTexts(text)])),
    );
    return {
      code: 'unknown-phrase',
      range: token.range,
      message: `“${token.text}” is not understood here`,
      ...(expected.length > 0
        ? { help: `understood so far: ${furthest} of ${tokens.length}; here may stand: ${expected.join(' · ')}` }
        : {}),
      suggestions: near.filter((text) => text !== token.text),
    };
  }
  /** Tokens as they would stand in a text: `a il costo` is *al costo*. */
  private asWritten(tokens: string): string {
    const told = this.vocabulary.language.polish(tokens.replaceAll('~ ', '').replace(/ ([,;:.)])/g, '$1'));
    return told.charAt(0).toLowerCase() + told.slice(1);
  }
  /** A name that is known, but not in the form or with the words around it that it has where it stands. */
  private misformed({
    wrongForms: misformed,
    correctForms: formed,
    tokens,
    furthest,
  }: Chart): TextParseProblem | undefined {
    const reached = misformed.filter(({ at, end }) => at <= furthest && end >= furthest && !formed.has(`${at} ${end}`));
    const last = Math.max(...reached.map(({ end }) => end));
    const spans = reached.filter(({ end }) => end === last);
    const first = Math.min(...spans.map(({ at }) => at));
    const written = tokens
      .slice(first, last)
      .map(({ text }) => text)
      .join(' ');
    const near = [...new Set(spans.filter(({ at }) => at === first).map(({ said }) => said))]
      .map(
        (said) =>
          [
            said,
            editDistance(written, tokenTexts(said, this.vocabulary.replacements).join(' '), MAX_FORM_DISTANCE),
          ] as const,
      )
      .filter(([, far]) => far > 0 && far <= MAX_FORM_DISTANCE)
      .sort(([, a], [, b]) => a - b);
    if (near.length === 0) return undefined;
    const { start } = tokens[first].range;
    const { end } = tokens[last - 1].range;
    return {
      code: 'other-form',
      range: { start, end },
      message: `“${written}” is not written so here`,
      help: `Write ${near
        .slice(0, 3)
        .map(([said]) => `“${said}”`)
        .join(' or ')}.`,
      suggestions: near.slice(0, 3).map(([said]) => said),
    };
  }
}

/** What a text says beside what is to be done. */
interface SentenceNotes {
  program: string | null;
  nothing: WordMeaning[];
}
const NO_EFFECT: EffectNode = { kind: 'block', parts: [], range: { start: 0, end: 0 } };

/** Changed letters that make it another form, and no other words. */
const MAX_FORM_DISTANCE = 3;

/** How much of it means nothing: `cards of production` are no cards. */
export function countSemanticProblems(parts: readonly EffectNode[], self: string, symbols: Symbols): number {
  const effect: EffectNode =
    parts.length === 1 ? parts[0] : { kind: 'block', parts: [...parts], range: parts[0].range };
  const context: Context = {
    symbols,
    mode: 'parts',
    thisType: self === 'card' || self === 'slot' ? self : 'site',
    amount: true,
    originOf: () => ({ file: '', line: 1, column: 1, text: '' }),
    print: () => '',
  };
  return Math.min(
    ...[resolveProgram, resolveContinuousEffects].map((resolve) => resolve(effect, context).problems.length),
  );
}
function withFewest<T>(all: readonly T[], count: (one: T) => number): T[] {
  const counted = all.map((one) => [one, count(one)] as const);
  const least = Math.min(...counted.map(([, n]) => n));
  return counted.filter(([, n]) => n === least).map(([one]) => one);
}

/** Sentences end with a full stop; each says a part of its own. */
function sentencesOf(tokens: readonly Token[]): Token[][] {
  const out: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === '.') out.push([]);
    else out.at(-1)!.push(token);
  }
  return out.filter((sentence) => sentence.length > 0);
}

const parsers = new WeakMap<Symbols, WeakMap<Lexicon, Map<Language, TextParser>>>();

/**
 * Reads one text; the reader of a game and a language is kept. Where a language speaks in several registers (Italian *tu* and
 * *voi*), the text may be in any of them; what is not understood is told for the one in which most was. `self`: what `this` is.
 */
export function parseText(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  self?: string,
): ParsedText {
  let best: ParsedText | undefined;
  for (const register of registersOf(language)) {
    const read = parserOf(register, symbols, lexicon).parse(text, self);
    if (read.effect) return read;
    if (!best || problemStart(read) > problemStart(best)) best = read;
  }
  return best!;
}
/** How far it was understood. */
const problemStart = ({ problems: [first] }: ParsedText): number => first?.range.start ?? 0;

function parserOf(language: Language, symbols: Symbols, lexicon: Lexicon): TextParser {
  const byLexicon = parsers.get(symbols) ?? new WeakMap<Lexicon, Map<Language, TextParser>>();
  parsers.set(symbols, byLexicon);
  const byLanguage = byLexicon.get(lexicon) ?? new Map<Language, TextParser>();
  byLexicon.set(lexicon, byLanguage);
  let reader = byLanguage.get(language);
  if (!reader) byLanguage.set(language, (reader = new TextParser(language, lexicon, symbols)));
  return reader;
}
