/** For tests: a pack in memory, and texts in which `¦` marks the cursor. */
import type { Position, Range, TextEdit } from 'vscode-languageserver-types';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { Lines } from '../../dsl/source/lines.ts';
import { offsetAt, positionAt } from './positions.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** A small pack; `cards` is the text of its second file. */
export const PACK = `pack: reef
title: Reef
version: 1.0.0
players: [2]
score: point
ranking: [most point]
programs: [harvest]
counters:
  point: {}
  kelp: {classes: [good]}
  credit: {classes: [good], start: 3}
  round: {of: game}
classes:
  good: {of: counter}
  plant: {of: piece}
pieces:
  farm: {cost: 1 credit, classes: [plant], harvest: gain 1 kelp}
  tower: {plural: towers, cost: "1 kelp or 2 credits"}
site-kinds:
  bed: {}
predicates:
  shallow: empty beds
constants:
  most-rounds: 3
colors:
  red: {}
zones:
  deck: {order: stack, visible: none}
  pile: {}
  hand: {of: player, visible: owner, draws-to: hand}
decks:
  tide: {starts: deck, routes: {toss: move this to pile}}
types:
  action: {played: resolve this}
periods:
  turn: {}
signals:
  ebb: {}
procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    act: gain 1 kelp
    reap: resolve harvest of farms
`;

export const CARDS = `cards:
  - id: planting
    name: Planting
    deck: tide
    type: action
    color: red
    effect: |
      build farm
      gain 2 kelp
    status: original
  - id: sole
    deck: tide
    type: action
    effect: "lose 1 kelp then gain 2 credits"
    status: original
`;

/** A workspace of `reef/pack.yaml` and `reef/cards.yaml`, or of the files given. */
export function reef(files: Record<string, string> = {}): Workspace {
  return createWorkspace({
    files: memoryFiles({ 'reef/pack.yaml': PACK, 'reef/cards.yaml': CARDS, ...files }),
    pack: 'reef',
  });
}

/** Opens a text in which `¦` marks the cursor; returns its position. */
export function openAt(workspace: Workspace, uri: string, marked: string, mark = '¦'): Position {
  const offset = marked.indexOf(mark);
  const text = marked.replace(mark, '');
  workspace.update(uri, text);
  return positionAt({ lines: new Lines(text) }, offset < 0 ? text.length : offset);
}

/** The position after the nth occurrence of some words in a file. */
export function positionAfter(workspace: Workspace, uri: string, words: string, nth = 1): Position {
  const file = workspace.file(uri)!;
  let at = -1;
  for (let i = 0; i < nth; i++) at = file.text.indexOf(words, at + 1);
  if (at < 0) throw new Error(`"${words}" does not stand in ${uri}`);
  return positionAt(file, at + words.length);
}

/** The words in a range of a file. */
export function wordsIn(workspace: Workspace, uri: string, { start, end }: Range): string {
  const file = workspace.file(uri)!;
  return file.text.slice(offsetAt(file, start), offsetAt(file, end));
}

/** A file's text after edits. */
export function edited(workspace: Workspace, uri: string, edits: readonly TextEdit[]): string {
  const file = workspace.file(uri)!;
  return [...edits]
    .sort((a, b) => offsetAt(file, b.range.start) - offsetAt(file, a.range.start))
    .reduce(
      (text, { range, newText }) =>
        text.slice(0, offsetAt(file, range.start)) + newText + text.slice(offsetAt(file, range.end)),
      file.text,
    );
}
