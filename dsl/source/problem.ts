/** What is wrong in a text that a person wrote, before anybody knows the line. */
export interface Problem {
  /** stable, kebab-case, e.g. `unknown-name` */
  code: string;
  severity: 'error' | 'warning';
  /** one sentence in the author's terms, the offending thing in quotes */
  message: string;
  /** how to mend it */
  help?: string;
  /** offsets into the text that was read (decoded effect text, or the file) */
  start: number;
  end: number;
  /** did-you-mean, at most five */
  suggestions?: string[];
  /** further places, e.g. the first declaration */
  related?: { message: string; file: string; start: number; end: number }[];
}
