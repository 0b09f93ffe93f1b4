/** Everything that can have provenance: components, and sites and steps with their own. */
import type { Symbols } from '../semantics/symbols.ts';
import { NAME_ONLY_SECTIONS, NOTE_FIELDS, SECTION_NAMES, sectionOf, type SectionName } from '../packs/fields.ts';
import { EFFECT } from '../packs/program-names.ts';
import type { ComponentId, FileSource, Sources } from '../packs/sources.ts';
import type { Span } from '../source/span.ts';
import { childOf, entryOf, nodeAt, type YamlEntry, type YamlNode } from '../source/tree.ts';

/** A component, or a step or site of one, with its own provenance. */
export interface SourcedComponent extends ComponentId {
  /** the step or site within the component */
  part?: string;
  /** written apart from its component: an inserted step, or fields that a pack changes in a component of another */
  via?: 'inserted' | 'changed';
  file: string;
  /** the name of its pack's folder or file */
  pack: string;
  /** the place of the id */
  at: Span;
  node: YamlNode;
}

/** Its name in messages. */
export function displayName({ section, id, part }: SourcedComponent): string {
  const of = section === 'rules' ? `rule ${id.replace(/^rules-/, '')}` : `"${id}"`;
  return part === undefined ? of : `"${part}" of ${of}`;
}

const collected = new WeakMap<Sources, SourcedComponent[]>();

/** In the order of the files. Cached, because several checks need it. */
export function sourcedComponents(sources: Sources): SourcedComponent[] {
  let carriers = collected.get(sources);
  if (!carriers) collected.set(sources, (carriers = collect(sources)));
  return carriers;
}

function collect(sources: Sources): SourcedComponent[] {
  const files = new Map(sources.files.map((file) => [file.path, file]));
  const components = sources.components.flatMap(({ section, id, file, pack, path, idRange }) => {
    const root = files.get(file)?.yaml.root;
    const node = root ? nodeAt(root, path) : undefined;
    if (!node) return [];
    const whole: SourcedComponent = { section, id, file, pack, at: idRange, node };
    return [whole, ...partsThatSay(whole)];
  });
  return [
    ...components,
    ...sources.files.flatMap((file) => [...insertedSteps(file, sources), ...changedFields(file, sources)]),
  ];
}

/** Steps of a procedure and sites of a board with their own status or source. */
function partsThatSay(whole: SourcedComponent): SourcedComponent[] {
  const inner =
    whole.section === 'boards'
      ? [childOf(whole.node, 'sites'), childOf(whole.node, 'change-sites')]
      : whole.section === 'procedures'
        ? [whole.node]
        : [];
  return inner
    .flatMap(entriesOf)
    .filter(
      ({ key, value }) =>
        !(whole.section === 'procedures' && Object.hasOwn(fieldsOf('procedures'), key)) && hasOwnProvenance(value),
    )
    .map(({ key, keySpan, value }) => ({ ...whole, part: key, at: keySpan, node: value }));
}

/** Steps that a pack inserts into procedures of another. */
function insertedSteps({ path, pack, yaml: { root } }: FileSource, sources: Sources): SourcedComponent[] {
  const list = root ? childOf(root, 'insert') : undefined;
  const folder = folderOf(pack, sources);
  return (list?.kind === 'list' ? list.items : []).flatMap((node) => {
    const procedure = childOf(node, 'procedure');
    const name = childOf(node, 'name') ?? childOf(node, 'instead');
    if (procedure?.kind !== 'scalar' || name?.kind !== 'scalar') return [];
    return [
      {
        section: 'procedures' as const,
        id: procedure.text,
        part: name.text,
        file: path,
        pack: folder,
        at: name.span,
        node,
        via: 'inserted' as const,
      },
    ];
  });
}

/** Fields that a pack changes in components of another. */
function changedFields({ path, pack, yaml: { root } }: FileSource, sources: Sources): SourcedComponent[] {
  const folder = folderOf(pack, sources);
  return entriesOf(root ? childOf(root, 'change') : undefined).flatMap(({ key, value }) => {
    const section = SECTION_NAMES.find((name) => name === key && !sectionOf(name).metadata && !sectionOf(name).lexical);
    if (!section) return [];
    const entries =
      value.kind === 'list'
        ? value.items.flatMap((node) => {
            const id = childOf(node, 'id');
            return id?.kind === 'scalar' ? [{ id: id.text, at: id.span, node }] : [];
          })
        : entriesOf(value).map((entry) => ({ id: entry.key, at: entry.keySpan, node: entry.value }));
    return entries.map((entry) => ({ ...entry, section, file: path, pack: folder, via: 'changed' as const }));
  });
}

const folderOf = (pack: string, { packs }: Sources): string => packs.find(({ id }) => id === pack)?.name ?? pack;

const hasOwnProvenance = (node: YamlNode): boolean =>
  ['status', 'source'].some((key) => entryOf(node, key) !== undefined);

export function entriesOf(node: YamlNode | undefined): YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

function fieldsOf(section: SectionName): Record<string, unknown> {
  return sectionOf(section).entry.fields;
}

// ------------------------------------------------------------------------------------------------ their fields

/** Words for people, bookkeeping, and how many of a card fill a deck. */
const EXEMPT_FIELDS = new Set([
  'id',
  'name',
  'plural',
  'title',
  'reason',
  'hidden',
  'copies',
  'of',
  'procedure',
  'before',
  'after',
  'instead',
  ...Object.keys(NOTE_FIELDS),
]);

/**
 * The fields that need a status: all written fields that the rules read. Defined here only; `allowedStatusFields` adds those that
 * may have one.
 */
export function fieldsNeedingStatus({ section, node, part, via }: SourcedComponent): string[] {
  if (NAME_ONLY_SECTIONS.includes(section)) return [];
  const { shorthand } = sectionOf(section).entry;
  if (part !== undefined) return [section === 'procedures' ? 'do' : 'site'];
  if (node.kind !== 'map') return node.kind === 'scalar' && node.value === null ? [] : [shorthand ?? 'value'];
  const written = node.entries.filter(({ key }) => !EXEMPT_FIELDS.has(key));
  switch (section) {
    // a card needs a status for its name, even if the name is derived from its id
    case 'cards':
      return [...(via ? [] : ['name']), ...written.map(({ key }) => key)];
    // a counter is only a name, but its initial value is a number of the rules
    case 'counters':
      return flagged(node, 'hidden') ? [] : written.map(({ key }) => key).filter((key) => key === 'start');
    case 'decks':
      return entriesOf(childOf(node, 'routes')).length > 0 ? ['routes'] : [];
    case 'boards':
      return entriesOf(childOf(node, 'sites')).every(({ value }) => hasOwnProvenance(value)) ? [] : ['sites'];
    case 'procedures':
      return written.filter(({ value }) => !hasOwnProvenance(value)).map(({ key }) => key);
    default:
      return written.map(({ key }) => key);
  }
}

/** All keys that are allowed in a map of statuses. */
export function allowedStatusFields(carrier: SourcedComponent, { symbols }: Sources): string[] {
  const { section, node, part } = carrier;
  if (part !== undefined) return fieldsNeedingStatus(carrier);
  const own = Object.keys(fieldsOf(section)).filter((key) => !Object.hasOwn(NOTE_FIELDS, key) && key !== 'id');
  const inner = section === 'decks' ? entriesOf(childOf(node, 'routes')).map(({ key }) => key) : [];
  const steps = section === 'procedures' ? fieldsNeedingStatus(carrier) : [];
  return [
    ...new Set([...own, ...inner, ...steps, ...(sectionOf(section).entry.declaredKeys ? openFields(symbols) : [])]),
  ];
}

const opened = new WeakMap<Symbols, string[]>();

/** Programs and attributes that the packs declare. */
function openFields(symbols: Symbols): string[] {
  let fields = opened.get(symbols);
  if (!fields) {
    opened.set(
      symbols,
      (fields = [
        EFFECT,
        ...symbols.all('program').map(({ id }) => id),
        ...symbols.all('attribute').map(({ id }) => id),
      ]),
    );
  }
  return fields;
}

function flagged(node: YamlNode, key: string): boolean {
  const value = childOf(node, key);
  return value?.kind === 'scalar' && value.value === true;
}
