import { componentsNeedingProvenance, displayName, REST, statusesOf } from '../provenance/index.ts';
import { entryOf } from '../source/tree.ts';
import type { Check } from './check.ts';

export const unsaidField: Check = {
  code: 'unsaid-field',
  summary: 'A map of statuses leaves out a field that plays.',
  early: true,
  run: ({ sources }) =>
    componentsNeedingProvenance(sources).flatMap((carrier) => {
      const statuses = statusesOf(carrier, sources);
      const unsaid = statuses.filter(({ status }) => status === null).map(({ field }) => field);
      if (unsaid.length === 0 || unsaid.length === statuses.length) return [];
      const key = entryOf(carrier.node, 'status')?.keySpan ?? carrier.at;
      return [
        {
          severity: 'warning' as const,
          message: `The status of ${displayName(carrier)} leaves out ${list(unsaid)}.`,
          help: `Say it of each, or of all others at once: \`${REST}: …\`.`,
          at: { file: carrier.file, span: key },
        },
      ];
    }),
};

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
