/** Renames a name everywhere in a pack. Refused if the pack would then have more errors than before. */
import type { Position, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import {
  CORE_NAMES,
  BONUS,
  EFFECT,
  PLAYED,
  sectionOf,
  PACK_FILE,
  baseName,
  parentOf,
  tidyPath,
  type Files,
  ANY_CASE_PATTERN,
  NAME_PATTERN,
  type Sources,
  type Diagnostic,
  childOf,
  nodeAt,
  RESERVED,
} from '../../dsl/internal.ts';
import { loadPack, type LoadedPack } from '../analysis/load-pack.ts';
import { isStep, isSymbolKind, kindName, kindDeclaredBy, sectionDeclaring } from './name-kinds.ts';
import { namesAt, sameNames } from './names.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The edit of a rename, or why it is refused. */
export type RenameResult = { edit: WorkspaceEdit } | { /** why not, for the author */ refused: string };

/** Names that the engine requires. */
const RESERVED_BY_ENGINE: readonly string[] = [
  `program/${EFFECT}`,
  `program/${PLAYED}`,
  `program/${BONUS}`,
  'procedure/game',
];

/** The name at a position, why it is refused to rename it, whatever the new name, or null where there is no name of the pack. */
export function prepareRename(
  workspace: Workspace,
  uri: string,
  position: Position,
): { range: Range; placeholder: string } | { /** why not, for the author */ refused: string } | null {
  const [found] = namesAt(workspace, uri, position);
  const file = workspace.file(uri);
  if (!found || !file || RESERVED_BY_ENGINE.includes(`${found.kind}/${found.id}`)) return null;
  const declared = sameNames(workspace, [found]).filter(({ declares }) => declares);
  const refused = lockedIn(workspace, found, new Set(declared.map((one) => one.file)));
  return refused === undefined ? { range: rangeOf(file, found.span), placeholder: found.id } : { refused };
}

/** Why a name cannot be renamed where it occurs in these files; undefined where it can. */
function lockedIn(workspace: Workspace, { id, kind }: Occurrence, paths: ReadonlySet<string>): string | undefined {
  const files = workspace.incrementalCheck().sources.files.filter(({ path }) => paths.has(path));
  const outside = files.find(({ path }) => workspace.options.isOutside?.(path));
  if (outside) {
    const words = isSymbolKind(kind) ? ' What people read for it, a pack of yours can change with `lexicon`.' : '';
    return `"${id}" belongs to the pack "${outside.pack}", outside of the folder that is open here.${words} To rename it, open the folder of that pack.`;
  }
  const locked = files.find(({ path }) => workspace.options.readOnly?.(path));
  return locked && `"${id}" occurs in ${locked.name} of the pack "${locked.pack}", which is read-only here.`;
}

/**
 * Renames the name at a position. If several things have that name, only the one at the position is renamed, and the forms
 * in the lexicon remain with the others. A declared plural is unchanged; a derived plural follows the new name.
 */
export function rename(workspace: Workspace, uri: string, position: Position, name: string): RenameResult {
  const [first] = namesAt(workspace, uri, position);
  if (!first) return { refused: 'There is no name of the pack at this position.' };
  if (RESERVED_BY_ENGINE.includes(`${first.kind}/${first.id}`)) {
    return { refused: `The engine requires the name "${first.id}".` };
  }
  const refused = refusal(workspace, first, name);
  if (refused) return { refused };
  const { sources } = workspace.incrementalCheck();
  const { files } = sources;
  const plural = impliedPlural(sources, first);
  const occurrences = occurrencesOf(sources);
  const edits = new Map<string, { span: Occurrence['span']; text: string }[]>();
  const places = new Map(
    [...sameNames(workspace, [first]), ...occurrencesInBases(workspace, first)].map((found) => [
      `${found.file} ${found.span.start}`,
      found,
    ]),
  );
  for (const { file, span, note } of places.values()) {
    const written = files.find(({ path }) => path === file)?.text.slice(span.start, span.end);
    if (note && occurrences.at(file, span.start).some(({ kind }) => kind !== first.kind)) continue;
    const text = written === first.id ? name : written === plural ? `${name}s` : undefined;
    if (text !== undefined) edits.set(file, [...(edits.get(file) ?? []), { span, text }]);
  }
  const locked = lockedIn(workspace, first, new Set(edits.keys()));
  if (locked !== undefined) return { refused: locked };
  const problem = firstNewError(workspace, edits);
  if (problem) return { refused: `Renamed to "${name}", the pack would have an error: ${problem.message}` };
  return {
    edit: {
      changes: Object.fromEntries(
        [...edits].map(([path, list]) => [workspace.uriOf(path), textEdits(workspace, path, list)]),
      ),
    },
  };
}

/** The plural derived from the name; undefined if one is declared. */
function impliedPlural({ symbols, components, files }: Sources, { kind, id }: Occurrence): string | undefined {
  if (!isSymbolKind(kind)) return undefined;
  const declared = components.find((component) => component.id === id && kindDeclaredBy(component.section) === kind);
  const root = files.find(({ path }) => path === declared?.file)?.yaml.root;
  if (declared && root && childOf(nodeAt(root, declared.path), 'plural')) return undefined;
  return symbols.get(kind, id)?.plural;
}

function refusal(workspace: Workspace, { id, kind, within }: Occurrence, name: string): string | undefined {
  const section = sectionDeclaring(kind);
  const anyCase = section !== undefined && sectionOf(section).ids === 'any-case';
  if (name === id) return `It is already called "${id}".`;
  if (!new RegExp(anyCase ? ANY_CASE_PATTERN : NAME_PATTERN).test(name)) {
    return `"${name}" is not a name: names are ${anyCase ? '' : 'small '}letters and digits, joined by "-".`;
  }
  if (kind === 'step' && !isStep(name)) return `"${name}" is a key of every procedure.`;
  const { symbols } = workspace.incrementalCheck().sources;
  const isEffectName = isSymbolKind(kind) || kind === 'variable';
  if (isEffectName && (RESERVED.has(name) || CORE_NAMES.has(name))) return `"${name}" is a word of the language.`;
  const taken = isEffectName ? symbols.find(name)[0] : undefined;
  if (taken) return `"${name}" is already the name of a ${kindName(taken.kind, taken)}.`;
  const same = occurrencesOf(workspace.incrementalCheck().sources).all.some(
    (other) => other.kind === kind && other.id === name && other.within === within && other.declares,
  );
  if (!same) return undefined;
  return kind === 'variable'
    ? `"${name}" is already bound by \`as\` here.`
    : `"${name}" is already the name of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kindName(kind)}${within === undefined ? '' : ` of "${within}"`}.`;
}

type Edits = Map<string, { span: Occurrence['span']; text: string }[]>;

function textEdits(workspace: Workspace, path: string, list: { span: Occurrence['span']; text: string }[]): TextEdit[] {
  const file = workspace.file(workspace.uriOf(path));
  return file ? list.map(({ span, text }) => ({ range: rangeOf(file, span), newText: text })) : [];
}

/** The first new error that the edits would cause in the pack or in one that it extends. */
function firstNewError(workspace: Workspace, edits: Edits): Diagnostic | undefined {
  const texts = textsOf(workspace);
  const errors = ({ severity }: Diagnostic): boolean => severity === 'error';
  const now = new Map(texts);
  for (const [path, list] of edits) {
    texts.set(
      path,
      [...list]
        .sort((a, b) => b.span.start - a.span.start)
        .reduce(
          (text, { span, text: put }) => text.slice(0, span.start) + put + text.slice(span.end),
          texts.get(path)!,
        ),
    );
  }
  for (const pack of [workspace.options.pack, ...basePacks(workspace)]) {
    const before = pack === workspace.options.pack ? workspace.fullCheck() : loadWith(workspace, pack, now);
    const after = loadWith(workspace, pack, texts).diagnostics.filter(errors);
    if (after.length > before.diagnostics.filter(errors).length) return after[0];
  }
  return undefined;
}

/** Occurrences in components of base packs that this pack removes or replaces, and therefore does not load. */
function occurrencesInBases(workspace: Workspace, name: Occurrence): readonly Occurrence[] {
  return name.bound
    ? []
    : basePacks(workspace).flatMap((pack) =>
        occurrencesOf(loadWith(workspace, pack, textsOf(workspace)).sources).sameAs(name),
      );
}

/** Paths of the packs that this one extends. */
function basePacks(workspace: Workspace): string[] {
  const own = tidyPath(workspace.options.pack);
  return workspace
    .incrementalCheck()
    .sources.packs.map(({ files: [first] }) => (baseName(first) === PACK_FILE ? parentOf(first) : first))
    .filter((pack) => pack !== own);
}

const textsOf = (workspace: Workspace): Map<string, string> =>
  new Map(workspace.incrementalCheck().sources.files.map(({ path, text }) => [path, text]));

/** Loads a pack from the given texts, and from the saved files for all others. */
function loadWith(
  { options: { files, packs } }: Workspace,
  pack: string,
  texts: ReadonlyMap<string, string>,
): LoadedPack {
  const overlaid: Files = {
    ...files,
    list: (folder) => files.list(folder),
    kind: (path) => (texts.has(path) ? 'file' : files.kind(path)),
    read: (path) => (texts.has(path) ? new TextEncoder().encode(texts.get(path)) : files.read(path)),
  };
  return loadPack(overlaid, pack, packs === undefined ? {} : { packs });
}
