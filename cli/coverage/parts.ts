/** Parts of programs that were not reached, as people read them. */
import type { Aspect, CoveragePart } from '../../interpreter/scenario/index.ts';
import { columns, truncate } from '../terminal/paint.ts';
import { groupBy } from '../group-by.ts';

export const MISSING: Record<Aspect, string> = {
  runs: 'never run', true: 'never true', false: 'never false', fires: 'never fires', passes: 'never passes', changes: 'changes nothing',
};

/** In the order of the files, without parts that follow from an earlier part of the same line. */
export function outermost<P extends CoveragePart>(parts: readonly P[]): P[] {
  const out: P[] = [];
  let outer: P | null = null;
  for (const part of parts.toSorted(byPlace)) {
    if (outer !== null && follows(part, outer)) continue;
    outer = part;
    out.push(part);
  }
  return out;
}

const isWithin = (part: CoveragePart, outer: CoveragePart): boolean => part.file === outer.file && part.line === outer.line && outer.text.includes(part.text);

/** Nothing happens inside a part that never runs or fires, nor on a side that a condition never takes. */
function follows(part: CoveragePart, outer: CoveragePart): boolean {
  if (!isWithin(part, outer)) return false;
  return outer.aspect === 'runs' || (part.text !== outer.text && (outer.aspect === 'fires' || (part.aspect === 'runs' && (outer.aspect === 'true' || outer.aspect === 'false'))));
}

/** At the same position longer texts come first, as they contain the shorter ones; whether something runs comes before how. */
function byPlace(a: CoveragePart, b: CoveragePart): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || b.text.length - a.text.length || Number(b.aspect === 'runs') - Number(a.aspect === 'runs');
}

/** Grouped by file: positions and texts, with extra columns before the text. */
export function partLines<P extends CoveragePart>(parts: readonly P[], width: number, more: (part: P) => string[] = () => []): string[] {
  return groupBy(outermost(parts), ({ file }) => file).flatMap(([file, of]) => [file, ...columns(of.map((part) => [`  ${part.line}:${part.column}`, MISSING[part.aspect], ...more(part), part.text])).map((line) => truncate(line, width))]);
}
