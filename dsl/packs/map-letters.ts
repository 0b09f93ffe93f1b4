/** The rows of a map: a letter for each site, with its place in the file. */
import type { Span } from '../source/span.ts';
import { childOf, type YamlNode } from '../source/tree.ts';
import { siteName } from './grid.ts';

export interface MapCell {
  letter: string;
  column: number;
  row: number;
  /** of the site, if the letter stands for one */
  id: string;
  /** the letter */
  span: Span;
}

export interface ReadMap {
  cells: MapCell[];
  /** of each row: how many letters it has, and where it stands */
  rows: { length: number; span: Span }[];
}

/** In a legend: no site is there. */
const NO_SITE = 'none';

/** Reads the letters of `rows`; blanks, and empty lines, count for nothing. */
export function readMap(node: YamlNode | undefined): ReadMap {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return { cells: [], rows: [] };
  const places = node.map();
  const text = node.value;
  const found: { letter: string; at: number }[][] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const letters: { letter: string; at: number }[] = [];
    for (const letter of line) {
      if (letter.trim() !== '') letters.push({ letter, at });
      at += letter.length;
    }
    at += 1;
    if (letters.length > 0) found.push(letters);
  }
  const columns = Math.max(0, ...found.map(({ length }) => length));
  return {
    cells: found.flatMap((letters, row) =>
      letters.map(({ letter, at: start }, column) => ({
        letter,
        column,
        row,
        id: siteName(column, row, columns),
        span: places.toFile(start, start + letter.length),
      })),
    ),
    rows: found.map((letters) => {
      const last = letters.at(-1)!;
      return { length: letters.length, span: places.toFile(letters[0].at, last.at + last.letter.length) };
    }),
  };
}

/** Whether a letter stands for a site, by the legend. */
export const isSiteLetter = (legend: YamlNode | undefined, letter: string): boolean =>
  childOf(legend, letter) !== undefined && !isHoleLetter(legend, letter);

/** Whether it says that no site is there. */
export function isHoleLetter(legend: YamlNode | undefined, letter: string): boolean {
  const entry = childOf(legend, letter);
  const kind = entry?.kind === 'map' ? childOf(entry, 'kind') : entry;
  return kind?.kind === 'scalar' && kind.text === NO_SITE;
}
