/** Splits a text into tokens; null if a character, a name, a number or a bracket is invalid. */
import { MAX_NUMBER } from '../limits.ts';
import { AGGREGATES, DETERMINERS, FUNCTIONS, KEYWORDS, RESERVED } from '../vocabulary.ts';

/** Categories of tokens, as bits, because a word may have several. */
export const NAME = 1;
export const ADJECTIVE = 2;
export const WORD = 4;
export const DETERMINER = 8;
export const FUNCTION = 16;
export const AGGREGATE = 32;
export const NUMBER = 64;
export const ORDINAL = 128;
export const SEPARATOR = 256;
export const COMPARISON = 512;
export const SUM = 1024;
export const PRODUCT = 2048;

export interface Token {
  image: string;
  is: number;
  start: number;
  end: number;
}

const NAMES = NAME | ADJECTIVE | WORD;
const KEYWORD_IS: ReadonlyMap<string, number> = new Map(KEYWORDS.map((word) => [word, kindsOf(word)]));
const SIGN_IS: Record<string, number> = {
  ';': SEPARATOR,
  '+': SUM,
  '-': SUM,
  '*': PRODUCT,
  '/': PRODUCT,
  '=': COMPARISON,
  '!=': COMPARISON,
  '<': COMPARISON,
  '<=': COMPARISON,
  '>': COMPARISON,
  '>=': COMPARISON,
};

function kindsOf(word: string): number {
  if (word === 'different') return ADJECTIVE | WORD;
  if (word === 'mod') return PRODUCT | WORD;
  if (!RESERVED.has(word)) return NAMES;
  const within = (words: readonly string[], kind: number): number => (words.includes(word) ? kind : 0);
  return WORD | within(DETERMINERS, DETERMINER) | within(FUNCTIONS, FUNCTION) | within(AGGREGATES, AGGREGATE);
}

const TOKEN =
  /[ \t\u00a0\ufeff]+|(\r\n|\n|\r)|([a-z][a-z0-9]*(?:-[a-z0-9]+)*)|(\d+(?:st|nd|rd|th)(?![a-z0-9]))|(\d+)|([;,:()+\-*/]|!=|<=|>=|[=<>])/y;

/** The tokens of the grammar: one separator between two parts, and none for a line end that does not separate. */
export function tokenize(text: string): Token[] | null {
  const kept: Token[] = [];
  let separator: Token | undefined;
  let open = 0;
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return null;
    const start = at;
    const [image, newline, word, ordinal, number] = found;
    at = TOKEN.lastIndex;
    const code = image.charCodeAt(0);
    if (code === 32 || code === 9 || code === 0xa0 || code === 0xfeff) continue;
    const last = kept.length > 0 ? kept[kept.length - 1].image : '';
    if (newline !== undefined) {
      if (last !== '' && !GOES_ON.has(last)) separator = { image, is: SEPARATOR, start, end: at };
      continue;
    }
    if (image === ';') {
      if (last !== '' && !separator && last !== '(') separator = { image, is: SEPARATOR, start, end: at };
      continue;
    }
    let is: number;
    if (word !== undefined) {
      const next = text.charCodeAt(at);
      if ((next >= 65 && next <= 90) || next === 95 || (next === 45 && /[A-Z_]/.test(text[at + 1] ?? ''))) return null;
      is = KEYWORD_IS.get(word) ?? NAMES;
    } else if (ordinal !== undefined || number !== undefined) {
      if (Number.parseInt(image, 10) > MAX_NUMBER) return null;
      is = number === undefined ? ORDINAL : NUMBER;
    } else {
      is = SIGN_IS[image] ?? 0;
      if (image === '(') open++;
      else if (image === ')' && --open < 0) return null;
    }
    if (separator && image !== ')' && image !== 'else') kept.push(separator);
    separator = undefined;
    kept.push({ image, is, start, end: at });
  }
  return open === 0 ? kept : null;
}

/** A line that ends with one of these continues on the next. */
const GOES_ON: ReadonlySet<string> = new Set(['(', ':', ',', 'then', 'or']);
