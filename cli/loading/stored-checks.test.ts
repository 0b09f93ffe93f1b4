import fc from 'fast-check';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import type { Diagnostic } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { PACKS } from '../scripted-io.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { extentOf } from './check-store.ts';
import { StoredChecks } from './stored-checks.ts';

const at = temporaryFolder();
const NIM = readFileSync(join(PACKS, 'nim.yaml'), 'utf8');
const VARIANT = 'pack: quick-nim\ntitle: Quick Nim\nversion: 1.0.0\nextends: [nim]\n';

const path = (): string => at('packs/quick-nim.yaml');
const options = (): { packs: string[] } => ({ packs: [at('packs')] });
const checks = (build = '1'): StoredChecks => new StoredChecks(at('cache'), build);
const load = (build?: string): ReturnType<typeof loadPack> => checks(build).load(nodeFiles, path(), options());
const stored = (): string[] => readdirSync(at('cache')).map((name) => join(at('cache'), name));

/** Changes the only stored result, so that one sees where it is used. */
function replaceStored(change: (text: string) => string): void {
  const [file = ''] = stored();
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const MARK: Diagnostic = {
  file: 'x.yaml',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  code: 'planted',
  severity: 'warning',
  message: 'Planted.',
};
const plant = (): void =>
  replaceStored((text) => JSON.stringify({ ...(JSON.parse(text) as object), diagnostics: [MARK] }));
const isUsed = (build?: string): boolean => load(build).diagnostics.some(({ code }) => code === 'planted');

beforeEach(() => {
  mkdirSync(at('packs'), { recursive: true });
  writeFileSync(at('packs/nim.yaml'), NIM);
  writeFileSync(path(), VARIANT);
});

describe('a result that is stored', () => {
  it('is used while nothing has changed', () => {
    load();
    plant();
    expect(isUsed()).toBe(true);
  });

  it('is not used after a change of the pack, of what it extends, or of Fathom', () => {
    load();
    plant();
    expect(isUsed('2')).toBe(false);
    rmSync(at('cache'), { recursive: true });
    for (const [name, text] of [
      ['quick-nim.yaml', `${VARIANT}# more\n`],
      ['nim.yaml', `${NIM}# more\n`],
    ] as const) {
      load();
      plant();
      expect(isUsed()).toBe(true);
      writeFileSync(join(at('packs'), name), text);
      expect(isUsed(), name).toBe(false);
    }
  });

  it('is not used if it was cut, or is something else', () => {
    load();
    for (const damage of [(text: string) => text.slice(0, -9), () => '', () => '[]', () => '{"format": "other"}']) {
      replaceStored(damage);
      expect(load().diagnostics).toEqual(loadPack(nodeFiles, path(), options()).diagnostics);
    }
    replaceStored((text) => JSON.stringify({ ...(JSON.parse(text) as object), diagnostics: [{ code: 'planted' }] }));
    expect(isUsed()).toBe(false);
  });

  it('says how large a clean pack is, and nothing of one with problems', () => {
    const loaded = load();
    expect(loaded.diagnostics).toEqual([]);
    expect(checks().extentOfClean(nodeFiles, path(), options())).toEqual(extentOf(loaded));
    writeFileSync(path(), `${VARIANT}counters: {win: {starts: 1}}\n`);
    expect(checks().extentOfClean(nodeFiles, path(), options())).toBeNull();
    expect(load().model).toBeNull();
    expect(checks().extentOfClean(nodeFiles, path(), options())).toBeNull();
  });

  it('is one of fifty at most', () => {
    for (let i = 0; i < 53; i++) load(String(i));
    expect(stored()).toHaveLength(50);
  });

  it('changes nothing where nothing can be stored', () => {
    writeFileSync(at('cache'), 'a file where the folder should be');
    expect(load().diagnostics).toEqual([]);
    expect(load().model?.hash).toBe(loadPack(nodeFiles, path(), options()).model?.hash);
  });
});

it('loads what a load from scratch gives, whatever has changed in between', () => {
  const texts = [
    VARIANT,
    'pack: quick-nim\nextends: [nim]\n',
    `${VARIANT}replace: {procedures: {turn: {take: gain 1 win}}}\n`,
    `${VARIANT}counters: {pearl: {starts: x}, stone: {}}\n`,
    `${VARIANT}procedures: {other: {a: gain 1 shel, b: gain 1 brick}}\n`,
    'pack: quick-nim\n  - : [\n',
    '',
  ];
  const neighbour = 'pack: bricks\ntitle: Bricks\nversion: 1.0.0\ncounters: {brick: {}}\n';
  const edit = fc.oneof(
    fc.record({ name: fc.constant('quick-nim.yaml'), text: fc.constantFrom(...texts) }),
    fc.record({ name: fc.constant('nim.yaml'), text: fc.constantFrom(NIM, NIM.replace('win: {}', 'won: {}'), '') }),
    fc.record({ name: fc.constant('bricks.yaml'), text: fc.constantFrom(neighbour, null) }),
  );
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      for (const { name, text } of edits) {
        if (text === null) rmSync(join(at('packs'), name), { force: true });
        else writeFileSync(join(at('packs'), name), text);
        for (let again = 0; again < 2; again++) {
          const expected = loadPack(nodeFiles, path(), options());
          const found = load();
          expect(found.diagnostics).toEqual(expected.diagnostics);
          expect(found.model?.hash).toBe(expected.model?.hash);
          expect(found.draft.hash).toBe(expected.draft.hash);
          expect(extentOf(found)).toEqual(extentOf(expected));
        }
      }
    }),
    { numRuns: 10 },
  );
});
