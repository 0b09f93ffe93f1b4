/** What commands write, and what they never write over. */
import { chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RecordFile } from './record-file.ts';
import { fathom } from './scripted-io.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const at = temporaryFolder();
const written = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const contents = (path: string): string => readFileSync(path, 'utf8');

const TEXTS = 'texts:\n  - {card: 34, lang: en, text: "Build a farm."}\n';
const OUTPUTS: [option: string, command: (out: string) => string[]][] = [
  ['play --record', (out) => ['play', '--pack', 'nim', '--bots', 'random', '--seed', '1', '--record', out]],
  ['show --html', (out) => ['show', 'slots', '--all', '--html', out]],
  ['simulate --page', (out) => ['simulate', '--pack', 'nim', '--games', '2', '--page', out]],
  ['rules --out, as text', (out) => ['rules', '--out', out]],
  ['rules --out, as Markdown', (out) => ['rules', '--format', 'markdown', '--out', out]],
  ['rules --out, as a page', (out) => ['rules', '--format', 'html', '--out', out]],
  ['audit --html', (out) => ['audit', '--texts', at('mine.yaml'), '--html', out]],
  ['audit --sarif', (out) => ['audit', '--texts', at('mine.yaml'), '--sarif', out]],
];

describe.each(OUTPUTS)('%s', (_, command) => {
  test('writes over its own earlier output, over nothing else, and over anything with --force', async () => {
    written('mine.yaml', TEXTS);
    const out = at('out');
    for (let i = 0; i < 2; i++) expect((await fathom(command(out))).err).toBe('');
    const own = contents(out);

    // of another program, of another command, and a record that lost its beginning
    for (const foreign of ['# My notes\n', '<html><title>Fathom</title></html>', '{"version": 1}', own.slice(600)]) {
      writeFileSync(out, foreign);
      const { code, err } = await fathom(command(out));
      expect(err).toMatch(
        /^fathom: "[^"]+" exists and is not .*\. Choose another name, or write over it with --force\.\n$/,
      );
      expect(code).toBe(1);
      expect(contents(out)).toBe(foreign);
    }
    expect((await fathom([...command(out), '--force'])).err).toBe('');
    expect(contents(out).slice(0, 200)).toBe(own.slice(0, 200));
  });

  test('never writes over a protected file or a folder, also with --force', async () => {
    written('mine.yaml', TEXTS);
    const out = written('out', 'mine');
    chmodSync(out, 0o444);
    expect((await fathom([...command(out), '--force'])).err).toContain('write-protected');
    expect([contents(out), statSync(out).mode & 0o777]).toEqual(['mine', 0o444]);
    expect((await fathom(command(at()))).err).toContain('is a folder');
  });
});

test('a game saved during play writes over no other file', async () => {
  const notes = written('notes.txt', 'mine');
  const { out } = await fathom('play --pack nim --seed 4', { input: [`s ${notes}`, `s ${at('game.json')}`, 'q'] });
  expect(out).toContain('exists and is not a record of a game');
  expect(contents(notes)).toBe('mine');
  expect(contents(at('game.json'))).toContain('fathom-record/1');
});

describe('fmt', () => {
  const messy = 'pack: p\nplayers: [2]\ncounters: {coin: {}}\nprocedures: {game: {end: "end  game"}}\n';
  test('keeps mode and links, and leaves what is protected', async () => {
    const path = written('p.yaml', messy);
    chmodSync(path, 0o640);
    symlinkSync('p.yaml', at('link.yaml'));
    expect((await fathom(['fmt', at('link.yaml')])).code).toBe(0);
    expect(contents(path)).toContain('"end game"');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    writeFileSync(path, messy);
    chmodSync(path, 0o444);
    const { code, err } = await fathom(['fmt', path]);
    expect([code, err]).toEqual([1, `fathom: "${path}" cannot be written: it is write-protected.\n`]);
    expect(contents(path)).toBe(messy);
  });

  test('refuses what check refuses', async () => {
    const effect = Array.from({ length: 8000 }, () => 'gain 1 coin').join('; ');
    const aliases = Array.from({ length: 5000 }, (_, i) => `  - {id: s${i}, effect: *e}\n`).join('');
    const big = written('aliases.yaml', `${messy}constants: {x: &e "${effect}"}\nslots:\n${aliases}`);
    for (const path of [big, written('large.yaml', `${messy}# ${'x'.repeat(1_000_000)}\n`)]) {
      const before = contents(path);
      const [checked, formatted] = [await fathom(['check', path]), await fathom(['fmt', path])];
      expect(checked.out).toMatch(/more than 4,000,000 characters of text|larger than 1,000,000 bytes/);
      expect(formatted.err).toMatch(/more than 4,000,000 characters of text|larger than 1,000,000 bytes/);
      expect([checked.code, formatted.code, contents(path) === before]).toEqual([1, 1, true]);
    }
  });

  test('says why there is nothing to format', async () => {
    const { code, err, out } = await fathom(['fmt', '/dev/null']);
    expect([code, out]).toEqual([1, '1 left alone for their errors\n']);
    expect(err).toContain('There is no pack at "/dev/null".');
  });

  test('writes a text that aliases repeat once', async () => {
    const path = written(
      'p.yaml',
      `${messy}decks: {d: {starts: pile}}\nzones: {pile: {}}\ntypes: {t: {}}\ncards:\n  - &a {id: one, ` +
        `deck: d, type: t, effect: "gain  1  coin"}\nreplace: {cards: [*a]}\n`,
    );
    await fathom(['fmt', path]);
    expect(contents(path)).toContain('effect: "gain 1 coin"');
  });
});

describe('check', () => {
  test('prints a hundred messages of a pack, errors first, counts the rest, and prints all when asked', async () => {
    const path = written(
      'p.yaml',
      `pack: p\nplayers: [2]\ncounters: {coin: {}}\nprocedures: {game: {end: end game}}\nslots:\n${Array.from(
        { length: 300 },
        (_, i) => `  - {id: s${i}, effect: gain 1 con}\n`,
      ).join('')}`,
    );
    const count = (text: string): number => text.match(/^error:/gm)?.length ?? 0;
    const { out, code } = await fathom(['check', path]);
    expect([count(out), code]).toEqual([100, 1]);
    expect(out).toContain('… and 200 more; `fathom check --all` prints all of them.');
    expect(out).toContain('300 errors');
    expect(count((await fathom(['check', path, '--all'])).out)).toBe(300);
    const json = JSON.parse((await fathom(['check', path, '--json'])).out) as { packs: { diagnostics: unknown[] }[] };
    expect(json.packs[0].diagnostics).toHaveLength(300);
    // an unreadable last line is an error among warnings
    const warned = written(
      'w.yaml',
      `${'#\n# a\u200bb\n'.repeat(150)}${contents(path)
        .replaceAll('gain 1 con', 'gain 1 coin')
        .replace(/s299.*/, 's299, effect: gain 1 con}')}`,
    );
    const { out: mixed } = await fathom(['check', warned]);
    expect(mixed).toContain('error: `con` is not a known name');
    expect(mixed).toMatch(/… and \d+ more/);
  });
});

describe('records', () => {
  const play = async (...more: string[]): Promise<string> => {
    const file = at('game.json');
    const { err } = await fathom(['play', '--pack', 'nim', '--seed', '4', '--record', file, ...more], {
      input: ['1', '1', '1', '1'],
    });
    expect(err).toBe('');
    return file;
  };
  const record = (file: string): RecordFile => JSON.parse(contents(file)) as RecordFile;
  const change = (file: string, changed: object): string =>
    written('changed.json', JSON.stringify({ ...record(file), ...changed }));

  test('name the pack, never a path', async () => {
    const rules = contents(join(import.meta.dirname, '..', 'cards', 'nim.yaml'));
    written('my-nim.yaml', rules.replace('pack: nim', 'pack: my-nim'));
    const file = at('game.json');
    const { out } = await fathom(['play', '--pack', at('my-nim.yaml'), '--seed', '4', '--record', file], {
      input: ['1'],
    });
    expect(record(file).from).toBe('my-nim');
    expect(contents(file)).not.toContain(at());
    expect(out).toContain(`play --resume ${file} --pack ${at('my-nim.yaml')}`);
    // beside the record, by its name
    expect((await fathom(['replay', file])).code).toBe(0);
    rmSync(at('my-nim.yaml'));
    const { code, err } = await fathom(['replay', file]);
    expect(code).toBe(1);
    expect(err).toContain(
      'the pack "my-nim", which is neither among the packs nor beside the record. Say where it is: --pack P.',
    );
  });

  test('a path in a record of somebody else is not followed', async () => {
    const file = await play();
    const secret = written('secret.yaml', 'password: hunter2\n');
    for (const from of [secret, './secret.yaml', '../secret', '/etc/passwd', 'a\u001b]0;x\u0007']) {
      const { out, err } = await fathom(['replay', change(file, { from })], { cwd: tmpdir() });
      expect(out + err).not.toMatch(/password|hunter2|root:/);
    }
    const old = change(file, { from: '/home/me/games/nim.yaml' });
    expect((await fathom(['replay', old])).code).toBe(0);
  });

  test.each([
    [{ from: 5 }, '"from" must be a text'],
    [{ engine: {} }, '"engine" must be a text'],
    [{ bots: 'random' }, '"bots" must be a list of texts'],
    [{ bots: [1] }, '"bots" must be a list of texts'],
    [{ seed: 1e300 }, '"seed" must be a whole number'],
    [{ players: Number.MAX_SAFE_INTEGER, bots: ['random'] }, '"players" must be from 1 to 20'],
    [{ players: 0 }, '"players" must be from 1 to 20'],
  ])('%j is said in words', async (changed, message) => {
    for (const command of [['replay'], ['play', '--resume']]) {
      const file = change(await play(), changed);
      const { code, err } = await fathom([...command, file]);
      expect([code, err]).toEqual([1, `fathom: "${file}" is not a record of a game: ${message}.\n`]);
    }
  });

  test('a damaged one is not healed by going on with it', async () => {
    const good = record(await play());
    expect(good.choices.length).toBeGreaterThan(3);
    const damages: [Partial<RecordFile>, string][] = [
      [{ finalHash: '0123456789abcdef' }, 'has the hash'],
      [{ seed: good.seed + 1 }, 'has the hash'],
      [{ choices: good.choices.slice(0, -1) }, 'has the hash'],
      [{ choices: [...good.choices.slice(0, -1), 'pick:nothing'] }, 'is not offered'],
    ];
    for (const [damage, words] of damages) {
      const file = change(at('game.json'), damage);
      const before = contents(file);
      const refused = await fathom(['play', '--resume', file], { input: ['1', '1'] });
      expect(refused.code).toBe(1);
      expect(refused.err).toContain(words);
      expect(refused.err).toContain('The pack is the very same, so the record itself was changed.');
      expect(refused.err).toContain(`play --resume ${file} --accept-damage --record NEW.json`);
      // only into a new file
      expect((await fathom(['play', '--resume', file, '--accept-damage'])).err).toContain('needs a new file');
      expect((await fathom(['play', '--resume', file, '--accept-damage', '--record', file])).err).toContain(
        'stays as it is',
      );
      expect((await fathom(['replay', file, '--verify'])).code).toBe(1);
      const fresh = at('new.json');
      rmSync(fresh, { force: true });
      expect(
        (await fathom(['play', '--resume', file, '--accept-damage', '--record', fresh], { input: ['1'] })).code,
      ).toBe(0);
      expect((await fathom(['replay', fresh, '--verify'])).code).toBe(0);
      expect(contents(file)).toBe(before);
    }
  });

  test('undo and redo are saved at once', async () => {
    const file = at('game.json');
    const lengths: number[] = [];
    const input = ['1', '1', 'u', 'r', 'u'];
    await fathom(['play', '--pack', 'nim', '--seed', '4', '--separate', '--bots', 'human,human', '--record', file], {
      input,
      ask: () => {
        lengths.push(existsSync(file) ? record(file).choices.length : 0);
        return Promise.resolve(
          lengths.length > 12 ? null : (['', '1', 'u', 'r', 'u', 'r', 'q'][lengths.length - 1] ?? ''),
        );
      },
    });
    expect(lengths.slice(0, 7)).toEqual([0, 0, 1, 0, 1, 0, 1]);
    expect((await fathom(['replay', file, '--verify'])).code).toBe(0);
  });
});
