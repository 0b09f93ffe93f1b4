/** Which parts of the programs were ever run. The nodes of a compiled game of its own note it; others pay nothing. */
import type { Origin } from '../../dsl/meaning/ir.ts';
import type { CompiledGame } from '../compile/compiled-game.ts';
import type { Node } from '../nodes/node.ts';
import type { Vm } from '../vm/vm.ts';

/** A part of a program by its place in the files. */
export interface Part { file: string; line: number; column: number; text: string }
export interface FileCoverage { file: string; parts: number; byScenarios: number; byGames: number; never: number }
export interface Coverage { files: FileCoverage[]; never: Part[] }

/** Parts reached by one source, gathered over several compiled games. */
export class Reached {
  readonly parts = new Map<string, Part>();
  readonly reached = new Set<string>();
  private readonly watched: { nodes: readonly Node[]; marks: Uint8Array }[] = [];

  /** Makes the nodes of the game, which must be nobody else's, mark what runs. */
  watch(compiled: CompiledGame): void {
    const marks = new Uint8Array(compiled.nodes.length);
    for (const node of compiled.nodes) watchNode(node, marks);
    compiled.dispatch.bind();
    this.watched.push({ nodes: compiled.nodes, marks });
  }

  /** Reads the marks. `isOwn` tells which files are the packs'. */
  gather(isOwn: (origin: Origin) => boolean): void {
    for (const { nodes, marks } of this.watched) for (const node of nodes) {
      if (!isOwn(node.origin)) continue;
      const key = keyOf(node.origin);
      if (!this.parts.has(key)) this.parts.set(key, node.origin);
      if (marks[node.id] === 1) this.reached.add(key);
    }
  }
}

const keyOf = ({ file, line, column, text }: Origin): string => `${file}:${line}:${column}:${text}`;

/** Looking ahead does not count. */
function watchNode(node: Node, marks: Uint8Array): void {
  const { id } = node, run = node.run.bind(node), pick = node.pick.bind(node), begin = node.begin.bind(node), step = node.step.bind(node);
  const mark = (vm: Vm): void => { if (vm.scratch === 0) marks[id] = 1; };
  if (node.instant) node.run = (vm) => { mark(vm); return run(vm); };
  if (node.picks) node.pick = (vm) => { mark(vm); return pick(vm); };
  node.begin = (vm) => { mark(vm); begin(vm); };
  // a frame that others pushed for it, such as a program's
  node.step = (vm, a) => { mark(vm); step(vm, a); };
}

/** Totals by file, and the parts that neither reached. */
export function coverageOf(scenarios: Reached, games: Reached): Coverage {
  const all = new Map([...scenarios.parts, ...games.parts]), files = new Map<string, FileCoverage>();
  const never: Part[] = [];
  for (const [key, { file, line, column, text }] of all) {
    let entry = files.get(file);
    if (!entry) files.set(file, entry = { file, parts: 0, byScenarios: 0, byGames: 0, never: 0 });
    entry.parts++;
    if (scenarios.reached.has(key)) entry.byScenarios++;
    if (games.reached.has(key)) entry.byGames++;
    if (!scenarios.reached.has(key) && !games.reached.has(key)) { entry.never++; never.push({ file, line, column, text }); }
  }
  const byPlace = (a: Part, b: Part): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column);
  return { files: [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1)), never: never.sort(byPlace) };
}
