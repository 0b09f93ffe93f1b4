/** The Markdown of the reference as blocks: paragraphs, lists, code and tables. It has no more than that. */
import { partsOfText } from '../i18n/typed-commands.ts';

export type Inline = { is: 'text' | 'code' | 'bold'; text: string } | { is: 'topic'; topic: string };
export type Block =
  | { is: 'paragraph'; line: Inline[] }
  | { is: 'list'; isNumbered: boolean; items: Inline[][] }
  | { is: 'code'; text: string; isEffect: boolean }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] };

/** Blocks are separated by empty lines, which code may have, too. */
const BLOCK = /```[^]*?```|\S(?:(?!\n\n)[^])*/g;

export const blocksOf = (markdown: string): Block[] => (markdown.match(BLOCK) ?? []).map(blockOf);

function blockOf(block: string): Block {
  const fenced = /^```(\w*)\n([^]*?)\n?```$/.exec(block);
  if (fenced) return { is: 'code', text: fenced[2], isEffect: fenced[1] === '' };
  if (block.startsWith('| ')) return tableOf(block);
  if (/^(?:- |\d+\. )/.test(block)) {
    const items = block.split('\n').map((line) => inlineOf(line.replace(/^(?:- |\d+\. )/, '')));
    return { is: 'list', isNumbered: !block.startsWith('-'), items };
  }
  return { is: 'paragraph', line: inlineOf(block.replaceAll('\n', ' ')) };
}

/** Without columns that are empty in all rows. */
function tableOf(block: string): Block {
  const [head, , ...rows] = block.split('\n').map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
  );
  const used = (cells: readonly string[]): Inline[][] =>
    cells.filter((_, i) => rows.some((row) => row[i] !== '')).map(inlineOf);
  return { is: 'table', head: used(head), rows: rows.map(used) };
}

/** A line, with the commands that it names as what the page has for them. */
const inlineOf = (line: string): Inline[] =>
  partsOfText(line).flatMap((part): Inline[] =>
    typeof part === 'string'
      ? part
          .split(/(`[^`]*`|\*\*[^*]*\*\*)/)
          .filter((text) => text !== '')
          .map(markedOf)
      : [{ is: 'topic', topic: part.topic }],
  );

function markedOf(text: string): Inline {
  if (/^`.*`$/.test(text)) return { is: 'code', text: text.slice(1, -1) };
  return /^\*\*.*\*\*$/.test(text) ? { is: 'bold', text: text.slice(2, -2) } : { is: 'text', text };
}
