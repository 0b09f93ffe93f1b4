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
} from '../../../texts/audit/index.ts';
import { Lines, renderDiagnostic, sentence, type Diagnostic, type DiagnosticWords } from '../../../dsl/internal.ts';
import type { LoadedPack } from '../../../service/index.ts';
import type { AuditWording } from '../../diagnostic-wording.ts';
import { columns, truncate, padEnd, padStart, type Paint } from '../../terminal/paint.ts';
import { TextPage, TWO_COLUMN_WIDTH } from '../../terminal/text-page.ts';
import type { AuditWords } from '../../wording/report/index.ts';

interface ReportContext {
  paint: Paint;
  width: number;
  color: boolean;
  file: TextsFile;
  sources: LoadedPack['sources'];
  wording: AuditWording;
}

export function textsLines(report: TextsReport, context: ReportContext): string[] {
  const page = new TextPage(context.paint, context.width);
  const { words } = context.wording;
  page.text(
    `${context.paint('bold', report.file)}: ${words.against(report.texts.length, report.title, report.version)}`,
  );
  summary(report, words, page);
  progress(report, words, page);
  table(report, words, page);
  unread(report, words, page);
  findings(report, context, page);
  rewrites(report, words, page);
  languageAgreement(report, words, page);
  if (report.problems.length) {
    page.title(words.fileItself(report.problems.length));
    for (const problem of report.problems) diagnostic(problem, context, page);
  }
  return page.lines;
}

// ------------------------------------------------------------------------------------------------ tables

function summary(report: TextsReport, words: AuditWords, page: TextPage): void {
  const langs = [...new Set(report.texts.map(({ text }) => text.lang))];
  if (langs.length === 0) return;
  const figure = (n: number): string => (n === 0 ? '·' : String(n));
  const used = VERDICTS.filter((verdict) => countOf(report, verdict) > 0);
  const column = Math.max(9, words.withoutText.length, ...used.map((verdict) => words.verdicts[verdict][0].length)) + 2;
  const row = (name: string, lang?: string): string[] => [
    name,
    ...used.map((verdict) => figure(countOf(report, verdict, lang))),
  ];
  const [head, ...rows] = columns(
    [
      ['', ...used.map((verdict) => words.verdicts[verdict][0])],
      ...langs.map((lang) => row(page.width < TWO_COLUMN_WIDTH ? lang : words.language(lang), lang)),
      ...(langs.length > 1 ? [row(words.all)] : []),
    ],
    (i) => i > 0,
  );
  page.lines.push('', page.paint('dim', `  ${head}`), ...rows.map((line) => `  ${line}`), '');
  for (const verdict of used) page.entry(...words.verdicts[verdict], 2, column);
  for (const lang of langs) {
    const { length } = report.componentsWithoutText[lang] ?? [];
    if (length > 0) page.entry(words.withoutText, words.cardsIn(length, lang), 2, column);
  }
}

const STATE_ORDER: readonly CardState[] = ['read', 'waived', 'optional', 'untold', 'different', 'unread', 'open'];

/** By deck and language: how many cards are read, and what is left of the others. */
function progress({ progress: decks }: TextsReport, words: AuditWords, page: TextPage): void {
  if (decks.length === 0) return;
  page.title(words.decks);
  const used = STATE_ORDER.filter((state) => state === 'read' || decks.some(({ states }) => states[state] > 0));
  const [head, ...rows] = columns(
    [
      ['', '', words.cards, ...used.map((state) => words.states[state])],
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
function unread({ unread: groups }: TextsReport, words: AuditWords, page: TextPage): void {
  if (groups.length === 0) return;
  page.title(words.unread(groups.length));
  for (const { lang, wording, refs } of groups) {
    const list = refs.slice(0, MOST_REFS).join(', ') + (refs.length > MOST_REFS ? ' …' : '');
    page.text(`${padStart(String(refs.length), 3)}  ${lang}  “${wording}”  ${page.paint('dim', list)}`, 2);
  }
}

/** All texts that are not exact. */
function table({ texts }: TextsReport, words: AuditWords, page: TextPage): void {
  const shown = texts.filter(({ verdict }) => verdict !== 'exact');
  if (shown.length === 0) return;
  page.title(words.textByText);
  const rows = shown.map(({ text, verdict, findings: found }) => [
    page.width < TWO_COLUMN_WIDTH ? text.ref : labelOf(text),
    [text.lang, ...(text.edition === undefined ? [] : [text.edition])].join(' '),
    words.verdicts[verdict][0],
    classes(found, words),
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
function classes(found: readonly TextFinding[], words: AuditWords): string {
  const count = (all: readonly TextFinding[]): string =>
    [...new Set(all.map((one) => one.class))]
      .map((name) => {
        const n = all.filter((one) => one.class === name).length;
        return n > 1 ? `${name} ${n}` : name;
      })
      .join(', ');
  const open = count(found.filter(({ waived }) => !waived));
  const waived = count(found.filter((one) => one.waived));
  return [open, ...(waived ? [`${words.waived}: ${waived}`] : [])].filter(Boolean).join('; ');
}

// ------------------------------------------------------------------------------------------------ findings

/** A difference that occurs several times is printed once, followed by the other places. */
function findings(report: TextsReport, context: ReportContext, page: TextPage): void {
  const { words } = context.wording;
  const open = unwaived(report);
  const groups = new Map<string, TextFinding[]>();
  for (const finding of open) groups.set(finding.pattern, [...(groups.get(finding.pattern) ?? []), finding]);
  if (open.length === 0) return;
  page.title(words.findings(open.length, groups.size));
  const textOf = new Map(
    report.texts.flatMap((audited) => audited.findings.map((finding) => [finding, audited] as const)),
  );
  for (const all of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const shown = all.length > 3 ? all.slice(0, 1) : all;
    for (const finding of shown) {
      const audited = textOf.get(finding);
      diagnostic(diagnosticOf(finding, audited, words), context, page, { finding, audited });
    }
    if (all.length > shown.length) {
      page.text(
        words.timesMore(
          all.length - shown.length,
          all
            .slice(1)
            .map(({ id }) => id)
            .join(', '),
        ),
        2,
      );
    }
  }
}

/** The "file" of the rendered text in a diagnostic. */
const RENDERED = 'rendered';

/** Its words are those of the finding, in the language of the report. */
function diagnosticOf(finding: TextFinding, audited: AuditedText | undefined, words: AuditWords): Diagnostic {
  const { rendered, effectPlace, place } = finding;
  if (!audited) {
    return {
      ...place,
      code: finding.class,
      severity: finding.severity,
      message: finding.id,
      related: [{ message: words.theCard, ...effectPlace }],
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
    message: `${finding.id}${text.ref.endsWith(`/${text.name}`) ? '' : ` (${text.name})`}`,
    related: [
      ...(from && to
        ? [
            {
              message: words.inLanguage(text.lang),
              file: RENDERED,
              line: from.line,
              column: from.column,
              endLine: to.line,
              endColumn: to.column,
            },
          ]
        : []),
      { message: words.theEffect, ...effectPlace },
    ],
  };
}

function diagnostic(
  one: Diagnostic,
  { width, color, file, sources, wording }: ReportContext,
  page: TextPage,
  { finding, audited }: { finding?: TextFinding; audited?: AuditedText | undefined } = {},
): void {
  const said = finding ? { ...wording, wordsOf: placedBehindId(wording.wordsOfFinding(finding)) } : wording;
  const renderedLines = audited && new Lines(audited.text.rendered.text);
  const linesOf = (name: string): Lines | undefined =>
    name === file.path
      ? file.lines
      : name === RENDERED
        ? renderedLines
        : sources.files.find(({ path }) => path === name)?.lines;
  page.lines.push(
    '',
    ...renderDiagnostic(one, { linesOf, color, width: Math.max(32, width - 8), wording: said })
      .split('\n')
      .flatMap((line) => (isLabelled(line) ? wrapped(line, page) : [line])),
  );
}

/** The words of a finding behind its id, which is the message of its diagnostic. */
const placedBehindId =
  ({ message, suggested, help }: DiagnosticWords) =>
  ({ message: id }: Diagnostic): DiagnosticWords => ({
    message: sentence(`${id}: ${message}`),
    suggested,
    help: help && sentence(help),
  });

/** Whether a line has words of a diagnostic: behind the label of a severity or of a help, and not a place or a source line. */
const isLabelled = (line: string): boolean => /^(\u001b\[\d+m)?\p{L}+:(\u001b\[0m)? /u.test(line);

function wrapped(line: string, page: TextPage): string[] {
  const inner = new TextPage(page.paint, page.width);
  inner.text(line);
  return inner.lines;
}

// ------------------------------------------------------------------------------------------------ rewrites, languages

/** Other words for the same, the commonest first. */
function rewrites({ texts }: TextsReport, words: AuditWords, page: TextPage): void {
  const by = new Map<string, string[]>();
  for (const { text, rewrites: all } of texts) {
    for (const { printed, rendered } of all) {
      const say = (of: string, { start, end }: { start: number; end: number }): string | null =>
        end > start ? `“${of.slice(start, end)}”` : null;
      const name = words.rewrite(say(text.text, printed), say(text.rendered.text, rendered));
      by.set(name, [...(by.get(name) ?? []), `${text.ref} ${text.lang}`]);
    }
  }
  if (by.size === 0) return;
  page.title(words.otherWords);
  for (const [name, where] of [...by].sort(([, a], [, b]) => b.length - a.length)) {
    page.text(
      `${padStart(String(where.length), 3)}  ${name}  ${page.paint('dim', where.slice(0, 5).join(', ') + (where.length > 5 ? ' …' : ''))}`,
      2,
    );
  }
}

function languageAgreement({ agreement }: TextsReport, words: AuditWords, page: TextPage): void {
  if (agreement.length === 0) return;
  const same = agreement.filter(({ groups }) => groups.length === 1).length;
  page.title(words.agreement(agreement.length, same));
  for (const component of agreement) {
    if (component.groups.length === 1 && component.asEncoded) continue;
    page.text(`${page.paint('bold', labelOf(component))}: ${disagreementText(component, words.disagreement)}`, 2);
  }
}

export function disagreementText(
  { groups, odd, asEncoded }: Pick<LanguageAgreement, 'groups' | 'odd' | 'asEncoded'>,
  { list, agreeAgainstEffect, odd: oddOne, each, against }: AuditWords['disagreement'],
): string {
  if (groups.length === 1) return agreeAgainstEffect(list(groups[0]));
  if (odd !== null) return oddOne(list(groups[0]), odd, asEncoded);
  if (groups.length > 2) return each;
  return against(groups.map((codes) => list(codes)));
}
