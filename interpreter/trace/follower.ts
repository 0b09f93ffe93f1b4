/**
 * Follows a game event by event: which words made each, the position after it, and what did not happen and why. The nodes of
 * the compiled game are wrapped here until `release`, so that other games pay nothing. Looking ahead is not followed.
 */
import type { Origin } from '../../dsl/internal.ts';
import { Or } from '../nodes/alternatives.ts';
import { If } from '../nodes/sequence.ts';
import { Gain } from '../nodes/gain.ts';
import { FRAMES_BASE, TOP_FRAME, LENGTH } from '../position/layout.ts';
import { TraceSink } from './trace.ts';
import { IMPOSSIBLE, NOTHING } from '../machine/codes.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { causeOf } from '../machine/names.ts';
import { FRAME_NODE, FRAME_PARENT, FRAME_RESULT } from '../machine/frame.ts';
import type { Node } from '../machine/node.ts';
import type { TraceEvent } from '../machine/trace-event.ts';
import type { Vm } from '../machine/vm.ts';

/** `origin`: the innermost words that were being done; null where none stand in a text. `cells`: the position after it. */
interface FollowedEvent {
  event: TraceEvent;
  origin: Origin | null;
  cells: Int32Array;
}

/** Events stored at most: an endless chain has more than anyone reads. */
const MOST = 1000;

export class Follower extends TraceSink {
  readonly followed: FollowedEvent[] = [];
  /** true: more happened than is stored */
  cut = false;
  private readonly running: Node[] = [];
  private readonly begun = new Map<number, number>();
  private readonly replaced: { node: Record<string, unknown>; name: string }[] = [];
  private vm: Vm | null = null;
  /** a node says why it cannot be done: it asks the nodes inside it, which are not running */
  private asking = false;

  /** `reports`: whether it is noted when an effect of the rules at this place does not happen. */
  constructor(
    private readonly compiled: CompiledGame,
    private readonly reports: (origin: Origin) => boolean,
  ) {
    super();
    compiled.nodes.forEach((node) => this.wrap(node));
    compiled.dispatch.bind();
  }

  /** The nodes are again as they were: other games may share them. */
  release(): void {
    // backwards: an object that loses the property that it got last stays fast
    for (let pair = this.replaced.pop(); pair; pair = this.replaced.pop()) delete pair.node[pair.name];
    this.compiled.dispatch.bind();
  }

  private replace<N extends Node, M extends keyof N & string>(node: N, name: M, method: N[M]): void {
    node[name] = method;
    this.replaced.push({ node: node as unknown as Record<string, unknown>, name });
  }

  override push(event: TraceEvent): void {
    if (this.followed.length >= MOST) {
      this.cut = true;
      return;
    }
    super.push(event);
    const { vm } = this;
    if (vm !== null) {
      this.followed.push({
        event,
        origin: event.origin ?? this.origin(vm),
        cells: vm.cells.slice(0, vm.cells[LENGTH]),
      });
    }
  }

  /** Between two steps of the machine it is the frame that asks. */
  private origin(vm: Vm): Origin | null {
    const top = this.running.length === 0 && vm.top >= 0 ? [vm.game.nodes[vm.cells[vm.top + FRAME_NODE]]] : [];
    return [...top, ...this.running].findLast(({ origin }) => origin.line > 0)?.origin ?? null;
  }

  private wrap(node: Node): void {
    const run = this.within(node, node.run);
    const step = this.within(node, node.step);
    const begin = this.within(node, node.begin);
    const take = this.within(node, node.take);
    if (node instanceof Gain) this.replace(node, 'carryOut', this.within(node, node.carryOut));
    if (node.instant) {
      this.replace(node, 'run', (vm) => {
        const before = this.followed.length;
        const branch = this.branchPassedOver(vm, node);
        const result = run(vm);
        if (result === NOTHING && !branch && this.followed.length === before) this.not(vm, node);
        return result;
      });
    }
    if (node.branches) {
      const pick = node.branch.bind(node);
      this.replace(node, 'branch', (vm) => {
        this.branchPassedOver(vm, node);
        return pick(vm);
      });
    }
    if (node instanceof Or) {
      this.replace(node, 'take', (vm, frame, code) => {
        this.partsPassedOver(vm, node, frame);
        take(vm, frame, code);
      });
    } else this.replace(node, 'take', take);
    this.replace(node, 'begin', (vm) => {
      begin(vm);
      if (this.follows(vm) && vm.top >= 0 && vm.cells[vm.top + FRAME_NODE] === node.id) {
        this.begun.set(vm.cells[TOP_FRAME], this.followed.length);
      }
    });
    this.replace(node, 'step', (vm, frame) => {
      const { cells } = vm;
      const relative = cells[TOP_FRAME];
      const parent = cells[frame + FRAME_PARENT];
      step(vm, frame);
      if (this.follows(vm) && cells[TOP_FRAME] === parent && cells[LENGTH] === frame && !node.silent && !vm.failed) {
        this.ended(vm, node, frame, relative, parent);
      }
    });
  }

  private follows(vm: Vm): boolean {
    return vm.lookAhead === 0 && vm.sink === this && !this.asking;
  }

  private within<A extends unknown[], R>(node: Node, method: (vm: Vm, ...more: A) => R): (vm: Vm, ...more: A) => R {
    const own = method.bind(node);
    return (vm, ...more) => {
      if (!this.follows(vm)) return own(vm, ...more);
      this.vm = vm;
      this.running.push(node);
      try {
        return own(vm, ...more);
      } finally {
        this.running.pop();
      }
    };
  }

  /** A frame has ended: it may have done nothing, and some of its parts may have been impossible. */
  private ended(vm: Vm, node: Node, frame: number, relative: number, parent: number): void {
    const before = this.begun.get(relative) ?? -1;
    const result = parent < 0 ? 0 : vm.cells[vm.cells[FRAMES_BASE] + parent + FRAME_RESULT];
    this.begun.delete(relative);
    if (!(node instanceof Or)) this.partsPassedOver(vm, node, frame);
    if ((result === NOTHING || result === IMPOSSIBLE) && this.followed.length === before) this.not(vm, node);
  }

  /** The branch of an `if` whose condition is not met. False where there is none. */
  private branchPassedOver(vm: Vm, node: Node): boolean {
    if (!(node instanceof If) || !this.follows(vm) || this.running.length === 0 || node.test(vm)) return false;
    this.not(vm, node);
    return true;
  }

  private partsPassedOver(vm: Vm, node: Node, frame: number): void {
    if (this.follows(vm)) for (const part of node.skippedParts(vm, frame)) this.not(vm, part);
  }

  private not(vm: Vm, node: Node): void {
    const { origin } = node;
    const cause = causeOf(vm);
    if (
      !this.follows(vm) ||
      node.bookkeeping ||
      origin.line === 0 ||
      !(cause.kind !== 'game' || this.reports(origin))
    ) {
      return;
    }
    this.asking = true;
    const why = node.why(vm) ?? { type: 'nothing-to-do' };
    this.asking = false;
    this.push({ type: 'not', player: vm.player, cause, origin, why });
  }
}
