/**
 * The machine: one position, the frames on its stack, and the loop that runs the top frame until a decision is
 * due. All that happens is in the position (`cells`); everything else here is scratch space or derived from it.
 */
import { LIMITS, type Origin } from '../../dsl/internal.ts';
import {
  FRAMES_BASE,
  ABILITIES_CLOSED,
  TOP_FRAME,
  LENGTH,
  OBLIGATIONS,
  TURN_OF,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  STATUS_RUNNING,
} from '../position/layout.ts';
import { halvesOf } from '../position/halves.ts';
import {
  FIRST_OPTIONS,
  NESTED_IN_ITSELF,
  PLAYER_STRIDE,
  ROOM,
  SPARE_CELLS,
  TEMPORARY_CELLS,
} from '../position/sizes.ts';
import { ABILITY_CODE, BY_GAME, type Can, DONE, NO, NOTHING, type Result, YES } from './codes.ts';
import type { AskedNumber, CompiledGame, Payments, Search } from './compiled-game.ts';
import {
  FRAME_ENV,
  FRAME_HEAD,
  FRAME_NODE,
  FRAME_OBLIGATIONS,
  FRAME_PARENT,
  FRAME_PC,
  FRAME_PLAYER,
  FRAME_RESULT,
} from './frame.ts';
import type { Candidate, Meeting } from './laid-types.ts';
import { GrowthBound } from './growth.ts';
import { BETWEEN_STEPS, BRANCHES, COMPLETES, FREE_CHOICE, MAY_COMPLETE, INSTANT, SILENT, type Node } from './node.ts';
import { EndlessChainError, StoppedError } from './stopped.ts';
import type { PieceDeed, TileDeed, TraceEvent } from './trace-event.ts';
import { Paths } from './paths.ts';
import { Prefixes } from './prefixes.ts';
import { TriggerQueue } from './trigger-queue.ts';

/** Choices that a program makes for its player. */
export interface Plan {
  /** of the program, relative to the first frame */
  readonly frame: number;
  /** the option to take of the question at hand; null: the player decides */
  next(vm: Vm): number | null;
}

/** Is called for every change while it happens, but not while looking ahead. */
export interface EventSink {
  push(event: TraceEvent): void;
  /** The acting player's (or the game's) counter changed by `n`. */
  counter(vm: Vm, counter: number, n: number): void;
  /** So much more, or less, of the counter lies on the site. */
  lying(vm: Vm, counter: number, site: number, n: number): void;
  /** what a player has on a card */
  onCard(vm: Vm, counter: number, card: number, n: number): void;
  paid(vm: Vm, plan: Int32Array, what: 'pay' | 'build' | 'upgrade'): void;
  /** `from`: of one that is relocated to the site; `steps`: how many it has gone. */
  piece(vm: Vm, what: PieceDeed, piece: number, site: number, from?: number, steps?: number): void;
  card(vm: Vm, what: 'draw' | 'use' | 'exhaust' | 'ready' | 'discard' | 'ability', card: number): void;
  move(vm: Vm, card: number, from: number, to: number): void;
  /** A card on a board is placed, looked at or turned over. */
  tile(vm: Vm, what: TileDeed, card: number, site: number): void;
  slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void;
  trigger(vm: Vm, origin: Origin): void;
  enter(vm: Vm, procedure: string, step: string): void;
  leave(vm: Vm, procedure: string, step: string): void;
  /** An `each` comes to its next item: a site, or -1 for anything else. */
  reach?(vm: Vm, site: number): void;
  /** A `resolve` comes to the next program of a component: what the component is (see `BY_…`), its number, and `this`. */
  resolve?(vm: Vm, cause: number, id: number, self: number): void;
}

/** Whether a card that moves has lain face down on a board, and lies so afterwards. */
export interface FaceOfMove {
  wasDown: boolean;
  isDown: boolean;
}

/** Hears of every card that a machine moves, but not of those that it moves while looking ahead. */
export interface CardWatch {
  /** `others`: the cards that stay behind in the zone; `acting`: the seat whose turn it is, or -1 */
  moved(card: number, from: number, to: number, others: () => number[], acting: number, face: FaceOfMove): void;
  /** The seats of the mask see a card on a board. */
  saw?(card: number, seats: number): void;
  shuffled(zone: number, cards: ArrayLike<number>): void;
  /** Whether its owner has drawn it and not looked at it yet. */
  isFaceDown?(card: number): boolean;
}

export class Vm {
  readonly game: CompiledGame;
  readonly setSize: number;
  /** cells of `derived` for each player */
  readonly derivedPerPlayer: number;
  readonly cells: Int32Array;
  /** the same memory, for numbers that take half a cell */
  readonly halves: Int16Array;
  /** of `cells` */
  readonly prefixes: Prefixes;
  /** sets of sites: what is derived from the position (its first part, `derived`), constant sets, registers of set expressions */
  sets: Int32Array;
  /** derived: sets by piece, predicates, listeners; see board.ts */
  derived: Int32Array;
  player = 0;
  /** absolute address of the running program's variables */
  env = 0;
  /** lowest cell used by temporary programs, which are at the end of `cells` */
  temporary: number;
  /** > 0 while looking ahead: hidden draws bring nothing, nothing is shuffled or traced */
  lookAhead = 0;
  failed = false;
  /** a player learned something hidden since this was last cleared */
  learned = false;
  /** who chose last: what only that player sees, nobody learns of */
  chooser = -1;
  sink: EventSink | null = null;
  /** hears of cards that move, but not while looking ahead */
  watch: CardWatch | null = null;
  /** own turns that have ended since this machine began: whoever plays a turn to its end compares it */
  turnsEnded = 0;
  /** what is about to be laid, while a condition about it is asked */
  candidate: Candidate | null = null;
  /** where things can be laid so that they meet what lies there */
  meeting: Meeting = { first: 0, second: 0, player: -1, board: -1, byKind: new Map() };
  /** answers questions before anybody is asked */
  plan: Plan | null = null;
  /** grows with every change of what conditions can ask for */
  changes = 0;
  /** changes with every choice and every position put back: what was worked out for one ask holds until then */
  version = 0;
  /** steps that one choice may take */
  stepLimit: number = LIMITS.steps.most;
  /** things that were looked at in this step */
  private work = 0;

  // Options of the decision at hand, filled by `enumerate`.
  options = new Int32Array(FIRST_OPTIONS);
  sure = new Uint8Array(FIRST_OPTIONS);
  optionCount = 0;

  // The event being announced.
  eventSubject = -1;
  eventPiece = -1;
  eventAmount = 0;
  eventCause = BY_GAME;
  eventTrack = -1;
  eventZone = -1;
  /** how many cards are drawn */
  eventCards = 0;
  /** the route by which a card leaves, and the constant that it is too many for; -1: none */
  eventRoute = '';
  eventLimit = -1;
  eventSignal = -1;
  eventPredicate = -1;
  /** the predicate was true of the site before its piece came */
  eventArrived = false;
  /** the piece has come from a site where the same was true of it */
  eventMoved = false;
  /** the kind in whose place the piece came, or -1 */
  eventReplaced = -1;
  eventPeriod = -1;
  readonly eventCounters: Int32Array;
  /** the player to whom a reaction that begins is one */
  reactionTo = -1;

  // What this machine works with while it runs. A compiled game is shared by all machines that run it and holds none of this.
  readonly payments: Payments;
  readonly search: Search;
  readonly triggers = new TriggerQueue();
  /** sites, while one function lists and reads them; no other buffer of sites is in use inside it */
  readonly siteBuffer: Int32Array;
  /** ways from a site to others */
  readonly paths: Paths;
  /** the cards of a zone, while it is shuffled */
  readonly cardList: Int32Array;
  /** sets of the watched predicates before the board changes */
  readonly beforeSets: Int32Array;
  /** by number of a procedure's node: whether it is being asked if it can do something, so that it does not ask itself */
  readonly askedProcedures: Uint8Array;
  /** what the rest of a turn may add, while it is asked; see nodes/growth.ts */
  readonly bound: GrowthBound;
  /** the obligation that the asking frame is under, and the address of its procedure's frame; see nodes/obligations.ts */
  obligation = -1;
  obligedProcedure = -1;
  private readonly nodeBuffers: Int32Array[] = [];
  private readonly closureBuffers: Int32Array[] = [];
  // What a node's `step` listed for the ask that follows it.
  private listedBy = -1;
  private listedAt = -1;
  private listedVersion = -1;
  private listedCount = 0;
  /** what `keepFirst` was told besides */
  listedCan: Can = NO;

  constructor(game: CompiledGame) {
    this.game = game;
    this.setSize = game.tables.setSize;
    this.derivedPerPlayer = game.derivedLayout.perPlayer;
    this.cells = new Int32Array(game.tables.layout.fixed + ROOM + TEMPORARY_CELLS);
    this.halves = halvesOf(this.cells);
    this.prefixes = new Prefixes(this.cells);
    this.sets = new Int32Array(game.registers);
    for (const { at, set } of game.constants) this.sets.set(set, at);
    this.derived = this.sets.subarray(0, game.derivedLayout.size);
    this.eventCounters = new Int32Array(game.tables.counterIds.length);
    this.payments = game.newPayments();
    this.search = game.newSearch();
    this.bound = new GrowthBound(game.playerCounters.length, game.growth.ofTrack.length);
    this.siteBuffer = new Int32Array(game.bufferSize);
    this.paths = new Paths(game.bufferSize);
    this.cardList = new Int32Array(game.bufferSize);
    this.beforeSets = new Int32Array(game.watchedPredicates.length * this.setSize);
    this.askedProcedures = new Uint8Array(game.nodes.length);
    this.temporary = this.cells.length;
  }

  /** Makes room for the sets of what is asked beside the game. */
  makeRoomFor({ registers, constants }: AskedNumber): void {
    if (this.sets.length >= registers) return;
    const sets = new Int32Array(registers);
    sets.set(this.sets);
    for (const { at, set } of constants) if (at >= this.sets.length && at < registers) sets.set(set, at);
    this.sets = sets;
    this.derived = sets.subarray(0, this.derived.length);
  }

  /** A scratch list for the node, large enough for any set of sites, cards or slots; valid until the node fills it again. */
  buffer(node: Node): Int32Array {
    return (this.nodeBuffers[node.id] ??= new Int32Array(this.game.bufferSize));
  }
  /** The same for a compiled question, by the number that it got from `Compiler.buffer`. */
  closureBuffer(index: number): Int32Array {
    return (this.closureBuffers[index] ??= new Int32Array(this.game.bufferSize));
  }

  /** The node's `step` has listed `count` options in its buffer for the ask of its frame. */
  keepListed(node: Node, frame: number, count: number): void {
    this.listedBy = node.id;
    this.listedAt = frame;
    this.listedVersion = this.version;
    this.listedCount = count;
  }
  /** How many options are listed in the node's buffer for the ask of its frame; -1 when they must be listed again. */
  listed(node: Node, frame: number): number {
    return this.listedBy === node.id && this.listedAt === frame && this.listedVersion === this.version
      ? this.listedCount
      : -1;
  }
  /** The node's `step` has found that the first of its options that can be done is number `first`. */
  keepFirst(node: Node, frame: number, first: number, can: Can): void {
    this.keepListed(node, frame, first);
    this.listedCan = can;
  }
  /** The node has used its buffer for something else. */
  forgetListed(node: Node): void {
    if (this.listedBy === node.id) this.listedBy = -1;
  }

  /** Pushes the programs that were added to `triggers`, above whatever runs. */
  flushTriggers(): void {
    const { entries } = this.triggers;
    if (entries.length === 0) return;
    this.game.triggeredPrograms.pushAll(this, entries);
    entries.length = 0;
  }

  /** Absolute address of the top frame; -1 when none. */
  get top(): number {
    const f = this.cells[TOP_FRAME];
    return f < 0 ? -1 : this.cells[FRAMES_BASE] + f;
  }

  /** The node of the top frame: where a decision is due, the one that asks. */
  get asking(): Node {
    return this.game.nodes[this.cells[this.top + FRAME_NODE]];
  }

  /** Throws where so many cells more would reach what is at the end of them. */
  needRoom(size: number): void {
    if (this.cells[LENGTH] + size <= this.temporary - SPARE_CELLS) return;
    throw this.tooMuch('room');
  }

  private tooMuch(limit: 'room' | 'steps'): StoppedError {
    const members = this.runningPrograms();
    return this.runsInItself() ? new EndlessChainError(members) : new StoppedError(limit, members);
  }

  /** Whether one node runs within itself over and over. */
  private runsInItself(): boolean {
    const { cells } = this;
    const times = new Map<number, number>();
    for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const id = cells[cells[FRAMES_BASE] + f + FRAME_NODE];
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    return Math.max(0, ...times.values()) > NESTED_IN_ITSELF;
  }

  /** A question looks at so many things more. */
  weigh(things: number): void {
    this.work += things;
    if (this.work > LIMITS.work.most) throw new StoppedError('work', this.runningPrograms());
  }

  /** Pushes a frame for `node` with `size` cells (at least its head); the parent is the top frame. Returns its address. */
  push(node: Node, size: number): number {
    const cells = this.cells;
    const frame = cells[LENGTH];
    this.needRoom(size);
    cells[frame + FRAME_PARENT] = cells[TOP_FRAME];
    cells[frame + FRAME_NODE] = node.id;
    cells[frame + FRAME_PC] = 0;
    cells[frame + FRAME_RESULT] = 0;
    cells[frame + FRAME_PLAYER] = this.player;
    cells[frame + FRAME_ENV] = this.env - cells[FRAMES_BASE];
    cells[frame + FRAME_OBLIGATIONS] = 0;
    for (let i = frame + FRAME_HEAD; i < frame + size; i++) cells[i] = 0;
    cells[TOP_FRAME] = frame - cells[FRAMES_BASE];
    cells[LENGTH] = frame + size;
    return frame;
  }

  /** Pops the frame and sets its parent's result. */
  pop(frame: number, result: Result): void {
    const cells = this.cells;
    if (cells[frame + FRAME_OBLIGATIONS] !== 0) {
      if (result !== DONE) return this.fail(); // an obligation cannot be met any more
      cells[OBLIGATIONS] -= cells[frame + FRAME_OBLIGATIONS];
    }
    const parent = cells[frame + FRAME_PARENT];
    cells[TOP_FRAME] = parent;
    cells[LENGTH] = frame;
    if (parent >= 0) {
      cells[cells[FRAMES_BASE] + parent + FRAME_RESULT] = result;
    }
  }

  /** Pops the frame without setting its parent's result: for what an event set off. */
  popSilently(frame: number): void {
    const cells = this.cells;
    cells[OBLIGATIONS] -= cells[frame + FRAME_OBLIGATIONS];
    cells[TOP_FRAME] = cells[frame + FRAME_PARENT];
    cells[LENGTH] = frame;
  }

  /**
   * Runs a child of the frame at `frame`: at once when it needs no frame (true; but events may have pushed frames, so
   * compare `top`), else by pushing it (false). The result comes to FRAME_RESULT of `frame`.
   */
  call(child: Node, frame: number): boolean {
    const { dispatch } = this.game;
    const id = child.id;
    const flags = dispatch.flags[id];
    if (flags & BRANCHES) {
      const picked = dispatch.branch[id].call(child, this);
      if (this.trusted === child) this.trusted = picked;
      if (picked === null) {
        this.cells[frame + FRAME_RESULT] = NOTHING;
        return true;
      }
      return this.call(picked, frame);
    }
    if (flags & INSTANT) {
      const relative = frame - this.cells[FRAMES_BASE];
      const result = dispatch.run[id].call(child, this);
      this.cells[this.cells[FRAMES_BASE] + relative + FRAME_RESULT] = result;
      return true;
    }
    dispatch.begin[id].call(child, this);
    return false;
  }

  oblige(frame: number): void {
    this.cells[frame + FRAME_OBLIGATIONS]++;
    this.cells[OBLIGATIONS]++;
  }
  releaseObligation(frame: number): void {
    if (this.cells[frame + FRAME_OBLIGATIONS] > 0) {
      this.cells[frame + FRAME_OBLIGATIONS]--;
      this.cells[OBLIGATIONS]--;
    }
  }

  /**
   * The player leaves what the frame asks for: `may …`. What waits for it in a game waits no longer. Looking ahead, where the
   * question is whether something can be done, leaving it is no way to do it.
   */
  leave(frame: number): void {
    if (this.lookAhead === 0) this.meetObligations(frame);
    this.pop(frame, NOTHING);
  }
  /** Whether a result says that a player has left what was to be done, after all. */
  isLeft(result: number): boolean {
    return result === NOTHING && this.lookAhead === 0;
  }

  /** Ends a frame with what its child has come to, which had to be done: done, or left by the player. */
  endAsChild(frame: number): void {
    const result = this.cells[frame + FRAME_RESULT] as Result;
    if (result === DONE || this.isLeft(result)) this.pop(frame, result);
    else this.fail();
  }

  /** The frame at `frame` will end done whatever follows: what waits only for that is met. */
  meetObligations(frame: number): void {
    const cells = this.cells;
    const { dispatch } = this.game;
    if (cells[OBLIGATIONS] === 0) return;
    for (;;) {
      cells[OBLIGATIONS] -= cells[frame + FRAME_OBLIGATIONS];
      cells[frame + FRAME_OBLIGATIONS] = 0;
      const parent = cells[frame + FRAME_PARENT];
      if (parent < 0 || dispatch.flags[cells[frame + FRAME_NODE]] & SILENT) return;
      const up = cells[FRAMES_BASE] + parent;
      if (!this.completesWithChild(up)) return;
      frame = up;
    }
  }

  /** Whether the frame at `frame` is done for sure once its running child is. */
  private completesWithChild(frame: number): boolean {
    const id = this.cells[frame + FRAME_NODE];
    const { dispatch } = this.game;
    const flags = dispatch.flags[id];
    if (flags & COMPLETES) return true;
    return (flags & MAY_COMPLETE) !== 0 && dispatch.completesNow[id].call(dispatch.nodes[id], this, frame);
  }

  /** Obligations that are met for sure when the frame at `frame` ends done. */
  obligationsMetBy(frame: number): number {
    const cells = this.cells;
    const { dispatch } = this.game;
    let sum = 0;
    for (;;) {
      sum += cells[frame + FRAME_OBLIGATIONS];
      if (sum === cells[OBLIGATIONS]) return sum;
      const parent = cells[frame + FRAME_PARENT];
      if (parent < 0 || dispatch.flags[cells[frame + FRAME_NODE]] & SILENT) return sum;
      const up = cells[FRAMES_BASE] + parent;
      if (!this.completesWithChild(up)) return sum;
      frame = up;
    }
  }

  /** the node that is about to run, if a trial has just shown that it can be done: it does not try itself again */
  trusted: Node | null = null;
  trusts(node: Node): boolean {
    const is = this.trusted === node;
    this.trusted = null;
    return is;
  }

  obligationsMetByTop(): number {
    return this.obligationsMetBy(this.cells[FRAMES_BASE] + this.cells[TOP_FRAME]);
  }

  fail(): void {
    this.failed = true;
  }

  /** Waits for a choice at the top frame. */
  ask(): void {
    this.cells[STATUS] = STATUS_ASKING;
  }

  /** Runs until a decision is due, the game is over, or (looking ahead) something failed or all obligations are met. */
  run(): void {
    const {
      dispatch: { step, nodes },
      anyStateTrigger,
      heardOfOthers,
    } = this.game;
    let steps = 0;
    let looked = -1;
    const cells = this.cells;
    while (cells[STATUS] === STATUS_RUNNING && !this.failed) {
      if (this.lookAhead > 0 && cells[OBLIGATIONS] === 0) return;
      const f = cells[TOP_FRAME];
      if (f < 0) {
        cells[STATUS] = STATUS_OVER;
        return;
      }
      if (++steps > this.stepLimit) throw this.tooMuch('steps');
      this.work = 0;
      const frame = cells[FRAMES_BASE] + f;
      this.player = cells[frame + FRAME_PLAYER];
      this.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
      if (anyStateTrigger && this.changes * PLAYER_STRIDE + this.player !== looked) {
        looked = this.changes * PLAYER_STRIDE + this.player;
        if (this.game.fireStateTriggers(this)) continue;
      }
      if (heardOfOthers !== 0 && this.game.beginReaction(this)) continue;
      const id = cells[frame + FRAME_NODE];
      step[id].call(nodes[id], this, frame);
      if (this.plan !== null && (cells[STATUS] as number) === STATUS_ASKING) this.followPlan(this.plan);
    }
  }

  /** Answers the question at hand as it was planned, if it was. */
  followPlan(plan: Plan): void {
    const option = plan.next(this);
    if (option !== null) this.choose(option);
  }

  /** Makes the top frame the running one and lists its options, before any look-ahead. */
  enumerate(): Node {
    const cells = this.cells;
    const frame = cells[FRAMES_BASE] + cells[TOP_FRAME];
    this.player = cells[frame + FRAME_PLAYER];
    this.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
    this.optionCount = 0;
    this.work = 0;
    const node = this.game.nodes[cells[frame + FRAME_NODE]];
    this.game.dispatch.offer[node.id].call(node, this, frame);
    if (
      cells[ABILITIES_CLOSED] === 0 &&
      cells[TURN_OF] === this.player &&
      this.game.anyAbility &&
      this.isFreeChoice(frame)
    ) {
      this.game.abilities.offer(this, frame);
    }
    return node;
  }

  /** Whether the acting player could use a free ability at the frame at `frame`. */
  mayUseAbility(frame: number): boolean {
    return (
      this.cells[ABILITIES_CLOSED] === 0 &&
      this.cells[TURN_OF] === this.player &&
      this.game.anyAbility &&
      this.isFreeChoice(frame) &&
      this.game.abilities.any(this)
    );
  }

  /** Whether the frame at `frame` asks its player "what next": between parts and blocks, and between the steps of a procedure. */
  private isFreeChoice(frame: number): boolean {
    const { cells, game } = this;
    if (game.dispatch.flags[cells[frame + FRAME_NODE]] & FREE_CHOICE) return true;
    const parent = cells[frame + FRAME_PARENT];
    return parent >= 0 && (game.dispatch.flags[cells[cells[FRAMES_BASE] + parent + FRAME_NODE]] & BETWEEN_STEPS) !== 0;
  }

  /** Adds an option: a code that its node understands, and whether it can be carried out for sure. */
  offer(code: number, can: Can): void {
    if (this.optionCount === this.options.length) this.growOptions();
    this.options[this.optionCount] = code;
    this.sure[this.optionCount++] = can === YES ? 1 : 0;
  }

  private growOptions(): void {
    const { options, sure } = this;
    if (options.length >= LIMITS.options.most) throw new StoppedError('options', this.runningPrograms());
    const most = Math.min(2 * options.length, LIMITS.options.most);
    this.options = new Int32Array(most);
    this.options.set(options);
    this.sure = new Uint8Array(most);
    this.sure.set(sure);
  }

  /** Takes the option with this code of the decision at hand; does not run on. */
  choose(code: number): void {
    const cells = this.cells;
    const frame = cells[FRAMES_BASE] + cells[TOP_FRAME];
    this.player = cells[frame + FRAME_PLAYER];
    if (this.lookAhead === 0) this.chooser = this.player;
    this.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
    cells[STATUS] = STATUS_RUNNING;
    this.version++;
    if (code >= ABILITY_CODE) this.game.abilities.use(this, code);
    else {
      const id = cells[frame + FRAME_NODE];
      const { take, nodes } = this.game.dispatch;
      take[id].call(nodes[id], this, frame, code);
    }
  }

  /** Programs on the stack, outermost first, for messages. */
  runningPrograms(): string[] {
    const cells = this.cells;
    const names: string[] = [];
    for (let f = cells[TOP_FRAME]; f >= 0 && names.length < 400; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const origin = this.game.nodes[cells[cells[FRAMES_BASE] + f + FRAME_NODE]].origin;
      const name = `${origin.file}:${origin.line}`;
      if (origin.line > 0 && !names.includes(name)) names.push(name);
    }
    return names.reverse();
  }
}
