import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../dsl/internal.ts';
import { loadPack } from '../service/index.ts';
import { nodeFiles } from '../dsl/packs/node-files.ts';
import { readFastYaml } from '../dsl/source/fast-yaml.ts';

const CARDS = new URL('../cards', import.meta.url).pathname;
const yamlFiles = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.yaml'));

describe('the packs of this repository', () => {
  test.each([
    'underwater-cities',
    'yucata',
    'abyssal-trade',
    'nim.yaml',
    'tic-tac-toe.yaml',
    'hex',
    'reversi',
    'amazons',
    'kalah',
    'morris',
    'domineering',
    'cram',
    'pentominoes',
    'tracks',
    'shells',
    'memory',
    'gleaning',
    'nautilus',
    'test-shapes.yaml',
  ])('%s loads without a finding', (pack) => {
    expect(loadPack(nodeFiles, join(CARDS, pack)).diagnostics).toEqual([]);
  });
  test.each(yamlFiles)('%s is in canonical form', (file) => {
    const text = readFileSync(join(CARDS, file), 'utf8');
    expect(formatFile(text).text).toBe(text);
  });
  test('nearly all of them is read without the YAML library', () => {
    const lengthOf = (texts: string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
    const texts = yamlFiles.map((file) => readFileSync(join(CARDS, file), 'utf8'));
    expect(lengthOf(texts.filter((text) => readFastYaml(text))) / lengthOf(texts)).toBeGreaterThan(0.9);
  });
});
