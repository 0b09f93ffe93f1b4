/** `fathom table`: out and in, in three languages; what it refuses, and that then nothing is written. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fathom, PACKS } from '../scripted-io.ts';

const LOCALES = { en: 'en_US.UTF-8', it: 'it_IT.UTF-8', uk: 'uk_UA.UTF-8' };

let folder: string;
let pack: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-table-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let n = 0;
beforeEach(() => {
  pack = join(folder, `pack-${n++}`);
  cpSync(join(PACKS, 'gleaning'), pack, { recursive: true });
});

const filesOf = (): Record<string, string> =>
  Object.fromEntries(readdirSync(pack).map((name) => [name, readFileSync(join(pack, name), 'utf8')]));
const put = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, `${n}-${name}`);
  writeFileSync(path, content);
  return path;
};
/** The table of the pack as lines of cells, and back as a file. */
async function csv(change: (rows: string[][]) => void): Promise<string> {
  const { bytes } = await fathom(['table', pack]);
  const rows = new TextDecoder()
    .decode(bytes)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  change(rows);
  return put('changed.csv', rows.map((cells) => cells.join(',')).join('\r\n'));
}
const column = (rows: string[][], heading: string): number => rows[0].indexOf(heading);

describe('out', () => {
  test.each(['csv', 'xlsx'])('a file of %s, which goes in again and changes no byte', async (format) => {
    const before = filesOf();
    const out = join(folder, `${n}.${format}`);
    const written = await fathom(['table', pack, '--out', out]);
    expect([written.code, written.err]).toEqual([0, '']);
    expect(written.out).toMatch(/^\d+ cards written to /);
    const back = await fathom(['table', pack, '--from', out]);
    expect([back.code, back.err, filesOf()]).toEqual([0, '', before]);
    expect(back.out).toMatch(/^0 cards added, 0 changed, \d+ as before\.\n$/);
  });

  test('standard output: bytes for a program, text for a person', async () => {
    const piped = await fathom(['table', pack]);
    const shown = await fathom(['table', pack], { interactive: true });
    expect([piped.out, shown.bytes]).toEqual(['', undefined]);
    expect(shown.out.startsWith('id,number,name')).toBe(true);
    expect(new TextDecoder().decode(piped.bytes)).toBe(shown.out);
    const workbook = await fathom(['table', pack, '--format', 'xlsx']);
    expect(Buffer.from(workbook.bytes!).subarray(0, 2).toString()).toBe('PK');
  });

  test('only some cards, and only some languages', async () => {
    const { out } = await fathom(['table', '--only', 'era-1', '--lang', 'it'], { interactive: true });
    const [head] = out.split('\r\n');
    expect(head).toContain('name it');
    expect(head).toContain('text it');
    expect(head).not.toContain('text uk');
    expect(out).not.toContain(',era-2,');
  });

  test.each<[what: string, line: (out: string) => string[], message: string]>([
    ['a file that is there', (out) => ['--out', put('there.csv', out)], 'There is something at'],
    ['an ending that says nothing', (out) => ['--out', `${out}.txt`], 'ends neither with .csv nor with .xlsx'],
    ['another ending than the format', (out) => ['--out', `${out}.csv`, '--format', 'xlsx'], 'is no name for xlsx'],
    ['a format that is none', () => ['--format', 'ods'], '--format is csv or xlsx'],
    ['a deck that is none', () => ['--only', 'nowhere'], 'has neither a deck nor a file "nowhere"'],
    ['options of the other way', () => ['--into', 'x.yaml'], '--into goes with --from'],
  ])('refuses %s', async (_, line, message) => {
    const { code, err, out } = await fathom(['table', pack, ...line(join(folder, String(n)))]);
    expect([code, out]).toEqual([2, '']);
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });

  test('a workbook is nothing for a terminal', async () => {
    const { code, err } = await fathom(['table', pack, '--format', 'xlsx'], { interactive: true });
    expect([code, err]).toEqual([2, expect.stringContaining('--out')]);
  });
});

describe('in', () => {
  test('a changed cell changes its field, and --check only says so', async () => {
    const before = filesOf();
    const table = await csv((rows) => {
      rows[1][column(rows, 'number')] = '77';
    });
    const asked = await fathom(['table', pack, '--from', table, '--check']);
    expect([asked.code, filesOf()]).toEqual([1, before]);
    expect(asked.out).toMatch(/^0 cards would be added, 1 changed, \d+ as before\.\n~ [a-z-]+: number\n$/);
    const done = await fathom(['table', pack, '--from', table]);
    expect([done.code, done.err]).toEqual([0, '']);
    const after = filesOf();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.length).toBe(1);
    expect(done.out).toContain(`${changed[0]}\n`);
    const lines = (text: string): string[] => text.split('\n');
    const added = lines(after[changed[0]]).filter((line) => !lines(before[changed[0]]).includes(line));
    expect(added.length).toBe(1);
    expect(added[0]).toContain('number: 77');
    expect((await fathom(['table', pack, '--from', table, '--check'])).code).toBe(0);
  });

  test('a new row is a new card, in the file that is named', async () => {
    const table = await csv((rows) => {
      const [, first] = rows;
      rows.push(first.map((cell, i) => (['id', 'number'].includes(rows[0][i]) ? '' : cell)));
      rows.at(-1)![column(rows, 'name')] = 'Late sheaf';
    });
    const into = join(pack, 'late.yaml');
    const { code, out } = await fathom(['table', pack, '--from', table, '--into', into]);
    expect([code, out]).toEqual([0, expect.stringContaining('+ late-sheaf\n')]);
    expect(readFileSync(into, 'utf8')).toMatch(/^cards:\n {2}- id: late-sheaf\n/);
    expect((await fathom(['check', pack])).code).toBe(0);
  });

  test.each(['en', 'it', 'uk'] as const)('two rows with one id, and nothing is written: %s', async (language) => {
    const before = filesOf();
    const table = await csv((rows) => rows.push(rows[1]));
    const { code, out, err } = await fathom(['table', pack, '--from', table], { locale: LOCALES[language] });
    expect([code, filesOf()]).toEqual([1, before]);
    expect(err).toContain(':1 double-id\n');
    const said = { en: 'Nothing was written.', it: 'Non è stato scritto nulla.', uk: 'Нічого не записано.' };
    expect(out).toBe(`${said[language]}\n`);
  });

  test.each(['en', 'it', 'uk'] as const)('what it did is said: %s', async (language) => {
    const table = await csv(() => {});
    const { out } = await fathom(['table', pack, '--from', table, '--check'], { locale: LOCALES[language] });
    expect(out).toMatch(
      { en: /^0 cards would be added/, it: /^Sarebbero: 0 carte nuove/, uk: /^Карток було б/ }[language],
    );
  });

  test.each<[what: string, line: () => string[], message: string]>([
    ['no pack', () => ['--from', 'x.csv'], 'Name the pack'],
    [
      'a file that is not of the pack',
      () => [pack, '--from', put('a.csv', 'x'), '--into', 'x.yaml'],
      'is no file of the pack',
    ],
    ['a deck that is none', () => [pack, '--from', put('a.csv', 'x'), '--deck', 'nowhere'], 'has no deck "nowhere"'],
    [
      'options of the other way',
      () => [pack, '--from', 'x.csv', '--out', 'x.csv'],
      '--out goes with a table that is written',
    ],
  ])('refuses %s', async (_, line, message) => {
    const { code, err } = await fathom(['table', ...line()]);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });

  test('a pack that comes with Fathom stays as it is', async () => {
    const installed = join(folder, `installed-${n}`);
    cpSync(join(PACKS, 'gleaning'), join(installed, 'gleaning'), { recursive: true });
    const { code, err } = await fathom(['table', 'gleaning', '--from', put('a.csv', 'x')], { builtInPacks: installed });
    expect([code, err]).toEqual([2, expect.stringContaining('comes with Fathom')]);
  });

  test('a file that cannot be written leaves those before it as they were', async () => {
    const { writeAll } = await import('./write-all.ts');
    const first = put('first.yaml', 'old\n');
    const made = join(folder, `${n}-made.yaml`);
    const files = [
      { path: first, text: 'new\n' },
      { path: made, text: 'new\n' },
      { path: folder, text: 'a folder is no file\n' },
    ];
    expect(() => writeAll(files)).toThrow('it is a folder');
    expect([readFileSync(first, 'utf8'), existsSync(made)]).toEqual(['old\n', false]);
  });
});
