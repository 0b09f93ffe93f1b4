/** What is told of a word of the language and of a field, as Markdown. */
import type { Field } from '../packs/fields.ts';
import { ARGUMENTS } from '../words/arguments.ts';
import { argumentsOf } from '../words/reference.ts';
import type { Word } from '../words/signature.ts';
import { usage } from '../words/usage.ts';

const pages = new Map<Word, string>();

export function wordPage(word: Word): string {
  let page = pages.get(word);
  if (page === undefined) {
    const args = argumentsOf(word.signature).map(({ name, kind }) => `- \`${name}\` (${kind}): ${ARGUMENTS[name]}`);
    pages.set(word, page = [`\`${usage(word)}\``, word.summary + (word.details ? ` ${word.details}` : ''), ...(args.length ? [args.join('\n')] : []), `\`\`\`\n${word.example}\n\`\`\``].join('\n\n'));
  }
  return page;
}

export const fieldPage = (name: string, { doc, required, note }: Field): string =>
  `\`${name}\`: ${doc}${required ? ' (must be given)' : ''}${note ? ' (a note for people; the rules do not read it)' : ''}`;
