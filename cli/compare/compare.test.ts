import { describe, expect, it } from 'vitest';
import { fathom } from '../scripted-io.ts';

const compare = (...args: string[]) => fathom(['compare', ...args]);

describe('fathom compare', () => {
  it('two ways to write one effect', async () => {
    const { code, out, err } = await compare('gain 1 kelp; gain 1 credit', 'gain 1 credit; gain 1 kelp');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^No difference seen on \d+ positions with 2, 3 and 4 players; something\s+came\s+of\s+them on \d+\.\n$/,
    );
  });

  it('a difference, with its position and what only one of both can do', async () => {
    const { code, out } = await compare('remove farms', 'choose farm then remove it');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Different, found on position \d+:\n {2}position: \{me: \{sites: \{\w+: farm, \w+: farm\}\}\}\n/,
    );
    expect(out).toMatch(/Only A:\n {4}• me site \w+ empty \(was farm\), me site \w+ empty \(was farm\)\n {2}Only B:\n/);
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  it('the same by form', async () => {
    const { code, out } = await compare('build 1 farm', 'build farm');
    expect([code, out]).toEqual([0, 'The same: they have one normal form.\n']);
  });

  it('a difference that is seen later, and with more players', async () => {
    const later = await compare(
      'until end of turn: discount 1 credit on building tunnels',
      'until end of round: discount 1 credit on building tunnels',
    );
    expect([later.code, later.out]).toEqual([
      1,
      expect.stringMatching(/\n {2}then: end turn then build tunnel\n/) as string,
    ]);
    const wider = await compare('gain (players) credits', 'gain 2 credits');
    expect([wider.code, wider.out]).toEqual([
      1,
      expect.stringContaining('position: {}, with 3 players\n  Only A:') as string,
    ]);
  });

  it('the position is one for `fathom try`', async () => {
    const { out } = await compare('gain 1 kelp per farm', 'gain 1 kelp per upgraded farm');
    const [, position] = /position: (.*)/.exec(out)!;
    const tried = await fathom(['try', 'gain 1 kelp per farm', '--at', position]);
    expect([tried.code, tried.err]).toEqual([0, '']);
  });

  it('a card in two packs, program by program', async () => {
    const { code, out } = await compare('embassy', 'embassy', '--other', 'yucata');
    expect(code).toBe(0);
    expect(out).toMatch(/^effect\nThe same/);
  });

  it('a slot with an effect that is written', async () => {
    const { code } = await compare('two-tunnels', 'build 2 tunnels');
    expect(code).toBe(0);
  });

  it('as JSON', async () => {
    const { code, out } = await compare('gain 1 kelp', 'gain 1 credit', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      {
        name: null,
        a: 'gain 1 kelp',
        b: 'gain 1 credit',
        result: {
          is: 'different',
          position: {},
          players: 2,
          after: '',
          only: 'both',
          positions: 1,
          outcomes: { a: ['me kelp +1 (1 → 2)'], b: ['me credit +1 (2 → 3)'] },
        },
        scenarios: {
          a: '- name: only A\n  players: 2\n  position: {}\n  run: gain 1 kelp\n  expect: {me: {kelp: +1}}\n',
          b: '- name: only B\n  players: 2\n  position: {}\n  run: gain 1 credit\n  expect: {me: {credit: +1}}\n',
        },
      },
    ]);
  });

  it.each([
    [['gain 1 kelp', 'embasy'], 'has no card and no slot "embasy". Did you mean "embassy"?'],
    [['gain 1 kelp', 'gain 1 credit', '--as', 'nobody'], 'has no card and no slot "nobody"'],
    [['gain 1 kelp'], 'needs 2 arguments'],
  ])('%j', async (args, message) => {
    const { code, err } = await compare(...args);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  });

  it('an effect with an error is shown with its place', async () => {
    const { code, err } = await compare('gain 1 kepl', 'gain 1 kelp');
    expect(code).toBe(1);
    expect(err).toMatch(/\^{4}[^]*Did you mean "kelp"\?/);
  });

  it('says when nothing can be said', async () => {
    const { code, out } = await compare('gain 1 kelp per 40 farms', 'gain 1 credit per 40 farms');
    expect(code).toBe(1);
    expect(out).toBe('It could not be told: nothing comes of them on any position that was tried.\n');
  });
});
