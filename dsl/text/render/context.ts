/** One telling: the language and the names of the game, what was spoken of so far, and the names that had no form; functions call it `t`. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { Ident } from '../../syntax/ast.ts';
import type { Lexicon } from '../lexicon.ts';
import { singularName, ReferentTracker, type Referent } from '../referents.ts';
import type { Language, NounForms } from '../languages/language.ts';

/** A name for which the language has no form, with its place in the effect's text. */
export interface MissingForm {
  name: string;
  range: { start: number; end: number };
}

/** Of what is told without standing anywhere. */
export const NOWHERE = { start: 0, end: 0 };

/** In which language, with the forms of which names. */
export interface GameLanguage {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly symbols: Symbols;
}

/** What the text has spoken of where it has come to. */
export interface Discourse {
  /** what `it` stands for just now, so that pronouns and adjectives agree */
  antecedent: NounForms | undefined;
  antecedentBuilt: boolean;
  /** the same for `this` */
  readonly self: NounForms | undefined;
  /** the same for the names that the author gave by `as`: a thing, or one kind of a class */
  readonly named: Map<string, { noun: NounForms; kind: boolean; built: boolean }>;
  /** all that the whole effect speaks of, and what `it` is at each name */
  readonly referents: ReferentTracker;
  readonly latest: ReadonlyMap<Ident, Referent | undefined>;
}

export interface RenderContext extends GameLanguage {
  readonly discourse: Discourse;
  readonly missing: MissingForm[];
}

/** A telling that begins; `self` is the name of what `this` is. */
export function createContext({ language, lexicon, symbols }: GameLanguage, self: string): RenderContext {
  const latest = new Map<Ident, Referent | undefined>();
  const things = new ReferentTracker(
    (noun) => singularName(noun, symbols),
    (mention) => {
      latest.set(mention.ident, mention.latest);
    },
  );
  return {
    language,
    lexicon,
    symbols,
    missing: [],
    discourse: {
      antecedent: undefined,
      antecedentBuilt: false,
      self: language.noun(self) ?? lexicon.noun(self),
      named: new Map(),
      referents: things,
      latest,
    },
  };
}
