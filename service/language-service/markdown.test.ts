/** Judged by the Markdown parser that the documents are built with, which is not ours. */
import { describe, expect, it } from 'vitest';
import { hover } from './hover.ts';
import { markdownBlock, markdownCode, markdownText } from './markdown.ts';
import { CARDS, reef } from './testing.ts';

/** That of the editor in the workbench. */
const MARKED: string = '../../node_modules/monaco-editor/esm/vs/base/common/marked/marked.js';
const { parse } = (await import(MARKED)) as { parse(text: string): string };

/** What is left of HTML that the parser made of plain text: its letters. */
const lettersOf = (html: string): string =>
  html
    .replace(/<\/?p>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

const HOSTILE = [
  '![x](https://evil.example/pixel.png)',
  '[click](command:workbench.action.quit)',
  '<img src="https://evil.example/pixel.png">',
  '<script>alert(1)</script>',
  'https://evil.example and www.evil.example or me@evil.example',
  '<https://evil.example>',
  '**bold** _it_ ~~no~~ `code` \\*kept\\*',
  '# A title',
  '- a list',
  '+ a list',
  '1. a list',
  '12) a list',
  '> a quote',
  '---',
  '===',
  '```\ncode\n```',
  '~~~\ncode\n~~~',
  '[a]: https://evil.example',
  '&lt;b&gt; &#60;',
  '| a | b |\n| --- | --- |\n| c | d |',
  'Ordinary words: 3 kelp (2 – 1), “quoted”, a-b, a_b, 5 * 3, #4, -1, C&A.',
];

describe('a text of a pack', () => {
  it.each(HOSTILE)('%j stays text', (text) => {
    const html = parse(markdownText(text));
    expect(html.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z]/i);
    expect(lettersOf(html)).toBe(text.replace(/\n\s*/g, '\n'));
  });

  it.each(HOSTILE)('%j stays text among other texts', (text) => {
    expect(parse(`**${markdownText(text.replace(/\s+/g, ' '))}** end`).replace(/<\/?(?:p|strong)>/g, '')).not.toMatch(
      /<[a-z]/i,
    );
  });

  it.each([...HOSTILE, '`', '``a`', '``` b', 'a```'])('%j stays code', (text) => {
    expect(parse(markdownCode(text))).toMatch(/^<p><code>[^<]*<\/code><\/p>\n$/);
    expect(parse(markdownBlock(text))).toMatch(/^<pre><code>[^<]*<\/code><\/pre>\n$/);
  });
});

it('is text in a hover: the name, the note, the effect of a card', () => {
  const cards = CARDS.replace('name: Planting', `name: ${JSON.stringify(HOSTILE[0])}`)
    .replace('gain 2 kelp', 'gain 2 kelp # ```\n      # ![x](https://evil.example/2.png)')
    .replace('status: original', `status: original\n    note: ${JSON.stringify(HOSTILE.join('\n\n'))}`);
  const workspace = reef({ 'reef/cards.yaml': cards });
  const file = workspace.file('reef/cards.yaml')!;
  const line = file.text.split('\n').findIndex((one) => one.includes('id: planting'));
  const found = hover(workspace, 'reef/cards.yaml', { line, character: 12 }, 'en');
  const html = parse((found!.contents as { value: string }).value);
  expect(html).toContain('evil.example');
  expect(html).not.toMatch(/<(?:img|a|script|h1|ul|ol|table|blockquote)\b/);
});
