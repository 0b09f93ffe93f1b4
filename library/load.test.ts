/** Packs from a name, a text, an object and memory, on Node and where there is no disk. */
import { describe, expect, it } from 'vitest';
import { memoryFiles, newGame, renderDiagnostic } from './common.ts';
import { checkPack, loadPack, type PackInput } from './index.ts';
import { loadPack as loadInBrowser } from './browser.ts';
import { nodeFiles } from '../dsl/node.ts';
import { loadOn } from './load.ts';

const WET = 'pack: wet\ntitle: Wet\nversion: 1.0.0\nextends: nim\n';

describe('a pack that extends one that comes with Fathom', () => {
  const object = { pack: 'wet', title: 'Wet', version: '1.0.0', extends: 'nim' };
  it.each<[string, PackInput, Parameters<typeof loadPack>[1]]>([
    ['as a text', { text: WET }, {}],
    ['as an object', { object }, {}],
    ['in memory, by its name', 'wet', { files: memoryFiles({ 'wet.yaml': WET }) }],
    ['in memory, by its path', './wet.yaml', { files: memoryFiles({ 'wet.yaml': WET, './wet.yaml': WET }) }],
  ])('%s', (_, pack, options) => {
    const { model, diagnostics } = loadPack(pack, options);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(model).toMatchObject({ id: 'wet', title: 'Wet' });
    expect(newGame(model!, { seed: 1 }).decision).not.toBeNull();
  });
});

it('a model is frozen, so that nobody breaks the next game', () => {
  const { model } = loadPack('nim');
  expect(() => {
    model!.counters[0].id = 'x';
  }).toThrow(TypeError);
  expect(newGame(model!, { seed: 1 }).decision).not.toBeNull();
});

it('diagnostics of a text are quoted from the loaded pack', () => {
  const pack = loadPack({ text: 'pack: mine\ntitle: Mine\nversion: 1.0.0\nplayers: lots\n', name: 'mine.yaml' });
  expect(pack.model).toBeNull();
  const text = pack.diagnostics.map((one) => renderDiagnostic(one, pack)).join('\n');
  expect(text).toContain('mine.yaml:4:');
  expect(text).toContain('players: lots');
});

describe('what is no pack', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 3],
    ['an empty object', {}],
    ['a text that is none', { text: 4 }],
    ['an object that is none', { object: null }],
    ['a name that is no file', { text: WET, name: '../x' }],
  ])('%s', (_, pack) => {
    expect(() => checkPack(pack as PackInput)).toThrow(expect.objectContaining({ code: 'bad-pack' }));
  });

  it('an object that contains itself', () => {
    const object: Record<string, unknown> = { pack: 'loop' };
    object.self = object;
    expect(() => loadPack({ object })).toThrow(expect.objectContaining({ code: 'bad-pack' }));
  });

  it('a name where there is no disk; the pack itself is loaded there', () => {
    expect(() => loadInBrowser('nim')).toThrow(expect.objectContaining({ code: 'bad-pack' }));
    expect(loadInBrowser({ text: WET }).diagnostics.map(({ code }) => code)).toContain('unknown-pack');
  });

  it('in a bundle without the packs of Fathom, it says so', () => {
    const { diagnostics } = loadOn({ disk: nodeFiles, builtIn: null }, 'nim', {});
    expect(diagnostics[0]).toMatchObject({
      code: 'unknown-pack',
      help: expect.stringContaining('not beside this bundle'),
    });
  });
});
