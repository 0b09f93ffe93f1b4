/**
 * Patterns of phrases: `build {what:acc}[ on {on:loc}][ {cost}]`. In braces an argument with its grammatical case;
 * several names in one pair of braces are rendered together (`{n what}`: a number of things). What is in square brackets is
 * left out unless all its arguments are there.
 */
import { CASES, type Case } from '../../dsl/internal.ts';

export type Piece = { literal: string } | { args: string[]; grammatical: Case } | { optional: Piece[] };

/** What is wrong with a pattern of a pack; null if nothing. */
export function patternError(pattern: string): string | null {
  try {
    return piecesOf(pattern).length > 0 && pattern.split('[').length === pattern.split(']').length
      ? null
      : 'one of its brackets has no partner';
  } catch {
    return 'its braces contain no name, or an unknown case';
  }
}

const cache = new Map<string, Piece[]>();

export function piecesOf(pattern: string): Piece[] {
  let pieces = cache.get(pattern);
  if (!pieces) cache.set(pattern, (pieces = parsePieces(pattern, { at: 0 }, false)));
  return pieces;
}

function parsePieces(pattern: string, cursor: { at: number }, inside: boolean): Piece[] {
  const out: Piece[] = [];
  while (cursor.at < pattern.length) {
    const mark = pattern[cursor.at];
    if (mark === ']' && inside) {
      cursor.at++;
      return out;
    }
    if (mark === '[') {
      cursor.at++;
      out.push({ optional: parsePieces(pattern, cursor, true) });
      continue;
    }
    if (mark === '{') {
      const end = pattern.indexOf('}', cursor.at);
      const [names, grammatical = 'nom'] = pattern.slice(cursor.at + 1, end).split(':');
      if (end < 0 || !CASES.includes(grammatical as Case)) throw new Error(`a pattern that cannot be read: ${pattern}`);
      out.push({ args: names.split(' '), grammatical: grammatical as Case });
      cursor.at = end + 1;
      continue;
    }
    const next = /[[\]{]/g;
    next.lastIndex = cursor.at + 1;
    const end = next.exec(pattern)?.index ?? pattern.length;
    out.push({ literal: pattern.slice(cursor.at, end) });
    cursor.at = end;
  }
  return out;
}

/** Fills a pattern; `render` returns the text of an argument, undefined if there is none. */
export function fill(pattern: string, render: (args: string[], grammatical: Case) => string | undefined): string {
  const text = (pieces: Piece[]): string | undefined => {
    let out = '';
    for (const piece of pieces) {
      const part =
        'literal' in piece
          ? piece.literal
          : 'args' in piece
            ? render(piece.args, piece.grammatical)
            : (text(piece.optional) ?? '');
      if (part === undefined) return undefined;
      out += part;
    }
    return out;
  };
  return text(piecesOf(pattern)) ?? '';
}
