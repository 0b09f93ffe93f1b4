/** Every diagnostic of the language by its code. Declarations come from the map of their layer, or from a check. */
import { CHECKS } from '../checks/index.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';
import type { PackFixContext } from '../checks/check.ts';
import { SIGN_OFF_DIAGNOSTICS, SCENARIO_DIAGNOSTICS, type AnyDeclaration, type Fix } from '../../dsl/internal.ts';

/** The scenarios' map contains those of the layers below: files, syntax, semantics and packs. */
export const DIAGNOSTICS = {
  ...CHECKS,
  ...SIGN_OFF_DIAGNOSTICS,
  ...SCENARIO_DIAGNOSTICS,
} satisfies Record<DiagnosticCode, unknown>;

/** A declaration looked up by its code, so that the type of its data is not known. */
interface RegisteredDeclaration extends Omit<AnyDeclaration, 'fix'> {
  /** `data` comes from a diagnostic with this code */
  fix: { none: string } | { does: string; fixes?(data: unknown, context: PackFixContext): Fix[] };
}

/** The declaration of a code. Editors send codes as strings; undefined for a code of another tool. */
export function declarationFor(code: string): RegisteredDeclaration | undefined {
  return Object.hasOwn(DIAGNOSTICS, code) ? DIAGNOSTICS[code as DiagnosticCode] : undefined;
}
