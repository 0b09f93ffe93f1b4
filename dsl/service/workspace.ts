/**
 * The files of one pack as an editor holds them, and what is known of them. Everything is computed when it is asked for,
 * from what did not change since: a file is read again only when its text is another one.
 */
import type { Diagnostic } from '../source/diagnostic.ts';
import { MAX_FILE_BYTES } from '../source/decode.ts';
import { readYaml, readYamlText, type YamlFile } from '../source/yaml.ts';
import { baseName, tidyPath, type FileEntry, type Files } from '../packs/files.ts';
import { LoadCache } from '../packs/load-cache.ts';
import { analyzePack, type FullCheck, type LoadedPack, type PackAnalysis } from '../analysis/load-pack.ts';
import type { FileSource } from '../packs/sources.ts';
import { rebaseDiagnostics } from './rebase.ts';
import type { TextWithLines } from './positions.ts';

export interface WorkspaceOptions {
  /** the files as they are saved; what is open goes before them */
  files: Files;
  /** where the pack lies: a folder with pack.yaml, or a single file, as `files` knows it */
  pack: string;
  /** folder in which packs that are extended are looked for when they do not lie beside */
  packs?: string;
  /** files that lie in packs of others and are not to be changed: no rename goes through them */
  readOnly?(path: string): boolean;
  /** between the addresses that the editor uses and the paths of `files`; equal unless given */
  pathOf?(uri: string): string;
  uriOf?(path: string): string;
}

/** A text that the editor holds. */
export interface OpenDocument {
  uri: string;
  path: string;
  text: string;
  version: number;
}

export interface Workspace {
  readonly options: WorkspaceOptions;
  /** Opens a file or gives it another text. A version older than the one that is known is ignored. */
  update(uri: string, text: string, version?: number): void;
  /** From here on the saved file counts. */
  close(uri: string): void;
  /** Files have changed outside the editor: these, or nobody knows which. */
  refresh(paths?: string[]): void;
  document(uri: string): OpenDocument | undefined;
  /** The text and lines of a file, open or saved; undefined where it cannot be read. */
  file(uri: string): (TextWithLines & { path: string; text: string; yaml: YamlFile }) | undefined;
  /** What the files say by themselves: names, texts, types. Fast enough for every key. */
  incrementalCheck(): LoadedPack;
  /** Everything that `fathom check` looks at. */
  fullCheck(): LoadedPack;
  /** Whether `fullCheck` has been asked for since the last change. */
  readonly isFullyChecked: boolean;
  /** All that is wrong, as far as it is known: until the pack is looked at as a whole again, what the last look found stands where it has moved. */
  diagnostics(): Diagnostic[];
  /** The latest state without errors: what effects can be told with while a text is broken. */
  lastValid(): LoadedPack | undefined;
  uriOf(path: string): string;
  pathOf(uri: string): string;
}

export function createWorkspace(options: WorkspaceOptions): Workspace {
  return new PackWorkspace(options);
}

class PackWorkspace implements Workspace {
  readonly options: WorkspaceOptions;
  readonly #open = new Map<string, OpenDocument>();
  readonly #read = new Map<string, YamlFile>();
  readonly #cache = new LoadCache();
  /** of the texts as they are now: the pack built once, and the checks that were asked for */
  #analysis: PackAnalysis | undefined;
  #incremental: LoadedPack | undefined;
  #full: FullCheck | undefined;
  /** the last full check, of these or of earlier texts */
  #lastFull: FullCheck | undefined;
  #lastValid: LoadedPack | undefined;

  constructor(options: WorkspaceOptions) {
    this.options = options;
  }

  // ------------------------------------------------------------------------------------------ texts

  update(uri: string, text: string, version = 0): void {
    const path = this.pathOf(uri);
    const known = this.#open.get(path);
    if (known && version < known.version) return;
    this.#open.set(path, { uri, path, text, version });
    if (known?.text !== text) this.#changed([path]);
  }

  close(uri: string): void {
    const path = this.pathOf(uri);
    if (this.#open.delete(path)) this.#changed([path]);
  }

  refresh(paths?: string[]): void {
    this.#changed(paths ?? [...this.#read.keys()].filter((path) => !this.#open.has(path)));
  }

  #changed(paths: string[]): void {
    for (const path of paths) this.#read.delete(path);
    this.#analysis = undefined;
    this.#incremental = undefined;
    this.#full = undefined;
  }

  document(uri: string): OpenDocument | undefined {
    return this.#open.get(this.pathOf(uri));
  }

  file(uri: string): ReturnType<Workspace['file']> {
    const path = this.pathOf(uri);
    try {
      const yaml = this.#yaml(path);
      return {
        path,
        text: yaml.text,
        yaml,
        lines: yaml.lines,
        marked: this.#open.get(path)?.text.startsWith('\ufeff') ?? false,
      };
    } catch {
      return undefined;
    }
  }

  #yaml(path: string): YamlFile {
    let yaml = this.#read.get(path);
    if (!yaml) {
      const open = this.#open.get(path);
      yaml = open ? readOpen(open.text) : readYaml(this.options.files.read(path));
      this.#read.set(path, yaml);
    }
    return yaml;
  }

  // ------------------------------------------------------------------------------------------ the pack

  incrementalCheck(): LoadedPack {
    return this.#full ?? (this.#incremental ??= this.#remember(this.#analyze().incremental()));
  }

  fullCheck(): LoadedPack {
    this.#full ??= this.#lastFull = this.#remember(this.#analyze().full());
    return this.#full;
  }

  get isFullyChecked(): boolean {
    return this.#full !== undefined;
  }

  diagnostics(): Diagnostic[] {
    if (this.#full) return this.#full.diagnostics;
    const { diagnostics, sources } = this.incrementalCheck();
    const last = this.#lastFull;
    return last
      ? [...diagnostics, ...rebaseDiagnostics(last.wholePack, last.sources.files, sources.files)]
      : diagnostics;
  }

  lastValid(): LoadedPack | undefined {
    const now = this.incrementalCheck();
    return now.model ? now : this.#lastValid;
  }

  #analyze(): PackAnalysis {
    this.#analysis ??= analyzePack(this.#files(), this.options.pack, {
      cache: this.#cache,
      ...(this.options.packs === undefined ? {} : { packs: this.options.packs }),
    });
    return this.#analysis;
  }

  #remember<P extends LoadedPack>(loaded: P): P {
    if (loaded.model) this.#lastValid = loaded;
    return loaded;
  }

  /** The saved files with the open ones before them. */
  #files(): Files {
    const { files } = this.options;
    const open = this.#open;
    return {
      ...(files.sha256 ? { sha256: (text: string) => files.sha256!(text) } : {}),
      list: (folder) => withOpen(folder, files, [...open.keys()]),
      kind: (path) => (open.has(path) ? 'file' : folderOfOpen(path, open) ? 'folder' : files.kind(path)),
      read: (path) => (open.has(path) ? new TextEncoder().encode(open.get(path)!.text) : files.read(path)),
      yaml: (path) => this.#yaml(path),
    };
  }

  // ------------------------------------------------------------------------------------------ addresses

  pathOf(uri: string): string {
    return tidyPath(this.options.pathOf?.(uri) ?? uri);
  }
  /** Of an open file the address by which the editor calls it, which may be written in another way. */
  uriOf(path: string): string {
    return this.#open.get(path)?.uri ?? this.options.uriOf?.(path) ?? path;
  }
}

/** What an editor holds is read as a file would be: not at all where it is too large. */
function readOpen(text: string): YamlFile {
  const bytes = text.length * 3 > MAX_FILE_BYTES ? new TextEncoder().encode(text) : undefined;
  return bytes && bytes.length > MAX_FILE_BYTES ? readYaml(bytes) : readYamlText(text);
}

/** Whether an open file lies in it, which need not be saved. */
const folderOfOpen = (path: string, open: ReadonlyMap<string, unknown>): boolean =>
  [...open.keys()].some((file) => file.startsWith(`${path}/`));

/** What an editor has open and nobody has saved yet lies in its folder, too. */
function withOpen(folder: string, files: Files, open: string[]): FileEntry[] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
  const added = open.filter((path) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'));
  let listed: FileEntry[];
  try {
    listed = files.list(folder);
  } catch (error) {
    if (added.length === 0) throw error;
    listed = [];
  }
  const names = new Set(listed.map(({ name }) => name));
  return [
    ...listed,
    ...added
      .filter((path) => !names.has(baseName(path)))
      .map((path): FileEntry => ({ name: baseName(path), kind: 'file' })),
  ];
}

/** The file of a pack at an address, as it was loaded. */
export function sourceAt(
  workspace: Workspace,
  uri: string,
  { sources } = workspace.incrementalCheck(),
): FileSource | undefined {
  const path = workspace.pathOf(uri);
  return sources.files.find((file) => file.path === path);
}
