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
  ['{me: {credit: ', ['me', 'credit'], 3, '{me: {credit: '],
])('%s with %j', (text, path, value, wanted) => expect(setPositionValue(text, path, value)).toBe(wanted));
