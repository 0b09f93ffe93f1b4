import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { compile, optionValues } from '../../interpreter/index.ts';
import { Training } from '../../study/bots/train.ts';
import { fathom } from '../scripted-io.ts';
import { compareWeights } from '../../study/train/compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each turn one takes gold or mud; gold scores. What is worth more shows only in the end. */
const MINE = `
pack: mine
title: Mine
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, gold: {}, mud: {}, era: {of: game}}
zones: {pile: {of: game, order: stack, visible: none}}
decks: {stones: {starts: pile}}
types: {stone: {programs: {effect: parts}}}
cards:
  - {id: grey, deck: stones, type: stone, effect: gain 1 point}
  - {id: white, deck: stones, type: stone, effect: gain 1 point}
  - {id: black, deck: stones, type: stone, effect: gain 1 point}
periods: {turn: {}}
procedures:
  game:
    shuffle: shuffle pile
    play: "repeat 6 times: each player: do turn"
    worth: "if era = 0: set era to 1"
    pay-out: "each player: gain (3 * gold) points"
    end: end game
  turn:
    begin: begin turn
    take: gain 1 gold or gain 1 mud
    ready: confirm end-turn
    end: end turn
`;

test('what scores in the end is found by play alone', () => {
  writeFileSync(join(folder, 'mine.yaml'), MINE);
  const { model, diagnostics } = loadPack(nodeFiles, join(folder, 'mine.yaml'));
  expect(diagnostics.filter((d) => d.severity === 'error').map((d) => d.message)).toEqual([]);
  const game = compile(model!, 2, optionValues(model!));
  // wrong on purpose: mud is thought to be worth more
  const wrong = { 'counter gold': [0, 0], 'counter mud': [0.3, 0] } as const;
  const training = new Training(game, wrong, { lines: 4, gamesPerStep: 30, seed: 5 });
  for (let step = 0; step < 12; step++) {
    const games = training.step();
    while (!games.next().done);
  }
  const found = training.result();
  const worth = (name: string): number => found[name][0] + found[name][1] / 2;
  expect(worth('counter gold')).toBeGreaterThan(worth('counter mud'));
  const match = compareWeights(game, { first: found, second: wrong, budget: { lines: 4 }, seed: 900, seeds: 6 });
  let result = match.next();
  while (!result.done) result = match.next();
  expect(result.value.wins.mean).toBeGreaterThan(0.9);
});

test('equal seeds and numbers of games give equal weights', async () => {
  const made = [];
  for (const name of ['first', 'second']) {
    const pack = join(folder, `${name}.yaml`);
    writeFileSync(pack, MINE);
    const { code } = await fathom([
      'train',
      pack,
      '--fresh',
      '--games',
      '80',
      '--seed',
      '3',
      '--check',
      '1',
      '--force',
    ]);
    expect(code).toBe(0);
    made.push(
      JSON.parse(readFileSync(join(folder, `${name}.weights.json`), 'utf8')) as { weights: object; made: object },
    );
  }
  expect(made[0].weights).toEqual(made[1].weights);
  expect(made[0].made).toMatchObject({ games: 80, seed: 3 });
});

describe('weights beside a pack', () => {
  const nim = join(folder, 'nim.yaml');
  cpSync('cards/underwater-cities', join(folder, 'cities'), { recursive: true });
  const file = join(folder, 'cities.weights.json');
  const simulate = () => fathom(['simulate', '--pack', join(folder, 'cities'), '--games', '1', '--bots', 'quick:1']);

  test('damaged ones are named, with what to do', async () => {
    writeFileSync(file, '{"format": "fathom-weights/1", "pack": "underwater-cities", "weights": {"piece tunnel": [1');
    const { code, err } = await simulate();
    expect(code).toBe(1);
    expect(err).toMatch(
      /cities\.weights\.json" is not JSON\. Bots cannot play with it: make new weights with "fathom train", or take the file away/s,
    );
  });

  test('those of another version are used, and it is said', async () => {
    writeFileSync(
      file,
      '{"format": "fathom-weights/1", "pack": "underwater-cities", "hash": "0", "weights": {"piece tunnel": [1, 2]}}',
    );
    const { code, err } = await simulate();
    expect(code).toBe(0);
    expect(err).toContain('made for another version of Underwater Cities');
  });

  test('a game that is searched to its end needs none', () => {
    cpSync('cards/nim.yaml', nim);
    expect(existsSync(join(folder, 'nim.weights.json'))).toBe(false);
    expect(readFileSync(nim, 'utf8')).toContain('pack: nim');
  });
});
