import { describe, expect, test } from 'vitest';
import { loadFiles, loadText, diagnosticLines } from '../../service/analysis/fixtures.ts';
import { readScenarios } from './index.ts';

const PACK = `pack: p
players: [2, 3]
counters: {coin: {start: 2}, stone: {}, era: {of: game}}
pieces: {hut: {where: empty plot}}
site-kinds: {plot: {}}
boards: {b: {sites: {p1: {kind: plot}, p2: {kind: plot}}}}
tracks: {ladder: {spaces: [{number: 0}, {number: 4}]}}
zones: {pile: {order: stack, draws-to: hand}, hand: {of: player}}
decks: {base: {starts: pile}}
types: {plain: {programs: {effect: parts}, played: resolve this}}
cards:
  - {id: one, number: 1, deck: base, type: plain, effect: gain 1 coin}
  - {id: two, number: 2, deck: base, type: plain, effect: gain 1 stone}
procedures: {game: {a: set era to 1; build hut; advance 1; end game}}
slots:
  - id: mint
    players: [3]
    effect: gain 1 coin; gain 1 card
    scenarios:
`;
/** Line of the first scenario line, from 1. */
const FIRST = PACK.split('\n').length;
const problems = (...lines: string[]): string[] =>
  diagnosticLines(loadText(PACK + lines.map((line) => `      ${line}\n`).join('')))
    .filter((line) => !line.includes('unused-name'))
    .map((line) => line.replace(/:(\d+):/, (_, n) => `:+${Number(n) - FIRST}:`));

test('a good one', () => {
  const loaded = loadText(
    `${PACK}      - {name: x, run: gain 1 coin, as: mint, position: {era: 1, me: {coin: 3, ladder: 4, ` +
      `hand: [1, {card: two, used: true}], sites: {p1: hut upgraded, p2: empty}}, third: {coin: 1}, ` +
      `occupied: {mint: other}}, expect: {me: {coin: +1}, other: {}}}\n`,
  );
  const [scenario] = readScenarios(loaded.model!, loaded.sources).scenarios;
  expect(scenario).toMatchObject({
    name: 'x',
    players: 3,
    component: { section: 'slots', id: 'mint' },
    line: FIRST,
    run: { as: { kind: 'slot', id: 'mint' } },
  });
  expect(scenario.position.players[0]).toMatchObject({
    counters: [{ id: 'coin', n: 3 }],
    tracks: [{ id: 'ladder', n: 4 }],
    zones: [
      {
        id: 'hand',
        cards: [
          { card: 'one', used: false },
          { card: 'two', used: true },
        ],
      },
    ],
    sites: [
      { id: 'p1', piece: 'hut', upgraded: true },
      { id: 'p2', piece: null },
    ],
  });
  expect(scenario.position.occupied).toEqual([{ slot: 'mint', by: [1] }]);
  expect(scenario.expect?.players[0].counters).toEqual([{ id: 'coin', n: 1 }]);
});

test('of a pack that extends another: its own, also beside a changed field and a step put in', () => {
  const scenario = (name: string): string => `scenarios: [{name: ${name}, run: gain 1 coin, expect: {me: {coin: +1}}}]`;
  const loaded = loadFiles(
    {
      'b.yaml': `${PACK}      - {name: of the base, run: gain 1 coin, expect: {me: {coin: +1}}}\n`,
      'p.yaml':
        `pack: v\nextends: b\nchange: {slots: [{id: mint, players: [2], ${scenario('changed')}}]}\ninsert: ` +
        `[{procedure: game, after: a, name: more, do: gain 1 coin, ${scenario('put in')}}]\n`,
    },
    'p.yaml',
  );
  expect(
    readScenarios(loaded.model!, loaded.sources).scenarios.map(({ name, component, players, line }) => [
      name,
      component.id,
      players,
      line,
    ]),
  ).toEqual([
    ['put in', 'game', 2, 4],
    ['changed', 'mint', 2, 3],
  ]);
});

test('beside a board `me` has it, with the players and options that it needs', () => {
  const board = (id: string, more: string, scenario = ''): string =>
    `${id}: {${more}, sites: {p1: {kind: plot${scenario && `, scenarios: [{run: gain 1 coin, expect: {}${scenario}}]`}}}}`;
  const loaded = loadText(
    PACK.replace(
      'boards: {b: {sites: {p1: {kind: plot}, p2: {kind: plot}}}}',
      `options: {side: {values: [plain, other], default: plain}}\nboards: {${[
        board('a', 'when: side = plain'),
        board('b', 'when: side = other', ', position: {me: {sites: {p1: hut}}}'),
        board('c', 'when: side = plain and players = 3', ', position: {me: {board: a}}'),
        board('d', 'when: side = other', ', options: {side: plain}'),
      ].join(', ')}}`,
    ) + '      - {expect: {}, position: {me: {board: b}}}\n',
  );
  expect(diagnosticLines(loaded).filter((line) => !line.includes('unused-name'))).toEqual([
    `p.yaml:${FIRST + 1}:45 wrong-value "b" is not dealt in this game.`,
  ]);
  const { scenarios } = readScenarios(
    loadText(loaded.sources.files[0].text.replace('{me: {board: b}}', '{}')).model!,
    loaded.sources,
  );
  expect(scenarios.map(({ players, options, position }) => [players, options, position.players[0].board])).toEqual([
    [2, { side: 'other' }, 'b'],
    [3, { side: 'plain' }, 'a'],
    [2, { side: 'plain' }, null],
  ]);
});

describe('mistakes are reported at their place', () => {
  test.each([
    [
      '- {cards: [{id: own, deck: base, type: plane, effect: gain 1 coin}], run: gain 1 coin, expect: {}}',
      'p.yaml:+0:46 unknown-name No type is called "plane".',
    ],
    [
      '- {cards: [{id: own, deck: base, type: plain, effect: gain 1 coni}], run: gain 1 coin, expect: {}}',
      'p.yaml:+0:68 unknown-name `coni` is not a known name',
    ],
    [
      '- {cards: [{id: one, deck: base, type: plain, effect: gain 1 coin}], run: gain 1 coin, expect: {}}',
      'p.yaml:+0:23 duplicate-id "one" is declared twice in "cards".',
    ],
    [
      '- {cards: [{id: own, deck: base, type: plain, scenarios: []}], run: gain 1 coin, expect: {}}',
      'p.yaml:+0:53 wrong-value A card that only a scenario has cannot have scenarios itself.',
    ],
    [
      '- {position: {me: {hand: [own]}}, run: gain 1 coin, expect: {}}',
      'p.yaml:+0:33 unknown-name No card is called "own".',
    ],
    ['- {run: gain 1 coin, expect: {me: {coni: +1}}}', 'p.yaml:+0:42 unknown-key A player has no key "coni".'],
    [
      '- {run: gain 1 coin, expect: {me: {coin: 1}}}',
      'p.yaml:+0:48 needs-sign "coin" is expected to change by an amount, which needs a sign.',
    ],
    [
      '- {run: gain 1 coin, position: {me: {hand: [3]}}, expect: {}}',
      'p.yaml:+0:51 unknown-name No card has the number 3.',
    ],
    [
      '- {run: gain 1 coin, position: {me: {ladder: 3}}, expect: {}}',
      'p.yaml:+0:52 wrong-value "ladder" has no space 3.',
    ],
    [
      '- {run: gain 1 coin, position: {me: {sites: {p3: hut}}}, expect: {}}',
      'p.yaml:+0:52 unknown-name "b" has no site "p3".',
    ],
    [
      '- {run: gain 1 coin, position: {me: {sites: {p1: hat}}}, expect: {}}',
      'p.yaml:+0:56 unknown-name No piece is called "hat".',
    ],
    [
      '- {run: gain 1 coin, position: {fourth: {coin: 1}}, expect: {}}',
      'p.yaml:+0:39 unknown-key The game has no key "fourth".',
    ],
    [
      '- {run: gain 1 coin, position: {preset: begin}, expect: {}}',
      'p.yaml:+0:47 unknown-name No preset is called "begin".',
    ],
    ['- {run: gain 1 kelp, expect: {}}', 'p.yaml:+0:22 unknown-name `kelp` is not a known name'],
    ['- {run: gain coin, as: mind, expect: {}}', 'p.yaml:+0:30 unknown-name No card or slot is called "mind".'],
    ['- {do: ["card:thre"], expect: {}}', 'p.yaml:+0:15 unknown-name No card is called "thre".'],
    ['- {refuses: ["ability:onne"]}', 'p.yaml:+0:20 unknown-name No card is called "onne".'],
    ['- {refuses: ["amuont:3"]}', 'p.yaml:+0:20 wrong-value "amuont:3" is the key of no option.'],
    ['- {refuses: ["amount:x"]}', 'p.yaml:+0:20 wrong-value "amount:x" is the key of no option.'],
    ['- {refuses: ["pay:2-conn"]}', 'p.yaml:+0:20 wrong-value "pay:2-conn" is the key of no option.'],
    ['- {refuses: [skipp]}', 'p.yaml:+0:20 wrong-value "skipp" is the key of no option.'],
    ['- {winner: mee}', 'p.yaml:+0:18 unknown-name No player is called "mee".'],
    ['- {do: ["card:2"]}', 'p.yaml:+0:10 nothing-expected This scenario expects nothing.'],
    ['- {players: 4, expect: {}}', 'p.yaml:+0:19 wrong-value The game is for 2, 3 players, not 4.'],
    ['- {expct: {}}', 'p.yaml:+0:10 unknown-key'],
  ])('%s', (line, expected) => expect(problems(line).join('\n')).toContain(expected));

  test('all of them at once', () =>
    expect(problems('- {expect: {me: {coni: +1}}}', '- {expect: {me: {stoen: +1}}}')).toHaveLength(2));
});

describe('on a board between the players, whose a piece is', () => {
  const OWNED = PACK.replace('pieces: {', 'pieces: {stone: {of: player}, ')
    .replace('stone: {}, era', 'pebble: {}, era')
    .replace('gain 1 stone', 'gain 1 pebble')
    .replace('boards: {', 'boards: {sea: {of: game, sites: {s1: {kind: plot}, s2: {kind: plot}}}, ');
  const said = (position: string): string[] =>
    diagnosticLines(loadText(`${OWNED}      - {run: gain 1 coin, position: ${position}, expect: {}}\n`))
      .filter((line) => !line.includes('unused-name'))
      .map((line) => line.replace(/^\S+:(\d+:\d+) /, (_, at: string) => `${at.split(':')[1]} `));
  test.each([
    ['{me: {sites: {s1: stone}}, other: {sites: {s2: stone}}}', []],
    ['{sites: {s1: hut, s2: empty}}', []],
    ['{me: {sites: {p1: stone, p2: hut}}}', []],
    ['{sites: {s1: stone}}', ['51 wrong-value "stone" belongs to a player.']],
    ['{me: {sites: {s1: hut}}}', ['56 wrong-value On a board between the players "hut" belongs to nobody.']],
    ['{me: {supply: {stone: 3}}}', []],
    ['{supply: {stone: 3}}', ['48 unknown-name No piece is called "stone".']],
    ['{me: {supply: {hut: 3}}}', ['53 unknown-name No piece is called "hut".']],
  ])('%s', (position, lines) => expect(said(position)).toEqual(lines));
});
