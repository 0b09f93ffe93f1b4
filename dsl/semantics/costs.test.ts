import { expect, test } from 'vitest';
import { resolveAmounts } from './index.ts';
import { parseAmounts } from '../syntax/parse.ts';
import { SYMBOLS, costFrom } from './testing.ts';

const pay = (counter: string, n: number) => ({ counter, n: { k: 'const', n } });

test.each([
  ['free', { k: 'free' }],
  ['usual', { k: 'usual' }],
  ['price of this', { k: 'price', of: 2 }],
  [
    '1 credit, 2 kelp or 1 science',
    { k: 'amounts', alternatives: [[pay('credit', 1), pay('kelp', 2)], [pay('science', 1)]] },
  ],
  [
    '2 resources',
    { k: 'amounts', alternatives: [[pay('kelp', 2)], [pay('kelp', 1), pay('science', 1)], [pay('science', 2)]] },
  ],
])('%s', (text, cost) => {
  const read = costFrom(text, { thisType: 'card' });
  expect(read.problems).toEqual([]);
  expect(read.cost).toEqual(cost);
});

test('a plain list of amounts', () => {
  const context = {
    symbols: SYMBOLS,
    mode: 'steps',
    thisType: 'none',
    originOf: () => ({ file: '', line: 1, column: 1, text: '' }),
  } as const;
  expect(resolveAmounts(parseAmounts('1 credit, 2 kelp').ast!, context).amounts).toEqual([
    pay('credit', 1),
    pay('kelp', 2),
  ]);
});
