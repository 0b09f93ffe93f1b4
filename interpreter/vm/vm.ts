/**
 * The machine: one position, the frames on its stack, and the loop that runs the top frame until a decision is
 * due. All that happens is in the position (`S`); everything else here is scratch space or derived from it.
 */
import type { CompiledGame } from '../compile/compiled-game.ts';
import { BETWEEN_STEPS, FREE_CHOICE, INSTANT, PICKS, SILENT } from '../compile/dispatch.ts';
import type { TraceSink } from '../trace/trace.ts';
import {
  BASE,
  CLOSED,
  FRAME,
  LEN,
  OPEN,
  OWNER,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  STATUS_RUNNING,
} from '../position/layout.ts';
import type { Node } from '../nodes/node.ts';
import { fireWaiting } from './waiting.ts';

// A frame's cells. Addresses of frames in the position are relative to BASE.
export const F_PARENT = 0;
export const F_NODE = 1;
export const F_PC = 2;
export const F_RESULT = 3;
export const F_PLAYER = 4;
export const F_ENV = 5;
export const F_OPENS = 6;
export const FRAME_HEAD = 7;

/** How a step ended (design.md, section 4.2). */
export const DONE = 1;
export const NOTHING = 2;
export const IMPOSSIBLE = 3;
export type Result = 1 | 2 | 3;

/** Whether something can be done from here: surely, surely not, or only a trial can tell. */
export const NO = 0;
export const MAYBE = 1;
export const YES = 2;
export type Can = 0 | 1 | 2;

// Before the variables of a program stand what its component is and which program it is.
export const ENV_CAUSE = -3;
export const ENV_CAUSE_ID = -2;
export const ENV_PROGRAM = -1;
export const BY_GAME = 0;
export const BY_SLOT = 1;
export const BY_CARD = 2;
export const BY_SITE = 3;
export const BY_TRACK = 4;
export const BY_PIECE = 5;

const TEMPORARY = 2048;
const MOST_PLAYERS = 64;

/** Thrown when one choice sets off more steps than any game needs: an endless chain. */
export class ResolutionBound extends Error {
  constructor(readonly members: string[]) {
    super('one choice sets off an endless chain');
  }
}

export class Vm {
  readonly c: CompiledGame;
  readonly W: number;
  S: Int32Array;
  /** sets of sites: what is derived from the position (its first part, `D`), constant sets, registers of set expressions */
  readonly T: Int32Array;
  /** derived: sets by piece, predicates, listeners; see vm/board.ts */
  readonly D: Int32Array;
  player = 0;
  /** absolute address of the running program's variables */
  env = 0;
  /** lowest cell used by temporary programs, which live at the end of S */
  temporary: number;
  /** > 0 while looking ahead: hidden draws give nothing, nothing is shuffled or traced */
  scratch = 0;
  failed = false;
  /** somebody's knowledge grew since this was last cleared */
  learned = false;
  sink: TraceSink | null = null;
  /** choices of a search to be taken before anybody is asked */
  plan: number[] = [];
  /** grows with every change of what conditions can ask for */
  changes = 0;
  /** changes with every choice and every position put back: what was worked out for one ask holds until then */
  version = 0;
  /** steps that one choice may take */
  stepLimit = 200_000;

  // Options of the decision at hand, filled by `enumerate`.
  readonly options = new Int32Array(1024);
  readonly sure = new Uint8Array(1024);
  nOptions = 0;

  // The event being announced.
  evSubject = -1;
  evPiece = -1;
  evAmount = 0;
  evBy = BY_GAME;
  evTrack = -1;
  evZone = -1;
  evSignal = -1;
  evPredicate = -1;
  readonly evCounters: Int32Array;

  constructor(c: CompiledGame) {
    this.c = c;
    this.W = c.t.W;
    this.S = new Int32Array(c.t.layout.fixed + 6144 + TEMPORARY);
    this.T = new Int32Array(c.registers);
    for (const { at, set } of c.constants) this.T.set(set, at);
    this.D = this.T.subarray(0, c.derived.size);
    this.evCounters = new Int32Array(c.t.counterIds.length);
    this.temporary = this.S.length;
  }

  /** Absolute address of the top frame; -1 when none. */
  get top(): number {
    const f = this.S[FRAME];
    return f < 0 ? -1 : this.S[BASE] + f;
  }

  /** Pushes a frame for `node` with `cells` cells (at least its head); the parent is the top frame. Returns its address. */
  push(node: Node, cells: number): number {
    const S = this.S;
    const a = S[LEN];
    if (a + cells > this.temporary - 256) throw new ResolutionBound(this.members());
    S[a + F_PARENT] = S[FRAME];
    S[a + F_NODE] = node.id;
    S[a + F_PC] = 0;
    S[a + F_RESULT] = 0;
    S[a + F_PLAYER] = this.player;
    S[a + F_ENV] = this.env - S[BASE];
    S[a + F_OPENS] = 0;
    for (let i = a + FRAME_HEAD; i < a + cells; i++) S[i] = 0;
    S[FRAME] = a - S[BASE];
    S[LEN] = a + cells;
    return a;
  }

  /** Ends the top frame and tells its parent how. */
  pop(a: number, result: Result): void {
    const S = this.S;
    if (S[a + F_OPENS] !== 0) {
      if (result !== DONE) return this.fail(); // it was owed
      S[OPEN] -= S[a + F_OPENS];
    }
    const parent = S[a + F_PARENT];
    S[FRAME] = parent;
    S[LEN] = a;
    if (parent >= 0) {
      S[S[BASE] + parent + F_RESULT] = result;
    }
  }

  /** Ends the top frame without a word to its parent, whose own result stands: for what an event set off. */
  popSilently(a: number): void {
    const S = this.S;
    S[OPEN] -= S[a + F_OPENS];
    S[FRAME] = S[a + F_PARENT];
    S[LEN] = a;
  }

  /**
   * Runs a child of the frame at `a`: at once when it needs no frame (true; but events may have pushed frames, so
   * compare `top`), else by pushing it (false). The result comes to F_RESULT of `a`.
   */
  call(child: Node, a: number): boolean {
    const { dispatch } = this.c;
    const id = child.id;
    const flags = dispatch.flags[id];
    if (flags & PICKS) {
      const picked = dispatch.pick[id].call(child, this);
      if (this.trusted === child) this.trusted = picked;
      if (picked === null) {
        this.S[a + F_RESULT] = NOTHING;
        return true;
      }
      return this.call(picked, a);
    }
    if (flags & INSTANT) {
      const relative = a - this.S[BASE];
      const result = dispatch.run[id].call(child, this);
      this.S[this.S[BASE] + relative + F_RESULT] = result;
      return true;
    }
    dispatch.begin[id].call(child, this);
    return false;
  }

  open(a: number): void {
    this.S[a + F_OPENS]++;
    this.S[OPEN]++;
  }
  close(a: number): void {
    if (this.S[a + F_OPENS] > 0) {
      this.S[a + F_OPENS]--;
      this.S[OPEN]--;
    }
  }

  /** The frame at `a` will end done whatever follows: what waits only for that is met. */
  satisfy(a: number): void {
    const S = this.S;
    const { dispatch } = this.c;
    if (S[OPEN] === 0) return;
    for (;;) {
      S[OPEN] -= S[a + F_OPENS];
      S[a + F_OPENS] = 0;
      const parent = S[a + F_PARENT];
      if (parent < 0 || dispatch.flags[S[a + F_NODE]] & SILENT) return;
      const up = S[BASE] + parent;
      if (!this.passes(up)) return;
      a = up;
    }
  }

  /** Whether the frame at `a` is done for sure once its running child is. */
  private passes(a: number): boolean {
    const id = this.S[a + F_NODE];
    const { passesDone, nodes } = this.c.dispatch;
    return passesDone[id].call(nodes[id], this, a);
  }

  /** Obligations that are met for sure when the frame at `a` ends done. */
  chain(a: number): number {
    const S = this.S;
    const { dispatch } = this.c;
    let sum = 0;
    for (;;) {
      sum += S[a + F_OPENS];
      const parent = S[a + F_PARENT];
      if (parent < 0 || dispatch.flags[S[a + F_NODE]] & SILENT) return sum;
      const up = S[BASE] + parent;
      if (!this.passes(up)) return sum;
      a = up;
    }
  }

  /** node that a trial is about to run: it need not try itself again */
  trusted: Node | null = null;
  trusts(node: Node): boolean {
    const is = this.trusted === node;
    this.trusted = null;
    return is;
  }

  chainFromTop(): number {
    return this.chain(this.S[BASE] + this.S[FRAME]);
  }

  fail(): void {
    this.failed = true;
  }

  /** Waits for a choice at the top frame. */
  ask(): void {
    this.S[STATUS] = STATUS_ASKING;
  }

  /** Runs until a decision is due, the game is over, or (looking ahead) something failed or all obligations are met. */
  run(): void {
    const {
      dispatch: { step, nodes },
      anyWaiting,
    } = this.c;
    let steps = 0;
    let looked = -1;
    const S = this.S;
    while (S[STATUS] === STATUS_RUNNING && !this.failed) {
      if (this.scratch > 0 && S[OPEN] === 0) return;
      const f = S[FRAME];
      if (f < 0) {
        S[STATUS] = STATUS_OVER;
        return;
      }
      if (++steps > this.stepLimit) throw new ResolutionBound(this.members());
      const a = S[BASE] + f;
      this.player = S[a + F_PLAYER];
      this.env = S[BASE] + S[a + F_ENV];
      if (anyWaiting && this.changes * MOST_PLAYERS + this.player !== looked) {
        looked = this.changes * MOST_PLAYERS + this.player;
        if (fireWaiting(this)) continue;
      }
      const id = S[a + F_NODE];
      step[id].call(nodes[id], this, a);
      if (this.plan.length > 0 && (S[STATUS] as number) === STATUS_ASKING) this.choose(this.plan.shift()!);
    }
  }

  /** Makes the top frame the running one and lists its options, before any look-ahead. */
  enumerate(): Node {
    const S = this.S;
    const a = S[BASE] + S[FRAME];
    this.player = S[a + F_PLAYER];
    this.env = S[BASE] + S[a + F_ENV];
    this.nOptions = 0;
    const node = this.c.nodes[S[a + F_NODE]];
    this.c.dispatch.offer[node.id].call(node, this, a);
    if (S[CLOSED] === 0 && S[OWNER] === this.player && this.c.anyAbility && this.isFreeChoice(a)) {
      this.c.abilities.offer(this);
    }
    return node;
  }

  /** Whether the acting player could use a free ability at the frame at `a`. */
  isFree(a: number): boolean {
    return (
      this.S[CLOSED] === 0 &&
      this.S[OWNER] === this.player &&
      this.c.anyAbility &&
      this.isFreeChoice(a) &&
      this.c.abilities.any(this)
    );
  }

  /** Whether the frame at `a` asks its player "what next": between parts and blocks, and between the steps of a procedure. */
  private isFreeChoice(a: number): boolean {
    const { S, c } = this;
    if (c.dispatch.flags[S[a + F_NODE]] & FREE_CHOICE) return true;
    const parent = S[a + F_PARENT];
    return parent >= 0 && (c.dispatch.flags[S[S[BASE] + parent + F_NODE]] & BETWEEN_STEPS) !== 0;
  }

  /** Adds an option: a code that its node understands, and whether it can be carried out for sure. */
  offer(code: number, can: Can): void {
    this.options[this.nOptions] = code;
    this.sure[this.nOptions++] = can === YES ? 1 : 0;
  }

  /** Takes the option with this code of the decision at hand; does not run on. */
  choose(code: number): void {
    const S = this.S;
    const a = S[BASE] + S[FRAME];
    this.player = S[a + F_PLAYER];
    this.env = S[BASE] + S[a + F_ENV];
    S[STATUS] = STATUS_RUNNING;
    this.version++;
    if (code >= ABILITY_CODE) this.c.abilities.use(this, code);
    else {
      const id = S[a + F_NODE];
      const { take, nodes } = this.c.dispatch;
      take[id].call(nodes[id], this, a, code);
    }
  }

  /** Programs on the stack, outermost first, for messages. */
  members(): string[] {
    const S = this.S;
    const names: string[] = [];
    for (let f = S[FRAME]; f >= 0 && names.length < 400; f = S[S[BASE] + f + F_PARENT]) {
      const origin = this.c.nodes[S[S[BASE] + f + F_NODE]].origin;
      const name = `${origin.file}:${origin.line}`;
      if (origin.line > 0 && !names.includes(name)) names.push(name);
    }
    return names.reverse();
  }
}

/** Codes from here on are free abilities: ABILITY_CODE + card * 8 + number of the ability. */
export const ABILITY_CODE = 1 << 20;
