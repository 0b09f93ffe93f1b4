import { suggest } from '../meaning/suggest.ts';
import { childOf, nodeAt, type YamlScalar } from '../source/tree.ts';
import { STATUSES } from '../packs/fields.ts';
import type { Check } from './check.ts';

export const unknownStatus: Check = {
  code: 'unknown-status',
  summary: 'A status is none of attested, derived, original.',
  early: true,
  run: ({ sources }) => sources.components.flatMap(({ file, path }) => {
    const root = sources.files.find((source) => source.path === file)?.yaml.root;
    const status = root ? childOf(nodeAt(root, path), 'status') : undefined;
    const values = status?.kind === 'map' ? status.entries.map(({ value }) => value) : status ? [status] : [];
    return values.filter((value): value is YamlScalar => value.kind === 'scalar' && !STATUSES.includes(value.text)).map((value) => ({
      severity: 'error' as const, message: `"${value.text}" is not a status.`, help: `A status is one of ${STATUSES.join(', ')}.`,
      suggestions: suggest(value.text, STATUSES), at: { file, span: value.span },
    }));
  }),
};
