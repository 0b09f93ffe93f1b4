/** Finds and loads packs by the name or path that somebody typed. */
import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import {
  LIMITS,
  PACK_FILE,
  renderDiagnostic,
  type Diagnostic,
  type DiagnosticWording,
  type PackModel,
  type Sources,
  type Files,
  nearestNames as nearest,
  didYouMean,
} from '../dsl/internal.ts';
import { loadPack, type LoadedPack } from '../service/index.ts';
import { nodeFiles, readFound } from '../dsl/node.ts';
import { UsageError, type Io } from './io.ts';

export const DEFAULT_PACK = 'underwater-cities';

export interface PlayablePack {
  model: PackModel;
  sources: Sources;
  /** as it was typed */ name: string;
}

/** Names of the packs in a folder; none if it cannot be read. */
function packNamesIn(folder: string): string[] {
  return entriesOf(folder)
    .flatMap((entry) => {
      if (entry.isDirectory()) return existsSync(join(folder, entry.name, PACK_FILE)) ? [entry.name] : [];
      return /\.ya?ml$/.test(entry.name) ? [entry.name.replace(/\.ya?ml$/, '')] : [];
    })
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The folders in which packs are found by name, relative to the current folder where they are inside of it. */
export const packFolders = (io: Io): string[] => io.packs.map((folder) => shortPath(folder, io.cwd));

/** The path of a pack: a path as it is; a name in the folders of packs, then in the current folder. */
export function findPack(name: string, io: Io): string {
  const isPath = /[/\\]/.test(name) || /\.ya?ml$/.test(name) || name === '.' || name === '..';
  const candidates = isPath
    ? [resolve(io.cwd, name), resolve(io.cwd, `${name}.yaml`)]
    : [
        ...io.packs.flatMap((folder) => [name, `${name}.yaml`, `${name}.yml`].map((file) => join(folder, file))),
        resolve(io.cwd, name),
        resolve(io.cwd, `${name}.yaml`),
      ];
  const found = candidates.find((path) => existsSync(path));
  if (found !== undefined) {
    const inside = packsInside(found);
    if (inside.length) {
      throw new UsageError(
        `"${name}" is a folder of packs, not a pack. Choose one: ${inside.map((path) => shortPath(path, io.cwd)).join(', ')}.`,
      );
    }
    return shortPath(wholePack(name, found, io), io.cwd);
  }
  if (isPath) {
    throw new UsageError(
      `There is nothing at "${name}". A pack is a folder with a file pack.yaml, or a single .yaml file.`,
    );
  }
  const names = [...new Set(io.packs.flatMap(packNamesIn))].sort();
  throw new UsageError(
    `There is no pack "${name}".${didYouMean(nearest(name, names))} ` +
      (names.length ? `The packs are ${names.join(', ')}.` : `There are no packs in ${io.packs.join(' or ')}.`),
  );
}

/** The path of the pack that a path means: for `FOLDER/pack.yaml` the folder. Refuses a file that is only a part of a pack. */
function wholePack(name: string, path: string, io: Io): string {
  if (!/\.ya?ml$/.test(path) || !statSync(path).isFile()) return path;
  if (basename(path) === PACK_FILE) return dirname(path);
  const folder = folderOfPack(path);
  if (folder === undefined || namesPack(path)) return path;
  const whole = shortPath(folder, io.cwd);
  throw new UsageError(
    `"${name}" is one file of the pack in "${whole}", not a pack by itself. Name the folder: ${whole}`,
  );
}

/** The nearest folder above a file that is a pack. */
function folderOfPack(path: string): string | undefined {
  let folder = dirname(path);
  for (let depth = 0; depth <= LIMITS.folderDepth.most; depth++) {
    if (existsSync(join(folder, PACK_FILE))) return folder;
    folder = dirname(folder);
  }
  return undefined;
}

/** Whether a file has the key of a pack; not one that cannot be read or is too large. */
function namesPack(path: string): boolean {
  try {
    const bytes = readFound(path, LIMITS.fileSize.most);
    return bytes.length <= LIMITS.fileSize.most && /^pack:/m.test(bytes.toString('utf8'));
  } catch {
    return false;
  }
}

/** The packs in a folder that is not a pack itself. */
function packsInside(path: string): string[] {
  if (!statSync(path).isDirectory() || existsSync(join(path, PACK_FILE))) return [];
  return entriesOf(path).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return existsSync(join(inner, PACK_FILE)) ? [inner] : [];
    return entry.isFile() && /\.ya?ml$/.test(entry.name) && namesPack(inner) ? [inner] : [];
  });
}

/** Relative to `cwd` where the path is inside of it. */
export function shortPath(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  return inside === '' ? '.' : inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}

export function loadByName(name: string, io: Io, files = nodeFiles): LoadedPack & { path: string } {
  const path = findPack(name, io);
  return { ...loadAt(path, io, files), path };
}

/** Loads the pack at a path. */
export function loadAt(path: string, io: Io, files: Files): LoadedPack {
  const options = { packs: packFolders(io) };
  if (io.loadPack) return io.loadPack(files, path, options);
  return io.storedChecks ? io.storedChecks.load(files, path, options) : loadPack(files, path, options);
}

/** The files on disk, with one file that is not saved yet in place of what is there. */
export function filesWithUnsaved(path: string, text: string): Files {
  const folder = resolve(dirname(path));
  const name = basename(path);
  const own = (other: string): boolean => resolve(other) === join(folder, name);
  return {
    ...nodeFiles,
    list: (other) => [
      ...nodeFiles.list(other).filter((entry) => !own(join(other, entry.name))),
      ...(resolve(other) === folder ? [{ name, kind: 'file' as const }] : []),
    ],
    read: (other) => (own(other) ? Buffer.from(text) : nodeFiles.read(other)),
    kind: (other) => (own(other) ? 'file' : nodeFiles.kind(other)),
  };
}

/** A pack without errors; otherwise its errors are printed and the result is null (exit code 1). */
export function loadPlayable(name: string, io: Io, files = nodeFiles): PlayablePack | null {
  const { model, diagnostics, sources } = loadByName(name, io, files);
  if (model) return { model, sources, name };
  showDiagnostics(
    diagnostics.filter(({ severity }) => severity === 'error'),
    sources,
    io,
    io.err,
  );
  io.err(`The pack "${name}" cannot be used until these errors are fixed.\n`);
  return null;
}

/** Prints diagnostics with the lines that they mark; beyond `most`, errors before warnings, it counts the others. */
export function showDiagnostics(
  diagnostics: Diagnostic[],
  sources: Pick<Sources, 'files'>,
  io: Io,
  write: (text: string) => void,
  { most = LIMITS.messages.most, wording }: { most?: number; wording?: DiagnosticWording } = {},
): void {
  const lines = new Map(sources.files.map((file) => [file.path, file.lines]));
  const shown = mostUrgent(diagnostics, most);
  for (const diagnostic of shown) {
    write(
      `${renderDiagnostic(diagnostic, { linesOf: (file) => lines.get(file), color: io.color, width: Math.max(40, io.width - 8), ...(wording && { wording }) })}\n\n`,
    );
  }
  const rest = diagnostics.length - shown.length;
  if (rest > 0) write(`… and ${rest} more; \`${io.self} check --all\` prints all of them.\n\n`);
}

/** At most so many, errors first, in the order in which they were. */
function mostUrgent(diagnostics: Diagnostic[], most: number): Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').slice(0, most);
  const others = diagnostics.filter(({ severity }) => severity !== 'error').slice(0, most - errors.length);
  const chosen = new Set([...errors, ...others]);
  return diagnostics.filter((one) => chosen.has(one));
}
