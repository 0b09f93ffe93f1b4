/** A report as a page that is one file and needs nothing else, with plots. */
import { capitalize } from '../../dsl/internal.ts';
import type { Part, Report, Section, Table } from '../../study/internal.ts';
import { escapeHtml } from '../../texts/index.ts';
import type { Args } from '../command.ts';
import { documentOf } from '../show/document.ts';
import { STYLE } from '../show/style.ts';
import { PLOT_STYLE, plotOf } from './plots.ts';

/** `command` makes the page again. */
export function reportPage(report: Report, command: string): string {
  const { model, subject, setting, findings, sections, legend = '', warnings = [] } = report;
  return documentOf(
    `${model.title}: ${subject || setting}`,
    STYLE + PLOT_STYLE + OWN_STYLE,
    `<header>
<h1>${escapeHtml(capitalize(subject || setting))}</h1>
<p class="place">${escapeHtml(`${model.title}, version ${model.version}, ${model.hash.slice(0, 16)}`)}</p>
${subject === '' ? '' : paragraph(setting)}
${warnings.map((note) => paragraph(note, 'warning')).join('\n')}
${findings.map((part) => partHtml(part, 2)).join('\n')}
${legend === '' ? '' : paragraph(legend, 'facts')}
<p class="place">Made by <code>${escapeHtml(command)}</code></p>
</header>
<main>
${sections.map((part) => partHtml(part, 2)).join('\n')}
</main>`,
  );
}

const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(text)}</p>`;

/** `level`: of the headings of sections */
function partHtml(part: Part, level: number): string {
  if (typeof part === 'string') return paragraph(part);
  switch (part.kind) {
    case 'emphasis':
      return paragraph(part.text, part.style);
    case 'table':
      return tableHtml(part);
    case 'section':
      return sectionHtml(part, level);
    default:
      return `${part.caption === undefined ? '' : paragraph(part.caption, 'facts')}${plotOf(part)}`;
  }
}

const sectionHtml = ({ title, parts }: Section, level: number): string =>
  `<section><h${level}>${escapeHtml(title)}</h${level}>${parts.map((part) => partHtml(part, level + 1)).join('')}</section>`;

function tableHtml({ columns, rows }: Table): string {
  const content = (text: string, i: number): string => {
    const { kind } = columns[i];
    if (kind === 'bar') return `<meter value="${text}"></meter>`;
    return kind === 'code' ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text);
  };
  const cells = (row: Table['rows'][number]): string =>
    row.cells
      .map((text, i) =>
        i === 0
          ? `<th scope="row">${escapeHtml(text)}</th>`
          : `<td${columns[i].kind === 'text' || columns[i].kind === 'code' ? ' class="words"' : ''}>${content(text, i)}</td>`,
      )
      .join('');
  const heads = columns.map(({ head }) => (head === '' ? '<td></td>' : `<th scope="col">${escapeHtml(head)}</th>`));
  const lines = rows.map((row) => `<tr${row.isMarked ? ' class="marked"' : ''}>${cells(row)}</tr>`);
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Options that do not change the figures. */
const MANNER: ReadonlySet<string> = new Set(['jobs', 'queue', 'store', 'html', 'force', 'json', 'packs', 'help']);

/** The command that gives the same figures: what was given, but for where the games are played and where they go. */
export function commandOf(args: Args): string {
  const { name, options } = args.command;
  const quoted = (text: string): string => (/^[\w./:=,+~^-]+$/.test(text) ? text : JSON.stringify(text));
  const given = options.flatMap((option) => {
    if (MANNER.has(option.name)) return [];
    if (option.value === undefined) return args.flag(option.name) ? [`--${option.name}`] : [];
    const values = option.many ? args.list(option.name) : [args.text(option.name) ?? []].flat();
    return values.map((value) => `--${option.name} ${quoted(value)}`);
  });
  return ['fathom', name, ...args.positionals.map(quoted), ...given].join(' ');
}

const OWN_STYLE = `
h2 { text-transform: none } section { columns: auto } p { margin: .4rem 0; max-width: 60rem } .bold { font-weight: bold } .yellow, .warning, tr.marked { color: var(--warn); font-weight: bold }
table { border-collapse: collapse; margin-top: .8rem } th, td { border-bottom: 1px solid var(--edge); padding: .2rem .8rem .2rem 0; text-align: left } td { text-align: right; font-variant-numeric: tabular-nums } td.words { text-align: left }
main section { overflow-x: auto }
`;
