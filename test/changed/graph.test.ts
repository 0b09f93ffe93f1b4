/** Which tests a change reaches, held against a repository small enough to see it at a glance. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ImportGraph } from './graph.ts';
import { parseModule } from './modules.ts';
import { withinMinutes } from './within-minutes.ts';

const FILES: Record<string, string> = {
  'core/add.ts': 'export const add = (a: number, b: number): number => a + b;',
  'core/say.ts': "import type { Word } from './word.ts';\nexport function say(word: Word): Word { return word; }",
  'core/word.ts': 'export type Word = string;',
  'core/index.ts': "export { add } from './add.ts';\nexport { say as speak } from './say.ts';",
  'core/add.test.ts': "import { add } from './add.ts';\nadd(1, 2);",
  'app/sum.ts':
    "import { add } from '../core/index.ts';\nexport const sum = (all: number[]): number => all.reduce(add);",
  'app/sum.test.ts': "import { sum } from './sum.ts';\nsum([1]);",
  'app/speech.test.ts': "import { speak } from '../core/index.ts';\nspeak('a');",
  'app/lazy.test.ts': "it('loads', async () => { await import('../core/say.ts'); });",
  'app/packs.test.ts': "import { join } from 'node:path';\nread(join(ROOT, 'packs', 'nim'));",
  'packs/nim/cards.yaml': 'cards: []',
  'packs/chess/cards.yaml': 'cards: []',
};

const root = mkdtempSync(join(tmpdir(), 'fathom-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const modules = Object.keys(FILES).filter((path) => path.endsWith('.ts'));
const graph = new ImportGraph(new Map(modules.map((path) => [path, parseModule(root, path)])));
const reached = (...changed: string[]): Record<string, number> => Object.fromEntries(graph.testsReachedBy(changed));

it('follows a name through what passes it on to the module that declares it, and not into its neighbours', () => {
  expect(reached('core/add.ts')).toEqual({ 'core/add.test.ts': 1, 'app/sum.test.ts': 2 });
  expect(reached('core/say.ts')).toEqual({ 'app/speech.test.ts': 1, 'app/lazy.test.ts': 1 });
});

it('reaches by a file of a folder that is read, and not by its neighbours', () => {
  expect(reached('packs/nim/cards.yaml')).toEqual({ 'app/packs.test.ts': 1 });
  expect(reached('packs/chess/cards.yaml')).toEqual({});
});

it('counts the steps from the nearest of several changes', () => {
  expect(reached('core/add.ts', 'app/sum.ts')).toEqual({ 'core/add.test.ts': 1, 'app/sum.test.ts': 1 });
  expect(reached('app/sum.test.ts')).toEqual({ 'app/sum.test.ts': 0 });
});

it('takes no types for imports', () => {
  expect(reached('core/word.ts')).toEqual({});
});

it('chooses the nearest that fit into the time, and always what imports the change itself', () => {
  const steps = new Map([
    ['far', 5],
    ['near', 1],
    ['nearer but long', 2],
    ['nearer', 2],
  ]);
  const durations = { far: 10, near: 400, 'nearer but long': 100, nearer: 10 };
  // two at a time, after 45 seconds of start: 200 + 45 already take more than two minutes
  expect(withinMinutes(steps, durations, 2).chosen).toEqual(['near']);
  expect(withinMinutes(steps, durations, 4.5).chosen).toEqual(['near', 'nearer']);
  const all = withinMinutes(steps, durations, Infinity);
  expect([all.chosen.length, all.left, all.seconds.chosen]).toEqual([4, [], 305]);
});
