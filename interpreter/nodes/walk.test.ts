/** Pieces that go by steps: where they come, how far that is, and what hears of the sites that they pass. */
import { describe, expect, test } from 'vitest';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';
import { sentenceRenderer } from '../index.ts';

/** A row of hills with a marsh beneath it, and a track that leads round with a lane that turns off from it. */
const pack = (rules: string[] = []): string => `pack: walks
title: Walks
version: 0.1.0
status: original
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}, seen: {}, mask: {}}
site-kinds: {hill: {plural: hills}, marsh: {plural: marshes}, stop: {plural: stops}, lane: {plural: lanes}}
pieces: {wanderer: {of: player, plural: wanderers, cost: free}}
boards:
  land:
    of: game
    grid: square
    ways: {sideways: [east, west], forward: [east, south]}
    rows: |
      hhhhh
      h.m.h
      hhmhh
    legend: {h: hill, m: marsh, .: none}
  track:
    of: game
    ways: {onward: [next, off]}
    sites:
      s1: {kind: stop, ways: {next: s2}}
      s2: {kind: stop, ways: {next: s3, off: l1}}
      s3: {kind: stop, ways: {next: s4}}
      s4: {kind: stop, ways: {next: s1}}
      l1: {kind: lane, ways: {next: l2}}
      l2: {kind: lane}
periods: {round: {}}
procedures: {game: {play: "each player: may relocate own wanderer up to 2 steps to site", end: end game}}
rules: [${rules.map((rule) => JSON.stringify(rule)).join(', ')}]
`;

const PACK = smallPack(pack());

const at = (...sites: string[]): string => `{me: {sites: {${sites.map((site) => `${site}: wanderer`).join(', ')}}}}`;

/** The sites that are offered, or the one to which the piece comes unasked; `-`: it cannot be done. */
function ends(position: string, run: string, ...choices: string[]): string {
  const { game, view } = afterEffect(PACK, position, run, 2, ...choices);
  if (game.decision) return game.decision.options.map(({ key }) => key.slice('site:'.length)).join(' ');
  const now = at(...Object.keys(view.sharedSites));
  return now === position ? '-' : Object.keys(view.sharedSites).join(' ');
}

describe('where it comes', () => {
  test.each([
    // b2 and d2 are no sites
    ['up to 1 steps to site', 'c2', 'c1 c3'],
    ['up to 2 steps to site', 'c2', 'b1 c1 d1 b3 c3 d3'],
    ['2 steps to site', 'c2', 'b1 d1 b3 d3'],
    ['up to 2 steps to hill', 'c2', 'b1 c1 d1 b3 d3'],
    // over c3 it would be 2 steps to b3
    ['up to 3 steps through hill to hill', 'c2', 'a1 b1 c1 d1 e1'],
    ['2 steps through marsh to site', 'c2', 'b3 d3'],
    ['through hill to marsh', 'a1', 'c2 c3'],
    // what counts is the shortest way: nothing is 4 steps away that is 2 steps away, too
    ['4 steps to site', 'a1', 'e1 c3'],
    ['up to 9 steps by sideways to site', 'b1', 'a1 c1 d1 e1'],
    ['by forward to site', 'c1', 'd1 e1 c2 e2 c3 d3 e3'],
    ['2 steps by south to site', 'c1', 'c3'],
    ['3 steps by south to site', 'c1', '-'],
    // round about: along a single way it is followed, as long as that is
    ['3 steps by next to site', 's1', 's4'],
    ['6 steps by next to site', 's1', 's3'],
    ['4 steps by next to site', 's1', '-'],
    ['up to 3 steps by onward to site', 's1', 's2 s3 s4 l1 l2'],
    ['2 steps by onward to site', 's1', 's3 l1'],
    ['2 steps through lane to site', 's2', 'l2'],
  ])('relocate own wanderer %s, from %s: %s', (how, from, expected) =>
    expect(ends(at(from), `relocate own wanderer ${how}`)).toBe(expected),
  );

  test('pieces are passed, unless it says otherwise', () => {
    expect(ends(at('a1', 'b1'), 'relocate own wanderer 2 steps to hill', 'site:a1')).toBe('c1 a3');
    // there is one end only
    expect(ends(at('a1', 'b1'), 'relocate own wanderer 2 steps through empty hill to hill', 'site:a1')).toBe('b1 a3');
  });

  test('a piece that can come nowhere is not offered', () => {
    const { game } = afterEffect(PACK, at('l2', 's1', 's2'), 'relocate own wanderer 1 steps by next to site', 2);
    // l2 leads nowhere, and before s1 stands another
    expect(game.everything().sharedSites).toMatchObject({ l2: {}, s1: {}, s3: {} });
  });

  test('where it may go can be said of the piece', () => {
    const run = 'choose own wanderer as it-self then relocate it-self up to 5 steps to hill within 1 of it-self';
    expect(ends(at('a1'), run)).toBe('b1 a2');
  });
});

describe('afterwards', () => {
  const DO = 'do:relocate-own-wanderer-';
  const STEPS = 'then gain (amount) coins';
  test.each([
    [`relocate own wanderer up to 4 steps to site ${STEPS}`, 'c2', ['site:d3'], 2],
    [`relocate own wanderer 6 steps by next to site ${STEPS}`, 's1', [], 6],
    [
      `may relocate own wanderer up to 4 steps to marsh then (set coins to amount + 10)`,
      'a1',
      [`${DO}up-to-4-steps-to-marsh`, 'site:c2'],
      13,
    ],
    ['relocate own wanderer up to 4 steps to site then (each marsh adjacent to it: gain 1 coin)', 'a1', ['site:c1'], 1],
  ] as const)('%s, from %s', (run, from, choices, expected) => {
    const { view } = afterEffect(PACK, at(from), run, 2, ...choices);
    expect(view.players[0].counters.coin).toBe(expected);
  });
  test('as often as said', () => {
    const run = 'up to 2 times: relocate own wanderer 1 steps by next to site';
    const { game } = afterEffect(PACK, at('s1'), run, 2);
    while (game.decision) game.choose(game.decision.options[0].key);
    expect(Object.keys(game.everything().sharedSites)).toEqual(['s3']);
  });
});

describe('who passes', () => {
  const passed = (rules: string[], run: string, from: string, ...choices: string[]) =>
    afterEffect(smallPack(pack(rules)), at(from), run, 2, ...choices.map((site) => `site:${site}`)).view.players.map(
      ({ counters: { coin, seen, mask } }) => [coin, seen, mask],
    );
  test.each([
    ['every site, the last one, too', ['when you pass stop: gain 1 coin'], '3 steps by next', 's1', [3, 0, 0]],
    ['not where it begins', ['when you pass s1: gain 1 coin'], '3 steps by next', 's1', [0, 0, 0]],
    ['a site twice', ['when you pass s2: gain 1 coin'], '6 steps by next', 's1', [2, 0, 0]],
    [
      'the second',
      ['when you pass stop for the 2nd time this round: gain 5 coins'],
      '3 steps by next',
      's1',
      [5, 0, 0],
    ],
    // each site adds its place to what was seen: in the order of the way
    [
      'in their order',
      ['when you pass s2: set mask to mask * 10 + 2', 'when you pass s3: set mask to mask * 10 + 3'],
      '3 steps by next',
      's1',
      [0, 0, 23],
    ],
    [
      'with it, the site',
      ['when you pass stop: if s4 it: gain 4 coins else: set seen to seen + 1'],
      '3 steps by next',
      's1',
      [4, 2, 0],
    ],
  ] as const)('%s', (_, rules, how, from, expected) =>
    expect(passed([...rules], `relocate own wanderer ${how} to site`, from)[0]).toEqual(expected),
  );

  test('only who goes by steps', () =>
    expect(passed(['when you pass site: gain 1 coin'], 'relocate own wanderer to s3', 's1')[0]).toEqual([0, 0, 0]));

  test('and another player', () => {
    const rules = ['when another player passes marsh: gain 1 coin'];
    expect(passed(rules, 'relocate own wanderer up to 4 steps to c3', 'c1')).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
  });

  test('of two ways it goes that on which fewer hear', () => {
    const rules = ['when you pass b3: gain 1 coin', 'when another player passes a2: gain 1 coin'];
    // from a1 to c3: over the marsh, and so past b3 and a2, if c1 hears nothing
    expect(passed(rules, 'relocate own wanderer up to 4 steps to c3', 'a1')).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(
      passed([...rules, 'when you pass hill: gain 7 coins'], 'relocate own wanderer up to 4 steps to c3', 'a1')[0][0],
    ).toBe(14);
  });
});

describe('in words', () => {
  test.each([
    ['en', 'moves the wanderer 3 steps from s1 to s4'],
    ['it', 'sposta wanderer di 3 passi da s1 a s4'],
    ['uk', 'пересуває wanderer на 3 кроки з s1 на s4'],
  ] as const)('%s: %s', (language, expected) => {
    const { game } = afterEffect(PACK, at('s1'), 'relocate own wanderer 3 steps by next to site', 2);
    const words = sentenceRenderer(PACK.model, language);
    expect(game.trace.filter(({ type }) => type === 'piece').map((event) => words.event(event))).toEqual([expected]);
  });

  const why = (position: string, run: string, ...choices: string[]): string[] =>
    afterEffect(PACK, position, run, 2, ...choices)
      .game.refusals()
      .map(({ key, reason }) => `${key.slice('site:'.length)}: ${reason}`);

  test('why it cannot come there', () => {
    expect(why(at('a1', 'b1'), 'relocate own wanderer up to 2 steps by forward to hill', 'site:a1')).toEqual([
      'b1: it is occupied',
      'd1: it is too far: 3 steps, at most 2',
      'b3: it is too far: 3 steps, at most 2',
      'e1: it is too far: 4 steps, at most 2',
      'e2: it is too far: 5 steps, at most 2',
      'd3: it is too far: 5 steps, at most 2',
      'e3: it is too far: 6 steps, at most 2',
    ]);
    expect(why(at('s2'), 'relocate own wanderer 2 steps by onward to site').filter((one) => /^[sl]/.test(one))).toEqual(
      ['s3: it is 1 step away, not 2', 'l1: it is 1 step away, not 2', 's1: it is 3 steps away, not 2'],
    );
    expect(why(at('s2'), 'relocate own wanderer up to 2 steps by onward to site')).toContain('c1: no way leads there');
  });

  test('why a piece cannot go', () => {
    expect(why(at('l2', 's1', 's3'), 'relocate own wanderer up to 2 steps by next to site')).toEqual([
      'l2: it cannot go anywhere',
    ]);
  });
});

describe('whose listening is known', () => {
  const CARDS = (visible: string): string => `zones:
  charms: {of: player, order: set, visible: ${visible}, listening: true}
  box: {of: game, order: stack, visible: none}
decks: {charm-deck: {starts: box, routes: {}}}
types: {charm: {programs: {effect: standing}}}
cards: [{id: snare, deck: charm-deck, type: charm, effect: "when another player passes c2: gain 1 coin"}]
`;
  const gained = (visible: string): number => {
    const model = smallPack(pack() + CARDS(visible));
    const position = '{me: {sites: {a1: wanderer}}, other: {charms: [snare]}}';
    return afterEffect(model, position, 'relocate own wanderer 4 steps to c3', 2).view.players[1].counters.coin;
  };
  // from a1 there are two ways of 4 steps, over c2 and over a3; without anybody who listens it goes over c2
  test('what all see is avoided', () => expect(gained('all')).toBe(0));
  test('what only its owner sees changes nothing', () => expect(gained('owner')).toBe(1));
});
