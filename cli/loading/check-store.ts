/** Results of earlier checks, as commands ask for them. */
import type { Files } from '../../dsl/internal.ts';
import type { LoadOptions, LoadedPack } from '../../service/index.ts';

/** How large a pack is, and its version; none if it has errors. */
export interface PackExtent {
  files: number;
  components: number;
  version: string | null;
}

export const extentOf = ({ model, sources }: LoadedPack): PackExtent => ({
  files: sources.files.length,
  components: sources.components.length,
  version: model?.version ?? null,
});

export interface CheckStore {
  /** Gives what `loadPack` of the language gives. */
  load(files: Files, path: string, options: Pick<LoadOptions, 'packs'>): LoadedPack;
  /** The extent of a pack in which nothing was found and nothing has changed since; it is not loaded for it. */
  extentOfClean(files: Files, path: string, options: Pick<LoadOptions, 'packs'>): PackExtent | null;
}
