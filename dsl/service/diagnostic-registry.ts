/** Every diagnostic of the language by its code. A declaration joins it with the map of its layer, or as a check. */
import { CHECKS } from '../checks/index.ts';
import type { PackFixContext } from '../checks/check.ts';
import { SIGN_OFF_DIAGNOSTICS } from '../provenance/diagnostics.ts';
import { SCENARIO_DIAGNOSTICS } from '../scenarios/diagnostics.ts';
import type { AnyDeclaration } from '../source/declaration.ts';
import type { Fix } from '../source/fix.ts';

/** The scenarios' map contains those of the layers below: files, syntax, semantics and packs. */
export const DIAGNOSTICS = { ...CHECKS, ...SIGN_OFF_DIAGNOSTICS, ...SCENARIO_DIAGNOSTICS };

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** A declaration as whoever looks it up by a code may use it. */
interface RegisteredDeclaration extends Omit<AnyDeclaration, 'fix'> {
  /** `data` comes from a diagnostic with this code */
  fix: { none: string } | { does: string; fixes?(data: unknown, context: PackFixContext): Fix[] };
}

/** Codes of diagnostics come as strings from editors; undefined for a code of somebody else. */
export function declarationFor(code: string): RegisteredDeclaration | undefined {
  return Object.hasOwn(DIAGNOSTICS, code) ? DIAGNOSTICS[code as DiagnosticCode] : undefined;
}
