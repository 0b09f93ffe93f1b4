/** Counts of a pack by status: by kind of component, cards also by deck and by type, and field by field. */
import { SECTION_NAMES, type SectionName, type Status } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { childOf } from '../source/tree.ts';
import { sourcedComponents, type SourcedComponent } from './components.ts';
import { provenanceOf, statusesOf, type FieldStatus, type Provenance } from './status.ts';

type Counts<K extends string> = Record<K, number>;

/** How many components of a section, or of a subset of it, have each status. */
export interface KindTally {
  section: SectionName;
  /** the subset: of a deck, of a type, sites or steps with their own status; null: all */
  of: { deck: string } | { type: string } | { part: 'site' | 'step' } | null;
  components: number;
  byProvenance: Counts<Provenance>;
  byField: Counts<Status | 'unsaid'>;
}

/** How many components have each status in one field. */
export interface FieldTally {
  field: string;
  byStatus: Counts<Status | 'unsaid'>;
}

interface TalliedComponent {
  carrier: SourcedComponent;
  statuses: FieldStatus[];
  provenance: Provenance;
}

/** The numbers of a provenance report. */
export interface Tally {
  kinds: KindTally[];
  /** of the cards */ fields: FieldTally[];
}

/** Of the components of one pack, by the name of its folder or file. */
export function tally(sources: Sources, pack: string): Tally {
  const all = sourcedComponents(sources)
    .filter((carrier) => carrier.pack === pack)
    .flatMap((carrier): TalliedComponent[] => {
      const statuses = statusesOf(carrier, sources);
      const provenance = provenanceOf(statuses);
      return provenance === null ? [] : [{ carrier, statuses, provenance }];
    });
  const kinds = SECTION_NAMES.flatMap((section) => {
    const here = all.filter(({ carrier }) => carrier.section === section);
    const whole = here.filter(({ carrier }) => carrier.part === undefined);
    const parts = here.filter(({ carrier }) => carrier.part !== undefined);
    return [
      ...(whole.length ? [kindOf(section, null, whole)] : []),
      ...(section === 'cards' ? [...grouped(whole, 'deck', sources), ...grouped(whole, 'type', sources)] : []),
      ...(parts.length ? [kindOf(section, { part: section === 'boards' ? 'site' : 'step' }, parts)] : []),
    ];
  });
  return { kinds, fields: fieldsOfCards(all.filter(({ carrier }) => carrier.section === 'cards')) };
}

function grouped(components: TalliedComponent[], by: 'deck' | 'type', sources: Sources): KindTally[] {
  const groups = new Map<string, TalliedComponent[]>();
  for (const one of components) {
    const { carrier } = one;
    const whole = carrier.via
      ? sourcedComponents(sources).find(
          ({ section, id, via }) => section === carrier.section && id === carrier.id && !via,
        )
      : undefined;
    const value = childOf(carrier.node, by) ?? childOf(whole?.node, by);
    const key = value?.kind === 'scalar' ? value.text : '';
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, of]) => kindOf('cards', by === 'deck' ? { deck: key } : { type: key }, of));
}

function kindOf(section: SectionName, of: KindTally['of'], components: TalliedComponent[]): KindTally {
  const byProvenance: Counts<Provenance> = { attested: 0, derived: 0, original: 0, mixed: 0, unsaid: 0 };
  const byField = noFields();
  for (const { provenance, statuses } of components) {
    byProvenance[provenance]++;
    for (const { status } of statuses) byField[status ?? 'unsaid']++;
  }
  return { section, of, components: components.length, byProvenance, byField };
}

function fieldsOfCards(cards: TalliedComponent[]): FieldTally[] {
  const fields = new Map<string, FieldTally>();
  for (const { statuses } of cards) {
    for (const { field, status } of statuses) {
      let entry = fields.get(field);
      if (!entry) fields.set(field, (entry = { field, byStatus: noFields() }));
      entry.byStatus[status ?? 'unsaid']++;
    }
  }
  return [...fields.values()];
}

const noFields = (): Counts<Status | 'unsaid'> => ({ attested: 0, derived: 0, original: 0, unsaid: 0 });
