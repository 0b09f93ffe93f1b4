/** A terminal that several people share. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { processIo } from './process-io.ts';

test('clears the screen, then what has scrolled away, and forgets what was typed', async () => {
  const terminal = (): PassThrough & { isTTY: boolean } => Object.assign(new PassThrough(), { isTTY: true });
  const [stdin, stdout, stderr] = [terminal(), terminal(), terminal()];
  const io = processIo({ stdin, stdout, stderr, env: {} });
  stdin.write('card:secret\n');
  expect(await io.ask('> ')).toBe('card:secret');
  const before = String(stdout.read());
  expect(before).toContain('card:secret');
  io.clearScreen!();
  const cleared = String(stdout.read());
  const [screen, above] = ['\u001b[2J', '\u001b[3J'].map((code) => cleared.indexOf(code));
  expect([screen >= 0, above > screen]).toEqual([true, true]);
  // the key that brings back what was typed last
  stdin.write('\u001b[A\n');
  expect(await io.ask('> ')).toBe('');
  expect(String(stdout.read())).not.toContain('secret');
  io.close();
});
