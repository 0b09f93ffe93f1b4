/** The errors of the YAML library as diagnostics for people who write packs. */
import type { ErrorCode, YAMLError } from 'yaml';
import { sourceProblem } from './diagnostics.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';
import type { Span } from './span.ts';

interface ExplainedError {
  toProblem(span: Span): Problem;
  /** a better place than the library's */
  start?: number;
  end?: number;
}

/** `found`: the word at the place of the error. */
type Explain = (found: string, error: YAMLError, text: string) => ExplainedError;

const say = (make: (span: Span) => Problem): ExplainedError => ({ toProblem: make });

const EXPLANATIONS: Partial<Record<ErrorCode, Explain>> = {
  TAB_AS_INDENT: () => say((span) => sourceProblem('tab-indentation', span)),
  BAD_INDENT: (_, error, text) =>
    unclosed(error, text) ?? say((span) => sourceProblem('bad-indentation', span, { reason: sentence(error.message) })),
  MISSING_CHAR: (found, error, text) => unclosed(error, text) ?? missingColon(found, error),
  BAD_DQ_ESCAPE: (found) => say((span) => sourceProblem('bad-escape', span, { escape: found || '\\' })),
  BAD_SCALAR_START: (found) =>
    say((span) => sourceProblem('yaml-syntax', span, { mistake: 'bad-first-character', character: found[0] ?? '' })),
  BLOCK_AS_IMPLICIT_KEY: (_, error) =>
    error.message.startsWith('Nested mappings')
      ? say((span) => sourceProblem('yaml-syntax', span, { mistake: 'second-colon' }))
      : other(error),
  // `{effect: pay 1 kelp: gain 1 card}`
  BLOCK_IN_FLOW: (found, error) =>
    error.message.startsWith('Block collections') && !found.startsWith('- ')
      ? say((span) => sourceProblem('yaml-syntax', span, { mistake: 'colon-in-flow' }))
      : other(error),
  MULTILINE_IMPLICIT_KEY: () => say((span) => sourceProblem('yaml-syntax', span, { mistake: 'key-over-lines' })),
  TAG_RESOLVE_FAILED: (_, error) => say((span) => sourceProblem('yaml-tag', span, { reason: sentence(error.message) })),
  MULTIPLE_DOCS: () => say((span) => sourceProblem('several-documents', span)),
  NON_STRING_KEY: () => say((span) => sourceProblem('bad-key', span)),
  RESOURCE_EXHAUSTION: () => say((span) => sourceProblem('too-deep', span, { limit: MAX_NESTING })),
};

/** Nested collections. Deeper files are refused before any recursive code runs. */
export const MAX_NESTING = LIMITS.nesting.most;

export function explainYamlError(error: YAMLError, text: string): ExplainedError {
  const found = text.slice(error.pos[0], error.pos[1]).split(/[\n:]/, 1)[0].trim();
  return EXPLANATIONS[error.code]?.(found, error, text) ?? other(error);
}

function other(error: YAMLError): ExplainedError {
  return say((span) => sourceProblem('yaml-syntax', span, { mistake: 'other', reason: sentence(error.message) }));
}

function missingColon(found: string, error: YAMLError): ExplainedError {
  return error.message.startsWith('Implicit map keys')
    ? say((span) => sourceProblem('yaml-syntax', span, { mistake: 'missing-colon', after: found }))
    : other(error);
}

/** A quote or bracket that is never closed; a quote is reported where it was opened. */
function unclosed(error: YAMLError, text: string): ExplainedError | undefined {
  const quote = /^Missing closing (["'])/.exec(error.message)?.[1];
  if (quote) {
    const start = openingQuote(text, error.pos[0], quote);
    return { ...say((span) => sourceProblem('unclosed-quote', span, { quote })), start, end: start + 1 };
  }
  const bracket =
    /must be sufficiently indented and end with a ([}\]])/.exec(error.message)?.[1] ??
    /Expected flow (?:map|sequence) to end with ([}\]])/.exec(error.message)?.[1];
  return bracket ? say((span) => sourceProblem('unclosed-bracket', span, { in: 'yaml', bracket })) : undefined;
}

/** The last quote before the end that is not part of an escape. */
function openingQuote(text: string, end: number, quote: string): number {
  let at = text.lastIndexOf(quote, end - 1);
  if (quote === '"') while (at > 0 && text[at - 1] === '\\') at = text.lastIndexOf(quote, at - 1);
  else while (at > 0 && text[at - 1] === "'") at = text.lastIndexOf(quote, at - 2);
  return Math.max(0, at);
}

function sentence(message: string): string {
  const first = message.split('\n', 1)[0];
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
