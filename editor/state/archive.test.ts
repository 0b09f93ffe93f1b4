import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { archiveText, decodeLink, encodeLink, readArchive, type Archive } from './archive.ts';

const ARCHIVE: Archive = {
  pack: 'my-pack',
  files: { 'my-pack/pack.yaml': 'pack: mine\n', 'my-pack/a/b.yml': 'x: ї\n' },
};

function problemOf(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    return (error as { reason?: unknown }).reason;
  }
}
const problem = (value: unknown): unknown => problemOf(() => readArchive(JSON.stringify(value)));
const withFiles = (files: Record<string, string>, pack = 'p'): unknown => problem({ fathom: 1, pack, files });

it('reads the file that it writes', () => {
  const text = archiveText(ARCHIVE);
  expect(text).toMatch(/^\{\n "fathom": 1,[\s\S]*\}\n$/);
  expect(readArchive(text)).toEqual(ARCHIVE);
  expect(readArchive(archiveText({ pack: 'one.yaml', files: { 'one.yaml': '' } }))).toMatchObject({ pack: 'one.yaml' });
});

it('says what is wrong', () => {
  expect(problemOf(() => readArchive('{'))).toBe('damaged');
  expect([null, [], 'x', {}, { fathom: '1' }].map(problem)).toEqual(Array(5).fill('damaged'));
  expect(problem({ fathom: 2, pack: 'p', files: { p: '' } })).toBe('version');
  for (const files of [undefined, null, ['x'], 'x', {}, { 'p/a.yaml': 3 }, { 'p/a.yaml': '', 'p/b.yaml': null }]) {
    expect([files, problem({ fathom: 1, pack: 'p', files })]).toEqual([files, 'damaged']);
  }
  expect(problem({ fathom: 1, pack: 3, files: { 'p/a.yaml': '' } })).toBe('damaged');
});

it('accepts only names that a pack has', () => {
  expect(withFiles({ 'p/a.yaml': '' })).toBeNull();
  expect(withFiles({ 'p/1/2/3/4/5/a-b_c.d.yml': '' })).toBeNull();
  for (const path of [
    'p/a.txt',
    'p/.a.yaml',
    'p/../a.yaml',
    'p/a..yaml',
    'q/a.yaml',
    'pa.yaml',
    '/p/a.yaml',
    'p//a.yaml',
    'p/a.yaml\n',
    'p\\a.yaml',
    'p/1/2/3/4/5/6/a.yaml',
  ]) {
    expect([path, withFiles({ [path]: '' })]).toEqual([path, 'names']);
  }
  expect(withFiles({ 'p/a.yaml': '', 'q/b.yaml': '' })).toBe('names');
  for (const pack of ['', '.p', '../p', 'p/', '/p', 'p//q', '__proto__/']) {
    expect([pack, withFiles({ [`${pack}/a.yaml`]: '' }, pack)]).toEqual([pack, 'names']);
  }
});

it('is bounded', () => {
  const files = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p/${i}.yaml`, '']));
  expect(withFiles(files(200))).toBeNull();
  expect(withFiles(files(201))).toBe('large');
  expect(withFiles({ 'p/a.yaml': 'x'.repeat(4_000_000) })).toBeNull();
  expect(withFiles({ 'p/a.yaml': 'x'.repeat(3_999_999), 'p/b.yaml': 'xy' })).toBe('large');
  expect(problemOf(() => readArchive('x'.repeat(8_000_001)))).toBe('large');
  expect(problemOf(() => readArchive('x'.repeat(8_000_000)))).toBe('damaged');
});

it('becomes a link and comes back', async () => {
  const link = await encodeLink(ARCHIVE);
  expect(link).toMatch(/^1\.[\w-]+$/);
  expect(await encodeLink(ARCHIVE)).toBe(link);
  expect(await decodeLink(link)).toEqual(ARCHIVE);
  // bytes of all kinds, so that both replaced letters of base 64 occur
  const random = {
    pack: 'p',
    files: { 'p/a.yaml': Array.from({ length: 3000 }, (_, i) => (i * 7919) % 977).join('') },
  };
  const long = await encodeLink(random);
  expect([/-/.test(long), /_/.test(long)]).toEqual([true, true]);
  expect(await decodeLink(long)).toEqual(random);
});

it('refuses bad links', async () => {
  const reasonOf = (link: string): Promise<unknown> =>
    decodeLink(link).catch((error: { reason: unknown }) => error.reason);
  const link = await encodeLink(ARCHIVE);
  expect(await reasonOf('')).toBe('damaged');
  expect(await reasonOf('x.y')).toBe('damaged');
  expect(await reasonOf(`${link} `)).toBe('damaged');
  expect(await reasonOf(`x${link}`)).toBe('damaged');
  expect(await reasonOf(link.replace('1.', '2.'))).toBe('version');
  expect(await reasonOf(link.replace('1.', '12.'))).toBe('version');
  // 0xff is in no text in UTF-8
  const bytes = Buffer.from('{"pack":"p","files":{"p/a.yaml":"?"}}');
  bytes[bytes.indexOf('?')] = 0xff;
  expect(await reasonOf(`1.${deflateRawSync(bytes).toString('base64url')}`)).toBe('damaged');
  expect(await reasonOf(link.slice(0, -9))).toBe('damaged');
  expect(await reasonOf(await encodeLink({ ...ARCHIVE, pack: '../x' }))).toBe('names');
  expect(await reasonOf(await encodeLink(null as unknown as Archive))).toBe('damaged');
  const size = (length: number): Promise<string> =>
    encodeLink({ pack: 'p', files: { 'p/a.yaml': 'x'.repeat(length) } });
  expect(await reasonOf(await size(1_000_001))).toBe('large');
  expect((await decodeLink(await size(999_000))).files['p/a.yaml']).toHaveLength(999_000);
});
