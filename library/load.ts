/** Loading a pack by its path, its name, its text or as an object, with the files of whatever platform this runs on. */
import type { Diagnostic, Files, PackModel, Sources } from '../dsl/index.ts';
import { fieldsOf, frozen, FathomError, having, listOf, oneOf, TEXT } from '../interpreter/internal.ts';
import { type DiagnosticCode, loadPack } from '../service/index.ts';
import { type Host, withBuiltIn, withOwn } from './layers.ts';

/**
 * A pack to load: a folder with a `pack.yaml`, a single YAML file, or the name of a pack such as `nim`; or the pack itself, as the text of
 * a single YAML file, or as an object with the same keys. `name` is that of its file in diagnostics, `given.yaml` unless given; places of
 * an object are those in its JSON, indented by two.
 */
export type PackInput =
  | string
  | { readonly text: string; readonly name?: string }
  | { readonly object: Readonly<Record<string, unknown>>; readonly name?: string };

/** A loaded pack. */
export interface Pack {
  /** the rules as JSON, frozen; null if a diagnostic is an error */
  readonly model: PackModel | null;
  /** all that `fathom check` reports: by file, base packs first, then by place */
  readonly diagnostics: readonly Diagnostic<DiagnosticCode>[];
  /** the files, for functions that ask for the pack: `renderDiagnostic` quotes them, `runScenarios` finds the scenarios in them */
  readonly sources: Sources;
}

/** How `loadPack` and `checkPack` find files. */
export interface LoadPackOptions {
  /** Where files are read: `memoryFiles({…})`, or your own. Without it the disk, where there is one. */
  files?: Files;
  /**
   * More folders in which packs are found by name, in order; where there is a disk, those that come with Fathom are found after them, also
   * by packs in memory.
   */
  packs?: string | readonly string[];
}

const LOAD_OPTIONS = {
  files: having('files, such as those of memoryFiles', 'list', 'read', 'kind'),
  packs: oneOf(TEXT, listOf(TEXT)),
};

/** Loads a pack with the files of a host; see `loadPack` of the entry. */
export function loadOn(host: Host, pack: PackInput, options: LoadPackOptions): Pack {
  const { files: given, packs = [] } = fieldsOf('loadPack', options, LOAD_OPTIONS);
  const { name, text } = textOf(pack);
  const own = given ?? host.disk;
  if (own === null && text === null) throw withoutFiles(name);
  const files = withBuiltIn(text === null ? own! : withOwn({ [name]: text }, own), host);
  const folders = [packs, host.builtIn ?? []].flat();
  const path = text === null ? found(files, name, folders) : name;
  const { model, diagnostics, sources } = loadPack(files, path, { packs: folders });
  return {
    model: model && frozen(model),
    diagnostics: told(host, diagnostics as Diagnostic<DiagnosticCode>[]),
    sources,
  };
}

/** The name or path; and the text, where the pack is given by itself. */
function textOf(pack: PackInput): { name: string; text: string | null } {
  if (typeof pack === 'string') return { name: pack, text: null };
  const { name = 'given.yaml', text, object } = (pack ?? {}) as { name?: unknown; text?: unknown; object?: unknown };
  if (typeof name === 'string' && /^[^/\\]+\.ya?ml$/.test(name)) {
    if (typeof text === 'string') return { name, text };
    if (typeof object === 'object' && object !== null) return { name, text: jsonOf(object) };
  }
  throw new FathomError(
    'bad-pack',
    'A pack is the name or path of one, `{ text }` with its YAML, or `{ object }` with the same keys; its `name` is that of a YAML file.',
    null,
  );
}

function jsonOf(object: object): string {
  try {
    return JSON.stringify(object, null, 2);
  } catch {
    throw new FathomError(
      'bad-pack',
      'The object of the pack contains itself, or something that JSON cannot say.',
      null,
    );
  }
}

/** The path of a pack that is named: in the current folder, or in one of those where packs are found. */
function found(files: Files, pack: string, folders: readonly string[]): string {
  if (/[/\\]|\.ya?ml$/.test(pack)) return pack;
  const candidates = ['', ...folders.map((folder) => `${folder}/`)].flatMap((folder) =>
    ['', '.yaml', '.yml'].map((ending) => `${folder}${pack}${ending}`),
  );
  return candidates.find((candidate) => files.kind(candidate) !== 'none') ?? pack;
}

const withoutFiles = (pack: string): FathomError =>
  new FathomError(
    'bad-pack',
    `loadPack("${pack}") has no disk to read from here.`,
    null,
    `Pass the files: loadPack("${pack}", { files: ` +
      `memoryFiles({ "${pack}.yaml": text }) }), or the pack itself: loadPack({ text }).`,
  );

/** Where the packs that come with Fathom are not there, a pack that is not found may be one of them. */
function told({ disk, builtIn }: Host, diagnostics: Diagnostic<DiagnosticCode>[]): Diagnostic<DiagnosticCode>[] {
  if (builtIn !== null || disk === null) return diagnostics;
  const help =
    'The packs that come with Fathom are not beside this bundle. Pass `packs`, the folder `cards` of the package, or the text ' +
    'of the pack from `fathom/cards/…`.';
  return diagnostics.map((one) => (one.code === 'unknown-pack' ? { ...one, help } : one));
}
