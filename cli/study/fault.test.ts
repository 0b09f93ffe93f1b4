/** A game that cannot be played to its end: what a pack asks for too much of is no fault of Fathom. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failureFrom, GameFailure } from '../../study/errors.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { pack } from '../../test/support/packs.ts';
import { fathom } from '../scripted-io.ts';
import { reportStudyFault } from './fault.ts';

const at = temporaryFolder();

/** A game in which this follows by itself from a first step. */
function written(first: string, turn: string, more: string): string {
  const path = at('far.yaml');
  writeFileSync(
    path,
    `pack: far\ntitle: Far\nversion: 1.0.0\nplayers: [1]\nscore: gold\nranking: [most gold]\ncounters: {gold: {}}\n` +
      `procedures:\n  game:\n    first: "${first}"\n    play: "${turn}"\n    end: end game\n${more}`,
  );
  return path;
}
const LONG = ['each player: (repeat 900 times: repeat 1000 times: gain 1 gold)', '', 'takes more than 200,000 steps'];
const TOO_MUCH = [
  'each player: (gain 1000000 gold then gain 1001 gold per gold)',
  '',
  'comes to a number beyond 1,000,000,000',
];
const AGAIN = ['do more', '  more: {a: gain 1 gold, b: "if gold >= 0: do more"}\n', 'a chain with no end in sight'];

describe.each([LONG, TOO_MUCH, AGAIN])('%s', (turn, more, words) => {
  test.each(['simulate --games 3', 'simulate --games 3 --bots quick:5', 'simulate --games 3 --statistics'])(
    '%s',
    async (line) => {
      const { code, out, err } = await fathom([
        ...line.split(' '),
        '--pack',
        written('each player: (gain 1 gold or gain 2 gold)', turn, more),
      ]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(words);
      // where it was
      expect(err).toMatch(/far\.yaml:\d+\n/);
      expect(err).toMatch(/^fathom: the game with seed 1 cannot be played to its end: the game .*\nTo see it again: /s);
      expect(err).toMatch(/fathom simulate --games 1 .*--seed 1/);
      expect(err).not.toContain('internal error');
    },
  );

  test('a game at the table that does not come to its first choice', async () => {
    const { code, err } = await fathom(['play', '--pack', written('each player: gain 1 gold', turn, more)]);
    expect(code).toBe(1);
    expect(err).toMatch(/^fathom: the game [^\n]*\n$/);
    expect(err).toContain(words);
  });
});

test('elsewhere, it is told as here; what is a fault of Fathom stays one', () => {
  const job = { players: 1, options: {}, seats: ['random'] };
  for (const isOfPack of [true, false]) {
    const failure = new GameFailure(7, job, new Error('too far'), isOfPack);
    const sent = JSON.parse(JSON.stringify(failure.fault)) as GameFailure['fault'];
    expect(failureFrom(sent, job)).toMatchObject({ seed: 7, job, message: 'too far', isOfPack });
    let err = '';
    const io = { err: (text: string) => (err += text), color: false, self: 'fathom' } as never;
    expect(reportStudyFault(failureFrom(sent, job), { name: 'nim', model: pack('cards/nim.yaml') }, io)).toBe(1);
    expect(err.includes('internal error')).toBe(!isOfPack);
  }
});
