import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { withoutErrors } from '../../test/support/loaded.ts';
import { featuresOf } from './features.ts';
import { loadWeights, weightsPath } from './pack-weights.ts';
import { weightsText } from './weights-file.ts';
import { weightsFor } from './weights.ts';

const REEF = `pack: reef
title: Reef
players: [1, 2]
score: point
ranking: [most point]
counters: {point: {}, coin: {start: 3}, shell: {}}
procedures: {game: {play: "each player: pay 1 coin: gain 1 point, 1 shell"}}
`;
const made = { command: 'fathom train', games: 1, seed: 1, lines: 1, players: 2 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-weights-'));
  mkdirSync(join(folder, 'reef'));
  writeFileSync(join(folder, 'reef', 'pack.yaml'), REEF);
  // without shells, with pearls
  writeFileSync(
    join(folder, 'pearls.yaml'),
    'pack: pearls\ntitle: Pearls\nextends: reef\ncounters: {pearl: {}}\nremove: {counters: [shell]}\n' +
      'replace:\n  procedures: {game: {play: "each player: pay 1 coin: gain 1 point, 1 pearl"}}\n',
  );
  writeFileSync(join(folder, 'same.yaml'), 'pack: same\ntitle: Same\nextends: pearls\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The pack at a path of the folder, newly read: weights stay with a model. */
const pack = (name: string) => withoutErrors(loadPack(nodeFiles, join(folder, name)), name);

function train(name: string, weights: Record<string, readonly [number, number]>): void {
  writeFileSync(weightsPath(join(folder, name)), weightsText(pack(name).model, made, weights));
}

test('a variant plays with the weights of the pack that it extends, and it is said', () => {
  train('reef', { score: [1, 0.5], 'counter coin': [3, 2], 'counter shell': [7, 7], 'open conditions': [2, 8] });
  const variant = pack('pearls.yaml');
  expect(featuresOf(variant.model).map(({ name }) => name)).toEqual([
    'score',
    'counter coin',
    'counter pearl',
    'open conditions',
  ]);
  expect(loadWeights(variant, join(folder, 'pearls.yaml'))).toBe(
    'The bots play Pearls with the weights of "reef", which it extends; what is new (1) counts as in a pack that nobody ' +
      'has trained. "fathom train" makes weights of its own.',
  );
  expect(weightsFor(variant.model)).toEqual({ score: [1, 0.5], 'counter coin': [3, 2], 'open conditions': [2, 8] });
});

test('those of the nearest pack; its own before all, without a word', () => {
  train('pearls.yaml', { score: [1, 0], 'counter coin': [5, 5], 'counter pearl': [6, 6], 'open conditions': [1, 1] });
  const same = pack('same.yaml');
  expect(loadWeights(same, join(folder, 'same.yaml'))).toMatch(
    /^The bots play Same with the weights of "pearls".* nothing .* is new/,
  );
  expect(weightsFor(same.model)).toEqual({
    score: [1, 0],
    'counter coin': [5, 5],
    'counter pearl': [6, 6],
    'open conditions': [1, 1],
  });
  const variant = pack('pearls.yaml');
  expect(loadWeights(variant, join(folder, 'pearls.yaml'))).toBeNull();
});
