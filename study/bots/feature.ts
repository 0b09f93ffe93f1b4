/** A number that is read of positions, by its name. */

/** What kind of thing a feature counts; it decides with which weight a pack without trained ones begins. */
export type FeatureKind =
  | 'score'
  | 'income-score'
  | 'income'
  | 'counter'
  | 'piece'
  | 'predicate'
  | 'cards'
  | 'listening'
  | 'lying'
  | 'near'
  | 'track'
  | 'goal'
  | 'condition';

export interface Feature {
  name: string;
  kind: FeatureKind;
}
