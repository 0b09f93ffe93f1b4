import {
  citationNodes,
  declaresPlaces,
  editionsOf,
  componentsNeedingProvenance,
  displayName,
  statusesOf,
  type SourcedComponent,
  type FieldStatus,
  type Status,
  childOf,
  addField,
  capitalize,
} from '../../dsl/internal.ts';
import { defineCheck, type Finding } from './check.ts';

type NoSource =
  | { lacks: 'status'; component: string }
  | { lacks: 'source'; component: string; fields: string[] }
  | { lacks: 'proof'; component: string; fields: string[]; missing: ('source' | 'why')[] }
  | { lacks: 'place'; edition: string };

export const noSource = defineCheck<NoSource>({
  summary:
    'Something that plays does not say where it comes from: no status, attested without a source, ' +
    'derived without source and reasoning, or a source without a place.',
  severity: 'warning',
  message,
  help,
  fix: {
    does: '`status: original`, if nothing says where it comes from',
    fixes: ({ lacks }, context) => {
      const line = lacks === 'status' ? addField(context, 'status', ' original') : undefined;
      return line ? [{ title: { is: 'say-original' }, edits: [line] }] : [];
    },
  },
  example: { lacks: 'status', component: '"planting"' },
  early: true,
  run({ sources }) {
    const placed = new Set(
      editionsOf(sources)
        .filter(declaresPlaces)
        .map(({ id }) => id),
    );
    return componentsNeedingProvenance(sources).flatMap((carrier) => {
      const statuses = statusesOf(carrier, sources);
      const whole = statuses.length > 0 && statuses.every(({ status }) => status === null);
      const lacking: NoSource[] = whole
        ? [{ lacks: 'status', component: displayName(carrier) }]
        : unproved(carrier, statuses);
      return [
        ...lacking.map((data) => ({ data, at: { file: carrier.file, span: carrier.at } })),
        ...placeless(carrier, placed),
      ];
    });
  },
});

function message(data: NoSource): string {
  switch (data.lacks) {
    case 'status':
      return `Nothing says where ${data.component} comes from.`;
    case 'source':
      return `${capitalize(data.component)} is attested${inFields(data.fields)}, but no source is named.`;
    case 'proof': {
      const missing = data.missing.map((key) => (key === 'source' ? 'no source is named' : 'no reasoning is given'));
      return `${capitalize(data.component)} is derived${inFields(data.fields)}, but ${missing.join(' and ')}.`;
    }
    case 'place':
      return `The source does not say where in "${data.edition}".`;
  }
}

function help(data: NoSource): string {
  switch (data.lacks) {
    case 'status':
      return 'Write `status: attested` with its `source`, `status: derived` with `source` and `why`, or `status: original`.';
    case 'source':
      return 'Name the place: `source: {edition: …, at: p. 1}`.';
    case 'proof':
      return `Add ${data.missing.map((key) => `\`${key}\``).join(' and ')}.`;
    case 'place':
      return 'Add `at: …`.';
  }
}

/** `fields`: the fields without a source; absent if all are. */
const inFields = (fields: readonly string[]): string => (fields.length === 0 ? '' : ` (${fields.join(', ')})`);

/** The missing provenance of a component with a status for at least one field. */
function unproved(carrier: SourcedComponent, statuses: readonly FieldStatus[]): NoSource[] {
  const component = displayName(carrier);
  const has = (key: string): boolean => childOf(carrier.node, key) !== undefined;
  const of = (wanted: Status): string[] => statuses.filter(({ status }) => status === wanted).map(({ field }) => field);
  const unlessAll = (fields: string[]): string[] => (fields.length === statuses.length ? [] : fields);
  const attested = of('attested');
  if (attested.length && !has('source')) return [{ lacks: 'source', component, fields: unlessAll(attested) }];
  const derived = of('derived');
  const missing: ('source' | 'why')[] = [];
  if (!has('source')) missing.push('source');
  if (!has('why') && !has('reason')) missing.push('why');
  if (!derived.length || !missing.length) return [];
  return [{ lacks: 'proof', component, fields: unlessAll(derived), missing }];
}

/** Sources without a locator, in editions that declare places. */
function placeless({ node, file }: SourcedComponent, placed: ReadonlySet<string>): Finding<NoSource>[] {
  return citationNodes(childOf(node, 'source')).flatMap((source) => {
    const edition = childOf(source, 'edition');
    if (edition?.kind !== 'scalar' || !placed.has(edition.text) || childOf(source, 'at')) return [];
    return [
      {
        data: { lacks: 'place' as const, edition: edition.text },
        at: { file, span: edition.span },
      },
    ];
  });
}
