/** The rulebook's worked examples, number for number. Pages are those of the English rulebook, first print. */
import { describe, expect, it } from 'vitest';
import { Scene } from './support/scene.ts';

const MUST = 'do:must-perform-chosen';
const CARD = 'do:resolve-played-of-crew';
const ACTION = 'do:use-1-action-card';
const BUILD_UPGRADE = 'do:build-structure-then-upgrade-it-for-1-science';

describe("Kate's turn with the cards 28 and 19 (p. 14)", () => {
  const kate = (): Scene =>
    new Scene('me: {credit: 1, kelp: 0, steelplast: 1, science: 1, federation: 4, hand: [28], claimed: [19]}', {
      players: 3,
    }).choose('slot:action-build-upgrade');

  it('slot first: tunnel and upgrade, the action card backwards, and then the kelp', () => {
    const scene = kate();
    expect(scene.offered).toEqual([MUST, CARD]);
    scene.choose(MUST);
    // The card's turn has not come: the slot is resolved whole before it.
    expect(scene.offered).toEqual([ACTION, BUILD_UPGRADE]);
    scene.choose(BUILD_UPGRADE, 'kind:tunnel', 'site:t89');
    expect([scene.site('t89'), scene.gained()]).toEqual([
      'tunnel upgraded',
      { credit: -1, steelplast: -1, science: -1 },
    ]);
    expect(scene.offered).toEqual([ACTION, 'done']);
    scene.choose(ACTION).maybe('card:build-a-structure');
    // No resources for building: only the second part can be done, and it must, so it is.
    scene.maybe('do:advance-1');
    expect([scene.mine.tracks.federation.space, scene.gained()]).toEqual([3, { steelplast: -1, science: -1 }]);
    scene.choose('do:build-structure');
    // 1 credit: a desalination plant, and no farm, for the kelp has not been gained.
    expect(scene.offered.filter((key) => key.startsWith('kind:'))).toEqual([]);
    expect(scene.offered).toContain('site:b9a');
    scene.choose('site:b9a');
    expect([scene.site('b9a'), scene.gained()]).toEqual([
      'desalination-plant',
      { credit: -1, steelplast: -1, science: -1 },
    ]);
    // Both blocks done, only now the card: 1 kelp.
    scene.maybe(CARD).maybe('do:if-upgraded-tunnel');
    expect(scene.offered).toEqual(['end-turn']);
    expect(scene.gained()).toEqual({ credit: -1, kelp: 1, steelplast: -1, science: -1 });
  });

  it('card first: of no use, and no kelp later', () => {
    const scene = kate().choose(CARD);
    scene
      .choose(BUILD_UPGRADE, 'kind:tunnel', 'site:t89', ACTION)
      .maybe('card:build-a-structure')
      .maybe('do:advance-1')
      .choose('do:build-structure', 'site:b9a');
    expect(scene.offered).toEqual(['end-turn']);
    expect(scene.gained()).toEqual({ credit: -1, steelplast: -1, science: -1 });
  });

  it('card first is good with a tunnel upgraded on an earlier turn; then the farm can be built', () => {
    const scene = new Scene(
      'me: {credit: 0, kelp: 0, steelplast: 0, science: 1, federation: 4, hand: [28], claimed: [19], sites: {t89: tunnel upgraded}}',
      { players: 3 },
    )
      .choose('slot:action-build-upgrade', CARD)
      .maybe('do:if-upgraded-tunnel');
    expect(scene.gained()).toEqual({ kelp: 1 });
    scene.choose(BUILD_UPGRADE, 'site:b9a');
    expect([scene.site('b9a'), scene.gained()]).toEqual(['farm upgraded', { science: -1 }]);
  });
});

describe('the cards 37 and 34 on the red slot that builds and upgrades (p. 13)', () => {
  it('the laboratory pays for the desalination plant', () => {
    const scene = new Scene(
      'era-deck: [kelp-gatherers]\nme: {credit: 0, kelp: 0, steelplast: 1, science: 1, hand: [embassy], ' +
        'claimed: [37, 34], sites: {b9a: laboratory}}',
      { players: 3 },
    );
    scene.choose('slot:action-build-upgrade').maybe(MUST);
    // No credit: the action card could not be used before. Its second part alone could be, a card.
    scene.choose(BUILD_UPGRADE, 'site:b9b');
    expect([scene.site('b9b'), scene.gained()]).toEqual([
      'laboratory upgraded',
      { credit: 1, steelplast: -1, science: -1 },
    ]);
    scene
      .choose(ACTION)
      .maybe('card:build-farm-or-desalination-plant')
      .choose('do:build-farm-or-build-desalination-plant')
      .maybe('do:build-desalination-plant')
      .choose('site:b9c');
    expect([scene.site('b9c'), scene.gained()]).toEqual(['desalination-plant', { steelplast: -1, science: -1 }]);
    expect(scene.mine.zones.hand.count).toBe(0);
    scene.maybe('do:gain-1-card');
    expect(scene.mine.zones.hand.cards).toMatchObject([{ card: 'kelp-gatherers' }]);
    expect(scene.offered).toEqual(['end-turn']);
  });

  it('not for a second laboratory of a city that is not connected', () => {
    const scene = new Scene(
      'me: {credit: 0, kelp: 0, steelplast: 1, science: 1, hand: [embassy], claimed: [37], sites: {c5: ' +
        'nonsymbiotic-city, b5a: laboratory}}',
      { players: 3 },
    );
    scene.choose('slot:action-build-upgrade').maybe(MUST).maybe(BUILD_UPGRADE).choose('site:b5c');
    expect(scene.gained()).toEqual({ steelplast: -1, science: -1 });
  });
});

describe('building over bonus sites (p. 14)', () => {
  it('the steelplast of the first tunnel site pays for the second tunnel', () => {
    const scene = new Scene(
      'me: {credit: 2, steelplast: 1, biomatter: 0, hand: [foundation-crew], sites: {t89: tunnel}}',
    ).choose('slot:two-tunnels');
    scene.maybe(MUST).maybe('do:build-2-tunnels').choose('site:t58');
    expect([scene.site('t58'), scene.gained()]).toEqual(['tunnel', { credit: -1 }]);
    scene.choose('site:t78');
    expect([scene.site('t78'), scene.gained()]).toEqual(['tunnel', { credit: -2, steelplast: -1 }]);
  });

  it('over a site without a bonus there is no second', () => {
    const scene = new Scene(
      'me: {credit: 2, steelplast: 1, biomatter: 0, hand: [foundation-crew], sites: {t89: tunnel}}',
    )
      .choose('slot:two-tunnels')
      .maybe(MUST)
      .choose('site:t78');
    expect([scene.offered, scene.gained()]).toEqual([['end-turn'], { credit: -1, steelplast: -1 }]);
  });

  it('the bonus comes even where the city is not connected', () => {
    expect(new Scene('me: {sites: {}}', { run: 'build nonsymbiotic-city on c5 free' }).gained()).toEqual({});
    expect(
      new Scene('me: {sites: {c6: nonsymbiotic-city}}', { run: 'build nonsymbiotic-city on c5 free' }).gained(),
    ).toEqual({ science: 1 });
  });
});

describe('the Federation track (p. 12)', () => {
  it('two spaces from the second: one is made, the other is a point; on top of the stack', () => {
    const scene = new Scene(
      'me: {federation: 2, hand: [forge-tally]}\nother: {federation: 1}\nthird: {federation: 1}',
      { players: 3 },
    ).choose('slot:advance-two');
    expect(scene.gained()).toEqual({ point: 2 });
    expect(scene.mine.tracks.federation).toEqual({ space: 1, height: 2 });
  });

  it('the order at the end of round 2: the top of the stack first, who did not advance last and as before (p. 15)', () => {
    // me = Black, other = Blue, third = the one below, fourth = Orange on top, in this order of play.
    const scene = new Scene('me: {}\nother: {federation: 0}\nthird: {federation: 2}\nfourth: {federation: 2}', {
      players: 4,
      run: 'order players by federation',
    });
    const seats = new Scene('me: {}', { players: 4, run: 'gain 1 credit' }).game.everything().order;
    const [black, blue, below, orange] = seats;
    const stacked = scene.game.everything().players.map((p) => p.tracks.federation);
    expect(stacked[orange].space).toBe(2);
    expect(stacked[orange].height).toBeGreaterThan(stacked[below].height);
    expect(scene.game.everything().order).toEqual([orange, below, black, blue]);
  });
});

describe('Production (p. 16)', () => {
  const SITES =
    'c6: symbiotic-city, c1: nonsymbiotic-city, t69: tunnel upgraded, t89: tunnel, t36: tunnel, tm3a: ' +
    'tunnel, b9a: farm, b9b: farm upgraded, b9c: desalination-plant, b6a: laboratory upgraded, b6b: ' +
    'laboratory upgraded, b6c: desalination-plant, b1a: laboratory, m3: {tile: ' +
    'metropolis-kelp-harbour}';
  const position = (start = ''): string =>
    `me: {credit: 0, kelp: 0, steelplast: 0, science: 0, biomatter: 0, point: 0, ${start} claimed: [harbour-dues], sites: {${SITES}}}`;

  it('source by source', () => {
    const network = new Scene(position(), { run: 'do produce-network' });
    expect(network.gained()).toEqual({ kelp: 2, point: 4, credit: 5, steelplast: 3, science: 2 });
    expect(new Scene(position(), { run: 'do produce-cards' }).gained()).toEqual({ credit: 1 });
    expect(new Scene(position(), { run: 'do produce-metropolises' }).gained()).toEqual({ point: 2 });
  });
  it('in all, and two cities fed', () => {
    const scene = new Scene(position(), { run: 'do produce; do feed' });
    while (scene.offered.length > 1) scene.choose(scene.offered[scene.offered.length - 1]);
    expect(scene.gained()).toEqual({ point: 6, credit: 6, steelplast: 3, science: 2 });
  });
  it('what is not connected produces nothing', () => {
    const apart = new Scene(position().replace('t69: tunnel upgraded, ', ''), { run: 'do produce-network' });
    // c6 has lost its tunnel: no points of the symbiotic city, no laboratories, no second desalination plant; t36 still
    // is beside a city, which is not connected.
    expect(apart.gained()).toEqual({ kelp: 2, point: 1, credit: 2 });
  });
});

describe('final scoring (p. 17)', () => {
  const SITES =
    `c6: nonsymbiotic-city, c5: symbiotic-city, c2: nonsymbiotic-city, c8: nonsymbiotic-city, c7: nonsymbiotic-city,
    t69: tunnel upgraded, t56: tunnel upgraded, t25: tunnel upgraded, t89: tunnel, t12: tunnel, tm1a: tunnel, tm1b: tunnel,
    b9a: farm upgraded, b9b: desalination-plant upgraded, b9c: laboratory upgraded, b6a: farm upgraded, b6b: desalination-plant upgraded, b6c: laboratory upgraded,
    b5a: desalination-plant upgraded, b5b: laboratory upgraded, b2a: laboratory, b2b: laboratory, b7a: farm, b7b: laboratory, m1: {tile: metropolis-of-upgrades}`.replace(
      /\s+/g,
      ' ',
    );
  const HAVE = 'credit: 16, steelplast: 4, science: 7, kelp: 2, biomatter: 3, point: 0';
  const position = (have = HAVE): string => `me: {${have}, claimed: [patent-office, relief-fleet], sites: {${SITES}}}`;

  it('each figure', () => {
    const scene = new Scene(position(), { run: 'do final-scoring' });
    expect(scene.gained().point).toBe(8 + 11 + 21 + 6);
    const points: Record<string, number> = {};
    let step = '';
    for (const event of scene.game.trace) {
      if (event.type === 'enter') step = `${event.procedure}.${event.step}`;
      if (event.type === 'counter' && event.counter === 'point') {
        points[`${step} ${event.cause?.id ?? ''}`.trim()] =
          (points[`${step} ${event.cause?.id ?? ''}`.trim()] ?? 0) + event.n;
      }
    }
    expect(points).toEqual({
      'final-scoring.metropolises metropolis-of-upgrades': 8,
      'final-scoring.cities game': 21,
      'convert.end-scoring-cards patent-office': 9,
      'convert.end-scoring-cards relief-fleet': 2,
      'score-leftovers.points game': 6,
    });
  });
  it('what is left: 16 credits, 2 steelplast, 1 science and 3 biomatter are 25 credits, 6 points, 1 left over', () => {
    expect(
      new Scene('me: {credit: 16, steelplast: 2, science: 1, biomatter: 3, kelp: 0, point: 0}', {
        run: 'do score-leftovers',
      }).gained().point,
    ).toBe(6);
    expect(
      new Scene('me: {credit: 15, steelplast: 2, science: 1, biomatter: 3, kelp: 0, point: 0}', {
        run: 'do score-leftovers',
      }).gained().point,
    ).toBe(6);
    expect(
      new Scene('me: {credit: 14, steelplast: 2, science: 1, biomatter: 3, kelp: 0, point: 0}', {
        run: 'do score-leftovers',
      }).gained().point,
    ).toBe(5);
  });
  it('conversions are made in the best way: no pair is paid that is worth more among the leftovers', () => {
    // 2 kelp and 2 steelplast: two pairs are 2 points, left over they would be 1.
    expect(
      new Scene(
        'me: {credit: 0, kelp: 2, steelplast: 2, science: 0, biomatter: 0, point: 0, claimed: [relief-fleet]}',
        { run: 'do final-scoring' },
      ).gained().point,
    ).toBe(2 + 2);
    // One pair with 2 credits: the pair is 1 point; all four left over are 1 as well, never both.
    expect(
      new Scene(
        'me: {credit: 2, kelp: 1, steelplast: 1, science: 0, biomatter: 0, point: 0, claimed: [relief-fleet]}',
        { run: 'do final-scoring' },
      ).gained().point,
    ).toBe(2 + 1);
  });
});

describe('paying', () => {
  const city = (have: string): Scene =>
    new Scene(`me: {${have}, hand: [kelp-gatherers]}`).choose('slot:build-city').maybe(MUST);

  it('a nonsymbiotic city for 1 steelplast, 2 biomatter and 1 credit (p. 11)', () => {
    const scene = city('credit: 1, kelp: 0, steelplast: 1, science: 0, biomatter: 2').choose('site:c8');
    expect([scene.site('c8'), scene.gained()]).toEqual([
      'nonsymbiotic-city',
      { credit: -1, steelplast: -1, biomatter: -2 },
    ]);
  });
  it('biomatter does not stand for credits', () => {
    expect(
      new Scene('me: {credit: 0, kelp: 1, steelplast: 2, science: 0, biomatter: 5, hand: [kelp-gatherers]}').offered,
    ).not.toContain('slot:build-city');
  });
  it('all ways of paying with biomatter are offered', () => {
    const scene = city('credit: 1, kelp: 1, steelplast: 2, science: 0, biomatter: 1').choose('site:c8');
    expect(scene.offered.sort()).toEqual(
      [
        'pay:1-credit+1-kelp+1-steelplast+1-biomatter',
        'pay:1-credit+1-kelp+2-steelplast',
        'pay:1-credit+2-steelplast+1-biomatter',
      ].sort(),
    );
  });
  it('biomatter is a substitute only when building, not for an upgrade', () => {
    const scene = new Scene(
      'me: {credit: 0, kelp: 0, steelplast: 0, science: 0, biomatter: 3, sites: {b9a: desalination-plant}}',
      { run: 'may upgrade desalination-plant for 1 steelplast' },
    );
    expect(scene.site('b9a')).toBe('desalination-plant');
  });
  it('two discounts of 1 credit on a tunnel of 1 credit and 1 steelplast leave the steelplast (p. 19)', () => {
    const scene = new Scene('me: {credit: 5, steelplast: 5, biomatter: 0, claimed: [prefabricated-rings]}', {
      run: '(until end of turn: discount 1 credit on building tunnels) then build tunnel on t89',
    });
    expect(scene.gained()).toEqual({ steelplast: -1 });
  });
});

describe('production multipliers (p. 18)', () => {
  const ADVANCED = { options: { 'player-boards': 'advanced' } };
  const at = (first: string, second: string): string =>
    `me: {board: board-5, credit: 0, biomatter: 0, sites: {c5: nonsymbiotic-city, t59: tunnel, ${first}${second}}}`;
  /** What the network gives beside 2 credits of the tunnel to that city, which is on a doubled site itself. */
  const given = (first: string, second = ''): Record<string, number> => {
    const gained = new Scene(at(first, second), { ...ADVANCED, run: 'do produce-network' }).gained();
    return { credit: gained.credit - 2, biomatter: gained.biomatter };
  };

  it('two upgraded desalination plants give 3 credits and 2 biomatter', () => {
    expect(given('b5c: desalination-plant upgraded, ', 'b5e: desalination-plant upgraded')).toEqual({
      credit: 3,
      biomatter: 2,
    });
  });
  it('with one of them on a doubled site 4 credits and 3 biomatter', () => {
    expect(given('b5a: desalination-plant upgraded, ', 'b5c: desalination-plant upgraded')).toEqual({
      credit: 4,
      biomatter: 3,
    });
  });
  it('the doubled one gives 2 credits and 2 biomatter in Production, 1 and 1 by a Trial Run', () => {
    expect(given('b5a: desalination-plant upgraded')).toEqual({ credit: 2, biomatter: 2 });
    const scene = new Scene(at('b5a: desalination-plant upgraded', ''), {
      ...ADVANCED,
      run: 'resolve trial-run-production',
    }).maybe('site:b5a');
    expect(scene.gained()).toEqual({ credit: 1, biomatter: 1 });
  });
});

describe('farms in Production (p. 15)', () => {
  it.each([
    ['b9a: farm', { kelp: 1 }],
    ['b9a: farm upgraded', { kelp: 1, point: 1 }],
    ['b9a: farm upgraded, b9b: farm upgraded', { kelp: 3, point: 3 }],
  ])('%s', (sites, gained) => {
    expect(new Scene(`me: {point: 0, sites: {${sites}}}`, { run: 'do produce-network' }).gained()).toEqual(gained);
  });
});

describe('what is left at the end (p. 17)', () => {
  it.each([['kelp: 3, steelplast: 1, science: 0, credit: 0'], ['science: 1, steelplast: 2, credit: 1, kelp: 0']])(
    '%s is 1 point',
    (have) => {
      expect(new Scene(`me: {point: 0, biomatter: 0, ${have}}`, { run: 'do score-leftovers' }).gained()).toEqual({
        point: 1,
      });
    },
  );
});

describe('notes on card effects (p. 19)', () => {
  it('two farms are upgraded for 2 credits, 2 science, or one of each', () => {
    const farms = (...paid: string[]): Record<string, number> => {
      const scene = new Scene('me: {credit: 2, science: 2, sites: {b9a: farm, b9b: farm}}', {
        run: 'resolve polyp-grafters',
      });
      scene.maybe('do:').choose('site:b9a', paid[0]).maybe('site:b9b').choose(paid[1]);
      expect([scene.site('b9a'), scene.site('b9b')]).toEqual(['farm upgraded', 'farm upgraded']);
      return scene.gained();
    };
    const CREDIT = 'pay:1-credit';
    const SCIENCE = 'pay:1-science';
    expect([farms(CREDIT, CREDIT), farms(SCIENCE, SCIENCE), farms(CREDIT, SCIENCE)]).toEqual([
      { credit: -2 },
      { science: -2 },
      { credit: -1, science: -1 },
    ]);
  });
  it('an exchange goes either way, and once', () => {
    const either = (key: string): Scene =>
      new Scene('me: {kelp: 2, steelplast: 2}', { run: 'resolve tide-brokers' }).choose(key);
    expect([
      either('do:pay-1-kelp-gain-1-steelplast').gained(),
      either('do:pay-1-steelplast-gain-1-kelp').gained(),
    ]).toEqual([
      { kelp: -1, steelplast: 1 },
      { kelp: 1, steelplast: -1 },
    ]);
    expect(either('do:pay-1-kelp-gain-1-steelplast').offered).toEqual([]);
  });
  it('a discount of 2 credits on a tunnel of 1 credit and 1 steelplast leaves the steelplast', () => {
    expect(
      new Scene('me: {credit: 5, steelplast: 5, biomatter: 0}', {
        run: '(until end of turn: discount 2 credits on building tunnels) then build tunnel on t89',
      }).gained(),
    ).toEqual({ steelplast: -1 });
  });
});

describe('cities, buildings and tunnels on a board (pp. 10-11)', () => {
  // The start in the corner, a city reached by a tunnel, one in the middle without a tunnel, a building beside an empty site.
  const BOARD =
    'c8: nonsymbiotic-city, c5: symbiotic-city, t89: tunnel, t78: tunnel, b9a: farm, b8b: farm, b5a: laboratory, b7a: laboratory';
  const have = 'credit: 9, kelp: 9, steelplast: 9, science: 9, biomatter: 9';
  const offered = (effect: string, sites = BOARD): string[] =>
    new Scene(`me: {${have}, sites: {${sites}}}`, { run: effect }).offered
      .filter((key) => key.startsWith('site:'))
      .map((key) => key.slice(5))
      .sort();

  it('the next city beside a city; once it is built, the last sites open', () => {
    expect(offered('build nonsymbiotic-city free')).toEqual(['c2', 'c4', 'c6', 'c7']);
    expect(offered('build nonsymbiotic-city free', `${BOARD}, c4: nonsymbiotic-city, c2: nonsymbiotic-city`)).toEqual([
      'c1',
      'c3',
      'c6',
      'c7',
    ]);
  });
  it('the next tunnel wherever the network has come, an empty city site included', () => {
    expect(offered('build tunnel free')).toEqual(['t47', 't58', 't69', 'tm7a', 'tm7b']);
  });
  it('neither the city without a tunnel nor its buildings are connected, nor the building without a city', () => {
    const count = (what: string): number =>
      new Scene(`me: {point: 0, sites: {${BOARD}}}`, { run: `gain (${what}) points` }).gained().point ?? 0;
    expect([
      count('connected cities'),
      count('connected farms'),
      count('connected laboratories'),
      count('connected tunnels'),
    ]).toEqual([2, 2, 0, 2]);
  });
});
