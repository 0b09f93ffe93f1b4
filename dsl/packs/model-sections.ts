/** The list of the model for each section. A section that is missing here does not compile. */
import type { SECTIONS, SectionName } from './fields.ts';
import type { PackModel } from './model.ts';

type SectionWith<Property> = {
  [Name in SectionName]: (typeof SECTIONS)[Name] extends Property ? Name : never;
}[SectionName];

/** Sections of components: neither metadata nor a lexicon. */
export type ModelSection = Exclude<SectionName, SectionWith<{ metadata: true }> | SectionWith<{ lexical: true }>>;

/** The key of each section in the model. */
export const MODEL_KEYS = {
  options: 'options',
  constants: 'constants',
  counters: 'counters',
  classes: 'classes',
  shapes: 'shapes',
  pieces: 'pieces',
  'site-kinds': 'siteKinds',
  attributes: 'attributes',
  predicates: 'predicates',
  periods: 'periods',
  colors: 'colors',
  zones: 'zones',
  decks: 'decks',
  types: 'types',
  tracks: 'tracks',
  signals: 'signals',
  slots: 'slots',
  cards: 'cards',
  boards: 'boards',
  procedures: 'procedures',
  rules: 'rules',
  goals: 'goals',
} as const satisfies Record<ModelSection, keyof PackModel>;
