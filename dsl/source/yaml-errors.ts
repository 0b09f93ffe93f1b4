/** What the YAML library found wrong, in the words of somebody who writes packs. */
import type { ErrorCode, YAMLError } from 'yaml';

export interface ExplainedError {
  code: string;
  message: string;
  help?: string;
  /** a better place than the library's */ start?: number;
  end?: number;
}

const EXPLANATIONS: Partial<Record<ErrorCode, (found: string, error: YAMLError, text: string) => ExplainedError>> = {
  TAB_AS_INDENT: () => ({
    code: 'tab-indentation',
    message: 'YAML is indented by spaces, and here stands a tab.',
    help: 'Replace each tab by two spaces.',
  }),
  BAD_INDENT: (_, error, text) =>
    unclosed(error, text) ?? {
      code: 'bad-indentation',
      message: sentence(error.message),
      help: 'Entries of one map or list begin in the same column.',
    },
  MISSING_CHAR: (found, error, text) => unclosed(error, text) ?? missingColon(found, error),
  BAD_DQ_ESCAPE: (found) => ({
    code: 'bad-escape',
    message: `"${found || '\\'}" is not an escape that YAML knows.`,
    help: 'Write \\\\ for a backslash, or use single quotes.',
  }),
  BAD_SCALAR_START: (found) => ({
    code: 'yaml-syntax',
    message: `A text without quotes cannot begin with "${found[0] ?? ''}".`,
    help: 'Put the text in quotes.',
  }),
  BLOCK_AS_IMPLICIT_KEY: (_, error) => nestedMapping(error),
  MULTILINE_IMPLICIT_KEY: () => ({
    code: 'yaml-syntax',
    message: 'A key must stand on one line.',
    help: 'Is a colon missing on the line before, or a quote?',
  }),
  TAG_RESOLVE_FAILED: (_, error) => ({
    code: 'yaml-tag',
    message: sentence(error.message),
    help: 'Remove the tag: packs need none.',
  }),
  MULTIPLE_DOCS: () => ({ code: 'several-documents', message: 'This file holds several YAML documents.' }),
  NON_STRING_KEY: () => ({ code: 'bad-key', message: 'A key is a single word.' }),
  RESOURCE_EXHAUSTION: () => ({ code: 'too-deep', message: 'Lists and maps are nested too deep.' }),
};

export function explainYamlError(error: YAMLError, text: string): ExplainedError {
  const found = text.slice(error.pos[0], error.pos[1]).split(/[\n:]/, 1)[0].trim();
  return EXPLANATIONS[error.code]?.(found, error, text) ?? { code: 'yaml-syntax', message: sentence(error.message) };
}

function nestedMapping(error: YAMLError): ExplainedError {
  if (!error.message.startsWith('Nested mappings')) return { code: 'yaml-syntax', message: sentence(error.message) };
  return {
    code: 'yaml-syntax',
    message: 'A second ": " stands in a text without quotes.',
    help: 'Put the text in quotes, or begin it with "|" on a line of its own.',
  };
}

function missingColon(found: string, error: YAMLError): ExplainedError {
  if (!error.message.startsWith('Implicit map keys')) return { code: 'yaml-syntax', message: sentence(error.message) };
  return { code: 'yaml-syntax', message: `A ":" is missing after "${found}".` };
}

/** A quote or bracket that is never closed is told where it was opened. */
function unclosed(error: YAMLError, text: string): ExplainedError | undefined {
  const quote = /^Missing closing (["'])/.exec(error.message)?.[1];
  if (quote) {
    const start = openingQuote(text, error.pos[0], quote);
    return { code: 'unclosed-quote', message: `This ${quote} is never closed.`, start, end: start + 1 };
  }
  const bracket =
    /must be sufficiently indented and end with a ([}\]])/.exec(error.message)?.[1] ??
    /Expected flow (?:map|sequence) to end with ([}\]])/.exec(error.message)?.[1];
  if (!bracket) return undefined;
  return {
    code: 'unclosed-bracket',
    message: `A "${bracket}" is missing before this place.`,
    help: `What begins with "${bracket === '}' ? '{' : '['}" must end with "${bracket}".`,
  };
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
