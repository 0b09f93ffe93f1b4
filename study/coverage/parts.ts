/** Parts of programs that were not reached: which of them are worth telling. */
import type { Aspect, CoveragePart } from '../../interpreter/scenario/index.ts';
import { groupBy } from './group-by.ts';

export const UNREACHED_LABELS: Record<Aspect, string> = {
  runs: 'never run',
  true: 'never true',
  false: 'never false',
  fires: 'never fires',
  passes: 'never passes',
  changes: 'changes nothing',
};

/** In the order of the files, without parts that follow from an earlier part of the same line. */
export function outermost<P extends CoveragePart>(parts: readonly P[]): P[] {
  const out: P[] = [];
  for (const part of parts.toSorted(byPlace)) {
    const outer = out.at(-1);
    if (outer === undefined || !follows(part, outer)) out.push(part);
  }
  return out;
}

/** The same, file by file. */
export const unreachedByFile = <P extends CoveragePart>(parts: readonly P[]): [file: string, of: P[]][] =>
  groupBy(outermost(parts), ({ file }) => file);

/** Nothing happens inside a part that never runs or fires, nor on a side that a condition never takes. */
function follows(part: CoveragePart, outer: CoveragePart): boolean {
  const isWithin = part.file === outer.file && part.line === outer.line && outer.text.includes(part.text);
  if (!isWithin) return false;
  if (outer.aspect === 'runs') return true;
  if (part.text === outer.text) return false;
  if (outer.aspect === 'fires') return true;
  return part.aspect === 'runs' && (outer.aspect === 'true' || outer.aspect === 'false');
}

/** At the same position longer texts come first, as they contain the shorter ones; whether something runs comes before how. */
function byPlace(a: CoveragePart, b: CoveragePart): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    a.line - b.line ||
    a.column - b.column ||
    b.text.length - a.text.length ||
    Number(b.aspect === 'runs') - Number(a.aspect === 'runs')
  );
}
