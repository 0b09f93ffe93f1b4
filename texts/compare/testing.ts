/** For tests: the names of a small pack, and the differences between two effects written with them. */
import { symbolsOf } from '../../dsl/semantics/testing.ts';
import { parseProgram } from '../../dsl/syntax/index.ts';
import { compareEffects, type CompareOptions, type Difference, type Place } from './compare.ts';

const plural = (name: string): { plural: string } => ({ plural: name });

export const SYMBOLS = symbolsOf({
  counter: {
    credit: plural('credits'),
    kelp: {},
    science: {},
    point: plural('points'),
    era: { of: 'game' },
  },
  constant: { 'hand-limit': {}, 'most-rounds': {} },
  piece: {
    farm: plural('farms'),
    laboratory: plural('laboratories'),
    tunnel: plural('tunnels'),
  },
  class: {
    structure: { plural: 'structures', of: 'piece', members: ['farm', 'laboratory'] },
    building: { plural: 'buildings', of: 'piece', members: ['farm'] },
    city: { plural: 'cities', of: 'piece' },
    resource: { plural: 'resources', of: 'counter', members: ['kelp', 'science'] },
    good: { plural: 'goods', of: 'counter', members: ['kelp'] },
  },
  'site-kind': { plain: {}, trench: {} },
  predicate: { connected: {}, coastal: {} },
  period: { turn: {}, round: {} },
  zone: { hand: { of: 'player' }, claimed: { of: 'player' }, deck: {} },
  type: { 'action-card': {}, 'instant-card': {} },
  track: { federation: {}, trade: {} },
  signal: { mismatch: {}, payday: {} },
});

export const parsed = (text: string): unknown => {
  const { ast, problems } = parseProgram(text);
  if (problems.length > 0) throw new Error(`${text}: ${problems[0].message}`);
  return ast;
};

export const compared = (a: string, b: string, options?: CompareOptions): Difference[] =>
  compareEffects(parsed(a), parsed(b), SYMBOLS, options);

/** Each difference as its class and the words of both texts; in brackets the words beside which something is missing. */
export const differences = (a: string, b: string, options?: CompareOptions): string[] =>
  compared(a, b, options).map((found) => `${found.class}: ${wordsAt(a, found.a)} | ${wordsAt(b, found.b)}`);

function wordsAt(text: string, { range, absent }: Place): string {
  const words = text.slice(range.start, range.end).trim();
  return absent ? `(${words})` : words;
}
