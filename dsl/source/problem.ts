/** A mistake in a text, placed by offsets. */
export type Severity = 'error' | 'warning';

/** A mistake in a text, with its code, message and place. */
export interface Problem {
  /** stable, kebab-case, e.g. `unknown-name` */
  code: string;
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
  /** the data of the message, for fixes; its type is that of the code's declaration */
  data?: unknown;
}
