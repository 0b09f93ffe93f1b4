/** Bots that do not beat chance: where a game is luck, each command says so; where it is not, none does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { fathom } from '../scripted-io.ts';

const path = temporaryFolder();

/** Each turn brings a card that counts at the end, whatever is done before it. */
const pack = (turn: string): string => `
pack: draws
title: Draws
version: 1.0.0
players: [2]
score: point
ranking: [most point]
options: {length: {values: [3, 4], default: 3, reason: "how long it goes on"}}
counters: {point: {}, word: {}}
zones:
  pile: {of: game, order: stack, visible: none, draws-to: won}
  won: {of: player, order: set, visible: all}
decks:
  draws: {starts: pile, routes: {}}
types:
  draw: {programs: {effect: steps}}
cards:
  - {id: five, deck: draws, type: draw, copies: 4, effect: gain 5 points}
  - {id: one, deck: draws, type: draw, copies: 4, effect: gain 1 point}
  - {id: two, deck: draws, type: draw, copies: 4, effect: gain 2 points}
procedures:
  game:
    mix: shuffle pile
    turns: "repeat length times: each player: do turn"
    count: "each player: each card in won: resolve it"
    end: end game
  turn:
    say: "${turn}"
    draw: gain 1 card
`;
const LUCK = '(gain 1 word) or (gain 2 words)';
const SKILL = '(gain 1 word) or (gain 3 points)';

function fileWith(turn: string): string {
  writeFileSync(path('draws.yaml'), pack(turn));
  return path('draws.yaml');
}

/** The commands, with the part of their JSON that tells of it. */
const COMMANDS = [
  (file: string) => `ladder random,quick --pack ${file} --games 20`,
  (file: string) => `balance two --pack ${file} --games 6 --store none`,
  (file: string) => `tune ${file} --toward score=high --games 4 --store none`,
];
interface Told {
  againstRandom: { bot: string; games: number; wins: { mean: number; low: number; high: number }; beats: boolean }[];
}

describe.each(COMMANDS.map((line) => [line('PACK').split(' ')[0], line] as const))('%s', (_name, line) => {
  test('of luck, it is said how often the bot won, and how sure that is', async () => {
    const { code, err, out } = await fathom(`${line(fileWith(LUCK))} --json`);
    expect(code).toBe(0);
    const [{ bot, games, wins, beats }] = (JSON.parse(out) as Told).againstRandom;
    expect([bot, beats]).toEqual(['quick', false]);
    expect(wins.low).toBeLessThan(0.5);
    const figures = [wins.mean, wins.low, wins.high].map((share) => (100 * share).toFixed(1));
    expect(err).toContain(
      `of ${games} games against random choices it won ${figures[0]} % (${figures[1]} to ${figures[2]})`,
    );
  });
  test('where better choices bring more, nothing is said', async () => {
    const { err, out } = await fathom(`${line(fileWith(SKILL))} --json`);
    expect((JSON.parse(out) as Told).againstRandom).toMatchObject([{ bot: 'quick', beats: true }]);
    expect(err).not.toContain('chance');
  });
});

test.each([
  ['it_IT.UTF-8', 'contro scelte a caso'],
  ['uk_UA.UTF-8', 'проти випадкового вибору'],
])('in the language of the terminal, %s', async (locale, words) => {
  const { err } = await fathom(COMMANDS[0](fileWith(LUCK)), { locale });
  expect(err).toContain(words);
});

test('a page says it, too', async () => {
  await fathom(`${COMMANDS[0](fileWith(LUCK))} --html ${path('page.html')}`);
  expect(readFileSync(path('page.html'), 'utf8')).toContain('against random choices it won');
});
