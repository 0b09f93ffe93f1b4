/**
 * A diagnostic is declared once: its severity, the data of a report, the message made from the data, and the fix.
 *
 * Each layer has a map from codes to declarations (`diagnostics.ts` next to its code), each check its own declaration in its
 * file; `reference/diagnostic-registry.ts` joins them. Code that finds a mistake reports a code, a place and the data; an
 * unknown code or missing data does not compile.
 */
import type { Fix, FixContext } from './fix.ts';
import type { Problem, Severity } from './problem.ts';
import { visible } from './characters.ts';
import { shorten } from './shorten.ts';
import type { Span } from './span.ts';

/** What an editor offers. Suggested names (`data.suggestions`) are offered for every diagnostic. */
type FixRule<Data, Context> =
  /** no fix, and why */
  | { none: string }
  /** what is done, for the documentation; `fixes` is absent if only suggestions are offered */
  | { does: string; fixes?(data: Data, context: Context): Fix[] };

export interface DeclarationBase<Data, Context> {
  severity: Severity | ((data: Data) => Severity);
  /** one sentence in the author's terms, the offending words in quotes */
  message(data: Data): string;
  /** what to do about it */
  help?(data: Data): string | undefined;
  fix: FixRule<Data, Context>;
}

/** `example`: data for the example in the documentation. */
export type Declaration<Data, Context = FixContext> = DeclarationBase<Data, Context> &
  (IsConstant<Data> extends true ? { example?: undefined } : { example: Data });

/** Whether a diagnostic has no data, so that its message is always the same. */
type IsConstant<Data> = unknown extends Data ? true : [Data] extends [undefined] ? true : false;

/** Any declaration, whatever its data. */
export interface AnyDeclaration extends DeclarationBase<never, never> {
  example?: unknown;
}

/** Declarations of diagnostics, by code. */
export type Declarations = Record<string, AnyDeclaration>;

/** The data of a declaration. */
export type DataOf<D extends AnyDeclaration> = D extends { message(data: infer Data): string } ? Data : never;

/** The arguments for the data: none if the message is always the same. */
export type DataArguments<D extends AnyDeclaration> = IsConstant<DataOf<D>> extends true ? [] : [data: DataOf<D>];

/** Reports a problem by its code, its place and its data. */
export type Report<D extends Declarations, Place, Result = void> = <Code extends keyof D & string>(
  code: Code,
  place: Place,
  ...data: DataArguments<D[Code]>
) => Result;

/** Checks a declaration against its data; without `Data` the message is always the same. */
export function declare<Data = undefined, Context = FixContext>(
  declaration: Declaration<Data, Context>,
): Declaration<Data, Context> {
  return declaration;
}

/** Makes the message, help and suggestions of a problem from its declaration and its data. */
export function describeProblem(
  code: string,
  declaration: AnyDeclaration,
  data: unknown,
): Pick<Problem, 'code' | 'severity' | 'message' | 'help' | 'suggestions' | 'data'> {
  const known = data as never;
  const help = declaration.help?.(known);
  const suggestions = suggestionsIn(data);
  return {
    code,
    severity: typeof declaration.severity === 'function' ? declaration.severity(known) : declaration.severity,
    // what is quoted may have been written by anybody
    message: shorten(visible(declaration.message(known))),
    ...(help ? { help: shorten(visible(help)) } : {}),
    ...(suggestions.length ? { suggestions } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** A function that makes the problems of a layer. */
export function problemsOf<D extends Declarations>(declarations: D): Report<D, Span, Problem> {
  return (code, { start, end }, ...[data]) => ({ ...describeProblem(code, declarations[code], data), start, end });
}

function suggestionsIn(data: unknown): string[] {
  const suggestions =
    typeof data === 'object' && data !== null ? (data as { suggestions?: unknown }).suggestions : undefined;
  return Array.isArray(suggestions) ? (suggestions as string[]) : [];
}
