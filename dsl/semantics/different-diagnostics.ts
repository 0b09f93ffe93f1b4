/** Diagnostics of `different` and `same`, which say of what kinds several things are. */
import { declare } from '../source/declaration.ts';
import { code } from './code.ts';
import { WRITE_OTHERWISE } from './diagnostic-fixes.ts';

export const DIFFERENT_DIAGNOSTICS = {
  'stray-different': declare<
    { of: 'cards' | 'slots' | 'sites' } | { of: 'counter'; name: string; word: 'different' | 'same' }
  >({
    severity: 'error',
    message: (data) => {
      switch (data.of) {
        case 'counter':
          return `\`${data.word}\` chooses among the kinds of a class; ${code(data.name)} is one kind`;
        case 'sites':
          return '`different` counts kinds; here no number is needed';
        default:
          return `\`different\` counts kinds of pieces, not ${data.of}`;
      }
    },
    fix: WRITE_OTHERWISE,
    example: { of: 'cards' },
  }),
  'stray-alike': declare({
    severity: 'error',
    message: () =>
      'these words say how several cards or slots that are chosen are alike; here no number of them is chosen',
    help: () =>
      'write a number before them, as in `move 2 cards of different colors in …`, or count what they ' +
      'have: `different colors of cards in …`',
    fix: WRITE_OTHERWISE,
  }),
  'alike-number': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `so many that are alike is a plain number up to ${limit}`,
    fix: WRITE_OTHERWISE,
    example: { limit: 9 },
  }),
  'different-per': declare<{ of: string }>({
    severity: 'error',
    message: ({ of }) => `\`different ${of}\` are each taken once in all, so that \`per\` cannot take them again`,
    help: ({ of }) => `write \`each …: gain 2 different ${of}\`, or leave out \`different\``,
    fix: WRITE_OTHERWISE,
    example: { of: 'resources' },
  }),
  'too-many-different': declare<{ n: number; of: string; kinds: string[] }>({
    severity: 'error',
    message: ({ n, of, kinds }) => `there are no ${n} different ${of}, but ${kinds.length}: ${kinds.join(', ')}`,
    help: () => 'write a smaller number, or leave out `different`',
    fix: {
      does: 'the number of all kinds',
      fixes: ({ kinds }, { span }) => [
        {
          title: { is: 'write', text: String(kinds.length) },
          careful: true,
          edits: [{ span, text: String(kinds.length) }],
        },
      ],
    },
    example: { n: 3, of: 'resources', kinds: ['kelp', 'science'] },
  }),
};
