import type { PackModel } from '../../dsl/index.ts';

/** All that has effects or sets in a model, one component each; not its lexicon, which is large. */
export const componentsOf = (model: PackModel): unknown[] => [
  model.rules,
  model.predicates,
  ...[
    model.cards,
    model.procedures,
    model.slots,
    model.pieces,
    model.boards,
    model.types,
    model.decks,
    model.tracks,
    model.goals,
    model.constants,
    model.counters,
  ].flat(),
];
