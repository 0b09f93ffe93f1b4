/**
 * Packs that are loaded once for all mutants: only areas use them in which nothing that loads a pack is mutated. Games are
 * compiled again for each mutant, and all that is cached of a game is cached by its compiled form.
 */
import { readScenarios, type PackModel, type Scenario } from '../../dsl/internal.ts';
import { loaded, type Loaded } from '../support/loaded.ts';
import { RARE_PATHS } from '../support/packs.ts';

export { CITIES, withoutErrors } from '../support/loaded.ts';

/** Packs whose scenarios reach much, with little time for each. */
export const SCENARIO_PACKS = [
  'cards/test-shapes.yaml',
  'test/packs/reef-fair.yaml',
  'test/packs/others.yaml',
  'test/packs/instead.yaml',
  'test/packs/events.yaml',
  'test/packs/choices.yaml',
  'test/packs/sixty-cards.yaml',
  'cards/yucata',
  'cards/underwater-cities',
];

const packs = new Map<string, Loaded>();
const known = new Map<string, readonly Scenario[]>();

/** All of them, where `loaded` keeps the last few. */
export function keptPack(path: string): Loaded {
  let found = packs.get(path);
  if (!found) packs.set(path, (found = loaded(path)));
  return found;
}

/** The scenarios of the pack, without those of packs that it extends. */
export function scenariosOf(path: string): readonly Scenario[] {
  let found = known.get(path);
  if (!found) {
    const { model, sources } = keptPack(path);
    known.set(path, (found = readScenarios(model, sources).scenarios));
  }
  return found;
}

export const rarePaths = (): PackModel => keptPack(RARE_PATHS).model;
