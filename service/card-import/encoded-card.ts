/** A row of a table as a card of the pack: what was understood, and what was not. */
import type { LanguageCode } from '../../dsl/internal.ts';
import type { TableRow } from '../../texts/card-tables/index.ts';

export interface EncodedCard {
  row: TableRow;
  id: string;
  /** the pack has the card already: the row is that card */
  isKnown: boolean;
  /** its type or deck is not known, so that it is not a complete card */
  isGap: boolean;
  /** number, name, deck, type, color, price, copies, attributes */
  fields: Record<string, string | number>;
  /** effects by their program */
  programs: Record<string, string>;
  /** values that were not understood, by field */
  notEncoded: Record<string, string>;
  text: string;
  language: LanguageCode;
  /** the language in which the text seems to be written, if it is not `language` */
  seemingLanguage?: LanguageCode;
  /** names and texts as they are typed */
  names: Partial<Record<LanguageCode, string>>;
  texts: Partial<Record<LanguageCode, string>>;
}

export const isWhole = ({ isGap, notEncoded }: EncodedCard): boolean => !isGap && Object.keys(notEncoded).length === 0;
