/**
 * Finds packs: the one at a path and all that it extends, base packs first, each with its files.
 */
import { nearestNames } from '../source/nearest-names.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { LIMITS } from '../source/limits.ts';
import type { Problem } from '../source/problem.ts';
import { packProblem } from './diagnostics.ts';
import type { Span } from '../source/span.ts';
import { entryOf, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { readYaml, type YamlFile } from '../source/yaml.ts';
import { PACK_FILE, baseName, joinPath, parentOf, tidyPath, type FileEntry, type Files } from './files.ts';

export interface SourceFile {
  /** path for the caller */
  path: string;
  /** path within the folder of packs, for people */
  name: string;
  yaml: YamlFile;
}

export interface PackSource {
  /** name of the folder or file, which other packs extend */
  name: string;
  folder: boolean;
  files: SourceFile[];
  /** packs that this one names, in order */
  bases: PackSource[];
}

/** Whether a pack extends another, directly or through a third. */
export function extendsPack(pack: PackSource, other: PackSource): boolean {
  return pack.bases.some((base) => base === other || extendsPack(base, other));
}

export interface Discovery {
  packs: PackSource[];
  problems: FileProblem[];
}

/** Problems that mean that files or packs were not read, so that nothing can be said about what they declare. */
export const MISSING_PARTS: ReadonlySet<string> = new Set([
  'unknown-pack',
  'cyclic-extends',
  'too-many-packs',
  'too-many-files',
  'folder-too-deep',
  'unreadable-folder',
]);

/** Files in the folder of a pack that are neither rules nor a mistake. */
const ALLOWED_BESIDE = /^(?:.*\.md|LICEN[CS]E(?:\.txt)?|\..*)$/;
const YAML_NAME = /\.ya?ml$/;

/**
 * Finds the pack at `where`, and the packs that it extends: beside the pack that names them, then in the folders `packs`, in
 * order. Between packs of these folders only their order decides, so that a pack of an earlier folder replaces a pack of the
 * same name also for the packs that are beside the replaced one.
 */
export function discoverPacks(files: Files, where: string, packs: string | readonly string[] = []): Discovery {
  const finder = new PackFinder(files, packs);
  const path = tidyPath(where);
  finder.pack(path, undefined);
  return { packs: finder.packs, problems: finder.problems };
}

/** At most this many packs of a folder are searched for hints, because loading them takes time. */
const MAX_SIBLINGS = 30;

/** The other packs in the same folder, then those in the folders `packs`. */
export function siblingPacks(
  files: Files,
  where: string,
  packs: string | readonly string[] = [],
): { name: string; path: string }[] {
  const own = tidyPath(where);
  const folders = new Set([parentOf(own), ...[packs].flat().map(tidyPath)]);
  return [...folders].flatMap((folder) => packsIn(files, folder, own).slice(0, MAX_SIBLINGS));
}

function packsIn(files: Files, folder: string, own: string): { name: string; path: string }[] {
  try {
    return files.list(folder || '.').flatMap(({ name, kind }) => {
      const path = joinPath(folder, name);
      const isPack =
        kind === 'folder' ? files.kind(joinPath(path, PACK_FILE)) === 'file' : kind === 'file' && YAML_NAME.test(name);
      return isPack && path !== own ? [{ name: packName(name), path }] : [];
    });
  } catch {
    return [];
  }
}

interface FolderContents {
  yaml: string[];
  others: { name: string; outside: boolean }[];
  isReadable: boolean;
}

interface ExtendsReference {
  file: SourceFile;
  span: Span;
}

const NOWHERE = { start: 0, end: 0 };

class PackFinder {
  readonly packs: PackSource[] = [];
  readonly problems: FileProblem[] = [];
  readonly #files: Files;
  /** search path of extended packs; '' is the current folder, as `parentOf` returns it */
  readonly #baseFolders: readonly string[];
  readonly #known = new Map<string, PackSource | 'open'>();

  constructor(files: Files, packs: string | readonly string[]) {
    this.#files = files;
    this.#baseFolders = [packs].flat().map((folder) => {
      const tidy = tidyPath(folder);
      return tidy === '.' ? '' : tidy;
    });
  }

  /** The folders in which a pack of `parent` finds the packs that it extends, in order. */
  #searched(parent: string): string[] {
    const folders = this.#baseFolders.includes(parent) ? this.#baseFolders : [parent, ...this.#baseFolders];
    return [...new Set(folders)];
  }

  /** Reads a pack and, before it, its bases. */
  pack(path: string, use: ExtendsReference | undefined): PackSource | undefined {
    const known = this.#known.get(path);
    if (known === 'open') {
      const open = [...this.#known].flatMap(([one, found]) => (found === 'open' ? [one] : []));
      const way = [...open.slice(open.indexOf(path)), path].map(packName);
      this.#report(use!.file.path, packProblem('cyclic-extends', use!.span, { pack: packName(path), way }));
      return undefined;
    }
    if (known) return known;
    if (use && this.#known.size > LIMITS.packs.most) {
      this.#report(use.file.path, packProblem('too-many-packs', use.span, { limit: LIMITS.packs.most }));
      return undefined;
    }
    const kind = this.#files.kind(path);
    if (kind === 'none') {
      this.#missing(path, use);
      return undefined;
    }
    this.#known.set(path, 'open');
    const pack: PackSource = {
      name: packName(path),
      folder: kind === 'folder',
      bases: [],
      files: kind === 'folder' ? this.#folder(path) : [this.#file(path, baseName(path))],
    };
    pack.bases.push(...this.#bases(pack, parentOf(path)));
    this.#known.set(path, pack);
    this.packs.push(pack);
    return pack;
  }

  /** Reports a pack that does not exist: the one asked for, or with `reference` one that is extended. */
  #missing(path: string, reference: ExtendsReference | undefined): void {
    if (!reference) {
      this.#report(path, packProblem('unknown-pack', NOWHERE, { path }));
      return;
    }
    const { file, span } = reference;
    const parent = parentOf(path);
    const folders = this.#searched(parent);
    const names = new Set(folders.flatMap((folder) => this.#namesIn(folder)));
    names.delete(packName(file.path));
    const data = {
      name: baseName(path),
      elsewhere: folders.filter((folder) => folder !== parent).map((folder) => folder || '.'),
      searched: folders.map((folder) => folder || '.'),
      suggestions: nearestNames(baseName(path), names),
    };
    this.#report(file.path, packProblem('unknown-pack', span, data));
  }

  #namesIn(folder: string): string[] {
    try {
      return this.#files
        .list(folder || '.')
        .filter(({ name, kind }) => kind === 'folder' || YAML_NAME.test(name))
        .map(({ name }) => packName(name));
    } catch {
      return [];
    }
  }

  #folder(path: string): SourceFile[] {
    const { yaml, others, isReadable } = this.#walk(path);
    if (yaml.length > LIMITS.files.most) {
      this.#report(path, packProblem('too-many-files', NOWHERE, { limit: LIMITS.files.most }));
      return [];
    }
    for (const { name, outside } of others) {
      this.#report(
        joinPath(path, name),
        outside
          ? packProblem('outside-folder', NOWHERE, { link: name })
          : packProblem('unknown-file', NOWHERE, { name }),
      );
    }
    if (!yaml.includes(PACK_FILE) && isReadable) {
      this.#report(path, packProblem('missing-pack-file', NOWHERE, { folder: baseName(path), file: PACK_FILE }));
    }
    const sorted = [...yaml].sort((a, b) => Number(b === PACK_FILE) - Number(a === PACK_FILE) || (a < b ? -1 : 1));
    return sorted.map((name) => this.#file(joinPath(path, name), `${baseName(path)}/${name}`));
  }

  /** The files in the folder of a pack and below it; stops when there are too many. */
  #walk(root: string): FolderContents {
    const found: FolderContents = { yaml: [], others: [], isReadable: true };
    this.#addEntries(root, '', 0, found);
    return found;
  }

  #addEntries(root: string, below: string, depth: number, found: FolderContents): void {
    const folder = below ? joinPath(root, below) : root;
    if (depth > LIMITS.folderDepth.most) {
      this.#report(folder, packProblem('folder-too-deep', NOWHERE, { limit: LIMITS.folderDepth.most }));
      return;
    }
    let entries: FileEntry[];
    try {
      entries = this.#files.list(folder);
    } catch {
      this.#report(folder, packProblem('unreadable-folder', NOWHERE));
      if (depth === 0) found.isReadable = false;
      return;
    }
    for (const { name, kind } of entries) {
      if (found.yaml.length > LIMITS.files.most) return;
      const path = joinPath(below, name);
      if (kind === 'outside') found.others.push({ name: path, outside: true });
      else if (ALLOWED_BESIDE.test(name)) continue;
      else if (kind === 'folder') this.#addEntries(root, path, depth + 1, found);
      else if (YAML_NAME.test(name)) found.yaml.push(path);
      else found.others.push({ name: path, outside: false });
    }
  }

  #file(path: string, name: string): SourceFile {
    let yaml: YamlFile;
    try {
      yaml = this.#files.yaml?.(path) ?? readYaml(this.#files.read(path));
    } catch {
      yaml = readYaml(new Uint8Array());
      yaml.problems = [packProblem('unreadable-file', NOWHERE)];
    }
    this.problems.push(...yaml.problems.map((found) => inFile(found, path)));
    return { path, name, yaml };
  }

  #bases(pack: PackSource, parent: string): PackSource[] {
    return pack.files.flatMap((file) =>
      namesIn(entryOf(file.yaml.root ?? undefined, 'extends')?.value).flatMap((node) => {
        const span = node.span;
        const path = this.#basePath(parent, node, file);
        const base = path === undefined ? undefined : this.pack(path, { file, span });
        return base ? [base] : [];
      }),
    );
  }

  #basePath(parent: string, { text, span }: YamlScalar, file: SourceFile): string | undefined {
    if (!/^[a-z0-9][a-z0-9-]*(?:\.ya?ml)?$/i.test(text)) {
      const leaves = /[/\\]|^\.\./.test(text);
      this.#report(
        file.path,
        leaves
          ? packProblem('outside-folder', span, { extends: text })
          : packProblem('bad-name', span, { in: 'extends', name: text }),
      );
      return undefined;
    }
    for (const folder of this.#searched(parent)) {
      const path = this.#packIn(folder, text);
      if (path !== undefined) return path;
    }
    return joinPath(parent, text);
  }

  #packIn(folder: string, name: string): string | undefined {
    const path = joinPath(folder, name);
    return this.#files.kind(path) !== 'none'
      ? path
      : this.#files.kind(`${path}.yaml`) === 'file'
        ? `${path}.yaml`
        : undefined;
  }

  #report(file: string, problem: Problem): void {
    this.problems.push({ ...problem, file });
  }
}

/** Adds the path of a file to its problems. */
function inFile(found: Problem, file: string): FileProblem {
  return {
    ...found,
    file,
    ...(found.related ? { related: found.related.map((place) => ({ ...place, file: place.file || file })) } : {}),
  };
}

function namesIn(node: YamlNode | undefined): YamlScalar[] {
  if (node?.kind === 'list') return node.items.flatMap(namesIn);
  return node?.kind === 'scalar' && node.value !== null ? [node] : [];
}

function packName(path: string): string {
  return baseName(path).replace(YAML_NAME, '');
}
