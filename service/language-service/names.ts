/** Where a name is declared and where it is used. */
import type { DocumentHighlight, Location, Position } from 'vscode-languageserver-types';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { offsetAt, rangeOf } from './positions.ts';
import { DocumentHighlightKind } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** The names at a place; several if one word names several things, such as a word of the lexicon. */
export function namesAt(workspace: Workspace, uri: string, position: Position): readonly Occurrence[] {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file) return [];
  return occurrencesOf(sources).at(file.path, offsetAt(file, position));
}

/** Where the name at a place is declared. */
export function definition(workspace: Workspace, uri: string, position: Position): Location[] {
  return sameNames(workspace, namesAt(workspace, uri, position))
    .filter(({ declares }) => declares)
    .map((found) => locationOf(workspace, found));
}

/** All occurrences of the name at a place, in the pack and in those that it extends. */
export function references(workspace: Workspace, uri: string, position: Position, withDeclaration = true): Location[] {
  return sameNames(workspace, namesAt(workspace, uri, position))
    .filter(({ declares }) => withDeclaration || !declares)
    .map((found) => locationOf(workspace, found));
}

/** The occurrences of the name at a place within its file. */
export function highlights(workspace: Workspace, uri: string, position: Position): DocumentHighlight[] {
  const file = workspace.file(uri);
  if (!file) return [];
  return sameNames(workspace, namesAt(workspace, uri, position))
    .filter((found) => found.file === file.path)
    .map(({ span, declares }) => ({
      range: rangeOf(file, span),
      kind: declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }));
}

/** All occurrences of the same names. */
export function sameNames(workspace: Workspace, names: readonly Occurrence[]): Occurrence[] {
  const occurrences = occurrencesOf(workspace.incrementalCheck().sources);
  return [...new Set(names.flatMap((name) => occurrences.sameAs(name)))];
}

export function locationOf(workspace: Workspace, { file, span }: Pick<Occurrence, 'file' | 'span'>): Location {
  const uri = workspace.uriOf(file);
  const counted = workspace.file(uri);
  return {
    uri,
    range: counted ? rangeOf(counted, span) : { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
  };
}
