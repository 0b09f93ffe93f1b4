/**
 * What is changed about a game of bots, so that it can be compared with the same game unchanged. Chance is never played against: a card
 * comes to a seat by lying where the shuffled cards would have had another one, which nobody at the table can know.
 */
export type Setting =
  | { kind: 'natural' }
  /** the first card of its deck that chance brings to the seat is this one */
  | { kind: 'give'; card: string; seat: number }
  /** the first card of its deck that is laid out for all is this one; with `hide`, it is laid out as late as can be */
  | { kind: 'show' | 'hide'; card: string }
  /** no other seat may choose the slot, or the card, which is laid out first */
  | { kind: 'only'; slot: string; seat: number }
  | { kind: 'only'; card: string; seat: number };

export const NATURAL: Setting = { kind: 'natural' };

/** Equal keys, equal settings. */
export function settingKey(setting: Setting): string {
  switch (setting.kind) {
    case 'natural':
      return 'natural';
    case 'give':
      return `give ${setting.card} ${setting.seat}`;
    case 'show':
    case 'hide':
      return `${setting.kind} ${setting.card}`;
    case 'only':
      return 'slot' in setting
        ? `only slot ${setting.slot} ${setting.seat}`
        : `only card ${setting.card} ${setting.seat}`;
  }
}

/** After a shuffle, a card changes places with the first of some others that was shuffled with it. */
export interface Stack {
  /** number of the shuffle, from 0 */
  shuffle: number;
  card: number;
  others: readonly number[];
}
