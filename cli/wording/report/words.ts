/**
 * What the reports say about typed cards and printed texts (`encode --file`, `audit --texts`), around diagnostics. One object
 * per language; a text that a language lacks does not compile.
 */
import type { DiagnosticWording, LanguageCode } from '../../../dsl/internal.ts';
import type { CardState, Verdict } from '../../../texts/audit/index.ts';

/** What became of the rows of a table. */
export interface EncodedCounts {
  cards: number;
  languages: readonly LanguageCode[];
  whole: number;
  /** understood in part, or not at all */
  open: number;
  gaps: number;
  findings: number;
  errors: number;
}

interface EncodeWords {
  /** in front of a message: where it is */
  place(row: number, heading: string | null): string;
  /** a message about an effect; the message is inside of the sentence */
  readAs(effect: string, message: string): string;
  counts(counts: EncodedCounts): string;
  otherLanguage(texts: number, language: LanguageCode): string;
  readonly nothingWritten: string;
  next(command: string): string;
}

/** What becomes of the rows of a table that goes into a pack. */
interface TableCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** What `fathom table` says. */
interface TableWords {
  out(cards: number, file: string): string;
  in(counts: TableCounts): string;
  /** the same before it is done */
  would(counts: TableCounts): string;
}

/** What an audit of printed texts says around its findings. */
export interface AuditWords {
  /** while it is compared */
  texts(done: number, of: number): string;
  /** behind the name of the file */
  against(texts: number, title: string, version: string): string;
  /** a column, and what it means; the column of a narrow table */
  readonly verdicts: { readonly [V in Verdict]: readonly [head: string, meaning: string] };
  /** a language by its name, as a heading */
  language(code: string): string;
  readonly all: string;
  readonly withoutText: string;
  cardsIn(n: number, language: LanguageCode): string;
  readonly decks: string;
  readonly deck: string;
  readonly cards: string;
  /** heads of columns */
  readonly states: { readonly [S in CardState]: string };
  unread(wordings: number): string;
  readonly textByText: string;
  readonly waived: string;
  findings(n: number, sorts: number): string;
  timesMore(n: number, ids: string): string;
  readonly theCard: string;
  readonly theEffect: string;
  inLanguage(code: LanguageCode): string;
  readonly otherWords: string;
  /** a rewritten stretch; null: nothing is there */
  rewrite(printed: string | null, rendered: string | null): string;
  agreement(components: number, same: number): string;
  readonly disagreement: DisagreementWords;
  fileItself(problems: number): string;
  found(n: number): string;
  readonly good: string;
  findingsWaived(n: number): string;
  baseline(found: number, allowed: number | null): string;
  readonly more: string;
  fromNow(n: number): string;
  readonly page: AuditPageWords;
}

/** Where the texts of a component differ between languages. */
interface DisagreementWords {
  list(codes: readonly string[]): string;
  agreeAgainstEffect(codes: string): string;
  odd(codes: string, odd: string, asEncoded: boolean): string;
  readonly each: string;
  against(groups: readonly string[]): string;
}

/** The page that is sent to whoever typed the texts. */
export interface AuditPageWords {
  readonly titles: { readonly [V in Verdict]: string };
  title(title: string): string;
  heading(title: string): string;
  about(file: string, version: string, hash: string): string;
  readonly nothing: string;
  readonly byLanguage: string;
  readonly language: string;
  readonly byDeck: string;
  readonly states: { readonly [S in CardState]: string };
  readonly facts: string;
  readonly sentences: string;
  readonly languages: string;
  line(line: number): string;
  lineAndColumn(line: number, column: number): string;
  place(file: string, line: number, pack: string): string;
  readonly file: string;
  readonly printed: string;
  readonly rendered: string;
  readonly rewritten: string;
  readonly scenario: string;
  waived(reason: string): string;
}

export interface ReportWords {
  readonly labels: DiagnosticWording['labels'];
  written(file: string): string;
  readonly audit: AuditWords;
  readonly encode: EncodeWords;
  readonly table: TableWords;
}
