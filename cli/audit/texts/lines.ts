/** The audit of printed texts for a terminal. */
import {
  type LanguageAgreement,
  type TextsFile,
  type CardState,
  VERDICTS,
  type AuditedText,
  type TextFinding,
  countOf,
  unwaived,
  type TextsReport,
} from '../../../dsl/text-audit/index.ts';
import {
  Lines,
  renderDiagnostic,
  type Diagnostic,
  type DiagnosticWording,
  type LoadedPack,
} from '../../../dsl/index.ts';
import { languageName } from '../../languages.ts';
import { columns, truncate, padEnd, padStart, type Paint } from '../../terminal/paint.ts';
import { counted, TextPage, TWO_COLUMN_WIDTH } from '../../terminal/text-page.ts';

export interface ReportContext {
  paint: Paint;
  width: number;
  color: boolean;
  file: TextsFile;
  sources: LoadedPack['sources'];
  /** of the problems of the file */
  wording: DiagnosticWording;
}

export function textsLines(report: TextsReport, context: ReportContext): string[] {
  const page = new TextPage(context.paint, context.width);
  page.text(
    `${context.paint('bold', report.file)}: ${counted(report.texts.length, 'printed text')} against ${report.title}${report.version ? `, version ${report.version}` : ''}`,
  );
  summary(report, page);
  progress(report, page);
  table(report, page);
  unread(report, page);
  findings(report, context, page);
  rewrites(report, page);
  languageAgreement(report, page);
  if (report.problems.length) {
    page.title(`In the file itself: ${report.problems.length}`);
    for (const problem of report.problems) diagnostic(problem, context, page, { wording: context.wording });
  }
  return page.lines;
}

// ------------------------------------------------------------------------------------------------ tables

const HEAD: Record<(typeof VERDICTS)[number], [string, string]> = {
  exact: ['exact', 'as rendered, word by word'],
  'same-meaning': ['same', 'the same meaning in other words'],
  different: ['different', 'something else is said'],
  unreadable: ['unread', 'not understood'],
  'no-text': ['empty', 'no text'],
};

function summary(report: TextsReport, page: TextPage): void {
  const langs = [...new Set(report.texts.map(({ text }) => text.lang))];
  if (langs.length === 0) return;
  const figure = (n: number): string => (n === 0 ? '·' : String(n));
  const used = VERDICTS.filter((verdict) => countOf(report, verdict) > 0);
  const row = (name: string, lang?: string): string[] => [
    name,
    ...used.map((verdict) => figure(countOf(report, verdict, lang))),
  ];
  const [head, ...rows] = columns(
    [
      ['', ...used.map((verdict) => HEAD[verdict][0])],
      ...langs.map((lang) => row(page.width < TWO_COLUMN_WIDTH ? lang : languageName(lang), lang)),
      ...(langs.length > 1 ? [row('all')] : []),
    ],
    (i) => i > 0,
  );
  page.lines.push('', page.paint('dim', `  ${head}`), ...rows.map((line) => `  ${line}`), '');
  for (const verdict of used) page.entry(HEAD[verdict][0], HEAD[verdict][1], 2, 11);
  for (const [lang, ids] of Object.entries(report.componentsWithoutText)) {
    if (ids.length) page.entry('no text', `${counted(ids.length, 'card')} in ${languageName(lang)}`, 2, 11);
  }
}

const STATE_HEADS: Record<CardState, string> = {
  read: 'read',
  open: 'open',
  unread: 'unread',
  different: 'different',
  optional: 'optional',
  waived: 'waived',
};
const STATE_ORDER: readonly CardState[] = ['read', 'waived', 'optional', 'different', 'unread', 'open'];

/** By deck and language: how many cards are read, and what is left of the others. */
function progress({ progress: decks }: TextsReport, page: TextPage): void {
  if (decks.length === 0) return;
  page.title('Deck by deck');
  const used = STATE_ORDER.filter((state) => state === 'read' || decks.some(({ states }) => states[state] > 0));
  const [head, ...rows] = columns(
    [
      ['', '', 'cards', ...used.map((state) => STATE_HEADS[state])],
      ...decks.map(({ deck, lang, cards, states }) => [
        deck,
        lang,
        String(cards),
        ...used.map((state) => (states[state] === 0 ? '·' : String(states[state]))),
      ]),
    ],
    (i) => i > 1,
  );
  page.lines.push(page.paint('dim', `  ${head}`), ...rows.map((line) => `  ${line}`));
}

/** Refs printed of a group. */
const MOST_REFS = 12;

/** Sentences that are not understood, by wording. */
function unread({ unread: groups }: TextsReport, page: TextPage): void {
  if (groups.length === 0) return;
  page.title(`Not understood: ${counted(groups.length, 'wording')}`);
  for (const { lang, wording, refs } of groups) {
    const list = refs.slice(0, MOST_REFS).join(', ') + (refs.length > MOST_REFS ? ' …' : '');
    page.text(`${padStart(String(refs.length), 3)}  ${lang}  “${wording}”  ${page.paint('dim', list)}`, 2);
  }
}

/** All texts that are not exact. */
function table({ texts }: TextsReport, page: TextPage): void {
  const shown = texts.filter(({ verdict }) => verdict !== 'exact');
  if (shown.length === 0) return;
  page.title('Text by text');
  const rows = shown.map(({ text, verdict, findings: found }) => [
    page.width < TWO_COLUMN_WIDTH ? text.ref : labelOf(text),
    [text.lang, ...(text.edition === undefined ? [] : [text.edition])].join(' '),
    HEAD[verdict][0],
    classes(found),
  ]);
  const widths = [1, 2].map((i) => Math.max(...rows.map((row) => row[i].length)));
  const left = Math.max(
    3,
    Math.min(
      Math.max(...rows.map(([name]) => name.length)),
      page.width - widths[0] - widths[1] - (page.width < TWO_COLUMN_WIDTH ? 16 : 30),
    ),
  );
  for (const [name, lang, verdict, found] of rows) {
    page.lines.push(
      truncate(
        `  ${padEnd(truncate(name, left), left)}  ${padEnd(lang, widths[0])}  ${padEnd(verdict, widths[1])}  ${found}`.trimEnd(),
        page.width,
      ),
    );
  }
}

/** The number and name of a component; without them its section and id. */
const labelOf = ({ ref, name }: { ref: string; name: string }): string =>
  ref.endsWith(`/${name}`) ? ref : `${ref} ${name}`;

/** `amount 2, filter; waived: term` */
function classes(found: readonly TextFinding[]): string {
  const count = (all: readonly TextFinding[]): string =>
    [...new Set(all.map((one) => one.class))]
      .map((name) => {
        const n = all.filter((one) => one.class === name).length;
        return n > 1 ? `${name} ${n}` : name;
      })
      .join(', ');
  const open = count(found.filter(({ waived }) => !waived));
  const waived = count(found.filter((one) => one.waived));
  return [open, ...(waived ? [`waived: ${waived}`] : [])].filter(Boolean).join('; ');
}

// ------------------------------------------------------------------------------------------------ findings

/** A difference that occurs several times is printed once, followed by the other places. */
function findings(report: TextsReport, context: ReportContext, page: TextPage): void {
  const open = unwaived(report);
  const groups = new Map<string, TextFinding[]>();
  for (const finding of open) groups.set(finding.pattern, [...(groups.get(finding.pattern) ?? []), finding]);
  if (open.length === 0) return;
  page.title(`Findings: ${open.length}${groups.size < open.length ? `, of ${counted(groups.size, 'sort')}` : ''}`);
  const textOf = new Map(
    report.texts.flatMap((audited) => audited.findings.map((finding) => [finding, audited] as const)),
  );
  for (const all of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const shown = all.length > 3 ? all.slice(0, 1) : all;
    for (const finding of shown) {
      const audited = textOf.get(finding);
      diagnostic(diagnosticOf(finding, audited), context, page, audited ? { audited } : {});
    }
    if (all.length > shown.length) {
      page.text(
        `and ${counted(all.length - shown.length, 'time')} more: ${all
          .slice(1)
          .map(({ id }) => id)
          .join(', ')}`,
        2,
      );
    }
  }
}

/** The "file" of the rendered text in a diagnostic. */
const RENDERED = 'rendered';

function diagnosticOf(finding: TextFinding, audited: AuditedText | undefined): Diagnostic {
  const { rendered, effectPlace, place } = finding;
  if (!audited) {
    return {
      ...place,
      code: finding.class,
      severity: finding.severity,
      message: `${finding.id}: ${finding.message}`,
      ...(finding.help ? { help: finding.help } : {}),
      suggestions: [],
      related: [{ message: 'the card', ...effectPlace }],
    };
  }
  const { text } = audited;
  const lines = new Lines(text.rendered.text);
  const from = rendered && lines.place(rendered.start);
  const to = rendered && lines.place(rendered.end);
  return {
    ...place,
    code: finding.class,
    severity: finding.severity,
    message: `${finding.id}${text.ref.endsWith(`/${text.name}`) ? '' : ` (${text.name})`}: ${finding.message}`,
    ...(finding.help ? { help: finding.help } : {}),
    suggestions: finding.suggestions ?? [],
    related: [
      ...(from && to
        ? [
            {
              message: `in ${languageName(text.lang)}`,
              file: RENDERED,
              line: from.line,
              column: from.column,
              endLine: to.line,
              endColumn: to.column,
            },
          ]
        : []),
      { message: 'the effect', ...effectPlace },
    ],
  };
}

function diagnostic(
  one: Diagnostic,
  { width, color, file, sources }: ReportContext,
  page: TextPage,
  { audited, wording }: { audited?: AuditedText; wording?: DiagnosticWording } = {},
): void {
  const renderedLines = audited && new Lines(audited.text.rendered.text);
  const linesOf = (name: string): Lines | undefined =>
    name === file.path
      ? file.lines
      : name === RENDERED
        ? renderedLines
        : sources.files.find(({ path }) => path === name)?.lines;
  page.lines.push(
    '',
    ...renderDiagnostic(one, { linesOf, color, width: Math.max(32, width - 8), ...(wording && { wording }) })
      .split('\n')
      .flatMap((line) => (isLabelled(line) ? wrapped(line, page) : [line])),
  );
}
/** Whether a line has words of a diagnostic: behind the label of a severity or of a help, and not a place or a source line. */
const isLabelled = (line: string): boolean => /^(\u001b\[\d+m)?\p{L}+:(\u001b\[0m)? /u.test(line);

function wrapped(line: string, page: TextPage): string[] {
  const inner = new TextPage(page.paint, page.width);
  inner.text(line);
  return inner.lines;
}

// ------------------------------------------------------------------------------------------------ rewrites, languages

/** Other words for the same, the commonest first. */
function rewrites({ texts }: TextsReport, page: TextPage): void {
  const by = new Map<string, string[]>();
  for (const { text, rewrites: all } of texts) {
    for (const { printed, rendered } of all) {
      const say = (of: string, { start, end }: { start: number; end: number }): string =>
        end > start ? `“${of.slice(start, end)}”` : 'nothing';
      const name = `${say(text.text, printed)} for ${say(text.rendered.text, rendered)}`;
      by.set(name, [...(by.get(name) ?? []), `${text.ref} ${text.lang}`]);
    }
  }
  if (by.size === 0) return;
  page.title('The same in other words');
  for (const [name, where] of [...by].sort(([, a], [, b]) => b.length - a.length)) {
    page.text(
      `${padStart(String(where.length), 3)}  ${name}  ${page.paint('dim', where.slice(0, 5).join(', ') + (where.length > 5 ? ' …' : ''))}`,
      2,
    );
  }
}

function languageAgreement({ agreement }: TextsReport, page: TextPage): void {
  if (agreement.length === 0) return;
  const same = agreement.filter(({ groups }) => groups.length === 1).length;
  page.title(`Language against language: ${counted(agreement.length, 'component')}, ${same} the same in all`);
  for (const component of agreement) {
    if (component.groups.length === 1 && component.asEncoded) continue;
    page.text(`${page.paint('bold', labelOf(component))}: ${disagreementText(component)}`, 2);
  }
}

function disagreementText({ groups, odd, asEncoded }: LanguageAgreement): string {
  const list = new Intl.ListFormat('en');
  if (groups.length === 1) {
    return `${list.format(groups[0])} agree, but the effect says something else: look at the effect`;
  }
  if (odd !== null) {
    const effect = asEncoded ? '' : '; the effect does not say what the others say';
    return `${list.format(groups[0])} agree, ${odd} is the odd one out${effect}`;
  }
  if (groups.length > 2) return 'each says something else';
  return groups.map((codes) => list.format(codes)).join(' says something else than ');
}
