import { expect, test } from 'vitest';
import { withoutOrigins, continuousFrom, programFrom } from './testing.ts';

const FARMS = { k: 'holding', pieces: ['farm'] };
const CITIES = { k: 'holding', pieces: ['city'] };
const CONNECTED = { k: 'predicate', predicate: 'connected' };

test.each([
  ['you build farm', { k: 'build', pieces: ['farm'], sites: { k: 'all' } }, 'site'],
  ['you upgrade structure', { k: 'upgrade', pieces: ['farm', 'laboratory', 'tunnel'], sites: { k: 'all' } }, 'site'],
  ['you build farm of a city', { k: 'build', pieces: ['farm'], sites: { k: 'adjacent', to: CITIES } }, 'site'],
  [
    'you build 2nd farm of a connected city',
    {
      k: 'build',
      pieces: ['farm'],
      sites: { k: 'adjacent', to: { k: 'and', of: [CONNECTED, CITIES] } },
      nthOf: { n: 2, among: FARMS, around: { k: 'and', of: [CONNECTED, CITIES] } },
    },
    'site',
  ],
  [
    'you build 2nd farm adjacent to connected city',
    {
      k: 'build',
      pieces: ['farm'],
      sites: { k: 'adjacent', to: { k: 'and', of: [CONNECTED, CITIES] } },
      nthOf: { n: 2, among: FARMS, around: { k: 'and', of: [CONNECTED, CITIES] } },
    },
    'site',
  ],
  [
    'you build 2nd upgraded farm of a city',
    {
      k: 'build',
      pieces: ['farm'],
      sites: { k: 'and', of: [{ k: 'upgraded' }, { k: 'adjacent', to: CITIES }] },
      nthOf: { n: 2, among: { k: 'and', of: [{ k: 'upgraded' }, FARMS] }, around: CITIES },
    },
    'site',
  ],
  [
    'you upgrade 2nd farm this turn',
    { k: 'upgrade', pieces: ['farm'], sites: { k: 'all' }, nthIn: { n: 2, period: 'turn' } },
    'site',
  ],
  [
    'you build 2nd farm of a city this turn',
    {
      k: 'build',
      pieces: ['farm'],
      sites: { k: 'adjacent', to: CITIES },
      nthIn: { n: 2, period: 'turn' },
    },
    'site',
  ],
  ['you advance to 3', { k: 'advance', track: 'federation', space: { k: 'const', n: 3 } }, 'none'],
  ['you advance to 3 on federation', { k: 'advance', track: 'federation', space: { k: 'const', n: 3 } }, 'none'],
  ['you gain resource', { k: 'gain', counters: ['kelp', 'science'] }, 'none'],
  ['you gain card', { k: 'draw' }, 'none'],
  ['you gain 3 kelp', { k: 'gain', counters: ['kelp'], n: 3 }, 'none'],
  ['you draw card', { k: 'draw' }, 'none'],
  ['slot gives kelp', { k: 'gain', counters: ['kelp'], by: 'slot' }, 'none'],
  ['you pass city', { k: 'pass', sites: CITIES }, 'site'],
  ['city becomes connected', { k: 'become', predicate: 'connected', sites: CITIES, ofPieces: CITIES.pieces }, 'site'],
  [
    'city-site becomes connected',
    { k: 'become', predicate: 'connected', sites: { k: 'of-kind', siteKind: 'city-site' } },
    'site',
  ],
  ['you advance', { k: 'advance', track: 'federation' }, 'none'],
  ['you advance on federation', { k: 'advance', track: 'federation' }, 'none'],
  ['slot gives card', { k: 'draw', by: 'slot' }, 'none'],
  ['farm gives kelp', { k: 'gain', counters: ['kelp'], by: 'piece', from: FARMS }, 'site'],
  [
    'connected farm gives 2 kelp',
    { k: 'gain', counters: ['kelp'], n: 2, by: 'piece', from: { k: 'and', of: [CONNECTED, FARMS] } },
    'site',
  ],
  ['city-site gives card', { k: 'draw', by: 'site', from: { k: 'of-kind', siteKind: 'city-site' } }, 'site'],
  ['you buy action-card', { k: 'buy', cards: { k: 'type', type: 'action-card' } }, 'card'],
  ['turn begins', { k: 'begin', period: 'turn' }, 'none'],
  ['turn ends', { k: 'end', period: 'turn' }, 'none'],
  [
    'you gain kelp for the 1st time this turn',
    { k: 'gain', counters: ['kelp'], nth: { n: 1, period: 'turn' } },
    'none',
  ],
  [
    'you use action-card for 2nd time this turn',
    { k: 'use', cards: { k: 'type', type: 'action-card' }, nth: { n: 2, period: 'turn' } },
    'card',
  ],
  ['you perform double-tunnel', { k: 'perform', slots: { k: 'id', id: 'double-tunnel' } }, 'slot'],
  ['you use action-card', { k: 'use', cards: { k: 'type', type: 'action-card' } }, 'card'],
  ['instant enters claimed', { k: 'enter', zone: 'claimed', cards: { k: 'type', type: 'instant' } }, 'card'],
  ['mismatch', { k: 'signal', signal: 'mismatch' }, 'card'],
  ['alarm', { k: 'signal', signal: 'alarm' }, 'none'],
])('when %s', (text, event, it) => {
  const { effects, problems } = continuousFrom(`when ${text}: gain 1 credit`);
  expect(problems).toEqual([]);
  expect(withoutOrigins(effects)).toEqual([
    {
      k: 'when',
      events: [event],
      program: {
        mode: 'parts',
        vars: [it, expect.stringMatching(/none|number/), 'none'],
        body: { k: 'gain', items: [{ n: { k: 'const', n: 1 }, what: { k: 'counter', counter: 'credit' } }] },
      },
    },
  ]);
});

test('the subject of a signal is what the text takes it for', () => {
  const { effects, problems } = continuousFrom('when alarm: upgrade it');
  expect(problems).toEqual([]);
  expect(effects[0]).toMatchObject({ program: { vars: ['site', 'none', 'none'] } });
});

test('`amount` is what was gained', () => {
  const { effects, problems } = continuousFrom('when you gain kelp: gain amount credits');
  expect(problems).toEqual([]);
  expect(effects[0]).toMatchObject({
    program: { vars: ['none', 'number', 'none'], body: { items: [{ n: { k: 'var', v: 1 } }] } },
  });
});

test('several events start the program, which knows what all of them give', () => {
  const { effects, problems } = continuousFrom(
    'when you build farm or you upgrade laboratory for the 1st time this turn: upgrade it',
  );
  expect(problems).toEqual([]);
  expect(effects[0]).toMatchObject({
    events: [
      { k: 'build', pieces: ['farm'] },
      { k: 'upgrade', pieces: ['laboratory'], nth: { n: 1, period: 'turn' } },
    ],
    program: { vars: ['site', 'none', 'none'] },
  });
  expect(continuousFrom('when you build farm or you gain kelp: upgrade it').problems).toMatchObject([
    { code: 'no-it' },
  ]);
});

test('what is about `this` cannot be counted for a player', () => {
  const { problems } = continuousFrom('when you use this for the 1st time this turn: gain 1 kelp', {
    thisType: 'card',
  });
  expect(problems).toMatchObject([{ code: 'count-of-this' }]);
});

test.each([
  'instead of you gain kelp for the 1st time this turn: gain 1 credit',
  'instead of you gain kelp or you gain science: gain 1 credit',
  'instead of turn ends: gain 1 credit',
])('%s: only one gain can be replaced', (text) => {
  expect(continuousFrom(text).problems).toMatchObject([{ code: 'instead-of-what' }]);
});

test.each(['when you build 2 farms: gain 1 kelp', 'when you gain 2 cards: gain 1 kelp'])(
  '%s: only what is gained has a number',
  (text) => {
    expect(continuousFrom(text).problems).toMatchObject([{ code: 'number-in-event' }]);
  },
);

test('of what another player does, a card or slot is `it`, and a site is not', () => {
  expect(continuousFrom('when another player uses action-card: exhaust it').problems).toEqual([]);
  expect(continuousFrom('when another player builds city: upgrade it').problems).toMatchObject([{ code: 'no-it' }]);
  const { effects } = continuousFrom('when you build city or another player gains 2 kelp: gain 1 credit');
  expect(effects[0]).toMatchObject({ events: [{ k: 'build' }, { k: 'gain', n: 2, another: true }] });
});

test.each([
  'when you build city: that player: gain 1 kelp',
  'when you build city or another player builds city: that player: gain 1 kelp',
  'when another player builds city: until end of turn: when you gain kelp: that player: gain 1 kelp',
])('%s: nobody is that player', (text) => {
  expect(continuousFrom(text).problems).toMatchObject([{ code: 'no-that-player' }]);
});

test('what another player gains cannot be replaced', () => {
  expect(continuousFrom('instead of another player gains kelp: gain 1 credit').problems).toMatchObject([
    { code: 'instead-of-what' },
  ]);
});

test.each([
  'you build city',
  'you gain kelp',
  'you use action-card or you build city',
  'another player uses action-card',
])('after %s: nothing comes between its event and what happens', (event) => {
  expect(continuousFrom(`after ${event}: gain 1 credit`).problems).toMatchObject([{ code: 'after-what' }]);
});

test.each(['another player builds city', 'turn begins', 'city becomes connected'])(
  '%s: nothing that its owner does, so no effect ends with it',
  (event) => {
    const { problems } = programFrom(`until end of turn or ${event}: discount 1 credit on building farms`);
    expect(problems).toMatchObject([{ code: 'until-what' }]);
  },
);

test('what was chosen before is unknown to the event that ends an effect', () => {
  const { problems } = programFrom(
    'choose city then until end of turn or you upgrade it: discount 1 credit on building farms',
  );
  expect(problems).toMatchObject([{ code: 'no-it' }]);
});

test('what another builds is no site of the own board; that player can be named', () => {
  const { effects, problems } = continuousFrom('when another player builds farm: gain 1 credit');
  expect(problems).toEqual([]);
  expect(effects[0]).toMatchObject({
    events: [{ k: 'build', another: true }],
    program: { vars: ['none', 'none', 'none', 'player'] },
  });
});

test.each([
  ['when you build 2nd farm of a city this turn: gain 1 credit', []],
  ['when hand gives kelp: gain 1 credit', ['unknown-name']],
  ['when slot gives 2 card: gain 1 credit', ['number-in-event']],
  ['when slot gives 0 kelp: gain 1 credit', ['zero-amount']],
  ['when you buy 2nd action-card: gain 1 credit', ['ordinal-of-what']],
  ['when you buy action-card this turn: gain 1 credit', ['stray-period']],
])('%s: %j', (text, codes) => {
  expect(continuousFrom(text).problems.map(({ code }) => code)).toEqual(codes);
});
