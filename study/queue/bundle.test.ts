/** A pack on its way to a worker: what comes out is the pack that went in, or it is said why not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { withConstants } from '../runs/constants.ts';
import { bundleOf, openBundle } from './bundle.ts';
import { digestOf } from './protocol.ts';

const at = temporaryFolder();
const SEA = 'pack: sea\nplayers: [1]\ncounters: {win: {}}\nscore: win\nprocedures: {game: {end: end game}}\n';
const load = (path: string, packs = 'cards'): PackModel => loadPack(nodeFiles, path, { packs: [packs] }).model!;
const origin = (path: string, model = load(path), constants = {}, packs = 'cards') => ({
  model,
  path,
  packs: [packs],
  constants,
});

function opened(path: string, constants = {}, packs = 'cards'): PackModel {
  const model = withConstants(load(path, packs), constants);
  const { text, digest } = bundleOf(origin(path, model, constants, packs));
  const found = openBundle(text, digest);
  if ('problem' in found) throw new Error(found.problem);
  expect(found.hash).toBe(model.hash);
  return found;
}

test('a pack of one file, of a folder, and one that extends another come out as they went in', () => {
  expect(opened('cards/nim.yaml').id).toBe('nim');
  mkdirSync(at('sea'));
  writeFileSync(at('sea/pack.yaml'), SEA);
  writeFileSync(at('sea/more.yaml'), 'counters: {pearl: {}}\n');
  expect(opened(at('sea')).counters.map(({ id }) => id)).toEqual(['win', 'pearl']);
  mkdirSync(at('own'));
  writeFileSync(at('own/bay.yaml'), 'pack: bay\nextends: sea\ncounters: {crab: {}}\n');
  expect(opened(at('own/bay.yaml'), {}, at()).counters.map(({ id }) => id)).toEqual(['win', 'pearl', 'crab']);
});

test('constants that have other values than on file go with it', () => {
  const { constants } = opened('cards/test-shapes.yaml', { 'hand-limit': 9 });
  expect(constants.find(({ id }) => id === 'hand-limit')).toMatchObject({ value: { n: 9 } });
});

test('it is made once for a model', () => {
  const model = load('cards/nim.yaml');
  expect(bundleOf(origin('cards/nim.yaml', model))).toBe(bundleOf(origin('cards/nim.yaml', model)));
});

test('a pack that has changed on disk since it was loaded is refused', () => {
  const path = at('own.yaml');
  writeFileSync(path, SEA);
  const model = load(path);
  writeFileSync(path, SEA.replace('win: {}', 'win: {start: 1}'));
  expect(() => bundleOf(origin(path, model))).toThrow('has changed since the command began');
  writeFileSync(path, 'pack: own\nno-such-section: 1\n');
  expect(() => bundleOf(origin(path, model))).toThrow('has changed since the command began');
});

test('a text that somebody changed on its way is not opened', () => {
  const { text, digest } = bundleOf(origin('cards/nim.yaml'));
  expect(openBundle(`${text} `, digest)).toEqual({ problem: expect.stringContaining('not the one') as string });
  // whoever changes the digest, too, comes to another pack than the command has
  const other = text.replace('shell: {of: game, start: 4}', 'shell: {of: game, start: 9}');
  expect(openBundle(other, digestOf(other))).toEqual({
    problem: expect.stringMatching(/^the pack is .* here/) as string,
  });
  const broken = text.replace('counters:', 'no-counters:');
  expect(openBundle(broken, digestOf(broken))).toEqual({ problem: expect.stringContaining('has errors') as string });
});
