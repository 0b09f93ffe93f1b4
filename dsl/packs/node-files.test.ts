import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { smallPack } from '../../service/analysis/fixtures.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { nodeFiles } from './node-files.ts';

const root = mkdtempSync(join(tmpdir(), 'fathom-'));
afterAll(() => rmSync(root, { recursive: true }));

test('links that leave the folder are not followed', () => {
  const pack = join(root, 'p');
  mkdirSync(join(pack, 'sub'), { recursive: true });
  writeFileSync(join(root, 'outside.yaml'), 'counters: {pearl: {}}\n');
  writeFileSync(join(pack, 'pack.yaml'), smallPack(''));
  writeFileSync(join(pack, 'inside.yaml'), 'slots: [{id: s, effect: gain 1 coin}]\n');
  symlinkSync(join(root, 'outside.yaml'), join(pack, 'leak.yaml'));
  symlinkSync(root, join(pack, 'sub', 'up'));
  const { diagnostics } = loadPack(nodeFiles, pack);
  expect(diagnostics.map(({ file, code }) => [file.slice(pack.length + 1), code])).toEqual([
    ['leak.yaml', 'outside-folder'],
    ['sub/up', 'outside-folder'],
  ]);
  rmSync(join(pack, 'leak.yaml'));
  rmSync(join(pack, 'sub', 'up'));
  expect(loadPack(nodeFiles, `${pack}/`).model?.slots.map(({ id }) => id)).toEqual(['s']);
});

test('a large file is refused without being read', () => {
  const path = join(root, 'large.yaml');
  writeFileSync(path, '#'.repeat(1_000_001));
  expect(loadPack(nodeFiles, path).diagnostics.map(({ code }) => code)).toEqual(['file-too-large']);
});
