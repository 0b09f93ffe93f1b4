/**
 * A copy of a pack in which every declared name and id is a meaningless one. Declarations are found in the files' trees,
 * uses by the references that the loader collects. Words of the language stay, among them `game`, `effect` and `played`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument, visit, type Scalar, type YAMLMap } from 'yaml';
import { loadPack } from '../../service/index.ts';
import { memoryFiles, NOTE_FIELDS, SECTION_NAMES, SECTIONS, sectionOf, type PackModel } from '../../dsl/internal.ts';

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
}

export function renamedPack(path: string): Renamed {
  const files = bareFiles(path);
  const { model: bare, sources, diagnostics } = loadPack(memoryFiles(files), path);
  if (!bare) {
    throw new Error(
      `the bare copy of ${path}: ${diagnostics.map((d) => `${d.file}:${d.line} ${d.message}`).join('; ')}`,
    );
  }
  const names = new Map<string, string>();
  const edits = new Map<string, Map<number, { end: number; text: string }>>();
  const fresh = (id: string): string => {
    if (STAY.has(id)) return id;
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
  for (const { file, range, id } of sources.references) {
    if (STAY.has(id)) continue;
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
  return { bare, renamed: again.model, names, files: out };
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

/** Programs and attributes of the packs under test, which are keys in their files. */
const OPEN = new Set(['production', 'scoring', 'multiplier', 'yield', 'pair']);
