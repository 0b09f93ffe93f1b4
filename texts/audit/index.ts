/** The face of the audit of printed texts: reading them from a file or a table, comparing them with the effects, the report. */
export type { About } from './about.ts';
export { auditTexts, TextAudit } from './audit-texts.ts';
export type { Apart, JudgeByPlay, OnlyOutcomes, Ruling } from './by-play.ts';
export { isTable, readDeckTable, type DeckTable } from './deck-table.ts';
export { factDifferences } from './facts.ts';
export { foundInText, type AuditedText, type CardFinding, type TextFinding } from './finding.ts';
export { withKeptTexts } from './kept-texts.ts';
export { VERDICTS, type Verdict } from './judge.ts';
export type { LanguageAgreement } from './language-agreement.ts';
export { withJoinedGains, withoutMay, withoutMayAroundParts } from './left-open.ts';
export type { PrintedText } from './lookup.ts';
export { STATES, stateOf, type CardState, type DeckProgress } from './progress.ts';
export { countOf, hasOpenFindings, openProblems, unwaived, type TextsReport } from './report.ts';
export type { ReportedTier, TextClass } from './text-class.ts';
export { readTexts, readWaivers, type TextsFile } from './texts-file.ts';
export { sentencesToPaste, type UnreadGroup } from './unread-groups.ts';
export { waiversToPaste } from './waivers.ts';
