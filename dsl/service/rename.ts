/** A name changed everywhere in a pack. Nothing is changed where the pack would have more errors afterwards than before. */
import type { Position, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { CORE_NAMES } from '../words/core-names.ts';
import { EFFECT, PLAYED, sectionOf } from '../packs/fields.ts';
import { PACK_FILE, baseName, parentOf, tidyPath, type Files } from '../packs/files.ts';
import { loadPack, type LoadedPack } from '../analysis/load-pack.ts';
import { ANY_CASE_PATTERN, NAME_PATTERN } from '../packs/schema.ts';
import type { Sources } from '../packs/sources.ts';
import type { Diagnostic } from '../source/diagnostic.ts';
import { childOf, nodeAt } from '../source/tree.ts';
import { RESERVED } from '../syntax/vocabulary.ts';
import { isStep, isSymbolKind, kindName, namedBy, sectionNaming } from './name-kinds.ts';
import { namesAt, sameNames } from './names.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

export type RenameResult = { edit: WorkspaceEdit } | { /** why not, for the author */ refused: string };

/** Names on which the engine itself relies. */
const FIXED: readonly string[] = [`program/${EFFECT}`, `program/${PLAYED}`, 'procedure/game'];

/** The name at a place, where it can be changed. */
export function prepareRename(
  workspace: Workspace,
  uri: string,
  position: Position,
): { range: Range; placeholder: string } | null {
  const [found] = namesAt(workspace, uri, position);
  const file = workspace.file(uri);
  if (!found || !file || FIXED.includes(`${found.kind}/${found.id}`)) return null;
  return { range: rangeOf(file, found.span), placeholder: found.id };
}

/**
 * Of several things of one name only the one that stands at the place is renamed; its forms in the lexicon then stay with
 * the others. A plural that is written with the declaration stays; one that follows from the name follows the new one.
 */
export function rename(workspace: Workspace, uri: string, position: Position, name: string): RenameResult {
  const [first] = namesAt(workspace, uri, position);
  if (!first) return { refused: 'No name of the pack stands here.' };
  if (FIXED.includes(`${first.kind}/${first.id}`)) return { refused: `The engine relies on the name "${first.id}".` };
  const refused = refusal(workspace, first, name);
  if (refused) return { refused };
  const { sources } = workspace.incrementalCheck();
  const { files } = sources;
  const plural = impliedPlural(sources, first);
  const occurrences = occurrencesOf(sources);
  const edits = new Map<string, { span: Occurrence['span']; text: string }[]>();
  const places = new Map(
    [...sameNames(workspace, [first]), ...unread(workspace, first)].map((found) => [
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
  const locked = files.find(({ path }) => edits.has(path) && workspace.options.readOnly?.(path));
  if (locked) {
    return {
      refused: `"${first.id}" stands in ${locked.name} of the pack "${locked.pack}", which cannot be written here.`,
    };
  }
  const problem = worse(workspace, edits);
  if (problem) return { refused: `Renamed to "${name}", the pack would have an error: ${problem.message}` };
  return {
    edit: {
      changes: Object.fromEntries(
        [...edits].map(([path, list]) => [workspace.uriOf(path), textEdits(workspace, path, list)]),
      ),
    },
  };
}

/** The plural that the name alone makes. */
function impliedPlural({ symbols, components, files }: Sources, { kind, id }: Occurrence): string | undefined {
  if (!isSymbolKind(kind)) return undefined;
  const declared = components.find((component) => component.id === id && namedBy(component.section) === kind);
  const root = files.find(({ path }) => path === declared?.file)?.yaml.root;
  if (declared && root && childOf(nodeAt(root, declared.path), 'plural')) return undefined;
  return symbols.get(kind, id)?.plural;
}

function refusal(workspace: Workspace, { id, kind, within }: Occurrence, name: string): string | undefined {
  const section = sectionNaming(kind);
  const anyCase = section !== undefined && sectionOf(section).ids === 'any-case';
  if (name === id) return `It is called "${id}" already.`;
  if (!new RegExp(anyCase ? ANY_CASE_PATTERN : NAME_PATTERN).test(name)) {
    return `"${name}" is not a name: names are ${anyCase ? '' : 'small '}letters and digits, joined by "-".`;
  }
  if (kind === 'step' && !isStep(name)) return `"${name}" is a key that every procedure may have.`;
  const { symbols } = workspace.incrementalCheck().sources;
  const spoken = isSymbolKind(kind) || kind === 'variable';
  if (spoken && (RESERVED.has(name) || CORE_NAMES.has(name))) return `"${name}" is a word of the language.`;
  const taken = spoken ? symbols.find(name)[0] : undefined;
  if (taken) return `"${name}" is the name of a ${kindName(taken.kind, taken)} already.`;
  const same = occurrencesOf(workspace.incrementalCheck().sources).all.some(
    (other) => other.kind === kind && other.id === name && other.within === within && other.declares,
  );
  if (!same) return undefined;
  return kind === 'variable'
    ? `"${name}" is bound by \`as\` here already.`
    : `"${name}" is the name of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kindName(kind)}${within === undefined ? '' : ` of "${within}"`} already.`;
}

type Edits = Map<string, { span: Occurrence['span']; text: string }[]>;

function textEdits(workspace: Workspace, path: string, list: { span: Occurrence['span']; text: string }[]): TextEdit[] {
  const file = workspace.file(workspace.uriOf(path));
  return file ? list.map(({ span, text }) => ({ range: rangeOf(file, span), newText: text })) : [];
}

/** The first error that the pack, or one that it extends, would have then and has not now. */
function worse(workspace: Workspace, edits: Edits): Diagnostic | undefined {
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
  for (const pack of [workspace.options.pack, ...bases(workspace)]) {
    const before = pack === workspace.options.pack ? workspace.fullCheck() : alone(workspace, pack, now);
    const after = alone(workspace, pack, texts).diagnostics.filter(errors);
    if (after.length > before.diagnostics.filter(errors).length) return after[0];
  }
  return undefined;
}

/** What a pack that is extended says in components that this one removes or replaces, which it does not read. */
function unread(workspace: Workspace, name: Occurrence): readonly Occurrence[] {
  return name.bound
    ? []
    : bases(workspace).flatMap((pack) => occurrencesOf(alone(workspace, pack, textsOf(workspace)).sources).like(name));
}

/** The packs that this one extends, each as it is found. */
function bases(workspace: Workspace): string[] {
  const own = tidyPath(workspace.options.pack);
  return workspace
    .incrementalCheck()
    .sources.packs.map(({ files: [first] }) => (baseName(first) === PACK_FILE ? parentOf(first) : first))
    .filter((pack) => pack !== own);
}

const textsOf = (workspace: Workspace): Map<string, string> =>
  new Map(workspace.incrementalCheck().sources.files.map(({ path, text }) => [path, text]));

function alone({ options: { files, packs } }: Workspace, pack: string, texts: ReadonlyMap<string, string>): LoadedPack {
  const then: Files = {
    ...files,
    list: (folder) => files.list(folder),
    kind: (path) => (texts.has(path) ? 'file' : files.kind(path)),
    read: (path) => (texts.has(path) ? new TextEncoder().encode(texts.get(path)) : files.read(path)),
  };
  return loadPack(then, pack, packs === undefined ? {} : { packs });
}
