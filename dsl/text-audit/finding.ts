/** Findings of the audit with ids and places, and the texts that they belong to. */
import type { FileRange } from '../source/diagnostic.ts';
import type { JudgedDifference, JudgedText, Verdict } from './judge.ts';
import type { PrintedText } from './lookup.ts';
import type { Hashes } from './waivers.ts';

export interface TextFinding extends JudgedDifference {
  /** stays the same as long as the texts of this component do */
  id: string;
  message: string;
  severity: 'error' | 'warning';
  hashes: Hashes;
  waived: { reason: string; who?: string } | null;
  /** in the file of texts, and in the file of the pack */
  place: FileRange;
  effectPlace: FileRange;
  /** equal for findings of the same kind */
  pattern: string;
  /** in quotes, what the text or the table says and what is meant instead; null where there is nothing */
  quotes: { said: string | null; meant: string | null };
}
export interface CardFinding extends TextFinding {
  /** the id of the card */
  card: string;
}
export interface AuditedText {
  text: PrintedText;
  verdict: Verdict;
  rewrites: JudgedText['rewrites'];
  findings: TextFinding[];
}
