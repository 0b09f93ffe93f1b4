import { expect, test } from 'vitest';
import { argumentsIn } from '../words/facts.ts';
import { WORD_BY_NAME, WORDS } from '../words/registry.ts';
import { parseProgram } from '../syntax/index.ts';
import { withoutOrigins, programFrom, continuousFrom } from './testing.ts';

const n = (value: number) => ({ k: 'const', n: value });
const gain = (counter: string, value = 1) => ({ k: 'gain', items: [{ n: n(value), what: { k: 'counter', counter } }] });
const FARMS = { k: 'holding', pieces: ['farm'] };
const CITIES = { k: 'holding', pieces: ['city'] };
const HAND = { k: 'in', zone: 'hand' };
const STRUCTURES = ['farm', 'laboratory', 'tunnel'];

const acts: [string, object][] = [
  [
    'gain 2 cards, 1 credit per 2 farms, 2 different resources',
    {
      k: 'gain',
      items: [
        { n: n(2), what: { k: 'cards' } },
        {
          n: n(1),
          per: { every: n(2), of: { k: 'count-sites', sites: FARMS } },
          what: { k: 'counter', counter: 'credit' },
        },
        { n: n(2), what: { k: 'class', counters: ['kelp', 'science'], different: true } },
      ],
    },
  ],
  ['lose 3 points', { k: 'lose', items: [{ n: n(3), what: { k: 'counter', counter: 'point' } }] }],
  [
    'put 4 kelp on this',
    { k: 'put', items: [{ n: n(4), what: { k: 'counter', counter: 'kelp' } }], on: { v: 2, type: 'card' } },
  ],
  [
    'put 4 seeds on site',
    {
      k: 'put',
      items: [{ n: n(4), what: { k: 'counter', counter: 'seed' } }],
      on: { type: 'sites', sites: { k: 'all' } },
    },
  ],
  [
    'put 1 seed on big-farm',
    {
      k: 'each',
      over: { k: 'cards', cards: { k: 'id', id: 'big-farm' } },
      v: 3,
      effect: {
        k: 'put',
        items: [{ n: n(1), what: { k: 'counter', counter: 'seed' } }],
        on: { v: 3, type: 'card' },
      },
    },
  ],
  [
    'take 1 seed from big-farm',
    {
      k: 'each',
      over: { k: 'cards', cards: { k: 'id', id: 'big-farm' } },
      v: 4,
      effect: {
        k: 'take',
        items: [{ n: n(1), what: { k: 'counter', counter: 'seed' } }],
        from: { v: 4, type: 'card' },
        amounts: [3],
      },
    },
  ],
  [
    'owner of c1: gain 1 credit',
    {
      k: 'each',
      over: { k: 'players' },
      v: 3,
      effect: {
        k: 'if',
        test: { k: 'some-sites', sites: { k: 'and', of: [{ k: 'own' }, { k: 'site', id: 'c1' }] } },
        then: gain('credit'),
      },
    },
  ],
  ['set seeds of site to 0', { k: 'set-lying', sites: { k: 'all' }, counter: 'seed', n: n(0) }],
  [
    'take 1 kelp from this',
    {
      k: 'take',
      items: [{ n: n(1), what: { k: 'counter', counter: 'kelp' } }],
      from: { v: 2, type: 'card' },
      amounts: [3],
    },
  ],
  [
    'pay 1 kelp to this',
    {
      k: 'pay',
      cost: { k: 'amounts', alternatives: [[{ counter: 'kelp', n: n(1) }]] },
      to: { v: 2, type: 'card' },
    },
  ],
  ['pay 1 kelp', { k: 'pay', cost: { k: 'amounts', alternatives: [[{ counter: 'kelp', n: n(1) }]] } }],
  ['pay price of this: gain 1 credit', { k: 'pay', cost: { k: 'price', of: 2 }, effect: gain('credit') }],
  ['build farm', { k: 'build', n: n(1), pieces: ['farm'], cost: { k: 'usual' } }],
  [
    'build 2 structures on c1 free',
    { k: 'build', n: n(2), pieces: STRUCTURES, on: { k: 'site', id: 'c1' }, cost: { k: 'free' } },
  ],
  [
    'upgrade up to 3 farms for 1 science',
    {
      k: 'upgrade',
      n: n(3),
      upTo: true,
      sites: FARMS,
      cost: { k: 'amounts', alternatives: [[{ counter: 'science', n: n(1) }]] },
    },
  ],
  ['advance 2', { k: 'advance', n: n(2), track: 'federation' }],
  ['advance 1 on federation', { k: 'advance', n: n(1), track: 'federation' }],
  ['choose city', { k: 'choose-site', sites: CITIES, v: 0 }],
  ['choose card in hand as kept', { k: 'choose-card', cards: HAND, v: 3 }],
  ['choose color', { k: 'choose-color', v: 3 }],
  ['choose latest slot', { k: 'choose-slot', slots: { k: 'latest' }, v: 0 }],
  ['choose other player', { k: 'choose-player', players: { others: true, me: 3 }, v: 4 }],
  ['choose available slot', { k: 'choose-slot', slots: { k: 'available' }, v: 0 }],
  ['choose kind of structure as chosen', { k: 'choose-piece', pieces: STRUCTURES, v: 3 }],
  ['pick 1 to era', { k: 'pick', from: n(1), to: { k: 'counter', counter: 'era' }, v: 1 }],
  ['pick 0 to 2 as steps', { k: 'pick', from: n(0), to: n(2), v: 3 }],
  ['move cards in hand to era-deck', { k: 'move', cards: HAND, zone: 'era-deck', at: 'top' }],
  [
    'move 2 cards in hand to era-deck',
    { k: 'move', cards: HAND, zone: 'era-deck', at: 'top', some: { n: { k: 'const', n: 2 }, v: 0 } },
  ],
  [
    'move up to 2 cards in hand to era-deck',
    {
      k: 'up-to',
      times: n(2),
      effect: { k: 'move', cards: HAND, zone: 'era-deck', at: 'top', some: { n: n(1), v: 0 } },
    },
  ],
  [
    'move up to 2 cards in hand of different colors to era-deck',
    {
      k: 'each',
      over: { k: 'cards', cards: HAND },
      v: 0,
      effect: { k: 'move', cards: { k: 'var', v: 0 }, zone: 'era-deck', at: 'top' },
      alike: { value: 'color', same: false },
      chosen: [3, 4],
    },
  ],
  [
    'move cards in hand to bottom of era-deck in any order',
    {
      k: 'move',
      cards: HAND,
      zone: 'era-deck',
      at: 'bottom',
      some: { n: { k: 'count-cards', cards: HAND }, v: 0, all: true },
    },
  ],
  ['move this to bottom of era-deck', { k: 'move', cards: { k: 'var', v: 2 }, zone: 'era-deck', at: 'bottom' }],
  ['shuffle era-deck', { k: 'shuffle-zone', zone: 'era-deck' }],
  ['shuffle players', { k: 'shuffle-players' }],
  ['rotate players', { k: 'rotate-players' }],
  ['pass hand to right', { k: 'pass-zone', zone: 'hand', to: 'right' }],
  ['use 1 action-card', { k: 'use', n: n(1), cards: { k: 'type', type: 'action-card' } }],
  [
    'use up to 2 action-cards',
    { k: 'up-to', times: n(2), effect: { k: 'use', n: n(1), cards: { k: 'type', type: 'action-card' } } },
  ],
  ['resolve this', { k: 'resolve', program: 'effect', of: { k: 'cards', cards: { k: 'var', v: 2 } } }],
  ['resolve production of cities', { k: 'resolve', program: 'production', of: { k: 'sites', sites: CITIES } }],
  [
    'resolve production of tile of c1',
    {
      k: 'resolve',
      program: 'production',
      of: { k: 'cards', cards: { k: 'tile-of', sites: { k: 'site', id: 'c1' } } },
    },
  ],
  ['resolve played of this', { k: 'resolve', program: 'played', of: { k: 'cards', cards: { k: 'var', v: 2 } } }],
  [
    'perform available green slot',
    { k: 'perform', slots: { k: 'and', of: [{ k: 'available' }, { k: 'color', color: 'green' }] } },
  ],
  ['occupy double-tunnel', { k: 'occupy', slots: { k: 'id', id: 'double-tunnel' } }],
  ['block double-tunnel', { k: 'occupy', slots: { k: 'id', id: 'double-tunnel' }, neutral: true }],
  ['vacate slots', { k: 'vacate' }],
  [
    'lay domino on empty site so that matched ports of it >= 1',
    {
      k: 'lay-piece',
      pieces: ['domino'],
      kind: 3,
      v: 0,
      on: { k: 'empty' },
      test: {
        k: 'compare',
        op: '>=',
        a: { k: 'ports', which: 'matched', of: { v: 0, type: 'site' } },
        b: n(1),
      },
    },
  ],
  ['lay card in hand', { k: 'lay-card', cards: HAND, v: 0 }],
  ['place city at c1', { k: 'place-piece', piece: 'city', sites: { k: 'site', id: 'c1' } }],
  ['place this at c1', { k: 'place-card', cards: { k: 'var', v: 2 }, sites: { k: 'site', id: 'c1' } }],
  [
    'place top card of era-deck at c1 face down',
    {
      k: 'place-card',
      cards: { k: 'top', n: n(1), zone: 'era-deck' },
      sites: { k: 'site', id: 'c1' },
      faceDown: true,
    },
  ],
  ['look at tile of c1', { k: 'turn-cards', cards: { k: 'tile-of', sites: { k: 'site', id: 'c1' } }, how: 'look' }],
  [
    'reveal face-down tile of c1',
    {
      k: 'turn-cards',
      cards: { k: 'and', of: [{ k: 'face-down' }, { k: 'tile-of', sites: { k: 'site', id: 'c1' } }] },
      how: 'up',
    },
  ],
  [
    'conceal known tile of c1',
    {
      k: 'turn-cards',
      cards: { k: 'and', of: [{ k: 'known' }, { k: 'tile-of', sites: { k: 'site', id: 'c1' } }] },
      how: 'down',
    },
  ],
  ['remove farms', { k: 'remove', sites: FARMS }],
  ['replace c1 by city free', { k: 'replace', sites: { k: 'site', id: 'c1' }, pieces: ['city'], cost: { k: 'free' } }],
  [
    'relocate c1 to empty city-site',
    {
      k: 'relocate',
      sites: { k: 'site', id: 'c1' },
      to: { k: 'and', of: [{ k: 'empty' }, { k: 'of-kind', siteKind: 'city-site' }] },
      from: 3,
      v: 0,
    },
  ],
  [
    'relocate c1 up to 4 steps through city-sites to empty site',
    {
      k: 'relocate',
      sites: { k: 'site', id: 'c1' },
      to: { k: 'empty' },
      from: 3,
      v: 0,
      walk: { n: n(4), through: { k: 'of-kind', siteKind: 'city-site' } },
    },
  ],
  [
    'relocate c1 2 steps by onward to site',
    {
      k: 'relocate',
      sites: { k: 'site', id: 'c1' },
      to: { k: 'all' },
      from: 3,
      v: 0,
      walk: { n: n(2), exactly: true, ways: ['next', 'off'] },
    },
  ],
  [
    'transfer 2 seeds from c1 to empty site',
    {
      k: 'transfer',
      counter: 'seed',
      n: n(2),
      sites: {
        k: 'such-that',
        base: { k: 'site', id: 'c1' },
        v: 3,
        test: { k: 'compare', op: '>=', a: { k: 'lying', site: 3, counter: 'seed' }, b: n(2) },
      },
      to: { k: 'empty' },
      from: 4,
      v: 0,
    },
  ],
  ['ready used cards', { k: 'ready', n: null, cards: { k: 'used' } }],
  ['ready 1 used card', { k: 'ready', n: n(1), cards: { k: 'used' } }],
  ['ready up to 2 used cards', { k: 'up-to', times: n(2), effect: { k: 'ready', n: n(1), cards: { k: 'used' } } }],
  ['exhaust this', { k: 'exhaust', cards: { k: 'var', v: 2 } }],
  ['set era to 1', { k: 'set-counter', counter: 'era', n: n(1) }],
  ['resolve space on federation', { k: 'resolve-space', track: 'federation' }],
  ['set place to 1', { k: 'set-place', n: n(1) }],
  ['set federation to 4', { k: 'set-space', track: 'federation', n: n(4) }],
  ['set marks of this to 0', { k: 'set-marks', cards: { k: 'var', v: 2 }, n: n(0) }],
  [
    'discard cards in hand down to hand-limit as discarded',
    {
      k: 'discard',
      cards: HAND,
      downTo: { k: 'constant', constant: 'hand-limit' },
      route: 'discarded',
    },
  ],
  ['dispose this as discarded', { k: 'dispose', cards: { k: 'var', v: 2 }, route: 'discarded' }],
  [
    'dispose up to 2 cards in hand as discarded',
    {
      k: 'up-to',
      times: n(2),
      effect: { k: 'dispose', cards: HAND, route: 'discarded', some: { n: n(1), v: 0 } },
    },
  ],
  [
    'dispose up to 2 cards in hand of different colors as discarded',
    {
      k: 'each',
      over: { k: 'cards', cards: HAND },
      v: 0,
      effect: { k: 'dispose', cards: { k: 'var', v: 0 }, route: 'discarded' },
      alike: { value: 'color', same: false },
      chosen: [3, 4],
    },
  ],
  ['do setup', { k: 'do', procedure: 'setup' }],
  [
    'choose farm then do recover of it',
    {
      k: 'then',
      steps: [
        { may: false, effect: { k: 'choose-site', sites: FARMS, v: 0 } },
        { may: false, effect: { k: 'do', procedure: 'recover', of: { v: 0, type: 'site' } } },
      ],
    },
  ],
  ['signal mismatch', { k: 'signal', signal: 'mismatch' }],
  ['signal mismatch of this', { k: 'signal', signal: 'mismatch', of: { v: 2, type: 'card' } }],
  ['order players by federation', { k: 'order', track: 'federation' }],
  [
    'look at top 2 cards of era-deck',
    { k: 'move', cards: { k: 'top', n: n(2), zone: 'era-deck' }, zone: 'era-deck/looked-at', at: 'bottom', back: true },
  ],
  [
    'reveal top card of era-deck',
    { k: 'move', cards: { k: 'top', n: n(1), zone: 'era-deck' }, zone: 'era-deck/revealed', at: 'bottom', back: true },
  ],
  [
    'each other player from you: gain 1 credit',
    { k: 'each', over: { k: 'players', others: true, fromMe: true }, v: 3, effect: gain('credit') },
  ],
  ['deal boards', { k: 'deal-boards' }],
  ['confirm end-turn', { k: 'confirm', name: 'end-turn' }],
  ['begin turn', { k: 'begin', period: 'turn' }],
  ['end turn', { k: 'end', period: 'turn' }],
  ['end game', { k: 'end-game' }],
  ['if farms: gain 1 kelp', { k: 'if', test: { k: 'some-sites', sites: FARMS }, then: gain('kelp') }],
  [
    'if farms: gain 1 kelp else: gain 1 credit',
    {
      k: 'if',
      test: { k: 'some-sites', sites: FARMS },
      then: gain('kelp'),
      otherwise: gain('credit'),
    },
  ],
  ['may gain 1 kelp', { k: 'may', effect: gain('kelp') }],
  ['must gain 1 kelp', { k: 'must', effect: gain('kelp') }],
  [
    'each city: upgrade farm of it',
    {
      k: 'each',
      over: { k: 'sites', sites: CITIES },
      v: 3,
      effect: {
        k: 'upgrade',
        n: n(1),
        sites: { k: 'and', of: [FARMS, { k: 'adjacent', to: { k: 'var', v: 3 } }] },
        cost: { k: 'usual' },
      },
    },
  ],
  [
    'each card in hand as kept: exhaust kept',
    {
      k: 'each',
      over: { k: 'cards', cards: HAND },
      v: 3,
      effect: { k: 'exhaust', cards: { k: 'var', v: 3 } },
    },
  ],
  ['each own slot: gain 1 kelp', { k: 'each', over: { k: 'slots', slots: { k: 'own' } }, v: 3, effect: gain('kelp') }],
  ['each direction: gain 1 kelp', { k: 'each', over: { k: 'directions' }, v: 3, effect: gain('kelp') }],
  ['each color: gain 1 kelp', { k: 'each', over: { k: 'colors' }, v: 3, effect: gain('kelp') }],
  [
    'each kind of structure as kind: gain 1 kelp',
    { k: 'each', over: { k: 'pieces', pieces: STRUCTURES }, v: 3, effect: gain('kelp') },
  ],
  ['each other player: gain 1 kelp', { k: 'each', over: { k: 'players', others: true }, v: 3, effect: gain('kelp') }],
  ['each player: gain 1 kelp', { k: 'each', over: { k: 'players' }, v: 3, effect: gain('kelp') }],
  [
    'repeat until kelp = 3 at most 9 times: gain 1 kelp',
    {
      k: 'repeat',
      until: { k: 'compare', op: '=', a: { k: 'counter', counter: 'kelp' }, b: n(3) },
      times: n(9),
      effect: gain('kelp'),
    },
  ],
  ['repeat 3 times: gain 1 kelp', { k: 'repeat', times: n(3), effect: gain('kelp') }],
  ['up to 3 times: gain 1 kelp', { k: 'up-to', times: n(3), effect: gain('kelp') }],
  [
    'build up to 2 different structures',
    { k: 'build', n: n(2), upTo: true, pieces: STRUCTURES, different: true, cost: { k: 'usual' } },
  ],
  ['advance up to 2', { k: 'up-to', times: n(2), effect: { k: 'advance', n: n(1), track: 'federation' } }],
  ['build 2 different structures', { k: 'build', n: n(2), pieces: STRUCTURES, different: true, cost: { k: 'usual' } }],
  ['build 2 same structures', { k: 'build', n: n(2), pieces: STRUCTURES, same: true, cost: { k: 'usual' } }],
  ['any number of times: gain 1 kelp', { k: 'up-to', times: null, effect: gain('kelp') }],
  [
    'each up to 2 cities: gain 1 kelp',
    { k: 'each', over: { k: 'sites', sites: CITIES }, v: 3, effect: gain('kelp'), chosen: [4, 5] },
  ],
  [
    'count credit + 1',
    { k: 'count', n: { k: 'arith', op: '+', a: { k: 'counter', counter: 'credit' }, b: n(1) }, v: 1 },
  ],
  ['count place of federation as rank', { k: 'count', n: { k: 'place', track: 'federation' }, v: 3 }],
  [
    'gain 2 same resources',
    {
      k: 'gain',
      items: [{ n: n(2), what: { k: 'class', counters: ['kelp', 'science'], different: false, same: true } }],
    },
  ],
  ['any order: gain 1 kelp; gain 1 credit', { k: 'any-order', parts: [gain('kelp'), gain('credit')] }],
  [
    'until end of turn or you build farm or you gain kelp: treat cities as connected',
    {
      k: 'until',
      period: 'turn',
      or: [
        { k: 'build', pieces: ['farm'], sites: { k: 'all' } },
        { k: 'gain', counters: ['kelp'] },
      ],
      continuous: { k: 'treat', sites: CITIES, as: 'connected' },
    },
  ],
  [
    'until end of turn: treat cities as connected',
    {
      k: 'until',
      period: 'turn',
      continuous: { k: 'treat', sites: CITIES, as: 'connected' },
    },
  ],
  ['at end of era: gain 1 kelp', { k: 'at-end', period: 'era', effect: gain('kelp') }],
  [
    'at most 2 kelp: gain 1 kelp',
    {
      k: 'at-most',
      most: [{ n: { k: 'const', n: 2 }, what: { k: 'counter', counter: 'kelp' } }],
      effect: gain('kelp'),
    },
  ],
  ['best by point: gain 1 kelp', { k: 'best', counter: 'point', effect: gain('kelp') }],
  ['gain 1 kelp or gain 1 credit', { k: 'or', of: [gain('kelp'), gain('credit')] }],
  [
    'build farm then upgrade it then may gain 1 kelp',
    {
      k: 'then',
      steps: [
        { may: false, effect: { k: 'build', n: n(1), pieces: ['farm'], cost: { k: 'usual' } } },
        { may: false, effect: { k: 'upgrade', n: n(1), sites: { k: 'var', v: 0 }, cost: { k: 'usual' } } },
        { may: true, effect: gain('kelp') },
      ],
    },
  ],
  [
    'gain 1 kelp then may gain 1 credit then gain 2 kelp',
    {
      k: 'then',
      steps: [
        { may: false, effect: gain('kelp') },
        {
          may: true,
          effect: {
            k: 'then',
            steps: [
              { may: false, effect: gain('credit') },
              { may: false, effect: gain('kelp', 2) },
            ],
          },
        },
      ],
    },
  ],
  ['gain 1 kelp; gain 1 credit', { k: 'block', mode: 'steps', parts: [gain('kelp'), gain('credit')] }],
];

test.each(acts)('%s', (text, effect) => {
  const { program, problems } = programFrom(text, { thisType: 'card' });
  expect(problems).toEqual([]);
  expect(withoutOrigins(program.body)).toEqual(effect);
});

const HOLDS = { k: 'some-slots', slots: { k: 'and', of: [{ k: 'var', v: 0 }, { k: 'own' }] } };
const program = (body: object, vars = ['none', 'none', 'card']) => ({ mode: 'parts', body, vars });

const continuous: [string, object][] = [
  [
    'when you build farm: gain 1 kelp',
    {
      k: 'when',
      events: [{ k: 'build', pieces: ['farm'], sites: { k: 'all' } }],
      program: program(gain('kelp'), ['site', 'none', 'card']),
    },
  ],
  [
    'after you use action-card: use it',
    {
      k: 'when',
      events: [{ k: 'used', cards: { k: 'type', type: 'action-card' } }],
      program: program({ k: 'use', n: n(1), cards: { k: 'var', v: 0 } }, ['card', 'none', 'card']),
    },
  ],
  [
    'instead of you gain kelp: gain 1 credit',
    {
      k: 'instead',
      event: { k: 'gain', counters: ['kelp'] },
      program: program(gain('credit'), ['none', 'number', 'card']),
    },
  ],
  [
    'as soon as kelp >= 3: gain 1 credit',
    {
      k: 'as-soon-as',
      test: { k: 'compare', op: '>=', a: { k: 'counter', counter: 'kelp' }, b: n(3) },
      program: program(gain('credit')),
    },
  ],
  [
    // `that player` is another one who occupies the slot
    'allow choosing foreign slot: pay 1 credit to that player',
    {
      k: 'allow-choice',
      slots: { k: 'foreign' },
      program: program(
        {
          k: 'then',
          steps: [
            {
              may: false,
              effect: { k: 'choose-player', players: { others: true, me: 4, test: HOLDS }, v: 3, implied: true },
            },
            {
              may: false,
              effect: {
                k: 'pay',
                to: { v: 3, type: 'player' },
                cost: { k: 'amounts', alternatives: [[{ counter: 'credit', n: n(1) }]] },
              },
            },
          ],
        },
        ['slot', 'none', 'card', 'player', 'player'],
      ),
    },
  ],
  [
    'once per turn: when you gain kelp: gain 1 credit',
    {
      k: 'when',
      events: [{ k: 'gain', counters: ['kelp'] }],
      program: program(gain('credit'), ['none', 'number', 'card']),
      once: 'turn',
    },
  ],
  [
    'once per turn: instead of farm of a city gives 2 kelp: gain 1 credit',
    {
      k: 'instead',
      event: {
        k: 'gain',
        counters: ['kelp'],
        by: 'piece',
        from: {
          k: 'and',
          of: [
            { k: 'holding', pieces: ['farm'] },
            { k: 'adjacent', to: { k: 'holding', pieces: ['city'] } },
          ],
        },
        n: 2,
      },
      program: program(gain('credit'), ['site', 'number', 'card']),
      once: 'turn',
    },
  ],
  ['once per turn: gain 1 kelp', { k: 'ability', period: 'turn', program: program(gain('kelp')) }],
  [
    'discount 1 credit on building 1st farm this turn',
    {
      k: 'discount',
      on: 'build',
      pieces: ['farm'],
      nthIn: { n: 1, period: 'turn' },
      items: [{ counter: 'credit', n: { k: 'const', n: 1 } }],
    },
  ],
  [
    'discount 1 credit on buying 2nd action-card this turn',
    {
      k: 'discount',
      on: 'buy',
      bought: { k: 'buy', cards: { k: 'type', type: 'action-card' }, nth: { n: 2, period: 'turn' } },
      items: [{ counter: 'credit', n: { k: 'const', n: 1 } }],
    },
  ],
  ['discount all on upgrading farm', { k: 'discount', on: 'upgrade', pieces: ['farm'], items: null }],
  [
    'discount 1 kelp, 2 credits on building structures',
    {
      k: 'discount',
      on: 'build',
      pieces: STRUCTURES,
      items: [
        { counter: 'kelp', n: n(1) },
        { counter: 'credit', n: n(2) },
      ],
    },
  ],
  [
    'discount 1 kelp on upgrading farms of cities',
    {
      k: 'discount',
      on: 'upgrade',
      pieces: ['farm'],
      sites: { k: 'adjacent', to: CITIES },
      items: [{ counter: 'kelp', n: n(1) }],
    },
  ],
  ['change hand-limit by -1', { k: 'change', constant: 'hand-limit', op: 'add', n: n(-1) }],
  ['change hand-limit to 5', { k: 'change', constant: 'hand-limit', op: 'set', n: n(5) }],
  ['change hand-limit at most 5', { k: 'change', constant: 'hand-limit', op: 'at-most', n: n(5) }],
  ['change hand-limit at least 5', { k: 'change', constant: 'hand-limit', op: 'at-least', n: n(5) }],
  ['change hand-limit times 2', { k: 'change', constant: 'hand-limit', op: 'multiply', n: n(2) }],
  [
    'let biomatter stand for kelp and steelplast',
    { k: 'stand-for', counter: 'biomatter', for: ['kelp', 'steelplast'], on: 'build' },
  ],
  [
    'let biomatter stand for resource when paying',
    { k: 'stand-for', counter: 'biomatter', for: ['kelp', 'science'], on: 'pay' },
  ],
  [
    'let pay 2 credits instead of 1 steelplast when building 1st farm this turn',
    {
      k: 'rate',
      on: 'build',
      pieces: ['farm'],
      nthIn: { n: 1, period: 'turn' },
      pay: [{ counter: 'credit', n: n(2) }],
      instead: [{ counter: 'steelplast', n: n(1) }],
    },
  ],
  ['treat farms as connected', { k: 'treat', sites: FARMS, as: 'connected' }],
  [
    'allow building farm on empty city-sites',
    {
      k: 'allow',
      pieces: ['farm'],
      sites: { k: 'and', of: [{ k: 'empty' }, { k: 'of-kind', siteKind: 'city-site' }] },
    },
  ],
];

test.each(continuous)('%s', (text, effect) => {
  const read = continuousFrom(text, { thisType: 'card' });
  expect(read.problems).toEqual([]);
  expect(withoutOrigins(read.effects)).toEqual([effect]);
});

/** Words that mean something only inside another one. */
const inside: [string, string, object][] = [
  [
    'that-player',
    'when another player builds city: that player: gain 1 credit',
    { k: 'each', over: { k: 'players', that: 3 }, v: 4, effect: gain('credit') },
  ],
  [
    'take',
    'when another player builds city: take 1 credit from that player',
    {
      k: 'take',
      items: [{ n: n(1), what: { k: 'counter', counter: 'credit' } }],
      from: { v: 3, type: 'player' },
      amounts: [4],
    },
  ],
  [
    'pay',
    'when another player builds city: pay 1 credit to that player: gain 1 kelp',
    {
      k: 'pay',
      to: { v: 3, type: 'player' },
      cost: { k: 'amounts', alternatives: [[{ counter: 'credit', n: n(1) }]] },
      effect: gain('kelp'),
    },
  ],
];

test('`take` is from the player who was chosen', () => {
  const { program, problems } = programFrom(
    'choose player with kelp > yours then take 2 credits, 1 kelp from that player',
  );
  expect(problems).toEqual([]);
  const kelp = { k: 'counter', counter: 'kelp' };
  const test = { k: 'compare', op: '>', a: kelp, b: { k: 'for-player', player: 3, of: kelp } };
  const items = [
    { n: n(2), what: { k: 'counter', counter: 'credit' } },
    { n: n(1), what: kelp },
  ];
  expect(withoutOrigins(program)).toMatchObject({
    body: {
      steps: [
        { effect: { k: 'choose-player', players: { others: false, me: 3, test }, v: 4 } },
        { effect: { k: 'take', items, from: { v: 4, type: 'player' }, amounts: [5, 6] } },
      ],
    },
    vars: ['none', 'none', 'none', 'player', 'player', 'number', 'number'],
  });
  expect(program).not.toHaveProperty('doer');
});

test.each(inside)('%s: %s', (_, text, body) => {
  const { effects, problems } = continuousFrom(text, { thisType: 'card' });
  expect(problems).toEqual([]);
  expect(withoutOrigins(effects)).toMatchObject([{ program: { body, doer: 3 } }]);
});

const bodyOf = (text: string): [{ k: string } | undefined, readonly object[]] => {
  const { program, problems } = programFrom(text, { thisType: 'card' });
  return [program?.body, problems];
};

const continuousOf = (text: string): [{ k: string } | undefined, readonly object[]] => {
  const { effects, problems } = continuousFrom(text, { thisType: 'card' });
  return [effects?.[0], problems];
};

test('the example of each word, or a case here, makes the kinds that it declares and no others', () => {
  const made = new Map(WORDS.map(({ name }) => [name, new Set<string>()]));
  for (const { name, role, example } of WORDS) {
    if (parseProgram(example).ast?.kind !== 'word') continue;
    const [body, problems] = role === 'continuous' ? continuousOf(example) : bodyOf(example);
    // one with names that are not declared here is a case of its own
    if (body !== undefined && problems.length === 0) made.get(name)!.add(body.k);
  }
  for (const [text, { k }] of [...acts, ...continuous] as [string, { k: string }][]) {
    const { ast } = parseProgram(text);
    if (ast?.kind === 'word') made.get(ast.word)!.add(k);
  }
  for (const [name, , { k }] of inside as [string, string, { k: string }][]) made.get(name)!.add(k);
  for (const { name, makes } of WORDS) expect([name, [...made.get(name)!].sort()]).toEqual([name, [...makes].sort()]);
});

test('after a word `it` is what the word declares', () => {
  const TYPES: Record<string, string[]> = {
    site: ['site'],
    card: ['card'],
    varies: ['none', 'site', 'card', 'slot', 'piece-kind', 'player'],
  };
  for (const [text] of acts) {
    const { ast } = parseProgram(text);
    const word = ast?.kind === 'word' ? WORD_BY_NAME.get(ast.word) : undefined;
    if (word?.role !== 'immediate' || argumentsIn(word.signature).some(({ name }) => name === 'body')) continue;
    const { vars } = programFrom(text, { thisType: 'card' }).program;
    // nothing else refers to cards that are gone, though the program may
    const ofNone = ast?.kind === 'word' && ast.word === 'dispose' && ast.args.n ? ['none', 'card'] : ['none'];
    expect([text, TYPES[word.subject?.it ?? ''] ?? ofNone]).toEqual([text, expect.arrayContaining([vars[0]])]);
  }
});

test('an origin is the canonical print at its place', () => {
  const {
    program: { body, origin },
  } = programFrom('gain  1 kelp\ngain 1 credit', {
    originOf: ({ start }) => ({ file: 'cards.yaml', line: 7, column: start + 1, text: '' }),
  });
  expect(origin).toEqual({ file: 'cards.yaml', line: 7, column: 1, text: 'gain 1 kelp; gain 1 credit' });
  expect(body).toMatchObject({
    parts: [{ origin: { column: 1, text: 'gain 1 kelp' } }, { origin: { column: 14, text: 'gain 1 credit' } }],
  });
});

test.each([
  ['discount all on building 2nd farm of a city', 'ordinal-in-discount'],
  ['discount 1 kelp on building 2nd farm', 'ordinal-of-what'],
])('%s: %s', (text, code) => {
  expect(continuousFrom(text).problems).toMatchObject([{ code }]);
});

test.each([
  ['each up to 20 cities: gain 1 kelp', 'limit-of-each'],
  ['each up to 2 players: gain 1 kelp', 'limit-of-each'],
  ['gain 2 same kelp', 'stray-different'],
  ['build 2 same farms', 'stray-different'],
])('%s: %s', (text, code) => {
  expect(programFrom(text).problems).toMatchObject([{ code }]);
});
