/** Plurals as people read them: those of the pack, else regular ones (`fishes`), not the `fishs` of the effect language. */
import type { Named, PackModel } from './model.ts';

export const pluralInWords = ({ plural, regularPlural }: Pick<Named, 'plural' | 'regularPlural'>): string =>
  regularPlural ?? plural;

/** What several of a counter are called; its id where the pack has no such counter. */
export function counterInWords({ counters }: Pick<PackModel, 'counters'>, id: string): string {
  const counter = counters.find((one) => one.id === id);
  return counter ? pluralInWords(counter) : id;
}
