/** The frame that the pages of figures share: a title, the words of the terminal, plots with what they show, the command. */
import { escapeHtml } from '../../texts/index.ts';
import type { PackModel } from '../../dsl/internal.ts';
import type { Args } from '../command.ts';
import { documentOf } from '../show/document.ts';
import { STYLE } from '../show/style.ts';
import { PLOT_STYLE } from './plots.ts';

interface FiguresPage {
  model: PackModel;
  /** of the document, after the name of the game */
  title: string;
  heading: string;
  /** as in the terminal, without colours */
  lines: readonly string[];
  /** what is to be known before the figures are trusted */
  notes?: readonly string[];
  /** that makes the page again */
  command: string;
  /** `section()` and `table()`; empty ones are left out */
  sections: readonly string[];
}

/** Columns of the words on a page. */
export const PAGE_WIDTH = 88;

export function figuresPage({ model, title, heading, lines, notes = [], command, sections }: FiguresPage): string {
  return documentOf(
    `${model.title}: ${title}`,
    STYLE + PLOT_STYLE + OWN_STYLE,
    `<header>
<h1>${escapeHtml(heading)}</h1>
<p class="place">${escapeHtml(`${model.title}, version ${model.version}, ${model.hash.slice(0, 16)}`)}</p>
<pre>${escapeHtml(lines.join('\n'))}</pre>
${notes.map((note) => `<p class="facts">${escapeHtml(note)}</p>\n`).join('')}<p class="place">Made by <code>${escapeHtml(command)}</code></p>
</header>
<main>
${sections.filter((html) => html !== '').join('\n')}
</main>`,
  );
}

export const section = (title: string, content: string, words = ''): string =>
  `<section><h2>${escapeHtml(title)}</h2>${words === '' ? '' : `<p class="facts">${escapeHtml(words)}</p>`}${content}</section>`;

/** A table of texts: the first column is the heading of its row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row
      .map((text, i) => (i === 0 ? `<th scope="row">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`))
      .join('');
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
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
h2 { text-transform: none } section { columns: auto } pre { overflow-x: auto; font: .95rem/1.5 ui-monospace, monospace; margin: 1rem 0 }
table { border-collapse: collapse; margin-top: .8rem } th, td { border-bottom: 1px solid var(--edge); padding: .2rem .8rem .2rem 0; text-align: left } td { text-align: right; font-variant-numeric: tabular-nums }
main section { overflow-x: auto }
`;
