/**
 * A copy of a pack in which every declared name and id is a meaningless one. Declarations are found in the files' trees,
 * uses by the references that the loader collects. Words of the language stay, among them `game`, `effect` and `played`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument, visit, type Scalar, type YAMLMap } from 'yaml';
import { loadPack } from '../../service/index.ts';
import {
  memoryFiles,
  MODEL_KEYS,
  NOTE_FIELDS,
  readExplanations,
  SECTION_NAMES,
  SECTIONS,
  sectionOf,
  type Named,
  type PackModel,
  type Told,
} from '../../dsl/internal.ts';
import { loaded, type Loaded } from './loaded.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const STAY = new Set(['game', 'effect', 'played']);
const ABOUT = SECTION_NAMES.filter((name) => sectionOf(name).metadata || sectionOf(name).lexical);
const MAPS = SECTION_NAMES.filter((name) => sectionOf(name).shape === 'map' && !ABOUT.includes(name)) as string[];
const LISTS = Object.entries(SECTIONS).flatMap(([name, section]) => (section.shape === 'list' ? [name] : []));

/** The files of a pack by path, without what people wrote for people: comments, sources, scenarios. */
export function bareFiles(path: string): Record<string, string> {
  const full = join(ROOT, path);
  const files = statSync(full).isDirectory()
    ? readdirSync(full)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${path}/${name}`)
    : [path];
  return Object.fromEntries(
    files.map((file) => {
      const document = parseDocument(readFileSync(join(ROOT, file), 'utf8'));
      for (const name of ABOUT) document.delete(name);
      visit(document, {
        Pair: (_key, pair) =>
          isScalar(pair.key) && (pair.key.value as string) in NOTE_FIELDS ? visit.REMOVE : undefined,
        Node: (_key, node) => {
          node.comment = null;
          node.commentBefore = null;
        },
      });
      return [file, document.toString({ lineWidth: 0 })];
    }),
  );
}

export interface Renamed {
  bare: PackModel;
  renamed: PackModel;
  names: Map<string, string>;
  files: Record<string, string>;
  /** what they came to */
  loaded: Loaded;
}

/** `alsoStay`: further names that are left as they are. */
export function renamedPack(path: string, alsoStay: readonly string[] = []): Renamed {
  const stay = new Set([...STAY, ...alsoStay]);
  const files = bareFiles(path);
  const { model: bare, sources, diagnostics } = loadPack(memoryFiles(files), path, { incremental: true });
  if (!bare) {
    throw new Error(
      `the bare copy of ${path}: ${diagnostics.map((d) => `${d.file}:${d.line} ${d.message}`).join('; ')}`,
    );
  }
  const names = new Map<string, string>();
  const edits = new Map<string, Map<number, { end: number; text: string }>>();
  const fresh = (id: string): string => {
    if (stay.has(id)) return id;
    if (!names.has(id)) names.set(id, `zq${names.size + 1}`);
    return names.get(id)!;
  };
  const edit = (file: string, start: number, end: number, text: string): void => {
    if (!edits.has(file)) edits.set(file, new Map());
    edits.get(file)!.set(start, { end, text });
  };
  for (const [file, text] of Object.entries(files)) {
    declarations(text, (node, to) => edit(file, node.range![0], node.range![1], to), fresh);
  }
  // the places of a map are named by their rows and columns
  const places = new Set(bare.boards.flatMap(({ sites }) => sites.map(({ id }) => id)).filter((id) => !names.has(id)));
  for (const { file, range, id } of sources.references) {
    if (stay.has(id) || places.has(id)) continue;
    // Anything else than the id itself is its plural.
    edit(file, range.start, range.end, files[file].slice(range.start, range.end) === id ? fresh(id) : `${fresh(id)}s`);
  }
  const out = Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      let result = text;
      for (const [start, { end, text: to }] of [...(edits.get(file) ?? [])].sort((a, b) => b[0] - a[0])) {
        result = result.slice(0, start) + to + result.slice(end);
      }
      return [file, result];
    }),
  );
  const again = loadPack(memoryFiles(out), path);
  if (!again.model) {
    throw new Error(
      `the renamed copy of ${path}: ${again.diagnostics
        .map((d) => `${d.file}:${d.line}:${d.column} ${d.message} ${out[d.file]?.split('\n')[d.line - 1]}`)
        .slice(0, 8)
        .join('\n')}`,
    );
  }
  return { bare, renamed: again.model, names, files: out, loaded: { ...again, model: again.model } };
}

type Put = (node: Scalar, text: string) => void;

/** Finds everything that declares a name. */
function declarations(text: string, put: Put, fresh: (id: string) => string): void {
  const document = parseDocument(text);
  const root = document.contents;
  if (!isMap(root)) return;
  const section = (name: string): unknown => root.get(name, true);
  const key = (node: unknown): void => {
    if (isScalar(node)) put(node, fresh(String(node.value)));
  };
  const keys = (node: unknown): void => {
    if (isMap(node)) for (const pair of node.items) key(pair.key);
  };
  const items = (node: unknown): void => {
    if (isSeq(node)) for (const item of node.items) key(item);
  };
  /** Names for people, and the plural by which effects call it. */
  const people = (node: YAMLMap, id: string): void => {
    for (const pair of node.items) {
      if (!isScalar(pair.key) || !isScalar(pair.value)) continue;
      if (pair.key.value === 'name' || pair.key.value === 'title') put(pair.value, `"${fresh(id)}"`);
      if (pair.key.value === 'plural') put(pair.value, `${fresh(id)}s`);
    }
  };
  /** Keys of an entry that the pack declares itself. */
  const open = (node: unknown): void => {
    if (!isMap(node)) return;
    for (const pair of node.items) if (isScalar(pair.key) && OPEN.has(String(pair.key.value))) key(pair.key);
  };
  items(section('programs'));
  for (const name of MAPS) {
    const map = section(name);
    keys(map);
    if (!isMap(map)) continue;
    for (const pair of map.items) {
      const id = String((pair.key as Scalar).value);
      const entry = pair.value;
      if (!isPair(pair) || !isMap(entry)) continue;
      if (name !== 'procedures') people(entry, id);
      if (name === 'pieces') open(entry);
      if (name === 'decks') keys(entry.get('routes', true));
      if (name === 'types') keys(entry.get('programs', true));
      if (name === 'procedures') {
        for (const step of entry.items) {
          if (isScalar(step.key) && !['name', 'plural'].includes(String(step.key.value))) key(step.key);
        }
      }
      if (name === 'boards') tagsOf(entry.get('legend', true)).forEach(items);
      const sites = name === 'boards' ? entry.get('sites', true) : null;
      keys(sites);
      if (isMap(sites)) {
        for (const site of sites.items) {
          if (isMap(site.value)) {
            items(site.value.get('tags', true));
            open(site.value);
          }
        }
      }
    }
  }
  for (const name of LISTS) {
    const list = section(name);
    if (!isSeq(list)) continue;
    for (const entry of list.items) {
      if (!isMap(entry)) continue;
      const id = entry.get('id', true);
      key(id);
      people(entry, String((id as Scalar).value));
      open(entry);
    }
  }
}

/** The tags of the signs of a map. */
const tagsOf = (legend: unknown): unknown[] =>
  isMap(legend) ? legend.items.flatMap(({ value }) => (isMap(value) ? [value.get('tags', true)] : [])) : [];

/** Programs and attributes of the packs under test, which are keys in their files. */
const OPEN = new Set(['production', 'scoring', 'multiplier', 'yield', 'pair']);

/** A pack in which all ids are meaningless, and every component is called as before, in all languages. */
export interface Disguised extends Loaded {
  /** of the ids, each also an old one's new one */
  names: ReadonlyMap<string, string>;
  explanations: ReadonlyMap<string, Told>;
}

export function disguisedPack(path: string): Disguised {
  const original = loaded(path);
  // plainly discarding is a word of the language
  const { names, loaded: again } = renamedPack(path, ['discarded']);
  const newId = (id: string): string => names.get(id) ?? id;
  const named = <T extends Named>(list: readonly T[], before: readonly Named[]): T[] => {
    const byId = new Map(before.map((one) => [newId(one.id), one]));
    return list.map((one) => {
      const { name, plural, regularPlural } = byId.get(one.id) ?? one;
      return { ...one, name, plural, regularPlural };
    });
  };
  const sections = Object.fromEntries(
    Object.values(MODEL_KEYS)
      .filter((key) => key !== 'rules')
      .map((key) => [key, named(again.model[key] as Named[], original.model[key] as Named[])]),
  );
  const { title } = original.model;
  const lexicon = Object.fromEntries(
    Object.entries(original.model.lexicon).map(([code, entries]) => [
      code,
      Object.fromEntries(Object.entries(entries).map(([id, entry]) => [newId(id), entry])),
    ]),
  ) as PackModel['lexicon'];
  // programs, tags and the like are called by their ids where a language has no word for them
  const called = new Set(Object.values(sections).flatMap((list) => list.map(({ id }) => id)));
  for (const [id, now] of names) {
    if (called.has(now)) continue;
    const word = id.replaceAll('-', ' ');
    for (const words of Object.values(lexicon)) {
      words[now] = { noun: { one: word, other: word }, adjective: [word], ...words[now] };
    }
  }
  const model = { ...again.model, ...sections, title, lexicon };
  const { explanations } = readExplanations(original.sources);
  return {
    ...again,
    model,
    draft: model,
    names,
    explanations: new Map([...explanations].map(([id, told]) => [newId(id), told])),
  };
}
