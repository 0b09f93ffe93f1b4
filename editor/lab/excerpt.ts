/** The words of a step with the lines around them. */
import type { FileRange, StepLocation } from '../worker/protocol.ts';

/** Lines of a text around the words that a step is about. `marks`: columns of what is marked, from 0, the end exclusive. */
export interface Excerpt {
  file: string | null;
  line: number;
  lines: { n: number; text: string; mark: [number, number] | null }[];
}

const AROUND = 2;
const MOST_LINES = 9;

/** From the file that contains the words, otherwise from the tried effect. Before the first step nothing is marked. */
export function excerptOf(
  place: StepLocation | undefined,
  places: readonly StepLocation[],
  effect: string,
  textOf: (file: string) => string | undefined,
): Excerpt {
  const home = places.find(({ words, file }) => words && file)?.file ?? null;
  const file = place?.file ?? (place?.words ? null : home);
  const text = file && textOf(file.file);
  if (file && text !== undefined && text !== null) return around(file, text.split('\n'), place?.file ? file : null);
  const lines = effect.split('\n');
  const words = place?.words;
  let start = 0;
  return {
    file: null,
    line: 1,
    lines: lines.map((line, i) => {
      const from = Math.max(0, (words?.start ?? 0) - start);
      const to = Math.min(line.length, (words?.end ?? 0) - start);
      start += line.length + 1;
      return { n: i + 1, text: line, mark: words && to > from ? [from, to] : null };
    }),
  };
}

function around(place: FileRange, lines: string[], marked: FileRange | null): Excerpt {
  const first = Math.max(1, place.line - AROUND);
  const last = Math.min(lines.length, place.endLine + AROUND, first + MOST_LINES - 1);
  return {
    file: place.file,
    line: place.line,
    lines: lines.slice(first - 1, last).map((text, i) => {
      const n = first + i;
      const inside = marked && n >= marked.line && n <= marked.endLine;
      const indent = /^\s*/.exec(text)![0].length;
      const from = n === marked?.line ? marked.column - 1 : indent;
      const to = n === marked?.endLine ? marked.endColumn - 1 : text.length;
      return { n, text, mark: inside && to > from ? [from, to] : null };
    }),
  };
}
