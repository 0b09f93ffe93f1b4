/** STAND-IN until the lexicon lands: English from the names of the components. */
import type { PackModel } from '../packs/model.ts';
import type { AdjectiveForms, NounForms } from './tell/language.ts';

export interface Lexicon { noun(name: string): NounForms | undefined; adjective(name: string): AdjectiveForms | undefined; phrase(name: string, to?: 'one' | 'several'): string | undefined }

export function lexiconOf(model: PackModel): Lexicon {
  const all = [...model.counters, ...model.classes, ...model.pieces, ...model.siteKinds, ...model.zones, ...model.decks, ...model.types, ...model.tracks, ...model.slots, ...model.constants, ...model.colors, ...model.periods, ...model.cards, ...model.procedures];
  const by = new Map(all.map((x) => [x.id, x]));
  const adj = new Set([...model.predicates.map(({ id }) => id), ...model.colors.map(({ id }) => id)]);
  return {
    noun: (name) => { if (adj.has(name)) return undefined; const x = by.get(name); return x && { gender: 'n', mass: x.name === x.plural, form: (count) => (count === 1 || count === 'singular' ? x.name : x.plural) }; },
    adjective: (name) => (adj.has(name) ? { form: () => name.replaceAll('-', ' ') } : undefined),
    phrase: () => undefined,
  };
}
