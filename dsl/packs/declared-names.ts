/** The sections whose entries declare names, in the order of the sections: what a model is asked for whose files are not there. */
import type { SymbolKind } from '../semantics/symbols.ts';

export interface DeclaredNames {
  /** the kind of name that an entry declares */
  declares: SymbolKind;
  /** effects may name it by its plural as well */
  plural?: true;
}

export const DECLARED = {
  options: { declares: 'option' },
  constants: { declares: 'constant' },
  counters: { declares: 'counter', plural: true },
  classes: { declares: 'class', plural: true },
  pieces: { declares: 'piece', plural: true },
  'site-kinds': { declares: 'site-kind', plural: true },
  attributes: { declares: 'attribute' },
  predicates: { declares: 'predicate' },
  periods: { declares: 'period', plural: true },
  colors: { declares: 'color' },
  zones: { declares: 'zone' },
  decks: { declares: 'deck', plural: true },
  types: { declares: 'type', plural: true },
  tracks: { declares: 'track' },
  signals: { declares: 'signal' },
  slots: { declares: 'slot' },
  cards: { declares: 'card' },
  procedures: { declares: 'procedure' },
} as const satisfies Record<string, DeclaredNames>;

/** A section whose entries declare names. */
type DeclaringSection = keyof typeof DECLARED;

export const DECLARING_SECTIONS = Object.keys(DECLARED) as DeclaringSection[];
