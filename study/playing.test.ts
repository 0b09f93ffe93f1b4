/** Bots by name, and the figures of many games, as programs have them: those of the command, and errors with codes. */
import { expect, test } from 'vitest';
import { newGame, type Game } from '../interpreter/index.ts';
import { fathom } from '../cli/scripted-io.ts';
import { codeOf } from '../test/support/fathom-errors.ts';
import { loaded } from '../test/support/loaded.ts';
import { type Bot, botNames, makeBot, match, playGame, simulate, teachBots } from './playing.ts';

const cities = loaded().model;
const nim = loaded('cards/nim.yaml').model;

/** What differs from run to run. */
const timeless = ({ seconds, gamesPerSecond, ...figures }: Record<string, unknown>): unknown => {
  void [seconds, gamesPerSecond];
  return figures;
};

/** The code of the error with which something is rejected. */
async function rejected(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
  } catch (error) {
    const { code, name } = error as { code?: unknown; name: string };
    return typeof code === 'string' ? code : name;
  }
  return 'none';
}

test('a simulation has the figures of the command', async () => {
  const told: [number, number][] = [];
  const plan = {
    bots: ['random'],
    games: 30,
    seed: 5,
    players: 3,
    onProgress: (...n: [number, number]) => void told.push(n),
  };
  const { out } = await fathom('simulate --games 30 --seed 5 --players 3 --json');
  expect(timeless({ ...(await simulate(cities, plan)) })).toEqual(timeless(JSON.parse(out) as Record<string, unknown>));
  expect(told.at(-1)).toEqual([30, 30]);
});

test('a match has the figures of the command', async () => {
  const { thinking, ...figures } = await match(nim, { bots: ['quick', 'random'], games: 20, seed: 2 });
  const { out } = await fathom('match quick,random --pack nim --games 20 --seed 2 --json');
  const { thinking: other, ...same } = JSON.parse(out) as typeof figures & { thinking: typeof thinking };
  expect(JSON.parse(JSON.stringify(figures))).toEqual(same);
  expect(thinking['quick'].choices).toBe(other['quick'].choices);
});

test('a game of bots is one of those that a simulation counts', async () => {
  const { seats } = await simulate(cities, { bots: ['quick', 'random'], games: 1, seed: 4 });
  const game = playGame(cities, { bots: ['quick', 'random'], seed: 4, players: 2 });
  expect(game.over).toBe(true);
  expect(seats.map(({ score }) => score.mean)).toEqual(
    game.everything().players.map(({ counters }) => counters['point']),
  );
});

test('bots of one’s own play with those of Fathom, and one bot plays in several games', () => {
  const first: Bot = { choose: (game) => game.decision!.options[0].key };
  const game = playGame(nim, { bots: [first, 'random'], seed: 3 });
  expect([game.over, playGame(nim, { bots: [first, 'random'], seed: 3 }).hash()]).toEqual([true, game.hash()]);
  const bot = makeBot('quick', { seed: 2, budget: { lines: 3 } });
  for (const model of [nim, cities, nim]) {
    const other: Game = newGame(model, { seed: 2 });
    for (let i = 0; i < 4 && other.decision; i++) other.choose(bot.choose(other));
  }
  expect(botNames).toEqual(['random', 'quick', 'usual', 'strong']);
});

test('a signal stops games, with its reason', async () => {
  const stop = new AbortController();
  const games = simulate(cities, {
    bots: ['quick'],
    games: 1000,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(games).rejects.toThrow('enough');
  expect(await rejected(() => match(nim, { bots: ['random', 'random'], signal: AbortSignal.abort() }))).toBe(
    'AbortError',
  );
});

test('what is no bot, no budget, no number of games is an error with a code', async () => {
  const wrong = <T>(value: unknown): T => value as T;
  expect(codeOf(() => makeBot('clever'))).toBe('no-such-bot');
  for (const name of ['usual:0', 'usual:x', 'random:5', 'usual:5:5']) {
    expect(codeOf(() => makeBot(name))).toBe('bad-budget');
  }
  for (const name of [undefined, null, 3, {}, '']) expect(codeOf(() => makeBot(wrong(name)))).toBe('no-such-bot');
  for (const lines of [0, -1, NaN, 0.5, '3', null]) {
    expect(codeOf(() => makeBot('usual', { budget: wrong({ lines }) }))).toBe('bad-budget');
  }
  for (const budget of [3, null, 'x', {}]) expect(codeOf(() => makeBot('usual', wrong({ budget })))).toBe('bad-budget');
  expect(codeOf(() => makeBot('usual', { seed: 0.5 }))).toBe('bad-seed');
  const over = playGame(nim, { bots: ['random'] });
  expect(codeOf(() => makeBot('random').choose(over))).toBe('game-over');
  for (const bots of [[], ['random', 'random', 'random'], undefined, 'random', [3], [null]]) {
    expect([bots, codeOf(() => playGame(nim, { bots: wrong(bots) }))]).toEqual([bots, 'no-such-bot']);
    if (bots !== undefined) expect(await rejected(() => simulate(nim, { bots: wrong(bots) }))).toBe('no-such-bot');
    expect(await rejected(() => match(nim, { bots: wrong(bots) }))).toBe('no-such-bot');
  }
  for (const games of [0, -1, 0.5, NaN, '3', null]) {
    expect(await rejected(() => simulate(nim, { games: wrong(games) }))).toBe('bad-count');
  }
  expect(await rejected(() => simulate(nim, { seed: 2 ** 32 - 5, games: 6 }))).toBe('bad-seed');
  expect(await rejected(() => simulate(nim, { players: 7 }))).toBe('not-a-player-count');
  expect(await rejected(() => simulate(nim, { options: { none: 1 } }))).toBe('no-such-option');
  expect(await rejected(() => simulate(wrong(null)))).toBe('no-model');
});

test('weights are those of the pack, as text or as an object', async () => {
  const { model } = loaded('cards/nautilus');
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../cards/nautilus.weights.json', import.meta.url), 'utf8');
  for (const weights of [text, JSON.parse(text) as object]) {
    expect(codeOf(() => teachBots(model, weights))).toBe('none');
  }
  expect(codeOf(() => teachBots(nim, text))).toBe('bad-weights');
  for (const weights of [undefined, null, 3, 'x', {}, []]) {
    expect(codeOf(() => teachBots(model, weights as string))).toBe('bad-weights');
  }
});
