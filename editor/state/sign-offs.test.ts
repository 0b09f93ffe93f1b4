import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { hashOf, servicesWith, type TestServices } from './testing/fake-services.ts';
import type { SignOff } from '../worker/protocol.ts';
import { app } from './app.ts';
import { changeSignOffs, importSignOffs, loadSignOffs } from './sign-offs.ts';

let services: TestServices;
const FILE = '.fathom/signoffs.yaml';

/** A line of the file in these tests: pack, component, date. */
const signOff = (line: string): SignOff => {
  const [pack, component, date] = line.split(' ');
  return { pack, component, date } as SignOff;
};
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

beforeEach(async () => {
  page.open();
  services = await servicesWith({});
  const { host, client } = services;
  host.signOffs = () => {
    const text = host.disk.get(FILE) ?? '';
    return Promise.resolve({ text, hash: text === '' ? null : hashOf(text) });
  };
  client.answers.parseSignOffs = (text) =>
    text === 'bad' ? { signOffs: [], problems: ['line 1'] } : { signOffs: linesOf(text).map(signOff), problems: [] };
  client.answers.changeSignOffs = (text, changes) => {
    if (text === 'bad') return null;
    const remaining = linesOf(text).filter(
      (line) => !changes.some(({ pack, component }) => line.startsWith(`${pack} ${component} `)),
    );
    const added = changes.flatMap(({ signOff: one }) => (one ? [`${one.pack} ${one.component} ${one.date}`] : []));
    return [...remaining, ...added].map((line) => `${line}\n`).join('');
  };
});
afterAll(() => page.close());

const change = (line: string) => ({ ...signOff(line), signOff: signOff(line) });
const disk = (text?: string): string | undefined => {
  if (text !== undefined) services.host.disk.set(FILE, text);
  return services.host.disk.get(FILE);
};

it('loads the file into the state', async () => {
  disk('p cards/a 2026-01-01\n');
  expect(await loadSignOffs()).toBe('p cards/a 2026-01-01\n');
  expect(app.now.signOffs).toEqual({ all: [signOff('p cards/a 2026-01-01')], problems: [] });
  disk('bad');
  await loadSignOffs();
  expect(app.now.signOffs).toEqual({ all: [], problems: ['line 1'] });
});

it('changes the file as it is now', async () => {
  expect(await changeSignOffs([change('p cards/a 1')])).toBe('saved');
  disk(`${disk()}p cards/b 1\n`);
  expect(await changeSignOffs([change('p cards/a 2')])).toBe('saved');
  expect(disk()).toBe('p cards/b 1\np cards/a 2\n');
  expect(app.now.signOffs.all).toHaveLength(2);
  expect(services.host.saves.map(({ path, expected }) => [path, expected === null])).toEqual([
    [FILE, true],
    [FILE, false],
  ]);
});

it('changes it again where another page was faster, but not for ever', async () => {
  services.host.nextSave = { ok: false, reason: 'changed', current: null };
  expect(await changeSignOffs([change('p cards/a 1')])).toBe('saved');
  expect(services.host.saves).toHaveLength(2);
  services.host.save = (path, text, expected) => {
    services.host.saves.push({ path, text, expected });
    return Promise.resolve({ ok: false, reason: 'changed', current: null });
  };
  expect(await changeSignOffs([change('p cards/a 2')])).toBe('conflict');
  expect(services.host.saves).toHaveLength(7);
});

it('leaves a file that it does not understand, and says what failed', async () => {
  disk('bad');
  expect(await changeSignOffs([change('p cards/a 1')])).toEqual({ refused: FILE });
  expect([disk(), app.now.signOffs.problems]).toEqual(['bad', ['line 1']]);
  disk('');
  services.host.nextSave = { ok: false, reason: 'refused', message: 'read only' };
  expect(await changeSignOffs([change('p cards/a 1')])).toEqual({ refused: 'read only' });
  services.host.nextSave = { ok: false, reason: 'unreachable', message: '' };
  expect(await changeSignOffs([change('p cards/a 1')])).toBe('unreachable');
  services.host.signOffs = () => Promise.reject(new Error('no server'));
  expect(await changeSignOffs([change('p cards/a 1')])).toBe('unreachable');
});

it('imports what is newer', async () => {
  disk('p cards/a 5\np cards/b 5\nq cards/c 5\n');
  const imported = await importSignOffs('p cards/a 4\np cards/b 6\np cards/c 5\nq cards/c 5\n');
  expect(imported).toEqual({ count: 2, outcome: 'saved' });
  expect(disk()).toBe('p cards/a 5\nq cards/c 5\np cards/b 6\np cards/c 5\n');
  services.host.saves = [];
  expect(await importSignOffs('p cards/a 5\n')).toEqual({ count: 0, outcome: 'saved' });
  expect(await importSignOffs('bad')).toBeNull();
  expect(services.host.saves).toEqual([]);
});
