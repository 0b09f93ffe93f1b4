/** The rulebook of a pack as Markdown, with contents and links. */
import type { Rulebook, RulebookEntry, RulebookWords, RuleStep } from '../../table/index.ts';
import { WRITTEN_BY_RULES } from '../terminal/output.ts';
import { citationLine } from './citations.ts';
import { titlesOf } from './text.ts';

export function rulesMarkdown(book: Rulebook, words: RulebookWords): string {
  const titles = titlesOf(book);
  const blocks = [
    `<!-- ${WRITTEN_BY_RULES} -->`,
    `# ${plain(words.rulesOf(book.title))}`,
    book.chapters.map(({ kind, title }) => `- [${plain(title)}](#${anchorOf(kind)})`).join('\n'),
    ...book.chapters.flatMap(({ kind, title, entries }) => [
      `## ${anchored(kind)}${plain(title)}`,
      ...entries.flatMap((entry) => entryBlocks(entry, words, titles)),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function entryBlocks(
  { key, title, explained, texts, steps, sources }: RulebookEntry,
  words: RulebookWords,
  titles: ReadonlyMap<string, string>,
): string[] {
  return [
    ...(title === null ? [] : [`### ${anchored(key)}${plain(title)}`]),
    ...(explained === null ? [] : [`*${plain(explained)}*`]),
    ...texts.map((one) => `${one.title === null ? '' : `**${plain(one.title)}:** `}${plain(one.text)}`),
    ...(steps.length === 0 ? [] : [stepLines(steps, '', titles).join('\n')]),
    ...(sources.length === 0 ? [] : [`<small>${plain(`${words.sources}: ${citationLine(sources)}`)}</small>`]),
  ];
}

function stepLines(steps: readonly RuleStep[], indent: string, titles: ReadonlyMap<string, string>): string[] {
  return steps.flatMap(({ text, see, steps: inner }, i) => {
    const number = `${i + 1}. `;
    const leads = see.map((key) => ` [→ ${plain(titles.get(key) ?? '')}](#${anchorOf(key)})`).join('');
    return [
      `${indent}${number}${plain(text)}${leads}`,
      ...stepLines(inner, indent + ' '.repeat(number.length), titles),
    ];
  });
}

const anchorOf = (key: string): string => `rules-${key.replace(/[^A-Za-z0-9-]/g, '-')}`;

const anchored = (key: string): string => `<a id="${anchorOf(key)}"></a>`;

/** What a text has of the signs of Markdown are its own. */
const plain = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`).replace(/^([-+])|^(\d+)([.)])/gm, String.raw`$2\$1$3`);
