/** One report in a terminal, as a page and as Markdown: what each shows of it, and what it leaves out where there is no room. */
import { expect, test } from 'vitest';
import { escapeHtml } from '../../texts/index.ts';
import { parts, type Report, section, table } from '../../study/report/report.ts';
import { withoutColor, painter } from '../terminal/paint.ts';
import { reportMarkdown } from './markdown.ts';
import { reportPage } from './page.ts';
import { terminalLines } from './terminal.ts';

const CARDS = Array.from({ length: 5 }, (_, i) => ({ name: `card <${i}>`, worth: 2 - i, effect: `gain ${i} | more` }));

const REPORT: Report = {
  model: { id: 'p', title: 'Pack', version: '1.0.0', hash: 'abc' },
  subject: 'cards',
  setting: '2 games',
  findings: ['Found.'],
  sections: parts(
    section(
      'Worth',
      { kind: 'histogram', title: 'A plot', values: [1, 2] },
      table(
        CARDS,
        [
          ['', 'text', ({ name }) => name],
          ['worth', 'signed', ({ worth }) => worth],
          ['half', 'inHundred', ({ worth }) => (worth < 0 ? null : worth / 2), 'wide'],
          ['effect', 'code', ({ effect }) => effect],
        ],
        { short: { rows: 1, at: 'ends' }, marked: ({ worth }) => worth > 1 },
      ),
    ),
    section('Only a plot', { kind: 'histogram', title: 'Another', values: [1, 2] }),
    section('Nothing', null, false, []),
  ),
  legend: 'To be known.',
};

const ROOMY = `
Pack: cards, 2 games
  Found.

Worth
            worth   half  effect
  card <0>   +2.0  100.0  gain 0 | more
  …
  card <4>   −2.0         gain 4 | more

  To be known.`;

const NARROW = `
Pack: cards, 2 games
  Found.

Worth
            worth  effect
  card <0>   +2.0  gain 0 | m…
  …
  card <4>   −2.0  gain 4 | m…

  To be known.`;

test('a terminal shows the ends of a long table, no plots, and a wide column where it has room', () => {
  expect(`\n${terminalLines(REPORT, painter(false), 80).join('\n')}`).toBe(ROOMY);
  expect(`\n${terminalLines(REPORT, painter(false), 30).join('\n')}`).toBe(NARROW);
});

test('colour marks what stands out and changes no words', () => {
  const lines = terminalLines(REPORT, painter(true), 80);
  expect(`\n${withoutColor(lines.join('\n'))}`).toBe(ROOMY);
  expect(lines.filter((line) => line.includes('\u001b[33m'))).toHaveLength(1);
});

test('a page shows all rows and plots, as text and never as markup', () => {
  const html = reportPage(REPORT, 'fathom balance');
  for (const { name } of CARDS) expect(html).toContain(`<th scope="row">${escapeHtml(name)}</th>`);
  expect(html.match(/<tr class="marked">/g)).toHaveLength(1);
  expect(html.match(/<svg /g)).toHaveLength(2);
  expect(html).not.toContain('Nothing');
});

test('Markdown shows all rows, numbers to the right', () => {
  const text = reportMarkdown(REPORT, 'fathom balance');
  expect(text).toContain('## Worth\n\n|  | worth | half | effect |\n| --- | ---: | ---: | --- |\n');
  expect(text).not.toMatch(/plot|\n{3}/);
  expect(text).toContain('| card <4> | −2.0 |  | `gain 4 \\| more` |');
});
