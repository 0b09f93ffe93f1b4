/** Texts of the language name commands of the terminal; in the page each is what the page has in its place. */
import { t, type MessageKey } from './index.ts';

/** What does in the page what the command does, by its name there. */
const IN_PLACE_OF: ReadonlyMap<string, MessageKey> = new Map([
  ['check', 'problems'],
  ['fmt', 'format'],
  ['test', 'scenarios'],
  ['try', 'lab'],
]);

/** A text, or a page of the reference that is named in it. */
type TextPart = string | { topic: string };

/** The text of the page, with the pages of the reference that it leads to. */
export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: command, 1: name, 2: rest, index } of text.matchAll(/`fathom (\w+)([^`]*)`/g)) {
    parts.push(text.slice(from, index));
    if (name === 'help' && rest.trim() !== '') parts.push({ topic: rest.trim() });
    else {
      const key = IN_PLACE_OF.get(name);
      parts.push(key === undefined ? command : `“${t(key)}”`);
    }
    from = index + command.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** The same without links: where only a text can stand. */
export const inPage = (text: string): string =>
  partsOfText(text)
    .map((part) => (typeof part === 'string' ? part : `“${t('reference')}: ${part.topic}”`))
    .join('');

/** The pages of the reference that a text leads to. */
export const topicsIn = (text: string): string[] =>
  partsOfText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.topic]));
