import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { loadFiles, loadText, smallPack, diagnosticLines } from '../analysis/fixtures.ts';
import { CHECKS } from './index.ts';

const found = (more: string): string[] => diagnosticLines(loadText(smallPack(more)));

test('each file with a check is listed under its name', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'check.ts')
    .filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('= defineCheck'));
  expect(Object.keys(CHECKS).sort()).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
  for (const { summary } of Object.values(CHECKS)) expect(summary).toMatch(/\.$/);
});

describe('trigger-loop', () => {
  const rules = (...lines: string[]): string[] =>
    found(
      `counters: {}\nrules:\n${lines.map((line) => `  - "${line}"\n`).join('')}`.replace(
        'counters: {}\n',
        'signals: {bell: {}}\nslots: [{id: s, effect: signal bell}]\n',
      ),
    );
  const loops = (...lines: string[]): string[] => rules(...lines).filter((line) => line.includes('trigger-loop'));

  test('itself', () =>
    expect(loops('when you gain coin: gain 1 coin')).toEqual([
      'p.yaml:9:6 trigger-loop This line triggers itself forever.',
    ]));
  test('each other, at each', () =>
    expect(loops('when you gain coin: signal bell', 'when bell: gain 1 coin')).toEqual([
      'p.yaml:9:6 trigger-loop This line and 1 other trigger each other forever.',
      'p.yaml:10:6 trigger-loop This line and 1 other trigger each other forever.',
    ]));
  test('through a slot', () =>
    expect(loops('when bell: perform slot')).toEqual(['p.yaml:9:6 trigger-loop This line triggers itself forever.']));
  test('under a condition it is still a loop', () =>
    expect(loops('when you gain coin: if coin > 3: gain 1 coin')).toHaveLength(1));
  test('a price ends it', () => expect(loops('when you gain coin: pay 1 coin: gain 1 coin')).toEqual([]));
  test('another cause ends it', () => expect(loops('when slot gives coin: gain 1 coin')).toEqual([]));
  test('cards that draw cards, until there are none', () => {
    const piles =
      'zones: {pile: {order: stack, visible: none}, hand: {of: player, visible: owner, draws-to: hand}}\ndecks: {d: {starts: pile}}\n';
    const drawn = (...lines: string[]): string[] =>
      found(`${piles}rules:\n${lines.map((line) => `  - "${line}"\n`).join('')}`).filter((line) =>
        line.includes('trigger-loop'),
      );
    expect(drawn('when you draw card: gain 1 card')).toEqual([
      expect.stringContaining('This line triggers itself until there are no cards to draw.'),
    ]);
    expect(drawn('when you draw card: gain 1 coin', 'when you gain coin: gain 1 card')).toHaveLength(2);
    expect(drawn('when you draw card: pay 1 coin: gain 1 card')).toEqual([]);
    expect(drawn('when slot gives card: gain 1 card')).toEqual([]);
    expect(drawn('when you draw card for the 1st time this turn: gain 1 card')).toEqual([]);
  });
  test('no cycle, no finding', () => expect(loops('when you gain coin: signal bell')).toEqual([]));
  test('each names the others as related places', () => {
    const [first] = loadText(
      smallPack('signals: {bell: {}}\nrules:\n  - "when you gain coin: signal bell"\n  - "when bell: gain 1 coin"\n'),
    ).diagnostics;
    expect(first.related).toEqual([
      {
        message: 'triggers it, directly or through others',
        file: 'p.yaml',
        line: 9,
        column: 6,
        endLine: 9,
        endColumn: 28,
      },
    ]);
    expect(first.help).toBe('Add a price (`pay …:`) or a limit to one of them, or let it react to fewer events.');
  });
});

describe('procedure-loop', () => {
  const procedures = (text: string): string[] =>
    diagnosticLines(loadText(smallPack('').replace('{game: {end: end game}}', text)));
  test('of two', () =>
    expect(procedures('{game: {a: do b-side}, b-side: {b: do game}}')).toEqual([
      'p.yaml:4:24 procedure-loop "game" does itself without end: game → b-side → game.',
      'p.yaml:4:48 procedure-loop "b-side" does itself without end: game → b-side → game.',
    ]));
  test('under a condition it may end', () =>
    expect(procedures('{game: {a: "each player: if coin > 3: do game"}}')).toEqual([]));
});

test.each([
  [
    'reserved-name',
    'colors: {gain: {}}\nslots: [{id: s, color: gain, effect: gain 1 coin}]\n',
    ['p.yaml:6:10 reserved-name "gain" is a word of the language and cannot be a name.'],
  ],
  [
    'ambiguous-name',
    'constants: {coin: 2}\n',
    [
      'p.yaml:3:12 ambiguous-name "coin" is declared as constant and counter: a phrase could mean either.',
      'p.yaml:6:13 unused-name Nothing uses the constant "coin".',
    ],
  ],
  // all of a class are used by its name
  [
    'unused-name',
    'site-kinds: {plot: {}}\nclasses: {house: {of: piece}, tool: {of: piece}}\n' +
      'pieces: {hut: {classes: [house], where: plot}, saw: {classes: [tool], where: plot}}\n' +
      'slots: [{id: s, effect: build house}]\n',
    ['p.yaml:8:48 unused-name Nothing uses the piece "saw".'],
  ],
  ['unused-name', 'signals: {bell: {}}\n', ['p.yaml:6:11 unused-name Nothing uses the signal "bell".']],
  [
    'shared-refill',
    'zones: {pile: {order: stack, refill: spent, draws-to: spent}, spent: {of: player}}\n',
    ['p.yaml:6:9 shared-refill "pile" belongs to the game and is refilled from "spent", of which each player has one.'],
  ],
  [
    'option-default',
    'options: {o: {values: [1, 2], default: 3}}\nslots: [{id: s, when: o = 1, effect: gain 1 coin}]\n',
    ['p.yaml:6:40 option-default The default "3" of "o" is not among its values.'],
  ],
  [
    'unknown-edition',
    'status: original\neditions: {en1: {title: x}}\nslots: [{id: s, effect: gain 1 coin, source: [{edition: en2}]}]\n',
    ['p.yaml:8:57 unknown-edition No edition is called "en2".'],
  ],
  [
    'unknown-status',
    'slots: [{id: s, effect: gain 1 coin, status: {effect: atested}}]\n',
    ['p.yaml:6:55 unknown-status "atested" is not a status.'],
  ],
  [
    'never-in-play',
    'slots: [{id: s, effect: gain 1 coin, players: [4]}]\n',
    ['p.yaml:6:47 never-in-play "s" is never in play: the game is for 2 players.'],
  ],
  [
    'never-in-play: a board',
    'site-kinds: {plot: {}}\nboards: {b: {players: [3], sites: {p1: {kind: plot}}}}\n',
    ['p.yaml:7:23 never-in-play "b" is never in play: the game is for 2 players.'],
  ],
  [
    'when-before-game',
    'slots: [{id: s, when: players = 2 and not coin > 1, effect: gain 1 coin}]\n',
    ['p.yaml:6:23 when-before-game Whether "s" is in the game must be known before it begins.'],
  ],
  [
    'draw-zone',
    'slots: [{id: s, effect: gain 1 card}]\n',
    ['p.yaml:6:25 draw-zone Cards are gained here, but no zone has "draws-to".'],
  ],
  [
    'no-effect',
    'zones: {box: {}}\ndecks: {base: {starts: box}}\ntypes: {plain: {}}\ncards: [{id: c, deck: base, type: plain}]\n',
    ['p.yaml:9:14 no-effect The card "c" has no effect.'],
  ],
  [
    'not-encoded',
    'zones: {box: {}}\ndecks: {base: {starts: box}}\ntypes: {plain: {}}\ncards: [{id: c, deck: base, ' +
      'type: plain, not-encoded: {text: Dance., price: 3 songs}}]\n',
    ['p.yaml:9:42 not-encoded "c" plays without what is not encoded yet: text “Dance.”, price “3 songs”.'],
  ],
  [
    'printed-otherwise',
    'zones: {box: {}}\ndecks: {base: {starts: box}}\ntypes: {plain: {played: resolve this}}\n' +
      'cards: [{id: c, deck: base, type: plain, effect: gain 2 coins, printed: {effect: {en: {says: Get a coin., ' +
      'means: Gain 1 coin.}}, other: {en: More.}}}, {id: d, deck: base, type: plain, effect: gain 2 coins, ' +
      'printed: {effect: {en: {says: Get two., means: Gain 2 coins.}}}}]\n',
    [
      'p.yaml:9:83 printed-otherwise What is printed on "c", “Get a coin.”, was confirmed as “Gain 1 coin.”, ' +
        'and now it does: “Gain 2 coins.”.',
      'p.yaml:9:138 printed-otherwise What is printed on "c", “More.”, is of "other", which it has not.',
    ],
  ],
  [
    'printed-otherwise (by its words, where nobody has confirmed them)',
    'zones: {box: {}}\ndecks: {base: {starts: box}}\ntypes: {plain: {played: resolve this}}\n' +
      'cards: [{id: c, deck: base, type: plain, effect: gain 2 coins, printed: {effect: {en: Gain 1 coin.}}}, ' +
      '{id: d, deck: base, type: plain, effect: gain 2 coins, printed: {effect: {en: Take 2 coins.}}}, ' +
      '{id: e, deck: base, type: plain, effect: gain 2 coins, printed: {effect: {en: Dance.}}}]\n',
    [
      'p.yaml:9:83 printed-otherwise What is printed on "c", “Gain 1 coin.”, is something else than it does: “Gain 2 coins.”.',
      'p.yaml:9:274 printed-otherwise What is printed on "e", “Dance.”, is not understood, and nobody has confirmed what it means.',
    ],
  ],
  [
    'printed-otherwise (told in other words since, and the same effect)',
    'zones: {box: {}}\ndecks: {base: {starts: box}}\ntypes: {plain: {played: resolve this}}\n' +
      'cards: [{id: c, deck: base, type: plain, effect: gain 2 coins, printed: {effect: {en: {says: Get two., ' +
      'means: "Take 2 coins."}}}}]\n',
    [],
  ],
  [
    'adjacency',
    'site-kinds: {plot: {}}\nboards: {b: {sites: {p1: {kind: plot, adjacent: [p1, p2]}}}}\n',
    [
      'p.yaml:7:50 adjacent-to-itself The site "p1" is adjacent to itself.',
      'p.yaml:7:54 unknown-name This board has no site "p2".',
    ],
  ],
  [
    'unresolved-program',
    'programs: [harvest]\nsite-kinds: {plot: {}}\npieces: {hut: {cost: 1 coin, where: empty plot, ' +
      'harvest: gain 1 coin}, mill: {cost: 1 coin, where: empty plot, harvest: gain 2 coins}}\nslots: ' +
      '[{id: s, effect: build hut or build mill}]\nboards: {b: {sites: {p1: {kind: plot}}}}\n',
    [
      'p.yaml:8:58 unresolved-program No effect resolves "harvest", so that this never happens, nor what 1 more have there.',
    ],
  ],
  [
    'unresolved-program (it is resolved inside something else)',
    'programs: [harvest]\nsite-kinds: {plot: {}}\npieces: {hut: {cost: 1 coin, where: empty plot, ' +
      'harvest: gain 1 coin}}\nslots: [{id: s, effect: build hut then resolve harvest of it}]\nboards: ' +
      '{b: {sites: {p1: {kind: plot}}}}\n',
    [],
  ],
])('%s', (_, more, expected) => expect(found(more)).toEqual(expected));

describe('unlike-others', () => {
  const unlike = (more: string): string[] => found(more).filter((line) => line.includes('unlike-others'));
  const slots = (last: string, asks = 'each slot where (height of it > 2): block it'): string[] =>
    unlike(`attributes: {height: {}}
colors: {red: {}}
slots:
  - {id: low, color: red, height: 1, effect: gain 1 coin}
  - {id: high, color: red, height: 3, effect: "${asks}"}
  - {id: free, effect: gain 1 coin}
  - {id: mine, ${last}, effect: gain 1 coin}
`);
  test('a slot without the number that all others of its manner give', () =>
    expect(slots('color: red')).toEqual([
      expect.stringContaining(
        'This slot gives no `height`, which is 0 then; effects ask for it, and the 2 others in play with it give it.',
      ),
    ]));
  test.each(['color: red, height: 0', 'name: Mine'])('%s', (last) => expect(slots(last)).toEqual([]));
  test('nothing asks for it', () => expect(slots('color: red', 'gain 1 coin')).toEqual([]));
  const promises = (last: string): string[] =>
    unlike(`zones: {display: {}, kept: {of: player, visible: all}}
decks: {oaths: {starts: display}}
types: {promise: {programs: {effect: standing}}}
cards:
  - {id: first, deck: oaths, type: promise, effect: "as soon as coin >= 3: move this to kept then gain 1 coin", status: original}
  - {id: again, deck: oaths, type: promise, effect: "as soon as coin >= 4: move this to kept", status: original}
  - {id: second, deck: oaths, type: promise, effect: "as soon as coin >= 2: gain 1 coin then move this to kept", status: original}
  - {id: mine, deck: oaths, type: promise, effect: "${last}", status: original}
`);
  test('a card that stays where all others of its deck and type go away', () =>
    expect(promises('as soon as coin >= 5: gain 5 coins')).toEqual([
      expect.stringContaining(
        'This card never does `move this to kept`, as the 3 others of its deck and type do; it stays where it is.',
      ),
    ]));
  test('several that stay, as long as most go', () => {
    const more = (n: number): string[] =>
      promises(
        `as soon as coin >= 5: gain 5 coins", status: original}\n${Array.from(
          { length: n },
          (_, i) =>
            `  - {id: goes-${i}, deck: oaths, type: promise, status: original, effect: "as soon as coin >= ${i + 10}: move this to kept"}\n`,
        ).join('')}  - {id: stays, deck: oaths, type: promise, effect: "as soon as coin >= 6: gain 1 coin`,
      );
    expect([more(3).length, more(2).length]).toEqual([2, 0]);
  });
  test.each([
    'as soon as coin >= 5: gain 5 coins then move this to kept',
    'as soon as coin >= 6: move this to display',
  ])('it goes: %s', (last) => expect(promises(last)).toEqual([]));
  test('a board without the sites that all others have', () => {
    const boards = (last: string): string[] =>
      unlike(`site-kinds: {plot: {}, shore: {}}
pieces: {hut: {}}
slots: [{id: s, effect: build hut on shore free}, {id: t, effect: build hut on harbour free}]
boards:
  b1: {copies: 2, sites: {p1: {kind: plot, tags: [harbour]}, p2: {kind: shore}}}
  b2: {sites: {p1: {kind: plot, tags: [harbour]}, p2: {kind: shore}}}
  b3: {sites: {p1: {kind: plot}, p2: {kind: ${last}}}}
`);
    expect(boards('shore')).toEqual([expect.stringContaining('This board has no sites of the tag `harbour`; effects')]);
    expect(boards('plot')).toEqual([
      expect.stringContaining('This board has no sites of the kind `shore`, or of the tag `harbour`; effects'),
    ]);
  });
});

describe('same-site', () => {
  const same = (boards: string): string[] =>
    diagnosticLines(
      loadText(
        smallPack(
          `site-kinds: {plot: {}}\noptions: {side: {values: [plain, other], default: plain}}\nboards: {${boards}}\n`,
        ).replace('[2]', '[1, 2]'),
      ),
    ).filter((line) => line.includes('same-site'));
  const board = (id: string, more: string, site = 'p1'): string => `${id}: {${more}, sites: {${site}: {kind: plot}}}`;
  test('a board of a player and one between all', () =>
    expect(same(`${board('b', 'of: player')}, ${board('sea', 'of: game')}`)).toEqual([
      'p.yaml:8:78 same-site "b" and "sea" may be in one game, and both have "p1".',
    ]));
  test('boards of which each player has one', () =>
    expect(same(`${board('b', 'of: player')}, ${board('c', 'of: player')}`)).toEqual([]));
  test('other names', () => expect(same(`${board('b', 'of: player')}, ${board('sea', 'of: game', 'q1')}`)).toEqual([]));
  test('only with some options or numbers of players', () => {
    const two = (first: string, second: string): string[] =>
      same(`${board('b', `of: game, ${first}`)}, ${board('c', `of: game, ${second}`)}`);
    expect(two('when: side = plain', 'when: side = other')).toEqual([]);
    expect(two('when: side = plain', 'players: [1]')).toHaveLength(1);
    expect(two('players: [2]', 'players: [1]')).toEqual([]);
  });
});

describe('too-few-boards', () => {
  const few = (boards: string, game = '{game: {a: deal boards, end: end game}}'): string[] =>
    diagnosticLines(
      loadText(
        smallPack(
          `site-kinds: {plot: {}}\noptions: {side: {values: [plain, other], default: plain}}\nboards: {${boards}}\n`,
        )
          .replace('{game: {end: end game}}', game)
          .replace('[2]', '[1, 2]'),
      ),
    ).filter((line) => line.includes('too-few-boards'));
  const board = (id: string, more: string): string => `${id}: {${more}, sites: {p1: {kind: plot}}}`;
  test('one for two', () =>
    expect(few(board('b', 'of: player'))).toEqual([
      'p.yaml:4:24 too-few-boards Each player is dealt a board, but with 2 players there is only one.',
    ]));
  test('copies are boards', () => expect(few(board('b', 'copies: 2'))).toEqual([]));
  test('shared boards are not dealt', () =>
    expect(few(board('b', 'copies: 2, of: game'))[0]).toContain('with 1 player there is none.'));
  test('none by another option', () =>
    expect(few(board('b', 'copies: 2, when: side = plain'))[0]).toContain(
      'with 1 player and side = other there is none.',
    ));
  test('only with some numbers of players', () => {
    expect(
      few(
        `${board('b', 'copies: 2, when: side = plain and players > 1')}, ${board('c', 'copies: 2, when: side = other or players = 1')}`,
      ),
    ).toEqual([]);
    expect(
      few(`${board('b', 'copies: 2, when: side = plain')}, ${board('c', 'players: [1], when: side = other')}`)[0],
    ).toContain('with 2 players and side = other there is none.');
  });
  test('where none are dealt, none are needed', () => expect(few('', '{game: {end: end game}}')).toEqual([]));
});

describe('nowhere-to-build', () => {
  const where = (sites: string, more = ''): string[] =>
    diagnosticLines(
      loadText(
        smallPack(
          `site-kinds: {plot: {}, lane: {}}\npredicates: {open: empty lane adjacent to plot, wide: ` +
            `plot}\npieces: {road: {where: ${sites}}}\nslots: [{id: s, effect: build road}]\n${more}` +
            'boards:\n  a: {sites: {p1: {kind: plot, tags: [fair]}, l1: {kind: lane, adjacent: [p1]}}}\n  b: {sites: {p1: {kind: plot}}}\n',
        ),
      ),
    )
      .filter((line) => line.includes('nowhere-to-build'))
      .map((line) => line.replace(/^.*nowhere-to-build /, ''));
  const lacking = ['No site of "b" may ever take a road; other boards have such sites.'];
  test.each([
    ['empty lane', lacking],
    ['open', lacking],
    ['fair', lacking],
    ['empty plot', []],
    ['empty lane or plot', []],
    ['not plot', lacking],
    ['not wide', []],
    ['l1', lacking],
    ['lane where coin > 1', lacking],
    ['lane and plot', []],
  ])('%s', (sites, expected) => expect(where(sites)).toEqual(expected));
  test('unless a line allows it, or lends what is asked for', () => {
    expect(where('lane', 'rules: [allow building road on plot]\n')).toEqual([]);
    expect(where('open', 'rules: [treat plot as open]\n')).toEqual([]);
  });
});

describe('unreachable-site', () => {
  const lost = (sites: string, more = ''): string[] =>
    diagnosticLines(
      loadText(
        smallPack(
          `site-kinds: {plot: {}}\npredicates: {near: "reach(home, plot)"}\nslots: [{id: s, effect: gain 1 ` +
            `coin per near plot}]\nboards: {b: {sites: {${sites}}}${more}}\n`,
        ),
      ),
    );
  test('cut off, alone and with others', () =>
    expect(
      lost(
        'h: {kind: plot, tags: [home]}, p1: {kind: plot, adjacent: [h]}, p2: {kind: plot}, p3: {kind: ' +
          'plot, adjacent: [p4]}, p4: {kind: plot}',
      ),
    ).toEqual([
      'p.yaml:9:86 unreachable-site No path leads to the site "p2" of "b".',
      'p.yaml:9:104 unreachable-site No path leads to the site "p3" of "b".',
      'p.yaml:9:138 unreachable-site No path leads to the site "p4" of "b".',
    ]));
  test('a board without a beginning', () =>
    expect(lost('h: {kind: plot, tags: [home]}', ', c: {sites: {p1: {kind: plot}}}')).toEqual([
      'p.yaml:9:55 unreachable-site No site of "c" has the tag "home": nothing on it can be reached.',
    ]));
  test('a board between the players has its own', () =>
    expect(lost('p1: {kind: plot}', ', c: {of: game, sites: {h: {kind: plot, tags: [home]}}}')).toEqual([]));
});

describe('what is laid, and where things go by steps', () => {
  const judged = (code: string, more: string): string[] =>
    diagnosticLines(loadText(smallPack(more)))
      .filter((line) => line.includes(` ${code} `))
      .map((line) => line.replace(/^.* (?:never-fits|lonely-port|cut-off-sites) /, ''));
  const board = (rows: string, grid = 'square'): string =>
    `site-kinds: {plain: {}, marsh: {}}\nboards:\n  field:\n    of: game\n    grid: ${grid}\n    rows: |\n` +
    rows.replace(/^/gm, '      ') +
    '\n    legend: {p: plain, m: marsh, .: none}\n';
  const laid = (effect: string, rows: string, grid?: string): string[] =>
    judged(
      'never-fits',
      `${board(rows, grid)}shapes: {bar: {cells: ["@##"]}, hook: {cells: ["@#", "#."]}}\n` +
        `pieces: {bar: {shape: bar}, hook: {shape: hook}}\nclasses: {thing: {of: piece}}\nslots: [{id: s, effect: "${effect}"}]\n`,
    );
  const noRoom = ['"bar" can never be laid here: no board has room for it.'];
  test.each([
    ['lay bar', 'pp\npp', noRoom],
    ['lay bar', 'ppp', []],
    ['lay bar', 'p\np\np', []],
    ['lay bar', 'pp.p', noRoom],
    ['lay hook', 'pp\npp', []],
    ['lay bar on plain', 'ppm', ['"bar" can never be laid here: no board has such sites lying together like that.']],
    ['lay bar on plain or marsh', 'ppm', []],
    ['lay bar on empty plain', 'mmm\nppp', []],
  ])('%s on %j', (effect, rows, expected) => expect(laid(effect, rows)).toEqual(expected));

  const stations = (kinds: string): string[] =>
    judged(
      'lonely-port',
      'shapes: {cell: {cells: ["@"]}}\nzones: {pile: {}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards:\n' +
        kinds
          .split(' ')
          .map(
            (kind, i) =>
              `  - {id: c${i}, deck: d, type: t, shape: cell, ports: {${kind.replaceAll(':', ': ')}}, effect: gain 1 coin}\n`,
          )
          .join(''),
    );
  test.each([
    ['east:rail west:rail', []],
    [
      'east:rail west:road',
      [
        'The ports "rail" of "C0" can never meet: nothing else has such a port.',
        'The ports "road" of "C1" can never meet: nothing else has such a port.',
      ],
    ],
    ['east:rail,west:rail', ['The ports "rail" of "C0" can never meet: nothing else has such a port.']],
  ])('ports %s', (kinds, expected) => expect(stations(kinds)).toEqual(expected));

  const gone = (rows: string, effect: string): string[] =>
    judged(
      'cut-off-sites',
      `${board(rows)}pieces: {ship: {where: empty site}}\nslots: [{id: s, effect: "${effect}"}]\n`,
    );
  test('no step leads to sites apart from the others', () => {
    const sails = 'relocate ship up to 3 steps to site';
    expect(gone('ppp.p\nppp.p', sails)).toEqual([
      'By steps nothing comes to e1, e2: no other site of "field" is beside them.',
    ]);
    expect(gone('ppppp\nppp.p', sails)).toEqual([]);
    expect(gone('ppp.p\nppp.p', 'relocate ship to site')).toEqual([]);
  });
});

test('missing-game', () => {
  expect(diagnosticLines(loadText('pack: p\nplayers: [2]\nprocedures: {gane: {a: end game}}\n'))).toEqual([
    'p.yaml:1:1 missing-game There is no procedure "game" with a step: nothing would happen.',
    'p.yaml:3:14 unused-name Nothing uses the procedure "gane".',
  ]);
});

describe('never-true', () => {
  const board =
    'site-kinds: {plot: {}}\npieces: {hut: {where: empty plot}}\nboards: {b: {of: game, sites: {p1: {kind: plot}, p2: {kind: plot}}}}\n';
  const judged = (effect: string): string[] =>
    found(`${board}slots: [{id: s, effect: "${effect}; build hut"}]\n`)
      .filter((line) => line.includes('never-true'))
      .map((line) => line.replace(/^.*never-true /, ''));

  test('more pieces than sites', () =>
    expect(judged('if huts >= 3: gain 1 coin')).toEqual(['This condition can never be true: there are 2 at most.']));
  test('as many as sites may stand', () => expect(judged('if huts >= 2: gain 1 coin')).toEqual([]));
  test('both of two conditions', () =>
    expect(judged('if coin > 3 and huts + huts > 4: gain 1 coin')).toEqual([
      'This condition can never be true: it is 4 at most.',
    ]));
  test.each([
    'coin >= 3 and coin < 2',
    'coin > 2 and coin < 3',
    'coin >= 2 and coin <= 3 and coin != 2 and coin != 3',
    'huts and huts = 0',
    'coin < huts and huts < coin',
    'coin > 3 and not coin > 3',
    'not (coin <= 3 or coin > 1)',
    'not (coin > 3 or players = 2) and coin > 3',
  ])('%s excludes itself', (test) => expect(judged(`if ${test}: gain 1 coin`)).toHaveLength(1));
  test.each([
    'coin >= 3 and coin <= 3',
    'coin < huts and huts < coin + 2',
    'coin > 2 and coin != 3',
    'huts or huts = 0 and coin = 1',
  ])('%s may hold', (test) => expect(judged(`if ${test}: gain 1 coin`)).toEqual([]));
  test('one of two may hold', () => expect(judged('if coin > 3 or huts > 4: gain 1 coin')).toEqual([]));
  test('a counter has no bound', () => expect(judged('if coin >= 1000: gain 1 coin')).toEqual([]));
  test('more cards than there are', () =>
    expect(
      found(
        `zones: {pile: {}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards: [{id: one, deck: d, type: ` +
          `t, copies: 2, effect: gain 1 coin}]\nslots: [{id: s, effect: "if cards in pile >= 3: gain 1 ` +
          `coin"}]\n`,
      ).filter((line) => line.includes('never-true')),
    ).toHaveLength(1));
});

describe('never-possible', () => {
  const board =
    'site-kinds: {plot: {}, path: {}}\npieces: {hut: {where: empty plot, upgrade: 1 coin}, road: ' +
    '{where: empty path}, tower: {where: empty plot}}\nboards: {b: {of: game, sites: {p1: {kind: ' +
    'plot}, p2: {kind: path}}}}\n';
  const judged = (effect: string): string[] =>
    found(`${board}slots: [{id: s, effect: "${effect}; build hut; build road; build tower"}]\n`)
      .filter((line) => line.includes('never-possible'))
      .map((line) => line.replace(/^.*never-possible /, ''));

  test.each([
    ['build hut on path', 'This can never be done: no site that it names may ever take a hut.'],
    ['build hut on p2', 'This can never be done: no site that it names may ever take a hut.'],
    ['upgrade tower', 'This can never be done: a tower has no upgrade.'],
    ['upgrade upgraded hut', 'This can never be done: what is upgraded is not upgraded again.'],
  ])('%s', (effect, message) => expect(judged(effect)).toEqual([message]));
  test.each([
    'build hut on plot',
    'build hut on p1',
    'build hut or build road on path',
    'upgrade not upgraded hut',
    'upgrade hut',
  ])('not %s', (effect) => expect(judged(effect)).toEqual([]));
});

describe('never-possible, of cards', () => {
  const judged = (effect: string): string[] =>
    found(
      `zones: {shown: {of: player, listening: true}, pile: {}}\ndecks: {d: {starts: pile}}\ntypes: ` +
        `{deed: {programs: {effect: parts}}}\nslots: [{id: s, effect: "${effect}"}]\n`,
    )
      .filter((line) => line.includes('never-possible'))
      .map((line) => line.replace(/^.*never-possible /, ''));
  test.each([
    ['use 1 used deed in shown', 'This can never be done: only cards that are not used are offered.'],
    ['ready 1 unused deed in shown', 'This can never be done: only used cards are made ready.'],
  ])('%s', (effect, message) => expect(judged(effect)).toEqual([message]));
  test.each([
    'use 1 deed in shown',
    'use 1 unused deed in shown',
    'ready 1 used deed in shown',
    'choose used deed in shown then use it',
  ])('not %s', (effect) => expect(judged(effect)).toEqual([]));
});

describe('nothing-to-discount', () => {
  const world =
    'counters: {coin: {plural: coins}, wood: {plural: wood}}\nsite-kinds: {plot: {}}\npieces: {hut: ' +
    '{cost: 1 wood, where: empty plot, upgrade: 1 coin}, tower: {cost: 2 coins, where: empty ' +
    'plot}}\nzones: {pile: {order: stack}, shown: {of: player, listening: true}}\ndecks: {d: {starts: ' +
    'pile}}\ntypes: {t: {programs: {effect: standing}}}\n';
  const judged = (discount: string, more = ''): string[] =>
    diagnosticLines(
      loadText(
        `pack: p\nplayers: [2]\nstatus: original\nprocedures: {game: {play: gain 1 coin}}\n${world}cards: ` +
          `[{id: c, deck: d, type: t, price: 1 coin, effect: "discount ${discount}"}]\n${more}`,
      ),
    ).flatMap((line) => /nothing-to-discount (.*)/.exec(line)?.[1] ?? []);

  test.each([
    ['1 coin on building hut', 'This takes nothing off: what is built here never costs coins.'],
    ['1 wood on building tower', 'This takes nothing off: what is built here never costs wood.'],
    ['1 wood on upgrading hut', 'This takes nothing off: what is upgraded here never costs wood.'],
    ['1 wood on buying cards', 'This takes nothing off: what is bought here never costs wood.'],
    ['1 wood, 1 coin on building hut', 'This takes nothing off: what is built here never costs coins.'],
  ])('%s', (discount, message) => expect(judged(discount)).toEqual([message]));
  test.each([
    '1 wood on building hut',
    '1 coin on building plot',
    '1 coin on upgrading hut',
    '1 coin on buying cards',
    'all on building hut',
  ])('not %s', (discount) => expect(judged(discount)).toEqual([]));
  test('not what another effect lets one pay', () =>
    expect(judged('1 coin on building hut', 'slots: [{id: s, effect: build hut for 1 coin}]\n')).toEqual([]));
  describe('before what is built next', () => {
    const next = (effect: string): string[] =>
      judged(
        '1 coin on buying cards',
        `periods: {turn: }\nslots: [{id: s, effect: build hut for 1 coin}, {id: n, effect: "${effect}"}]\n`,
      );
    test.each([
      '(until end of turn: discount 1 coin on building hut) then build hut',
      '(until end of turn: discount 1 coin on building huts) then build hut then gain 1 wood',
      '(until end of turn: discount 1 coin on building hut); build hut',
    ])('%s', (effect) =>
      expect(next(effect)).toEqual(['This takes nothing off: what is built next never costs coins.']),
    );
    test.each([
      '(until end of turn: discount 1 wood on building hut) then build hut',
      '(until end of turn: discount 1 coin on building hut) then build hut for 1 coin',
      '(until end of turn: discount 1 coin on building plot) then (build hut or build tower)',
      'until end of turn: discount 1 coin on building hut',
      // what the same effect builds later for a cost of its own
      '(until end of turn: discount 1 coin on building hut) then build hut then build hut for 1 coin',
      '(until end of turn: discount 1 coin on building hut) then build hut then may (gain 1 wood then build hut for 1 coin)',
      '(until end of turn: discount 1 coin on building hut); build hut; build hut for 1 coin or 1 wood',
    ])('not %s', (effect) => expect(next(effect)).toEqual([]));
  });
});

describe('unseen-choice', () => {
  const judged = (effect: string): number =>
    found(
      `zones: {pile: {order: stack, visible: none, draws-to: hand}, seen: {}, hand: {of: ` +
        `player}}\ndecks: {d: {starts: pile, routes: {gone: move this to seen}}}\ntypes: {t: {}}\ncolors: ` +
        `{red: {}}\ncards: [{id: one, deck: d, type: t, color: red, effect: gain 1 coin}]\nslots: [{id: ` +
        `s, effect: "${effect}"}]\n`,
    ).filter((line) => line.includes('unseen-choice')).length;
  test.each([
    'move top 4 cards of pile to seen then choose red card in seen then move it to hand',
    'move top 4 cards of pile to seen then choose card in seen then resolve it',
    'gain 2 cards then choose red card in hand then move it to seen',
    'gain 2 cards then choose card in hand then move it to seen then (if it is red: gain 1 coin) then pay 1 coin',
    'gain 2 cards then choose card in hand then move it to seen then if it is red: pay 1 coin',
    'move top 4 cards of pile to seen then move 2 red cards in seen to hand',
    '(move top 4 cards of pile to seen then choose card in seen then move it to hand) then gain 1 coin',
    'look at top 4 cards of pile then move 1 card of them to hand then move 1 red card of them to seen',
    'look at top 4 cards of pile then choose card of them then move it to hand then resolve it',
    'reveal top 3 cards of pile then (move 1 red card of them to hand or move 2 cards of them to hand then gain 1 coin)',
    'reveal top 3 cards of pile then (move red cards of them to hand or dispose them as gone)',
    'move top 3 cards of pile to seen then (move 1 red card in seen to hand or choose card in seen then resolve it)',
    'reveal top 3 cards of pile then if coin >= 2: move 1 card of them to hand',
    'reveal top 3 cards of pile then pay 1 coin: move 1 card of them to hand',
    'look at top 3 cards of pile then (move 1 card of them to hand or gain 1 coin) then move 1 card of them to seen',
  ])('%s', (effect) => expect(judged(effect)).toBe(1));
  test.each([
    'move top 4 cards of pile to seen then choose card in seen then move it to hand',
    'gain 2 cards then choose card in hand then move it to seen',
    'gain 2 cards; choose red card in hand then move it to seen',
    'gain 2 cards then choose card in hand then move it to seen then if it is red: gain 1 coin',
    'gain 2 cards then choose card in hand as given then move it to seen then (if given is red: gain ' +
      '1 coin else: gain 2 coins) then gain 1 coin',
    'reveal top 3 cards of pile then (move 1 red card of them to hand or gain 1 coin)',
    'reveal top 3 cards of pile then may (move 1 red card of them to hand or move 2 cards of them to hand)',
    'reveal top 3 cards of pile then (move 1 red card of them to hand or move 1 card of them to hand)',
    'reveal top 3 cards of pile then move red cards of them to hand',
    'reveal top 3 cards of pile then if red cards of them >= 2: gain 1 coin else: gain 2 coins',
    'reveal top card of pile then (move it to hand or move it to seen)',
    'reveal top 3 cards of pile then (if red card of them: move 1 red card of them to hand) then gain 1 coin',
    'reveal top 3 cards of pile then (move 1 card of them to hand or gain 1 coin) then move them to pile in any order',
    'move top 4 cards of seen to hand then choose red card in hand then move it to seen',
    'move top 4 cards of pile to seen; choose red card in seen then move it to hand',
    'move top 4 cards of pile to seen then move 2 cards in seen to hand',
    'move top 4 cards of pile to seen then move 2 cards in seen to hand then each card in seen: move it to pile',
    'look at top 4 cards of pile then move 1 card of them to hand then move 1 card of them to seen then move them to pile in any order',
    'gain 1 coin then look at top 4 cards of pile then move 1 card of them to hand',
    'move top 4 cards of pile to seen then choose card in seen then move it to hand then choose card in seen then move it to pile',
  ])('not %s', (effect) => expect(judged(effect)).toBe(0));
});

describe('no-such-loop', () => {
  const judged = (number: string): string[] =>
    diagnosticLines(
      loadText(
        `pack: p\ntitle: P\nversion: 1.0.0\nplayers: [1]\nscore: coin\nranking: [most coin]\ncounters: ` +
          `{coin: {}}\nperiods: {round: {}, turn: {of: player}, era: {}}\nprocedures:\n  game:\n    epochs: ` +
          `"repeat 2 times: do epoch"\n    end: end game\n  epoch:\n    begin: begin era\n    laps: "repeat ` +
          `3 times: do lap"\n  lap:\n    begin: begin round\n    turns: "repeat 2 times: each player: begin ` +
          `turn"\nslots: [{id: s, effect: "gain 1 coin per ${number}"}]\n`,
      ),
    ).filter((line) => line.includes(' no-such-loop ') || line.includes('error'));
  test.each(['remaining turn this round', 'remaining round this era', 'remaining round', 'remaining era'])(
    'not %s',
    (number) => expect(judged(number)).toEqual([]),
  );
  test.each(['remaining turn this era', 'remaining round this turn'])('%s', (number) =>
    expect(judged(number)).toHaveLength(1),
  );
});

describe('hidden-choice', () => {
  const judged = (effect: string): string[] =>
    found(
      `zones: {pile: {order: stack, visible: none, draws-to: hand}, gone: {order: stack}, hand: {of: ` +
        `player}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards: [{id: one, deck: d, type: t, ` +
        `effect: gain 1 coin}]\nslots: [{id: s, effect: "${effect}"}]\n`,
    ).filter((line) => line.includes('hidden-choice'));
  test.each([
    'choose card of top 3 cards of pile then move it to hand',
    'choose top (coin) cards of pile then move it to hand',
    'each up to 2 cards of top 3 cards of pile: move it to hand',
  ])('%s', (effect) => expect(judged(effect)).toHaveLength(1));
  test.each([
    'choose top card of pile then move it to hand',
    'choose card of top 3 cards of gone then move it to hand',
    'look at top 3 cards of pile then choose card of them then move it to hand',
    'each card of top 3 cards of pile: move it to hand',
  ])('not %s', (effect) => expect(judged(effect)).toEqual([]));
});

describe('secret-of-others', () => {
  const IDLE = 'gain 1 coin';
  const judged = ({
    turn = IDLE,
    card = IDLE,
    later = IDLE,
  }: {
    turn?: string;
    card?: string;
    later?: string;
  }): string[] =>
    diagnosticLines(
      loadText(
        `pack: p\nplayers: [2]\nranking: [most coin]\ncounters: {coin: {plural: coins}, bid: {visible: owner, most: 3}}\n` +
          `zones: {pile: {order: stack, visible: none}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\n` +
          `cards: [{id: one, deck: d, type: t, effect: "${card}"}]\n` +
          `procedures:\n  game:\n    play: "each player: do turn"\n    end: end game\n` +
          `  turn: {act: "${turn}"}\n  later: {act: "${later}"}\n`,
      ),
    ).filter((line) => !/unused-name|unresolved-program|never|missing/.test(line));
  const codes = (parts: Parameters<typeof judged>[0]): string[] => judged(parts).map((line) => line.split(' ')[1]);
  test.each([
    { turn: 'may (if bid < (max over other players: bid): gain 1 coin)' },
    { turn: '(each other player: lose 1 bid) or gain 1 coin' },
    { turn: 'choose other player then take 1 bid from that player' },
    { turn: 'choose other player with bid >= 2 then gain 1 coin' },
    { turn: 'may do later', later: 'each other player: (if bid >= 1: gain 1 coin)' },
    { card: 'choose other player then gain (bid of that player) coins' },
    { card: 'each other player: pay 1 bid' },
    { card: 'gain 1 coin per (other player with bid > yours)' },
  ])('%j', (parts) => expect(new Set(codes(parts))).toEqual(new Set(['secret-of-others'])));
  test.each([
    { turn: 'if bid = (max over players: bid): gain 1 coin' },
    { turn: 'each player: set bid to 0' },
    { turn: 'each player: may pay 1 bid: gain 1 coin' },
    { turn: 'do later', later: 'each other player: lose 1 bid' },
    { turn: 'may pay 1 bid: gain 1 coin' },
    { turn: 'may (each other player: gain 1 bid)' },
    { card: 'if bid >= 2: gain 1 coin' },
  ])('not %j', (parts) => expect(judged(parts)).toEqual([]));
});

describe('nothing-face-down', () => {
  const judged = (...effects: string[]): string[] =>
    found(
      `zones: {pile: {order: stack, visible: none}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards: [{id: one, deck: d, type: t, ` +
        `effect: gain 1 coin}]\nsite-kinds: {plot: {}}\nboards: {field: {sites: {f1: {kind: plot}}}}\nslots:\n` +
        effects.map((effect, i) => `  - {id: s${i}, effect: "${effect}"}\n`).join(''),
    ).filter((line) => line.includes('nothing-face-down'));
  test.each(['look at tile of f1', 'reveal tiles of plots', 'choose tile of plots as seen then look at seen'])(
    '%s',
    (effect) => expect(judged(effect)).toHaveLength(1),
  );
  test.each(['place top 1 card of pile at f1 face down', 'conceal tile of f1'])('not beside %s', (lays) =>
    expect(judged('look at tile of f1', lays)).toEqual([]),
  );
});

describe('order-matters', () => {
  const judged = (effect: string, more = ''): number =>
    found(
      `attributes: {late: {order-of: effect}}\nzones: {pile: {}}\ndecks: {d: {starts: pile}}\ntypes: ` +
        `{t: {}}\ncards: [{id: one, deck: d, type: t, ${more}effect: "${effect}"}]\n`,
    ).filter((line) => line.includes('order-matters')).length;
  test.each(['pay 1 coin: gain 2 coins', 'lose 1 coin', 'if coin >= 3: gain 1 coin', 'gain 1 coin per 2 coins'])(
    '%s',
    (effect) => expect([judged(effect), judged(effect, 'late: 1, '), judged(effect, 'late: 0, ')]).toEqual([1, 0, 0]),
  );
  test.each(['gain 1 coin', 'gain 1 coin per card in pile', 'if players = 2: gain 1 coin'])('not %s', (effect) =>
    expect(judged(effect)).toBe(0),
  );
});

describe('names of a variant', () => {
  const GAME =
    'zones: {pile: {}}\ndecks: {storm: {starts: pile}, calm: {starts: pile}}\ntypes: {plain: {}}\ncards:\n' +
    '  - {id: gale, deck: storm, type: plain, effect: gain 1 coin}\n' +
    '  - {id: still, deck: calm, type: plain, effect: gain 1 coin}\n' +
    'slots: [{id: s, effect: "gain 1 coin per storm in pile; gain 1 coin per plain in pile", players: [1]}]\n';
  const base = smallPack(GAME).replace('pack: p', 'pack: b').replace('players: [2]', 'players: [1, 2]');
  const judged = (more: string): string[] =>
    diagnosticLines(loadFiles({ 'b/pack.yaml': base, 'p.yaml': `pack: v\nextends: b\n${more}` }, 'p.yaml')).filter(
      (line) => /ambiguous-name|never-in-play/.test(line),
    );
  test('nothing is wrong with the base', () => expect(judged('')).toEqual([]));
  test('a type called like a deck is said once, where the variant declares it', () =>
    expect(
      judged('types: {storm: {plural: storms}}\ncards: [{id: c, deck: calm, type: storm, effect: gain 1 coin}]\n'),
    ).toEqual(['p.yaml:3:9 ambiguous-name "storm" is declared as deck and type: a phrase could mean either.']));
  test('a deck called like a type, too', () =>
    expect(
      judged('decks: {plain: {starts: pile}}\ncards: [{id: c, deck: plain, type: plain, effect: gain 1 coin}]\n'),
    ).toEqual(['p.yaml:3:9 ambiguous-name "plain" is declared as deck and type: a phrase could mean either.']));
  test('fewer players leave out what the base has for others, and nothing of the variant', () =>
    expect(judged('players: [2]\nslots: [{id: own, effect: gain 2 coins, players: [1]}]\n')).toEqual([
      'p.yaml:4:50 never-in-play "own" is never in play: the game is for 2 players.',
    ]));
});

describe('missing-lexicon', () => {
  const base = `${smallPack('lexicon: {it: {coin: {gender: f, one: moneta, other: monete}}}\n')}status: original\n`;
  const judged = (more: string): string[] =>
    diagnosticLines(
      loadFiles(
        {
          'b/pack.yaml': base.replace('pack: p', 'pack: b'),
          'p.yaml': `pack: v\nextends: b\nstatus: original\n${more}`,
        },
        'p.yaml',
      ),
    ).filter((line) => line.includes('missing-lexicon'));
  const GEM = 'counters: {gem: {}}\nslots: [{id: s, effect: gain 1 gem}]\n';

  test('names of a pack without words in a language of its base', () =>
    expect(judged(GEM)).toEqual([
      'p.yaml:1:7 missing-lexicon This pack has no Italian words for its own names; texts show them as written: ‹gem›, ‹s›.',
    ]));
  test('not names of the base', () => expect(judged('insert: []\n')).toEqual([]));
  test('not where it has words: then missing-form tells which are missing', () =>
    expect(judged(`${GEM}lexicon: {it: {gem: {gender: f, one: gemma, other: gemme}}}\n`)).toEqual([]));
});

describe('always-true', () => {
  const judged = (test: string): string[] =>
    found(`slots: [{id: s, effect: "if ${test}: gain 1 coin"}]\n`).filter((line) => line.includes('always-true'));
  test.each([
    'coin >= 0',
    'coin > 3 or coin <= 3',
    'coin != 3 or coin != 4',
    'coin = coin',
    'not (coin > 3 and coin < 2)',
  ])('%s', (test) => expect(judged(test)).toEqual(['p.yaml:6:26 always-true This condition is always true.']));
  test.each(['coin > 0', 'coin > 3 or coin < 3', 'coin > 3 or players = 2'])('not %s', (test) =>
    expect(judged(test)).toEqual([]),
  );
});

describe('same-twice', () => {
  const judged = (effect: string): string[] =>
    found(`slots: [{id: s, effect: "${effect}"}]\n`).filter((line) => line.includes('same-twice'));
  test('of three', () =>
    expect(judged('gain 1 coin or gain 2 coins or gain 1 coin')).toEqual([
      'p.yaml:6:57 same-twice The alternative `gain 1 coin` is offered twice.',
    ]));
  test('written otherwise', () => expect(judged('(gain 2 coins) or gain 2 coin')).toHaveLength(0));
  test('different ones', () => expect(judged('gain 1 coin or gain 2 coins')).toEqual([]));
});

describe('step-named-note', () => {
  const judged = (steps: string): string[] =>
    diagnosticLines(loadText(smallPack('').replace('{game: {end: end game}}', `{game: {${steps}, end: end game}}`)));
  test('a remark that is an effect', () =>
    expect(judged('note: gain 1 coin')).toEqual([
      'p.yaml:4:21 step-named-note "note" of a procedure is a remark for people, and this effect never runs.',
    ]));
  test('a remark', () => expect(judged('note: gain as in the base game')).toEqual([]));
});

describe('endless-times', () => {
  const endless = (effect: string): string[] =>
    found(`slots: [{id: s, effect: "${effect}"}]\n`).filter((line) => line.includes('endless-times'));

  test('a gain', () => expect(endless('any number of times: gain 1 coin')).toHaveLength(1));
  test('what is paid ends', () => expect(endless('any number of times: pay 1 coin: gain 1 coin')).toEqual([]));
  test('a limit ends it', () => expect(endless('up to 3 times: gain 1 coin')).toEqual([]));

  const inProcedures = (effect: string, more: string): string[] =>
    diagnosticLines(
      loadText(smallPack('').replace('{game: {end: end game}}', `{game: {play: "${effect}", end: end game}, ${more}}`)),
    ).filter((line) => line.includes('endless-times'));
  test('a price in a procedure that is done', () => {
    const play = 'any number of times: do again';
    expect(inProcedures(play, 'again: {one: gain 1 coin}')).toHaveLength(1);
    expect(inProcedures(play, 'again: {one: "pay 1 coin: gain 2 coins"}')).toEqual([]);
    expect(inProcedures(play, 'again: {one: do more}, more: {two: do again, three: pay 1 coin}')).toEqual([]);
    expect(inProcedures(play, 'again: {one: do more}, more: {two: do again}')).toHaveLength(1);
  });
  test('the same in one about something', () =>
    expect(
      inProcedures(
        'choose other player then any number of times: do again of that player',
        'again: {of: player, one: "pay 1 coin to that player: gain 1 coin"}',
      ),
    ).toEqual([]));
});

describe('unchanged-condition', () => {
  const unchanged = (effect: string): string[] =>
    diagnosticLines(
      loadText(smallPack('').replace('{game: {end: end game}}', `{game: {end: end game}, again: {do: "${effect}"}}`)),
    ).filter((line) => line.includes('unchanged-condition'));

  test('what is asked for does not change', () =>
    expect(unchanged('repeat until players >= 3 at most 9 times: lose 1 coin')).toHaveLength(1));
  test('a counter that changes', () =>
    expect(unchanged('repeat until coins >= 3 at most 9 times: gain 1 coin')).toEqual([]));
  test('a procedure may change anything', () =>
    expect(unchanged('repeat until coins >= 3 at most 9 times: do game')).toEqual([]));
});

describe('short-supply', () => {
  const setup = (pieces: string, step: string): string[] =>
    diagnosticLines(
      loadText(
        smallPack(
          `site-kinds: {plot: {}}\npieces: {hut: {where: empty plot${pieces}}}\nboards: {b: {sites: {p1: ` +
            `{kind: plot, tags: [home]}, p2: {kind: plot, tags: [home]}}}, c: {sites: {q1: {kind: plot, tags: ` +
            `[home]}, q2: {kind: plot, tags: [home]}}}}\nslots: [{id: s, effect: build hut}]\n`,
        ).replace('procedures: {game: {', `procedures: {game: {boards: deal boards, step: "${step}", `),
      ),
    )
      .filter((line) => line.includes('short-supply'))
      .map((line) => line.replace(/^.*short-supply /, ''));

  test('fewer pieces than are placed', () =>
    expect(setup(', supply: 3', 'each player: place hut at home')).toEqual([
      'Setting up for 2 players takes 4 from the supply of "hut", which has 3.',
    ]));
  test('just enough', () => expect(setup(', supply: 4', 'each player: place hut at home')).toEqual([]));
  test('without end', () => expect(setup('', 'each player: place hut at home')).toEqual([]));
  test('what somebody decides is no setup', () =>
    expect(setup(', supply: 3', 'each player: (build hut then place hut at home)')).toEqual([]));
  test('fewer cards than are dealt', () =>
    expect(
      diagnosticLines(
        loadText(
          smallPack(
            `zones: {pile: {order: stack}, shown: {}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards: ` +
              `[{id: one, deck: d, type: t, copies: 2, effect: gain 1 coin}]\n`,
          ).replace('procedures: {game: {', 'procedures: {game: {deal: move top 3 cards of pile to shown, '),
        ),
      ).filter((line) => line.includes('short-supply')),
    ).toHaveLength(1));
});

describe('where everything comes from', () => {
  const EDITIONS = 'editions: {en1: {title: x, pages: 20, sections: [appendix, solo game]}, web: x}\n';
  const STATUS = 'status: original\n';
  /** A slot whose notes are these. */
  const slot = (notes: string, more = STATUS): string[] =>
    found(`${more}${EDITIONS}slots: [{id: s, effect: gain 1 coin, ${notes}}]\n`);
  /** The pack with one dispute or gap. */
  const dispute = (fields: string): string[] =>
    found(
      `${STATUS}${EDITIONS}options: {o: {values: [1, 2], default: 1}}\ndisputes: {D1: {topic: t, ${fields}}}\nslots: ` +
        `[{id: s, when: o = 1, effect: gain 1 coin, disputed: D1}]\n`,
    );

  test('a pack that does not say what was read is not asked', () =>
    expect(found('slots: [{id: s, effect: gain 1 coin}]\n')).toEqual([]));

  test('what plays must say it, unless the pack says it of all', () => {
    expect(
      found(
        `${EDITIONS}signals: {bell: {}}\nrules: ["when bell: gain 1 coin"]\nslots: [{id: s, effect: signal bell}]\n`,
      ),
    ).toEqual([
      'p.yaml:4:14 no-source Nothing says where "game" comes from.',
      'p.yaml:8:9 no-source Nothing says where rule 1 comes from.',
      'p.yaml:9:14 no-source Nothing says where "s" comes from.',
    ]);
    expect(found(`${STATUS}${EDITIONS}slots: [{id: s, effect: gain 1 coin}]\n`)).toEqual([]);
  });

  test.each([
    ['status: attested', ['p.yaml:8:14 no-source "s" is attested, but no source is named.']],
    ['status: attested, source: {edition: en1, at: p. 20}', []],
    ['status: derived', ['p.yaml:8:14 no-source "s" is derived, but no source is named and no reasoning is given.']],
    ['status: derived, why: so', ['p.yaml:8:14 no-source "s" is derived, but no source is named.']],
    ['status: derived, source: {edition: en1, at: appendix}, why: so', []],
    [
      'unlimited: true, status: {effect: attested, unlimited: original}',
      ['p.yaml:8:14 no-source "s" is attested (effect), but no source is named.'],
    ],
    ['status: attested, source: {edition: en1}', ['p.yaml:8:74 no-source The source does not say where in "en1".']],
    ['status: attested, source: {edition: web}', []],
    ['status: {efect: attested}', ['p.yaml:8:47 unknown-field "s" has no field "efect" that could have a status.']],
    ['status: {rest: attested}, source: {edition: en1, at: p. 1}', []],
  ])('%s', (notes, expected) => expect(slot(notes)).toEqual(expected));

  test('a map of statuses leaves nothing out, where the pack says nothing of all', () => {
    const lines = slot('unlimited: true, status: {effect: original}', '').filter((line) =>
      line.includes(' unsaid-field '),
    );
    expect(lines).toEqual(['p.yaml:7:55 unsaid-field The status of "s" leaves out unlimited.']);
    expect(
      slot('unlimited: true, status: {effect: original, rest: original}', '').filter((line) => line.includes('"s"')),
    ).toEqual([]);
    expect(slot('unlimited: true, status: {effect: original}')).toEqual([]);
  });

  test('steps and sites may say it themselves', () => {
    const steps = (notes: string): string[] =>
      diagnosticLines(
        loadText(
          smallPack(EDITIONS).replace(
            '{game: {end: end game}}',
            `{game: {one: {do: gain 1 coin, ${notes}}, end: {do: end game, status: original}}}`,
          ),
        ),
      );
    expect(steps('status: original')).toEqual([]);
    expect(steps('status: attested')).toEqual([
      'p.yaml:4:21 no-source "one" of "game" is attested, but no source is named.',
    ]);
    const sites = (notes: string): string[] =>
      found(
        `${EDITIONS}${STATUS}site-kinds: {plot: {}}\nboards: {b: {sites: {p1: {kind: plot, ${notes}}}}}\nslots: [{id: s, when: plot, effect: gain 1 coin}]\n`.replace(
          'when: plot, ',
          '',
        ),
      ).filter((line) => line.includes('p1'));
    expect(sites('status: attested')).toEqual([
      'p.yaml:9:22 no-source "p1" of "b" is attested, but no source is named.',
    ]);
  });

  test.each([
    ['p. 20', []],
    ['p. 20, in the table', []],
    ['pp. 19-20', []],
    ['solo game', []],
    ['solo game, at the end', []],
    ['p. 21', ['unknown-locator The edition "en1" has no page 21: it has 20.']],
    ['pp. 20-21', ['unknown-locator The edition "en1" has no pages 20-21: it has 20.']],
    ['pp. 5-4', ['unknown-locator "pp. 5-4" does not run from a page to a later one.']],
    ['pp. 5', ['unknown-locator "pp. 5" is not how a place is written. p. 5']],
    ['p. 5-6', ['unknown-locator "p. 5-6" is not how a place is written. pp. 5-6']],
    ['page 5', ['unknown-locator The edition "en1" has no place "page 5". p. 5']],
    ['5', ['unknown-locator The edition "en1" has no place "5". p. 5']],
    ['apendix', ['unknown-locator The edition "en1" has no place "apendix". appendix']],
    ['nowhere', ['unknown-locator The edition "en1" has no place "nowhere".']],
  ])('the place %s', (at, expected) => {
    const { diagnostics } = loadText(
      smallPack(`${STATUS}${EDITIONS}slots: [{id: s, effect: gain 1 coin, source: {edition: en1, at: "${at}"}}]\n`),
    );
    expect(
      diagnostics.map(({ code, message, suggestions = [] }) => [`${code} ${message}`, ...suggestions].join(' ')),
    ).toEqual(expected);
  });

  test.each([
    ['decision: a, reason: b', []],
    ['decision: a, reason: b, plays: true, option: o', []],
    ['decision: a, reason: b, plays: true, no-option: c', []],
    ['decision: a', ['p.yaml:9:12 undecided-dispute The dispute "D1" has no reason.']],
    ['plays: true', ['p.yaml:9:12 undecided-dispute The dispute "D1" has no decision and no reason.']],
    [
      'decision: a, reason: b, plays: true',
      ['p.yaml:9:12 undecided-dispute The dispute "D1" changes play, but people cannot choose.'],
    ],
    ['decision: a, reason: b, option: p', ['p.yaml:9:59 unknown-name No option is called "p".']],
    ['decision: a, reason: b, readings: {en3: x}', ['p.yaml:9:62 unknown-edition No edition is called "en3".']],
  ])('a dispute: %s', (fields, expected) => expect(dispute(fields)).toEqual(expected));

  test('a component names a dispute that there is', () =>
    expect(slot('disputed: [D1, D2]')).toEqual([
      'p.yaml:8:49 unknown-dispute No dispute is called "D1".',
      'p.yaml:8:53 unknown-dispute No dispute is called "D2".',
    ]));

  test('a gap names a deck that there is, and a place that there is', () =>
    expect(
      found(`${STATUS}${EDITIONS}gaps: {lost: {known: a name, deck: era-9, source: {edition: en1, at: p. 40}}}\n`),
    ).toEqual([
      'p.yaml:8:36 unknown-name No deck is called "era-9".',
      'p.yaml:8:70 unknown-locator The edition "en1" has no page 40: it has 20.',
    ]));

  test('a pack that extends is asked for its own components only', () => {
    const base = smallPack(`${EDITIONS}slots: [{id: s, effect: gain 1 coin}]\n`);
    const own = (more: string): string[] =>
      diagnosticLines(loadFiles({ 'b/pack.yaml': base, 'p.yaml': `pack: v\nextends: b\n${more}` }, 'p.yaml'));
    expect(own('slots: [{id: u, effect: gain 3 coins}]\n')).toEqual([]);
    expect(
      own(
        'editions: {mine: x}\nslots: [{id: u, effect: gain 3 coins}]\ninsert: [{procedure: game, before: ' +
          'end, name: more, do: gain 1 coin}]\n',
      ),
    ).toEqual([
      'p.yaml:4:14 no-source Nothing says where "u" comes from.',
      'p.yaml:5:47 no-source Nothing says where "more" of "game" comes from.',
    ]);
    expect(own('status: derived\nchange: {slots: [{id: s, effect: gain 3 coins, name: Sum}]}\n')).toEqual([
      'p.yaml:4:23 no-source "s" is derived, but no source is named and no reasoning is given.',
    ]);
    expect(own('status: attested\nchange: {slots: [{id: s, name: Sum, status: {efect: original}}]}\n')).toEqual([
      'p.yaml:4:46 unknown-field "s" has no field "efect" that could have a status.',
    ]);
    expect(own('slots: [{id: u, effect: gain 3 coins, disputed: D7}]\n')).toEqual([
      'p.yaml:3:49 unknown-dispute No dispute is called "D7".',
    ]);
  });
});

describe('double-number', () => {
  const cards = (...numbers: number[]): string[] =>
    found(
      `zones: {pile: {}}\ndecks: {d: {starts: pile}}\ntypes: {t: {}}\ncards:\n${numbers.map((n, i) => `  - {id: card-${i}, number: ${n}, deck: d, type: t, effect: gain 1 coin}\n`).join('')}slots: ` +
        `[{id: s, effect: gain 1 coin}]\n`,
    ).filter((line) => line.includes('double-number'));

  test('two cards with one number', () =>
    expect(cards(1, 2, 1)).toEqual(['p.yaml:12:26 double-number The card "card-2" has the number 1 of "card-0".']));
  test('each its own', () => expect(cards(1, 2, 3)).toEqual([]));
});
