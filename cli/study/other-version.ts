/** The other version of a comparison: another value of an option, another pack, or the same pack in another revision of its repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { PackModel, Sources } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { type Io, InputError } from '../io.ts';
import { findPack, packFolders, type PlayablePack, showDiagnostics } from '../packs.ts';

interface OtherVersion {
  model: PackModel;
  sources: Sources;
  path: string;
  options: Record<string, string>;
  /** folders in which the packs that it extends are found */
  packs: readonly string[];
  /** removes what was made for it */
  remove(): void;
}

/** Null after its errors have been printed. Throws an `InputError` for what is none of these. */
export function otherVersion(
  text: string,
  { model, sources }: Pick<PlayablePack, 'model' | 'sources'>,
  packPath: string,
  options: Record<string, string>,
  io: Io,
): OtherVersion | null {
  const packs = packFolders(io);
  if (/^[\w-]+=/.test(text)) {
    return {
      model,
      sources,
      path: packPath,
      options: { ...options, ...optionValues(text, model) },
      packs,
      remove: () => undefined,
    };
  }
  const path = pathOf(text, io);
  if (path !== null) return loaded(path, text, packs, options, io, () => undefined);
  const root = repositoryOf(packPath);
  const commit =
    root === null ? null : git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`]);
  if (root === null || commit === null) {
    throw new InputError(
      `--against "${text}" is neither an option (name=value), nor a pack, nor a revision of ` +
        `${root === null ? 'a repository, as the pack lies in none' : `the repository in "${root}"`}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'fathom-revision-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const own = realpathSync(packPath);
    extract(root, commit.trim(), dirname(own), folder);
    const there = join(folder, basename(own));
    if (!existsSync(there)) throw new InputError(`The revision "${text}" has no pack at "${relative(root, own)}".`);
    const other = loaded(there, text, [folder, ...packs], options, io, remove);
    if (other === null) remove();
    return other;
  } catch (error) {
    remove();
    throw error;
  }
}

function optionValues(text: string, model: PackModel): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.indexOf('=');
      const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      const option = model.options.find(({ id }) => id === name);
      if (option === undefined) {
        const all = model.options.map(({ id }) => id).join(', ');
        throw new InputError(`--against: ${model.title} has no option "${name}".${all ? ` It has ${all}.` : ''}`);
      }
      if (!option.values.some((one) => String(one) === value)) {
        throw new InputError(`--against: "${name}" may be ${option.values.join(' or ')}, not "${value}".`);
      }
      return [name, value];
    }),
  );
}

function pathOf(text: string, io: Io): string | null {
  try {
    return resolve(io.cwd, findPack(text, io));
  } catch {
    return null;
  }
}

function loaded(
  path: string,
  text: string,
  packs: readonly string[],
  options: Record<string, string>,
  io: Io,
  remove: () => void,
): OtherVersion | null {
  const { model, diagnostics, sources } = loadPack(nodeFiles, path, { packs });
  if (model) return { model, sources, path, options, packs, remove };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  showDiagnostics(errors, sources, io, io.err);
  io.err(`The pack of --against "${text}" cannot be used until these errors are fixed.\n`);
  return null;
}

function repositoryOf(packPath: string): string | null {
  return git(dirname(realpathSync(packPath)), ['rev-parse', '--show-toplevel'])?.trim() ?? null;
}

/** Null if git is missing or says no. */
function git(folder: string, args: string[]): string | null {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Writes the packs of a folder as they were, and the weights of their bots. */
function extract(root: string, commit: string, from: string, to: string): void {
  const inside = relative(realpathSync(root), from).replaceAll('\\', '/');
  const listed = git(root, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit,
    '--',
    ...(inside === '' ? [] : [`${inside}/`]),
  ]);
  const files = (listed ?? '').split('\0').filter((file) => /\.(?:ya?ml|weights\.json)$/.test(file));
  for (const file of files) {
    const text = git(root, ['show', `${commit}:${file}`]);
    const path = join(to, inside === '' ? file : file.slice(inside.length + 1));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text ?? '');
  }
}
