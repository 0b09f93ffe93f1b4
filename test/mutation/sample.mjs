/** A sample of the mutants of an area, by a seed: the same one on every machine for the same code. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { textIgnorer } from './ignorer.mjs';
import { keyOf } from './mutant-key.mjs';
import { filesOf } from './patterns.mjs';

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** `size` of the mutants of these patterns, and how many there are. */
export async function sampleMutants(root, patterns, size, seed) {
  const files = filesOf(root, patterns).map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const { mutants } = await new Instrumenter(SILENT).instrument(files, {
    ignorers: [textIgnorer],
    plugins: null,
    excludedMutations: [],
    noHeader: true,
  });
  const possible = mutants.filter(({ status }) => status !== 'Ignored');
  return { of: possible.length, mutants: lowest(possible, size, seed) };
}

/** Those with the lowest hashes: whoever edits one file changes little of the sample. */
function lowest(mutants, size, seed) {
  const rank = (mutant) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: rank(mutant) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** As Stryker wants it: only these places are mutated. */
export const placesOf = (mutants) => [
  ...new Set(
    mutants.map(
      ({ fileName, location: { start, end } }) =>
        `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    ),
  ),
];
