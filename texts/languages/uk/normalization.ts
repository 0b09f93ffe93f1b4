import type { Normalization } from '../parsing.ts';
import { DECLINED_QUANTITIES } from './declined-quantities.ts';

/** Reverses what `polish` does. Commas need no reversal: after a clause they may be missing (see ../../parse/rules/patterns.ts). */
export const normalization: Normalization = {
  tokens: { зі: ['із'] },
  sequences: [
    ...DECLINED_QUANTITIES.flatMap(([start, gen, dat]): Normalization['sequences'][number][] => {
      const plain = start.source.slice(1).split(' ');
      return (
        [
          ['від', gen],
          ['до', gen],
          ['дорівнює', dat],
        ] as const
      ).map(([before, bent]) => [
        [before, ...bent.split(' ')],
        [before, ...plain],
      ]);
    }),
    [
      ['на', 'неї'],
      ['на', 'її'],
    ],
    [
      ['на', 'нього'],
      ['на', 'його'],
    ],
  ],
  phrases: {
    if: [', якщо {test}, {body}'],
    'if else': [', якщо {test}, {body}; інакше {otherwise}'],
    'if otherwise': [', якщо {test}, {body}. інакше {otherwise}'],
    'as-soon-as': [', щойно {test}, {body}'],
    'color-is': ['колір {b}'],
    'color-is-not': ['колір не {b}'],
  },
};
