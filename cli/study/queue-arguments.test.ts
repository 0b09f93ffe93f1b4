/** What a command line may say of a queue; no broker is asked for it. */
import { expect, test } from 'vitest';
import { UsageError } from '../io.ts';
import { fathom } from '../scripted-io.ts';
import { queueLibrary } from '../../study/queue/library.ts';

test.each([
  ['simulate --pack nim --queue localhost', 2, '--queue needs the address of Redis or Valkey'],
  ['simulate --pack nim --queue http://me:hush@host', 2, 'not "http://…@host"'],
  ['simulate --pack nim --jobs 2 --queue redis://localhost', 2, 'fathom worker --jobs'],
  ['simulate --pack nim --jobs 0', 2, 'jobs'],
  ['simulate --pack nim --jobs 257', 2, 'jobs'],
  [
    'simulate --pack nim --games 1 --queue redis://me:hush@127.0.0.1:1',
    1,
    'no queue at redis://127.0.0.1:1: nothing listens',
  ],
])('%s', async (line, exit, message) => {
  const { code, out, err } = await fathom(line);
  expect([code, out]).toEqual([exit, '']);
  expect(err).toContain(message);
  expect(err).not.toContain('hush');
});

test('without a queue the games are played here', async () => {
  const { code, out } = await fathom('simulate --pack nim --games 3 --json');
  expect([code, (JSON.parse(out) as { games: number }).games]).toEqual([0, 3]);
});

test('the two packages that a queue needs are those beside the command', () => {
  const asked: string[] = [];
  const found = queueLibrary('fathom', (name) => {
    asked.push(name);
    return { Redis: `Redis of ${name}` };
  });
  expect(asked.sort()).toEqual(['bullmq', 'ioredis']);
  expect(found).toEqual({ bullmq: { Redis: 'Redis of bullmq' }, Redis: 'Redis of ioredis' });
});

test.each([
  ['fathom', 'MODULE_NOT_FOUND', /do not come with Fathom.*npm install --global bullmq ioredis/],
  ['npx fathom', 'MODULE_NOT_FOUND', /do not come with Fathom.*npm install bullmq ioredis/],
  ['npx fathom', 'ERR_DLOPEN_FAILED', /cannot be loaded \(it is broken\).*npm install bullmq ioredis/],
])('without them %s says how they are installed (%s)', (self, code, message) => {
  const load = (): never => {
    throw Object.assign(new Error('it is broken'), { code });
  };
  expect(() => queueLibrary(self, load)).toThrow(message);
  expect(() => queueLibrary(self, load)).toThrow(UsageError);
});
