/** Another argument of the same word: its class follows from what the argument means (`dsl/words/arguments.ts`). */
import { describe, expect, test } from 'vitest';
import { compared, differences } from './testing.ts';

const ROWS: Record<string, [a: string, b: string, ...expected: string[]][]> = {
  'an argument that one side lacks': [
    ['build farm on coastal city', 'build farm', 'filter: coastal city | (build farm)'],
    ['build farm', 'build farm on city', 'filter: (build farm) | city'],
    ['upgrade 2 farms', 'upgrade farms', 'amount: 2 | (upgrade farms)'],
    ['upgrade up to 3 farms', 'upgrade up to farms', 'limit: 3 | (upgrade up to farms)'],
    ['upgrade up to 3 farms free', 'upgrade up to 3 farms', 'cost: free | (upgrade up to 3 farms)'],
    ['upgrade up to 3 farms', 'upgrade 3 farms', 'limit: up to | (upgrade 3 farms)'],
    ['move this to hand', 'move this to top of hand', 'term: (move this to hand) | top'],
    ['signal mismatch of this', 'signal mismatch', 'term: this | (signal mismatch)'],
    [
      'if era = 1: gain 1 card else: gain 1 kelp',
      'if era = 1: gain 1 card',
      'extra-clause: gain 1 kelp | (if era = 1: gain 1 card)',
    ],
    [
      'if era = 1: gain 1 card',
      'if era = 1: gain 1 card else: gain 1 kelp',
      'missing-clause: (if era = 1: gain 1 card) | gain 1 kelp',
    ],
  ],
  numbers: [
    ['upgrade 3 farms', 'upgrade 2 farms', 'amount: 3 | 2'],
    ['upgrade up to 3 farms', 'upgrade up to 2 farms', 'limit: 3 | 2'],
    ['ready 2 action-card', 'ready 3 action-card', 'choice-size: 2 | 3'],
    ['pick 1 to 3 as steps', 'pick 1 to 4 as steps', 'choice-size: 3 | 4'],
    ['repeat 2 times: gain 1 card', 'repeat 3 times: gain 1 card', 'amount: 2 | 3'],
    ['change hand-limit by 3', 'change hand-limit by 2', 'amount: 3 | 2'],
    ['change hand-limit at most 3', 'change hand-limit at most 4', 'limit: 3 | 4'],
    ['change hand-limit at least 3', 'change hand-limit at least 4', 'limit: 3 | 4'],
    ['change hand-limit to 3', 'change hand-limit to 4', 'amount: 3 | 4'],
    ['advance 2', 'advance 3', 'amount: 2 | 3'],
    ['choose city with farms >= 2', 'choose city with farms >= 3', 'amount: 2 | 3'],
    ['pay price of farm with era >= 2', 'pay price of farm with era >= 3', 'amount: 2 | 3'],
  ],
  flags: [
    ['move this to top of hand', 'move this to bottom of hand', 'term: top | bottom'],
    ['change hand-limit by 3', 'change hand-limit to 3', 'limit: by | to'],
    [
      'let kelp stand for science when paying',
      'let kelp stand for science when upgrading',
      'frame: paying | upgrading',
    ],
  ],
  names: [
    ['change hand-limit by 1', 'change most-rounds by 1', 'term: hand-limit | most-rounds'],
    ['let kelp stand for science', 'let credit stand for science', 'counter: kelp | credit'],
    ['let kelp stand for science', 'let kelp stand for credit', 'counter: science | credit'],
    [
      'let kelp stand for science and credit',
      'let kelp stand for science',
      'counter: credit | (let kelp stand for science)',
    ],
    [
      'let kelp stand for science',
      'let kelp stand for science and credit',
      'counter: (let kelp stand for science) | credit',
    ],
    ['end turn', 'end round', 'term: turn | round'],
    ['once per turn: gain 1 card', 'once per round: gain 1 card', 'limit: turn | round'],
    ['until end of turn: change hand-limit by 1', 'until end of round: change hand-limit by 1', 'frame: turn | round'],
  ],
  amounts: [
    ['gain 1 card', 'gain 1 card, 1 kelp', 'missing-clause: (gain 1 card) | 1 kelp'],
    ['gain 2 different resources', 'gain 2 resources', 'choice-size: 2 different resources | 2 resources'],
    ['gain 3 different resources', 'gain 2 different resources', 'choice-size: 3 | 2'],
    ['gain 2 cards', 'gain card', 'amount: 2 | card'],
    ['gain card', 'gain 2 cards', 'amount: card | 2'],
    ['gain 2 resources', 'gain 2 goods', 'counter: resources | goods'],
    ['gain 2 kelp, 3 credits', 'gain 4 credits', 'extra-clause: 2 kelp | (gain 4 credits)', 'amount: 3 | 4'],
  ],
  'what is counted': [
    ['gain 1 point per 2 farms', 'gain 1 point per 3 farms', 'amount: 2 | 3'],
    ['gain 1 point per 2 farms', 'gain 1 point per farm', 'amount: 2 | farm'],
    ['gain 1 point per farm', 'gain 1 point per 2 farms', 'amount: farm | 2'],
    ['gain 1 point per farm', 'gain 1 point', 'amount: farm | (1 point)'],
    ['gain 1 point', 'gain 1 point per farm', 'amount: (1 point) | farm'],
    ['gain 1 point per farm', 'gain 1 point per tunnel', 'piece: farm | tunnel'],
  ],
  costs: [
    ['pay price of farm', 'pay price of tunnel', 'piece: farm | tunnel'],
    ['pay price of it', 'pay price of connected it', 'filter: (it) | connected'],
    ['pay price of it', 'pay 1 credit', 'cost: price of it | 1 credit'],
    ['build farm for 2 credits', 'build farm for 3 credits', 'amount: 2 | 3'],
    ['build farm for 1 credit, 1 kelp', 'build farm for 1 credit', 'cost: 1 kelp | (1 credit)'],
    ['build farm for 1 credit', 'build farm for 1 credit, 1 kelp', 'cost: (1 credit) | 1 kelp'],
    ['pay 1 credit', 'pay 1 credit or 1 kelp', 'cost: (1 credit) | 1 kelp'],
    ['discount 1 credit on building farm', 'discount 2 credits on building farm', 'amount: 1 credit | 2'],
  ],
  events: [
    [
      'when you build farm: gain 1 card',
      'when slot gives kelp: gain 1 card',
      'frame: you build farm | slot gives kelp',
    ],
    ['when you build farm: gain 1 card', 'when you build tunnel: gain 1 card', 'piece: farm | tunnel'],
    ['when mismatch: gain 1 card', 'when payday: gain 1 card', 'term: mismatch | payday'],
    ['when you advance to 3: gain 1 card', 'when you advance to 4: gain 1 card', 'amount: 3 | 4'],
    [
      'when you advance to 3 on federation: gain 1 card',
      'when you advance to 3 on trade: gain 1 card',
      'term: federation | trade',
    ],
    [
      'when farm becomes connected: gain 1 card',
      'when farm becomes coastal: gain 1 card',
      'filter: connected | coastal',
    ],
    ['when farm becomes connected: gain 1 card', 'when tunnel becomes connected: gain 1 card', 'piece: farm | tunnel'],
    ['when slot gives kelp: gain 1 card', 'when slot gives credit: gain 1 card', 'counter: kelp | credit'],
    ['when slot gives good: gain 1 card', 'when slot gives resource: gain 1 card', 'counter: good | resource'],
    ['when card enters claimed: gain 1 card', 'when card enters hand: gain 1 card', 'term: claimed | hand'],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s against %s', (a, b, ...expected) => {
    expect(differences(a, b)).toEqual(expected);
  });
});

test('amounts in another order are the same amounts', () => {
  const [order, ...others] = compared('gain 1 card, 1 kelp', 'gain 1 kelp, 1 card');
  expect([order.class, order.harmless, others]).toEqual(['order', true, []]);
});
