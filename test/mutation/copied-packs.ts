/**
 * In the place of `test/support/loaded.ts` for areas in which nothing that loads a pack is mutated (`keepPacks`): packs are loaded once
 * for all mutants. The model is another object for each mutant, because its compiled games are kept by it.
 */
import type { Loaded } from '../support/loaded.ts';
import { CITIES, keptPack } from './kept-packs.ts';

export { CITIES, withoutErrors } from './kept-packs.ts';
export type { Loaded };

const packs = new Map<string, Loaded>();

export function loaded(path = CITIES): Loaded {
  let found = packs.get(path);
  if (!found) {
    const kept = keptPack(path);
    packs.set(path, (found = { ...kept, model: { ...kept.model } }));
  }
  return found;
}
