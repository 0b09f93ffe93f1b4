import { type PackModel, rootIn, type Root } from '../../dsl/internal.ts';

/** All that has effects or sets in a model, one component each, whose programs may know the same variables. */
export const componentsOf = (model: PackModel): Root[] => [
  rootIn('rules', model.rules),
  rootIn('predicates', model.predicates),
  ...componentsIn(model, 'cards'),
  ...componentsIn(model, 'procedures'),
  ...componentsIn(model, 'slots'),
  ...componentsIn(model, 'pieces'),
  ...componentsIn(model, 'boards'),
  ...componentsIn(model, 'types'),
  ...componentsIn(model, 'decks'),
  ...componentsIn(model, 'tracks'),
  ...componentsIn(model, 'goals'),
  ...componentsIn(model, 'constants'),
  ...componentsIn(model, 'counters'),
];

const componentsIn = <Part extends Parameters<typeof rootIn>[0]>(model: PackModel, part: Part): Root[] =>
  model[part].map((component) => rootIn(part, component as PackModel[Part][number]));
