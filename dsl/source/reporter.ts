/** Makes problems of declared diagnostics, for what does not belong to a pack: files of a command, and texts of cards. */
import { describeProblem, type DataArguments, type Declarations } from './declaration.ts';
import type { OwnerOfCodes, Problem } from './problem.ts';
import type { Span } from './span.ts';

/** The problem of a code at a place. */
export function reporter<D extends Declarations>(of: OwnerOfCodes, declarations: D) {
  return <Code extends keyof D & string>(
    code: Code,
    { start, end }: Span,
    ...[data]: DataArguments<D[Code]>
  ): Problem => ({
    ...describeProblem(code, declarations[code], data),
    of,
    start,
    end,
  });
}
