/** Sign-offs: one line each, valid until the signed component changes. */
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

it('written sign-offs are read back unchanged, whatever characters a name contains', () => {
  const all = [of('cards/a'), of('cards/b', { text: {} }), of('slots/a', { who: '  #\\ \n{x: y}' })];
  expect(readSignOffs(written(...all))).toEqual({ signOffs: all, problems: [] });
});

describe('a change is one line', () => {
  const hand =
    '# mine\nsignoffs:\n  - {pack: sea, component: cards/a, who: Ann, date: "2026-01-01", effect: ' +
    '"1", text: {en: "2"}}   # seen\n  - pack: sea\n    component: cards/b\n    who: Bo\n    date: ' +
    '"2026-01-02"\n    effect: "3"\n    text: {}\n# the end\n';

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

const LINE = { pack: 'sea', component: 'cards/a', who: 'Ann', date: '1', effect: '2' };

describe('a line that is no sign-off', () => {
  it.each([...Object.keys(LINE), 'all'])('lacks %s: it is reported at its place, and the next one holds', (key) => {
    const bad = Object.fromEntries(Object.entries(LINE).filter(([name]) => name !== key && key !== 'all'));
    const text = `signoffs:\n  - ${JSON.stringify(bad)}\n  - ${JSON.stringify(LINE)}\n`;
    const { signOffs, problems } = readSignOffs(text);
    expect(signOffs).toEqual([{ ...LINE, text: {} }]);
    const start = text.indexOf('{');
    expect(problems).toEqual([
      {
        code: 'sign-off',
        severity: 'error',
        data: { lacks: 'fields' },
        message: 'A sign-off needs pack, component, who, date, effect and text.',
        start,
        end: start + JSON.stringify(bad).length,
      },
    ]);
  });
  it.each(['- text', '- [a, b]', '-', '- 3'])('is %s', (line) => {
    const { signOffs, problems } = readSignOffs(`signoffs:\n  ${line}\n  - ${JSON.stringify(LINE)}\n`);
    expect([signOffs.length, problems.map(({ code }) => code)]).toEqual([1, ['sign-off']]);
  });
  it('says what a file must be', () => {
    expect(readSignOffs('signoffs: 3\n').problems.map(({ message }) => message)).toEqual([
      'Write a list under "signoffs".',
    ]);
  });
  it('texts of other languages, or that are no text, are left out', () => {
    const text = `signoffs:\n  - ${JSON.stringify({ ...LINE, text: { en: 'a', it: 3, de: 'b' } })}\n`;
    expect(readSignOffs(text).signOffs).toEqual([{ ...LINE, text: { en: 'a' } }]);
  });
  it('nor are those of another pack changed', () => {
    const text = written(of('cards/a', { pack: 'lake' }), of('cards/a'));
    expect(readSignOffs(withSignOff(text, of('cards/a'), null)).signOffs).toEqual([of('cards/a', { pack: 'lake' })]);
  });
});

it.each([
  ['signoffs: 3\n', 0],
  ['signoffs:\n  - {pack: sea}\n  - {pack: sea, component: cards/a, who: Ann, date: "1", effect: "2", text: {}}\n', 1],
  ['- 1\n', 0],
  ['signoffs: [', 0],
  ['\0\u0001', 0],
])('mistakes in a file are reported, and its valid lines are read: %j', (text, n) => {
  const { signOffs, problems } = readSignOffs(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(signOffs).toHaveLength(n);
});
