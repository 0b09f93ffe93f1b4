/** A load that reuses components of the load before says the same as a load from scratch. */
import { expect, test } from 'vitest';
import { readYaml, type YamlFile } from '../source/yaml.ts';
import { DEMO } from '../../service/analysis/fixtures.ts';
import { memoryFiles, type Files } from './files.ts';
import { LoadCache } from './load-cache.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';

/** Files whose trees are read once for each text, as a workspace does it: only then are nodes the same in two loads. */
function cachedFiles(texts: Record<string, string>, read: Map<string, YamlFile>): Files {
  const files = memoryFiles(texts);
  return {
    ...files,
    yaml: (path) => {
      const known = read.get(texts[path]);
      const yaml = known ?? readYaml(files.read(path));
      read.set(texts[path], yaml);
      return yaml;
    },
  };
}

test('a list that is used in two places is built again for the other place', () => {
  const card = '{id: gift, deck: base, type: instant, effect: gain 1 kelp}';
  // one card in two ways: which of them counts depends on the base
  const variant = `pack: v\nextends: demo\nreplace: {cards: &gifts [${card}]}\ncards: *gifts\n`;
  const without = DEMO;
  // last, so that the order of names, and with it the cache, stays as it is
  const withGift = DEMO.replace('\nboards:\n', `\n  - ${card}\nboards:\n`);
  const read = new Map<string, YamlFile>();
  const cache = new LoadCache();
  const load = (demo: string, given?: LoadCache) =>
    loadPack(cachedFiles({ 'demo.yaml': demo, 'v.yaml': variant }, given ? read : new Map()), 'v.yaml', {
      cache: given,
    });
  const pathOf = ({ sources }: ReturnType<typeof loadPack>) =>
    sources.components.filter(({ id }) => id === 'gift').map(({ path }) => path);

  expect(pathOf(load(without, cache))).toEqual([['cards', 0]]);
  const again = load(withGift, cache);
  expect(pathOf(again)).toEqual([['replace', 'cards', 0]]);
  const { sources } = load(withGift);
  expect(again.sources.effects.map(({ path }) => path)).toEqual(sources.effects.map(({ path }) => path));
});
