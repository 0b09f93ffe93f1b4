/** Loads a pack and checks it: builds the model (`dsl/packs`), then runs the checks and reads the scenarios. */
import { runChecks } from '../checks/index.ts';
import {
  buildPack,
  type BuildOptions,
  MISSING_PARTS,
  type Files,
  type PackModel,
  packHash,
  type Sources,
  checkExplanations,
  checkLessons,
  checkScenarios,
  hasErrors,
  sortDiagnostics,
  toDiagnostic,
  type Diagnostic,
  type FileProblem,
  type Lines,
} from '../../dsl/internal.ts';
import { withSiblingHints } from './sibling-packs.ts';

/** A loaded pack: the model, or null if a diagnostic is an error; all diagnostics; and the sources. */
export interface LoadedPack {
  /** null if a diagnostic is an error */
  model: PackModel | null;
  /** in the order of the files, base packs first; within a file by position */
  diagnostics: Diagnostic[];
  /** the best model that could be built, also with errors: for names and texts, never to be played */
  draft: PackModel;
  /** what is known of the files, with or without errors */
  sources: Sources;
}

/** How a pack is loaded. */
export interface LoadOptions extends Pick<BuildOptions, 'packs' | 'cache' | 'onFieldRead'> {
  /** skip everything that needs the whole pack: checks, scenarios, hints about sibling packs, the hash of the model */
  incremental?: boolean;
  /** what an earlier load of the same files with the same arguments found; it is taken over, and nothing is checked again */
  diagnostics?: Diagnostic[];
}

/** Problems after which a pack is not checked any further, because a part of it is missing. */
const INCOMPLETE: ReadonlySet<string> = new Set(['missing-pack-file', ...MISSING_PARTS]);

/**
 * Loads the pack at `where` and whatever it extends.
 *
 * Never throws for a mistake of an author: every problem is in `diagnostics`, also a file or folder that does not exist.
 *
 * @param files where files are read: `nodeFiles`, `memoryFiles({…})` or your own
 * @param where a folder with a file pack.yaml, or a single .yaml file, as a path of `files`
 * @example
 * const { model, diagnostics } = loadPack(memoryFiles({ 'nim.yaml': text }), 'nim.yaml');
 */
export function loadPack(files: Files, where: string, options: LoadOptions = {}): LoadedPack {
  const { incremental = false, diagnostics, ...buildOptions } = options;
  const analysis = analyzePack(files, where, buildOptions);
  if (incremental) return analysis.incremental();
  return diagnostics ? analysis.checkedBefore(diagnostics) : analysis.full();
}

/** The result of a full check. */
export interface FullCheck extends LoadedPack {
  /** the diagnostics that only the checks of the whole pack and the scenarios find */
  wholePack: Diagnostic[];
}

/** A pack that is built once, for an incremental check now and a full check when there is time. */
export interface PackAnalysis {
  /** checks YAML, keys, names and types; the model has no hash */
  incremental(): LoadedPack;
  /** with the checks of the whole pack, its scenarios, hints about sibling packs and the hash of the model */
  full(): FullCheck;
  /** what `full()` gives, with the diagnostics that it gave before */
  checkedBefore(diagnostics: Diagnostic[]): LoadedPack;
}

/** Builds the pack at `where`. The results of each check are computed on demand. */
export function analyzePack(files: Files, where: string, options: BuildOptions = {}): PackAnalysis {
  const { model, problems, sources, discovery } = buildPack(files, where, options);
  const linesOf = (file: string): Lines | undefined => sources.files.find(({ path }) => path === file)?.lines;
  const place = (list: FileProblem[]): Diagnostic[] => list.map((problem) => toDiagnostic(problem, linesOf));
  const paths = sources.files.map(({ path }) => path);

  const hashed = (): PackModel => withHash(model, () => packHash(discovery.packs, files));
  const loaded = (draft: PackModel, diagnostics: Diagnostic[]): LoadedPack => ({
    model: hasErrors(diagnostics) ? null : draft,
    draft,
    diagnostics,
    sources,
  });

  const incremental = (): LoadedPack => loaded(model, sortDiagnostics(place(problems), paths));

  const wholePack = (complete: boolean, hashed: PackModel): Diagnostic[] => {
    // of a pack in a later format nothing else is known
    if (discovery.packs.length === 0 || problems.some(({ code }) => code === 'newer-format')) return [];
    const isWhole = !discovery.problems.some(({ code }) => INCOMPLETE.has(code));
    return [
      ...(isWhole ? runChecks({ model: hashed, sources, complete }) : []),
      ...(complete
        ? place([...checkScenarios(hashed, sources), ...checkLessons(hashed, sources), ...checkExplanations(sources)])
        : []),
    ];
  };

  const full = (): FullCheck => {
    const ownDiagnostics = place(withSiblingHints(problems, discovery, files, where, options.packs));
    const draft = hashed();
    const found = wholePack(!hasErrors(ownDiagnostics), draft);
    return { ...loaded(draft, sortDiagnostics([...ownDiagnostics, ...found], paths)), wholePack: found };
  };

  return { incremental, full, checkedBefore: (diagnostics) => loaded(hashed(), diagnostics) };
}

/**
 * A copy of a model with its hash, which is computed when somebody asks for it: hashing a large pack in a browser takes longer
 * than checking what somebody typed, and only games that are stored and figures need it.
 */
function withHash(model: PackModel, hashOf: () => string): PackModel {
  let hash: string | undefined;
  return Object.defineProperty({ ...model }, 'hash', {
    get: () => (hash ??= hashOf()),
    enumerable: true,
    configurable: true,
  });
}
