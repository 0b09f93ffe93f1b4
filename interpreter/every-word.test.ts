/** What a word does is judged by games: each is used in a test of the interpreter, or in a pack that tests play. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORDS } from '../dsl/words/registry.ts';

const filesIn = (folder: string, is: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => is.test(path))
    .map((path) => join(folder, path));

/** Comments, ids, and what cards say in a natural language. */
const PROSE = /#.*|\bid: [\w-]+|\b(?:text|name|title|plural|printed|reason|en|it|uk): .*/g;

test('each word is played', () => {
  const files = [
    ...filesIn('interpreter', /\.test\.ts$/),
    ...filesIn('test', /^[^/\\]+\.test\.ts$|^packs.+\.yaml$/),
    ...filesIn('cards', /\.yaml$/),
  ];
  const played = files.map((file) => readFileSync(file, 'utf8').replaceAll(PROSE, '')).join('\n');
  const isPlayed = (opening: readonly string[]): boolean => new RegExp(`\\b${opening.join(' ')}\\b`).test(played);
  expect(WORDS.filter(({ opening }) => !isPlayed(opening)).map(({ name }) => name)).toEqual([]);
});
