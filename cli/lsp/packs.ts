/** Which pack a file belongs to, and the workspaces of the packs of which files are open. */
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nodeFiles } from '../../dsl/node.ts';
import { tidyPath } from '../../dsl/index.ts';
import { createWorkspace, type Workspace } from '../../dsl/service/index.ts';

const PACK_FILE = 'pack.yaml';

/** The path of an address, or null where it is no file of this machine. */
export function pathOf(uri: string): string | null {
  try {
    return tidyPath(fileURLToPath(uri));
  } catch {
    return null;
  }
}

export const uriOf = (path: string): string => pathToFileURL(path).href;

/** The next folder above with a file pack.yaml (that an editor may hold unsaved); else the file itself, if it names a pack. */
export function packOf(path: string, text: string): string | null {
  if (!/\.ya?ml$/.test(path)) return null;
  if (basename(path) === PACK_FILE) return tidyPath(dirname(path));
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (isFile(join(folder, PACK_FILE))) return tidyPath(folder);
    if (folder === dirname(folder)) break;
  }
  return /^pack\s*:/m.test(text || savedText(path)) ? path : null;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
/** What npm has installed, and what the system does not let one write. */
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
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

export interface OpenTexts {
  all(): { uri: string; getText(): string; version: number }[];
}

/** One workspace for each pack of which a file is open. What is open counts in all of them: a pack may extend another. */
export class PackWorkspaces {
  readonly #workspaces = new Map<string, Workspace>();
  readonly #homes = new Map<string, string | null>();
  constructor(
    private readonly texts: OpenTexts,
    private readonly packs: string,
  ) {}

  /** The workspace to which a file belongs, or null where it is part of no pack. */
  of(uri: string): Workspace | null {
    const home = this.#homes.get(uri);
    return home === null || home === undefined ? null : (this.#workspaces.get(home) ?? null);
  }

  all(): Workspace[] {
    return [...this.#workspaces.values()];
  }

  /** Tells all workspaces of a text that it concerns. */
  update(uri: string, text: string, version: number): void {
    const path = pathOf(uri);
    if (path === null) return;
    const home = this.#homes.get(uri) ?? packOf(path, text);
    this.#homes.set(uri, home);
    if (home !== null && !this.#workspaces.has(home)) this.#workspaces.set(home, this.#open(home));
    for (const workspace of this.#concerned(path)) workspace.update(uri, text, version);
  }

  close(uri: string): void {
    const path = pathOf(uri);
    this.#homes.delete(uri);
    if (path === null) return;
    for (const workspace of this.#concerned(path)) workspace.close(uri);
    const used = new Set(this.#homes.values());
    for (const home of Array.from(this.#workspaces.keys())) if (!used.has(home)) this.#workspaces.delete(home);
  }

  /** Files were changed by somebody else. */
  refresh(uris: string[]): void {
    const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
    for (const workspace of new Set(paths.flatMap((path) => this.#concerned(path)))) workspace.refresh(paths);
  }

  #open(pack: string): Workspace {
    const workspace = createWorkspace({
      files: nodeFiles,
      pack,
      packs: tidyPath(this.packs),
      readOnly: isReadOnly,
      pathOf: (uri) => pathOf(uri) ?? uri,
      uriOf,
    });
    for (const document of this.texts.all()) {
      if (pathOf(document.uri) !== null) workspace.update(document.uri, document.getText(), document.version);
    }
    return workspace;
  }

  #concerned(path: string): Workspace[] {
    return [...this.#workspaces]
      .filter(
        ([pack, workspace]) =>
          path === pack ||
          path.startsWith(`${pack}/`) ||
          workspace.incrementalCheck().sources.files.some((file) => file.path === path),
      )
      .map(([, workspace]) => workspace);
  }
}
