import {
  citationNodes,
  declaresPlaces,
  editionsOf,
  componentsNeedingProvenance,
  displayName,
  statusesOf,
  type SourcedComponent,
  type FieldStatus,
} from '../provenance/index.ts';
import type { Status } from '../packs/fields.ts';
import { childOf } from '../source/tree.ts';
import type { Check, Finding } from './check.ts';
import { capitalize } from '../source/capitalize.ts';

export const noSource: Check = {
  code: 'no-source',
  summary:
    'Something that plays does not say where it comes from: no status, attested without a source, derived without source and reasoning, or a source without a place.',
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
      return [...(whole ? [unsaid(carrier)] : unproved(carrier, statuses)), ...placeless(carrier, placed)];
    });
  },
};

function unsaid(carrier: SourcedComponent): Finding {
  return finding(
    carrier,
    `Nothing says where ${displayName(carrier)} comes from.`,
    'Write `status: attested` with its `source`, `status: derived` with `source` and `why`, or `status: original`.',
  );
}

function unproved(carrier: SourcedComponent, statuses: readonly FieldStatus[]): Finding[] {
  const has = (key: string): boolean => childOf(carrier.node, key) !== undefined;
  const of = (wanted: Status): string[] => statuses.filter(({ status }) => status === wanted).map(({ field }) => field);
  const whole = (fields: string[]): string => (fields.length === statuses.length ? '' : ` (${fields.join(', ')})`);
  const attested = of('attested');
  const derived = of('derived');
  if (attested.length && !has('source')) {
    return [
      finding(
        carrier,
        `${capitalize(displayName(carrier))} is attested${whole(attested)}, but no source is named.`,
        'Name the place: `source: {edition: …, at: p. 1}`.',
      ),
    ];
  }
  const missing = [...(has('source') ? [] : ['source']), ...(has('why') || has('reason') ? [] : ['why'])];
  if (!derived.length || !missing.length) return [];
  return [
    finding(
      carrier,
      `${capitalize(displayName(carrier))} is derived${whole(derived)}, but ${missing.map((key) => (key === 'source' ? 'no source is named' : 'the reasoning is not told')).join(' and ')}.`,
      `Add ${missing.map((key) => `\`${key}\``).join(' and ')}.`,
    ),
  ];
}

/** Sources that do not say where, in editions that have places. */
function placeless({ node, file }: SourcedComponent, placed: ReadonlySet<string>): Finding[] {
  return citationNodes(childOf(node, 'source')).flatMap((source) => {
    const edition = childOf(source, 'edition');
    if (edition?.kind !== 'scalar' || !placed.has(edition.text) || childOf(source, 'at')) return [];
    return [
      {
        severity: 'warning' as const,
        message: `The source does not say where in "${edition.text}".`,
        help: 'Add `at: …`.',
        at: { file, span: edition.span },
      },
    ];
  });
}

function finding({ file, at }: SourcedComponent, message: string, help: string): Finding {
  return { severity: 'warning', message, help, at: { file, span: at } };
}
