/** Diagnostics of the bytes and the YAML of a file. */
import { characterName, unicodeNumber, type HiddenKind } from './characters.ts';
import { declare, problemsOf } from './declaration.ts';
import { grouped } from './limits.ts';
import { afterText, endOfLine } from './yaml-edits.ts';
import type { Fix, FixContext } from './fix.ts';

const NOT_A_PACK_FILE = {
  none: 'the file is not part of a pack; what to do depends on its purpose',
};

export const SOURCE_DIAGNOSTICS = {
  'file-too-large': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `This file is larger than ${grouped(limit)} bytes and was not read.`,
    help: () => 'Split it: every *.yaml file in the folder of a pack is read.',
    fix: NOT_A_PACK_FILE,
    example: { limit: 1_000_000 },
  }),
  'byte-order-mark': declare({
    severity: 'warning',
    message: () => 'This file begins with a byte order mark; it is ignored.',
    help: () => 'Save the file as UTF-8 without a mark; `fathom fmt` does it.',
    fix: NOT_A_PACK_FILE,
  }),
  'control-character': declare<{ character: string }>({
    severity: 'error',
    message: ({ character }) =>
      `This file contains ${character === '\0' ? 'a NUL character' : `the control character ${unicodeNumber(character)}`}.`,
    help: () => 'Remove it; is this really a text file?',
    fix: NOT_A_PACK_FILE,
    example: { character: '\u001b' },
  }),
  'hidden-character': declare<{ character: string; kind: HiddenKind }>({
    severity: ({ kind }) => (kind === 'invisible' ? 'warning' : 'error'),
    message: ({ character, kind }) => hiddenMessage(characterName(character), kind),
    help: ({ kind }) =>
      kind === 'invisible'
        ? 'Remove it: two names that look the same may differ by it.'
        : 'Remove it: a text must be what it looks like, in a terminal and on a page.',
    fix: {
      does: 'the character is removed',
      fixes: ({ character }, { span }) => [
        {
          title: { is: 'remove-character', name: unicodeNumber(character) },
          careful: true,
          edits: [{ span, text: '' }],
        },
      ],
    },
    example: { character: '\u202e', kind: 'direction' },
  }),
  'inexact-number': declare<{ written: string; because: 'too-large' | 'too-exact' | 'negative-zero' }>({
    severity: 'error',
    message: ({ written, because }) =>
      because === 'negative-zero'
        ? `"${written}" is no number of its own: it is 0.`
        : because === 'too-large'
          ? `"${written}" is larger than the largest whole number that can be read exactly, ${Number.MAX_SAFE_INTEGER}.`
          : `"${written}" has more digits than can be read exactly.`,
    help: ({ because }) =>
      because === 'negative-zero' ? 'Write 0.' : 'Write a smaller number; if it is a name or a code, put it in quotes.',
    fix: {
      does: 'zero without its sign, or the number in quotes',
      fixes: ({ written, because }, { span }) => [
        because === 'negative-zero'
          ? { title: { is: 'write', text: '0' }, edits: [{ span, text: '0' }] }
          : { title: { is: 'quote' }, careful: true, edits: [{ span, text: `"${written}"` }] },
      ],
    },
    example: { written: '12345678901234567890', because: 'too-large' },
  }),
  'yaml-version': declare<{ version: string }>({
    severity: 'error',
    message: ({ version }) => `This file says that it is YAML ${version}; packs are YAML 1.2.`,
    help: () => 'Remove the line: in YAML 1.1 `yes`, `010` and `1:30` are other values.',
    fix: {
      does: 'the line is removed',
      fixes: ({ version }, { span, text }) => [
        {
          title: { is: 'remove', what: `%YAML ${version}` },
          careful: true,
          edits: [
            { span: { start: span.start, end: Math.min(text.length, endOfLine(text, span.start) + 1) }, text: '' },
          ],
        },
      ],
    },
    example: { version: '1.1' },
  }),
  'not-utf8': declare({
    severity: 'error',
    message: () => 'This file is not UTF-8 from here on.',
    help: () => 'Save it as UTF-8.',
    fix: NOT_A_PACK_FILE,
  }),
  'tab-indentation': declare({
    severity: 'error',
    message: () => 'YAML is indented by spaces, and here is a tab.',
    help: () => 'Replace each tab by two spaces.',
    fix: { does: 'spaces instead of tabs', fixes: (_, context) => [withoutTabs(context)] },
  }),
  'bad-indentation': declare<{ reason: string }>({
    severity: 'error',
    message: ({ reason }) => reason,
    help: () => 'Entries of one map or list begin in the same column.',
    fix: NOT_A_PACK_FILE,
    example: { reason: 'All mapping items must start at the same column.' },
  }),
  'bad-escape': declare<{ escape: string }>({
    severity: 'error',
    message: ({ escape }) => `"${escape}" is not an escape that YAML knows.`,
    help: () => 'Write \\\\ for a backslash, or use single quotes.',
    fix: {
      does: 'the backslash twice',
      fixes: (_, { span: { start }, text }) =>
        text[start] === '\\'
          ? [{ title: { is: 'backslash' }, edits: [{ span: { start, end: start }, text: '\\' }] }]
          : [],
    },
    example: { escape: '\\d' },
  }),
  'yaml-syntax': declare<YamlMistake>({
    severity: 'error',
    message: yamlMistake,
    help: yamlHelp,
    fix: {
      does: 'quotes around a text with a second colon',
      fixes: ({ mistake }, context) =>
        mistake === 'second-colon' || mistake === 'bad-first-character'
          ? quoteValue(context)
          : mistake === 'colon-in-flow'
            ? [quoteAll(context)]
            : [],
    },
    example: { mistake: 'second-colon' },
  }),
  'yaml-tag': declare<{ reason: string } | { tag: string; changes: boolean }>({
    // a tag that says what the value is anyway changes nothing
    severity: (data) => ('tag' in data && !data.changes ? 'warning' : 'error'),
    message: (data) => ('reason' in data ? data.reason : `"${data.tag}" is a tag of YAML, which packs do not use.`),
    help: () => 'Remove the tag: packs need none.',
    fix: { does: 'the tag is removed', fixes: (_, context) => withoutTag(context) },
    example: { reason: 'Unresolved tag: !x.' },
  }),
  'several-documents': declare({
    severity: 'error',
    message: () => 'This file contains several YAML documents.',
    help: () => 'Keep one: remove the line `---`, or make a file of each.',
    fix: NOT_A_PACK_FILE,
  }),
  'bad-key': declare({
    severity: 'error',
    message: () => 'A key is a single word.',
    fix: NOT_A_PACK_FILE,
  }),
  'unsafe-key': declare<{ key: string }>({
    severity: 'error',
    message: ({ key }) => `"${key}" cannot be a key.`,
    help: () => 'Choose another name.',
    fix: NOT_A_PACK_FILE,
    example: { key: '__proto__' },
  }),
  'too-deep': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `Lists and maps are nested deeper than ${limit} levels.`,
    fix: NOT_A_PACK_FILE,
    example: { limit: 64 },
  }),
  'too-many-nodes': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `With its aliases in place this file has more than ${grouped(limit)} values.`,
    help: () => 'Remove aliases (`*name`), or split the file.',
    fix: NOT_A_PACK_FILE,
    example: { limit: 100_000 },
  }),
  'too-much-text': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `With its aliases in place this file has more than ${grouped(limit)} characters of text.`,
    help: () => 'Remove aliases (`*name`), or shorten what they repeat.',
    fix: NOT_A_PACK_FILE,
    example: { limit: 4_000_000 },
  }),
  'empty-file': declare({
    severity: 'error',
    message: () => 'This file is empty.',
    help: () => 'Write at least one section, or remove the file.',
    fix: NOT_A_PACK_FILE,
  }),
  'not-a-map': declare<{ found: 'list' | 'single value' }>({
    severity: 'error',
    message: ({ found }) => `A file of a pack is a map of sections, not a ${found}.`,
    help: () => 'Begin with a section, such as `cards:`, and indent what belongs to it.',
    fix: NOT_A_PACK_FILE,
    example: { found: 'list' },
  }),
  'duplicate-key': declare<{ key: string }>({
    severity: 'error',
    message: ({ key }) => `The key "${key}" is given twice in this map.`,
    help: () => 'Remove one, or put both contents under one.',
    fix: { does: 'this one is removed', fixes: (_, context) => withoutLinesOf(context) },
    example: { key: 'type' },
  }),
  'cyclic-alias': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `"*${name}" is inside what it repeats.`,
    fix: NOT_A_PACK_FILE,
    example: { name: 'all' },
  }),
  'unknown-alias': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `There is no anchor "&${name}" before this alias.`,
    fix: NOT_A_PACK_FILE,
    example: { name: 'all' },
  }),
  'unclosed-quote': declare<{ quote: string }>({
    severity: 'error',
    message: ({ quote }) => `This ${quote} is never closed.`,
    fix: {
      does: 'closed at the end of the line',
      fixes: (_, { span, text }) => [
        {
          title: { is: 'close-quote' },
          edits: [{ span: afterText(text, endOfLine(text, span.start)), text: text[span.start] }],
        },
      ],
    },
    example: { quote: '"' },
  }),
  /** `in`: the place is where the bracket is missing in YAML, where it was opened in an effect. */
  'unclosed-bracket': declare<{ in: 'yaml'; bracket: string } | { in: 'effect' }>({
    severity: 'error',
    message: (data) =>
      data.in === 'yaml'
        ? `A "${data.bracket}" is missing before this place.`
        : 'Expected `)` to close the bracket that opens here.',
    help: (data) =>
      data.in === 'yaml'
        ? `What begins with "${data.bracket === '}' ? '{' : '['}" must end with "${data.bracket}".`
        : undefined,
    fix: {
      does: 'the bracket that is missing in YAML, before the marked place',
      fixes: (data, context) => (data.in === 'yaml' ? missingSign(data.bracket, context) : []),
    },
    example: { in: 'yaml', bracket: '}' },
  }),
};

export const sourceProblem = problemsOf(SOURCE_DIAGNOSTICS);

type YamlMistake =
  | { mistake: 'second-colon' | 'colon-in-flow' | 'key-over-lines' }
  | { mistake: 'bad-first-character'; character: string }
  | { mistake: 'missing-colon'; after: string }
  | { mistake: 'other'; reason: string };

function yamlMistake(data: YamlMistake): string {
  switch (data.mistake) {
    case 'second-colon':
      return 'There is a second ": " in a text without quotes.';
    case 'colon-in-flow':
      return 'There is a ": " in a text without quotes.';
    case 'key-over-lines':
      return 'A key must be on one line.';
    case 'bad-first-character':
      return `A text without quotes cannot begin with "${data.character}".`;
    case 'missing-colon':
      return `A ":" is missing after "${data.after}".`;
    case 'other':
      return data.reason;
  }
}

function yamlHelp({ mistake }: YamlMistake): string | undefined {
  switch (mistake) {
    case 'second-colon':
      return 'Put the text in quotes, or begin it with "|" and write it on the lines below.';
    case 'key-over-lines':
      return 'Is a colon missing on the line before, or a quote?';
    case 'bad-first-character':
    case 'colon-in-flow':
      return 'Put the text in quotes.';
    default:
      return undefined;
  }
}

function hiddenMessage(name: string, kind: HiddenKind): string {
  switch (kind) {
    case 'control':
      return `Here is the control character ${name}.`;
    case 'direction':
      return `Here is ${name}, by which the text after it is shown in another order.`;
    case 'surrogate':
      return `Here is ${name}, one half of a character.`;
    case 'invisible':
      return `Here is the invisible character ${name}.`;
  }
}

/** Writes a missing sign after the text before the marked words. */
export function missingSign(sign: string, { span, text }: FixContext): Fix[] {
  return [{ title: { is: 'missing-sign', sign }, edits: [{ span: afterText(text, span.start), text: sign }] }];
}

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

function withoutTabs({ span, text }: FixContext): Fix {
  const start = startOfLine(text, span.start);
  const blanks = /^\s*/.exec(text.slice(start, endOfLine(text, start)))![0];
  return {
    title: { is: 'indent-by-spaces' },
    edits: [{ span: { start, end: start + blanks.length }, text: blanks.replaceAll('\t', '  ') }],
  };
}

/** Quotes around all that is marked. */
const quoteAll = ({ span, text }: FixContext): Fix => ({
  title: { is: 'quote' },
  edits: [{ span, text: JSON.stringify(text.slice(span.start, span.end)) }],
});

/** Quotes around the value of the marked line. */
function quoteValue({ span, text }: FixContext): Fix[] {
  const lineStart = startOfLine(text, span.start);
  const line = text.slice(lineStart, endOfLine(text, span.start));
  const key = /^\s*(?:- )*[^:]+:\s+/.exec(line)?.[0];
  if (!key) return [];
  const value = line.slice(key.length).trimEnd();
  const start = lineStart + key.length;
  return [
    {
      title: { is: 'quote' },
      edits: [{ span: { start, end: start + value.length }, text: JSON.stringify(value) }],
    },
  ];
}

function withoutTag({ span: { start }, text }: FixContext): Fix[] {
  const tag = /^!\S*\s*/.exec(text.slice(start))?.[0];
  return tag
    ? [{ title: { is: 'remove', what: tag.trim() }, edits: [{ span: { start, end: start + tag.length }, text: '' }] }]
    : [];
}

/** The tree has a repeated key only once, so its lines are found by their indentation. */
function withoutLinesOf({ span, text }: FixContext): Fix[] {
  const start = startOfLine(text, span.start);
  const margin = text.slice(start, span.start);
  if (margin.trim() !== '') return [];
  const next = new RegExp(`\\n(?=[ ]{0,${margin.length}}\\S)`).exec(text.slice(span.start));
  return [
    {
      title: { is: 'remove-this', what: text.slice(span.start, span.end) },
      careful: true,
      edits: [{ span: { start, end: next ? span.start + next.index + 1 : text.length }, text: '' }],
    },
  ];
}
