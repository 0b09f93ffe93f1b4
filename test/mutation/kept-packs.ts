/**
 * Packs that are loaded once for all mutants: only areas use them in which nothing that loads a pack is mutated. Games are
 * compiled again for each mutant, and all that is cached of a game is cached by its compiled form.
 */
import { readScenarios, type PackModel, type Scenario } from '../../dsl/index.ts';
import { loaded, RARE_PATHS } from '../support/packs.ts';

/** Packs whose scenarios reach much, with little time for each. */
export const SCENARIO_PACKS = [
  'cards/test-shapes.yaml',
  'test/packs/reef-fair.yaml',
  'test/packs/others.yaml',
  'test/packs/instead.yaml',
  'test/packs/events.yaml',
  'cards/yucata',
  'cards/underwater-cities',
];

const known = new Map<string, readonly Scenario[]>();

/** The scenarios of the pack, without those of packs that it extends. */
export function scenariosOf(path: string): readonly Scenario[] {
  let found = known.get(path);
  if (!found) {
    const { model, sources } = loaded(path);
    known.set(path, (found = readScenarios(model, sources).scenarios));
  }
  return found;
}

export const rarePaths = (): PackModel => loaded(RARE_PATHS).model;
