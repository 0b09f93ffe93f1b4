/** A text cut into tokens; patterns and forms of words are cut the same way, so that both are compared token by token. */
import type { Range } from '../../syntax/ast.ts';

export interface Token { text: string; range: Range }

/** How a language's tokens are made alike: numbers that are words, contractions taken apart. */
export interface TokenForms { [token: string]: readonly string[] }

const TOKEN = /[\p{L}\p{M}]+['’]?|\d+(?:st|nd|rd|th)?|\S/gu;
const ALIKE: Record<string, string> = { '’': "'", 'ʼ': "'", '‘': "'", '`': "'", '´': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '−': '-', '–': '-', '‐': '-', '‑': '-' };

/** Small letters; one kind of apostrophe, quote and dash; a word that a line's end has cut is whole again. */
export function tokensOf(text: string, forms: TokenForms = {}): Token[] {
  // the replacements keep the length, so that ranges are those of the text
  const plain = text.replace(/[’ʼ‘`´“”„«»−–‐‑]/g, (mark) => ALIKE[mark]);
  const out: Token[] = [];
  const token = new RegExp(TOKEN);
  for (let found = token.exec(plain); found; found = token.exec(plain)) {
    const range = { start: found.index, end: token.lastIndex }, word = found[0].toLowerCase();
    const last = out.at(-1), before = out.at(-2);
    if (last?.text === '-' && before && /\p{L}$/u.test(before.text) && /^\p{L}/u.test(word) && before.range.end === last.range.start && /^\s*\n/.test(plain.slice(last.range.end, range.start))) {
      out.splice(-2, 2, { text: before.text + word, range: { start: before.range.start, end: range.end } });
      continue;
    }
    for (const part of forms[word] ?? [word]) out.push({ text: part, range });
  }
  return out;
}

export const wordsOf = (text: string, forms?: TokenForms): string[] => tokensOf(text, forms).map((token) => token.text);
