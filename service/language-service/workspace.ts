/**
 * The files of one pack in an editor, and their analysis. Everything is computed on demand and incrementally: a file is
 * parsed again only when its text has changed.
 */
import {
  type Diagnostic,
  MAX_FILE_BYTES,
  readYaml,
  readYamlText,
  type YamlFile,
  baseName,
  tidyPath,
  type FileEntry,
  type Files,
  LoadCache,
  type FileSource,
} from '../../dsl/internal.ts';
import { analyzePack, type FullCheck, type LoadedPack, type PackAnalysis } from '../analysis/load-pack.ts';
import { rebaseDiagnostics } from './rebase.ts';
import type { TextWithLines } from './positions.ts';

/** The files and the pack of a workspace. */
export interface WorkspaceOptions {
  /** the saved files; open documents take precedence */
  files: Files;
  /** path of the pack in `files`: a folder with pack.yaml, or a single file */
  pack: string;
  /** folders with packs that can be extended, in order, if they are not next to this one */
  packs?: string | readonly string[];
  /** whether a file must not be changed, such as that of a built-in pack; a rename that touches it is refused */
  readOnly?(path: string): boolean;
  /** whether a file is of somebody else, outside of the folders that the editor shows; a rename that touches it is refused, too */
  isOutside?(path: string): boolean;
  /** map addresses of the editor to paths of `files` and back; identity by default */
  pathOf?(uri: string): string;
  uriOf?(path: string): string;
}

/** A text that is open in the editor. */
export interface OpenDocument {
  uri: string;
  path: string;
  text: string;
  version: number;
}

/** A pack that is being edited: its open documents and its cached analysis. */
export interface Workspace {
  readonly options: WorkspaceOptions;
  /** Opens a file or replaces its text. A version older than the current one is ignored. */
  update(uri: string, text: string, version?: number): void;
  /** Closes a document; from now on the saved file is used. */
  close(uri: string): void;
  /** Files have changed outside the editor: these, or any if not given. */
  refresh(paths?: string[]): void;
  document(uri: string): OpenDocument | undefined;
  /** @internal The text and lines of a file, open or saved; undefined if it cannot be read. */
  file(uri: string): (TextWithLines & { path: string; text: string; yaml: YamlFile }) | undefined;
  /** @internal Checks YAML, names, texts and types. Fast enough to run at every keystroke. */
  incrementalCheck(): LoadedPack;
  /** @internal Runs everything that `fathom check` does. */
  fullCheck(): LoadedPack;
  /** Whether `fullCheck` has run since the last change. */
  readonly isFullyChecked: boolean;
  /** All known diagnostics. Until the next full check, those of the last one are shifted to their new places. */
  diagnostics(): Diagnostic[];
  /** @internal The latest state without errors, with which effects are rendered while a text is broken. */
  lastValid(): LoadedPack | undefined;
  uriOf(path: string): string;
  pathOf(uri: string): string;
}

/** A workspace for one pack. */
export function createWorkspace(options: WorkspaceOptions): Workspace {
  return new PackWorkspace(options);
}

class PackWorkspace implements Workspace {
  readonly options: WorkspaceOptions;
  readonly #open = new Map<string, OpenDocument>();
  readonly #read = new Map<string, YamlFile>();
  readonly #cache = new LoadCache();
  /** of the current texts: the pack, built once, and the checks that have run */
  #analysis: PackAnalysis | undefined;
  #incremental: LoadedPack | undefined;
  #full: FullCheck | undefined;
  /** the last full check, of the current or of earlier texts */
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

  /** The saved files, overlaid by the open documents. */
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
  /** For an open file the address that the editor used, which may be spelled differently. */
  uriOf(path: string): string {
    return this.#open.get(path)?.uri ?? this.options.uriOf?.(path) ?? path;
  }
}

/** Parses an open text under the same size limit as a file. */
function readOpen(text: string): YamlFile {
  const bytes = text.length * 3 > MAX_FILE_BYTES ? new TextEncoder().encode(text) : undefined;
  return bytes && bytes.length > MAX_FILE_BYTES ? readYaml(bytes) : readYamlText(text);
}

/** Whether the folder contains an open file, which may be unsaved. */
const folderOfOpen = (path: string, open: ReadonlyMap<string, unknown>): boolean =>
  [...open.keys()].some((file) => file.startsWith(`${path}/`));

/** The entries of a folder, including open files that are not saved yet. */
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

/** The loaded file of the pack at an address. */
export function sourceAt(
  workspace: Workspace,
  uri: string,
  { sources } = workspace.incrementalCheck(),
): FileSource | undefined {
  const path = workspace.pathOf(uri);
  return sources.files.find((file) => file.path === path);
}
