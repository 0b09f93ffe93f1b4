/** Packs as the tests read them, kept for the other tests of a thread; what is made of a pack is kept by it. */
import { loadPack, type LoadedPack } from '../../service/analysis/load-pack.ts';
import type { PackModel } from '../../dsl/packs/model.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { withKeptYaml } from './kept-yaml.ts';

/** Files of the repository, parsed once. */
export const FILES = withKeptYaml(nodeFiles);

export const CITIES = 'cards/underwater-cities';

export type Loaded = LoadedPack & { model: PackModel };

/** With its parsers a pack takes up to 200 MB, and a thread has room for a few of them only. */
const MOST_KEPT = 4;
/** the last one that was asked for comes last */
const packs = new Map<string, Loaded>();

/** The pack with its texts; throws with its diagnostics when it has errors. */
export function loaded(path = CITIES): Loaded {
  const found = packs.get(path) ?? withoutErrors(loadPack(FILES, path, { packs: 'cards' }), path);
  packs.delete(path);
  packs.set(path, found);
  if (packs.size > MOST_KEPT) packs.delete(packs.keys().next().value!);
  return found;
}

/** The pack as one that has a model. */
export function withoutErrors(pack: LoadedPack, what: string): Loaded {
  const { model, diagnostics } = pack;
  if (model) return { ...pack, model };
  throw new Error(
    `${what} does not load:\n${diagnostics.map((d) => `${d.file}:${d.line} ${d.code} ${d.message}`).join('\n')}`,
  );
}
