import {
  STATUSES,
  type Fix,
  type FixContext,
  addField,
  entryAt,
  componentsNeedingProvenance,
  displayName,
  REST,
  statusesOf,
  entryOf,
  listed,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unsaidField = defineCheck<{ component: string; fields: string[] }>({
  summary: 'A map of statuses leaves out a field that plays.',
  severity: 'warning',
  message: ({ component, fields }) => `The status of ${component} leaves out ${listed(fields, 'and')}.`,
  help: () => `Give it for each, or for all others at once: \`${REST}: …\`.`,
  fix: { does: 'one of the three statuses for the rest', fixes: (_, context) => sayRest(context) },
  example: { component: '"planting"', fields: ['effect'] },
  early: true,
  run: ({ sources }) =>
    componentsNeedingProvenance(sources).flatMap((carrier) => {
      const statuses = statusesOf(carrier, sources);
      const unsaid = statuses.filter(({ status }) => status === null).map(({ field }) => field);
      if (unsaid.length === 0 || unsaid.length === statuses.length) return [];
      const key = entryOf(carrier.node, 'status')?.keySpan ?? carrier.at;
      return [
        {
          data: { component: displayName(carrier), fields: unsaid },
          at: { file: carrier.file, span: key },
        },
      ];
    }),
});

function sayRest({ span, text, root }: FixContext): Fix[] {
  const map = root && entryAt(root, span)?.entry.value;
  if (map?.kind !== 'map' || map.entries.length === 0) return [];
  return STATUSES.flatMap((status) => {
    const line = addField({ span: map.entries[0].keySpan, text, root }, REST, ` ${status}`);
    return line ? [{ title: { is: 'say-of-the-rest' as const, status }, careful: true as const, edits: [line] }] : [];
  });
}
