/** What an audit of printed texts found. The tables, SARIF, HTML and the page of the workbench are made from it. */
import type { Diagnostic } from '../../dsl/internal.ts';
import type { LanguageAgreement } from './language-agreement.ts';
import type { Verdict } from './judge.ts';
import type { DeckProgress } from './progress.ts';
import type { UnreadGroup } from './unread-groups.ts';
import type { AuditedText, CardFinding, TextFinding } from './finding.ts';

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
