/** What a command line may say of a queue; no broker is asked for it. */
import { expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';

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
