/** Files that commands find beside others, without that anybody names them: whatever is there, it is not waited for, and not quoted. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dirname, join } from 'node:path';
import { nodeFiles } from '../dsl/node.ts';
import { InputError } from '../study/errors.ts';
import { GameStore } from '../study/runs/store.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { loaded } from '../test/support/loaded.ts';
import { signOffsOf } from './audit/sign-offs.ts';
import { Folder } from './edit/folder.ts';
import { fathom } from './scripted-io.ts';

const at = temporaryFolder();
const SECRET = 'root:x:0:0:root:/root:/bin/sh';

let writers: ChildProcess[] = [];
beforeEach(() => {
  writers = [];
  cpSync('cards/nim.yaml', at('nim.yaml'));
});
afterEach(() => {
  for (const writer of writers) writer.kill();
});

/** A pipe with a name; whoever waits for it gets a word at last, so that a test that fails does not wait for ever. */
function pipe(path: string): void {
  execFileSync('mkfifo', [path]);
  writers.push(spawn('sh', ['-c', 'printf waited >"$0"', path], { stdio: 'ignore' }));
}

interface Found {
  what: string;
  make: (path: string) => void;
  /** what is said of it; null where it is as good as one with a mistake */
  says: RegExp | null;
}

const FOUND: Found[] = [
  { what: 'a pipe', make: pipe, says: /it is no ordinary file/ },
  { what: 'a folder', make: (path) => mkdirSync(path), says: /it is a folder/ },
  {
    what: 'a file of 600 MB',
    make(path) {
      writeFileSync(path, '');
      truncateSync(path, 600_000_000);
    },
    says: /is larger than [\d,]+ bytes/,
  },
  {
    what: 'a link to what is not for everybody',
    make(path) {
      writeFileSync(at('secret'), SECRET);
      symlinkSync(at('secret'), path);
    },
    says: null,
  },
];

/** Each with where the file is, and the command that finds it. */
const FINDERS: [name: string, place: () => string, command: () => string[]][] = [
  [
    'weights',
    () => at('nim.weights.json'),
    () => ['simulate', '--pack', at('nim.yaml'), '--games', '2', '--bots', 'usual'],
  ],
  ['waivers', () => at('deck.waivers.yaml'), () => ['audit', '--texts', at('deck.csv'), at('nim.yaml')]],
];

describe.skipIf(process.platform === 'win32').each(FINDERS)('%s', (_, place, command) => {
  test.each(FOUND)('that are $what', async ({ make, says }) => {
    writeFileSync(at('deck.csv'), 'id,text\n');
    const path = place();
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    make(path);
    const { code, out, err } = await fathom(command());
    if (says !== null) expect([code, err]).toEqual([1, expect.stringMatching(says)]);
    expect(`${out}${err}`).not.toMatch(/root:x|waited|internal error|E[A-Z]{4,}/);
  });
});

test.skipIf(process.platform === 'win32')(
  'a pipe in the place of a file of a pack, of stored checks, or in a folder that is edited',
  () => {
    pipe(at('pack.yaml'));
    expect(() => nodeFiles.read(at('pack.yaml'))).toThrow('no ordinary file');
    expect(new Folder(at()).files().map(({ path }) => path)).toEqual(['nim.yaml']);
  },
);

test.skipIf(process.platform === 'win32').each(FOUND)('stored games that are $what', ({ make, says }) => {
  const key = { pack: 'nim', rules: 'x', version: '1', players: 2, options: {}, seats: ['random', 'random'] };
  const open = (): unknown => GameStore.open(at('store'), key as never);
  open();
  const path = join(at('store'), readdirSync(at('store'))[0]);
  rmSync(path);
  make(path);
  expect(open).toThrow(InputError);
  expect(open).toThrow(says ?? /its first line is not what Fathom wrote/);
  expect(open).not.toThrow(/root:x|waited/);
});

test.skipIf(process.platform === 'win32').each(FOUND)('sign-offs that are $what', ({ make, says }) => {
  const path = at('.fathom/signoffs.yaml');
  mkdirSync(dirname(path));
  make(path);
  const read = (): unknown => signOffsOf(loaded('cards/nim.yaml'), at('nim.yaml'));
  if (says === null) expect(JSON.stringify(read())).not.toContain('root:x');
  else expect(read).toThrow(says);
});
