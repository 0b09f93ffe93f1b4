/**
 * The law "no silent fault of the system": whichever call fails while something is written, nothing that was there is lost, it comes to an
 * end, and it is said in plain words; and once the disk works again, so does the command.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, FAULTS, MANNERS, withFault } from '../test/support/failing-files.ts';
import { FILES } from '../test/support/loaded.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { InputError } from '../study/errors.ts';
import { GameStore } from '../study/runs/store.ts';
import { claimFolder } from './edit/served-folders.ts';
import { Folder, hashOf, RequestError } from './edit/folder.ts';
import { StoredChecks } from './loading/stored-checks.ts';
import { fathom } from './scripted-io.ts';

const at = temporaryFolder();
const { TMPDIR } = process.env;
beforeEach(() => {
  mkdirSync(at('tmp'));
  process.env.TMPDIR = at('tmp');
});
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

/** What somebody is told: nothing where it was done. */
type Told = string | null;

interface Writer {
  name: string;
  /** makes what is there before */
  prepare: () => void;
  write: () => Told | Promise<Told>;
  /** before it is tried once more */
  again?: () => void;
  /** what is there in the end; the texts of all files unless said */
  state?: () => unknown;
  /** what may fail without a word, as nothing depends on it */
  mayBeSilent?: boolean;
}

async function command(line: string[]): Promise<Told> {
  const { code, err } = await fathom(line);
  return code === 0 ? null : err;
}

const told = (act: () => unknown): Told => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof RequestError || error instanceof InputError) return error.message;
    throw error;
  }
};

/** Long enough to be written in several calls, and shorter than before, too. */
const LONG = `pack: sea\n${'# a line of the old text\n'.repeat(40)}`;
const UNTIDY = readFileSync('cards/nim.yaml', 'utf8').replace('repeat 6 times: each', 'repeat   6 times:   each');
const KEY = { pack: 'nim', rules: 'x', version: '1', players: 2, options: {}, seats: ['random', 'random'] } as never;
const game = (seed: number): never =>
  ({
    seed,
    setting: { kind: 'natural' },
    hash: 'x',
    choices: 1,
    options: 1,
    gap: null,
    stack: null,
    codes: [1],
  }) as never;

const WRITERS: Writer[] = [
  {
    name: 'fmt',
    prepare: () => writeFileSync(at('nim.yaml'), UNTIDY),
    write: () => command(['fmt', at('nim.yaml')]),
  },
  {
    name: 'new',
    prepare: () => undefined,
    write: () => command(['new', 'pack', 'lake', '--out', at('own')]),
    again: () => rmSync(at('own'), { recursive: true, force: true }),
  },
  {
    name: 'play --record',
    prepare: () => undefined,
    write: () => command(['play', '--pack', 'nim', '--seed', '1', '--bots', 'random', '--record', at('game.json')]),
  },
  {
    name: 'simulate --page, over an earlier one',
    prepare: () => writeFileSync(at('page.md'), '# Old\n\nWritten by `fathom simulate `\n'),
    write: () => command(['simulate', '--pack', 'nim', '--games', '2', '--seed', '1', '--page', at('page.md')]),
  },
  {
    name: 'a file with two names, in place',
    prepare() {
      writeFileSync(at('rules.yaml'), LONG);
      linkSync(at('rules.yaml'), at('alias.yaml'));
    },
    write: () => told(() => new Folder(at()).write('rules.yaml', 'pack: sea\ntitle: Sea\n', hashOf(LONG))),
  },
  {
    name: 'the server of the workbench',
    prepare: () => writeFileSync(at('rules.yaml'), LONG),
    write: () => told(() => new Folder(at()).write('rules.yaml', 'pack: sea\n', hashOf(LONG))),
  },
  {
    name: 'the server, in a new folder',
    prepare: () => undefined,
    write: () => told(() => new Folder(at()).write('a/b/rules.yaml', 'pack: sea\n', null)),
  },
  {
    name: 'a store of games',
    prepare: () => undefined,
    write: () =>
      told(() => {
        const store = GameStore.open(at('store'), KEY);
        for (const seed of [1, 2, 3]) if (store.get(seed, { kind: 'natural' }) === undefined) store.add(game(seed));
      }),
    state: () => GameStore.open(at('store'), KEY).size,
  },
  {
    name: 'stored checks',
    prepare: () => writeFileSync(at('nim.yaml'), readFileSync('cards/nim.yaml')),
    write: () =>
      new StoredChecks(at('checks'), '1').load(FILES, at('nim.yaml'), { packs: [] }).model ? null : 'cannot',
    mayBeSilent: true,
  },
  {
    name: 'the note of a served folder',
    prepare: () => mkdirSync(at('packs')),
    async write() {
      const claim = await claimFolder(at('packs'));
      if ('joined' in claim) return claim.joined;
      claim.announce('http://127.0.0.1:1/#token=x');
      claim.release();
      return null;
    },
    mayBeSilent: true,
  },
];

/** Text of each file, without hidden ones. */
function contents(): Record<string, string> {
  const files: Record<string, string> = {};
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'tmp') continue;
      if (entry.isDirectory()) visit(path);
      else files[relative(at(), path)] = readFileSync(path, 'utf8');
    }
  };
  visit(at());
  return files;
}

function startAgain(prepare: () => void): void {
  for (const name of readdirSync(at())) rmSync(at(name), { recursive: true, force: true });
  mkdirSync(at('tmp'));
  prepare();
}

/** A lock that could not be removed closes its file for a minute. */
function letAgeLocks(): void {
  for (const name of readdirSync(at(), { recursive: true }) as string[]) {
    if (name.includes('.fathom-lock-')) utimesSync(at(name), 1, 1);
  }
}

/** Codes and names of functions are for programmers. */
const RAW = /internal error|fault of Fathom|planted|\bE[A-Z]{3,}\b|Sync\b/;

describe.each(WRITERS)('$name', ({ prepare, write, again, state = contents, mayBeSilent = false }) => {
  test('loses nothing, ends, and says so, whichever call fails', async () => {
    startAgain(prepare);
    const before = contents();
    const { result, calls } = await withFault(null, write);
    expect(result).toBeNull();
    expect(calls).toBeGreaterThan(1);
    const [after, end] = [contents(), state()];
    let failed = 0;
    for (let n = 0; n < calls; n++) {
      for (const [i, manner] of MANNERS.entries()) {
        const fault: Fault = { at: n, code: FAULTS[(n + i) % FAULTS.length], manner };
        const what = JSON.stringify(fault);
        startAgain(prepare);
        const faulty = await withFault(fault, write);
        expect([what, faulty.looped]).toEqual([what, false]);
        if (faulty.result !== null) {
          failed++;
          expect([what, faulty.result]).toEqual([what, expect.not.stringMatching(RAW)]);
          expect([what, faulty.result]).toEqual([what, expect.stringMatching(/cannot|could not/)]);
        }
        const now = contents();
        const changed = Object.keys(before).filter((name) => now[name] !== before[name]);
        const lost = changed.filter((name) => now[name] !== after[name] && !isKept(before[name], faulty.result));
        expect([what, lost]).toEqual([what, []]);
        // what was changed though it is said that it was not, is somewhere else
        if (faulty.result !== null && changed.length > 0) {
          expect([what, changed.filter((name) => !isKept(before[name], faulty.result))]).toEqual([what, []]);
          continue;
        }
        if (faulty.result !== null && !mayBeSilent) {
          letAgeLocks();
          again?.();
          expect([what, await write()]).toEqual([what, null]);
        }
        if (!mayBeSilent) expect([what, state()]).toEqual([what, end]);
      }
    }
    if (!mayBeSilent) expect(failed).toBeGreaterThan(0);
  });
});

/** Whether what is said names a file that has the text. */
const isKept = (text: string, said: Told): boolean =>
  [...(said ?? '').matchAll(/"([^"]+)"/g)].some(([, path]) => existsSync(path) && readFileSync(path, 'utf8') === text);
