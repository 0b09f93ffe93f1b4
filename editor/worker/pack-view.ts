/** A loaded pack and its components as plain data. */
import {
  PRINTED_SECTIONS,
  sourcedComponents,
  citationsIn,
  disputesNamed,
  disputesOf,
  laysFaceDown,
  nodeAt,
  nodesOf,
  plain,
  provenanceOf,
  readLessons,
  statusesOf,
  toldIn,
  type ComponentSource,
  type Diagnostic,
  type PackModel,
  type Plain,
  type Sources,
  capitalize,
} from '../../dsl/internal.ts';
import type { LoadedPack } from '../../service/index.ts';
import { notEncodedText } from '../../service/language-service/index.ts';
import { iconsOf, iconSheet, canonicalText, effectsOf } from '../../texts/internal.ts';
import { citationText } from './citation-text.ts';
import { editionTitles, sourceViews } from '../../table/index.ts';
import { kindsForPiece } from './kinds-for-piece.ts';
import { byLanguage, namesByLanguage, renderTexts } from './render-texts.ts';
import type { ComponentDetails, ComponentView, PackView, Provenance, ShapedView } from './protocol.ts';

type Fields = Record<string, Plain | undefined>;

/** `lastModel`: the last model without errors, which provides the names while the pack has errors. */
export function packView(
  path: string,
  { sources, diagnostics, model }: LoadedPack,
  lastModel: PackModel | null,
): PackView {
  const known = model ?? lastModel;
  const pack = sources.packs.at(-1);
  return {
    path,
    id: pack?.id ?? path,
    title: known?.title ?? pack?.id ?? path,
    version: known?.version ?? '',
    playable: model !== null,
    playerCounts: known?.playerCounts ?? [],
    options:
      known?.options.map(({ id, name, values, default: defaultValue }) => ({
        id,
        name,
        values,
        default: defaultValue,
      })) ?? [],
    lessons: model === null ? [] : lessonViews(model, sources),
    components: componentViews(sources, diagnostics),
    diagnostics,
    ...(known ? namesByLanguage(known) : { names: byLanguage(() => ({})), unnamed: byLanguage(() => []) }),
    counters: idsOf(known?.counters.filter(({ of, hidden }) => of === 'player' && !hidden)),
    ...(known ? onBoards(known) : { pieces: [], things: [], zones: [], shaped: [], tiles: 'none' }),
    tracks: known?.tracks.map(({ id, spaces }) => ({ id, spaces: spaces.map(({ number }) => number) })) ?? [],
    colors: idsOf(known?.colors),
    ...picturesOf(known),
    types: idsOf(known?.types),
    decks: idsOf(known?.decks),
  };
}

/** What may lie on sites, and on cards there; and where cards lie otherwise. */
const onBoards = (model: PackModel): Pick<PackView, 'pieces' | 'things' | 'zones' | 'shaped' | 'tiles'> => ({
  pieces: model.pieces.map((piece) => ({
    id: piece.id,
    upgrade: piece.upgrade !== null,
    isOwned: piece.of === 'player',
    kinds: kindsForPiece(piece, model),
  })),
  things: model.counters.flatMap(({ id, of, liesOn }) => (liesOn ? [{ id, of, on: liesOn }] : [])),
  zones: model.zones
    .filter(({ opens }) => opens === undefined)
    .map(({ id, of }) => ({ id, of, drawn: model.zones.some(({ drawsTo }) => drawsTo === id) })),
  shaped: [...shapedOf(model, 'pieces'), ...shapedOf(model, 'cards')],
  tiles: nodesOf(model, 'effect', 'place-card').length === 0 ? 'none' : laysFaceDown(model) ? 'face-down' : 'open',
});

const shapedOf = (model: PackModel, section: 'pieces' | 'cards'): ShapedView[] =>
  model[section].flatMap(({ id, shape, ports = [] }): ShapedView[] => {
    const found = model.shapes.find((one) => one.id === shape);
    if (!found) return [];
    const { cells, turns, flips } = found;
    return [{ section, id, cells, ...(turns === undefined ? {} : { turns }), flips, ports }];
  });

const lessonViews = (model: PackModel, sources: Sources): PackView['lessons'] =>
  readLessons(model, sources).lessons.map(({ id, title, players, seed, options }) => ({
    id,
    title: byLanguage((code) => toldIn(title, code)),
    players,
    seed,
    options,
  }));

function picturesOf(model: PackModel | null): Pick<PackView, 'pictures' | 'sheet'> {
  const icons = model ? iconsOf(model) : new Map<string, never>();
  return { pictures: [...icons.keys()], sheet: iconSheet(icons.values()) };
}

const idsOf = (list: { id: string }[] | undefined): string[] => list?.map(({ id }) => id) ?? [];

/** Where several components have the same id, the last one replaces the others. */
function componentViews(sources: Sources, diagnostics: Diagnostic[]): ComponentView[] {
  const provenance = provenances(sources);
  const last = new Map(sources.components.map((one) => [`${one.section}/${one.id}`, one]));
  return [...last].map(([key, component]) =>
    componentView(component, sources, diagnostics, provenance.get(key) ?? null),
  );
}

export function componentView(
  component: ComponentSource,
  sources: Sources,
  diagnostics: Diagnostic[],
  provenance: Provenance | null,
): ComponentView {
  const { section, id, file, pack, notes } = component;
  const fields = fieldsOf(component, sources);
  const { line, endLine } = linesOf(component, sources);
  const found = diagnostics.filter((one) => one.file === file && one.line >= line && one.line <= endLine);
  const count = (severity: string): number => found.filter((one) => one.severity === severity).length;
  return {
    section,
    id,
    pack,
    file,
    line,
    endLine,
    name: text(fields['name']) ?? capitalize(id.replace(/-/g, ' ')),
    number: typeof fields['number'] === 'number' ? fields['number'] : null,
    type: text(fields['type']) ?? null,
    deck: text(fields['deck']) ?? null,
    color: text(fields['color']) ?? null,
    provenance,
    scenarios: Array.isArray(notes['scenarios']) ? notes['scenarios'].length : 0,
    words: wordsOf(component, sources),
    cited: citationsIn(notes['source']).map(citationText),
    printed: PRINTED_SECTIONS.has(section),
    errors: count('error'),
    warnings: count('warning'),
    stale: false,
    notEncoded: notEncodedText(sources, component),
  };
}

export function componentDetails(
  component: ComponentSource,
  sources: Sources,
  model: PackModel | null,
): ComponentDetails {
  const { section, id, notes } = component;
  const file = sources.files.find(({ path }) => path === component.file);
  const sourced = wholeComponents(sources).find((one) => one.section === section && one.id === id);
  const disputes = disputesOf(sources);
  const lineOf = (start: number): number => file?.lines.place(start).line ?? 1;
  const root = file?.yaml.root;
  const scenarios = root ? nodeAt(root, [...component.path, 'scenarios']) : undefined;
  return {
    section,
    id,
    texts: byLanguage((code) =>
      model && PRINTED_SECTIONS.has(section) ? renderTexts(model, sources, component, code) : [],
    ),
    effects: effectsOf(sources, section, id).map(({ key, source }) => ({
      key,
      text: canonicalText(source, 'block'),
      written: source.text.trimEnd(),
      line: sources.files.find(({ path }) => path === source.file)?.lines.place(source.range.start).line ?? 1,
      program: source.kind === 'program',
      standing: source.kind === 'standing',
    })),
    status: sourced ? statusesOf(sourced, sources) : [],
    sources: sourceViews(citationsIn(notes['source']), editionTitles(sources)),
    disputes: disputesNamed(notes['disputed']).map((name) => {
      const found = disputes.find((one) => one.id === name);
      return { id: name, topic: found?.topic ?? '', decision: found?.decision ?? null };
    }),
    why: text(notes['why']) ?? null,
    note: text(notes['note']) ?? null,
    scenarios:
      scenarios?.kind === 'list'
        ? scenarios.items.map((item) => ({
            name: text((plain(item) as Fields)?.['name']) ?? '',
            line: lineOf(item.span.start),
          }))
        : [],
  };
}

export function linesOf({ file, range }: ComponentSource, { files }: Sources): { line: number; endLine: number } {
  const source = files.find(({ path }) => path === file);
  if (!source) return { line: 1, endLine: 1 };
  // the range includes blank lines after the component
  const end = range.start + source.text.slice(range.start, range.end).trimEnd().length;
  return { line: source.lines.place(range.start).line, endLine: source.lines.place(end).line };
}

function fieldsOf({ file, path }: ComponentSource, { files }: Sources): Fields {
  const root = files.find((source) => source.path === file)?.yaml.root;
  const node = root ? nodeAt(root, path) : undefined;
  return node?.kind === 'map' ? (plain(node) as Fields) : {};
}

/** The provenance of one component. */
export function componentProvenance({ section, id }: ComponentSource, sources: Sources): Provenance | null {
  const sourced = wholeComponents(sources).find((one) => one.section === section && one.id === id);
  return sourced ? provenanceOf(statusesOf(sourced, sources)) : null;
}

function provenances(sources: Sources): Map<string, Provenance> {
  return new Map(
    wholeComponents(sources).flatMap((sourced) => {
      const found = provenanceOf(statusesOf(sourced, sources));
      return found === null ? [] : [[`${sourced.section}/${sourced.id}`, found] as const];
    }),
  );
}

/** Neither their parts nor what other packs change of them. */
const wholeComponents = (sources: Sources): ReturnType<typeof sourcedComponents> =>
  sourcedComponents(sources).filter(({ part, via }) => part === undefined && !via);

/** The words of the effect language in the effects of a component, each once. */
function wordsOf({ section, id }: ComponentSource, sources: Sources): string[] {
  const out = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { kind, word } = node as { kind?: unknown; word?: unknown };
    if (kind === 'word' && typeof word === 'string') out.add(word);
    Object.values(node).forEach(visit);
  };
  for (const { source } of effectsOf(sources, section, id)) {
    if (source.kind === 'program' || source.kind === 'standing') visit(source.ast);
  }
  return [...out];
}

const text = (value: Plain | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
