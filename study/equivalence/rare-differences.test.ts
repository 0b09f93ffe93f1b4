/**
 * Pairs of effects that differ rarely: with three players, in another turn, when others act, at the end of a deck. Which of them are
 * different is said by the rules, written here by hand before anything was asked; that none is seen must never be said of them.
 */
import { describe, expect, it } from 'vitest';
import { judgeEffects, type Judgement } from './judge-effects.ts';
import { loaded } from '../../test/support/loaded.ts';
import { sampleOf } from '../../test/support/width.ts';

const judged = (a: string, b: string): Judgement => judgeEffects(loaded(), [a, b]);

/** By cause; `untold`: that it could not be told is enough. */
const DIFFERENT: [cause: string, a: string, b: string, untold?: 'untold'][] = [
  ['from 13 ~ above 13', 'if credits >= 13: gain 1 point', 'if credits > 13: gain 1 point'],
  ['to 15 ~ below 15', 'if credits <= 15: gain 1 point', 'if credits < 15: gain 1 point'],
  ['from 40 ~ above 40', 'if credits >= 40: gain 1 point', 'if credits > 40: gain 1 point'],
  ['a sum from 15 ~ above', 'if credits + kelp >= 15: gain 1 point', 'if credits + kelp > 15: gain 1 point'],
  [
    'instead of 1 ~ of any',
    'instead of you gain 1 steelplast: gain 2 credits',
    'instead of you gain steelplast: gain 2 credits',
    'untold',
  ],
  [
    'left ~ right',
    'choose left player then that player: gain 1 credit',
    'choose right player then that player: gain 1 credit',
  ],
  [
    'left ~ any',
    'choose left player then that player: gain 1 credit',
    'choose other player then that player: gain 1 credit',
  ],
  ['each ~ one', 'each other player: gain 1 credit', 'choose other player then that player: gain 1 credit'],
  ['max ~ min', 'gain (max over other players: kelp) points', 'gain (min over other players: kelp) points'],
  ['sum ~ max', 'gain (sum over other players: kelp) points', 'gain (max over other players: kelp) points'],
  ['players ~ 2', 'gain (players) credits', 'gain 2 credits'],
  ['not first ~ last', 'if place > 1: gain 1 point', 'if place = players: gain 1 point'],
  [
    'turn ~ round',
    'when you build 2nd tunnel this turn: gain 1 point',
    'when you build 2nd tunnel this round: gain 1 point',
  ],
  [
    'round ~ era',
    'when you build 2nd tunnel this round: gain 1 point',
    'when you build 2nd tunnel this era: gain 1 point',
  ],
  ['turn ~ era', 'when you build 1st city this turn: gain 1 point', 'when you build 1st city this era: gain 1 point'],
  [
    'until turn ~ round',
    'until end of turn: discount 1 credit on building tunnels',
    'until end of round: discount 1 credit on building tunnels',
  ],
  [
    'until era ~ game',
    'until end of era: when you build farm: gain 1 kelp',
    'until end of game: when you build farm: gain 1 kelp',
  ],
  ['first ~ every', 'when you build 1st farm this turn: gain 1 kelp', 'when you build farm: gain 1 kelp'],
  [
    'first ~ second',
    'when you build 1st farm this turn: gain 1 kelp',
    'when you build 2nd farm this turn: gain 1 kelp',
  ],
  [
    'first time ~ each time',
    'when you gain kelp for the 1st time this turn: gain 1 point',
    'when you gain kelp: gain 1 point',
  ],
  [
    'another builds city ~ tunnel',
    'when another player builds city: gain 1 credit',
    'when another player builds tunnel: gain 1 credit',
  ],
  [
    'another builds ~ upgrades',
    'when another player builds farm: gain 1 credit',
    'when another player upgrades farm: gain 1 credit',
  ],
  [
    'for them ~ for you',
    'when another player builds city: gain 1 credit then that player: gain 1 kelp',
    'when another player builds city: gain 1 credit then gain 1 kelp',
  ],
  // a card raises the hand limit
  [
    'number ~ constant',
    'discard cards in hand down to 3 as discarded',
    'discard cards in hand down to hand-limit as discarded',
  ],
  [
    'cards ~ action cards of others',
    'gain 1 point per card in claimed of other players',
    'gain 1 point per action-card in claimed of other players',
  ],
  ['small deck', 'if cards in era-deck >= 10: gain 1 card', 'gain 1 card'],
  ['up to 5 ~ 6', 'upgrade up to 5 structures', 'upgrade up to 6 structures', 'untold'],
  ['5 ~ 4 cities', 'if connected cities >= 5: gain 1 card', 'if connected cities >= 4: gain 1 card', 'untold'],
  [
    'card ~ action card enters',
    'when card enters claimed: gain 1 point',
    'when action-card enters claimed: gain 1 point',
  ],
  ['after ~ when', 'after you use action-card: gain 1 credit', 'when you use action-card: gain 1 credit', 'untold'],
  ['for two ~ for one', 'let biomatter stand for kelp and steelplast', 'let biomatter stand for kelp'],
  [
    'red ~ green slot of others',
    'when another player performs red slot: gain 1 credit',
    'when another player performs green slot: gain 1 credit',
    'untold',
  ],
  [
    'may ~ must',
    'if laboratories >= 1: may pay 1 science: gain 1 steelplast',
    'if laboratories >= 1: pay 1 science: gain 1 steelplast',
  ],
];

/** The same by the rules: different would be a false alarm. */
const EQUAL: [a: string, b: string][] = [
  // a game has three eras
  ['if era >= 3: gain 1 point', 'if era = 3: gain 1 point'],
  ['each connected city with farms >= 2: gain 2 points', 'gain 2 points per connected city with farms >= 2'],
  ['choose farm then upgrade it', 'upgrade 1 farm'],
  // of several that are built the last ones may be left out
  ['build farm then may build farm', 'build 2 farms'],
  ['when another player gains point: gain (1 + 0) credits', 'when another player gains point: gain 1 credit'],
  // no card of the game hears that a card is drawn; where one does they differ (rare-positions.test.ts)
  ['gain 1 card', 'move top 1 card of era-deck to hand'],
  ['each player: gain 1 credit', 'gain 1 credit then each other player: gain 1 credit'],
  ['if place = 1: gain 1 point', 'if not (place > 1): gain 1 point'],
  ['if kelp > 0: lose 1 kelp then gain 1 credit', 'pay 1 kelp: gain 1 credit'],
  ['gain (max(kelp, credit)) points', 'if kelp >= credit: gain kelp points else: gain credit points'],
  ['when you build farm: gain 2 kelp', 'when you build farm: gain 1 kelp then gain 1 kelp'],
];

describe('different', () => {
  it.each(sampleOf(DIFFERENT, 6))('%s', (_, a, b, untold) => {
    expect(untold ? ['different', 'unknown'] : ['different']).toContain(judged(a, b).is);
  });
});

describe('the same', () => {
  it.each(sampleOf(EQUAL, 2))('%s | %s', (a, b) => expect(['same', 'alike']).toContain(judged(a, b).is));
});

it('by form, whatever the order of what has none', () => {
  expect(judged('build 1 farm', 'build farm')).toEqual({ is: 'same' });
});

it('where two differ in one number that play does not reach, it says which effect it would not have told apart', () => {
  expect(
    judged('if farms >= 200: gain 1 credit else: gain 1 point', 'if farms >= 201: gain 1 credit else: gain 1 point'),
  ).toMatchObject({
    is: 'unknown',
    because: 'blind',
    why: expect.stringContaining('would not be told from') as string,
  });
});
