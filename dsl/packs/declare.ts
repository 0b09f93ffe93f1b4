/** The names that the merged packs declare, known before any text is read. */
import type { Origin } from '../semantics/ir.ts';
import type { PackSymbol, SymbolKind } from '../semantics/symbols.ts';
import { childOf, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { SECTION_NAMES, sectionOf, type SectionName } from './fields.ts';
import { BONUS, EFFECT, PLAYED } from './program-names.ts';
import { entriesOf, locatedFields, type Merged } from './merge.ts';
import { GRIDS, stepsFrom } from './grid.ts';
import { isSiteLetter, readMap } from './map-letters.ts';
import type { MergedEntry, Located, LocatedNode } from './located.ts';
import { SymbolTable } from './symbol-table.ts';

export function declareSymbols({ entries, header }: Merged): SymbolTable {
  const table = new SymbolTable();
  const members = membersOfClasses(entries);
  for (const section of SECTION_NAMES) for (const entry of entries.get(section)!) declareEntry(entry, members, table);
  for (const { node } of entries.get('zones')!) {
    const to = table.get('zone', stringOf(childOf(node, 'draws-to')) ?? '');
    if (to) to.drawn = true;
  }
  const program = (id: string, place: Located): void => table.add(new DeclaredSymbol(id, 'program', place));
  for (const type of entries.get('types')!) {
    for (const { key } of entriesOf(childOf(type.node, 'programs'))) program(key, type);
    if (childOf(type.node, PLAYED)) program(PLAYED, type);
  }
  for (const given of header.get('programs') ?? []) {
    for (const { text, span } of scalars(given.node)) program(text, { ...given, span });
  }
  const first = [...entries.values()].flat()[0];
  if (first) program(EFFECT, first);
  for (const deck of entries.get('decks')!) {
    for (const { key, keySpan } of entriesOf(childOf(deck.node, 'routes'))) {
      table.add(new DeclaredSymbol(key, 'route', { file: deck.file, pack: deck.pack, span: keySpan }));
    }
  }
  for (const board of entries.get('boards')!) declareSites(board, table);
  return table;
}

const HAS_OF: ReadonlySet<SymbolKind> = new Set(['piece', 'class', 'counter', 'zone', 'signal', 'period', 'procedure']);
const OF_UNLESS_GIVEN: Partial<Record<SymbolKind, PackSymbol['of']>> = {
  class: 'player',
  counter: 'player',
  zone: 'game',
};

function declareEntry(entry: MergedEntry, members: Map<string, string[]>, table: SymbolTable): void {
  const { declares, plural } = sectionOf(entry.section);
  if (!declares) return;
  const symbol = new DeclaredSymbol(entry.id, declares, entry);
  const written = stringOf(childOf(entry.node, 'plural'));
  if (written || plural) symbol.plural = (written ?? `${entry.id}s`).toLowerCase().replace(/\s+/g, '-');
  const of = HAS_OF.has(declares) ? stringOf(childOf(entry.node, 'of')) : undefined;
  const given = of ?? OF_UNLESS_GIVEN[declares];
  if (given) symbol.of = given as NonNullable<PackSymbol['of']>;
  if (declares === 'zone') {
    const visible = stringOf(childOf(entry.node, 'visible'));
    if (visible !== undefined && visible !== 'all') symbol.hidden = true;
  }
  if ((declares === 'piece' || declares === 'card') && childOf(entry.node, 'shape')) symbol.shaped = true;
  if (declares === 'counter' && childOf(entry.node, 'lies-on')) symbol.liesOn = true;
  if (declares === 'class') symbol.members = members.get(entry.id) ?? [];
  if (declares === 'track' && isTrue(childOf(entry.node, 'usual'))) symbol.usual = true;
  if (declares === 'option') symbol.members = scalars(childOf(entry.node, 'values')).map(({ text }) => text);
  table.add(symbol);
}

/** Ids of what names a class, by class. */
export function membersOfClasses(entries: Map<SectionName, MergedEntry[]>): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const entry of (['pieces', 'counters', 'decks', 'types'] as const).flatMap((section) => entries.get(section)!)) {
    for (const { text } of scalars(childOf(entry.node, 'classes'))) {
      members.set(text, [...(members.get(text) ?? []), entry.id]);
    }
  }
  return members;
}

function declareSites(board: MergedEntry, table: SymbolTable): void {
  const fields = locatedFields(board);
  const part = (key: string): LocatedNode | undefined => fields.find((field) => field.key === key);
  const isShared = stringOf(part('of')?.node) === 'game';
  for (const { letter, id, span } of readMap(part('rows')?.node).cells) {
    const { file, pack } = part('rows')!;
    if (!isSiteLetter(part('legend')?.node, letter)) continue;
    table.add(siteSymbol(id, { file, pack, span }, { isJoined: true, isShared }));
  }
  const grid = part('grid');
  const layout = GRIDS.find((one) => one === stringOf(grid?.node));
  if (grid && layout) {
    for (const way of Object.keys(stepsFrom(layout, 0))) table.add(new DeclaredSymbol(way, 'way', grid));
  }
  for (const { key, keySpan, value } of entriesOf(part('ways')?.node)) {
    const { file, pack } = part('ways')!;
    const group = new DeclaredSymbol(key, 'way', { file, pack, span: keySpan });
    if (isPortWay(value)) group.ports = true;
    else group.members = scalars(value).map(({ text }) => text);
    table.add(group);
  }
  const { file: legendFile, pack: legendPack } = part('legend') ?? board;
  for (const { value } of entriesOf(part('legend')?.node)) {
    declareOfSite({ file: legendFile, pack: legendPack }, value, table);
  }
  const joins = fields.flatMap(({ key, node }) => (key === 'sites' || key === 'change-sites' ? entriesOf(node) : []));
  const isJoined =
    part('from') !== undefined || joins.some(({ value }) => childOf(value, 'adjacent') ?? childOf(value, 'ways'));
  for (const { key, node, file, pack } of fields) {
    if (key !== 'sites' && key !== 'change-sites') continue;
    for (const { key: id, keySpan, value } of entriesOf(node)) {
      if (key === 'sites') table.add(siteSymbol(id, { file, pack, span: keySpan }, { isJoined, isShared }));
      declareOfSite({ file, pack }, value, table);
    }
  }
}

/** `ports`: a way of a board that arises where ports of laid things meet. */
export const isPortWay = (value: YamlNode | undefined): boolean => stringOf(value) === 'ports';

function siteSymbol(id: string, place: Located, is: { isJoined: boolean; isShared: boolean }): DeclaredSymbol {
  const symbol = new DeclaredSymbol(id, 'site', place);
  if (is.isJoined) symbol.joined = true;
  if (is.isShared) symbol.of = 'game';
  return symbol;
}

/** What a site brings along: that it has a bonus, and its tags. */
function declareOfSite(place: Omit<Located, 'span'>, site: YamlNode | undefined, table: SymbolTable): void {
  const bonus = entriesOf(site).find(({ key }) => key === BONUS);
  if (bonus) table.add(new DeclaredSymbol(BONUS, 'program', { ...place, span: bonus.keySpan }));
  for (const { key, keySpan } of entriesOf(childOf(site, 'ways'))) {
    table.add(new DeclaredSymbol(key, 'way', { ...place, span: keySpan }));
  }
  for (const { text, span } of scalars(childOf(site, 'tags'))) {
    table.add(new DeclaredSymbol(text, 'tag', { ...place, span }));
  }
}

/** A symbol whose origin is computed on demand: all are declared at every load, few are ever shown. */
class DeclaredSymbol implements PackSymbol {
  plural?: string;
  of?: NonNullable<PackSymbol['of']>;
  members?: string[];
  liesOn?: true;
  hidden?: true;
  drawn?: true;
  usual?: true;
  joined?: true;
  ports?: true;
  shaped?: true;
  readonly #place: Located;
  #origin: Origin | undefined;

  constructor(
    readonly id: string,
    readonly kind: SymbolKind,
    place: Located,
  ) {
    this.#place = place;
  }

  get origin(): Origin {
    return (this.#origin ??= originOf(this.#place, this.id));
  }
}

export function originOf({ file, span }: Located, text: string): Origin {
  return { file: file.name, ...file.yaml.lines.place(span.start), text };
}

export function scalars(node: YamlNode | undefined): YamlScalar[] {
  if (node?.kind === 'list') return node.items.flatMap(scalars);
  return node?.kind === 'scalar' && node.value !== null ? [node] : [];
}

function stringOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

const isTrue = (node: YamlNode | undefined): boolean => node?.kind === 'scalar' && node.value === true;
