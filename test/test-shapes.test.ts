/**
 * Shapes that the base game lacks and packs will need, each with its figures: it plays, is saved and loaded after every
 * choice, is undone and redone, and replays.
 */
import { describe, expect, it } from 'vitest';
import { replay, newGame } from '../interpreter/index.ts';
import { Scene } from './support/scene.ts';
import { pack, SHAPES } from './support/packs.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';

const scene = (position: string, run?: string): Scene =>
  new Scene(position, { path: SHAPES, players: 2, ...(run === undefined ? {} : { run }) });

/** The same in every manner. */
function same(played: Scene): Scene {
  const hash = played.game.hash();
  expect(played.everyWay()).toEqual([
    { problems: [], hash },
    { problems: [], hash },
    { problems: [], hash },
  ]);
  return played;
}
const endTurn = (played: Scene): Scene => {
  while (played.game.decision && played.game.decision.player === played.me && !played.offered.includes('end-turn')) {
    played.choose(played.offered[played.offered.length - 1]);
  }
  return played.choose('end-turn');
};

describe('a surcharge', () => {
  it('is paid beside the cost', () => {
    const played = scene('me: {coin: 3, stone: 0, sites: {l12: road}}', 'build hut on p2');
    expect([played.site('p2'), played.gained()]).toEqual(['hut', { coin: -2 }]);
    same(played);
  });
  it('of two kinds, also where building is free, and the bonus comes after', () => {
    const played = scene('me: {coin: 3, stone: 1, sites: {l12: road, l23: road, p2: hut}}', 'build hut on p3 free');
    expect([played.site('p3'), played.gained()]).toEqual(['hut', { coin: -1, stone: -1, point: 3 }]);
  });
  it('no discount touches it: 1 coin less leaves the surcharge of 1', () => {
    const played = scene(
      'me: {coin: 3, stone: 0, sites: {l12: road}}',
      '(until end of turn: discount 3 coins on building huts) then build hut on p2',
    );
    expect(played.gained()).toEqual({ coin: -1 });
  });
  it('no site that cannot be paid is offered', () => {
    const played = scene('me: {coin: 1, stone: 0, sites: {l12: road, l14a: road}}', 'build hut');
    expect([played.site('p4') || played.offered.join(), played.gained()]).toEqual(['site:p1,site:p4', {}]);
  });
  it('not when upgrading', () => {
    expect(scene('me: {coin: 3, stone: 1, sites: {l12: road, p2: hut}}', 'upgrade hut').gained()).toEqual({
      stone: -1,
    });
  });
});

describe('multiplied and paired sites', () => {
  it('three times the yield of an upgraded hut', () => {
    const played = scene('me: {coin: 0, stone: 0, point: 0, sites: {p4: hut upgraded}}', 'do pay-out');
    expect(played.gained()).toEqual({ coin: 3, point: 3 });
    same(played);
  });
  it('the pair once, only when both stand; the roads yield besides', () => {
    expect(scene('me: {coin: 0, sites: {l14a: road, l14b: road}}', 'do pay-out').gained()).toEqual({ coin: 4 });
    expect(scene('me: {coin: 0, sites: {l14b: road, l12: road}}', 'do pay-out').gained()).toEqual({ coin: 2 });
  });
});

describe('a modifier until the end of the turn', () => {
  it('a hut costs nothing this turn, and 1 coin in the next', () => {
    const played = scene('me: {coin: 4, stone: 0, hand: [scaffolding], sites: {l14a: road}}')
      .choose('slot:yard')
      .choose('do:resolve-played-of-trump')
      .maybe('do:until');
    played.maybe('do:must-perform').maybe('do:build-work').maybe('kind:hut').maybe('site:p4');
    expect([played.site('p4'), played.gained()]).toEqual(['hut', {}]);
    same(endTurn(played));
    expect(
      scene('me: {coin: 4, stone: 0, hand: [scaffolding], sites: {l14a: road}}')
        .choose('slot:yard')
        .choose('do:must-perform-chosen')
        .maybe('do:build-work')
        .maybe('kind:hut')
        .maybe('site:p4')
        .gained(),
    ).toEqual({ coin: -1 });
  });
});

describe('a delayed effect of a card that has been removed', () => {
  it('stores the number that was picked, and pays at the end of the round', () => {
    const played = scene('me: {coin: 5, stone: 0, hand: [deposit]}')
      .choose('slot:market', 'do:resolve-played-of-trump')
      .choose('amount:3');
    expect(played.gained()).toEqual({ coin: -3 });
    expect(played.game.everything().zones.gone.cards).toMatchObject([{ card: 'deposit' }]);
    played.maybe('do:must').choose('do:gain-2-stones');
    const before = played.mine.counters.coin;
    // Both players' turns until the round is over.
    for (let i = 0; i < 40 && !played.game.trace.some((e) => e.type === 'end' && e.period === 'round'); i++) {
      played.choose(played.offered.find((k) => k === 'slot:idle') ?? played.offered[played.offered.length - 1]);
    }
    const gained = played.game.trace.flatMap((e) =>
      e.type === 'counter' && e.counter === 'coin' && e.cause?.id === 'deposit' ? [e.n] : [],
    );
    expect([before, gained]).toEqual([2, [-3, 6]]);
    same(played);
  });
});

describe('marks on a claimed card', () => {
  it('two works, two marks; then a point for them, once per turn', () => {
    const played = scene(
      'me: {coin: 4, stone: 4, hand: [deposit], claimed: [{card: tally-stick, marks: 1}], sites: {l14a: road}}',
    ).choose('slot:yard');
    expect(played.offered.some((key) => key.startsWith('ability:'))).toBe(false);
    played.maybe('do:must').maybe('do:build-work').maybe('kind:hut').maybe('site:p4').maybe('do:set-marks');
    expect(played.mine.zones.claimed.cards).toMatchObject([{ card: 'tally-stick', marks: 2 }]);
    played.choose('ability:tally-stick').maybe('do:');
    expect(played.gained().point).toBe(1);
    expect(played.mine.zones.claimed.cards?.[0].marks).toBeUndefined();
    same(played);
  });
  it('are lost with the card, and do not come back with it', () => {
    const played = scene(
      'me: {claimed: [{card: tally-stick, marks: 3}]}',
      'move tally-stick in claimed to hand then move tally-stick in hand to claimed',
    );
    expect(played.mine.zones.claimed.cards?.[0]?.marks).toBeUndefined();
  });
});

describe('a replacement', () => {
  it('offers both; what is replaced was never gained', () => {
    const taken = scene('me: {coin: 0, stone: 0, claimed: [quarry-lease]}', 'gain 2 stones').choose('keep');
    expect(taken.gained()).toEqual({ stone: 2 });
    const replaced = scene('me: {coin: 0, stone: 0, claimed: [quarry-lease]}', 'gain 2 stones').choose('replace');
    expect(replaced.gained()).toEqual({ coin: 4 });
    expect(replaced.game.trace.some((e) => e.type === 'counter' && e.counter === 'stone')).toBe(false);
    same(taken);
    same(replaced);
  });
  it('is not asked for what it does not concern', () => {
    expect(scene('me: {coin: 0, claimed: [quarry-lease]}', 'gain 2 coins').gained()).toEqual({ coin: 2 });
  });
});

describe('a free ability', () => {
  it('once per turn, before the slot is chosen, never again in the same turn', () => {
    const played = scene('me: {coin: 0, stone: 2, hand: [deposit], claimed: [pawnbroker]}');
    expect(played.offered).toContain('ability:pawnbroker');
    played.choose('ability:pawnbroker').maybe('do:');
    expect(played.gained()).toEqual({ coin: 2, stone: -1 });
    expect(played.offered).not.toContain('ability:pawnbroker');
    same(played);
  });
  it('not without its price; and again in the next turn', () => {
    expect(scene('me: {coin: 0, stone: 0, claimed: [pawnbroker]}').offered).not.toContain('ability:pawnbroker');
    const played = endTurn(
      scene('me: {coin: 0, stone: 2, claimed: [pawnbroker], hand: [deposit]}\nother: {hand: [deposit]}')
        .choose('ability:pawnbroker')
        .maybe('do:')
        .choose('slot:idle'),
    );
    for (let i = 0; i < 20 && played.game.decision?.player !== played.me; i++) played.choose(played.offered[0]);
    expect(played.offered).toContain('ability:pawnbroker');
  });
});

describe('an effect that reads what an event gave', () => {
  it('as many points as the slot gave coins, and nothing for those of a card', () => {
    const slot = scene('me: {coin: 0, point: 0, claimed: [money-box]}', 'perform market').choose('do:gain-2-coins');
    expect(slot.gained()).toEqual({ coin: 2, point: 2 });
    same(slot);
    expect(scene('me: {coin: 0, point: 0, claimed: [money-box]}', 'gain 3 coins').gained()).toEqual({ coin: 3 });
  });
  it('a signal', () => {
    expect(scene('me: {coin: 0, claimed: [money-box], sites: {}}', 'signal payday').gained()).toEqual({ coin: 1 });
  });
});

describe('what a card lends', () => {
  it('a property, only as long as it is there', () => {
    const count = 'gain (1 * prosperous plots) points';
    expect(scene('me: {point: 0, sites: {l12: road, l14a: road}}', count).gained()).toEqual({ point: 1 });
    expect(scene('me: {point: 0, sites: {l12: road, l14a: road}, claimed: [charter]}', count).gained()).toEqual({
      point: 3,
    });
  });
  it('a permission: a hut on an empty lane', () => {
    expect(scene('me: {coin: 5, claimed: [charter], sites: {p1: hut}}', 'build hut').offered).toEqual(
      expect.arrayContaining(['site:l12', 'site:l23']),
    );
    expect(scene('me: {coin: 5, sites: {p1: hut, l14a: road}}', 'build hut').offered).toEqual([]);
  });
  it('an exchange when upgrading, not when building', () => {
    expect(scene('me: {coin: 1, stone: 0, claimed: [charter], sites: {p1: hut}}', 'upgrade hut').gained()).toEqual({
      coin: -1,
    });
    expect(scene('me: {coin: 5, stone: 0, claimed: [charter], sites: {p1: hut}}', 'may build road').offered).toEqual(
      [],
    );
  });
  it('a changed number: one card more in hand', () => {
    const cards = '[deposit, deposit, scaffolding, scaffolding]';
    expect(scene(`me: {hand: ${cards}, claimed: [charter]}`).offered).toContain('slot:idle');
    expect(scene(`me: {hand: ${cards}}`).offered).toEqual(['card:scaffolding', 'card:deposit']);
  });
});

it('every shape is met in random games, which replay', () => {
  const used = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const game = newGame(pack(SHAPES), { players: 2, seed, trace: true });
    const source = new ChoiceSource(seed);
    while (game.decision) game.choose(game.decision.options[source.below(game.decision.options.length)].key);
    for (const event of game.trace) if (event.cause?.kind === 'card') used.add(event.cause.id);
    const again = replay(pack(SHAPES), game.save());
    expect([again.stopped, again.game.hash()]).toEqual([null, game.hash()]);
  }
  expect([...used].sort()).toEqual(
    expect.arrayContaining(['deposit', 'money-box', 'pawnbroker', 'quarry-lease', 'tally-stick']),
  );
});
