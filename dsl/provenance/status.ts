/** The status of each field of a component: from its own `status`, otherwise from that of its pack. */
import { STATUSES, type Status } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { childOf, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { fieldsNeedingStatus, allowedStatusFields, type SourcedComponent } from './components.ts';

/** In a map of statuses: all fields without an entry. */
export const REST = 'rest';

/** A field of a component and its status. */
export interface FieldStatus {
  field: string;
  /** null: not stated */ status: Status | null;
}

const read = new WeakMap<SourcedComponent, FieldStatus[]>();

/** Every field that needs a status, and other fields with one, such as an absent price. */
export function statusesOf(carrier: SourcedComponent, sources: Sources): FieldStatus[] {
  let statuses = read.get(carrier);
  if (!statuses) read.set(carrier, (statuses = readStatuses(carrier, sources)));
  return statuses;
}

function readStatuses(carrier: SourcedComponent, sources: Sources): FieldStatus[] {
  const ofPack = known(sources.packs.find(({ name }) => name === carrier.pack)?.status);
  const said = childOf(carrier.node, 'status');
  const wanted = fieldsNeedingStatus(carrier);
  if (said?.kind !== 'map') {
    const all = statusIn(said) ?? ofPack;
    return wanted.map((field) => ({ field, status: all }));
  }
  const rest = statusIn(childOf(said, REST)) ?? ofPack;
  const fields = allowedStatusFields(carrier, sources);
  const named = said.entries
    .filter(({ key }) => fields.includes(key))
    .map(({ key, value }) => ({ field: key, status: statusIn(value) }));
  return [
    ...wanted
      .filter((field) => !named.some((other) => other.field === field))
      .map((field) => ({ field, status: rest })),
    ...named,
  ];
}

/** `mixed`: its fields differ; `unsaid`: one of them has no status. */
export type Provenance = Status | 'mixed' | 'unsaid';

/** The status of a component from those of its fields; null if it has no fields. */
export function provenanceOf(statuses: readonly FieldStatus[]): Provenance | null {
  if (statuses.length === 0) return null;
  const all = new Set(statuses.map(({ status }) => status));
  if (all.has(null)) return 'unsaid';
  return all.size === 1 ? statuses[0].status! : 'mixed';
}

/** The values of `status`, one by one. */
export function statusNodes({ node }: SourcedComponent): YamlScalar[] {
  const said = childOf(node, 'status');
  const values = said?.kind === 'map' ? said.entries.map(({ value }) => value) : said ? [said] : [];
  return values.filter((value) => value.kind === 'scalar');
}

function statusIn(node: YamlNode | undefined): Status | null {
  return node?.kind === 'scalar' ? known(node.text) : null;
}

function known(text: string | undefined): Status | null {
  return STATUSES.find((status) => status === text) ?? null;
}
