/** A text cut into tokens; patterns and forms of words are cut the same way, so that both are compared token by token. */
import type { Range } from '../../dsl/internal.ts';
import { wordTable } from '../../dsl/internal.ts';

export interface Token {
  text: string;
  range: Range;
  /** a name in the place of an icon, which has one form */
  isIcon?: true;
}

/** The full stop at the end of a sentence. */
export const isStop = ({ text }: Token): boolean => text === '.';

/** Whether a sentence ends between two places. */
export const hasStop = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(at, end).some(isStop);

/** How a language's tokens are made alike: numbers that are words, contractions taken apart; and tokens in a row, by the first. */
export interface TokenReplacements {
  tokens: ReadonlyMap<string, readonly string[]>;
  sequences: ReadonlyMap<string, readonly (readonly [written: readonly string[], plain: readonly string[]])[]>;
}

const NO_REPLACEMENTS: TokenReplacements = { tokens: new Map(), sequences: new Map() };

export function tokenReplacements(
  tokens: Readonly<Record<string, readonly string[]>>,
  rows: readonly (readonly [written: readonly string[], plain: readonly string[]])[] = [],
): TokenReplacements {
  const byFirst = new Map<string, (readonly [readonly string[], readonly string[]])[]>();
  for (const row of rows) byFirst.set(row[0][0], [...(byFirst.get(row[0][0]) ?? []), row]);
  return { tokens: new Map(Object.entries(tokens)), sequences: byFirst };
}

const TOKEN = /[\p{L}\p{M}]+(?:\d[\p{L}\p{M}\d]*|['’])?|\d+(?:st|nd|rd|th|\+(?=\s\p{L}))?|\S/gu;
const UNIFIED_MARKS: Record<string, string> = wordTable({
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '−': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
});

/** Small letters; one kind of apostrophe, quote and dash; a word that the end of a line or cell has cut is whole again. */
export function tokensOf(
  text: string,
  { tokens: forms, sequences: rows }: TokenReplacements = NO_REPLACEMENTS,
): Token[] {
  // the replacements keep the length, so that ranges are those of the text
  const plain = text.replace(/[’ʼ‘`´“”„«»−–‐‑]/g, (mark) => UNIFIED_MARKS[mark]);
  const out: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(plain); found; found = TOKEN.exec(plain)) {
    const range = { start: found.index, end: TOKEN.lastIndex };
    const word = found[0].toLowerCase();
    const last = out.at(-1);
    const before = out.at(-2);
    if (
      last?.text === '-' &&
      before &&
      /\p{L}$/u.test(before.text) &&
      /^\p{L}/u.test(word) &&
      before.range.end === last.range.start &&
      /^\s+$/.test(plain.slice(last.range.end, range.start))
    ) {
      out.splice(-2, 2, { text: before.text + word, range: { start: before.range.start, end: range.end } });
      continue;
    }
    // whose it is: `city's`
    if (word === 's' && last?.text.endsWith("'") && last.range.end === range.start) {
      out.splice(
        -1,
        1,
        ...(last.text.length > 1
          ? [{ text: last.text.slice(0, -1), range: { start: last.range.start, end: last.range.end - 1 } }]
          : []),
        { text: "'s", range: { start: last.range.end - 1, end: range.end } },
      );
      continue;
    }
    for (const part of forms.get(word) ?? [word]) out.push({ text: part, range });
  }
  const words = plain.includes('[') ? withoutIcons(out) : out;
  return rows.size > 0 ? replaceSequences(words, rows) : words;
}

/** Behind these an icon without a number is one. */
const LISTS = /^[,:;/→]$/;

/** Names in the place of icons, `2 [kelp] + [card]`, as a list: `2 kelp, 1 card`. */
function withoutIcons(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let inBrackets = false;
  tokens.forEach((token, i) => {
    const last = out.at(-1)?.text;
    const isNext = tokens[i - 1]?.text === ']';
    if (token.text === '[') {
      inBrackets = true;
      if (isNext && last !== undefined && last !== ',') out.push({ ...token, text: ',' });
      if (isNext || last === undefined || LISTS.test(last)) out.push({ ...token, text: '1' });
    } else if (token.text === ']') inBrackets = false;
    else if (token.text === '+') {
      if (last !== undefined && last !== ',') out.push({ ...token, text: ',' });
    } else out.push(inBrackets ? { ...token, isIcon: true } : token);
  });
  return out;
}

function replaceSequences(tokens: Token[], rows: TokenReplacements['sequences']): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const row = rows
      .get(tokens[at].text)
      ?.find(([written]) => written.every((text, i) => tokens[at + i]?.text === text));
    if (!row) {
      out.push(tokens[at++]);
      continue;
    }
    const range = { start: tokens[at].range.start, end: tokens[at + row[0].length - 1].range.end };
    for (const text of row[1]) out.push({ text, range });
    at += row[0].length;
  }
  return out;
}

/** Phrases and names are cut again for each parser of a language, and there are only so many. */
const MOST_KEPT = 30_000;
const kept = new WeakMap<TokenReplacements, Map<string, readonly string[]>>();

/** The texts of the tokens of a phrase or a name; they are kept. */
export function tokenTexts(text: string, alike: TokenReplacements = NO_REPLACEMENTS): readonly string[] {
  let texts = kept.get(alike);
  if (!texts || texts.size >= MOST_KEPT) kept.set(alike, (texts = new Map()));
  let found = texts.get(text);
  if (!found) texts.set(text, (found = tokensOf(text, alike).map((token) => token.text)));
  return found;
}
