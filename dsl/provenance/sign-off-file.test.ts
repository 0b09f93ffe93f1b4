/** Sign-offs: one line each, which holds for as long as what was signed is as it was. */
import { describe, expect, it } from 'vitest';
import { readSignOffs, withSignOff } from './sign-off-file.ts';
import { changedSince, signOffStatus, type SignOff } from './sign-off.ts';

const of = (component: string, more: Partial<SignOff> = {}): SignOff => ({
  pack: 'sea',
  component,
  who: 'Ann: "the first" – ім’я',
  date: '2026-11-22',
  effect: 'aaaaaaaaaaaa',
  text: { en: 'bbb', it: 'ccc', uk: 'ddd' },
  ...more,
});
const written = (...all: SignOff[]): string => all.reduce((text, one) => withSignOff(text, one, one), '');

it('what is written is what is read, whatever a name holds', () => {
  const all = [of('cards/a'), of('cards/b', { text: {} }), of('slots/a', { who: '  #\\ \n{x: y}' })];
  expect(readSignOffs(written(...all))).toEqual({ signOffs: all, problems: [] });
});

describe('a change is one line', () => {
  const hand =
    '# mine\nsignoffs:\n  - {pack: sea, component: cards/a, who: Ann, date: "2026-01-01", effect: "1", text: {en: "2"}}   # seen\n  - pack: sea\n    component: cards/b\n    who: Bo\n    date: "2026-01-02"\n    effect: "3"\n    text: {}\n# the end\n';

  it('in place of the one that was there; comments stay', () => {
    const next = withSignOff(hand, of('cards/a'), of('cards/a'));
    expect(next.split('\n').filter((line, i) => line !== hand.split('\n')[i])).toHaveLength(1);
    expect(next).toContain('# seen');
    expect(readSignOffs(next).signOffs[0]).toEqual(of('cards/a'));
  });
  it('also of one in a block', () => {
    const next = withSignOff(hand, of('cards/b'), of('cards/b'));
    expect(readSignOffs(next).signOffs).toEqual([readSignOffs(hand).signOffs[0], of('cards/b')]);
    expect(next).toContain('# the end');
  });
  it('taken away', () => {
    const two = written(of('cards/a'), of('cards/b'));
    expect(withSignOff(two, of('cards/a'), null)).toBe(written(of('cards/b')));
    expect(readSignOffs(withSignOff(written(of('cards/a')), of('cards/a'), null))).toEqual({
      signOffs: [],
      problems: [],
    });
    expect(withSignOff(two, of('cards/c'), null)).toBe(two);
  });
  it('a file without a line feed at its end', () => {
    expect(
      readSignOffs(withSignOff(hand.replace('# the end\n', '').trimEnd(), of('cards/c'), of('cards/c'))).signOffs,
    ).toHaveLength(3);
  });
});

it('where nobody signed yet, nothing is wrong', () => {
  for (const text of ['', '\n', 'signoffs:\n']) expect(readSignOffs(text)).toEqual({ signOffs: [], problems: [] });
});

it('says what changed since', () => {
  expect(changedSince(of('cards/a'), of('cards/a'))).toEqual([]);
  expect(changedSince(of('cards/a'), of('cards/a', { effect: 'x', text: { en: 'bbb', it: 'x' } }))).toEqual([
    'effect',
    'it',
    'uk',
  ]);
});

it('a language that a component is said in only now has not been signed', () => {
  const signed = of('cards/a', { text: { en: 'bbb' } });
  expect(changedSince(signed, of('cards/a', { text: { en: 'bbb', it: 'ccc' } }))).toEqual(['it']);
  expect(changedSince(of('cards/a'), of('cards/a', { text: { en: 'bbb', it: 'ccc' } }))).toEqual(['uk']);
});

it('holds, is stale or is open', () => {
  const signOff = of('cards/a');
  expect(signOffStatus(undefined, signOff)).toEqual({ state: 'open' });
  expect(signOffStatus(signOff, of('cards/a'))).toEqual({ state: 'holds', signOff });
  expect(signOffStatus(signOff, undefined)).toEqual({ state: 'holds', signOff });
  expect(signOffStatus(signOff, of('cards/a', { effect: 'x' }))).toEqual({
    state: 'stale',
    signOff,
    changed: ['effect'],
  });
});

it.each([
  ['signoffs: 3\n', 0],
  ['signoffs:\n  - {pack: sea}\n  - {pack: sea, component: cards/a, who: Ann, date: "1", effect: "2", text: {}}\n', 1],
  ['- 1\n', 0],
  ['signoffs: [', 0],
  ['\0\u0001', 0],
])('a file that is wrong says so, and what is right in it holds: %j', (text, n) => {
  const { signOffs, problems } = readSignOffs(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(signOffs).toHaveLength(n);
});
