/** Makes problems of declared diagnostics, for files that belong to a command and not to a pack. */
import { describeProblem, type DataArguments, type Declarations } from './declaration.ts';
import type { Problem } from './problem.ts';
import type { Span } from './span.ts';

/** The problem of a code at a place. Nothing is fixed in these files, so the problem has no data. */
export function reporter<D extends Declarations>(declarations: D) {
  return <Code extends keyof D & string>(
    code: Code,
    { start, end }: Span,
    ...[given]: DataArguments<D[Code]>
  ): Problem => {
    const { data: _, ...words } = describeProblem(code, declarations[code], given);
    return { ...words, start, end };
  };
}
