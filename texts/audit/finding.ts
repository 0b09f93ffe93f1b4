/** Findings of the audit with ids and places, and the texts that they belong to. */
import { type FileRange, flowYaml, type LanguageCode } from '../../dsl/internal.ts';
import type { Apart } from './by-play.ts';
import type { ApartInWords, FoundInText } from './finding-words.ts';
import type { JudgedDifference, JudgedText, Verdict } from './judge.ts';
import type { PrintedText } from './lookup.ts';
import type { Hashes } from './waivers.ts';

export interface TextFinding extends JudgedDifference {
  /** stays the same as long as the texts of this component do */
  id: string;
  /** in English; `findingWords` says it in other languages */
  message: string;
  help?: string;
  /** names that may be meant */
  suggestions?: string[];
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

/** What a finding says, as data. */
export function foundInText(
  { class: kind, about, quotes, apart, tier }: Pick<TextFinding, 'class' | 'about' | 'quotes' | 'apart' | 'tier'>,
  language: LanguageCode,
): FoundInText {
  return {
    class: kind,
    about: about ?? null,
    ...quotes,
    untold: tier === 'untold',
    apart: apart ? apartWords(apart, language) : null,
  };
}

/** Where play shows a difference, in words of a language. */
function apartWords({ position, players, after, only }: Apart, language: LanguageCode): ApartInWords {
  const written = flowYaml(position);
  return { position: written === '{}' ? null : written, players, after, only: only(language) };
}
