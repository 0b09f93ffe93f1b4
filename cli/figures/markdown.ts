/** A report as a file of Markdown, which says the command that writes it again. */
import type { Part, Report, Table } from '../../study/internal.ts';

export const reportMarkdown = ({ model, subject, setting, findings, sections }: Report, command: string): string =>
  `${[
    `# ${model.title}: ${subject}`,
    `Written by \`${command}\`; do not edit. Pack ${model.id} ${model.version}, ${model.hash.slice(0, 16)}.`,
    `${setting}.`,
    ...[...findings, ...sections].flatMap((part) => blocksOf(part, '##')),
  ].join('\n\n')}\n`;

/** Without plots, and sections that have nothing else. */
function blocksOf(part: Part, heading: string): string[] {
  if (typeof part === 'string') return [part];
  switch (part.kind) {
    case 'emphasis':
      return [`**${part.text}**`];
    case 'table':
      return [tableText(part)];
    case 'section': {
      const blocks = part.parts.flatMap((inner) => blocksOf(inner, `#${heading}`));
      return blocks.length === 0 ? [] : [`${heading} ${part.title}`, ...blocks];
    }
    default:
      return [];
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function tableText({ columns, rows }: Table): string {
  const isLeft = (i: number): boolean => i === 0 || columns[i].kind === 'text' || columns[i].kind === 'code';
  return [
    columns.map(({ head }) => cell(head)),
    columns.map((_, i) => (isLeft(i) ? '---' : '---:')),
    ...rows.map(({ cells }) => cells.map((text, i) => (columns[i].kind === 'code' ? `\`${cell(text)}\`` : cell(text)))),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
