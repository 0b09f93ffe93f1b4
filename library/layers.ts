/** Files in layers: what is given in memory, before what is on the disk. */
import { memoryFiles, type Files } from '../dsl/index.ts';

/** What a platform has. */
export interface Host {
  /** null where there is no disk */
  disk: Files | null;
  /** the folder of the packs that come with Fathom; null where they are not beside the code, as in a bundle */
  builtIn: string | null;
}

/** Some files by themselves, before those of another place, if there is one. */
export function withOwn(contents: Record<string, string>, below: Files | null): Files {
  const own = memoryFiles(contents);
  if (below === null) return own;
  const of = (path: string): Files => (own.kind(path) === 'none' ? below : own);
  return {
    list: (folder) => below.list(folder),
    read: (path) => of(path).read(path),
    kind: (path) => (path in contents ? 'file' : below.kind(path)),
    ...(below.sha256 && { sha256: below.sha256 }),
  };
}

/** The folder of the packs that come with Fathom is on the disk, wherever the other files are. */
export function withBuiltIn(files: Files, { disk, builtIn }: Host): Files {
  if (disk === null || builtIn === null || files === disk) return files;
  const isBuiltIn = (path: string): boolean => path === builtIn || path.startsWith(`${builtIn}/`);
  const of = (path: string): Files => (isBuiltIn(path) ? disk : files);
  return {
    list: (folder) => of(folder).list(folder),
    read: (path) => of(path).read(path),
    kind: (path) => of(path).kind(path),
    ...(disk.sha256 && { sha256: disk.sha256 }),
  };
}
