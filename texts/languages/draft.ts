/**
 * Drafts of languages: a table that lacks some of its texts is completed by the English ones, and what is missing is counted.
 * `fathom check` says how much that is for a pack that has words in such a language.
 */
import type { LanguageCode } from '../../dsl/internal.ts';

/** A table of texts of which any may be missing. */
export type Draft<T> = T extends string | readonly unknown[] | ((...values: never[]) => unknown)
  ? T
  : { readonly [Key in keyof T]?: Draft<T[Key]> };

/** The part of a language to which a table belongs. */
type DraftPart = 'phrases' | 'messages' | 'positions' | 'fixes' | 'diagnostics' | 'command' | 'page';

export interface Holes {
  missing: number;
  of: number;
}

const counted = new Map<LanguageCode, Map<DraftPart, Map<object, Holes>>>();

/** What the tables of a language lack, of those that have been loaded; empty for a complete language. */
export function draftHoles(language: LanguageCode): ReadonlyMap<DraftPart, Holes> {
  const parts = [...(counted.get(language) ?? [])];
  return new Map(parts.map(([part, tables]) => [part, [...tables.values()].reduce(sum, { missing: 0, of: 0 })]));
}

const sum = (a: Holes, b: Holes): Holes => ({ missing: a.missing + b.missing, of: a.of + b.of });

/** Behind an English text that stands in for a missing one. */
export const IN_ENGLISH = ' [en]';

const marked = <T>(value: T): T => (typeof value === 'string' ? (`${value}${IN_ENGLISH}` as T) : value);

/**
 * A table with the English texts where the draft has none. They are marked as English, unless `areInside`: these are put into
 * sentences, whose other words are not.
 */
export function completed<T extends object>(
  language: LanguageCode,
  part: DraftPart,
  draft: Draft<T>,
  english: T,
  { areInside = false } = {},
): T {
  const holes: Holes = { missing: 0, of: 0 };
  const fill = (written: unknown, text: unknown): unknown => {
    if (isTable(text)) {
      const own = (written ?? {}) as Record<string, unknown>;
      const keys = new Set([...Object.keys(text), ...Object.keys(own)]);
      return Object.fromEntries([...keys].map((key) => [key, key in text ? fill(own[key], text[key]) : own[key]]));
    }
    holes.of++;
    if (written !== undefined) return written;
    holes.missing++;
    if (areInside) return text;
    if (typeof text !== 'function') return marked(text);
    return (...values: unknown[]): unknown => marked((text as (...values: unknown[]) => unknown)(...values));
  };
  const table = fill(draft, english) as T;
  noteHoles(language, part, english, holes);
  return table;
}

/** Notes what a table of a language lacks; `of` is the English table. */
export function noteHoles(language: LanguageCode, part: DraftPart, of: object, holes: Holes): void {
  const parts = counted.get(language) ?? new Map<DraftPart, Map<object, Holes>>();
  counted.set(language, parts);
  const tables = parts.get(part) ?? new Map<object, Holes>();
  parts.set(part, tables.set(of, holes));
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
