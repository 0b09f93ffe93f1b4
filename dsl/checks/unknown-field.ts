import { nearestNames } from '../source/nearest-names.ts';
import { sourcedComponents, displayName, REST, allowedStatusFields } from '../provenance/index.ts';
import { childOf } from '../source/tree.ts';
import type { Check } from './check.ts';

export const unknownField: Check = {
  code: 'unknown-field',
  summary: 'A map of statuses names a field that such a component does not have.',
  early: true,
  run: ({ sources }) =>
    sourcedComponents(sources).flatMap((carrier) => {
      const said = childOf(carrier.node, 'status');
      if (said?.kind !== 'map') return [];
      const known = [...allowedStatusFields(carrier, sources), REST];
      return said.entries
        .filter(({ key }) => !known.includes(key))
        .map(({ key, keySpan }) => ({
          severity: 'error' as const,
          message: `${displayName(carrier)} has no field "${key}" that could have a status.`,
          help: `Its fields are ${known.slice(0, -1).join(', ')}; \`${REST}\` is all others.`,
          suggestions: nearestNames(key, known),
          at: { file: carrier.file, span: keySpan },
        }));
    }),
};
