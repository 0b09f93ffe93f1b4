/** Problems of the text of one card. */
import type { DataArguments, Range } from '../../dsl/internal.ts';
import type { TextProblem } from '../parse/problems.ts';
import { tableProblem, type TABLE_DIAGNOSTICS, type TableDiagnosticCode } from './diagnostics.ts';

/** A declared diagnostic of a table at a range of the text of one card. */
export function textProblem<Code extends TableDiagnosticCode>(
  code: Code,
  range: Range,
  ...data: DataArguments<(typeof TABLE_DIAGNOSTICS)[Code]>
): TextProblem {
  const {
    start: _start,
    end: _end,
    severity: _severity,
    related: _related,
    suggestions = [],
    ...problem
  } = tableProblem(code, range, ...data);
  return { ...problem, range, suggestions };
}
