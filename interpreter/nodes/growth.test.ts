/**
 * What a player can pay at the end of a turn, by arithmetic: 3 coins and all that may come before. So much can be asked for and an
 * option is offered; one coin more, and it is refused. Where the effects say how much they add, that takes no trial of what lies between.
 */
import { describe, expect, test } from 'vitest';
import type { PackModel } from '../../dsl/internal.ts';
import { packOf } from '../../test/support/packs.ts';
import { choices } from '../../test/support/play.ts';
import { compile } from '../compile/compile-cached.ts';
import { startPosition } from '../machine/start.ts';
import { Vm } from '../machine/vm.ts';

/** The steps of a turn behind its beginning. `card`, `rule`: what else may help. */
interface Way {
  steps: readonly string[];
  card?: string;
  rule?: string;
}

/** What is asked for, whatever there is. */
const DUE = 9;
const NOTHING = 'when you gain shell: signal wedding';

const zoneOf = ({ steps }: Way): string => (steps.some((step) => step.includes('hand')) ? 'hand' : 'shelf');

/** The turns of all ways that differ in nothing else; the counter `which` says which one is played. */
const packFor = (ways: readonly Way[]): PackModel =>
  packOf(`
pack: debts
title: Debts
version: 1.0.0
players: [1]
score: shell
ranking: [most shell]
counters: {coin: {}, shell: {start: 2}, which: {of: game}}
colors: {red: {}, blue: {}}
programs: [work]
periods: {turn: {}}
signals: {payday: {}, wedding: {}}
zones:
  pile: {of: game, order: stack, visible: all}
  shelf: {of: player, order: set, visible: all, listening: true}
  hand: {of: player, order: set, visible: owner}
decks: {box: {starts: pile, routes: {sold: gain 2 coins}}}
types: {tool: {programs: {act: steps, effect: standing}}, toy: {programs: {act: steps}}}
cards:
  - {id: press, number: 1, deck: box, type: tool, act: gain 2 coins, effect: "${ways[0].card ?? NOTHING}"}
  - {id: ball, number: 2, deck: box, type: toy, act: pick 1 to 2 then gain 1 shell}
slots:
  - {id: stall, color: red, effect: gain 2 coins}
  - {id: inn, color: blue, effect: pay ${DUE} coins}
  - {id: well, color: blue, effect: pay 1 coin}
site-kinds: {field: {}}
pieces:
  hut: {plural: huts, cost: free, where: empty field, work: gain 1 coin}
  tower: {plural: towers, cost: ${DUE} coins, where: empty field, upgrade: ${DUE} coins}
boards: {farm: {of: player, sites: {f1: {kind: field, bonus: gain 2 coins}, f2: {kind: field}}}}
tracks: {lane: {spaces: [{number: 0}, {number: 1, bonus: advance 1 on road}]}, road: {spaces: [{number: 0}, {number: 1, bonus: gain 2 coins}, {number: 2, bonus: gain 3 coins}], beyond: gain 1 coin}}
rules:
  - "${ways[0].rule ?? NOTHING}"
procedures:
  game:
    boards: deal boards
    deal: "each player: move cards in pile to ${zoneOf(ways[0])}"
${ways.map((_, i) => `    play-${i}: "if which = ${i}: each player: do turn-${i}"`).join('\n')}
    rest: "each player: do rest"
    end: end game
  fair:
    gain: gain 2 coins
  rest:
    use: "each card in shelf: resolve act of it"
    work: "each field: resolve work of it"
    tell: signal payday
    perform: perform available slot
    spend: dispose cards in hand as sold
    advance: advance 1 on road
    build: build 1 hut
    fair: do fair
    tower: may build 1 tower; may upgrade tower
${ways.map(({ steps }, i) => turnOf(steps, i)).join('\n')}
`);

const turnOf = (steps: readonly string[], i: number): string =>
  [`  turn-${i}:`, ...['begin turn', ...steps, 'end turn'].map((step, at) => `    s${at}: "${step}"`)].join('\n');

const groups = new Map<string, Way[]>();
const keyOf = (way: Way): string => [zoneOf(way), way.card, way.rule].join('/');

function known<T extends Way>(way: T): T {
  const key = keyOf(way);
  groups.set(key, [...(groups.get(key) ?? []), way]);
  return way;
}
const models = new Map<string, PackModel>();

/** The game at the first question of the turn, of a player who has so many coins fewer than are due, not counting 3 of them. */
function gameOf(way: Way, due: number): Vm {
  const key = keyOf(way);
  const ways = groups.get(key)!;
  if (!models.has(key)) models.set(key, packFor(ways));
  const vm = new Vm(compile(models.get(key)!, 1, {}));
  startPosition(vm, 1);
  const { layout } = vm.game.tables;
  vm.cells[layout.gameCounters] = ways.indexOf(way);
  vm.cells[layout.playerCounters] = DUE + 3 - due;
  vm.run();
  return vm;
}

const PRICE = `pay ${DUE} coins`;
const MUST = `must ${PRICE}`;

/** Two questions, then what comes between, then the payment. */
const before = (between: string, ...more: string[]): string[] => ['pick 1 to 2', 'pick 1 to 2', between, ...more, MUST];

/** Whether the first question has an option, and how many options were tried behind it. */
function asked(way: Way, due: number): { offered: boolean; tried: number } {
  const vm = gameOf(way, due);
  vm.enumerate();
  const offered = vm.search.isLegal(vm, 0);
  return { offered, tried: vm.search.tried };
}

const ABILITY = 'once per turn: pay 3 shells: gain 4 coins';

/** What comes before the payment, and how much can be paid then. */
const COUNTED: [string, Way, payable: number][] = [
  ['nothing', { steps: before('signal wedding') }, 3],
  ['a gain', { steps: before('gain 2 coins') }, 5],
  ['one of two gains', { steps: before('gain 2 coins or gain 2 shells') }, 5],
  ['a gain in a condition', { steps: before('if shell >= 2: gain 2 coins') }, 5],
  ['a gain that may be left', { steps: before('may gain 2 coins') }, 5],
  ['two gains in any order', { steps: before('any order: gain 2 coins; gain 1 coin') }, 6],
  ['a gain after a payment', { steps: before('may pay 2 shells: gain 4 coins') }, 7],
  ['a gain after a choice', { steps: before('pick 1 to 2 then gain 2 coins') }, 5],
  ['a gain of another procedure', { steps: before('do fair') }, 5],
  ['the bonus of a site', { steps: before('build 1 hut') }, 5],
  ['a space of a track', { steps: before('advance 1 on road') }, 5],
  ['two spaces of a track', { steps: before('advance 2 on road') }, 8],
  ['beyond the end of a track', { steps: before('advance 3 on road') }, 9],
  ['a free ability', { steps: before('signal wedding'), card: 'once per turn: gain 2 coins' }, 5],
  ['one that is paid for', { steps: before('signal wedding'), card: ABILITY.replace('3 shells', '2 shells') }, 7],
  ['one that is too dear', { steps: before('signal wedding'), card: ABILITY }, 3],
  ['one that a gain pays for', { steps: before('may gain 1 shell', 'pick 1 to 2'), card: ABILITY }, 7],
  ['in any order with a gain', { steps: ['pick 1 to 2', 'any order: gain 2 coins; must pay 9 coins'] }, 5],
  [
    'in both cases',
    { steps: ['pick 1 to 2', 'pick 1 to 2', 'if shell >= 2: must pay 9 coins else: must pay 9 coins'] },
    3,
  ],
  ['what is performed', { steps: ['pick 1 to 2', 'pick 1 to 2', 'gain 1 coin', 'must pay 9 coins: gain 1 shell'] }, 4],
  ...[
    [`(${PRICE}) or (pay 9 shells)`, 3],
    [`any order: (${PRICE}; pay 9 shells)`, 3],
    [`${PRICE} then gain 1 shell`, 3],
    [`gain 1 shell then ${PRICE}`, 3],
    [`gain 2 coins then ${PRICE}`, 5],
    [`if shell >= 2: ${PRICE} else: pay 9 shells`, 3],
    [`may ${PRICE}`, 3],
    ['build 1 tower', 3],
    ['build 1 tower for 9 coins', 3],
    ['pick 1 to 2 then build 1 tower', 3],
  ].map(([owed, payable]): [string, Way, number] => [
    `must ${owed}`,
    { steps: ['pick 1 to 2', 'pick 1 to 2', `must (${owed})`] },
    Number(payable),
  ]),
];
const TRIED: [string, Way, payable: number][] = [
  ['a gain some times', { steps: before('repeat 2 times: gain 1 coin') }, 5],
  ['a gain for each', { steps: before('each field: gain 1 coin') }, 5],
  ['a gain as often as wanted', { steps: before('up to 2 times: pay 1 shell: gain 2 coins') }, 7],
  ['a space that leads on to another track', { steps: before('advance 1 on lane') }, 5],
  ['a gain by number', { steps: before('gain (shell) coins') }, 5],
  ['a listening card', { steps: before('may gain 1 shell'), card: 'when you gain shell: gain 2 coins' }, 5],
  ['a rule', { steps: before('may gain 1 shell'), rule: 'when you gain shell: gain 2 coins' }, 5],
  ['a signal', { steps: before('signal payday'), rule: 'when payday: gain 2 coins' }, 5],
  ['as soon as it holds', { steps: before('may gain 1 shell'), rule: 'as soon as shell >= 3: gain 2 coins' }, 5],
  [
    'a rule for a time',
    { steps: before('until end of turn: when you gain shell: gain 2 coins', 'may gain 1 shell') },
    5,
  ],
  ['instead of another', { steps: before('may gain 1 shell'), rule: 'instead of you gain shell: gain 2 coins' }, 5],
  ['a slot', { steps: before('perform red slot') }, 5],
  ['a program of cards', { steps: before('each card in shelf: resolve act of it') }, 5],
  ['a program of a chosen card', { steps: before('choose tool in shelf then resolve act of it') }, 5],
  ['a program of pieces', { steps: before('build 1 hut', 'each field: resolve work of it') }, 6],
  [
    'a card that begins to listen',
    { steps: before('move cards in hand to shelf', 'pick 1 to 2'), card: 'once per turn: gain 2 coins' },
    5,
  ],
  [
    'one that hears it',
    { steps: before('move cards in hand to shelf', 'may gain 1 shell'), card: 'when you gain shell: gain 2 coins' },
    5,
  ],
  [
    'one that hears itself',
    { steps: before('move cards in hand to shelf'), card: 'when this enters shelf: gain 2 coins' },
    5,
  ],
  ['the route of a card', { steps: before('dispose cards in hand as sold') }, 7],
  ['a loss', { steps: before('lose 1 coin') }, 2],
];
for (const [, way] of [...COUNTED, ...TRIED]) known(way);

describe('a must', () => {
  test.each(COUNTED)('%s', (_, way, payable) => {
    expect(asked(way, payable).offered).toBe(true);
    expect(asked(way, payable + 1)).toEqual({ offered: false, tried: 0 });
  });
  test.each(TRIED)('%s, which only a trial tells', (_, way, payable) => {
    expect(asked(way, payable).offered).toBe(true);
    expect(asked(way, payable + 1).offered).toBe(false);
  });
});

const TWICE = known({
  steps: ['pick 1 to 2', 'repeat 2 times: (choose card in shelf as chosen-card then resolve act of chosen-card)', MUST],
});
test('a card that is chosen another time may bring what the first one does not', () => {
  const offers = (due: number): string[] => {
    const vm = gameOf(TWICE, due);
    vm.choose(choices(vm)[0].code);
    vm.run();
    return choices(vm).map(({ key }) => key);
  };
  expect(offers(5)).toEqual(['card:press', 'card:ball']);
  expect(offers(6)).toEqual(['card:press']); // twice
});

const WHOLE = (
  [
    ['nothing', 'pick 1 to 2 then pick 1 to 2 then pay 9 coins', 3],
    ['a gain', 'pick 1 to 2 then pick 1 to 2 then gain 2 coins then pay 9 coins', 5],
    ['the bonus of a site', 'pick 1 to 2 then pick 1 to 2 then build 1 hut then pay 9 coins', 5],
    ['a space of a track', 'pick 1 to 2 then pick 1 to 2 then advance 1 on road then pay 9 coins', 5],
    ['one of two payments', 'pick 1 to 2 then pick 1 to 2 then (pay 9 coins or pay 9 shells)', 3],
  ] as const
).map(([name, effect, payable]) => {
  const way = known({ steps: [`(${effect}) or gain 1 shell or signal wedding`] });
  return { name, way, payable };
});
describe('a later step of what is done whole or not at all', () => {
  test.each(WHOLE)('$name', ({ way, payable }) => {
    const offers = (due: number): [string[], number] => {
      const vm = gameOf(way, due);
      return [choices(vm).map(({ key }) => key), vm.search.tried];
    };
    expect(offers(payable)[0]).toHaveLength(3);
    const [keys, tried] = offers(payable + 1);
    expect(keys).toEqual(['do:gain-1-shell', 'do:signal-wedding']);
    expect(tried).toBe(0);
  });
});

const SLOTS = ['slot:stall', 'slot:inn', 'slot:well'];
const PERFORM = known({ steps: ['choose available slot as chosen', 'occupy chosen', 'must perform chosen'] });
const PAID = known({ steps: ['choose available slot as chosen', 'pay 1 coin', 'must perform chosen'] });
const HEARD = known({ steps: PERFORM.steps, rule: 'when payday: lose 1 coin' });
/** What stands beside a must, how often it can be first, and whether that is seen without a trial. */
const BESIDE = (
  [
    ['may gain 1 shell', true, true],
    ['may pay 1 coin', true, true],
    ['up to 2 times: pay 1 coin: gain 1 shell', true, true],
    ['if shell >= 2: may pay 1 coin', true, true],
    ['if shell >= 2: may pay 1 coin else: may pay 1 shell', true, true],
    ['each card in shelf: move it to hand', true, true],
    ['move cards in shelf to pile', true, true],
    ['(may pay 1 coin) or (count coin as coins-before)', true, true],
    ['gain 1 shell', true, false],
    ['(gain 1 shell) or (gain 1 coin)', true, false],
    ['if shell >= 2: gain 1 shell else: may pay 1 coin', true, false],
    ['if shell >= 2: may pay 1 coin else: gain 1 shell', true, false],
    ['pay 1 coin', false, false],
    ['lose 1 coin', false, false],
  ] as const
).map(([part, isOffered, isSeen]) => ({
  part,
  way: known({ steps: [`any order: ${MUST}; (${part})`] }),
  isOffered,
  isSeen,
}));
const EITHER = known({
  steps: ['(choose red slot as chosen) or (choose blue slot as chosen)', 'must perform chosen'],
});
describe('what surely leaves a must possible is offered without a trial', () => {
  const answers = (way: Way, due: number): { keys: string[]; trials: number } => {
    const vm = gameOf(way, due);
    const { questions } = vm.search;
    const keys = choices(vm).map(({ key }) => key);
    return { keys, trials: vm.search.questions - questions };
  };

  test('a choice, where only markers are placed before', () => {
    expect(answers(PERFORM, 3)).toEqual({ keys: SLOTS, trials: 0 });
  });
  test('what cannot be done then is not offered', () => {
    expect(answers(PERFORM, 4).keys).toEqual(['slot:stall', 'slot:well']);
  });
  test('a choice before a payment is tried out', () => {
    expect(answers(PAID, 2).keys).toEqual(SLOTS);
    expect(answers(PAID, 3).keys).toEqual(['slot:stall', 'slot:well']);
    expect(answers(PAID, 2).trials).toBeGreaterThan(0);
  });
  test('so is any where something that listens may take away', () => {
    const found = answers(HEARD, 3);
    expect(found.keys).toEqual(SLOTS);
    expect(found.trials).toBeGreaterThan(0);
  });
  test.each(BESIDE)('in any order with $part', ({ way, isOffered, isSeen }) => {
    const { keys, trials } = answers(way, 3);
    expect(keys).toHaveLength(isOffered ? 2 : 1);
    expect(trials).toBe(isSeen ? 0 : 1);
  });
  test('one of two choices', () => {
    expect(answers(EITHER, 3)).toEqual({ keys: expect.any(Array), trials: 0 });
    expect(answers(EITHER, 3).keys).toHaveLength(2);
  });
});
