/** All that a pack has, by either way of asking for it. */
import { expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';

test('`show all` is `show --all`, as long as nothing is called so', async () => {
  const all = await fathom(['show', 'all', '--pack', 'tic-tac-toe']);
  expect([all.code, all.err]).toEqual([0, '']);
  expect(all.out).not.toBe('');
  expect(all).toEqual(await fathom(['show', '--all', '--pack', 'tic-tac-toe']));
  expect((await fathom(['show', 'al', '--pack', 'tic-tac-toe'])).code).toBe(2);
});
