import { nearestNames } from '../source/nearest-names.ts';
import { sourcedComponents } from '../provenance/index.ts';
import { scalars } from '../packs/declare.ts';
import { childOf } from '../source/tree.ts';
import type { Check } from './check.ts';

export const unknownDispute: Check = {
  code: 'unknown-dispute',
  summary: '`disputed` names a dispute that the pack does not declare.',
  early: true,
  run({ sources }) {
    const known = sources.metadata.filter(({ section }) => section === 'disputes').map(({ id }) => id);
    return sourcedComponents(sources).flatMap(({ file, node }) =>
      scalars(childOf(node, 'disputed'))
        .filter(({ text }) => !known.includes(text))
        .map(({ text, span }) => ({
          severity: 'error' as const,
          message: `No dispute is called "${text}".`,
          help: 'Declare it under `disputes:`, with what each edition says and what holds.',
          suggestions: nearestNames(text, known),
          at: { file, span },
        })),
    );
  },
};
