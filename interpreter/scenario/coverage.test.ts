/** What counts as reached: both sides of everything, and only what really happened. */
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { runScenarios, type Coverage } from './index.ts';
import { variants } from './variants.ts';

const PACK = `pack: p
players: [2, 3]
options: {speed: {values: [slow, fast, faster], default: slow, reason: it is a test}, mood: {values: [good, bad], default: good, reason: it is a test}}
constants: {limit: 3}
counters: {coin: {start: 2}, stone: {start: 2}, point: {}}
score: point
pieces: {hut: {cost: 1 coin, upgrade: 1 stone, where: empty plot}}
site-kinds: {plot: {}, lane: {}}
predicates: {fine: plot with huts >= 9}
boards: {west: {copies: 3, sites: {p1: {kind: plot}, p2: {kind: plot, adjacent: [l1]}, l1: {kind: lane}}}}
zones: {store: {order: stack, visible: none, draws-to: hand}, hand: {of: player, visible: owner}, display: {of: player, listening: true}}
decks: {base: {starts: store}}
types: {plain: {programs: {effect: parts}}, lasting: {programs: {effect: standing}}}
cards:
  - {id: line, number: 1, deck: base, type: lasting, effect: "LINE"}
procedures:
  game:
    setup: deal boards
    play: "repeat 2 times: each player: gain 1 point or gain 1 coin"
    end: end game
    scenarios: [SCENARIO]
`;

function coverage(line: string, scenario: string, games = 0): Coverage {
  const loaded = loadPack(
    memoryFiles({ 'p.yaml': PACK.replace('LINE', line).replace('SCENARIO', scenario) }),
    'p.yaml',
  );
  if (!loaded.model) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  const run = runScenarios(loaded, { coverage: { games } });
  if (run.failed > 0) throw new Error(run.results.flatMap(({ failures }) => failures).join('\n'));
  return run.coverage!;
}
/** What of the card's line the scenario leaves open, as `aspect text`. */
const open = (line: string, scenario: string): string[] =>
  coverage(line, `{${scenario}}`)
    .components.find(({ id }) => id === 'line')!
    .uncovered.map(({ aspect, text }) => `${aspect} ${text}`);
const HELD = 'me: {display: [line]';

test.each([
  [
    'when you gain stone: gain 1 point',
    `position: {${HELD}}}, run: gain 1 stone, expect: {me: {stone: +1, point: +1}}`,
    [],
  ],
  [
    'when you gain stone: gain 1 point',
    `position: {${HELD}}}, run: gain 1 coin, expect: {me: {coin: +1}}`,
    ['fires when you gain stone: gain 1 point', 'runs gain 1 point'],
  ],
  [
    'when you gain stone: (if coin > 2: gain 1 point)',
    `position: {${HELD}}}, run: gain 1 stone, expect: {me: {stone: +1}}`,
    ['passes when you gain stone: if coin > 2: gain 1 point', 'true if coin > 2: gain 1 point', 'runs gain 1 point'],
  ],
  [
    'when you gain stone: (if coin > 2 or point = 0: gain 1 point)',
    `position: {${HELD}}}, run: gain 1 stone, expect: {me: {stone: +1, point: +1}}`,
    ['false if coin > 2 or point = 0: gain 1 point', 'true coin > 2', 'false point = 0'],
  ],
  [
    'when you gain stone: gain 1 point or gain 1 coin',
    `position: {${HELD}}}, run: gain 1 stone, do: ["do:gain-1-point-or", "do:gain-1-coin"], expect: {me: {stone: +1, coin: +1}}`,
    ['runs gain 1 point'],
  ],
  [
    'as soon as stone >= 3: gain 1 point',
    `position: {${HELD}}}, run: gain 1 stone, expect: {me: {stone: +1, point: +1}}`,
    [],
  ],
  [
    'as soon as stone >= 4: gain 1 point',
    `position: {${HELD}}}, run: gain 1 stone, expect: {me: {stone: +1}}`,
    ['fires as soon as stone >= 4: gain 1 point', 'runs gain 1 point'],
  ],
  [
    'discount 1 coin on building huts',
    `position: {${HELD}}}, run: build hut on p1, expect: {me: {sites: {p1: hut}}}`,
    [],
  ],
  [
    'discount 1 stone on building huts',
    `position: {${HELD}}}, run: build hut on p1, expect: {me: {coin: -1, sites: {p1: hut}}}`,
    ['changes discount 1 stone on building huts'],
  ],
  [
    'discount 1 coin on building huts',
    `position: {${HELD}}}, run: build hut, offers: ["site:p1"], expect: {}`,
    ['changes discount 1 coin on building huts'],
  ],
  ['change limit by 1', `position: {${HELD}}}, run: gain limit points, expect: {me: {point: +4}}`, []],
  [
    'change limit at most 3',
    `position: {${HELD}}}, run: gain limit points, expect: {me: {point: +3}}`,
    ['changes change limit at most 3'],
  ],
  ['change limit at most 2', `position: {${HELD}}}, run: gain limit points, expect: {me: {point: +2}}`, []],
  ['change limit by 1', `run: gain limit points, expect: {me: {point: +3}}`, ['changes change limit by 1']],
  [
    'let stone stand for coin',
    `position: {${HELD}}}, run: build hut on p1, do: ["pay:1-stone"], expect: {me: {stone: -1, sites: {p1: hut}}}`,
    [],
  ],
  [
    'let stone stand for coin',
    `position: {${HELD}}}, run: build hut on p1, do: ["pay:1-coin"], expect: {me: {coin: -1, sites: {p1: hut}}}`,
    ['changes let stone stand for coin'],
  ],
  ['treat plots as fine', `position: {${HELD}}}, run: gain 1 point per fine, expect: {me: {point: +2}}`, []],
  [
    'treat lanes with huts >= 1 as fine',
    `position: {${HELD}}}, run: gain 1 point per fine, expect: {}`,
    ['changes treat lanes with huts >= 1 as fine'],
  ],
  [
    'allow building hut on empty lane',
    `position: {${HELD}, sites: {p1: hut}}}, run: build hut, do: ["site:l1"], expect: {me: {coin: -1, sites: {l1: hut}}}`,
    [],
  ],
  [
    'allow building hut on empty plots',
    `position: {${HELD}, sites: {p1: hut}}}, run: build hut, expect: {me: {coin: -1, sites: {p2: hut}}}`,
    ['changes allow building hut on empty plots'],
  ],
])('%s: %s', (line, scenario, left) => expect(open(line, scenario)).toEqual(left));

test('by file and by component; games are counted apart, and what neither reaches', () => {
  const { games, files, components, never } = coverage(
    'when you gain coin: gain 1 stone',
    '{run: gain 1 coin, expect: {me: {coin: +1}}}',
    6,
  );
  expect(games).toBe(6 * 2 + 3 * 6);
  expect(files.map(({ file, uncovered }) => [file, uncovered.length])).toEqual([['p.yaml', uncoveredIn(components)]]);
  expect(components.map(({ section, id }) => `${section} ${id}`)).toContain('procedures game');
  expect(components.find(({ id }) => id === 'game')!.uncovered).toContainEqual(
    expect.objectContaining({ text: 'gain 1 coin', byGames: true }),
  );
  expect(never.map(({ aspect, text }) => `${aspect} ${text}`)).toEqual([
    'fires when you gain coin: gain 1 stone',
    'passes when you gain coin: gain 1 stone',
    'runs gain 1 stone',
  ]);
});
const uncoveredIn = (components: Coverage['components']): number =>
  components.reduce((sum, { uncovered }) => sum + uncovered.length, 0);

test('random play takes every number of players, and every value of an option', () => {
  const { model } = loadPack(
    memoryFiles({ 'p.yaml': PACK.replace('LINE', 'change limit by 1').replace('SCENARIO', '') }),
    'p.yaml',
  );
  expect(
    variants(model!, 5).map(({ players, options, games }) => `${players} ${Object.values(options).join(' ')} ${games}`),
  ).toEqual([
    '2 slow good 5',
    '3 slow good 5',
    '2 fast good 3',
    '3 fast good 3',
    '2 faster good 3',
    '3 faster good 3',
    '2 slow bad 3',
    '3 slow bad 3',
  ]);
});
