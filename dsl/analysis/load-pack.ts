/** Loads a pack and checks it: builds the model (`dsl/packs`), then runs the checks and reads the scenarios. */
import { runChecks } from '../checks/index.ts';
import { buildPack, type BuildOptions } from '../packs/build-pack.ts';
import type { Files } from '../packs/files.ts';
import type { PackModel } from '../packs/model.ts';
import type { Sources } from '../packs/sources.ts';
import { checkScenarios } from '../scenarios/index.ts';
import { hasErrors, sortDiagnostics, toDiagnostic, type Diagnostic } from '../source/diagnostic.ts';
import type { Lines } from '../source/lines.ts';
import { withSiblingHints } from './sibling-packs.ts';

export interface LoadedPack {
  /** null if a diagnostic is an error */
  model: PackModel | null;
  /** in the order of the files, base packs first; within a file by position */
  diagnostics: Diagnostic[];
  /** what is known of the files, with or without errors */
  sources: Sources;
}

export interface LoadOptions extends Pick<BuildOptions, 'packs' | 'cache' | 'onFieldRead'> {
  /** skips what needs the whole pack: checks, scenarios, hints about sibling packs, the hash of the model */
  incremental?: boolean;
}

/** Problems after which a pack is not checked any further, because a part of it is missing. */
const INCOMPLETE = new Set(['missing-pack-file', 'unknown-pack', 'cyclic-extends']);

/**
 * Loads the pack at `where` and whatever it extends.
 *
 * Never throws for a mistake of an author: what is wrong is in `diagnostics`, also a file or folder that does not exist.
 *
 * @param files where files are read: `nodeFiles`, `memoryFiles({…})` or your own
 * @param where a folder with a file pack.yaml, or a single .yaml file, as `files` knows it
 * @example
 * const { model, diagnostics } = loadPack(memoryFiles({ 'nim.yaml': text }), 'nim.yaml');
 */
export function loadPack(files: Files, where: string, options: LoadOptions = {}): LoadedPack {
  const { incremental = false, ...buildOptions } = options;
  const { model, problems, sources, discovery } = buildPack(files, where, { ...buildOptions, withHash: !incremental });
  const linesOf = (file: string): Lines | undefined => sources.files.find(({ path }) => path === file)?.lines;
  const reported = incremental ? problems : withSiblingHints(problems, discovery, files, where);
  const diagnostics = reported.map((problem) => toDiagnostic(problem, linesOf));
  if (!incremental && discovery.packs.length > 0) {
    const complete = !hasErrors(diagnostics);
    if (!discovery.problems.some(({ code }) => INCOMPLETE.has(code))) {
      diagnostics.push(...runChecks({ model, sources, complete }));
    }
    if (complete) {
      diagnostics.push(...checkScenarios(model, sources).map((problem) => toDiagnostic(problem, linesOf)));
    }
  }
  const sorted = sortDiagnostics(
    diagnostics,
    sources.files.map(({ path }) => path),
  );
  return { model: hasErrors(sorted) ? null : model, diagnostics: sorted, sources };
}
