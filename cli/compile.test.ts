/** `fathom compile`: a file that is played like the pack, and never written over something else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newGame, readModel } from '../interpreter/engine.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { fathom } from './scripted-io.ts';

const folder = temporaryFolder();

test('the file is played like the pack', async () => {
  const { code, out } = await fathom('compile nim --out nim.json', { cwd: folder() });
  expect([code, out]).toEqual([0, expect.stringMatching(/^Written: nim\.json \([\d.]+ kB, [\d.]+ kB compressed\)\n$/)]);
  const model = readModel(JSON.parse(readFileSync(folder('nim.json'), 'utf8')));
  const game = newGame(model, { seed: 3 });
  while (game.decision) game.choose(game.decision.options[0].key);
  expect(game.ranking[0].won).toBe(true);
  expect((await fathom('compile nim --out nim.json', { cwd: folder() })).code).toBe(0);
});

test('without a file it is printed; languages that are not named are not in it', async () => {
  const { out } = await fathom('compile nim --lang en', { cwd: folder() });
  expect(readModel(out).lexicon.uk).toEqual({});
});

test.each([
  ['compile nim --out notes.json', 'is not a model'],
  ['compile nim --force', '--force belongs to --out'],
  ['compile nim --lang xx --out a.json', 'not in "xx"'],
  ['compile no-such-pack --out a.json', 'There is no pack'],
  ['compile nim --out .', 'is a folder'],
])('%s: refused, and nothing written', async (line, why) => {
  writeFileSync(folder('notes.json'), '{"mine": true}');
  const { code, out, err } = await fathom(line, { cwd: folder() });
  expect(code).not.toBe(0);
  expect(out + err).toContain(why);
  expect(readFileSync(folder('notes.json'), 'utf8')).toBe('{"mine": true}');
  expect(existsSync(folder('a.json'))).toBe(false);
});
