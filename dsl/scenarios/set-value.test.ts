import { expect, it } from 'vitest';
import { setPositionValue } from './set-value.ts';

it.each([
  ['start', ['me', 'credit'], 3, '{preset: start, me: {credit: 3}}'],
  ['', ['me', 'credit'], 3, '{me: {credit: 3}}'],
  [
    '{preset: rich, me: {credit: 3}}',
    ['me', 'sites', 'c8'],
    'farm upgraded',
    '{preset: rich, me: {credit: 3, sites: {c8: farm upgraded}}}',
  ],
  ['{me: {credit: 3, sites: {c8: farm}}}', ['me', 'sites', 'c8'], null, '{me: {credit: 3}}'],
  ['{me: {credit: 3}}', ['me', 'credit'], null, '{}'],
  [
    'preset: rich # much\nme:\n  credit: 3 # few\n',
    ['me', 'kelp'],
    0,
    'preset: rich # much\nme:\n  credit: 3 # few\n  kelp: 0',
  ],
  ['{}', ['sites', 'a1', 'known'], ['me', 'other'], '{sites: {a1: {known: [me, other]}}}'],
  // the cards of a zone, some with what lies on them
  ['{me: {hand: [a]}}', ['me', 'hand'], [], '{me: {hand: []}}'],
  [
    'start',
    ['row'],
    ['a', { card: 'b', used: true, holds: { seed: 2 } }],
    '{preset: start, row: [a, {card: b, used: true, holds: {seed: 2}}]}',
  ],
  // the piece of a site stands alone, or beside what lies there
  ['{}', ['me', 'sites', 'a1', 'piece'], 'stone', '{me: {sites: {a1: stone}}}'],
  ['{sites: {a1: stone}}', ['sites', 'a1', 'piece'], null, '{}'],
  ['{sites: {a1: stone}}', ['sites', 'a1', 'tile'], null, '{sites: {a1: stone}}'],
  ['{sites: {a1: stone}}', ['sites', 'a1', 'holds', 'seed'], 2, '{sites: {a1: {piece: stone, holds: {seed: 2}}}}'],
  [
    '{sites: {a1: {holds: {seed: 2}}}}',
    ['sites', 'a1', 'piece'],
    'stone',
    '{sites: {a1: {holds: {seed: 2}, piece: stone}}}',
  ],
  // how what lies there is turned
  ['{sites: {a1: slab}}', ['sites', 'a1', 'flip'], true, '{sites: {a1: {piece: slab, flip: true}}}'],
  ['{me: {credit: ', ['me', 'credit'], 3, '{me: {credit: '],
])('%s with %j', (text, path, value, wanted) => expect(setPositionValue(text, path, value)).toBe(wanted));
