/** The audit of printed texts: all findings with ids and locations. The tables, SARIF and HTML are made from it. */
import {
  fileRange,
  sortDiagnostics,
  toDiagnostic,
  type Diagnostic,
  type Lines,
  type PackModel,
  type Problem,
  type Sources,
  type Range,
} from '../../../dsl/index.ts';
import { DIFFERENCE_CLASSES, type DifferenceKind } from '../../../dsl/text/index.ts';
import { compareLanguages, type LanguageAgreement } from './language-agreement.ts';
import { printedTextProblem } from './diagnostics.ts';
import type { TextsFile } from './input.ts';
import { Judge, type JudgedDifference, type JudgedText, type Verdict } from './judge.ts';
import type { FactDifference } from './facts.ts';
import { Lookup, type PrintedText } from './lookup.ts';
import { progressOf, type DeckProgress } from './progress.ts';
import { unreadGroups, type UnreadGroup } from './unread-groups.ts';
import type { TextClass } from './text-class.ts';
import type { AuditedText, CardFinding, TextFinding } from './finding.ts';
import { hashesOf, isWaivedBy, waiverStateOf, type WaiverState } from './waivers.ts';

export interface TextsReport {
  file: string;
  pack: string;
  title: string;
  version: string;
  hash: string;
  texts: AuditedText[];
  /** for each component with texts in several languages */
  agreement: LanguageAgreement[];
  /** what a table says of its cards otherwise than the pack: names, types, prices */
  facts: CardFinding[];
  progress: DeckProgress[];
  unread: UnreadGroup[];
  /** problems of the file and of its waivers */
  problems: Diagnostic[];
  waivers: { holding: number; expired: number; unused: number };
  /** by language of the file: cards for which it has no text */
  componentsWithoutText: Record<string, string[]>;
}

export function auditTexts(
  file: TextsFile,
  model: PackModel,
  sources: Sources,
  { facts = [], onText }: { facts?: readonly FactDifference[]; onText?: (done: number, of: number) => void } = {},
): TextsReport {
  const lookup = new Lookup(model, sources);
  const judge = new Judge(model, sources, lookup);
  const problems = [...file.problems];
  const seen = new Map<string, PrintedText>();
  const judged: JudgedText[] = [];
  for (const [i, written] of file.texts.entries()) {
    onText?.(i, file.texts.length);
    const result = lookup.find(written);
    if ('problem' in result) {
      problems.push(result.problem);
      continue;
    }
    const text = result.found;
    const name = idOf(text);
    const first = seen.get(name);
    if (first) {
      problems.push(doubleText(text, first, file.path));
      continue;
    }
    seen.set(name, text);
    judged.push(judge.judge(text));
  }
  const locator = new Locator(file, sources);
  const texts = judged.map((one) => locator.locate(one));
  const cardFindings = facts.map((fact) => locator.locateFact(fact));
  const findings = [...texts.flatMap((one) => one.findings), ...cardFindings];
  const waiverStates = file.waivers.map((waiver) => waiverStateOf(waiver, findings));
  for (const { waiver, state } of waiverStates) {
    if (state !== 'holds') continue;
    const { reason, who } = waiver;
    for (const finding of findings) {
      if (isWaivedBy(waiver, finding)) finding.waived = { reason, ...(who ? { who } : {}) };
    }
  }
  const count = (state: WaiverState['state']): number => waiverStates.filter((one) => one.state === state).length;
  const { waiverSource } = file;
  const ofWaivers = waiverSource ?? { path: file.path, lines: file.lines, problems: [] };
  const linesOf = (path: string): Lines | undefined =>
    path === file.path ? file.lines : path === ofWaivers.path ? ofWaivers.lines : undefined;
  const diagnostics = [
    ...problems.map((problem) => ({ ...problem, file: file.path })),
    ...[...ofWaivers.problems, ...waiverStates.flatMap(waiverProblems)].map((problem) => ({
      ...problem,
      file: ofWaivers.path,
    })),
  ].map((problem) => toDiagnostic(problem, linesOf));
  return {
    file: file.path,
    pack: model.id,
    title: model.title,
    version: model.version,
    hash: model.hash,
    texts,
    agreement: compareLanguages(judged, sources.symbols),
    facts: cardFindings,
    progress: progressOf(texts, model, (id, lang) => lookup.renderedTexts({ section: 'cards', id }, lang).length > 0),
    unread: unreadGroups(texts),
    problems: sortDiagnostics(diagnostics, [file.path, ofWaivers.path]),
    waivers: { holding: count('holds'), expired: count('expired'), unused: count('unused') },
    componentsWithoutText: componentsWithoutText(texts, model, lookup),
  };
}

function doubleText({ name, lang, edition, at }: PrintedText, first: PrintedText, file: string): Problem {
  return {
    ...printedTextProblem('double-text', at.component, {
      name,
      language: lang,
      ...(edition === undefined ? {} : { edition }),
    }),
    related: [{ message: 'first here', file, ...first.at.component }],
  };
}

function waiverProblems(waived: WaiverState): Problem[] {
  const { waiver } = waived;
  const { at } = waiver;
  switch (waived.state) {
    case 'holds':
      return [];
    case 'expired':
      return [
        printedTextProblem('expired-waiver', at, {
          finding: 'rule' in waiver ? waiver.rule : waiver.finding,
          changed: waived.changed,
        }),
      ];
    case 'unused':
      return [printedTextProblem('unused-waiver', at, { why: waived.message })];
  }
}

/** Numbered cards with a rendered text, by the languages of the file. */
function componentsWithoutText(
  texts: readonly AuditedText[],
  model: PackModel,
  lookup: Lookup,
): Record<string, string[]> {
  return Object.fromEntries(
    [...new Set(texts.map(({ text }) => text.lang))].map((lang) => {
      const has = new Set(
        texts.filter(({ text }) => text.lang === lang && text.id.section === 'cards').map(({ text }) => text.id.id),
      );
      return [
        lang,
        has.size === 0
          ? []
          : model.cards
              .filter(({ id }) => !has.has(id) && lookup.renderedTexts({ section: 'cards', id }, lang).length > 0)
              .map(({ id }) => id),
      ];
    }),
  );
}

// ------------------------------------------------------------------------------------------------ ids, places, words

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
/** Component, program (if it is not the only one), language, edition. */
const idOf = ({ ref, key, lang, edition }: PrintedText): string =>
  [key === 'effect' ? ref : `${ref}.${key}`, lang, ...(edition === undefined ? [] : [slug(edition)])].join('/');

/** Places differences in the file of texts and in the file of the effect. */
class Locator {
  private readonly linesOf: Map<string, Lines>;
  constructor(
    private readonly file: TextsFile,
    sources: Sources,
  ) {
    this.linesOf = new Map(sources.files.map(({ path, lines }) => [path, lines]));
  }

  locateFact(fact: FactDifference): CardFinding {
    const { class: kind, id, card, message, help, written, file, effect, hashes } = fact;
    return {
      class: kind,
      id,
      card,
      message,
      ...(help === undefined ? {} : { help }),
      severity: kind === 'name' ? 'warning' : 'error',
      rule: `${kind}: ${message}`,
      printed: { start: 0, end: written.end - written.start },
      rendered: null,
      effect,
      hashes,
      waived: null,
      place: fileRange(this.file.path, this.file.lines, written),
      effectPlace: fileRange(file, this.linesOf.get(file)!, effect),
      pattern: message,
    };
  }

  locate({ text, verdict, rewrites, differences }: JudgedText): AuditedText {
    if (differences.length === 0) return { text, verdict, rewrites, findings: [] };
    const { source } = text.rendered;
    const hashes = hashesOf(text);
    const effectLines = this.linesOf.get(source.file)!;
    const countByClass = new Map<TextClass, number>();
    const findings = differences.map((difference): TextFinding => {
      const { class: kind, printed } = difference;
      const n = (countByClass.get(kind) ?? 0) + 1;
      countByClass.set(kind, n);
      const marked = printed.end > printed.start ? text.toFile(printed.start, printed.end) : text.at.text;
      const said = quoted(text.text, printed);
      const meant = quotedMeaning(difference, text.rendered.text);
      return {
        ...difference,
        id: `${idOf(text)}/${kind}/${n}`,
        message: difference.message ?? differs(kind as DifferenceKind, said, meant),
        severity: difference.tier === 'optional' ? 'warning' : severityOf(kind),
        hashes,
        waived: null,
        place: fileRange(this.file.path, this.file.lines, marked.end > marked.start ? marked : text.at.text),
        effectPlace: fileRange(source.file, effectLines, difference.effect),
        pattern: patternOf(difference, said, meant),
      };
    });
    return { text, verdict, rewrites, findings };
  }
}

function severityOf(kind: TextClass): 'error' | 'warning' {
  if (Object.hasOwn(DIFFERENCE_CLASSES, kind)) return DIFFERENCE_CLASSES[kind as DifferenceKind].severity;
  return kind === 'no-text' ? 'warning' : 'error';
}

/** The quoted range; null if it is empty. */
const quoted = (text: string, range: Range & { lacking?: true }): string | null =>
  range.lacking ? null : `“${text.slice(range.start, range.end).trim()}”`;

/** What the effect says instead, as the rendered text has it, else as the effect has it; null if neither has anything. */
function quotedMeaning({ rendered, meant }: JudgedDifference, renderedText: string): string | null {
  if (rendered) return quoted(renderedText, rendered);
  return meant === undefined ? null : `“${meant}”`;
}

function differs(kind: DifferenceKind, said: string | null, meant: string | null): string {
  const what = CLASS_MESSAGES[kind];
  if (kind === 'order') return what;
  if (said === null) return `${what}: the text lacks ${meant ?? 'what the effect says'}`;
  return meant === null
    ? `${what}: the text has ${said}, the effect nothing like it`
    : `${what}: ${said} in the text, ${meant} in the effect`;
}
const CLASS_MESSAGES: Record<DifferenceKind, string> = {
  amount: 'another number',
  counter: 'something else is counted',
  piece: 'another kind of thing',
  filter: 'other things are meant, or another condition',
  cost: 'another cost',
  connective: 'joined in another way',
  'choice-size': 'another choice',
  limit: 'another limit',
  frame: 'another time or occasion',
  optionality: 'optional in the one only',
  action: 'something else is done',
  'missing-clause': 'a clause is missing',
  'extra-clause': 'a clause too many',
  order: 'the same clauses in another order',
  term: 'another name',
};

/** Quotations above this length belong to one text only, so they are no part of a pattern. */
const MAX_PATTERN_QUOTE = 40;

function patternOf({ class: kind, message }: JudgedDifference, said: string | null, meant: string | null): string {
  if (message !== undefined) return kind === 'unreadable' || kind === 'other-card' ? message : kind;
  const isLong = [said, meant].some((quote) => (quote?.length ?? 0) > MAX_PATTERN_QUOTE);
  return isLong ? kind : `${kind}: ${said ?? 'nothing'} for ${meant ?? 'nothing'}`;
}

export const unwaived = ({ texts, facts }: TextsReport): TextFinding[] =>
  [...texts.flatMap(({ findings }) => findings), ...facts].filter(({ waived }) => !waived);

/** Problems of the file that somebody has to look at; a further column of a table is only named. */
export const openProblems = ({ problems }: TextsReport): Diagnostic[] =>
  problems.filter(({ code, severity }) => code !== 'columns' || severity === 'error');

/** Whether there are findings without a waiver. */
export const hasOpenFindings = (report: TextsReport): boolean =>
  openProblems(report).length > 0 || unwaived(report).length > 0;

export const countOf = ({ texts }: TextsReport, verdict: Verdict, lang?: string): number =>
  texts.filter((one) => one.verdict === verdict && (lang === undefined || one.text.lang === lang)).length;
