/** What the page and its worker say to each other about a table of printed texts, which is compared with the pack. */
import type { Diagnostic, FileRange, LanguageCode, Range } from '../../dsl/internal.ts';
import type {
  About,
  CardState,
  DeckProgress,
  OnlyOutcomes,
  ReportedTier,
  TextClass,
  UnreadGroup,
  Verdict,
} from '../../texts/audit/index.ts';

export type { CardState, DeckProgress, UnreadGroup };

/** A chosen file, as bytes, so that its encoding is found out as on the command line. */
export interface ChosenTable {
  name: string;
  bytes: Uint8Array;
  /** of a column of texts whose heading names none */
  language: LanguageCode | null;
  /** the file of waivers beside it */
  waivers: { name: string; text: string } | null;
}

export interface DeckSteps {
  done: number;
  total: number;
}

export interface DeckFinding {
  id: string;
  class: TextClass;
  /** null: of a text that was not understood, or of a fact */
  tier: ReportedTier | null;
  severity: 'error' | 'warning';
  about: About | null;
  said: string | null;
  meant: string | null;
  /** what differs, as a waiver names it that holds for all texts; null where only this text can be waived */
  rule: string | null;
  /** of the text and of the effect, as a waiver of this text names them */
  hashes: { text: string; effect: string };
  /** the reason, and who gave it */
  waived: string | null;
  /** in the printed and in the rendered text; `lacking`: the other one has more there */
  printed: MarkedRange;
  rendered: MarkedRange | null;
  /** in the table and in the pack */
  place: FileRange;
  effectPlace: FileRange;
  apart: DeckApart | null;
}
export type MarkedRange = Range & { lacking?: true };

/** Where play shows the difference. */
export interface DeckApart {
  /** as the Lab reads it */
  position: string;
  players: number;
  as: string;
  /** what is done after the effect before it is seen; '' for nothing */
  after: string;
  /** what comes only of the text, or only of the effect */
  only: Record<LanguageCode, OnlyOutcomes>;
  /** effects to try there */
  text: string;
  effect: string;
}

/** A text of the table, with what is rendered from its effect. */
export interface DeckText {
  key: string;
  /** as findings call it */
  ref: string;
  section: string;
  id: string;
  name: string;
  program: string;
  language: LanguageCode;
  verdict: Verdict;
  state: CardState;
  printed: string;
  rendered: string;
  /** stretches of both that say the same in other words */
  rewrites: { printed: Range; rendered: Range }[];
  findings: DeckFinding[];
}

/** What the table says of a card besides texts, otherwise than the pack. */
export interface DeckFact extends DeckFinding {
  card: string;
}

export interface DeckReport extends DeckSteps {
  file: string;
  texts: DeckText[];
  facts: DeckFact[];
  progress: DeckProgress[];
  unread: UnreadGroup[];
  /** of the table and its waivers */
  problems: Diagnostic[];
  waivers: { holding: number; expired: number; unused: number };
}

/** A sentence for the lexicon, in a file of the pack as it would be. */
export interface SentenceTrial {
  path: string;
  text: string;
  language: LanguageCode;
  /** texts of these components are read again */
  refs: string[];
}
export interface SentenceResult {
  /** of the file, if the pack would have errors */
  diagnostics: Diagnostic[];
  /** the texts that are read again; `still`: what is not understood, or differs */
  texts: { ref: string; name: string; verdict: Verdict; still: DeckFinding | null }[];
}

/** The code of these methods is loaded with the first table. */
export interface DeckApi {
  /** Reads the table; one that was open is closed. Null: the pack has errors. */
  openDeck(pack: string, table: ChosenTable): Promise<DeckSteps | null>;
  /** Compares the next texts, for a fraction of a second. Null: no table is open. */
  continueDeck(): Promise<DeckSteps | null>;
  /** Of the texts that were compared. Null: no table is open. */
  deckReport(): Promise<DeckReport | null>;
  /** scenarios that show a difference, as `fathom audit` prints them; null where there is none */
  deckScenarios(finding: string): Promise<{ text: string | null; effect: string | null }>;
  /** How texts would be read if the pack had a sentence. */
  trySentence(pack: string, trial: SentenceTrial): Promise<SentenceResult>;
}
