/** Each anchor shows one way of several, and turning leads through all that are possible there. */
import { expect, it } from 'vitest';
import type { TableDecision, TableOption } from '../../table/protocol.ts';
import { canTurn, Ways } from './laying.ts';

const option = (site: string, turn: number, piece = 'domino'): TableOption => ({
  key: `lay:${site}/${turn}${piece}`,
  label: site,
  target: { kind: 'site', id: site },
  declines: false,
  lays: { what: { piece }, covers: { sites: [site], ...(turn > 0 ? { turn } : {}) } },
});
const decision = (...options: TableOption[]): TableDecision => ({ prompt: '', options, refused: [], stack: null });

const TWO = decision(option('a1', 0), option('a1', 1), option('b1', 1), option('c1', 0), option('c1', 1));

it('the way that was considered last is kept where it is possible', () => {
  const ways = new Ways();
  expect(['a1', 'b1', 'c1', 'd1'].map((site) => ways.at(TWO, site)?.key)).toEqual([
    'lay:a1/0domino',
    'lay:b1/1domino',
    'lay:c1/0domino',
    undefined,
  ]);
  ways.want(TWO.options[1]);
  expect(['a1', 'b1', 'c1'].map((site) => ways.at(TWO, site)?.key)).toEqual(
    ['a1', 'b1', 'c1'].map((site) => `lay:${site}/1domino`),
  );
});

it('turning leads through the ways of a place, or without a place through all', () => {
  const ways = new Ways();
  expect(ways.turned(TWO, 'lay:a1/0domino')?.key).toBe('lay:a1/1domino');
  expect(ways.turned(TWO, 'lay:a1/1domino')?.key).toBe('lay:a1/0domino');
  expect(ways.turned(TWO, 'lay:b1/1domino')).toBeUndefined();
  const next = ways.turned(TWO, '');
  expect(next?.lays?.covers.turn).toBe(1);
  ways.want(next);
  expect(ways.turned(TWO, '')?.lays?.covers.turn).toBeUndefined();
});

it('there is nothing to turn where each place has one way', () => {
  expect(canTurn(TWO)).toBe(true);
  expect(canTurn(decision(option('a1', 0), option('b1', 1)))).toBe(false);
  expect(canTurn(null)).toBe(false);
});
