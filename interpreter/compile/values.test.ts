/**
 * What numbers and conditions are worth: one position with three players, and what each of them has to count there, found by looking at
 * the table below. The same with sites that nobody speaks of, so that sets of sites need one word, two, three or more.
 */
import { describe, expect, it } from 'vitest';
import { newGame } from '../localized.ts';
import { packOf } from '../../test/support/packs.ts';

/** The value for the players of seat 1, 2 and 3. A condition is worth 1 if it is true; `V` is the counter that an effect adds to. */
type Row = readonly [asked: string, ...values: [number, number, number]];

/*
 * Seats 1, 2, 3 have 3, 5, 0 coins and 1, 0, 0 kelp. They play in the order 2, 3, 1.
 *
 * Own board, a path  a1 field, gate   a2 field   a3 hill         a4 lake   a5 lake, gate
 * Seat 1             hut              road       upgraded hut
 * Seat 2             farm                                                  road
 * Seat 3
 *
 * Between the players, a way  b1 post of seat 1   b2 post of seat 2   b3 post of seat 2   b4
 *
 * Cards       ant tool red 3   bee tool blue 7   cow toy red 10   dog toy 12   dog toy 12
 * Where       shelf of 1       shelf of 2        shelf of 1       pile         pile
 * Slots       s1 red: seat 1   s2 blue: seat 2   s3 red           s4 without limit
 * Trail       seat 1 on 2, seat 2 on 5, seat 3 on 0
 */
const NUMBERS: readonly Row[] = [
  // the players
  ['7', 7, 7, 7],
  ['players', 3, 3, 3],
  ['seat', 1, 2, 3],
  ['place', 3, 1, 2],
  ['on-turn', 0, 0, 0],
  ['place of trail', 2, 1, 3],
  ['space of trail', 2, 5, 0],
  ['coin', 3, 5, 0],
  ['year', 4, 4, 4],
  ['pace', 5, 5, 5],
  ['limit', 6, 6, 6],
  ['resources', 1, 0, 0],
  ['other player', 2, 2, 2],
  ['player with coin >= 3', 2, 2, 2],
  ['other player with coin >= 3', 1, 1, 2],
  ['other player with coin > yours', 1, 0, 2],
  ['other player with huts < yours', 2, 0, 0],
  ['other player with posts > yours', 1, 0, 2],
  ['max over other players: posts', 2, 1, 2],
  ['max over other players: sum over posts: 2', 4, 2, 4],
  // arithmetic
  ['coin + seat', 4, 7, 3],
  ['10 + coin - 4', 9, 11, 6],
  ['coin * seat', 3, 10, 0],
  ['10 + (coin - 4) / 2', 9, 10, 8],
  ['(coin - 4) mod 3', 2, 1, 2],
  ['7 / coin', 2, 1, 0],
  ['7 mod coin', 1, 2, 0],
  ['9 - 2 * 3', 3, 3, 3],
  ['10 + (2 - 9) / 2', 6, 6, 6],
  ['(2 - 9) mod 4', 1, 1, 1],
  ['min(coin, 4)', 3, 4, 0],
  ['max(coin, 4, seat)', 4, 5, 4],
  ['max(2, seat)', 2, 2, 3],
  ['table coin (3: 8, 5: seat, else: 9)', 8, 2, 9],
  ['table pace (4: 1, 5: coin, else: 9)', 3, 5, 0],
  ['table players (4: 1, else: seat)', 1, 2, 3],
  // over several
  ['sum over players: coin', 8, 8, 8],
  ['sum over other players: coin', 5, 3, 8],
  ['min over other players: coin', 0, 0, 3],
  ['max over other players: coin', 5, 3, 5],
  ['max over players: huts', 2, 2, 2],
  ['different over players: huts', 2, 2, 2],
  ['different over other players: huts', 1, 2, 2],
  ['sum over building as kind: kind * kind', 4, 1, 0],
  ['min over building as kind: kind', 0, 0, 0],
  ['max over building as kind: kind', 2, 1, 0],
  ['different over structure as kind: kind', 3, 2, 1],
  ['sum over huts: worth of it', 5, 0, 0],
  ['min over huts: worth of it', 2, 0, 0],
  ['max over huts: worth of it', 3, 0, 0],
  ['different over buildings: worth of it', 2, 1, 0],
  ['min over fields: worth of it', 1, 1, 1],
  ['max over fields: worth of it', 2, 2, 2],
  ['sum over cards in shelf: number of it', 13, 7, 0],
  ['min over cards in shelf: number of it', 3, 7, 0],
  ['max over cards in shelf: worth of it', 4, 1, 0],
  ['sum over own slots: worth of it', 1, 6, 0],
  ['max over red slots: worth of it', 3, 3, 3],
  // of sets
  ['distance of a1 to lake', 3, 3, 3],
  ['distance of gate to hill', 2, 2, 2],
  ['different buildings of road', 1, 0, 0],
  ['different structures of gate', 1, 0, 0],
  ['supply of hut', 4, 4, 4],
  ['supply of post', 3, 2, 4],
  ['different colors of cards in shelf', 1, 1, 0],
  ['different types of cards in shelf', 2, 1, 0],
  ['different colors of cards in pile', 0, 0, 0],
  ['different types of cards in pile', 1, 1, 1],
];

/** Sets, of which is counted how many are in them. */
const SETS: readonly Row[] = [
  // sites
  ['sites where (it is a lake or it is a hill)', 3, 3, 3],
  ['sites where (it is a hut or it is a road)', 3, 1, 0],
  ['empty sites where (it is a field or it is a hill)', 0, 2, 3],
  ['cards in shelf where (it is an ant or it is a bee)', 1, 1, 0],
  ['slots where (it is own or it is red)', 2, 3, 2],
  ['fields', 2, 2, 2],
  ['gate', 2, 2, 2],
  ['field where it is a gate', 1, 1, 1],
  ['lakes where not it is a gate', 1, 1, 1],
  ['huts', 2, 0, 0],
  ['buildings', 2, 1, 0],
  ['upgraded huts', 1, 0, 0],
  ['not upgraded huts', 1, 0, 0],
  ['empty lakes', 2, 1, 2],
  ['not empty fields', 2, 1, 0],
  ['own posts', 1, 2, 0],
  ['foreign posts', 2, 1, 3],
  ['posts', 3, 3, 3],
  ['empty plots', 1, 1, 1],
  ['roads adjacent to hut', 1, 0, 0],
  ['fields adjacent to hut', 1, 0, 0],
  ['huts adjacent to road', 2, 0, 0],
  ['lakes adjacent to hut', 1, 0, 0],
  ['empty lakes adjacent to structure', 1, 1, 0],
  ['huts with roads >= 1', 2, 0, 0],
  ['fields with huts = 0', 1, 2, 2],
  ['fields with buildings >= 1', 1, 1, 0],
  ['settled', 2, 1, 0],
  ['joined hills', 1, 0, 0],
  ['reach(a1, road)', 2, 1, 1],
  ['reach(gate, structure)', 4, 2, 2],
  ['reach(gate, structure, 1)', 3, 2, 2],
  ['reach(a1, site, 2)', 3, 3, 3],
  ['reach(a1, lake)', 1, 1, 1],
  ['reach(b1, post, next)', 3, 3, 3],
  ['reach(b1, post, 1, next)', 2, 2, 2],
  ['reach(b1, foreign post, next)', 3, 1, 3],
  ['reach(b4, post, back)', 4, 4, 4],
  ['empty beyond(b1, post, next)', 1, 1, 1],
  ['beyond(b1, own post, next)', 0, 1, 0],
  ['empty beyond(b3, post, next)', 0, 0, 0],
  ['posts beyond(b4, foreign post, back)', 1, 0, 0],
  ['plots within 1 of b2', 3, 3, 3],
  ['next of posts', 3, 3, 3],
  ['empty next of posts', 1, 1, 1],
  ['foreign next of own posts', 1, 0, 0],
  ['back of b1', 0, 0, 0],
  // cards
  ['cards in shelf', 2, 1, 0],
  ['cards in pile', 2, 2, 2],
  ['tools in shelf', 1, 1, 0],
  ['red cards in shelf', 2, 0, 0],
  ['red toys in shelf', 1, 0, 0],
  ['not red cards in shelf', 0, 1, 0],
  ['ant in shelf', 1, 0, 0],
  ['used cards in shelf', 1, 0, 0],
  ['not used cards in shelf', 1, 1, 0],
  ['cards in shelf with number >= 7', 1, 1, 0],
  ['cards in shelf where (it is red or number of it > 6)', 2, 1, 0],
  ['cards in shelf of other players', 1, 2, 3],
  ['red cards in shelf of other players', 0, 2, 2],
  ['top 1 card of pile', 1, 1, 1],
  ['top 5 cards of pile', 2, 2, 2],
  ['toy of top 3 cards of pile', 2, 2, 2],
  // slots
  ['slots', 4, 4, 4],
  ['red slots', 2, 2, 2],
  ['colored slots', 3, 3, 3],
  ['not colored slots', 1, 1, 1],
  ['available slots', 2, 2, 2],
  ['available red slots', 1, 1, 1],
  ['not available slots', 2, 2, 2],
  ['occupied slots', 2, 2, 2],
  ['own slots', 1, 1, 0],
  ['foreign slots', 1, 1, 2],
  ['slots of other players', 1, 1, 2],
  ['red foreign slots', 0, 1, 1],
  ['not foreign red slots', 2, 1, 1],
  ['slots with worth >= 3', 3, 3, 3],
];

const CONDITIONS: readonly Row[] = [
  ['coin = 3', 1, 0, 0],
  ['coin != 3', 0, 1, 1],
  ['coin < 3', 0, 0, 1],
  ['coin <= 3', 1, 0, 1],
  ['coin > 3', 0, 1, 0],
  ['coin >= 3', 1, 1, 0],
  ['coin >= 3 and kelp >= 1', 1, 0, 0],
  ['coin >= 5 or kelp >= 1', 1, 1, 0],
  ['not (coin >= 5 or kelp >= 1)', 0, 0, 1],
  ['seat >= 2 and coin >= 3 and place = 1', 0, 1, 0],
  ['upgraded hut', 1, 0, 0],
  ['not upgraded hut', 0, 1, 1],
  ['farm or upgraded hut', 1, 1, 0],
  ['a1 is a hut', 1, 0, 0],
  ['a1 is not a hut', 0, 1, 1],
  ['a5 is empty', 1, 0, 1],
  ['b1 is foreign', 0, 1, 1],
  ['owner of b2 = owner of b3', 1, 1, 1],
  ['owner of b1 = owner of b2', 0, 0, 0],
  ['red card in shelf', 1, 0, 0],
  ['own red slot', 1, 0, 0],
  ['s1 is available', 0, 0, 0],
  ['s3 is available', 1, 1, 1],
  ['mood is wild', 1, 1, 1],
  ['mood is calm', 0, 0, 0],
];

/** What is about something that has a name. */
const EFFECTS: readonly Row[] = [
  ['each hut as one: gain (worth of one) V', 5, 0, 0],
  ['each card in shelf as one: if one is red: gain (number of one) V', 13, 0, 0],
  ['each card in shelf as one: if one is a toy: gain (number of one) V', 10, 0, 0],
  ['each card in shelf as one: each slot as other: if color of one = color of other: gain 1 V', 4, 1, 0],
  ['each card in pile as one: each slot as other: if color of one = color of other: gain 1 V', 0, 0, 0],
  ['each own slot as one: gain (worth of one) V', 1, 6, 0],
  ['each color: gain (cards of that color in shelf * cards of that color in shelf) V', 4, 1, 0],
  ['each kind of building as kind: if kind >= 1: gain (kind adjacent to road) V', 2, 0, 0],
  ['gain 2 V per 2 coins', 2, 4, 0],
  ['gain coin V per 2 roads', 0, 0, 0],
  ['count coin as before then gain before V', 3, 5, 0],
  ['owner of b2: gain 1 V', 0, 3, 0],
  ['each player: gain seat V', 3, 6, 9],
  ['each other player: gain 1 V', 2, 2, 2],
  ['repeat coin times: gain 1 V', 3, 5, 0],
  ['repeat until V >= 2 at most coin times: gain 1 V', 2, 2, 0],
];

const PER = 'gain 1 V per ';
const ROWS = [
  ...NUMBERS,
  ...SETS.map(([asked, ...values]): Row => [`${PER}${asked}`, ...values]),
  ...CONDITIONS.map(([asked, ...values]): Row => [`if ${asked}`, ...values]),
  ...EFFECTS,
];

function stepOf(asked: string, counter: string): string {
  if (/\bV\b/.test(asked)) return asked.replaceAll(/\bV\b/g, counter);
  return asked.startsWith('if ') ? `${asked}: gain 1 ${counter}` : `set ${counter} to (${asked})`;
}

const pack = (others: number): string => `
pack: values
title: Values
version: 1.0.0
players: [3]
score: coin
ranking: [most coin]
options:
  pace: {values: [1, 5], default: 5}
  mood: {values: [calm, wild], default: wild}
counters:
  coin: {}
  kelp: {classes: [resource]}
  wood: {plural: woods, classes: [resource]}
  year: {of: game, start: 4}
${ROWS.map((_, i) => `  v${i}: {}`).join('\n')}
classes: {resource: {of: counter}, building: {of: piece}, structure: {of: piece}}
constants: {limit: 6}
attributes: {worth: {default: 1}}
colors: {red: {}, blue: {}}
site-kinds: {${others > 0 ? 'waste: {}, ' : ''}field: {}, hill: {}, lake: {}, plot: {}}
predicates:
  settled: hut or farm
  joined: reach(gate, structure)
pieces:
  hut: {plural: huts, classes: [building, structure], cost: free, upgrade: free, supply: 6}
  farm: {plural: farms, classes: [building, structure], cost: free}
  road: {plural: roads, classes: [structure], cost: free}
  post: {plural: posts, of: player, cost: free, supply: 4}
boards:
  home:
    of: player
    copies: 3
    sites:
${Array.from({ length: others }, (_, i) => `      w${i}: {kind: waste}`).join('\n')}
      a1: {kind: field, tags: [gate], worth: 2, adjacent: [a2]}
      a2: {kind: field, adjacent: [a3]}
      a3: {kind: hill, worth: 3, adjacent: [a4]}
      a4: {kind: lake, adjacent: [a5]}
      a5: {kind: lake, tags: [gate]}
  between:
    of: game
    sites:
      b1: {kind: plot, ways: {next: b2}}
      b2: {kind: plot, ways: {next: b3, back: b1}}
      b3: {kind: plot, ways: {next: b4, back: b2}}
      b4: {kind: plot, ways: {back: b3}}
zones:
  pile: {of: game, order: stack, visible: all}
  shelf: {of: player, order: set, visible: all, listening: true}
decks: {box: {starts: pile}}
types: {tool: {plural: tools, programs: {effect: steps}}, toy: {plural: toys, programs: {effect: steps}}}
cards:
  - {id: ant, number: 3, deck: box, type: tool, color: red, worth: 4, effect: gain 1 wood}
  - {id: bee, number: 7, deck: box, type: tool, color: blue, effect: gain 1 wood}
  - {id: cow, number: 10, deck: box, type: toy, color: red, effect: gain 1 wood}
  - {id: dog, number: 12, deck: box, type: toy, copies: 2, effect: gain 1 wood}
slots:
  - {id: s1, color: red, effect: gain 1 coin}
  - {id: s2, color: blue, worth: 6, effect: gain 1 coin}
  - {id: s3, color: red, worth: 3, effect: gain 1 coin}
  - {id: s4, unlimited: true, worth: 3, effect: gain 1 coin}
tracks: {trail: {spaces: [{number: 0}, {number: 2}, {number: 5}]}}
procedures:
  game:
    boards: deal boards
    order: rotate players
    first: "each player: if seat = 1: (gain 3 coins, 1 kelp; place hut at a1; place hut at a3; place road at a2; upgrade hut where it is a3; place post at b1; move ant in pile to shelf; move cow in pile to shelf; exhaust ant in shelf; occupy s1; advance 1 on trail)"
    second: "each player: if seat = 2: (gain 5 coins; place farm at a1; place road at a5; place post at b2; place post at b3; move bee in pile to shelf; occupy s2; advance 2 on trail)"
${ROWS.map(([asked], i) => `    r${i}: "each player: (${stepOf(asked, `v${i}`)})"`).join('\n')}
    cards: "each card in shelf: resolve it"
    end: end game
`;

describe.each([0, 40, 70, 100])('%i sites more', (others) => {
  const game = newGame(packOf(pack(others)), { players: 3, seed: 1 });
  const { players } = game.everything();

  it('asks nobody', () => expect(game.decision).toBeNull());
  it.each(ROWS.map((row, i) => [...row, i] as const))('%s: %i, %i, %i', (asked, ...values) => {
    const i = values.pop();
    const found = players.map(({ counters }) => counters[`v${i}`]);
    expect(found, asked).toEqual(values);
  });
});
