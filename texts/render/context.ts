/**
 * What all functions of this folder are given as `ctx`: the language, the names of the game, what the text has mentioned so far,
 * and the names for which the language lacks a form.
 */
import type { Symbols, EffectNode, EventNode, ExprNode, Ident, PhraseNode, Case, Gender } from '../../dsl/internal.ts';
import type { NounForms } from '../languages/forms.ts';
import type { Language } from '../languages/language.ts';
import type { DoneVerb } from '../languages/phrases.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { thingNamed } from '../meaning/laid.ts';
import { ReferentTracker, singularName, type Referent } from '../meaning/referents.ts';

/** A name for which the language has no form, with its place in the effect's text. */
export interface MissingForm {
  name: string;
  range: { start: number; end: number };
}

/** The range of nodes that come from no text. */
export const NOWHERE = { start: 0, end: 0 };

/** A language, and the names of one game in it. */
export interface GameLanguage {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly symbols: Symbols;
}

/** What `it`, `this` and names given with `as` refer to at the point that the text has reached. */
interface Discourse {
  /** what `it` refers to now, so that pronouns and adjectives agree with it */
  antecedent: NounForms | undefined;
  antecedentBuilt: boolean;
  /** the event of the `after` that contains what is rendered: doing so to what it is about is doing it again */
  done: EventNode | undefined;
  /** what was done up to so many times, of which `amount` says how many, and whether by another player; undefined: another number */
  counted: { verb: DoneVerb | 'times'; byOther: boolean } | undefined;
  /** whether some of the cards that are looked at or revealed have been taken, so that `them` are the others */
  someTaken: boolean;
  /** the same as `antecedent` for `this` */
  readonly self: NounForms | undefined;
  /** the same for names given with `as`: a thing, or one kind of a class */
  readonly named: Map<string, { noun: NounForms; kind: boolean; built: boolean }>;
  /** everything that the whole effect refers to */
  readonly referents: ReferentTracker;
  /** what `it` would refer to at each name of the effect */
  readonly latest: ReadonlyMap<Ident, Referent | undefined>;
  /** where a pronoun could also mean something that was mentioned in between */
  readonly unclear: ReadonlySet<Ident>;
}

export interface RenderContext extends GameLanguage {
  readonly discourse: Discourse;
  readonly missing: MissingForm[];
  readonly recursive: RecursiveRenderers;
  /** whether a sentence may end within what is rendered, as all that follows belongs to the same effect */
  readonly mayEndSentence: boolean;
  /** where things are is whence they are taken */
  readonly from?: true;
  /** of which each one is meant: *upgrade each farm* */
  readonly each?: PhraseNode | undefined;
  /** within a clause about a thing: *a city where …* */
  readonly inClause?: true;
  /** what *may* stands before */
  readonly behindMay?: EffectNode | undefined;
}

/**
 * The functions at which rendering recurses: a noun phrase may contain a condition, a word an effect. Files call them through the
 * context, so that each imports only what is below it: names, noun phrases, numbers, conditions, amounts, events, words, effects.
 */
export interface RecursiveRenderers {
  /** `3 farms`, `that many farms`, `farms equal to …` */
  numbered(ctx: RenderContext, n: ExprNode, phrase: PhraseNode, grammatical: Case): string;
  condition(ctx: RenderContext, expr: ExprNode): string;
  /** what a thing itself has, after `with` */
  having(ctx: RenderContext, expr: ExprNode): string;
  /** `it is upgraded`: what is said of a thing */
  quality(ctx: RenderContext, phrase: PhraseNode, grammatical: Case, gender?: Gender): string;
  /** several parts in one sentence */
  body(ctx: RenderContext, effect: EffectNode): string;
  /** an effect in brackets where it would take in what follows */
  closed(ctx: RenderContext, effect: EffectNode): string;
}

/** The state at the beginning of a text; `self` is the name of what `this` refers to. */
export function createContext(
  { language, lexicon, symbols }: GameLanguage,
  recursive: RecursiveRenderers,
  self: string,
): RenderContext {
  const latest = new Map<Ident, Referent | undefined>();
  const unclear = new Set<Ident>();
  const referents = new ReferentTracker(
    (noun) => singularName(noun, symbols),
    (mention) => {
      latest.set(mention.ident, mention.latest);
      const meant = mention.latest?.noun;
      if (meant !== undefined && mention.since.some((other) => mayBeSame(symbols, meant, other))) {
        unclear.add(mention.ident);
      }
    },
    (noun) => thingNamed(noun, symbols),
  );
  return {
    language,
    lexicon,
    symbols,
    recursive,
    missing: [],
    mayEndSentence: false,
    discourse: {
      antecedent: undefined,
      antecedentBuilt: false,
      done: undefined,
      counted: undefined,
      someTaken: false,
      self: language.noun(self) ?? lexicon.noun(self),
      named: new Map(),
      referents,
      latest,
      unclear,
    },
  };
}

/** Whether one thing can be called both: `farm` and `building`, `card` and the name of a type. */
function mayBeSame(symbols: Symbols, a: string, b: string): boolean {
  if (a === b) return true;
  const isIn = (one: string, many: string): boolean =>
    symbols.find(many).some(({ members }) => members?.includes(one)) ||
    (many === 'card' && symbols.find(one).some(({ kind }) => kind === 'type'));
  return isIn(a, b) || isIn(b, a);
}
