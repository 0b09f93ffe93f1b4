/** All checks, in the order of their names. */
import type { Diagnostic } from '../source/diagnostic.ts';
import { toDiagnostics, type Check, type CheckInput } from './check.ts';

export const CHECKS: readonly Check[] = [];

export function runChecks(input: CheckInput): Diagnostic[] {
  return CHECKS.filter(({ early }) => early || input.complete).flatMap((check) => toDiagnostics(check, input));
}
