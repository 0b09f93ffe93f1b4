/** Another phrase, value or condition in the same place. */
import { describe, expect, test } from 'vitest';
import { differences } from './testing.ts';

type Row = [a: string, b: string, ...expected: string[]];

const PHRASES: Row[] = [
  ['2nd laboratory', '3rd laboratory', 'filter: 2nd | 3rd'],
  ['2nd laboratory', 'laboratory', 'filter: 2nd | (laboratory)'],
  ['laboratory', '2nd laboratory', 'filter: (laboratory) | 2nd'],
  ['upgraded farm', 'not upgraded farm', 'filter: upgraded | upgraded'],
  ['connected coastal farm', 'coastal farm', 'filter: connected | (coastal farm)'],
  ['coastal connected farm', 'connected coastal farm'],
  // the adjective of the same name is the partner
  [
    'upgraded connected farm',
    'not upgraded farm',
    'filter: upgraded | upgraded',
    'filter: connected | (not upgraded farm)',
  ],
  ['farm of coastal city', 'farm of connected city', 'filter: coastal | connected'],
  ['farm of city', 'farm', 'filter: of city | (farm)'],
  ['farm', 'farm of city', 'filter: (farm) | of city'],
  ['farm adjacent to tunnel', 'farm adjacent to laboratory', 'piece: tunnel | laboratory'],
  ['card in hand', 'card in claimed', 'term: hand | claimed'],
  ['farm of city', 'farm adjacent to city', 'filter: of city | adjacent to city'],
  ['city with upgraded farms >= 2', 'city with upgraded farms >= 3', 'amount: 2 | 3'],
  ['city with upgraded farms >= 2', 'city with farms >= 2', 'filter: upgraded | (farms)'],
  ['farm where (era = 2)', 'farm where (era = 3)', 'amount: 2 | 3'],
  ['farm this turn', 'farm this round', 'filter: this turn | this round'],
  ['farm of city adjacent to tunnel', 'farm of city adjacent to laboratory', 'piece: tunnel | laboratory'],
  ['2nd upgraded farm', '2nd upgraded tunnel', 'piece: farm | tunnel'],
  ['trench', 'plain', 'piece: trench | plain'],
  ['structure', 'building', 'piece: structure | building'],
  ['it', 'this', 'term: it | this'],
];

const CARDS: Row[] = [
  ['top 3 cards of deck', 'top 2 cards of deck', 'choice-size: 3 | 2'],
  ['top 3 cards of deck', 'cards of deck', 'choice-size: top 3 | (cards of deck)'],
  ['cards of deck', 'top 3 cards of deck', 'choice-size: (cards of deck) | top 3'],
  ['top 3 cards of deck', 'top card of deck', 'choice-size: top 3 | top'],
  ['top 3 cards of deck', 'top 3 cards of hand', 'term: deck | hand'],
];

const VALUES: Row[] = [
  ['era', '2', 'amount: era | 2'],
  ['era + 1', 'era + 2', 'amount: 1 | 2'],
  ['era + 1', 'era - 1', 'amount: era + 1 | era - 1'],
  ['era + 1', 'era', 'amount: 1 | (era)'],
  ['era', 'era + 1', 'amount: (era) | 1'],
  ['1 + era', 'era', 'amount: 1 | (era)'],
  ['-era', 'era', 'amount: -era | (era)'],
  ['-era', '-kelp', 'counter: era | kelp'],
  ['-era', '2', 'amount: -era | 2'],
  ['era + 1', '2', 'amount: era + 1 | 2'],
  ['min(2, farms)', 'max(2, farms)', 'limit: min | max'],
  ['min(2, farms)', 'min(3, farms)', 'limit: 2 | 3'],
  ['min(2, farms)', 'min(2, tunnels)', 'piece: farms | tunnels'],
  ['min(2, farms)', 'farms', 'limit: 2 | (farms)'],
  ['farms', 'min(2, farms)', 'limit: (farms) | 2'],
  ['min(2, farms, tunnels)', 'min(2, farms)', 'limit: tunnels | (min(2, farms))'],
  ['min(2, farms)', 'min(2, farms, tunnels)', 'limit: (min(2, farms)) | tunnels'],
  ['min(2, farms, tunnels)', 'farms', 'limit: min(2, farms, tunnels) | (farms)'],
  ['min(farms, 2)', 'min(2, farms)'],
  ['sum over farms: era', 'max over farms: era', 'amount: sum over farms: era | max over farms: era'],
  ['sum over farms: era', 'sum over coastal farms: era', 'filter: (farms) | coastal'],
  ['sum over farms: era', 'sum over farms: kelp', 'counter: era | kelp'],
  ['table era (1: 4, 2: 3)', 'table era (1: 4, 2: 5)', 'amount: 3 | 5'],
  ['table era (1: 4, 2: 3)', 'table kelp (1: 4, 2: 3)', 'counter: era | kelp'],
  ['table era (1: 4, 2: 3)', 'table era (1: 4)', 'amount: 3 | (table era (1: 4))'],
  ['table era (1: 4)', 'table era (1: 4, 2: 3)', 'amount: (table era (1: 4)) | 3'],
  ['table era (1: 4, 2: 3)', 'table era (1: 4, 3: 3)', 'amount: 3 | 3'],
  ['table era (1: 4, else: 3)', 'table era (1: 4, else: 2)', 'amount: 3 | 2'],
  ['table era (1: 4, else: 3)', 'table era (1: 4)', 'amount: 3 | (table era (1: 4))'],
  ['table era (1: 4, else: 3)', 'table era (1: 4, 2: 3)', 'amount: 3 | 3'],
];

const CONDITIONS: Row[] = [
  ['era >= 2', 'era >= 3', 'amount: 2 | 3'],
  ['era >= 2', 'era <= 2', 'limit: era >= 2 | era <= 2'],
  ['era >= 2', 'kelp >= 2', 'counter: era | kelp'],
  ['era >= 2 and farms >= 1', 'era >= 2', 'filter: farms >= 1 | (era >= 2)'],
  ['era >= 2', 'era >= 2 and farms >= 1', 'filter: (era >= 2) | farms >= 1'],
  ['era >= 2 or farms >= 1', 'farms >= 1', 'filter: era >= 2 | (farms >= 1)'],
  ['era >= 2 and farms >= 1', 'era >= 2 or farms >= 1', 'connective: era >= 2 and farms >= 1 | era >= 2 or farms >= 1'],
  [
    'era >= 2 and farms >= 1 and tunnels >= 1',
    'era >= 2 and farms >= 1',
    'filter: tunnels >= 1 | (era >= 2 and farms >= 1)',
  ],
  [
    'era >= 2 and farms >= 1',
    'era >= 2 and farms >= 1 and tunnels >= 1',
    'filter: (era >= 2 and farms >= 1) | tunnels >= 1',
  ],
  [
    'era >= 2 and farms >= 1 and tunnels >= 1',
    'farms >= 1',
    'filter: era >= 2 and farms >= 1 and tunnels >= 1 | (farms >= 1)',
  ],
  [
    'era >= 2 or farms >= 1 or tunnels >= 1',
    'farms >= 1',
    'filter: era >= 2 or farms >= 1 or tunnels >= 1 | (farms >= 1)',
  ],
  // in any order
  ['era >= 2 and farms >= 1', 'farms >= 1 and era >= 2'],
  ['era >= 2 and farms >= 1', 'farms >= 1 and era >= 3', 'amount: 2 | 3'],
  ['not it is upgraded', 'it is upgraded', 'filter: not it is upgraded | (it is upgraded)'],
  ['it is upgraded', 'not it is upgraded', 'filter: (it is upgraded) | not it is upgraded'],
  ['not it is upgraded', 'not this is upgraded', 'term: it | this'],
  ['it is upgraded', 'it is not upgraded', 'filter: it is upgraded | it is not upgraded'],
  ['it is upgraded', 'this is upgraded', 'term: it | this'],
  // a quality narrows down, a kind is a kind
  ['it is upgraded', 'it is connected', 'filter: upgraded | connected'],
  ['it is a farm', 'it is a tunnel', 'piece: farm | tunnel'],
  ['it is a farm', 'it is upgraded', 'piece: farm | upgraded'],
  ['it is an upgraded farm', 'it is a farm', 'filter: upgraded | (a farm)'],
  ['it is a farm', 'it is an upgraded farm', 'filter: (a farm) | upgraded'],
  ['it is a farm of city', 'it is a farm', 'filter: of city | (a farm)'],
  ['farms', 'era = 2', 'filter: farms | era = 2'],
  ['era = 2', 'it is upgraded', 'filter: era = 2 | it is upgraded'],
  ['era = 2', 'farms', 'filter: era = 2 | farms'],
  ['not farms', 'tunnels', 'filter: not farms | tunnels'],
  ['it is upgraded', 'farms', 'filter: it is upgraded | farms'],
  ['era >= 2 and farms >= 1', 'it is upgraded', 'filter: era >= 2 and farms >= 1 | it is upgraded'],
  ['era >= 2 and farms >= 1', 'tunnels', 'filter: era >= 2 and farms >= 1 | tunnels'],
];

/** Both phrases, values or conditions in the same effect. */
function inside(rows: Row[], around: (part: string) => string): Row[] {
  return rows.map(([a, b, ...expected]) => [around(a), around(b), ...expected]);
}

describe.each<[string, Row[]]>([
  ['a phrase', inside(PHRASES, (phrase) => `when you build ${phrase}: gain 1 card`)],
  ['cards', inside(CARDS, (phrase) => `move ${phrase} to claimed`)],
  ['a value', inside(VALUES, (value) => `gain (${value}) points`)],
  ['a condition', inside(CONDITIONS, (condition) => `if ${condition}: gain 1 card`)],
])('%s', (_, rows) => {
  test.each(rows)('%s against %s', (a, b, ...expected) => {
    expect(differences(a, b)).toEqual(expected);
  });
});
