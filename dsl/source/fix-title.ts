/** What a fix does, as data; its words in each language are in `service/fix-titles.ts`. */

/** The kinds of titles, each with its data. */
export interface FixTitles {
  write: { text: string };
  /** in the place of a text in capitals */
  'small-letters': object;
  /** the effect that a sentence says */
  effect: { effect: string };
  'all-of-them': { effect: string };
  'choose-one': { effect: string };
  /** what a word is about, where two readings are possible; `asNow`: the one that holds now */
  about: { word: string; noun: string; asNow: boolean };
  remove: { what: string };
  /** one of two of the same name */
  'remove-this': { what: string };
  'remove-character': { name: string };
  'remove-bracket': object;
  /** a site from those that it says are beside it */
  'remove-from-list': object;
  quote: object;
  'close-quote': object;
  backslash: object;
  'missing-sign': { sign: string };
  'indent-by-spaces': object;
  'keep-lines': object;
  /** a key without its value */
  add: { key: string };
  rename: { name: string };
  'rename-step': { name: string };
  'move-to-pack-file': object;
  extend: { pack: string };
  'add-procedure': { name: string };
  'set-number': { number: number };
  'say-original': object;
  'say-of-the-rest': { status: string };
  'add-to-lexicon': { name: string; language: string };
  /** all effects of a file in canonical form */
  format: object;
}

export type FixTitleKind = keyof FixTitles;

/** A title: its kind and the data of the kind. */
export type FixTitle = { [Kind in FixTitleKind]: { is: Kind } & FixTitles[Kind] }[FixTitleKind];
