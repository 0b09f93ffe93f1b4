/** The outline of a file, and the search for names in the whole pack. */
import type { DocumentSymbol, SymbolInformation } from 'vscode-languageserver-types';
import { SECTION_NAMES, type SectionName, childOf, type YamlMap } from '../../dsl/internal.ts';
import { componentsIn, titleOf } from './components.ts';
import { locationOf } from './names.ts';
import { isSymbolKind, kindName, kindDeclaredBy, type NameKind } from './name-kinds.ts';
import { occurrencesOf } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import { SymbolKind as Shown } from './protocol.ts';
import { sourceAt, type Workspace } from './workspace.ts';

const BY_KIND: Partial<Record<NameKind, DocumentSymbol['kind']>> = {
  counter: Shown.Field,
  constant: Shown.Constant,
  option: Shown.Enum,
  class: Shown.Interface,
  piece: Shown.Class,
  predicate: Shown.Property,
  zone: Shown.Array,
  signal: Shown.Event,
  procedure: Shown.Method,
  program: Shown.Function,
  card: Shown.Object,
  slot: Shown.Object,
  site: Shown.Struct,
  board: Shown.Struct,
  step: Shown.Method,
};
const kindOf = (kind: NameKind | undefined): DocumentSymbol['kind'] =>
  kind ? (BY_KIND[kind] ?? Shown.Key) : Shown.Object;

/** Sections, with their components inside. */
export function documentSymbols(workspace: Workspace, uri: string): DocumentSymbol[] {
  const file = workspace.file(uri);
  const source = sourceAt(workspace, uri);
  const { sources } = workspace.incrementalCheck();
  const root: YamlMap | null | undefined = source?.yaml.root;
  if (!file || !root) return [];
  const components = componentsIn(sources, file.path);
  return root.entries.map(({ key, keySpan, value }): DocumentSymbol => {
    const section = SECTION_NAMES.find((name): name is SectionName => name === key);
    const end = Math.max(keySpan.end, value.span.end);
    const inside = components.filter(
      (component) =>
        component.section === section && component.range.start >= keySpan.start && component.range.end <= end,
    );
    return {
      name: key,
      kind: section ? Shown.Namespace : Shown.Property,
      range: rangeOf(file, { start: keySpan.start, end }),
      selectionRange: rangeOf(file, keySpan),
      ...(section
        ? {
            children: inside.map((component): DocumentSymbol => {
              const title = titleOf(sources, component);
              const number = childOf(
                value.kind === 'list'
                  ? value.items.find(
                      ({ span }) => span.start <= component.idRange.start && component.idRange.end <= span.end,
                    )
                  : undefined,
                'number',
              );
              const whole = {
                start: Math.min(component.range.start, component.idRange.start),
                end: Math.max(component.range.end, component.idRange.end),
              };
              return {
                name: component.id,
                detail: [number?.kind === 'scalar' ? `#${number.text}` : '', title === component.id ? '' : title]
                  .filter(Boolean)
                  .join(' '),
                kind: kindOf(kindDeclaredBy(component.section)),
                range: rangeOf(file, whole),
                selectionRange: rangeOf(file, component.idRange),
              };
            }),
          }
        : {}),
    };
  });
}

const MAX_RESULTS = 200;

/** All names declared in the pack that contain the letters of the query in order. */
export function workspaceSymbols(workspace: Workspace, query: string): SymbolInformation[] {
  const { sources } = workspace.incrementalCheck();
  const letters = [...query.toLowerCase().replace(/\s+/g, '-')];
  const titles = new Map(
    sources.components.map((component) => [`${kindDeclaredBy(component.section)}/${component.id}`, component]),
  );
  return occurrencesOf(sources)
    .all.filter(({ declares, id, kind }) => {
      if (!declares || kind === 'variable') return false;
      const component = titles.get(`${kind}/${id}`);
      return (
        containsInOrder(id, letters) ||
        (component !== undefined &&
          containsInOrder(titleOf(sources, component).toLowerCase().replace(/\s+/g, '-'), letters))
      );
    })
    .slice(0, MAX_RESULTS)
    .map((found) => ({
      name: found.id,
      kind: kindOf(found.kind),
      containerName:
        kindName(found.kind, isSymbolKind(found.kind) ? sources.symbols.get(found.kind, found.id) : undefined) +
        (found.within === undefined ? '' : ` of ${found.within}`),
      location: locationOf(workspace, found),
    }));
}

function containsInOrder(text: string, letters: string[]): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
