import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { displayWidth, painter } from './paint.ts';

const plain = painter(false);
const page = (...blocks: string[]): string => blocks.join('\n\n');

describe('the Markdown of the reference', () => {
  it('has wrapped paragraphs, lists and blocks of code', () => {
    const text = page(
      'A **cost** is `free` or amounts, and this goes on.',
      '- one\n- two that is long enough to be wrapped',
      '```\nbuild farm\n\ngain 1 card\n```',
      'The end.',
    );
    expect(renderMarkdown(text, plain, 34).split('\n')).toEqual([
      'A cost is `free` or amounts, and',
      'this goes on.',
      '',
      '- one',
      '- two that is long enough to be',
      '    wrapped',
      '',
      '    build farm',
      '    ',
      '    gain 1 card',
      '',
      'The end.',
    ]);
  });

  const TABLE =
    '| key | needed | meaning |\n| --- | --- | --- |\n| `a` |  | what is \\| what |\n| `long-name` |  | the other |';

  it('has tables in columns, without columns that are empty', () => {
    expect(renderMarkdown(TABLE, plain, 60).split('\n')).toEqual([
      '  key          meaning',
      '  `a`          what is | what',
      '  `long-name`  the other',
    ]);
  });

  it('has a table that is too wide in blocks', () => {
    const wide = `| key | contains | meaning |\n| --- | --- | --- |\n| \`a\` | ${'words '.repeat(8)}| ${'more '.repeat(9)}|`;
    const lines = renderMarkdown(wide, plain, 50).split('\n');
    expect(lines[0]).toBe('`a`');
    expect(lines[1]).toContain('contains: words');
    expect(lines.every((line) => displayWidth(line) <= 50)).toBe(true);
  });

  it('shows code by its color alone', () => {
    expect(renderMarkdown('`free`', painter(true), 40)).toBe('\u001b[36mfree\u001b[0m');
  });
});
