/** What a person is told of a broker that goes and comes, and when nobody waits for it any more. */
import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';
import { Away } from './away.ts';
import { brokerProblem } from './broker.ts';
import { timesFor } from './times.ts';

const ADDRESS = parseAddress('redis://me:hush@there')!;
const MINUTE = 60_000;

/** What is said of a broker that has been away since `downSince`, at several times. */
function away() {
  const said: string[] = [];
  const of = new Away(timesFor(1), ADDRESS.shown, (text) => said.push(text));
  return { said, isHopeless: (downSince: number | null, now: number) => of.isHopeless(downSince, now) };
}

test('a broker that is there is nothing to speak of', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(null, 0), isHopeless(null, 60 * MINUTE), said]).toEqual([false, false, []]);
});

test('one that is away for a moment neither', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(5000, 5900), isHopeless(5000, 6000), isHopeless(null, 6001)]).toEqual([false, false, false]);
  expect(said).toEqual([]);
});

test('longer: it is said once that it is away, and once that it is there again', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(5000, 6500), isHopeless(5000, 9000)]).toEqual([false, false]);
  expect(said).toEqual([expect.stringContaining('redis://there:6379 does not answer any more')]);
  expect([isHopeless(null, 9500), isHopeless(null, 9600)]).toEqual([false, false]);
  expect(said.slice(1)).toEqual([expect.stringContaining('redis://there:6379 is there again')]);
  // and the same for the next time
  isHopeless(20_000, 25_000);
  expect(said).toHaveLength(3);
});

test('for more than ten minutes there is no hope', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(0, 10 * MINUTE), isHopeless(0, 10 * MINUTE + 1)]).toEqual([false, true]);
  expect(said.at(-1)).toContain('10 minutes');
});

test.each([
  ['ECONNREFUSED', 'connect failed', 'nothing listens there'],
  ['ENOTFOUND', 'x', 'no machine of this name'],
  ['EAI_AGAIN', 'x', 'no machine of this name'],
  ['ETIMEDOUT', 'x', 'it does not answer'],
  ['EHOSTUNREACH', 'x', 'no way to it'],
  ['ENETUNREACH', 'x', 'no way to it'],
  [undefined, 'Connection timeout', 'it does not answer'],
  [undefined, 'connect timed out', 'it does not answer'],
  [undefined, 'NOAUTH Authentication required.', 'needs a password'],
  [undefined, 'WRONGPASS invalid username-password pair', 'does not take this name and password'],
  [undefined, 'ERR AUTH <password> called without any password', 'does not take this name and password'],
  [undefined, 'NOPERM this user has no permissions', 'may not do what is needed: NOPERM this user'],
  [undefined, 'Protocol error, got "H"', 'does not speak as Redis or Valkey do'],
  ['EPROTO', 'x', 'does not speak as Redis or Valkey do'],
  ['ECONNRESET', 'x', 'does not speak as Redis or Valkey do'],
  [undefined, 'READONLY You can not write', 'cannot be used: READONLY You can not write'],
])('%s %s: %s', (code, message, said) => {
  const text = brokerProblem(Object.assign(new Error(message), code === undefined ? {} : { code }), ADDRESS);
  expect(text).toContain(said);
  expect(text).toContain('redis://there:6379');
  expect(text).not.toContain('hush');
});
