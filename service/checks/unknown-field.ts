import {
  nearestNames,
  sourcedComponents,
  displayName,
  REST,
  allowedStatusFields,
  childOf,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unknownField = defineCheck<{ component: string; field: string; fields: string[]; suggestions: string[] }>({
  summary: 'A map of statuses names a field that such a component does not have.',
  severity: 'error',
  message: ({ component, field }) => `${component} has no field "${field}" that could have a status.`,
  help: ({ fields }) => `Its fields are ${fields.join(', ')}; \`${REST}\` is all others.`,
  fix: { does: 'what is suggested, if a known field is near' },
  example: { component: '"planting"', field: 'efect', fields: ['effect', 'name'], suggestions: ['effect'] },
  early: true,
  run: ({ sources }) =>
    sourcedComponents(sources).flatMap((carrier) => {
      const said = childOf(carrier.node, 'status');
      if (said?.kind !== 'map') return [];
      const known = [...allowedStatusFields(carrier, sources), REST];
      return said.entries
        .filter(({ key }) => !known.includes(key))
        .map(({ key, keySpan }) => ({
          data: {
            component: displayName(carrier),
            field: key,
            fields: known.slice(0, -1),
            suggestions: nearestNames(key, known),
          },
          at: { file: carrier.file, span: keySpan },
        }));
    }),
});
