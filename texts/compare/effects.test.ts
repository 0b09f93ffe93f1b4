/** Clauses, how they are joined, and what is wrapped around them: as few differences as possible. */
import { describe, expect, test } from 'vitest';
import { differences } from './testing.ts';

type Row = [a: string, b: string, ...expected: string[]];

describe.each<[string, Row[]]>([
  [
    'clauses',
    [
      // of joined clauses each is compared
      [
        'gain 2 cards; gain 1 kelp; build farm',
        'gain 3 cards; shuffle deck; build farm',
        'amount: 2 | 3',
        'action: gain 1 kelp | shuffle deck',
      ],
      ['gain 1 card; gain 1 kelp', 'build farm', 'action: gain 1 card; gain 1 kelp | build farm'],
      [
        'gain 1 card; gain 1 kelp',
        'gain 1 card; gain 1 kelp; build farm',
        'missing-clause: (gain 1 kelp) | build farm',
      ],
      ['gain 1 card; gain 1 kelp; build farm', 'gain 1 card; gain 1 kelp', 'extra-clause: build farm | (gain 1 kelp)'],
      [
        'gain 1 kelp; build farm',
        'gain 1 card; gain 1 kelp; build farm',
        'missing-clause: (gain 1 kelp; build farm) | gain 1 card',
      ],
      [
        'gain 1 card; gain 1 kelp; build farm',
        'gain 1 kelp; build farm',
        'extra-clause: gain 1 card | (gain 1 kelp; build farm)',
      ],
      ['build farm or build tunnel', 'build farm', 'extra-clause: build tunnel | (build farm)'],
      ['build farm or gain 2 cards', 'build farm or gain 3 cards', 'amount: 2 | 3'],
      ['build farm then gain 2 cards', 'build farm then gain 3 cards', 'amount: 2 | 3'],
      [
        'build farm then gain 1 card',
        'build farm; gain 1 card',
        'connective: build farm then gain 1 card | build farm; gain 1 card',
      ],
    ],
  ],
  [
    'wrappers',
    [
      ['may gain 1 card', 'once per turn: gain 1 card', 'limit: may | once per turn:'],
      ['once per turn: gain 1 card', 'may gain 1 card', 'optionality: once per turn: | may'],
      [
        'once per turn: gain 1 card',
        'may build farm',
        'optionality: once per turn: | may',
        'action: gain 1 card | build farm',
      ],
      ['if era = 1: gain 1 card', 'gain 1 card', 'filter: if era = 1: | (gain 1 card)'],
      ['gain 1 card', 'repeat 2 times: gain 1 card', 'amount: (gain 1 card) | repeat 2 times:'],
      ['may gain 1 card', 'gain 2 cards', 'optionality: may | (gain 2 cards)', 'amount: 1 card | 2'],
      ['must build farm', 'build farm', 'optionality: must | (build farm)'],
      [
        'if era = 1: gain 1 card else: gain 1 kelp',
        'gain 1 card',
        'action: if era = 1: gain 1 card else: gain 1 kelp | gain 1 card',
      ],
      ['gain 1 card then may gain 1 kelp', 'gain 1 card then may gain 2 kelp', 'amount: 1 kelp | 2'],
    ],
  ],
  [
    'actions',
    [
      // other arguments cannot be compared
      ['shuffle deck', 'end turn', 'action: shuffle deck | end turn'],
      ['build 2 farms', 'upgrade farms', 'action: build 2 farms | upgrade farms'],
      ['gain 2 cards', 'lose 3 cards', 'action: gain | lose', 'amount: 2 | 3'],
      ['build 2 farms', 'upgrade 2 farms', 'action: build | upgrade'],
      ['may gain 1 card', 'shuffle deck', 'action: may gain 1 card | shuffle deck'],
    ],
  ],
  [
    'differences that begin at the same place',
    [['build farm', 'build farm on city free', 'filter: (build farm) | city', 'cost: (build farm) | free']],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s against %s', (a, b, ...expected) => {
    expect(differences(a, b)).toEqual(expected);
  });
});
