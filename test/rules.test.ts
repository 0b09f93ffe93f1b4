/** Rules of Underwater Cities that must hold exactly, where they reach over more than one component. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { newGame } from '../interpreter/index.ts';
import { Scene } from './support/scene.ts';
import { CITIES, pack } from './support/packs.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';

const run = (position: string, effect: string, more = {}): Scene => new Scene(position, { run: effect, ...more });
const sites = (scene: Scene): string[] =>
  scene.offered
    .filter((k) => k.startsWith('site:'))
    .map((k) => k.slice(5))
    .sort();
const FIRST = 'do:must-perform-chosen';
const RICH = 'credit: 9, kelp: 9, steelplast: 9, science: 9, biomatter: 9';

describe('setting up', () => {
  it.each([
    [2, 7],
    [3, 10],
    [4, 13],
  ])('%i players: %i symbiotic cities, 17 others less those of the start, 46 tunnels', (players, symbiotic) => {
    const view = newGame(pack(), { players, seed: 1 }).everything();
    expect([view.supply['symbiotic-city'], view.supply['nonsymbiotic-city'], view.supply.tunnel]).toEqual([
      symbiotic,
      17 - players,
      46,
    ]);
    expect(newGame(pack(), { players, seed: 1, options: { 'tunnel-supply': 47 } }).everything().supply.tunnel).toBe(47);
  });
  it.each([2, 3, 4])('%i players: six cards each, two credits and one of each; what is dealt', (players) => {
    const view = newGame(pack(), { players, seed: 3 }).everything();
    const order = view.order;
    expect(view.players.map((p) => p.zones.hand.count)).toEqual(view.players.map(() => 6));
    const means = order.map((p) => {
      const c = view.players[p].counters;
      return [view.players[p].tracks.federation.space, c.credit, c.kelp, c.steelplast, c.science, c.biomatter, c.point];
    });
    const expected: Record<number, number[][]> = {
      2: [
        [0, 2, 1, 1, 1, 0, 0],
        [4, 2, 1, 1, 1, 0, 0],
      ],
      3: [
        [0, 2, 1, 1, 1, 0, 0],
        [4, 2, 1, 1, 1, 0, 0],
        [3, 3, 1, 1, 1, 0, 0],
      ],
      4: [
        [0, 2, 1, 1, 1, 0, 0],
        [4, 2, 1, 1, 1, 0, 0],
        [3, 3, 1, 1, 1, 0, 0],
        [2, 3, 1, 2, 1, 0, 0],
      ],
    };
    expect(means).toEqual(expected[players]);
    for (const player of view.players) {
      expect(Object.values(player.sites).filter((s) => s.piece === 'nonsymbiotic-city')).toHaveLength(1);
      expect(Object.values(player.sites).filter((s) => s.tile)).toHaveLength(3);
      expect(player.zones.claimed.cards).toMatchObject([{ card: 'personal-assistant' }]);
    }
    expect(new Set(view.players.map((p) => p.board)).size).toBe(players);
    expect([
      view.zones['special-market'].count,
      view.zones['special-top'].count,
      view.zones['special-deck'].count,
      view.zones['special-store'].count,
    ]).toEqual([6, 1, 14, 0]);
    expect(view.zones['era-deck'].count).toBe(66 - 6 * players);
  });
});

describe('where one may build', () => {
  it('a city only where a tunnel site could join it to a city; a chain of them opens the next', () => {
    expect(sites(run(`me: {${RICH}}`, 'build nonsymbiotic-city'))).toEqual(['c6', 'c8']);
    expect(sites(run(`me: {${RICH}, sites: {c8: nonsymbiotic-city}}`, 'build nonsymbiotic-city'))).toEqual([
      'c5',
      'c6',
      'c7',
    ]);
  });
  it('a building also beside an empty legal city site, but not beyond, and not on an expansion site', () => {
    expect(sites(run(`me: {${RICH}}`, 'build farm free'))).toEqual([
      'b6a',
      'b6b',
      'b6c',
      'b8a',
      'b8b',
      'b8c',
      'b9a',
      'b9b',
      'b9c',
    ]);
  });
  it('on an expansion site where an effect says so, beside a city or a legal city site', () => {
    expect(sites(run(`me: {${RICH}}`, 'build building on expansion-site free').maybe('kind:farm'))).toEqual([
      'x6',
      'x8',
      'x9',
    ]);
  });
  it('a tunnel only on from the network', () => {
    expect(sites(run(`me: {${RICH}, sites: {c5: nonsymbiotic-city}}`, 'build tunnel'))).toEqual(['t69', 't89']);
    expect(sites(run(`me: {${RICH}, sites: {t89: tunnel}}`, 'build tunnel'))).toEqual(['t58', 't69', 't78']);
  });
  it('not when none is left', () => {
    expect(run(`supply: {tunnel: 0}\nme: {${RICH}}`, 'may build tunnel').game.decision).toBeNull();
  });
});

describe('metropolises', () => {
  const TO = 'c6: nonsymbiotic-city, c3: nonsymbiotic-city, t69: tunnel, t36: tunnel';
  it('one tunnel connects the one with a single site, and its gift comes at once', () => {
    const scene = run(`me: {${RICH}, sites: {${TO}, m3: {tile: metropolis-credits}}}`, 'build tunnel on tm3a free');
    expect(scene.gained()).toEqual({ credit: 4, point: 1 });
  });
  it('two sites need two tunnels', () => {
    const to7 =
      'c8: nonsymbiotic-city, c7: nonsymbiotic-city, t89: tunnel, t78: tunnel, m7: {tile: metropolis-steelplast}';
    expect(run(`me: {${RICH}, sites: {${to7}}}`, 'build tunnel on tm7a free').gained()).toEqual({});
    expect(run(`me: {${RICH}, sites: {${to7}, tm7a: tunnel}}`, 'build tunnel on tm7b free').gained()).toEqual({
      point: 2,
      steelplast: 3,
    });
  });
  it('its gift comes once; what it produces in every Production while connected', () => {
    const at = `me: {point: 0, sites: {${TO}, m3: {tile: metropolis-kelp-harbour}, tm3a: tunnel}}`;
    expect(run(at, 'do produce-metropolises').gained()).toEqual({ point: 2 });
    expect(run(at.replace(', tm3a: tunnel', ''), 'do produce-metropolises').gained()).toEqual({});
  });
});

describe('action cards', () => {
  const FOUR = '[quay-porters, refit-dock, foundation-crew, build-a-structure]';
  it('a fifth drops one; an unused one may be used at once', () => {
    const scene = new Scene(`me: {credit: 3, science: 2, hand: [34], claimed: ${FOUR}, sites: {b9a: farm}}`).choose(
      'slot:steelplast-and-kelp',
    );
    scene.maybe('do:resolve-played').maybe('do:pay-price').choose('card:refit-dock');
    expect(scene.offered).toEqual(['do:use-dropping', 'skip']);
    scene.choose('do:use-dropping').maybe('do:');
    expect(scene.site('b9a')).toBe('farm upgraded');
    expect(scene.mine.zones.claimed.cards?.map((c) => c.card).sort()).toEqual([
      'build-a-structure',
      'build-farm-or-desalination-plant',
      'foundation-crew',
      'quay-porters',
    ]);
    expect(scene.game.everything().zones['era-discard'].cards?.[0].card).toBe('refit-dock');
  });
  it('a used one gives nothing when it is dropped', () => {
    const scene = new Scene(
      'me: {credit: 3, hand: [34], claimed: [{card: refit-dock, used: true}, quay-porters, ' +
        'foundation-crew, build-a-structure], sites: {b9a: farm}}',
    ).choose('slot:steelplast-and-kelp');
    scene.maybe('do:resolve-played').maybe('do:pay-price').choose('card:refit-dock').maybe(FIRST);
    expect(scene.offered).toEqual(['end-turn']);
    expect(scene.site('b9a')).toBe('farm');
  });
  it('a fourth drops none', () => {
    const scene = new Scene('me: {hand: [34], claimed: [quay-porters, refit-dock, foundation-crew]}')
      .choose('slot:steelplast-and-kelp')
      .maybe('do:resolve-played')
      .maybe('do:pay-price')
      .maybe(FIRST);
    expect(scene.mine.zones.claimed.count).toBe(4);
  });
  it('once per era: a used one is not offered, and ready after Production', () => {
    expect(run('me: {claimed: [{card: quay-porters, used: true}]}', 'may use 1 action-card').game.decision).toBeNull();
    expect(
      run('me: {kelp: 0, claimed: [quay-porters]}', 'use 1 action-card').choose('do:gain-1-kelp').mine.zones.claimed
        .cards,
    ).toMatchObject([{ card: 'quay-porters', used: true }]);
    expect(
      run('me: {claimed: [{card: quay-porters, used: true}]}', 'ready action-cards in claimed').mine.zones.claimed
        .cards?.[0].used,
    ).toBeUndefined();
  });
  it('what a use sets off may pay for the very effect', () => {
    const scene = run(
      'me: {credit: 0, science: 0, claimed: [refit-dock, overtime-pay], sites: {b9a: farm}}',
      'use 1 action-card',
    )
      .maybe('card:refit-dock')
      .maybe('do:');
    expect([scene.site('b9a'), scene.gained()]).toEqual(['farm upgraded', { point: 1 }]);
    expect(
      run('me: {credit: 0, science: 0, claimed: [refit-dock], sites: {b9a: farm}}', 'may use 1 action-card').game
        .decision,
    ).toBeNull();
  });
});

describe('Production', () => {
  it('whoever has no card that hangs on what one has is asked nothing', () => {
    const scene = run(
      'me: {claimed: [harbour-dues, drift-netters, crew-rotation, metropolis-works], sites: {b9a: farm, ' +
        't69: tunnel, t36: tunnel, tm3a: tunnel}}',
      'do produce',
    );
    expect(scene.game.trace.some((event) => event.type === 'choice')).toBe(false);
    expect(scene.game.decision).toBeNull();
  });
  it('all cards that pay, or count what one has, are marked as such', () => {
    const owned = 'credits?|kelp|steelplast|science|biomatter|points?';
    const hangs = new RegExp(
      `\\b(pay|lose)\\b|if [^:]*\\b(${owned}) *[<>=]|[<>=] *(${owned})\\b|per (\\d+ )?(${owned})\\b`,
    );
    const files = readdirSync(CITIES).filter((file) => file.startsWith('cards-'));
    const cards = files.flatMap(
      (file) =>
        (
          parse(readFileSync(join(CITIES, file), 'utf8')) as {
            cards: { id: string; production?: string; weighs?: number }[];
          }
        ).cards,
    );
    const producing = cards.filter(({ production }) => production !== undefined);
    expect(producing.length).toBeGreaterThan(20);
    expect(
      producing.filter(({ production, weighs }) => hangs.test(production!) !== (weighs === 1)).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('hands', () => {
  const FIVE = '[kelp-gatherers, tide-brokers, quay-porters, refit-dock, bore-crew]';
  it('the limit of three bites at the beginning of the turn, not when cards are drawn', () => {
    const scene = new Scene(`me: {hand: ${FIVE}}`);
    expect(scene.offered.every((k) => k.startsWith('card:'))).toBe(true);
    scene.choose('card:bore-crew', 'card:refit-dock');
    expect([scene.mine.zones.hand.count, scene.offered.includes('slot:always-available')]).toEqual([3, true]);
    scene.choose('slot:always-available', 'card:kelp-gatherers');
    expect(scene.mine.zones.hand.count).toBe(4);
    scene.choose('end-turn');
    expect(scene.mine.zones.hand.count).toBe(5);
  });
  it('one card at the end of the turn, after the player has said so', () => {
    const scene = new Scene('me: {hand: [kelp-gatherers]}').choose('slot:two-tunnels').maybe(FIRST).maybe('site:');
    while (!scene.offered.includes('end-turn')) scene.choose(scene.offered[scene.offered.length - 1]);
    const before = scene.mine.zones.hand.count;
    scene.choose('end-turn');
    expect([before, scene.mine.zones.hand.count]).toEqual([0, 1]);
    expect(scene.game.canUndo).toBe(false);
  });
  it('an empty deck is made of the discarded cards', () => {
    const scene = run(
      'era-deck: []\nera-discard: [kelp-gatherers, tide-brokers, bore-crew]\nme: {hand: []}',
      'gain 2 cards',
    );
    expect([
      scene.mine.zones.hand.count,
      scene.game.everything().zones['era-deck'].count,
      scene.game.everything().zones['era-discard'].count,
    ]).toEqual([2, 1, 0]);
    expect(run('era-deck: []\nera-discard: []\nme: {hand: []}', 'gain 2 cards').mine.zones.hand.count).toBe(0);
  });
});

describe('Special cards', () => {
  const DISPLAY =
    'special-market: [farmland-trust, sovereign-bond]\nspecial-top: [polytechnic]\nspecial-deck: [deep-foundations, corporate-expansion]';
  const take = (): Scene => run(`${DISPLAY}\nme: {hand: []}`, 'do take-special');
  const choice = (n: number): Scene => {
    const scene = take();
    return scene.choose(scene.offered[n]);
  };

  it('one on display, which is not replaced', () => {
    const scene = choice(0).choose('card:farmland-trust');
    const view = scene.game.everything();
    expect([
      scene.mine.zones.hand.cards?.map((c) => c.card),
      view.zones['special-market'].count,
      view.zones['special-top'].count,
    ]).toEqual([['farmland-trust'], 1, 1]);
  });
  it('the face-up one, and the next is turned up', () => {
    const scene = choice(1).maybe('card:');
    const view = scene.game.everything();
    expect([
      scene.mine.zones.hand.cards?.map((c) => c.card),
      view.zones['special-top'].cards?.map((c) => c.card),
      view.zones['special-deck'].count,
    ]).toEqual([['polytechnic'], ['deep-foundations'], 1]);
  });
  it('one of the next three, the top one goes to the bottom before, the others after in either order', () => {
    const scene = choice(2);
    // Only two lay in the deck; so the top one, which went to its bottom, is the third.
    expect(scene.offered.sort()).toEqual(['card:corporate-expansion', 'card:deep-foundations', 'card:polytechnic']);
    scene.choose('card:corporate-expansion');
    expect(scene.offered.sort()).toEqual(['card:deep-foundations', 'card:polytechnic']);
    scene.choose('card:polytechnic');
    const view = scene.game.everything();
    expect([
      scene.mine.zones.hand.cards?.map((c) => c.card),
      view.zones['special-top'].cards?.map((c) => c.card),
      view.zones['special-deck'].cards?.map((c) => c.card),
    ]).toEqual([['corporate-expansion'], ['polytechnic'], ['deep-foundations']]);
  });
  it.each([['unpaid'], ['mismatched'], ['discarded'], ['dropped']])(
    '%s: one of one or two credits to the bottom of its deck, one of three out of the game',
    (route) => {
      const low = run(`${DISPLAY}\nme: {hand: [ambassador]}`, `choose card in hand then dispose it as ${route}`)
        .maybe('card:')
        .game.everything();
      expect(low.zones['special-deck'].cards?.at(-1)).toMatchObject({ card: 'ambassador' });
      const high = run(
        'special-market: []\nbox: []\nme: {hand: [farmland-trust]}',
        `choose card in hand then dispose it as ${route}`,
      )
        .maybe('card:')
        .game.everything();
      expect(high.zones.box.cards?.map((c) => c.card)).toEqual(['farmland-trust']);
    },
  );
});

describe('the end', () => {
  it('points first, then the order on the track after the last round', () => {
    const scores = new Set<number>();
    for (let seed = 1; seed <= 6; seed++) {
      const game = newGame(pack(), { players: 4, seed });
      const source = new ChoiceSource(seed);
      while (game.decision) game.choose(game.decision.options[source.below(game.decision.options.length)].key);
      const ranking = game.ranking;
      const order = game.everything().order;
      for (let i = 1; i < ranking.length; i++) {
        const [a, b] = [ranking[i - 1], ranking[i]].map((r) => ({
          point: r.by[0].value,
          order: order.indexOf(r.player),
        }));
        expect(a.point > b.point || (a.point === b.point && a.order < b.order)).toBe(true);
      }
      scores.add(ranking[0].by[0].value);
    }
    expect(scores.size).toBeGreaterThan(1);
  });
  it('equal points: who is first in the order wins, and nobody shares a place', () => {
    const scene = run('order: [other, me]\nme: {point: 9}\nother: {point: 9}', 'gain 1 credit');
    expect(scene.game.ranking.map((r) => [r.player === scene.me, r.place])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });
});
