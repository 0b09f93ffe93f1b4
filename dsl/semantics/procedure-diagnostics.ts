/** The diagnostics of procedures that are about something. */
import { declare } from '../source/declaration.ts';
import { code } from './code.ts';
import type { About } from './ir.ts';

export const PROCEDURE_DIAGNOSTICS = {
  'procedure-of': declare<{ procedure: string; type: About['type']; before: number }>({
    severity: 'error',
    message: ({ procedure }) => `${code(procedure)} is about nothing`,
    help: ({ procedure, type }) =>
      `write ${code(`do ${procedure}`)}, or, where it is declared, ${code(`${procedure}: {of: ${type}, …}`)}`,
    fix: {
      does: 'the redundant words are removed',
      fixes: ({ before }, { span: { start, end }, text }) => {
        const span = { start: start - before, end };
        const what = text.slice(span.start, span.end).trim();
        return [{ title: { is: 'remove', what }, careful: true, edits: [{ span, text: '' }] }];
      },
    },
    example: { procedure: 'turn', type: 'site', before: 4 },
  }),
  /** `write`: what would do here */
  'procedure-of-what': declare<{ procedure: string; type: About['type']; write?: string }>({
    severity: 'error',
    message: ({ procedure, type }) => `${code(procedure)} is about a ${type}, and this does not say which`,
    help: ({ procedure, type, write }) =>
      write
        ? `write ${code(`do ${procedure} of ${write}`)}`
        : `choose one before, and write ${code(`do ${procedure} of ${type === 'player' ? 'that player' : 'it'}`)}`,
    fix: {
      does: 'what would do here is written after it',
      fixes: ({ write }, { span: { end } }) =>
        write
          ? [
              {
                title: { is: 'write', text: `of ${write}` },
                edits: [{ span: { start: end, end }, text: ` of ${write}` }],
              },
            ]
          : [],
    },
    example: { procedure: 'recover', type: 'site', write: 'it' },
  }),
};
