/** Commands with files that somebody else made to do harm, on the streams of the process; some of them as processes. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull, sampleOf } from '../test/support/width.ts';
import { loadShared } from './loading/shared-packs.ts';
import { main } from './main.ts';
import { fathom } from './scripted-io.ts';
import { processIo } from './terminal/process-io.ts';

const FATHOM = join(import.meta.dirname, 'fathom.mjs');
let folder = '';
/** a good record of a game */
let record: Record<string, unknown>;
const at = (name: string): string => join(folder, name);
const written = (name: string, text: string | Buffer): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const run = (args: string[], env: Record<string, string> = {}, more: object = {}): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [FATHOM, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    ...more,
  });

/** All that a command line writes to the streams of its process. */
async function printed(args: string[], env: Record<string, string>): Promise<string> {
  let text = '';
  const stream = (): Writable =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString();
        done();
      },
    });
  const io = processIo({
    stdin: Readable.from([]),
    stdout: stream(),
    stderr: stream(),
    env: { ...process.env, ...env },
  });
  await main(args, { ...io, cwd: folder, loadPack: loadShared });
  io.close();
  return text;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-'));
  await fathom(['play', '--pack', 'nim', '--bots', 'random', '--seed', '1', '--record', at('good.json')]);
  record = JSON.parse(readFileSync(at('good.json'), 'utf8')) as Record<string, unknown>;
  expect(run(['--version']).status).toBe(0);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A title for the window, colours by either introducer, a link, a cleared screen, text backwards. */
const EVIL =
  '\u001b]0;owned\u0007\u001b[31m\u009b41m\u001b]8;;https://evil.example\u001b\\\u001b[2J\u202e\u2066\u200f\r';
const ESCAPED = JSON.stringify(EVIL)
  .slice(1, -1)
  .replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** What a terminal obeys. The first pattern takes away the colours that commands write themselves. */
const OWN_COLOURS = /\u001b\[(?:0|[1-4]|3[1-7]|9[0-7]|38;5;\d+)m/g;
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

const PACK = `pack: evil
title: "Evil ${ESCAPED}"
players: [2]
counters: {coin: {}}
zones: {pile: {order: stack}}
decks: {d: {starts: pile}}
types: {t: {}}
procedures: {game: {play: "each player: gain 1 coin or gain 2 coins", end: end game}}
cards:
  - {id: one, name: "One ${ESCAPED}", deck: d, type: t, effect: "gain 1 coin ${ESCAPED}", note: "${ESCAPED}"}
`;

describe.each([{ NO_COLOR: '1' }, { FORCE_COLOR: '1' }])('no terminal obeys %j', (colours) => {
  const env = { ...colours } as unknown as Record<string, string>;
  const commands: [string, () => string[]][] = [
    ['a pack: check', () => ['check', written('evil.yaml', PACK)]],
    ['a pack: show', () => ['show', 'one', '--pack', written('evil.yaml', PACK)]],
    ['a pack: show as a page', () => ['show', '--all', '--pack', written('evil.yaml', PACK), '--html', at('x.html')]],
    ['a pack: play', () => ['play', '--bots', 'random', '--pack', written('evil.yaml', PACK)]],
    ['a pack: rules', () => ['rules', written('evil.yaml', PACK)]],
    ['a pack: rules as Markdown', () => ['rules', written('evil.yaml', PACK), '--format', 'markdown']],
    ['a pack: rules as a page', () => ['rules', written('evil.yaml', PACK), '--format', 'html']],
    ['a pack: audit', () => ['audit', written('evil.yaml', PACK)]],
    ['a pack: fmt', () => ['fmt', written('evil.yaml', PACK)]],
    ['raw bytes in a pack', () => ['check', written('raw.yaml', `pack: raw\n# ${EVIL}\ntitle: ${EVIL}x\n`)]],
    [
      'marks of direction in a pack',
      () => ['check', written('raw.yaml', 'pack: raw\n# \u202e x\nplayers: \u2066[2]\n')],
    ],
    [
      'a table of cards',
      () => [
        'encode',
        '--file',
        written(
          'evil.csv',
          `number,name,colour,type,text\n1,"N ${EVIL}",red ${EVIL},t${EVIL},"Gain ${EVIL} 1 kelp."\n`,
        ),
      ],
    ],
    [
      'a table of cards, as JSON',
      () => [
        'encode',
        '--json',
        '--file',
        written('evil.csv', `number,name,type,text\n1,"N ${EVIL}",t${EVIL},"Gain ${EVIL}."\n`),
      ],
    ],
    ['a text', () => ['encode', `Gain ${EVIL.replaceAll('\0', '')} 1 kelp.`]],
    [
      'printed texts',
      () => [
        'audit',
        '--texts',
        written(
          'texts.yaml',
          `texts:\n  - {card: 34, lang: en, text: "Build ${ESCAPED}"}\n  - {card: "${ESCAPED}", lang: en, text: x}\n`,
        ),
      ],
    ],
    [
      'a record',
      () => [
        'replay',
        written('evil.json', JSON.stringify({ ...record, from: `nim${EVIL}`, choices: [EVIL], hash: EVIL })),
      ],
    ],
    [
      'a record of nim',
      () => ['replay', written('evil.json', JSON.stringify({ ...record, choices: [EVIL], version: EVIL, hash: 'x' }))],
    ],
    [
      'a record, resumed',
      () => ['play', '--resume', written('evil.json', JSON.stringify({ ...record, bots: [EVIL] }))],
    ],
    ['a record that is no JSON', () => ['replay', written('evil.json', EVIL)]],
    ['names on the command line', () => ['check', `no${EVIL}`]],
    ['an option', () => ['play', `--${EVIL}`]],
  ];
  const isHarmless = (text: string): void => {
    const shown = text.replace('FORCE_COLOR' in env ? OWN_COLOURS : '', '');
    expect(shown).not.toBe('');
    expect(OBEYED.exec(shown)?.[0]).toBeUndefined();
    expect(shown).not.toMatch(/internal error/);
  };
  test.each(commands)('%s', async (_, args) => isHarmless(await printed(args(), env)));
  test.each(sampleOf(commands, 1))('as a process: %s', (_, args) => {
    const { stdout, stderr } = run(args(), env);
    isHarmless(stdout + stderr);
  });
});

test('JSON says what it is all the same', async () => {
  const table = written('evil.csv', `number,name,type,text\n1,"N ${EVIL.trim()}",nothing,"Gain ${EVIL.trim()}."\n`);
  const stdout = await printed(['encode', '--json', '--file', table], {});
  expect(stdout).not.toMatch(OBEYED);
  expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(EVIL.trim()).slice(1, -1));
});

test('a page has no mark of direction from printed texts', async () => {
  const texts = written('page.yaml', `texts:\n  - {card: 34, lang: en, text: "Build ${ESCAPED} x"}\n`);
  await fathom(['audit', '--texts', texts, '--html', at('page.html')]);
  expect(readFileSync(at('page.html'), 'utf8')).not.toMatch(OBEYED);
});

describe('a thread that runs out of memory is reported in words', () => {
  const REPORT = /^fathom: A thread ran out of memory\. [^\n]*\n$/;

  test('whatever fills it', async () => {
    // a thread of few megabytes in that of the command, which fails as its own would
    const filled = 'const all = []; for (;;) all.push(new Array(1000).fill(all.length))';
    const thread = `import { Worker } from 'node:worker_threads';
      new Worker(${JSON.stringify(filled)}, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } })
        .on('error', (error) => { throw error; });`;
    const script = `data:text/javascript,${encodeURIComponent(thread)}`;
    const { code, out, err } = await fathom('simulate --pack nim --games 20 --jobs 2', { script });
    expect(err).toMatch(REPORT);
    expect([code, out]).toEqual([1, '']);
  });

  // most of ten seconds goes into collecting garbage
  test.runIf(isFull)('results of games', () => {
    const args = ['simulate', '--pack', 'nim', '--games', '50000000', '--jobs', '2'];
    const { status, stdout, stderr } = run(args, { NODE_OPTIONS: '--max-old-space-size=48', NO_COLOR: '1' });
    expect(stderr).toMatch(REPORT);
    expect([status, stdout]).toEqual([1, '']);
  });
});

describe.runIf(process.getuid?.() === 0)('another user', () => {
  const asOther = (...args: string[]): SpawnSyncReturns<string> => {
    chmodSync(folder, 0o777);
    return run(args, { NO_COLOR: '1', HOME: folder }, { uid: 1234, gid: 2345 });
  };
  const MESSY = 'pack: p\nplayers: [2]\nprocedures: {game: {end: "end  game"}}\n';

  test('writes in place what is shared, and nothing that is not', () => {
    const shared = written('shared.yaml', MESSY);
    chmodSync(shared, 0o666);
    expect(asOther('fmt', shared).status).toBe(0);
    expect(readFileSync(shared, 'utf8')).toContain('"end game"');
    expect(statSync(shared)).toMatchObject({ uid: 0, gid: 0 });
    const own = written('own.yaml', MESSY);
    chmodSync(own, 0o644);
    // the folder would allow to replace it, but then it would be somebody else's
    expect(asOther('fmt', own).stderr).toContain('cannot be written: permission denied');
    expect([readFileSync(own, 'utf8'), statSync(own).uid]).toEqual([MESSY, 0]);
  });

  test('can check a pack beside folders that may not be read', () => {
    mkdirSync(at('secret'), { mode: 0o700 });
    writeFileSync(join(at('secret'), 'pack.yaml'), 'pack: secret\n');
    mkdirSync(join(at('open'), 'inner'), { recursive: true });
    writeFileSync(join(at('open'), 'pack.yaml'), 'pack: open\n');
    chmodSync(join(at('open'), 'inner'), 0o700);
    const pack = written('asking.yaml', MESSY.replace('"end  game"', 'gain 1 pearl'));
    const { stdout, stderr, status } = asOther('check', pack);
    expect(stderr).toBe('');
    expect(stdout).toContain('`pearl` is not a known name');
    expect(status).toBe(1);
    expect(asOther('check', at('open')).stdout).toContain('This folder cannot be read.');
    expect(asOther('check', at('secret')).stderr + asOther('check', at('secret')).stdout).not.toContain(
      'internal error',
    );
  });
});
