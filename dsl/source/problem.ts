/** A mistake in a text, placed by offsets. */
export type Severity = 'error' | 'warning';

/**
 * What has codes of its own, which may be those of a pack as well, with other data: tables of cards, files of printed texts, and
 * the texts themselves.
 */
export type OwnerOfCodes = 'table' | 'printed-texts' | 'text';

/** A mistake in a text, with its code, message and place. */
export interface Problem {
  /** stable, kebab-case, e.g. `unknown-name` */
  code: string;
  /** whose code it is; absent for the code of a pack */
  of?: OwnerOfCodes;
  severity: Severity;
  /** one sentence in the author's terms, the offending words in quotes */
  message: string;
  /** what to do about it */
  help?: string;
  /** offsets into the text that was parsed (the decoded effect text, or the file) */
  start: number;
  end: number;
  /** did-you-mean, at most five */
  suggestions?: string[];
  /** further places, e.g. the first declaration */
  related?: { message: string; file: string; start: number; end: number }[];
  /** the data of the message, for fixes and translations; its type is that of the code's declaration */
  data?: unknown;
}
