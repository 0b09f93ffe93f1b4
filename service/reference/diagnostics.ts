/** Topics of the diagnostics: what each code means, and how to mend it. */
import { CHECKS } from '../checks/index.ts';
import type { AnyCheck } from '../checks/check.ts';
import { didYouMean, sentence, describeProblem, type AnyDeclaration, type Diagnostic } from '../../dsl/internal.ts';
import { DIAGNOSTICS } from './diagnostic-registry.ts';
import type { Topic } from './topic.ts';

const checks: Readonly<Record<string, AnyCheck>> = CHECKS;

function topic(code: string, declaration: AnyDeclaration): Topic {
  const { severity, message, help, suggestions } = describeProblem(code, declaration, declaration.example);
  const example = sentence(message) + didYouMean(suggestions ?? []);
  const { fix } = declaration;
  const severities =
    typeof declaration.severity === 'function'
      ? 'an error or a warning'
      : `${severity === 'error' ? 'an' : 'a'} ${severity}`;
  const summary = Object.hasOwn(checks, code) ? sentence(checks[code].summary) : example;
  return {
    name: code,
    chapter: 'diagnostic',
    summary,
    page: [
      `\`${code}\` is ${severities}.`,
      ...(summary === example ? [] : [`It finds: ${summary}`]),
      `Example: ${example}`,
      ...(help ? [`Help: ${help}`] : []),
      'none' in fix ? `No fix is offered: ${fix.none}.` : `Fix: ${fix.does}.`,
    ].join('\n\n'),
  };
}

export const DIAGNOSTIC_TOPICS: readonly Topic[] = Object.entries<AnyDeclaration>(DIAGNOSTICS)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, declaration]) => topic(code, declaration));

/** A problem with a code, as its declaration has it for an example. */
export function diagnosticExample(
  code: string,
): Pick<Diagnostic, 'code' | 'data' | 'severity' | 'message' | 'help' | 'suggestions'> {
  const declaration: AnyDeclaration = (DIAGNOSTICS as Record<string, AnyDeclaration>)[code];
  return { data: declaration.example, ...describeProblem(code, declaration, declaration.example) };
}
