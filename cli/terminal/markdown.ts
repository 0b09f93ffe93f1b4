/** The Markdown of the reference in a terminal: paragraphs, lists, blocks of code and tables. */
import { displayWidth, padEnd, wrap, type Paint } from './paint.ts';

/** Renders the Markdown that `service/reference` makes; tables become columns, or blocks where they do not fit. */
export function renderMarkdown(markdown: string, paint: Paint, width: number): string {
  const blocks = markdown.split(/\n\n(?=(?:[^`]|`(?!``))*(?:```[^]*?```(?:[^`]|`(?!``))*)*$)/);
  return blocks.map((block) => renderBlock(block, paint, width)).join('\n\n');
}

function renderBlock(block: string, paint: Paint, width: number): string {
  const fenced = /^```\w*\n([^]*?)\n?```$/.exec(block);
  if (fenced) {
    return fenced[1]
      .split('\n')
      .map((line) => `    ${paint('cyan', line)}`)
      .join('\n');
  }
  if (block.startsWith('| ')) return renderTable(block, paint, width);
  if (/^(?:- |\d+\. )/.test(block)) {
    return block
      .split('\n')
      .flatMap((line) => wrap(`  ${inline(line, paint)}`, width, 4))
      .join('\n');
  }
  return wrap(inline(block.replaceAll('\n', ' '), paint), width).join('\n');
}

const CELLS = /(?<!\\)\|/;

function renderTable(block: string, paint: Paint, width: number): string {
  const [head, , ...rows] = block.split('\n').map((line) =>
    line
      .split(CELLS)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
  );
  const shown = head.map((_, i) => rows.some((row) => row[i] !== ''));
  const used = <T>(cells: readonly T[]): T[] => cells.filter((_, i) => shown[i]);
  return renderColumns(used(head), rows.map(used), paint, width);
}

/** A table without empty columns. */
function renderColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  width: number,
): string {
  const columns = head.map((title, i) => ({
    title,
    width: Math.max(title.length, ...rows.map((row) => displayWidth(inline(row[i], paint)))),
  }));
  const last = columns.length - 1;
  const before = columns.slice(0, last).reduce((sum, column) => sum + column.width + 2, 2);
  const room = width - before;
  if (room < Math.min(24, columns[last].width)) return renderEntries(head, rows, paint, width);
  const lines = (cells: readonly string[]): string[] => {
    const wrapped = wrap(cells[last], room);
    return (wrapped.length > 0 ? wrapped : ['']).map((line, i) =>
      `  ${columns
        .slice(0, last)
        .map((column, j) => padEnd(i === 0 ? cells[j] : '', column.width) + '  ')
        .join('')}${line}`.trimEnd(),
    );
  };
  return [
    ...lines(head.map((title) => paint('dim', title))),
    ...rows.flatMap((row) => lines(row.map((cell) => inline(cell, paint)))),
  ].join('\n');
}

/** A table that is too wide, row by row: the first cell, then the others below it. */
function renderEntries(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  width: number,
): string {
  return rows
    .flatMap(([first, ...others]) => [
      ...wrap(`  ${inline(first, paint)}`, width, 2),
      ...others.flatMap((cell, i) =>
        cell === ''
          ? []
          : wrap(`${paint('dim', `${head[i + 1]}:`)} ${inline(cell, paint)}`, width - 6, 2).map(
              (line) => `      ${line}`,
            ),
      ),
    ])
    .join('\n');
}

/** Code and bold words; code loses its marks where colors show it. */
function inline(text: string, paint: Paint): string {
  const colored = paint('cyan', 'x') !== 'x';
  return text
    .replaceAll(/`([^`]*)`/g, (marked, code: string) => (colored ? paint('cyan', code) : marked))
    .replaceAll(/\*\*([^*]*)\*\*/g, (_, bold: string) => paint('bold', bold));
}
