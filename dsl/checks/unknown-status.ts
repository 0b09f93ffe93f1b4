import { nearestNames } from '../source/nearest-names.ts';
import { STATUSES } from '../packs/fields.ts';
import { sourcedComponents, statusNodes } from '../provenance/index.ts';
import type { Check } from './check.ts';

export const unknownStatus: Check = {
  code: 'unknown-status',
  summary: 'A status is none of attested, derived, original.',
  early: true,
  run: ({ sources }) =>
    sourcedComponents(sources).flatMap((carrier) =>
      statusNodes(carrier)
        .filter(({ text }) => !STATUSES.some((status) => status === text))
        .map((value) => ({
          severity: 'error' as const,
          message: `"${value.text}" is not a status.`,
          help: `A status is one of ${STATUSES.join(', ')}.`,
          suggestions: nearestNames(value.text, STATUSES),
          at: { file: carrier.file, span: value.span },
        })),
    ),
};
