/** The choices of lessons are made in a real game, and what cannot be made is said with its line. */
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles, readLessons } from '../../dsl/internal.ts';
import { playLesson } from './lesson-keys.ts';
import { runScenarios } from './index.ts';

const pack = (steps: string): string => `pack: p
players: [2]
counters: {coin: {plural: coins}}
slots: [{id: mill, effect: gain 1 coin}, {id: mine, effect: gain 2 coins}, {id: port, effect: gain 3 coins}]
procedures: {game: {first: "each player: perform slot", end: end game}}
ranking: [most coin]
lessons:
  first:
    title: {en: A first game}
    players: 2
    seed: 7
    steps:
${steps}`;

const load = (steps: string) => loadPack(memoryFiles({ 'p.yaml': pack(steps) }), 'p.yaml');
const played = (steps: string) => {
  const { model, sources } = load(steps);
  return playLesson(model!, readLessons(model!, sources).lessons[0]);
};

describe('playLesson', () => {
  it('gives the whole keys of the choices', () => {
    expect(
      played('      - {say: {en: Choose.}, choose: slot:mine}\n      - {say: {en: Now I.}, others: slot:port}\n'),
    ).toEqual({
      keys: ['slot:mine', 'slot:port'],
      problem: null,
    });
  });

  it('what passes meanwhile is chosen by whoever decides', () => {
    expect(played('      - {say: {en: Time passes.}, meanwhile: [slot:mine, slot:port]}\n')).toEqual({
      keys: ['slot:mine', 'slot:port'],
      problem: null,
    });
  });

  it.each([
    ['a choice that is not offered', 'choose: done', /^"done" is not offered/],
    [
      'a choice of somebody else',
      'others: slot:mine',
      /^"slot:mine" is a choice of the others, but the learner decides/,
    ],
    ['a choice after the end', 'choose: slot:mine, others: [slot:port, slot:mill]', /the game is over/],
  ])('%s', (_, choices, expected) => {
    const { problem } = played(`      - {say: {en: Choose.}, ${choices}}\n`);
    expect(problem).toMatchObject({ line: 13, text: expect.stringMatching(expected) as string });
  });
});

it('fathom test plays lessons among the scenarios', () => {
  const good = runScenarios(load('      - {say: {en: Choose.}, choose: slot:mine}\n'));
  expect([good.passed, good.failed]).toEqual([1, 0]);
  const bad = runScenarios(load('      - {say: {en: Choose.}, others: slot:mine}\n'));
  expect(bad.results).toMatchObject([
    { name: 'A first game', component: { section: 'lessons', id: 'first' }, line: 8, ok: false },
  ]);
  expect(runScenarios(load('      - {say: {en: Look.}}\n'), { filter: 'nothing' }).results).toEqual([]);
});
