/** Lists parts of programs that were not reached, for the terminal. */
import type { Aspect, CoveragePart } from '../../interpreter/scenario/index.ts';
import { outermost } from '../../study/internal.ts';
import { groupBy } from '../group-by.ts';
import { columns, truncate } from '../terminal/paint.ts';

export const UNREACHED_LABELS: Record<Aspect, string> = {
  runs: 'never run',
  true: 'never true',
  false: 'never false',
  fires: 'never fires',
  passes: 'never passes',
  changes: 'changes nothing',
};

/** The parts below the name of their file: position, what is missing, the cells of `extraColumns`, text. */
export function partLines<P extends CoveragePart>(
  parts: readonly P[],
  width: number,
  extraColumns: (part: P) => string[] = () => [],
): string[] {
  return groupBy(outermost(parts), ({ file }) => file).flatMap(([file, partsOfFile]) => {
    const rows = partsOfFile.map((part) => [
      `  ${part.line}:${part.column}`,
      UNREACHED_LABELS[part.aspect],
      ...extraColumns(part),
      part.text,
    ]);
    return [file, ...columns(rows).map((line) => truncate(line, width))];
  });
}
