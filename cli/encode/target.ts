/** Where the cards go: into a small pack of their own, or, if the file is in the folder of a pack, into that pack. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { PACK_FILE } from '../../dsl/internal.ts';
import { titleOf } from '../../service/language-service/index.ts';
import type { Args } from '../command.ts';
import type { Io } from '../io.ts';
import { DEFAULT_PACK, filesWithUnsaved, findPack, loadPlayable, shortPath, type PlayablePack } from '../packs.ts';

export interface PackTarget {
  /** the path of the file, also if it is not written */
  path: string;
  /** the pack that it makes or that it becomes a part of */
  pack: string;
  head: string;
}

export interface Destination {
  pack: PlayablePack;
  /** null: standard output */
  out: string | null;
  target(head: string): PackTarget;
}

/** Null if the pack has errors, which are then printed. */
export function destinationOf(args: Args, file: string, io: Io): Destination | null {
  const given = args.text('out');
  const out = given === undefined ? null : resolve(io.cwd, given);
  if (out !== null) mayBeWritten(given!, out, args);
  const folder = out !== null && existsSync(join(dirname(out), PACK_FILE)) ? dirname(out) : null;
  const name =
    args.text('pack') ?? (folder === null ? DEFAULT_PACK : shortPath(folder, io.cwd).replace(/^(?![./])/, './'));
  // an older file of these cards must not count as a pack of the same cards
  const pack = loadPlayable(
    name,
    io,
    folder !== null && existsSync(out!) ? filesWithUnsaved(out!, 'cards: []\n') : undefined,
  );
  if (!pack) return null;
  if (folder !== null) return { pack, out, target: (head) => ({ path: out!, pack: shortPath(folder, io.cwd), head }) };
  const base = resolve(io.cwd, findPack(name, io));
  const baseFolder = dirname(base);
  const beside = io.packs.includes(baseFolder) ? io.cwd : baseFolder;
  const path = out ?? join(beside, `${nameOf(file)}.yaml`);
  if (out !== null && !io.packs.includes(baseFolder) && baseFolder !== dirname(out)) {
    throw args.usageError(
      `A pack finds what it extends beside itself: write into the folder of ${shortPath(base, io.cwd)}, ` +
        `for example --out ${shortPath(join(baseFolder, basename(out)), io.cwd)}`,
    );
  }
  const id = nameOf(path);
  return {
    pack,
    out,
    target: (head) => ({
      path,
      pack: shortPath(path, io.cwd),
      head:
        `${head}pack: ${id}\ntitle: ${JSON.stringify(`${pack.model.title} with ${titleOf(id)}`)}\nversion: ` +
        `0.1.0\nextends: ${basename(base).replace(/\.ya?ml$/, '')}\n`,
    }),
  };
}

function mayBeWritten(given: string, out: string, args: Args): void {
  if (!/\.ya?ml$/.test(out)) throw args.usageError(`"${given}" is no name of a pack's file: end it with .yaml.`);
  const found = statSync(out, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw args.usageError(`"${given}" is a folder.`);
  if (found && !args.flag('force')) {
    throw args.usageError(`There is something at ${given} already; take another name, or --force to write over it.`);
  }
}

/** The name of a pack from that of a file. */
const nameOf = (file: string): string =>
  slugify(basename(file).replace(/\.[^.]*$/, '')).replace(/^[^a-z]+/, '') || 'cards';
