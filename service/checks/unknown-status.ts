import { nearestNames, STATUSES, sourcedComponents, statusNodes } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unknownStatus = defineCheck<{ written: string; suggestions: string[] }>({
  summary: 'A status is none of attested, derived, original.',
  severity: 'error',
  message: ({ written }) => `"${written}" is not a status.`,
  help: () => `A status is one of ${STATUSES.join(', ')}.`,
  fix: {
    does: 'one of the three statuses',
    fixes: ({ suggestions }, { span }) =>
      suggestions.length > 0
        ? []
        : STATUSES.map((text) => ({
            title: { is: 'write' as const, text },
            careful: true as const,
            edits: [{ span, text }],
          })),
  },
  example: { written: 'orignal', suggestions: ['original'] },
  early: true,
  run: ({ sources }) =>
    sourcedComponents(sources).flatMap((carrier) =>
      statusNodes(carrier)
        .filter(({ text }) => !STATUSES.some((status) => status === text))
        .map((value) => ({
          data: { written: value.text, suggestions: nearestNames(value.text, STATUSES) },
          at: { file: carrier.file, span: value.span },
        })),
    ),
});
