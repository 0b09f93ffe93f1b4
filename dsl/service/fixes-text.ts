/** How mistakes of YAML and of the grammar are mended: signs that are missing, and some that are too many. */
import { afterText, endOfLine, entryAt, removeEntry } from '../source/yaml-edits.ts';
import type { Broken, Fix, Fixes } from './fixes.ts';

export const TEXT_FIXES: Fixes = {
  'yaml-syntax': ({ diagnostic, span, text }) => {
    if (!diagnostic.help?.startsWith('Put the text in quotes')) return [];
    const start = text.lastIndexOf('\n', span.start - 1) + 1;
    const end = endOfLine(text, span.start);
    const line = text.slice(start, end);
    const key = /^\s*(?:- )*[^:]+:\s+/.exec(line)?.[0];
    if (!key) return [];
    const value = line.slice(key.length).trimEnd();
    return [
      {
        title: 'Put the text in quotes',
        edits: [
          { span: { start: start + key.length, end: start + key.length + value.length }, text: JSON.stringify(value) },
        ],
      },
    ];
  },
  'tab-indentation': ({ span, text }) => {
    const start = text.lastIndexOf('\n', span.start - 1) + 1;
    const blanks = /^\s*/.exec(text.slice(start, endOfLine(text, start)))![0];
    return [
      {
        title: 'Indent by spaces',
        edits: [{ span: { start, end: start + blanks.length }, text: blanks.replaceAll('\t', '  ') }],
      },
    ];
  },
  'extra-bracket': ({ span }) => [{ title: 'Remove the bracket', edits: [{ span, text: '' }] }],
  'bad-escape': ({ span, text }) =>
    text[span.start] === '\\'
      ? [{ title: 'Write the backslash twice', edits: [{ span: { start: span.start, end: span.start }, text: '\\' }] }]
      : [],
  'yaml-tag': ({ span, text }) => {
    const tag = /^!\S*\s*/.exec(text.slice(span.start))?.[0];
    return tag
      ? [
          {
            title: `Remove "${tag.trim()}"`,
            edits: [{ span: { start: span.start, end: span.start + tag.length }, text: '' }],
          },
        ]
      : [];
  },
  'unclosed-quote': ({ span, text }) => [
    {
      title: 'Close the quote at the end of the line',
      edits: [{ span: afterText(text, endOfLine(text, span.start)), text: text[span.start] }],
    },
  ],
  'unclosed-bracket': (broken) => missing(broken, /^A "(.)" is missing/.exec(broken.diagnostic.message)?.[1]),
  'expected-colon': (broken) => missing(broken, ':'),
  'missing-separator': (broken) => missing(broken, ';'),
  // what stands twice is in the tree once: its lines are told by their margin
  'duplicate-key': ({ span, text }) => {
    const start = text.lastIndexOf('\n', span.start - 1) + 1;
    const margin = text.slice(start, span.start);
    if (margin.trim() !== '') return [];
    const rest = text.slice(span.start);
    const next = new RegExp(`\\n(?=[ ]{0,${margin.length}}\\S)`).exec(rest);
    return [
      {
        title: `Remove this "${text.slice(span.start, span.end)}"`,
        careful: true,
        edits: [{ span: { start, end: next ? span.start + next.index + 1 : text.length }, text: '' }],
      },
    ];
  },
  'unknown-key': ({ diagnostic, span, text, root }) => {
    const found = diagnostic.suggestions?.length ? null : root && entryAt(root, span);
    return found
      ? [{ title: `Remove "${found.entry.key}"`, careful: true, edits: [removeEntry(found.entry, found.map, text)] }]
      : [];
  },
  'stray-adjective': stray,
  'stray-place': stray,
  'stray-in': stray,
  'stray-adjacent': stray,
  'stray-period': stray,
  'stray-top': stray,
};

/** Words that say nothing where they stand. */
function stray({ span, text }: Broken): Fix[] {
  const words = text.slice(span.start, span.end);
  const blanks = /^[^\S\n]*/.exec(text.slice(span.end))![0];
  return words.trim() && !words.includes('\n')
    ? [
        {
          title: `Remove "${words}"`,
          careful: true,
          edits: [{ span: { start: span.start, end: span.end + blanks.length }, text: '' }],
        },
      ]
    : [];
}

/** A sign put behind what stands before the marked words. */
function missing({ span, text }: Broken, sign: string | undefined): Fix[] {
  return sign === undefined
    ? []
    : [{ title: `Write the missing "${sign}"`, edits: [{ span: afterText(text, span.start), text: sign }] }];
}
