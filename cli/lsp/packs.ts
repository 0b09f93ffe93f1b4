/** Finds the pack of a file, and manages one workspace for each pack that has an open file. */
import { accessSync, constants, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LIMITS, PACK_FILE, tidyPath } from '../../dsl/internal.ts';
import { nodeFiles, readFound } from '../../dsl/node.ts';
import { createWorkspace, type Workspace } from '../../service/language-service/index.ts';

/** The path of a URI, or null if it does not refer to a local file. */
function pathOf(uri: string): string | null {
  try {
    return tidyPath(fileURLToPath(uri));
  } catch {
    return null;
  }
}

const uriOf = (path: string): string => pathToFileURL(path).href;

const UNTITLED = /^untitled:/;

const declaresPack = (text: string): boolean => /^\ufeff?pack\s*:/m.test(text);

const isWithin = (path: string, top: string): boolean => path === top || path.startsWith(`${top.replace(/\/$/, '')}/`);
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
/** Files installed by npm, and files without write permission. */
function isReadOnly(path: string): boolean {
  if (path.split(/[\\/]/).includes('node_modules')) return true;
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch {
    return isFile(path);
  }
}
const savedText = (path: string): string => {
  try {
    return readFound(path, LIMITS.fileSize.most).toString('utf8');
  } catch {
    return '';
  }
};

interface OpenTexts {
  all(): { uri: string; getText(): string; version: number }[];
}

/** One workspace for each pack with an open file. Each sees all open texts, because a pack may extend another. */
export class PackWorkspaces {
  readonly #workspaces = new Map<string, Workspace>();
  /** path of the pack of each open file, by URI; null if it belongs to none */
  readonly #packOfFile = new Map<string, string | null>();
  /** paths of the folders that the editor shows */
  readonly #folders = new Set<string>();
  /** paths of buffers that no file holds yet, by URI */
  readonly #untitled = new Map<string, string>();
  constructor(
    private readonly texts: OpenTexts,
    private readonly packs: readonly string[],
  ) {}

  /** Folders that the editor shows from now on, and such as it no longer shows, by URI. */
  showFolders(added: readonly string[], removed: readonly string[]): void {
    for (const uri of removed) this.#folders.delete(pathOf(uri) ?? '');
    for (const uri of added) this.#folders.add(pathOf(uri) ?? '');
    this.#folders.delete('');
  }

  /** The path of a file, also of a buffer that no file holds yet: as though it were in the first folder; null of anything else. */
  #pathOf(uri: string): string | null {
    if (!UNTITLED.test(uri)) return pathOf(uri);
    const known = this.#untitled.get(uri);
    if (known !== undefined) return known;
    const name = decodeURIComponent(uri.replace(UNTITLED, ''));
    const path = tidyPath(isAbsolute(name) ? name : join([...this.#folders][0] ?? process.cwd(), name));
    this.#untitled.set(uri, path);
    return path;
  }

  /** The nearest enclosing folder with a pack.yaml, saved or not; otherwise the file itself, if it declares a pack. */
  #packOf(uri: string, path: string, text: string): string | null {
    if (!/\.ya?ml$/.test(path) && !UNTITLED.test(uri)) return null;
    const open = new Set(this.texts.all().map((document) => this.#pathOf(document.uri)));
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const packFile = tidyPath(join(folder, PACK_FILE));
      if (packFile === path || open.has(packFile) || isFile(packFile)) return tidyPath(folder);
      if (folder === dirname(folder)) break;
    }
    return declaresPack(text || savedText(path)) ? path : null;
  }

  /** The workspace to which a file belongs, or null where it is part of no pack. */
  of(uri: string): Workspace | null {
    const pack = this.#packOfFile.get(uri);
    return pack === null || pack === undefined ? null : (this.#workspaces.get(pack) ?? null);
  }

  all(): Workspace[] {
    return [...this.#workspaces.values()];
  }

  /** Opens the pack of a file if needed, and passes the new text to all workspaces that contain the file. */
  update(uri: string, text: string, version: number): void {
    const path = this.#pathOf(uri);
    if (path === null) return;
    const isNew = !this.#packOfFile.has(uri);
    this.#belongs(uri, this.#packOfFile.get(uri) ?? this.#packOf(uri, path, text));
    for (const workspace of this.#containing(path)) workspace.update(uri, text, version);
    if (isNew && basename(path) === PACK_FILE) this.#decideAgain();
  }

  close(uri: string): void {
    const path = this.#pathOf(uri);
    this.#packOfFile.delete(uri);
    if (path === null) return;
    for (const workspace of this.#containing(path)) workspace.close(uri);
    this.#untitled.delete(uri);
    if (basename(path) === PACK_FILE) this.#decideAgain();
    this.#forgetUnused();
  }

  /** Handles changes on disk that did not come from the editor. */
  refresh(uris: string[]): void {
    const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
    for (const workspace of new Set(paths.flatMap((path) => this.#containing(path)))) workspace.refresh(paths);
    if (paths.some((path) => basename(path) === PACK_FILE)) this.#decideAgain();
  }

  /** A pack has begun or ended to exist: open files may belong to another one, or to none. */
  #decideAgain(): void {
    for (const document of this.texts.all()) {
      const { uri } = document;
      const path = this.#pathOf(uri);
      if (path !== null && this.#packOfFile.has(uri)) this.#belongs(uri, this.#packOf(uri, path, document.getText()));
    }
    this.#forgetUnused();
  }

  #belongs(uri: string, pack: string | null): void {
    this.#packOfFile.set(uri, pack);
    if (pack !== null && !this.#workspaces.has(pack)) this.#workspaces.set(pack, this.#open(pack));
  }

  #forgetUnused(): void {
    const used = new Set(this.#packOfFile.values());
    for (const pack of Array.from(this.#workspaces.keys())) if (!used.has(pack)) this.#workspaces.delete(pack);
  }

  #open(pack: string): Workspace {
    const workspace = createWorkspace({
      files: nodeFiles,
      pack,
      packs: this.packs.map(tidyPath),
      readOnly: isReadOnly,
      // an editor that shows no folder has opened a file, and means the pack of that file
      isOutside: (path) => ![...(this.#folders.size > 0 ? this.#folders : [pack])].some((top) => isWithin(path, top)),
      pathOf: (uri) => this.#pathOf(uri) ?? uri,
      uriOf,
    });
    for (const document of this.texts.all()) {
      if (this.#pathOf(document.uri) !== null) workspace.update(document.uri, document.getText(), document.version);
    }
    return workspace;
  }

  /** The workspaces whose pack, or a pack that it extends, contains the file. */
  #containing(path: string): Workspace[] {
    return [...this.#workspaces]
      .filter(
        ([pack, workspace]) =>
          isWithin(path, pack) || workspace.incrementalCheck().sources.files.some((file) => file.path === path),
      )
      .map(([, workspace]) => workspace);
  }
}
