import { expect, test } from 'vitest';
import { smallPack } from '../../test/support/small-pack.ts';
import { seatCounters } from './seat-counters.ts';

/** Which counters say a seat, of a pack that does this with the one called `holder`. */
const saying = (...effects: string[]): string[] => {
  const steps = effects.map((effect, i) => `s${i}: "${effect}", `).join('');
  const { model } = smallPack(
    'pack: small\nplayers: [2]\ncounters: {holder: {of: game}, coin: {}}\n' +
      `procedures: {game: {${steps}end: end game}}\nranking: [most coin]\n`,
  );
  return [...seatCounters(model)];
};

test.each<[effects: string[], found: string[]]>([
  [['set holder to seat'], ['holder']],
  [['set holder to seat', 'set holder to 0'], ['holder']],
  [['set holder to 0'], []],
  [['set holder to seat', 'set holder to 2'], []],
  [['set holder to seat', 'gain 1 holder'], []],
  [['set holder to coin'], []],
  [['set coin to seat'], []],
])('%j', (effects, found) => expect(saying(...effects)).toEqual(found));
