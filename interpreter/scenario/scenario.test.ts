import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { runScenarios, tryEffect, changeText } from './index.ts';

/** A small game: turns with a slot and a card, a board, a track. */
const PACK = `pack: p
players: [2, 3]
periods: {turn: {}}
counters: {coin: {start: 2}, stone: {}, point: {}}
score: point
pieces: {hut: {cost: 1 coin, upgrade: 1 stone, where: empty plot, supply: 3}}
site-kinds: {plot: {}}
boards:
  west: {sites: {p1: {kind: plot, bonus: gain 1 stone}, p2: {kind: plot}, p3: {kind: plot}}}
  east: {copies: 2, sites: {p2: {kind: plot}, p1: {kind: plot}}}
tracks: {ladder: {spaces: [{number: 0}, {number: 4, bonus: gain 1 point}]}}
zones:
  pile: {order: stack, visible: none, draws-to: hand}
  hand: {of: player, visible: owner}
  display: {of: player, listening: true}
  gone: {order: stack}
decks: {base: {starts: pile, routes: {spent: move this to gone}}}
types: {plain: {programs: {effect: parts}}, lasting: {programs: {effect: standing}}}
slots:
  - {id: mint, effect: gain 2 coins}
  - {id: yard, effect: build 2 huts}
  - {id: path, unlimited: true, effect: advance 1}
cards:
  - {id: gift, number: 1, deck: base, type: plain, copies: 4, effect: gain 1 coin or gain 1 stone}
  - {id: mason, number: 2, deck: base, type: lasting, effect: "when you build hut: gain 2 points"}
  - {id: loan, number: 3, deck: base, type: lasting, effect: "once per turn: pay 1 stone: gain 2 coins"}
procedures:
  game: {setup: "deal boards; shuffle pile; each player: gain 2 cards", rounds: "repeat 3 times: each player: do turn", end: end game}
  turn:
    begin: begin turn
    slot: choose available slot as chosen
    mark: occupy chosen
    act: must perform chosen
    more: "if cards in hand: use 1 plain in hand"
    confirm: confirm end-turn
    draw: gain 1 card
    end: end turn
`;
const load = (
  scenarios: string,
  pack = PACK,
): ReturnType<typeof loadPack> & { model: NonNullable<ReturnType<typeof loadPack>['model']> } => {
  const loaded = loadPack(
    memoryFiles({
      'p.yaml': pack.replace('effect: gain 2 coins}\n', `effect: gain 2 coins, scenarios: [${scenarios}]}\n`),
    }),
    'p.yaml',
  );
  if (!loaded.model) {
    throw new Error(loaded.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
  }
  return { ...loaded, model: loaded.model };
};
const failures = (scenario: string): string[] =>
  runScenarios(load(`{${scenario}}`)).results.flatMap((result) => result.failures);

describe('a board with other sites', () => {
  const pack = PACK.replace('p2: {kind: plot}, p3', 'p2: {kind: plot, tags: [home]}, p3')
    .replace('p2: {kind: plot}, p1', 'p2: {kind: plot, tags: [home]}, p1')
    .replace(
      'tracks:',
      '  north: {sites: {n1: {kind: plot}, n2: {kind: plot, tags: [home]}, n3: {kind: plot}}}\ntracks:',
    )
    .replace('deal boards;', 'deal boards; (each player: place hut at home);');
  const run = (scenario: string): string[] =>
    runScenarios(load(`{${scenario}}`, pack)).results.flatMap((result) => result.failures);

  test('what the setup has placed moves to the site that is alike', () =>
    expect(run('position: {me: {board: north}}, run: gain 1 coin per hut, expect: {me: {coin: +1}}')).toEqual([]));
  test('and is not taken from the supply again', () =>
    expect(run('position: {me: {board: north}}, run: gain (supply of hut) coins, expect: {me: {coin: +1}}')).toEqual(
      [],
    ));
});

test('cards are discarded down to a number that is fixed at the beginning', () =>
  expect(
    failures(
      'position: {me: {hand: [gift, gift, mason]}}, run: discard cards in hand down to (cards in hand - ' +
        '1) as spent, do: ["card:gift"], expect: {me: {hand: -1}, gone: +1}',
    ),
  ).toEqual([]));

describe('cards that only the scenario has', () => {
  const own = 'cards: [{id: tax, deck: base, type: lasting, effect: "when you gain coin: gain 1 stone"}]';
  const using = `name: own, ${own}, position: {me: {display: [tax]}}, run: gain 1 coin`;

  test('are cards like others', () => {
    expect(failures(`${using}, expect: {me: {coin: +1, stone: +1}}`)).toEqual([]);
    expect(failures(`${using}, expect: {me: {coin: +1}}`)).toEqual(['me stone: +1 (0 → 1), which was not expected']);
  });
  test('are in no other scenario and no game', () => {
    const { model, diagnostics, sources } = load(
      `{${using}, expect: {me: {coin: +1, stone: +1}}}, {name: without, run: gain 1 coin, expect: {me: {coin: +1}}}`,
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(model.cards.map(({ id }) => id)).toEqual(['gift', 'mason', 'loan']);
    expect(runScenarios({ model, sources }).results.map(({ name, ok }) => [name, ok])).toEqual([
      ['own', true],
      ['without', true],
    ]);
  });
  test('are no parts of the pack to be covered', () => {
    const parts = (scenario: string): number | undefined => {
      const { coverage } = runScenarios(load(scenario), { coverage: { games: 1 } });
      return coverage?.files.reduce((sum, file) => sum + file.parts, 0);
    };
    expect(parts(`{${using}, expect: {me: {coin: +1, stone: +1}}}`)).toBe(
      parts('{run: gain 1 coin, expect: {me: {coin: +1}}}'),
    );
  });
});

describe('the whole difference', () => {
  test.each([
    ['run: gain 1 coin, expect: {me: {coin: +1}}', []],
    ['run: gain 1 coin, expect: {me: {coin: +2}}', ['me coin: expected +2, but it is +1 (2 → 3)']],
    ['run: gain 1 coin, expect: {}', ['me coin: +1 (2 → 3), which was not expected']],
    ['run: gain 1 coin, expect: {me: {coin: +1}, other: {stone: +1}}', ['other stone: expected +1, but it stays 0']],
    ['run: build hut on p1, expect: {me: {coin: -1, stone: +1, sites: {p1: hut}}}', []],
    [
      'run: build hut on p1, expect: {me: {coin: -1, stone: +1, sites: {p1: hut upgraded}}}',
      ['me site p1: expected hut upgraded, but it is hut'],
    ],
    ['run: advance 1, expect: {me: {ladder: 4, point: +1}}', []],
    ['position: {pile: [gift, mason]}, run: gain 1 card, expect: {pile: [mason], me: {hand: [gift]}}', []],
    ['position: {pile: [gift, mason]}, run: gain 1 card, expect: {pile: -1, me: {hand: +1}}', []],
    [
      'position: {pile: [gift, mason]}, run: gain 1 card, expect: {pile: [gift], me: {hand: [mason]}}',
      ['pile: expected [gift], but it is [mason]', 'me hand: expected [mason], but it is [gift]'],
    ],
    ['run: occupy mint, expect: {occupied: {mint: me}}', []],
    [
      'run: gain 1 coin or gain 1 stone, expect: {}',
      ['a decision is left open: "Which effect?" do:gain-1-coin, do:gain-1-stone'],
    ],
    ['run: gain 1 coin or gain 1 stone, do: ["do:gain-1-coin"], expect: {me: {coin: +1}}', []],
    [
      'run: gain 1 coin or gain 1 stone, do: ["do:gain-1-point"], expect: {}',
      ['do 1: "do:gain-1-point" is not offered; "Which effect?" do:gain-1-coin, do:gain-1-stone'],
    ],
    [
      'run: gain 1 coin or gain 1 stone, do: ["do:gain-1"], expect: {}',
      ['do 1: "do:gain-1" could be do:gain-1-coin or do:gain-1-stone'],
    ],
    [
      'run: gain 1 coin, do: ["do:gain-1-coin"], expect: {}',
      ['do 1: "do:gain-1-coin" cannot be chosen: nothing is asked any more after the beginning'],
    ],
    ['run: build hut, offers: ["site:p2"], refuses: ["site:p1"], expect: {}', ['"site:p1" is offered']],
    ['run: build hut, only: ["site:p1", "site:p2", "site:p3"], expect: {}', []],
    ['run: build hut, only: ["site:p1", "site:p2"], expect: {}', ['besides what `only` lists site:p3 can be chosen']],
    [
      'run: gain 1 coin or gain 1 stone, only: ["do:gain-1"], open: true',
      ['"do:gain-1" could be do:gain-1-coin or do:gain-1-stone'],
    ],
    [
      'run: gain 1 coin or gain 1 stone, offers: ["do:gain-1"], open: true',
      ['"do:gain-1" could be do:gain-1-coin or do:gain-1-stone'],
    ],
    [
      'run: gain 1 coin or gain 1 stone, refuses: ["do:gain-2-coinz"]',
      ['"do:gain-2-coinz" is the key of no part of an effect of this game'],
    ],
    ['run: end game, winner: [me, other]', []],
    ['run: end game, winner: other', ['winner: expected other, but me, other won']],
    ['run: build hut, winner: me, open: true', ['the game is not over, so that nobody has won']],
    ['position: {preset: zero}, run: gain 1 coin per coin, expect: {}', []],
    ['run: gain 1 coin, refuses: ["site:p1"], expect: {me: {coin: +1}}', ['nothing is asked at the end']],
    ['run: pay 3 coins, expect: {}', []],
    [
      'run: (pay 3 coins) then gain 1 stone, expect: {me: {stone: +1}}',
      ['me stone: expected +1, but it stays 0', 'nothing of `run` can be done: needs 3 coins, you have 2'],
    ],
  ])('%s', (scenario, expected) => expect(failures(scenario)).toEqual(expected));
});

describe('markers upon each other', () => {
  test.each([
    [
      'position: {me: {ladder: 4}, other: {ladder: 4}}, run: gain 1 coin, expect: {me: {coin: +1}, stacks: {ladder: [other, me]}}',
      [],
    ],
    [
      'position: {me: {ladder: 4}, other: {ladder: 4}, stacks: {ladder: [me, other]}}, run: order players by ladder, expect: {}',
      [],
    ],
    [
      'position: {me: {ladder: 4}, other: {ladder: 4}, stacks: {ladder: [other, me]}}, run: order ' +
        'players by ladder, expect: {order: [other, me]}',
      [],
    ],
    [
      'position: {me: {ladder: 4}, other: {ladder: 4}, stacks: {ladder: [me, other]}}, run: gain 1 ' +
        'coin, expect: {me: {coin: +1}, stacks: {ladder: [other, me]}}',
      ['stack ladder: expected other upon me, but it is me upon other'],
    ],
    [
      'position: {other: {ladder: 4}}, run: advance 1, expect: {me: {ladder: 4, point: +1}, stacks: {ladder: [me, other]}}',
      [],
    ],
    [
      'position: {me: {ladder: 4}, stacks: {ladder: [me, other]}}, run: gain 1 coin, expect: {me: {coin: +1}}',
      ['stacks ladder: these markers are on different spaces'],
    ],
  ])('%s', (scenario, expected) => expect(failures(scenario)).toEqual(expected));
});

const ONE_OF_TWO = 'run: gain 1 coin or gain 1 stone';
const TWICE = 'run: "(gain 1 coin or gain 1 stone) then (gain 1 point or gain 2 points)"';

describe('all outcomes', () => {
  test.each([
    [`${ONE_OF_TWO}, outcomes: [{me: {coin: +1}}, {me: {stone: +1}}]`, []],
    [
      `${ONE_OF_TWO}, outcomes: [{me: {coin: +1}}]`,
      ['an outcome is not listed: me stone +1 (0 → 1) (by do:gain-1-stone)'],
    ],
    [
      `${ONE_OF_TWO}, outcomes: [{me: {coin: +1}}, {me: {stone: +1}}, {me: {point: +1}}]`,
      ['outcomes 3: nothing leads to this'],
    ],
    ['run: gain 1 coin, outcomes: [{me: {coin: +1}}]', []],
    ['run: may pay 5 coins then gain 1 stone, outcomes: [{}]', []],
    [`${TWICE}, do: ["do:gain-1-coin"], outcomes: [{me: {coin: +1, point: +1}}, {me: {coin: +1, point: +2}}]`, []],
    [
      `${TWICE}, do: ["do:gain-1-coin"], expect: {me: {coin: +1}}, outcomes: [{me: {coin: +1, point: +1}}, {me: {coin: +1, point: +2}}]`,
      [],
    ],
    [
      `${TWICE}, do: ["do:gain-1-coin"], expect: {}, outcomes: [{me: {coin: +1, point: +1}}, {me: {coin: +1, point: +2}}]`,
      ['me coin: +1 (2 → 3), which was not expected'],
    ],
  ])('%s', (scenario, expected) => expect(failures(scenario)).toEqual(expected));
});

describe('what is offered on the way', () => {
  test.each([
    [
      `${TWICE}, do: [{only: ["do:gain-1-coin", "do:gain-1-stone"], choose: "do:gain-1-stone"}, ` +
        `{offers: ["do:gain-2-points"]}, "do:gain-1-point"], expect: {me: {stone: +1, point: +1}}`,
      [],
    ],
    [
      `${TWICE}, do: [{refuses: ["do:gain-1-coin"]}, "do:gain-1-coin", "do:gain-1-point"], expect: {me: {coin: +1, point: +1}}`,
      ['do 1: "do:gain-1-coin" is offered'],
    ],
    [
      `${TWICE}, do: ["do:gain-1-coin", {only: ["do:gain-1-point"], choose: "do:gain-1-point"}], expect: {me: {coin: +1, point: +1}}`,
      ['do 2: besides what `only` lists do:gain-2-points can be chosen'],
    ],
    [
      `${ONE_OF_TWO}, do: ["do:gain-1-coin", {offers: ["do:gain-1-coin"]}], expect: {me: {coin: +1}}`,
      ['do 2: nothing is asked any more'],
    ],
  ])('%s', (scenario, expected) => expect(failures(scenario)).toEqual(expected));

  test('a misspelt name is found before play, at its place', () => {
    const { diagnostics } = loadPack(
      memoryFiles({
        'p.yaml': PACK.replace(
          'effect: build 2 huts}',
          'effect: build 2 huts, scenarios: [{run: build hut, do: [{offers: ["site:p9"], choose: ' +
            '"site:p8"}], outcomes: [{me: {coyn: 1}}]}]}',
        ),
      }),
      'p.yaml',
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([
      expect.stringContaining('"p9"'),
      expect.stringContaining('"p8"'),
      expect.stringContaining('"coyn"'),
    ]);
  });
});

describe('positions', () => {
  test.each([
    [
      'a turn from its beginning to where it asks to go on',
      'position: {me: {hand: [gift]}}, do: ["slot:mint", "do:gain-1-stone"], expect: {occupied: {mint: ' +
        'me}, me: {coin: +2, stone: +1, hand: [{card: gift, used: true}]}}',
      [],
    ],
    [
      'on into the next turn',
      'position: {pile: [gift]}, do: ["slot:mint", end-turn], open: true, expect: {acting: other, ' +
        'occupied: {mint: me}, pile: [], me: {coin: +2, hand: [gift]}}',
      [],
    ],
    [
      'an occupied slot',
      'position: {occupied: {mint: other}}, refuses: ["slot:mint"], offers: ["slot:yard"], expect: {}',
      [],
    ],
    [
      'a free ability',
      'position: {me: {stone: 1, display: [loan]}}, do: ["ability:loan"], open: true, expect: {me: ' +
        '{stone: -1, coin: +2, display: [{card: loan, ability-used: true}]}}',
      [],
    ],
    [
      'another board: nothing moves',
      'position: {me: {board: east, sites: {p2: hut}}}, run: build hut, expect: {me: {coin: -1, sites: {p1: hut}}}',
      [],
    ],
    ['the same board for each who has none', 'run: build hut on p3, expect: {me: {coin: -1, sites: {p3: hut}}}', []],
    [
      'more cards than there are',
      'position: {me: {hand: [mason, mason]}}, run: gain 1 coin, expect: {me: {coin: +1}}',
      ['"hand" cannot hold "mason" here: there is one of it, and it is elsewhere in this position'],
    ],
    [
      'the supply is what is left',
      'position: {supply: {hut: 0}, me: {sites: {p1: hut}}}, run: build hut, expect: {}',
      [],
    ],
    [
      'more pieces than there are',
      'position: {me: {sites: {p1: hut, p2: hut, p3: hut}}, other: {sites: {p2: hut}}}, run: gain 1 coin, expect: {me: {coin: +1}}',
      ['no hut is left for "p2"'],
    ],
    [
      'whose effect it is',
      'as: mason, position: {me: {display: [mason]}}, run: set marks of this to 2, expect: {me: {display: [{card: mason, marks: 2}]}}',
      [],
    ],
    ['everybody has much', 'position: {preset: rich}, run: pay 20 coins, expect: {me: {coin: -20}}', []],
    [
      'it is the turn of the one whose effect it is',
      'run: "if on-turn = seat: gain 1 coin", expect: {me: {coin: +1}}',
      [],
    ],
    [
      'or of another',
      'position: {acting: other}, run: "if on-turn = seat: gain 1 coin else: if on-turn > 0: gain 1 stone", expect: {me: {stone: +1}}',
      [],
    ],
    [
      'but the effect is done by me, whoever’s turn it is',
      'position: {acting: other}, run: gain 1 coin, expect: {other: {coin: +1}}',
      [
        'other coin: expected +1, but it stays 2',
        'me coin: +1 (2 → 3), which was not expected',
        '`acting` says whose turn it is; `run` is done by `me` all the same. What another player does is `run: "each other player: …"`',
      ],
    ],
    [
      'and by another player where it says so',
      'run: "each other player: gain 1 coin", expect: {other: {coin: +1}}',
      [],
    ],
    ['or of nobody', 'position: {acting: nobody}, run: "if on-turn = 0: gain 1 coin", expect: {me: {coin: +1}}', []],
    [
      'three players',
      'players: 3, position: {order: [third, me, other]}, run: "if place = 2: gain 1 coin", expect: {me: {coin: +1}}',
      [],
    ],
  ])('%s', (_, scenario, expected) => expect(failures(scenario)).toEqual(expected));
});

test('results name the component, file and line of the scenario; a filter selects scenarios by name', () => {
  const loaded = load(
    '{name: good, run: gain 1 coin, expect: {me: {coin: +1}}}, {name: bad, run: gain 1 coin, expect: {}}',
  );
  const run = runScenarios(loaded);
  expect([run.passed, run.failed, run.results[1]]).toMatchObject([
    1,
    1,
    {
      name: 'bad',
      component: { section: 'slots', id: 'mint' },
      file: 'p.yaml',
      line: PACK.split('\n').findIndex((line) => line.includes('id: mint')) + 1,
      ok: false,
    },
  ]);
  expect(runScenarios(loaded, { filter: 'good' }).results.map(({ name }) => name)).toEqual(['good']);
});

test('coverage: what ran, and what never did', () => {
  const { coverage } = runScenarios(
    load(
      '{position: {me: {display: [mason]}}, run: build hut on p2, expect: {me: {coin: -1, point: +2, sites: {p2: hut}}}}',
    ),
    { coverage: { games: 0 } },
  );
  const never = coverage!.never.map(({ text }) => text);
  expect(never).toContain('gain 2 coins');
  expect(never).not.toContain('gain 2 points');
  expect(coverage!.files).toHaveLength(1);
  expect(runScenarios(load(''), { coverage: { games: 20 } }).coverage!.never.map(({ text }) => text)).not.toContain(
    'build 2 huts',
  );
});

describe('an effect tried', () => {
  const pack = load('');
  test('decisions, events with their cause, difference', () => {
    const tried = tryEffect(pack, 'build hut then may upgrade it free', { choices: ['site:p2', 'skip'] });
    expect(tried.problems).toEqual([]);
    expect(tried.decisions.map(({ player, prompt, chosen }) => [player, prompt, chosen])).toEqual([
      ['me', 'Where do you build the hut?', 'site:p2'],
      ['me', 'Upgrade it for free?', 'skip'],
    ]);
    expect(tried.changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`)).toEqual([
      'me coin -1 (2 → 1)',
      'me site p2 hut (was empty)',
    ]);
    expect(tried.trace.map(({ type }) => type)).toContain('piece');
  });
  test('why not', () => {
    expect(tryEffect(pack, 'pay 9 coins: gain 1 point').impossible).toBe('needs 9 coins, you have 2');
    expect(tryEffect(pack, 'if point > 3: gain 1 coin').impossible).toBe('only if you have more than 3 points');
  });
  test('why not, for each way', () => {
    const effect = '(pay 9 coins: gain 1 point) or pay 8 stones or 7 coins';
    expect(tryEffect(pack, effect).impossible).toBe(
      'pay 9 coins: gain 1 point: needs 9 coins, you have 2; or pay 8 stones or 7 coins: (needs 8 ' +
        'stones, you have 0; or needs 7 coins, you have 2)',
    );
    // a pack without a lexicon keeps its names, and marks those in effects
    expect(tryEffect(pack, effect, { language: 'it' }).impossible).toBe(
      'paga 9 ‹coins› per ottenere 1 ‹point›: servono 9 coins, ne hai 2; oppure paga 8 ‹stones› o 7 ' +
        '‹coins›: (servono 8 stones, ne hai 0; oppure servono 7 coins, ne hai 2)',
    );
  });
  test('all that may come of it, by net difference', () => {
    const { outcomes } = tryEffect(pack, 'gain 1 coin or gain 1 stone; gain 1 point', { outcomes: true });
    expect(outcomes!.cut).toBe(false);
    expect(outcomes!.list.map(({ changes, ways }) => [changes.map(({ what }) => what).join(' '), ways])).toEqual([
      ['me coin me point', 2],
      ['me stone me point', 2],
      ['me coin', 1],
      ['me stone', 1],
      ['me point', 1],
    ]);
    const after = tryEffect(pack, 'gain 1 coin or gain 1 stone; gain 1 point', {
      outcomes: true,
      choices: ['do:gain-1-coin-or-gain-1-stone', 'do:gain-1-stone'],
    });
    expect(after.outcomes!.list.map(({ changes }) => changes.map(({ what }) => what))).toEqual([
      ['me stone', 'me point'],
      ['me stone'],
    ]);
    expect(tryEffect(pack, 'build 2 huts', { outcomes: true, most: 2 }).outcomes!.cut).toBe(true);
  });
  test('positions: presets, YAML, and what is wrong with them', () => {
    expect(tryEffect(pack, 'pay 9 coins: gain 1 point', { at: 'rich' }).impossible).toBeNull();
    expect(tryEffect(pack, 'gain 1 coin per hut', { at: '{me: {sites: {p1: hut}}}' }).changes).toMatchObject([
      { what: 'me coin', was: 2, is: 3 },
    ]);
    expect(tryEffect(pack, 'gain 1 coin', { at: '{me: {cion: 1}}' }).problems).toMatchObject([
      { of: 'position', start: 6, end: 10, suggestions: ['coin'] },
    ]);
    expect(tryEffect(pack, 'gain 1 cion').problems).toMatchObject([{ of: 'effect', start: 7, end: 11 }]);
    expect(tryEffect(pack, 'gain 1 coin', { at: 'begin' }).problems).toMatchObject([{ of: 'position' }]);
    expect(tryEffect(pack, 'gain 1 coin', { at: 'midgame' }).changes).toHaveLength(1);
  });
});
