/** The rulebook of a pack in lines for a terminal. */
import type { Rulebook, RulebookEntry, RulebookWords, RuleStep } from '../../table/index.ts';
import { wrap, type Paint } from '../terminal/paint.ts';
import { citationLine } from './citations.ts';

/** Longer lines are hard to read. */
const MOST_COLUMNS = 96;

interface TextLayout {
  paint: Paint;
  width: number;
  words: RulebookWords;
}

export function rulesText(book: Rulebook, { paint, width: columns, words }: TextLayout): string {
  const width = Math.min(columns, MOST_COLUMNS);
  const titles = titlesOf(book);
  const lines = wrap(words.rulesOf(book.title), width).map((line) => paint('bold', line));
  for (const { title, entries } of book.chapters) {
    lines.push('', ...ruled(title, width).map((line) => paint('bold', line)));
    for (const entry of entries) lines.push('', ...entryLines(entry, { paint, width, words }, titles));
  }
  return `${lines.join('\n')}\n`;
}

export const titlesOf = ({ chapters }: Rulebook): Map<string, string> =>
  new Map(chapters.flatMap(({ entries }) => entries.map(({ key, title }) => [key, title ?? ''])));

/** A heading with a line up to the edge, as a story has it. */
function ruled(title: string, width: number): string[] {
  const lines = wrap(title, width - 4);
  const rest = width - 4 - [...lines.at(-1)!].length;
  return lines.map((line, i) => (i < lines.length - 1 ? `── ${line}` : `── ${line} ${'─'.repeat(Math.max(0, rest))}`));
}

function entryLines(
  { title, explained, texts, steps, sources }: RulebookEntry,
  { paint, width, words }: TextLayout,
  titles: ReadonlyMap<string, string>,
): string[] {
  const indented = (text: string, style?: string): string[] =>
    wrap(text, width - 2).map((line) => `  ${style === undefined ? line : paint(style, line)}`);
  return [
    ...(title === null ? [] : wrap(title, width).map((line) => paint('cyan', line))),
    ...(explained === null ? [] : indented(explained, 'italic')),
    ...texts.flatMap((one) =>
      indented(one.title === null ? one.text : `${paint('bold', `${one.title}:`)} ${one.text}`),
    ),
    ...stepLines(steps, '', { paint, width, words }, titles),
    ...(sources.length === 0 ? [] : indented(`${words.sources}: ${citationLine(sources)}`, 'dim')),
  ];
}

/** Numbered `1`, `1.1`; those inside another one stand to the right of its number. */
function stepLines(
  steps: readonly RuleStep[],
  above: string,
  layout: TextLayout,
  titles: ReadonlyMap<string, string>,
): string[] {
  const { paint, width } = layout;
  return steps.flatMap(({ text, see, steps: inner }, i) => {
    const number = `${above}${i + 1}`;
    const indent = ' '.repeat(2 + 2 * (number.split('.').length - 1));
    const leads = see.map((key) => ` ${paint('cyan', `→ ${titles.get(key) ?? ''}`)}`).join('');
    const room = Math.max(20, width - indent.length - number.length - 1);
    const lines = wrap(`${text}${leads}`, room);
    return [
      ...lines.map((line, n) => `${indent}${n === 0 ? paint('bold', number) : ' '.repeat(number.length)} ${line}`),
      ...stepLines(inner, `${number}.`, layout, titles),
    ];
  });
}
