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
