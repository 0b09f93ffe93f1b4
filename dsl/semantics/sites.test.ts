import { expect, test } from 'vitest';
import { withoutOrigins, sitesFrom } from './testing.ts';

const CITIES = { k: 'holding', pieces: ['city'] };
const FARMS = { k: 'holding', pieces: ['farm'] };
const CONNECTED = { k: 'predicate', predicate: 'connected' };
const REACH = { k: 'reachable', from: { k: 'site', id: 'c1' }, through: FARMS };

test.each([
  ['site', { k: 'all' }],
  ['sites', { k: 'all' }],
  ['city-sites', { k: 'of-kind', siteKind: 'city-site' }],
  ['farm', FARMS],
  ['structures', { k: 'holding', pieces: ['farm', 'laboratory', 'tunnel'] }],
  ['connected', CONNECTED],
  ['upgraded', { k: 'upgraded' }],
  ['empty', { k: 'empty' }],
  ['tiled', { k: 'tiled' }],
  ['c1', { k: 'site', id: 'c1' }],
  ['start', { k: 'tag', tag: 'start' }],
  ['this', { k: 'var', v: 2 }],
  ['connected cities', { k: 'and', of: [CONNECTED, CITIES] }],
  [
    'not empty city-sites',
    { k: 'not', of: { k: 'and', of: [{ k: 'empty' }, { k: 'of-kind', siteKind: 'city-site' }] } },
  ],
  [
    'farms of a connected city',
    { k: 'and', of: [FARMS, { k: 'adjacent', to: { k: 'and', of: [CONNECTED, CITIES] } }] },
  ],
  ['farms adjacent to tunnels', { k: 'and', of: [FARMS, { k: 'adjacent', to: { k: 'holding', pieces: ['tunnel'] } }] }],
  ['connected or empty or farm', { k: 'or', of: [CONNECTED, { k: 'empty' }, FARMS] }],
  ['connected and not farm', { k: 'and', of: [CONNECTED, { k: 'not', of: FARMS }] }],
  [
    'empty sites within 2 of city',
    {
      k: 'and',
      of: [{ k: 'empty' }, { k: 'reachable', from: CITIES, through: { k: 'all' }, steps: { k: 'const', n: 2 } }],
    },
  ],
  [
    'empty reach(start, tunnel, 2) adjacent to city',
    {
      k: 'and',
      of: [
        { k: 'empty' },
        {
          k: 'reachable',
          from: { k: 'tag', tag: 'start' },
          through: { k: 'holding', pieces: ['tunnel'] },
          steps: { k: 'const', n: 2 },
        },
        { k: 'adjacent', to: CITIES },
      ],
    },
  ],
  ['covered city', { k: 'and', of: [{ k: 'covered' }, CITIES] }],
  ['footprint of this', { k: 'footprint', of: { v: 2, type: 'site' } }],
  ['outlets of this', { k: 'outlets', of: { v: 2, type: 'site' } }],
  ['empty footprint of this', { k: 'and', of: [{ k: 'empty' }, { k: 'footprint', of: { v: 2, type: 'site' } }] }],
  ['onward of city', { k: 'step', from: CITIES, way: { k: 'named', ways: ['next', 'off'] } }],
  ['reach(c1, farm, onward)', { ...REACH, way: { k: 'named', ways: ['next', 'off'] } }],
  ['reach(c1, farm, straight)', { ...REACH, way: { k: 'straight' } }],
  ['reach(c1, farm, 2, straight)', { ...REACH, steps: { k: 'const', n: 2 }, way: { k: 'straight' } }],
  ['beyond(c1, farm, straight)', { ...REACH, k: 'beyond', way: { k: 'straight' } }],
  ['beyond(c1, farm, onward)', { ...REACH, k: 'beyond', way: { k: 'named', ways: ['next', 'off'] } }],
  [
    'reach(start, connected or tunnel)',
    {
      k: 'reachable',
      from: { k: 'tag', tag: 'start' },
      through: { k: 'or', of: [CONNECTED, { k: 'holding', pieces: ['tunnel'] }] },
    },
  ],
])('%s', (text, sites) => {
  const read = sitesFrom(text, { thisType: 'site' });
  expect(read.problems).toEqual([]);
  expect(read.sites).toEqual(sites);
});

test('counts after `with` are relative to the candidate', () => {
  const { sites, vars, problems } = sitesFrom('cities with upgraded farms >= 2');
  expect(problems).toEqual([]);
  expect(vars).toEqual(['none', 'none', 'none', 'site']);
  expect(sites).toEqual({
    k: 'such-that',
    base: CITIES,
    v: 3,
    test: {
      k: 'compare',
      op: '>=',
      b: { k: 'const', n: 2 },
      a: {
        k: 'count-sites',
        sites: { k: 'and', of: [{ k: 'upgraded' }, FARMS, { k: 'adjacent', to: { k: 'var', v: 3 } }] },
      },
    },
  });
});

test('after `with` an attribute is that of the candidate', () => {
  expect(sitesFrom('cities with multiplier > 2').sites).toEqual({
    k: 'such-that',
    base: CITIES,
    v: 3,
    test: {
      k: 'compare',
      op: '>',
      a: { k: 'attribute', attribute: 'multiplier', of: { v: 3, type: 'site' } },
      b: { k: 'const', n: 2 },
    },
  });
});

test('after `where` the candidate is `it`, and counts are not relative to it', () => {
  expect(withoutOrigins(sitesFrom('cities where it is connected and farms > 2').sites)).toEqual({
    k: 'such-that',
    base: CITIES,
    v: 3,
    test: {
      k: 'and',
      of: [
        { k: 'some-sites', sites: { k: 'and', of: [{ k: 'var', v: 3 }, CONNECTED] } },
        { k: 'compare', op: '>', a: { k: 'count-sites', sites: FARMS }, b: { k: 'const', n: 2 } },
      ],
    },
  });
});

test.each([
  ['different c1', ['stray-different']],
  ['footprint', ['of-what']],
  ['ahead of c1', ['wrong-way']],
  ['beyond(c1, farm, 2)', ['wrong-way']],
])('%s: %j', (text, codes) => {
  expect(sitesFrom(text).problems.map(({ code }) => code)).toEqual(codes);
});

// names of the pack, of the language, and adjectives
test.each([
  ['frm', 'farm'],
  ['sit', 'site'],
  ['upgradd farms', 'upgraded'],
  ['emty site', 'empty'],
])('for %s the nearest name is %s', (text, nearest) => {
  expect(sitesFrom(text).problems).toMatchObject([{ code: 'unknown-name', suggestions: [nearest] }]);
});
