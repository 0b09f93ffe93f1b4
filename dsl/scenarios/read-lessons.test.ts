/** Lessons: what is read of them, and what is wrong with them, at its place. */
import { describe, expect, it } from 'vitest';
import { diagnosticLines, loadText } from '../../service/analysis/fixtures.ts';
import { readLessons } from './read-lessons.ts';

const PACK = `pack: p
players: [2, 3]
counters: {coin: {plural: coins}}
options: {stakes: {values: [low, high], default: low}}
slots: [{id: mill, effect: gain 1 coin}, {id: mine, effect: gain 2 coins}]
site-kinds: {plot: {}}
boards: {field: {of: game, sites: {p1: {kind: plot}}}}
procedures:
  game:
    play: "each player: perform slot"
    end: "if stakes = low: end game"
ranking: [most coin]
`;

const lesson = (steps: string, more = ''): string =>
  `${PACK}lessons:\n  first:\n    title: {en: A first game}\n    players: 2\n    seed: 7\n${more}    steps:\n${steps}`;
const problemsOf = (text: string): string[] =>
  diagnosticLines(loadText(text)).filter((line) =>
    /unknown-name|wrong-value|untold|missing-key|unknown-key/.test(line),
  );

describe('lessons', () => {
  it('are read with their steps, choices and places', () => {
    const loaded = loadText(
      lesson(
        '      - say: {en: Look.}\n        look: [board, "slot:mill", "site:p1", "counter:coin"]\n      - ' +
          'say: {en: Choose.}\n        choose: slot:mine\n        others: [slot:mill]\n',
        '    options: {stakes: high}\n',
      ),
    );
    const { lessons, problems } = readLessons(loaded.draft, loaded.sources);
    expect(problems).toEqual([]);
    expect(lessons).toMatchObject([
      {
        id: 'first',
        title: { en: 'A first game' },
        line: 14,
        players: 2,
        seed: 7,
        options: { stakes: 'high' },
        steps: [
          {
            say: { en: 'Look.' },
            look: [
              { kind: 'place', place: 'board' },
              { kind: 'slot', id: 'mill' },
              { kind: 'site', id: 'p1' },
              { kind: 'counter', id: 'coin' },
            ],
            choices: [],
          },
          {
            look: [],
            choices: [
              { by: 'learner', key: 'slot:mine', line: 23 },
              { by: 'others', key: 'slot:mill', line: 24 },
            ],
          },
        ],
      },
    ]);
  });

  it('name where the rule of a step is printed; what the edition does not have is reported', () => {
    const step = (source: string): string =>
      `editions: {rules: {title: The rules, pages: 4}}\n${lesson(`      - {say: {en: Look.}, source: ${source}}\n`)}`;
    const loaded = loadText(step('[{edition: rules, at: p. 2}, {edition: rules, at: p. 4, says: who begins}]'));
    expect(readLessons(loaded.draft, loaded.sources).lessons[0].steps[0].sources).toEqual([
      { edition: 'rules', at: 'p. 2' },
      { edition: 'rules', at: 'p. 4', says: 'who begins' },
    ]);
    const cited = (source: string): string[] =>
      diagnosticLines(loadText(step(source))).filter((line) => /edition|locator/.test(line));
    expect(cited('{edition: rules, at: p. 4}')).toEqual([]);
    expect(cited('{edition: rules, at: p. 5}')).toHaveLength(1);
    expect(cited('{edition: rule, at: p. 4}')).toHaveLength(1);
  });

  it.each([
    [
      'a place that the table does not have',
      '{say: {en: Look.}, look: [bord]}',
      ['wrong-value "bord" is no part of the table.'],
    ],
    [
      'a name that the pack does not have',
      '{say: {en: Look.}, look: "slot:mil"}',
      ['unknown-name No slot is called "mil".'],
    ],
    ['a choice that cannot exist', '{say: {en: Go.}, choose: "slot:mil"}', ['unknown-name No slot is called "mil".']],
    ['words that are missing', '{look: board}', ['missing-key The key "say" is missing in entry 1 of "steps".']],
    ['words that are not English', '{say: {it: Guarda.}}', ['missing-key The key "en" is missing in "say".']],
  ])('%s', (_, step, expected) => {
    expect(problemsOf(lesson(`      - ${step}\n`)).map((line) => line.replace(/^\S+ /, ''))).toEqual(expected);
  });

  it('say everything in the languages that the pack has', () => {
    const text =
      `${lesson('      - say: {en: Look.}\n      - say: {en: Look., it: Guarda.}\n')}lexicon: {it: ` +
      `{coin: {gender: f, one: moneta, other: monete}}}\n`;
    expect(problemsOf(text)).toEqual([
      'p.yaml:15:12 untold This is not said in Italian.',
      'p.yaml:19:14 untold This is not said in Italian.',
    ]);
  });

  it('need a number of players and options that the pack has', () => {
    const text = lesson('      - say: {en: Look.}\n', '    options: {stakes: huge}\n').replace(
      'players: 2\n    seed',
      'players: 4\n    seed',
    );
    expect(problemsOf(text).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'wrong-value The game is for 2, 3 players, not 4.',
      'wrong-value "stakes" may be low or high.',
    ]);
  });
});
