/** The file system interface of the loader; editors and browsers provide their own. */
import type { YamlFile } from '../source/yaml.ts';

/** The file that makes a folder a pack. */
export const PACK_FILE = 'pack.yaml';

/**
 * Where the workbench sees the packs that come with Fathom, read-only, beside those of the served folder. A leading dot, as such
 * names are never served from the folder itself.
 */
export const BUILT_IN_FOLDER = '.shelf';

/** The files that loading reads; paths use `/`. */
export interface Files {
  /** entries of a folder in any order; throws when there is no such folder */
  list(folder: string): FileEntry[];
  /** throws when the file cannot be read */
  read(path: string): Uint8Array;
  /** 'none': nothing is there */
  kind(path: string): 'file' | 'folder' | 'none';
  /** @internal the parsed file, if the host caches it: an editor loads the pack after every keystroke */
  yaml?(path: string): YamlFile;
  /** hex digest of UTF-8 text; without it a slower implementation in JavaScript is used */
  sha256?(text: string): string;
}

/** An entry of a folder. */
export interface FileEntry {
  name: string;
  /** `outside`: a link that leaves the folder; it is not followed */
  kind: 'file' | 'folder' | 'outside';
}

/**
 * Files in memory, by path with `/`.
 *
 * @example
 * loadPack(memoryFiles({ 'nim.yaml': text }), 'nim.yaml');
 */
export function memoryFiles(contents: Record<string, string | Uint8Array>): Files {
  const files = new Map(Object.entries(contents));
  const inside = (folder: string): string[] =>
    [...files.keys()]
      .filter((path) => path.startsWith(prefix(folder)))
      .map((path) => path.slice(prefix(folder).length));
  return {
    list(folder) {
      const entries = new Map<string, FileEntry>();
      for (const path of inside(folder)) {
        const [name, ...rest] = path.split('/');
        entries.set(name, { name, kind: rest.length ? 'folder' : 'file' });
      }
      if (entries.size === 0) throw new Error(`There is no folder ${folder}.`);
      return [...entries.values()];
    },
    read(path) {
      const content = files.get(path);
      if (content === undefined) throw new Error(`There is no file ${path}.`);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
    kind(path) {
      if (files.has(path)) return 'file';
      return inside(path).length ? 'folder' : 'none';
    },
  };
}

function prefix(folder: string): string {
  return folder === '' || folder === '.' ? '' : `${folder}/`;
}

export function joinPath(folder: string, name: string): string {
  if (folder === '' || folder === '.') return name;
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`;
}

/** The folder of a path: `a/b.yaml` is in `a`. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  if (slash < 0) return path === '.' ? '..' : '';
  return slash === 0 ? '/' : path.slice(0, slash);
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Without a trailing slash and `./` in front. */
export function tidyPath(path: string): string {
  const tidy = path
    .replace(/\\/g, '/')
    .replace(/(?<=.)\/+$/, '')
    .replace(/^(?:\.\/)+(?=.)/, '');
  return tidy === '' ? '.' : tidy;
}
