/** The packs in the worker's memory, checked again after each edit, with their last state without errors. */
import {
  BUILT_IN_FOLDER,
  memoryFiles,
  type ComponentSource,
  type Diagnostic,
  type Files,
  type PackModel,
  type Sources,
} from '../../dsl/internal.ts';
import type { LoadedPack } from '../../service/index.ts';
import { createWorkspace, type Workspace } from '../../service/language-service/index.ts';
import { componentDetails, componentProvenance, componentView, linesOf, packView } from './pack-view.ts';
import type { ComponentView, IncrementalView, PackView, Texts } from './protocol.ts';

/** A pack without errors. */
export interface PlayablePack {
  model: PackModel;
  sources: Sources;
}

interface LastGoodPack extends PlayablePack {
  view: PackView;
}

export class WorkerPacks {
  #texts: Texts = {};
  /** by pack; a workspace parses only what changed */
  readonly #workspaces = new Map<string, Workspace>();
  readonly #views = new Map<string, PackView>();
  readonly #lastGood = new Map<string, LastGoodPack>();
  /** the texts of this moment, as files */
  readonly #files = filesOf(() => this.#texts);

  open(texts: Texts): void {
    this.#texts = { ...texts };
    this.#workspaces.clear();
    this.#views.clear();
  }

  edit(path: string, text: string | null): void {
    if (text === null) delete this.#texts[path];
    else this.#texts[path] = text;
    this.#views.clear();
    for (const workspace of this.#workspaces.values()) workspace.refresh([path]);
  }

  workspace(pack: string): Workspace {
    let workspace = this.#workspaces.get(pack);
    if (!workspace) {
      workspace = workspaceOf(this.#files, pack);
      this.#workspaces.set(pack, workspace);
    }
    return workspace;
  }

  /** The pack as it is now, with all its diagnostics. */
  load(pack: string): LoadedPack {
    return this.workspace(pack).fullCheck();
  }

  /** The view of the pack; components with errors are shown as in the last state without errors. */
  view(pack: string): PackView {
    const cached = this.#views.get(pack);
    if (cached) return cached;
    const loaded = this.load(pack);
    const lastGood = this.#lastGood.get(pack);
    const view = packView(pack, loaded, lastGood?.model ?? null);
    const { model, sources } = loaded;
    if (model) this.#lastGood.set(pack, { model, sources, view });
    else if (lastGood) view.components = withLastGood(view, lastGood.view, loaded);
    this.#views.set(pack, view);
    return view;
  }

  /** Takes a state with other texts as the last one without errors; false: it has errors as well, or a newer one is known. */
  recallGood(pack: string, texts: Texts): boolean {
    if (this.lastGood(pack)) return false;
    const before = { ...this.#texts, ...texts };
    const loaded = workspaceOf(
      filesOf(() => before),
      pack,
    ).fullCheck();
    const { model, sources } = loaded;
    if (!model) return false;
    this.#lastGood.set(pack, { model, sources, view: packView(pack, loaded, null) });
    this.#views.delete(pack);
    return true;
  }

  /** The pack as it would be with another text of a file, and the problems of that file. */
  withFile(pack: string, path: string, text: string): { playable: PlayablePack | null; diagnostics: Diagnostic[] } {
    const changed = { ...this.#texts, [path]: text };
    const { model, sources, diagnostics } = workspaceOf(
      filesOf(() => changed),
      pack,
    ).fullCheck();
    return {
      playable: model ? { model, sources } : null,
      diagnostics: diagnostics.filter(({ file, severity }) => file === path || (severity === 'error' && !model)),
    };
  }

  /** What an incremental check says, and the component at a line if it has no errors. */
  incremental(pack: string, file: string, line: number): IncrementalView {
    const workspace = this.workspace(pack);
    const { sources, model } = workspace.incrementalCheck();
    const diagnostics = workspace.diagnostics();
    const component = componentAt(sources, file, line);
    const view = component && componentView(component, sources, diagnostics, componentProvenance(component, sources));
    if (!component || !view) return { diagnostics, component: null };
    if (view.errors > 0) {
      const old = this.#lastGood.get(pack)?.view.components.find((one) => keyOf(one) === keyOf(view));
      return { diagnostics, component: old ? { view: staleView(old, view), details: null } : null };
    }
    const names = model ?? this.#lastGood.get(pack)?.model ?? null;
    return { diagnostics, component: { view, details: componentDetails(component, sources, names) } };
  }

  /** The current state; null: it has errors. */
  playable(pack: string): PlayablePack | null {
    const { model, sources } = this.load(pack);
    return model ? { model, sources } : null;
  }

  /** The last state without errors; null: there was none. */
  lastGood(pack: string): PlayablePack | null {
    // may store the current state as the last good one
    this.view(pack);
    return this.#lastGood.get(pack) ?? null;
  }
}

/** The texts of the moment, as files. */
const filesOf = (texts: () => Texts): Files => ({
  list: (folder) => memoryFiles(texts()).list(folder),
  read: (path) => memoryFiles(texts()).read(path),
  kind: (path) => memoryFiles(texts()).kind(path),
});

const workspaceOf = (files: Files, pack: string): Workspace =>
  createWorkspace({
    files,
    pack,
    packs: BUILT_IN_FOLDER,
    readOnly: (path) => path.startsWith(`${BUILT_IN_FOLDER}/`),
  });

/** The innermost component at a line, unless another one with its id replaces it. */
function componentAt(sources: Sources, file: string, line: number): ComponentSource | undefined {
  const [found] = sources.components
    .filter((one) => one.file === file)
    .map((component) => ({ component, ...linesOf(component, sources) }))
    .filter((one) => one.line <= line && line <= one.endLine)
    .sort((a, b) => a.endLine - a.line - (b.endLine - b.line));
  const last = sources.components.findLast(
    ({ section, id }) => section === found?.component.section && id === found.component.id,
  );
  return last === found?.component ? last : undefined;
}

const keyOf = ({ section, id }: ComponentView): string => `${section}/${id}`;

/** A component with errors as it was before, at the place where it is now. */
const staleView = (old: ComponentView, { line, endLine, errors, warnings }: ComponentView): ComponentView => ({
  ...old,
  line,
  endLine,
  errors,
  warnings,
  stale: true,
});

/** Components with errors as they were before; those that are missing because a file is broken stay in the list. */
function withLastGood({ components }: PackView, last: PackView, { diagnostics }: LoadedPack): ComponentView[] {
  const before = new Map(last.components.map((component) => [keyOf(component), component]));
  const present = new Set(components.map(keyOf));
  const brokenFiles = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const current = components.map((component): ComponentView => {
    const old = before.get(keyOf(component));
    return component.errors > 0 && old ? staleView(old, component) : component;
  });
  const missing = last.components
    .filter((old) => !present.has(keyOf(old)) && brokenFiles.has(old.file))
    .map((old): ComponentView => ({ ...old, errors: Math.max(1, old.errors), stale: true }));
  return [...current, ...missing];
}
