/**
 * An oracle on what is legal, without any look-ahead: it takes an option and then every raw option that the programs
 * offer, exhaustively, until the turn is over. An option is legal when one of these ways ends well. It trusts none of the
 * engine's short cuts: not `sure`, not the promise of a procedure, not which obligations count as met; and where a node
 * says beforehand whether it can be done, it hears "perhaps" and so tries it.
 *
 * Hidden draws give nothing (`vm.scratch` is 1), for what a player cannot know must not decide what is offered.
 */
import {
  FRAMES_BASE,
  TOP_FRAME,
  OBLIGATIONS,
  TURN_OF,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  STATUS_RUNNING,
} from '../../interpreter/position/layout.ts';
import { cellsKey } from '../../interpreter/position/hash.ts';
import { Trial } from '../../interpreter/nodes/procedure-words.ts';
import { Confirm } from '../../interpreter/nodes/choose.ts';
import { load, snapshot } from '../support/play.ts';
import { type Can, DONE, MAYBE } from '../../interpreter/machine/codes.ts';
import { FRAME_ENV, FRAME_NODE, FRAME_PC, FRAME_PLAYER, FRAME_RESULT } from '../../interpreter/machine/frame.ts';
import type { Node } from '../../interpreter/machine/node.ts';
import { fireStateTriggers } from '../../interpreter/machine/state-triggers.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

/** Decisions that one question may try. */
const BOUND = 8000;

export class OutOfBound extends Error {}

export class Oracle {
  /** questions answered, decisions tried, the most that one question tried, questions whose limit was reached */
  asked = 0;
  tried = 0;
  most = 0;
  givenUp = 0;
  /** how the last option ended well, for a report */
  way: string[] = [];
  private left = 0;
  private readonly trial: Node;

  /** `vm` must have a separate compiled game: its nodes are patched permanently. */
  constructor(private readonly vm: Vm) {
    this.trial = vm.game.nodes.find((n) => n instanceof Trial)!;
    for (const node of vm.game.nodes) if (!(node instanceof Confirm)) node.can = (): Can => MAYBE;
    vm.search.canDo = (_vm, node) => this.canDo(node);
    vm.search.isLegal = () => {
      throw new Error('the oracle looks ahead for itself');
    };
    vm.game.abilities.any = () => this.hasAbility();
  }

  /** Codes of the options of the position's decision that can be taken; null where the bound was reached. */
  legal(cells: Int32Array, raw: readonly number[]): Map<number, boolean | null> {
    const answers = new Map<number, boolean | null>();
    for (const code of raw) answers.set(code, this.isLegal(cells, code));
    return answers;
  }

  /** All codes that the nodes offer here when none of them is sure of anything. */
  raw(cells: Int32Array): number[] {
    load(this.vm, cells);
    this.vm.enumerate();
    return Array.from(this.vm.options.subarray(0, this.vm.optionCount));
  }

  private isLegal(cells: Int32Array, code: number): boolean | null {
    const { vm } = this;
    load(vm, cells);
    this.asked++;
    this.left = BOUND;
    this.way = [];
    vm.lookAhead = 1;
    try {
      const owner = vm.cells[TURN_OF];
      vm.cells[OBLIGATIONS]++; // one that nothing meets: with none open, nodes leave the rest to a search that would stop there
      vm.choose(code);
      return this.ends(() => this.turnIsOver(owner), new Set());
    } catch (error) {
      if (!(error instanceof OutOfBound)) throw error;
      this.givenUp++;
      return null;
    } finally {
      vm.lookAhead = 0;
      this.tried += BOUND - this.left;
      this.most = Math.max(this.most, BOUND - this.left);
    }
  }

  private turnIsOver(owner: number): boolean | null {
    const { vm } = this;
    if (vm.cells[STATUS] === STATUS_OVER || vm.cells[TURN_OF] !== owner) return true;
    if (
      vm.cells[STATUS] !== STATUS_ASKING ||
      !(vm.game.nodes[vm.cells[vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME] + FRAME_NODE]] instanceof Confirm)
    ) {
      return null;
    }
    if (vm.cells[OBLIGATIONS] !== 1) throw new Error('the turn is over, and something is still owed');
    return true;
  }

  /** Runs on and tries everything, depth first, until `goal` says how it ended. */
  private ends(goal: () => boolean | null, seen: Set<number>): boolean {
    const { vm } = this;
    for (;;) {
      if (vm.failed) return false;
      const end = goal();
      if (end !== null) return end;
      if (vm.cells[STATUS] !== STATUS_RUNNING) break;
      const f = vm.cells[TOP_FRAME];
      if (f < 0) return true;
      const frame = vm.cells[FRAMES_BASE] + f;
      vm.player = vm.cells[frame + FRAME_PLAYER];
      vm.env = vm.cells[FRAMES_BASE] + vm.cells[frame + FRAME_ENV];
      // As the machine does before each of its steps: a contract may be what makes the rest possible.
      if (fireStateTriggers(vm)) continue;
      vm.game.nodes[vm.cells[frame + FRAME_NODE]].step(vm, frame);
    }
    if (--this.left <= 0) throw new OutOfBound();
    const here = snapshot(vm);
    const key = cellsKey(here, here.length);
    if (seen.has(key)) return false;
    seen.add(key);
    vm.enumerate();
    // The last first: that is "done" where there is one.
    const options = Array.from(vm.options.subarray(0, vm.optionCount)).reverse();
    for (const code of options) {
      load(vm, here);
      const node = vm.game.nodes[vm.cells[vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME] + FRAME_NODE]];
      vm.choose(code);
      if (this.ends(goal, seen)) {
        this.way.unshift(`${code} at ${node.origin.file}:${node.origin.line} (${node.origin.text})`);
        return true;
      }
    }
    return false;
  }

  /** Whether the node can be done, by the same means; the position is as before afterwards. */
  private canDo(node: Node): boolean {
    const { vm } = this;
    const { player, env, lookAhead } = vm;
    const before = snapshot(vm);
    const way = this.way;
    this.way = [];
    vm.lookAhead = 1;
    const a = vm.push(this.trial, this.trial.frameSize);
    const frame = a - vm.cells[FRAMES_BASE];
    vm.cells[a + FRAME_PC] = 1;
    vm.trusted = node;
    vm.call(node, a);
    vm.trusted = null;
    const done = this.ends(
      () =>
        vm.cells[TOP_FRAME] === frame && vm.cells[STATUS] === STATUS_RUNNING
          ? vm.cells[vm.cells[FRAMES_BASE] + frame + FRAME_RESULT] === DONE
          : null,
      new Set(),
    );
    load(vm, before);
    this.way = way;
    vm.player = player;
    vm.env = env;
    vm.lookAhead = lookAhead;
    return done;
  }

  private hasAbility(): boolean {
    const { vm } = this;
    const n = vm.optionCount;
    vm.game.abilities.offer(vm, -1);
    const any = vm.optionCount > n;
    vm.optionCount = n;
    return any;
  }
}
