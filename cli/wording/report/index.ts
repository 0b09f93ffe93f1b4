/** The words of reports about typed cards and printed texts, by language. */
import type { LanguageCode } from '../../../dsl/internal.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { uk } from './uk.ts';
import type { ReportWords } from './words.ts';

export type { AuditPageWords, AuditWords, EncodedCounts, ReportWords } from './words.ts';

export const REPORT_WORDS: Readonly<Record<LanguageCode, ReportWords>> = { en, it, uk };
