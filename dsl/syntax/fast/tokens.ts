/** Splits a text into tokens; null if a character, a name, a number or a bracket is invalid. */
import { MAX_NUMBER } from '../limits.ts';
import { AGGREGATES, DETERMINERS, FUNCTIONS, KEYWORDS, RESERVED } from '../vocabulary.ts';
import { wordTable } from '../../source/word-table.ts';

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
const SIGN_IS: Record<string, number> = wordTable({
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
});

function kindsOf(word: string): number {
  if (word === 'different') return ADJECTIVE | AGGREGATE | WORD;
  if (word === 'same') return ADJECTIVE | WORD;
  if (word === 'mod') return PRODUCT | WORD;
  if (!RESERVED.has(word)) return NAMES;
  const within = (words: readonly string[], kind: number): number => (words.includes(word) ? kind : 0);
  return WORD | within(DETERMINERS, DETERMINER) | within(FUNCTIONS, FUNCTION) | within(AGGREGATES, AGGREGATE);
}

const TOKEN =
  /[ \t\u00a0\ufeff]+|(\r\n|\n|\r)|([a-z][a-z0-9]*(?:-[a-z0-9]+)*)|(\d+(?:st|nd|rd|th)(?![a-z0-9]))|(\d+)|([;,:()+\-*/]|!=|<=|>=|[=<>])/y;

/** The tokens of the grammar: one separator between two parts, and none for a line end that does not separate. */
export function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  let separator: Token | undefined;
  let open = 0;
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return null;
    const start = at;
    const [image, newline, word, ordinal, number] = found;
    at = TOKEN.lastIndex;
    if (isBlank(image.charCodeAt(0))) continue;
    const last = tokens.length > 0 ? tokens[tokens.length - 1].image : '';
    if (newline !== undefined) {
      if (last !== '' && !CONTINUES_LINE.has(last)) separator = { image, is: SEPARATOR, start, end: at };
      continue;
    }
    if (image === ';') {
      if (last !== '' && !separator && last !== '(') separator = { image, is: SEPARATOR, start, end: at };
      continue;
    }
    const is = word === undefined ? kindOfSign(image, ordinal, number) : kindOfWord(word, text, at);
    if (is === INVALID) return null;
    if (image === '(') open++;
    else if (image === ')' && --open < 0) return null;
    if (separator && image !== ')' && image !== 'else') tokens.push(separator);
    separator = undefined;
    tokens.push({ image, is, start, end: at });
  }
  return open === 0 ? tokens : null;
}

const INVALID = -1;

function kindOfWord(word: string, text: string, end: number): number {
  return continuesAsBadName(text, end) ? INVALID : (KEYWORD_IS.get(word) ?? NAMES);
}

function kindOfSign(image: string, ordinal: string | undefined, number: string | undefined): number {
  if (ordinal === undefined && number === undefined) return SIGN_IS[image] ?? 0;
  if (Number.parseInt(image, 10) > MAX_NUMBER) return INVALID;
  return number === undefined ? ORDINAL : NUMBER;
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 0xa0 || code === 0xfeff;

/** Whether a word continues with a capital letter or an underscore, which names cannot contain. */
function continuesAsBadName(text: string, at: number): boolean {
  const next = text.charCodeAt(at);
  return (next >= 65 && next <= 90) || next === 95 || (next === 45 && /[A-Z_]/.test(text[at + 1] ?? ''));
}

/** A line that ends with one of these continues on the next. */
const CONTINUES_LINE: ReadonlySet<string> = new Set(['(', ':', ',', 'then', 'or']);
