/** One telling: the language and the names of the game, what was spoken of so far, and the names that had no form; functions call it `t`. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { Ident } from '../../syntax/ast.ts';
import type { Lexicon } from '../lexicon.ts';
import { singular, Things, type Thing } from '../things.ts';
import type { Language, NounForms } from './language.ts';

/** A name for which the language has no form, with its place in the effect's text. */
export interface MissingForm {
  name: string;
  range: { start: number; end: number };
}

/** Of what is told without standing anywhere. */
export const NOWHERE = { start: 0, end: 0 };

/** In which language, with the forms of which names. */
export interface Speech {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly symbols: Symbols;
}

/** What the text has spoken of where it has come to. */
export interface Spoken {
  /** what `it` stands for just now, so that pronouns and adjectives agree */
  antecedent: NounForms | undefined;
  antecedentBuilt: boolean;
  /** the same for `this` */
  readonly self: NounForms | undefined;
  /** the same for the names that the author gave by `as`: a thing, or one kind of a class */
  readonly named: Map<string, { noun: NounForms; kind: boolean; built: boolean }>;
  /** all that the whole effect speaks of, and what `it` is at each name */
  readonly things: Things;
  readonly latest: ReadonlyMap<Ident, Thing | undefined>;
}

export interface Telling extends Speech {
  readonly spoken: Spoken;
  readonly missing: MissingForm[];
}

/** A telling that begins; `self` is the name of what `this` is. */
export function beginTelling({ language, lexicon, symbols }: Speech, self: string): Telling {
  const latest = new Map<Ident, Thing | undefined>();
  const things = new Things(
    (noun) => singular(noun, symbols),
    (mention) => {
      latest.set(mention.ident, mention.latest);
    },
  );
  return {
    language,
    lexicon,
    symbols,
    missing: [],
    spoken: {
      antecedent: undefined,
      antecedentBuilt: false,
      self: language.noun(self) ?? lexicon.noun(self),
      named: new Map(),
      things,
      latest,
    },
  };
}
