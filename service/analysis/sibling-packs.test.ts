import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { DEMO } from './fixtures.ts';
import { loadPack } from './load-pack.ts';

const OWN =
  'pack: own\nplayers: [2]\ncounters: {pearl: {}}\nprocedures: {game: {play: "gain 1 kelp, 1 pearl", end: end game}}\n';
const helps = (files: Record<string, string>): (string | undefined)[] =>
  loadPack(memoryFiles(files), 'packs/own.yaml')
    .diagnostics.filter(({ code }) => code === 'unknown-name')
    .map(({ help }) => help);

test('a name that a pack beside declares: the pack is named', () => {
  expect(helps({ 'packs/own.yaml': OWN, 'packs/demo.yaml': DEMO })).toEqual([
    'The pack "demo" declares `kelp`: to build on it, write `extends: demo`.',
  ]);
});

test('a folder is such a pack too', () => {
  expect(helps({ 'packs/own.yaml': OWN, 'packs/demo/pack.yaml': DEMO })[0]).toContain('extends: demo');
});

test('what nobody declares gets no such word', () => {
  expect(helps({ 'packs/own.yaml': OWN.replace('1 kelp', '1 klep'), 'packs/demo.yaml': DEMO })).toEqual([
    'Known here: pearl, pearls.',
  ]);
  expect(helps({ 'packs/own.yaml': OWN })).toEqual(['Known here: pearl, pearls.']);
});

test('one that is extended already is no news', () => {
  expect(helps({ 'packs/own.yaml': OWN.replace('players: [2]', 'extends: demo'), 'packs/demo.yaml': DEMO })).toEqual(
    [],
  );
});

test('several are named; but of those that build on the same game, only these', () => {
  const other = DEMO.replace('pack: demo', 'pack: other');
  const more = 'pack: more\nextends: base\ncounters: {kelp: {}}\n';
  const base = 'pack: base\nplayers: [2]\ncounters: {stone: {}}\n';
  expect(helps({ 'packs/own.yaml': OWN, 'packs/demo.yaml': DEMO, 'packs/other.yaml': other })).toEqual([
    'The packs "demo" and "other" declare `kelp`: to build on it, write `extends: demo`.',
  ]);
  expect(
    helps({
      'packs/own.yaml': OWN.replace('players: [2]', 'extends: base'),
      'packs/base.yaml': base,
      'packs/demo.yaml': DEMO,
      'packs/more.yaml': more,
    }),
  ).toEqual(['The pack "more" declares `kelp`: to build on it, write `extends: more`.']);
});

test('of a pack that extends none, the folders of packs are searched too; the pack that declares it is named, not its variant', () => {
  const files = memoryFiles({
    'mine/own.yaml': OWN,
    'packs/demo.yaml': DEMO,
    'packs/a-variant.yaml': 'pack: a-variant\nextends: demo\n',
  });
  const { diagnostics } = loadPack(files, 'mine/own.yaml', { packs: 'packs' });
  expect(diagnostics.find(({ code }) => code === 'unknown-name')?.help).toBe(
    'The pack "demo" declares `kelp`: to build on it, write `extends: demo`.',
  );
});
