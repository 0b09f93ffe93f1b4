/** All occurrences of names in the files of a pack: declarations, uses in effects and fields, mentions in notes. */
import {
  type NamedVariable,
  SECTION_NAMES,
  type SectionName,
  type FileSource,
  type Sources,
  rootWithCards,
  withCards,
  walkFields,
  scalars,
  type Span,
  childOf,
  entryOf,
  type Path,
  type YamlEntry,
  type YamlList,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import { isStep, isSymbolKind, kindDeclaredBy, type NameKind } from './name-kinds.ts';
import { lessonNames, scenarioNames, sentenceNames } from './scenario-names.ts';

export interface Occurrence {
  file: string;
  /** exactly the name, without quotes */
  span: Span;
  kind: NameKind;
  id: string;
  /** the scope of the name: the procedure of a step, the component of a variable */
  within?: string;
  /** of a variable: its binding, because a name may be bound twice */
  bound?: NamedVariable;
  /** this occurrence declares the name */
  declares?: true;
  /** it is in a note (status, lexicon, scenario), which the rules ignore */
  note?: true;
}

interface Occurrences {
  all: readonly Occurrence[];
  /** all occurrences of the same name */
  sameAs(name: Occurrence): readonly Occurrence[];
  of(kind: NameKind, id: string): readonly Occurrence[];
  /** those that contain an offset, both ends included */
  at(file: string, offset: number): readonly Occurrence[];
  in(file: string): readonly Occurrence[];
}

const cache = new WeakMap<Sources, Occurrences>();

/** The occurrences of a pack, collected once for each of its states. */
export function occurrencesOf(sources: Sources): Occurrences {
  let found = cache.get(sources);
  if (!found) cache.set(sources, (found = indexed(collect(sources))));
  return found;
}

function indexed(found: Occurrence[]): Occurrences {
  // a name that is no symbol of the rules counts only if it is declared somewhere
  const declared = new Set(found.flatMap((one) => (one.declares ? [nameOf(one)] : [])));
  const all = found.filter((one) => isSymbolKind(one.kind) || declared.has(nameOf(one)));
  const byName = grouped(all, nameOf);
  const byFile = grouped(all, ({ file }) => file);
  for (const list of byFile.values()) list.sort((a, b) => a.span.start - b.span.start);
  return {
    all,
    sameAs: (name) => byName.get(nameOf(name)) ?? [],
    of: (kind, id) => byName.get(nameOf({ kind, id })) ?? [],
    in: (file) => byFile.get(file) ?? [],
    at: (file, offset) => (byFile.get(file) ?? []).filter(({ span }) => span.start <= offset && offset <= span.end),
  };
}

const nameOf = ({ kind, id, within, bound }: Pick<Occurrence, 'kind' | 'id' | 'within' | 'bound'>): string =>
  within === undefined ? `${kind}/${id}` : `${kind}/${within}/${id}${bound ? ` ${numberOf(bound)}` : ''}`;

const numbers = new WeakMap<NamedVariable, number>();
let count = 0;
function numberOf(bound: NamedVariable): number {
  let known = numbers.get(bound);
  if (known === undefined) numbers.set(bound, (known = ++count));
  return known;
}

function grouped<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

// ------------------------------------------------------------------------------------------------ collecting

function collect(sources: Sources): Occurrence[] {
  const found = new Map<string, Occurrence>();
  const texts = new Map(sources.files.map(({ path, text }) => [path, text]));
  const add = (occurrence: Occurrence): void => {
    const span = bare(occurrence.span, texts.get(occurrence.file) ?? '');
    const key = `${occurrence.file} ${span.start} ${nameOf(occurrence)}`;
    const same = found.get(key);
    if (!same) found.set(key, { ...occurrence, span });
    else if (occurrence.declares) same.declares = true;
  };
  const names = JSON.stringify(sources.symbols.all().map(({ kind, id, plural }) => [kind, id, plural]));
  for (const file of sources.files) {
    if (file.yaml.root) for (const occurrence of cachedInFile(file, file.yaml.root, names, sources)) add(occurrence);
  }
  for (const { file, range, kind, id } of sources.references) add({ file, span: range, kind, id });
  for (const { file, range, component, bound, declares } of sources.variables) {
    add({
      file,
      span: range,
      kind: 'variable',
      id: bound.name,
      within: `${component.section}/${component.id}`,
      bound,
      ...(declares ? { declares } : {}),
    });
  }
  const explained = sources.metadata
    .filter(({ section }) => section === 'explanations')
    .map(({ file, id, idRange }) => ({ file, name: id, range: idRange }));
  for (const { file, name, range } of [...sources.lexicon, ...explained]) {
    for (const { kind, id } of sources.symbols.find(name)) add({ file, span: range, kind, id, note: true });
  }
  return [...found.values()];
}

/** The span of a key or value without its quotes. */
function bare({ start, end }: Span, text: string): Span {
  const quoted = end - start >= 2 && (text[start] === '"' || text[start] === "'") && text[end - 1] === text[start];
  return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}

const entries = (node: YamlNode | undefined): YamlEntry[] => (node?.kind === 'map' ? node.entries : []);

/** Cached while the text of a file and the names of the pack are the same, because editors ask at every keystroke. */
const inFiles = new WeakMap<YamlMap, { names: string; found: Occurrence[] }>();

function cachedInFile(file: FileSource, root: YamlMap, names: string, sources: Sources): Occurrence[] {
  let cached = inFiles.get(root);
  if (cached?.names !== names) inFiles.set(root, (cached = { names, found: inFile(file, root, sources) }));
  return cached.found;
}

function inFile(file: FileSource, root: YamlMap, sources: Sources): Occurrence[] {
  const out: Occurrence[] = [];
  const add: Add = (span, kind, id, more = {}) => {
    out.push({ file: file.path, span, kind, id, ...more });
  };
  for (const node of scalars(childOf(root, 'programs'))) add(node.span, 'program', node.text, { declares: true });
  for (const name of SECTION_NAMES) {
    declarations(childOf(root, name), name, add, { declares: true });
    declarations(childOf(childOf(root, 'replace'), name), name, add, {});
    declarations(childOf(childOf(root, 'change'), name), name, add, {});
    const kind = kindDeclaredBy(name);
    if (kind) for (const node of scalars(childOf(childOf(root, 'remove'), name))) add(node.span, kind, node.text);
  }
  for (const item of listOf(childOf(root, 'insert'))) inserted(item, add);
  for (const { value } of entries(childOf(root, 'lessons'))) {
    for (const { span, kind, id } of lessonNames(value, sources.symbols)) add(span, kind, id, { note: true });
  }
  walkFields(root, (node, type, path) => {
    aboutSources(node, path, add);
    if (type.is === 'name' && type.of && node.kind === 'scalar') {
      const symbol = sources.symbols.get(type.of, node.text);
      if (symbol) add(node.span, symbol.kind, symbol.id);
    }
    if (node.kind === 'map') notes(node, file, sources, add);
  });
  return out;
}

type Add = (
  span: Span,
  kind: NameKind,
  id: string,
  more?: Pick<Occurrence, 'declares' | 'note' | 'within' | 'bound'>,
) => void;

const listOf = (node: YamlNode | undefined): YamlNode[] => (node?.kind === 'list' ? node.items : []);

/** The ids of a section, and the names that its entries declare: programs, routes, sites, tags, steps. */
function declarations(section: YamlNode | undefined, name: SectionName, add: Add, more: { declares?: true }): void {
  const kind = kindDeclaredBy(name);
  const each: { id: string; span: Span; node: YamlNode }[] = [
    ...entries(section).map(({ key, keySpan, value }) => ({ id: key, span: keySpan, node: value })),
    ...listOf(section).flatMap((node) => {
      const id = childOf(node, 'id');
      return id?.kind === 'scalar' ? [{ id: id.text, span: id.span, node }] : [];
    }),
  ];
  for (const { id, span, node } of each) {
    if (kind) add(span, kind, id, more);
    if (name === 'types') {
      for (const { key, keySpan } of entries(childOf(node, 'programs'))) {
        add(keySpan, 'program', key, { declares: true });
      }
    }
    if (name === 'decks') {
      for (const { key, keySpan } of entries(childOf(node, 'routes'))) add(keySpan, 'route', key, { declares: true });
    }
    const inside: [YamlEntry[], NameKind][] =
      name === 'procedures'
        ? [[entries(node).filter(({ key: step }) => isStep(step)), 'step']]
        : name === 'decks'
          ? [[entries(childOf(node, 'routes')), 'route']]
          : [];
    for (const [named, of] of inside) {
      const within = of === 'step' ? { within: id } : {};
      if (of === 'step') for (const { key, keySpan } of named) add(keySpan, of, key, { ...within, declares: true });
      for (const { key, keySpan } of entries(childOf(node, 'status'))) {
        if (named.some((one) => one.key === key)) add(keySpan, of, key, { ...within, note: true });
      }
    }
    if (name !== 'boards') continue;
    for (const { key, keySpan, value } of entries(childOf(node, 'sites'))) {
      add(keySpan, 'site', key, { declares: true });
      for (const tag of scalars(childOf(value, 'tags'))) add(tag.span, 'tag', tag.text, { declares: true });
    }
  }
}

/** Names in an entry of `insert`: the procedure, the neighbouring step and the new step. */
function inserted(item: YamlNode, add: Add): void {
  const procedure = childOf(item, 'procedure');
  const name = childOf(item, 'name');
  if (procedure?.kind !== 'scalar') return;
  add(procedure.span, 'procedure', procedure.text);
  for (const way of ['before', 'after', 'instead']) {
    const step = childOf(item, way);
    if (step?.kind === 'scalar') add(step.span, 'step', step.text, { within: procedure.text });
  }
  if (name?.kind === 'scalar') add(name.span, 'step', name.text, { within: procedure.text, declares: true });
}

/** Editions in sources and in readings of disputes, and disputes of components. */
function aboutSources(node: YamlNode, path: Path, add: Add): void {
  if (node.kind === 'scalar' && path.at(-1) === 'edition') add(node.span, 'edition', node.text, { note: true });
  else if (node.kind === 'scalar' && (path.at(-1) === 'disputed' || path.at(-2) === 'disputed')) {
    add(node.span, 'dispute', node.text, { note: true });
  } else if (path.at(-1) === 'readings' && path.at(-3) === 'disputes') {
    for (const { key, keySpan } of entries(node)) add(keySpan, 'edition', key, { note: true });
  }
}

/** Names in the notes of a component: fields in its map of statuses, and names in its scenarios. */
function notes(node: YamlNode, file: FileSource, sources: Sources, add: Add): void {
  for (const { key, keySpan } of entries(entryOf(node, 'status')?.value)) {
    for (const kind of ['program', 'attribute'] as const) {
      if (sources.symbols.get(kind, key)?.id === key) add(keySpan, kind, key, { note: true });
    }
  }
  for (const sentence of listOf(entryOf(node, 'sentences')?.value)) {
    const means = childOf(sentence, 'means');
    if (means?.kind !== 'scalar') continue;
    for (const { span, kind, id, ...more } of sentenceNames(means, sources.symbols)) {
      add(span, kind, id, { ...more, note: true });
    }
  }
  for (const scenario of listOf(entryOf(node, 'scenarios')?.value)) {
    const cards = childOf(scenario, 'cards');
    const ownCards = cards?.kind === 'list' && cards.items.length > 0 ? cards : null;
    const own = ownCards ? withCards(sources, ownCards, file).sources : sources;
    if (ownCards) namesInside(ownCards, file, own, add);
    for (const { span, kind, id, ...more } of scenarioNames(scenario, own.symbols)) {
      add(span, kind, id, { ...more, note: true });
    }
  }
}

/** Names in the cards of a scenario: as in the file of a pack, but that they are notes. */
function namesInside(cards: YamlList, file: FileSource, sources: Sources, add: Add): void {
  for (const { file: _file, span, kind, id, ...more } of inFile(file, rootWithCards(cards), sources)) {
    add(span, kind, id, { ...more, note: true });
  }
  const isInside = (use: { file: string; range: Span }): boolean =>
    use.file === file.path && cards.span.start <= use.range.start && use.range.end <= cards.span.end;
  for (const use of sources.references) if (isInside(use)) add(use.range, use.kind, use.id, { note: true });
  for (const { bound, declares, component, ...use } of sources.variables) {
    if (!isInside(use)) continue;
    const within = `${component.section}/${component.id}`;
    add(use.range, 'variable', bound.name, { within, bound, note: true, ...(declares ? { declares } : {}) });
  }
}
