/** A text, or the forms of one that counts `{n}`. */
export interface PluralForms {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}
