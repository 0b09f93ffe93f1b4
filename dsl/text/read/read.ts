/** A text of the controlled language read into an effect: the telling run backwards, nothing guessed and nothing dropped. */
import type { Symbols } from '../../meaning/symbols.ts';
import { didYouMean } from '../../syntax/did-you-mean.ts';
import type { EffectNode, Range } from '../../syntax/ast.ts';
import { print } from '../../syntax/printer.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Language } from '../tell/language.ts';
import { Teller } from '../tell/teller.ts';
import { alsoIn } from './also.ts';
import { Chart } from './chart.ts';
import { Forms } from './forms.ts';
import { Grammar } from './grammar.ts';
import { normalForm } from './normal.ts';
import { tokensOf, wordsOf, type Token } from './tokens.ts';
import { understood, type Understood } from './understood.ts';

export type ReadCode = 'empty' | 'too-long' | 'unknown-phrase' | 'unfinished' | 'two-readings';
export interface ReadProblem { code: ReadCode; range: Range; message: string; help?: string; suggestions: string[] }
export interface ReadText {
  /** null when some sentence was not understood */
  effect: EffectNode | null;
  /** the effect told again: what the text means, in the words of the language */
  text: string;
  problems: ReadProblem[];
  words: Understood[];
}

/** No rule of a card is longer. */
const MOST_TOKENS = 400;

/** Reads texts of one game in one language; made once, as its forms and rules are kept. */
export class TextReader {
  private readonly forms: Forms;
  private readonly grammar: Grammar;
  private readonly teller: Teller;
  constructor(language: Language, lexicon: Lexicon, private readonly symbols: Symbols) {
    const also = alsoIn(language.code);
    this.forms = new Forms(language, lexicon, symbols, also.tokens);
    this.grammar = new Grammar(language, this.forms, symbols, also);
    this.teller = new Teller(language, lexicon, symbols);
  }

  read(text: string): ReadText {
    const tokens = tokensOf(text, this.forms.tokenForms), problems: ReadProblem[] = [], parts: EffectNode[] = [];
    if (tokens.length === 0) problems.push({ code: 'empty', range: { start: 0, end: text.length }, message: 'there is nothing to read', suggestions: [] });
    else if (tokens.length > MOST_TOKENS) problems.push({ code: 'too-long', range: tokens[MOST_TOKENS].range, message: `a text has at most ${MOST_TOKENS} words and marks; this one has ${tokens.length}`, suggestions: [] });
    else for (const sentence of sentencesOf(tokens)) {
      parts.push(...this.sentence(sentence, problems));
    }
    const whole: EffectNode | null = parts.length > 1 || parts[0]?.kind === 'block' ? { kind: 'block', parts, range: { start: parts[0].range.start, end: parts.at(-1)!.range.end } } : parts[0] ?? null;
    return { effect: problems.length > 0 ? null : whole, text: whole ? this.teller.effect(whole).text : '', problems, words: whole ? understood(whole) : [] };
  }

  private sentence(tokens: Token[], problems: ReadProblem[]): readonly EffectNode[] {
    const chart = new Chart(tokens), readings = new Map<string, EffectNode>();
    let whole = true;
    const take = (end: number, effect: EffectNode): void => {
      if (end < tokens.length) return;
      const key = JSON.stringify(normalForm(effect, this.symbols));
      if (!readings.has(key)) readings.set(key, effect);
    };
    this.grammar.part(chart, 0, take);
    // parts may also be written in one sentence, with semicolons
    if (readings.size === 0) { whole = false; this.grammar.body(chart, 0, take); }
    if (chart.full) {
      problems.push({ code: 'too-long', range: { start: tokens[0].range.start, end: tokens.at(-1)!.range.end }, message: 'this sentence can be read in too many ways', help: 'Write it as shorter sentences.', suggestions: [] });
      return [];
    }
    const all = [...readings.values()];
    if (all.length === 0) { problems.push(this.notUnderstood(chart)); return []; }
    const parts = (effect: EffectNode): readonly EffectNode[] => (effect.kind === 'block' && !whole ? effect.parts : [effect]);
    if (all.length === 1) return parts(all[0]);
    // a text that is told so means what it is told for; a freer wording must have one reading
    const exact = all.filter((effect) => this.tells(effect, tokens)), left = exact.length > 0 ? exact : all;
    if (left.length > 1) {
      const texts = left.map((effect) => print(effect, { layout: 'line' }));
      problems.push({ code: 'two-readings', range: { start: tokens[0].range.start, end: tokens.at(-1)!.range.end }, message: 'this can be read in more than one way', help: texts.join('\n'), suggestions: [] });
      return [];
    }
    return parts(left[0]);
  }

  private tells(effect: EffectNode, tokens: readonly Token[]): boolean {
    const told = wordsOf(this.teller.effect(effect.kind === 'block' ? { ...effect, parts: [effect] } : effect).text, this.forms.tokenForms).slice(0, -1);
    return told.length === tokens.length && told.every((word, i) => word === tokens[i].text);
  }

  private notUnderstood(chart: Chart): ReadProblem {
    const { tokens, furthest } = chart, token = tokens[furthest];
    const expected = [...chart.expected].filter((text) => text !== '').slice(0, 6);
    if (!token) return { code: 'unfinished', range: tokens.at(-1)!.range, message: 'the sentence is not finished', ...(expected.length > 0 ? { help: `then may come: ${expected.join(' · ')}` } : {}), suggestions: [] };
    const near = didYouMean(token.text, new Set([...this.forms.all, ...chart.expected].flatMap((text) => [text, ...wordsOf(text)])));
    return { code: 'unknown-phrase', range: token.range, message: `“${token.text}” is not understood here`, ...(expected.length > 0 ? { help: `understood so far: ${furthest} of ${tokens.length}; here may stand: ${expected.join(' · ')}` } : {}), suggestions: near.filter((text) => text !== token.text) };
  }
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

/** Reads one text; the reader of a game and a language is kept. */
export function readText(text: string, language: Language, symbols: Symbols, lexicon: Lexicon): ReadText {
  const byLexicon = readers.get(symbols) ?? new WeakMap<Lexicon, Map<Language, TextReader>>();
  readers.set(symbols, byLexicon);
  const byLanguage = byLexicon.get(lexicon) ?? new Map<Language, TextReader>();
  byLexicon.set(lexicon, byLanguage);
  let reader = byLanguage.get(language);
  if (!reader) byLanguage.set(language, reader = new TextReader(language, lexicon, symbols));
  return reader.read(text);
}
