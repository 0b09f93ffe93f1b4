/** The words of reports about typed cards and printed texts, by language. */
import type { LanguageCode } from '../../../dsl/internal.ts';
import { en } from '../../../texts/languages/en/command-report.ts';
import { it } from '../../../texts/languages/it/command-report.ts';
import { uk } from '../../../texts/languages/uk/command-report.ts';
import type { ReportWords } from './words.ts';

export type { AuditPageWords, AuditWords, EncodedCounts } from './words.ts';

export const REPORT_WORDS: Readonly<Record<LanguageCode, ReportWords>> = { en, it, uk };
