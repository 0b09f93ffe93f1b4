/** A text of the controlled language read into an effect: the telling run backwards, nothing guessed and nothing dropped. */
import { resolveProgram, resolveContinuousEffects, type Context } from '../../semantics/index.ts';
import type { Symbols } from '../../semantics/symbols.ts';
import { nearestNames, editDistance } from '../../source/nearest-names.ts';
import type { CostNode, EffectNode, Range } from '../../syntax/ast.ts';
import { print } from '../../syntax/printer.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Language } from '../render/language.ts';
import { registersOf } from '../render/languages/index.ts';
import { Teller } from '../render/teller.ts';
import { isCharged, paymentsInside } from './also/also.ts';
import { alsoIn } from './also/index.ts';
import { A_NAME, Chart } from './chart.ts';
import { Forms } from './forms.ts';
import { Grammar } from './grammar.ts';
import { joinedToBuilt, refersToBuilt } from './just-built.ts';
import { lightened, nothingOf, type NothingMore } from './lightened.ts';
import { normalForm } from './normal.ts';
import { resolve } from './resolve.ts';
import { alike, tokensOf, wordsOf, type Token } from './tokens.ts';
import { understood, type Understood } from './understood.ts';

export type ReadCode =
  'empty' | 'too-long' | 'unknown-phrase' | 'unfinished' | 'two-readings' | 'nothing-meant' | 'other-form';
export interface ReadProblem {
  code: ReadCode;
  range: Range;
  message: string;
  help?: string;
  suggestions: string[];
}
export interface ReadText {
  /** null when some sentence was not understood */
  effect: EffectNode | null;
  /** the effect told again: what the text means, in the words of the language */
  text: string;
  problems: ReadProblem[];
  words: Understood[];
  /** the program that the text says it is of, as *at the end of the game* does; null where it does not say */
  program: string | null;
}

/** No rule of a card is longer. */
const MOST_TOKENS = 400;

/** Reads texts of one game in one language; made once, as its forms and rules are kept. */
export class TextReader {
  private readonly forms: Forms;
  private readonly grammar: Grammar;
  private readonly teller: Teller;
  private readonly nothing: readonly NothingMore[];
  constructor(
    language: Language,
    lexicon: Lexicon,
    private readonly symbols: Symbols,
  ) {
    const also = alsoIn(language);
    this.forms = new Forms(
      language,
      lexicon,
      symbols,
      alike({ ...language.undone?.tokens, ...also.tokens }, [...(language.undone?.rows ?? []), ...also.rows]),
      also.nouns,
    );
    this.grammar = new Grammar(language, this.forms, symbols, also);
    this.teller = new Teller(language, lexicon, symbols);
    this.nothing = nothingOf(
      { ...Object.fromEntries(lexicon.remarks().map(({ text }) => [text, 'the rules say so'])), ...also.nothing },
      this.forms.alike,
    ).concat(
      nothingOf(
        Object.fromEntries(also.added.map((text) => [text, 'what is gained is added to what there is'])),
        this.forms.alike,
      ).map((one) => ({ ...one, amount: true })),
    );
  }

  /** `self`: what `this` is: the name of a piece, `card`, `site` … */
  read(text: string, self = 'card'): ReadText {
    const tokens = tokensOf(text, this.forms.alike);
    const problems: ReadProblem[] = [];
    const said: Said = { program: null, nothing: [] };
    let parts: EffectNode[] = [];
    if (tokens.length === 0) {
      problems.push({
        code: 'empty',
        range: { start: 0, end: text.length },
        message: 'there is nothing to read',
        suggestions: [],
      });
    } else if (tokens.length > MOST_TOKENS) {
      problems.push({
        code: 'too-long',
        range: tokens[MOST_TOKENS].range,
        message: `a text has at most ${MOST_TOKENS} words and marks; this one has ${tokens.length}`,
        suggestions: [],
      });
    } else {
      for (const sentence of sentencesOf(tokens)) {
        parts = this.sentence(sentence, parts, self, problems, said);
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
      text: whole ? this.teller.effect(whole, self).text : '',
      problems,
      words: whole
        ? [...understood(whole), ...said.nothing].sort(
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
    problems: ReadProblem[],
    said: Said,
  ): EffectNode[] {
    const own: ReadProblem[] = [];
    const parts = this.asItStands(tokens, before, self, own, said);
    if (own.length === 0) return parts;
    const lighter = lightened(tokens, this.grammar, this.nothing);
    const again: ReadProblem[] = [];
    const read =
      lighter.nothing.length === 0
        ? undefined
        : lighter.tokens.length === 0
          ? before
          : this.asItStands(lighter.tokens, before, self, again, said);
    if (!read || again.length > 0) {
      problems.push(...own);
      return before;
    }
    said.nothing.push(...lighter.nothing);
    return read;
  }

  private asItStands(
    tokens: Token[],
    before: EffectNode[],
    self: string,
    problems: ReadProblem[],
    said: Said,
  ): EffectNode[] {
    const priced = this.priced(tokens, before);
    if (priced) return priced;
    const chart = new Chart(tokens);
    const readings = new Map<string, { effect: EffectNode; all: EffectNode[] }>();
    let nothing: Range | undefined;
    const take =
      (whole: boolean) =>
      (end: number, read: EffectNode): void => {
        if (end < tokens.length) return;
        const resolved = resolve(before, read, self, this.symbols);
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
    if (chart.full) {
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
      problems.push(nothing ? this.nothingMeant(nothing, tokens) : this.notUnderstood(chart));
      return before;
    }
    if (all.length === 1) return all[0].all;
    // a text that is told so means what it is told for; a freer wording must have one reading
    const exact = all.filter(({ effect }) => this.tells(effect, tokens, self));
    const most = exact.length > 0 ? exact : all;
    const left =
      most.length > 1
        ? fewest(
            fewest(most, (reading) => unsound(reading.all, self, this.symbols)),
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
    if (last?.kind !== 'word' || last.args.cost || !isCharged(last)) return undefined;
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

  private tells(effect: EffectNode, tokens: readonly Token[], self: string): boolean {
    const told = wordsOf(
      this.teller.effect(effect.kind === 'block' ? { ...effect, parts: [effect] } : effect, self).text,
      this.forms.alike,
    ).slice(0, -1);
    return told.length === tokens.length && told.every((word, i) => word === tokens[i].text);
  }
  private nothingMeant(range: Range, tokens: readonly Token[]): ReadProblem {
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

  private notUnderstood(chart: Chart): ReadProblem {
    const misformed = this.misformed(chart);
    if (misformed) return misformed;
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
      new Set([...this.forms.all, ...chart.expected].flatMap((text) => [text, ...wordsOf(text)])),
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
    const told = this.forms.language.polish(tokens.replaceAll('~ ', '').replace(/ ([,;:.)])/g, '$1'));
    return told.charAt(0).toLowerCase() + told.slice(1);
  }
  /** A name that is known, but not in the form or with the words around it that it has where it stands. */
  private misformed({ misformed, formed, tokens, furthest }: Chart): ReadProblem | undefined {
    const reached = misformed.filter(({ at, end }) => at <= furthest && end >= furthest && !formed.has(`${at} ${end}`));
    const last = Math.max(...reached.map(({ end }) => end));
    const spans = reached.filter(({ end }) => end === last);
    const first = Math.min(...spans.map(({ at }) => at));
    const written = tokens
      .slice(first, last)
      .map(({ text }) => text)
      .join(' ');
    const near = [...new Set(spans.filter(({ at }) => at === first).map(({ said }) => said))]
      .map((said) => [said, editDistance(written, wordsOf(said, this.forms.alike).join(' '), MOST_MISFORMED)] as const)
      .filter(([, far]) => far > 0 && far <= MOST_MISFORMED)
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
interface Said {
  program: string | null;
  nothing: Understood[];
}
const NO_EFFECT: EffectNode = { kind: 'block', parts: [], range: { start: 0, end: 0 } };

/** Changed letters that make it another form, and no other words. */
const MOST_MISFORMED = 3;

/** How much of it means nothing: `cards of production` are no cards. */
export function unsound(parts: readonly EffectNode[], self: string, symbols: Symbols): number {
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
function fewest<T>(all: readonly T[], count: (one: T) => number): T[] {
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

const readers = new WeakMap<Symbols, WeakMap<Lexicon, Map<Language, TextReader>>>();

/**
 * Reads one text; the reader of a game and a language is kept. Where a language speaks in several registers (Italian *tu* and
 * *voi*), the text may be in any of them; what is not understood is told for the one in which most was. `self`: what `this` is.
 */
export function readText(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  self?: string,
): ReadText {
  let best: ReadText | undefined;
  for (const register of registersOf(language)) {
    const read = readerOf(register, symbols, lexicon).read(text, self);
    if (read.effect) return read;
    if (!best || reached(read) > reached(best)) best = read;
  }
  return best!;
}
/** How far it was understood. */
const reached = ({ problems: [first] }: ReadText): number => first?.range.start ?? 0;

function readerOf(language: Language, symbols: Symbols, lexicon: Lexicon): TextReader {
  const byLexicon = readers.get(symbols) ?? new WeakMap<Lexicon, Map<Language, TextReader>>();
  readers.set(symbols, byLexicon);
  const byLanguage = byLexicon.get(lexicon) ?? new Map<Language, TextReader>();
  byLexicon.set(lexicon, byLanguage);
  let reader = byLanguage.get(language);
  if (!reader) byLanguage.set(language, (reader = new TextReader(language, lexicon, symbols)));
  return reader;
}
