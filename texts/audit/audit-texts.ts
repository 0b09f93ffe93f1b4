/** The audit of printed texts, text by text, so that it can be shown how far it is and be stopped; then its report. */
import {
  sortDiagnostics,
  toDiagnostic,
  type Diagnostic,
  type Lines,
  type PackModel,
  type Problem,
  type Sources,
} from '../../dsl/internal.ts';
import type { JudgeByPlay } from './by-play.ts';
import { printedTextProblem } from './diagnostics.ts';
import type { FactDifference } from './facts.ts';
import type { AuditedText, TextFinding } from './finding.ts';
import { Judge, type JudgedText } from './judge.ts';
import { compareLanguages } from './language-agreement.ts';
import { idOf, Locator } from './locator.ts';
import { Lookup, type PrintedText } from './lookup.ts';
import { progressOf } from './progress.ts';
import type { TextsReport } from './report.ts';
import type { TextsFile } from './texts-file.ts';
import { unreadGroups } from './unread-groups.ts';
import { isWaivedBy, waiverStateOf, type WaiverState } from './waivers.ts';

interface AuditOptions {
  /** what a table says of its cards besides texts */
  facts?: readonly FactDifference[];
  onText?: (done: number, of: number) => void;
}

/** All texts at once. */
export function auditTexts(
  file: TextsFile,
  model: PackModel,
  sources: Sources,
  play: JudgeByPlay,
  { facts = [], onText }: AuditOptions = {},
): TextsReport {
  const audit = new TextAudit(file, model, sources, play);
  while (audit.done < audit.total) {
    onText?.(audit.done, audit.total);
    audit.next();
  }
  return audit.report(facts);
}

export class TextAudit {
  /** texts that were looked at */
  done = 0;
  readonly total: number;
  readonly #lookup: Lookup;
  readonly #judge: Judge;
  readonly #problems: (Problem & { file: string })[];
  readonly #seen = new Map<string, PrintedText>();
  readonly #judged: JudgedText[] = [];

  constructor(
    private readonly file: TextsFile,
    private readonly model: PackModel,
    private readonly sources: Sources,
    play: JudgeByPlay,
  ) {
    this.total = file.texts.length;
    this.#lookup = new Lookup(model, sources);
    this.#judge = new Judge(model, sources, this.#lookup, play);
    this.#problems = file.problems.map((problem) => ({ ...problem, file: file.path }));
  }

  /** Looks at the next text. */
  next(): void {
    const entry = this.file.texts[this.done++];
    const file = entry.kept?.file ?? this.file.path;
    const result = this.#lookup.find(entry);
    if ('problem' in result) {
      this.#problems.push({ ...result.problem, file });
      return;
    }
    const text = result.found;
    const name = idOf(text);
    const first = this.#seen.get(name);
    if (first) {
      this.#problems.push({ ...doubleText(text, first, file), file });
      return;
    }
    this.#seen.set(name, text);
    try {
      this.#judged.push(this.#judge.judge(text));
    } catch (error) {
      // one row must not end the audit of all others
      const { name: component, lang: language, at } = text;
      const data = { name: component, language, error: (error as Error).message };
      this.#problems.push({ ...printedTextProblem('not-judged', at.text, data), file });
    }
  }

  /** Of the texts that were looked at. */
  report(facts: readonly FactDifference[] = []): TextsReport {
    const { file, model, sources } = this;
    const lookup = this.#lookup;
    const locator = new Locator(file, sources);
    const texts = this.#judged.map((one) => locator.locate(one));
    // most components have no text beside that of their effect: what stays on some says nothing of how far a deck is
    const ofFile = texts.filter(({ text }) => text.kept === undefined);
    const cardFindings = facts.map((fact) => locator.locateFact(fact));
    const waiverStates = applyWaivers(file, [...texts.flatMap((one) => one.findings), ...cardFindings]);
    const count = (state: WaiverState['state']): number => waiverStates.filter((one) => one.state === state).length;
    return {
      file: file.path,
      pack: model.id,
      title: model.title,
      version: model.version,
      hash: model.hash,
      texts,
      agreement: compareLanguages(this.#judged, sources.symbols),
      facts: cardFindings,
      progress: progressOf(
        ofFile,
        model,
        (id, lang) => lookup.renderedTexts({ section: 'cards', id }, lang).length > 0,
      ),
      unread: unreadGroups(texts),
      problems: this.#diagnostics(waiverStates),
      waivers: { holding: count('holds'), expired: count('expired'), unused: count('unused') },
      componentsWithoutText: componentsWithoutText(ofFile, model, lookup),
    };
  }

  /** The problems of the file and of its waivers. */
  #diagnostics(waiverStates: readonly WaiverState[]): Diagnostic[] {
    const { file } = this;
    const ofWaivers = file.waiverSource ?? { path: file.path, lines: file.lines, problems: [] };
    const linesOf = (path: string): Lines | undefined =>
      path === file.path
        ? file.lines
        : path === ofWaivers.path
          ? ofWaivers.lines
          : this.sources.files.find((one) => one.path === path)?.lines;
    const diagnostics = [
      ...this.#problems,
      ...[...ofWaivers.problems, ...waiverStates.flatMap(waiverProblems)].map((problem) => ({
        ...problem,
        file: ofWaivers.path,
      })),
    ].map((problem) => toDiagnostic(problem, linesOf));
    return sortDiagnostics(diagnostics, [file.path, ofWaivers.path, ...this.sources.files.map(({ path }) => path)]);
  }
}

/** Marks the findings that are waived; what became of each waiver. */
function applyWaivers({ waivers }: TextsFile, findings: readonly TextFinding[]): WaiverState[] {
  const waiverStates = waivers.map((waiver) => waiverStateOf(waiver, findings));
  for (const { waiver, state } of waiverStates) {
    if (state !== 'holds') continue;
    const { reason, who } = waiver;
    for (const finding of findings) {
      if (isWaivedBy(waiver, finding)) finding.waived = { reason, ...(who ? { who } : {}) };
    }
  }
  return waiverStates;
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
      return [printedTextProblem('unused-waiver', at, { lacks: waived.lacks })];
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
