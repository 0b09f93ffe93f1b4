/**
 * Look-ahead: whether some way of going on meets every open obligation. It runs the same programs on a copy of the
 * position, in which hidden draws give nothing; so the answer depends only on what the player may know.
 */
import { FRAMES_BASE, LENGTH, OBLIGATIONS, STATUS, STATUS_ASKING, STATUS_OVER, TOP_FRAME } from '../position/layout.ts';
import { cellsKey } from '../position/hash.ts';
import { FIRST_NO_SITE } from '../position/sizes.ts';
import { ABILITY_CODE } from './codes.ts';
import type { Search } from './compiled-game.ts';
import { FRAME_HEAD, FRAME_PARENT, FRAME_PC } from './frame.ts';
import { boardOf, siteCell, tileCell } from './board.ts';
import type { Node } from './node.ts';
import { Snapshot } from './snapshot.ts';
import { StoppedError } from './stopped.ts';
import type { Vm } from './vm.ts';

/**
 * How a question is searched: so many decisions at most, and so many options of each. Nearly all are answered by the
 * first. The others are searched with few options of each decision first: iterative widening.
 */
const PASSES = [
  { decisions: 300, width: Infinity },
  { decisions: 1200, width: 2 },
  { decisions: 2500, width: 4 },
  { decisions: 8000, width: Infinity },
];
/** From this many decisions on, a question remembers positions that lead nowhere. */
const LONG = 48;

interface Saved {
  readonly position: Snapshot;
  readonly options: number[];
}

export class LookAheadSearch implements Search {
  /** questions given up, and those asked */
  limitsReached = 0;
  questions = 0;
  /** options tried by them */
  tried = 0;
  private readonly pool: Saved[] = [];
  private depth = 0;
  private decisionsLeft = 0;
  private width = Infinity;
  /** decisions of the question at hand of which options were left out */
  private skipped = 0;
  private visited = 0;
  /** a limit that a way of the question at hand came to: whether it leads on is not known */
  private stopped: StoppedError | null = null;
  /** fingerprints of positions of the question at hand from which no obligation can be met */
  private readonly hopeless = new Set<number>();
  constructor(private readonly trial: Node) {}

  private entry(vm: Vm): Saved {
    const entry = (this.pool[this.depth] ??= { position: new Snapshot(vm), options: [] });
    this.depth++;
    return entry;
  }

  /**
   * Whether option number `i` of the decision just listed by `enumerate` can be taken with every obligation still
   * within reach.
   */
  isLegal(vm: Vm, i: number): boolean {
    if (vm.sure[i] === 1) {
      const open = vm.cells[OBLIGATIONS];
      if (open === 0) return true;
      if (
        vm.options[i] < ABILITY_CODE &&
        (vm.obligationsMetByTop() === open || vm.game.obligations.isKeptBy(vm, vm.options[i]))
      ) {
        return true;
      }
    }
    return this.tryOption(vm, vm.options[i]);
  }

  /** the options of the decision that is asked about, while a trial overwrites them */
  private readonly savedOptions = { options: [] as number[], sure: [] as number[] };

  private tryOption(vm: Vm, code: number): boolean {
    const n = vm.optionCount;
    const { options, sure } = this.savedOptions;
    for (let i = 0; i < n; i++) {
      options[i] = vm.options[i];
      sure[i] = vm.sure[i];
    }
    const found = this.question(vm, () => vm.choose(code));
    for (let i = 0; i < n; i++) {
      vm.options[i] = options[i];
      vm.sure[i] = sure[i];
    }
    vm.optionCount = n;
    return found;
  }

  /** Whether the node can be done from here, tried out. The position is as before afterwards. */
  canDo(vm: Vm, node: Node): boolean {
    return this.question(vm, () => {
      vm.cells[OBLIGATIONS] = 0; // obligations outside are not part of the question
      const frame = vm.push(this.trial, this.trial.frameSize);
      vm.cells[frame + FRAME_PC] = 1;
      vm.oblige(frame);
      vm.trusted = node;
      vm.call(node, frame);
      vm.trusted = null;
    });
  }

  /** Whether all obligations can be met after `begin`. The position is as before afterwards. */
  private question(vm: Vm, begin: () => void): boolean {
    if (this.depth > 0) {
      // asked by a program that runs: its answer must not depend on how wide the search looks
      const width = this.width;
      this.width = Infinity;
      const found = this.pass(vm, begin);
      this.width = width;
      return found;
    }
    this.questions++;
    this.visited = 0;
    this.stopped = null;
    if (this.hopeless.size > 0) this.hopeless.clear();
    for (const { decisions, width } of PASSES) {
      this.decisionsLeft = decisions;
      this.width = width;
      this.skipped = 0;
      if (this.pass(vm, begin)) return true;
      this.throwIfStopped();
      if (this.decisionsLeft > 0 && this.skipped === 0) return false;
    }
    this.limitsReached++;
    return false;
  }

  /** A way that reached a limit says so, unless another way was found. */
  private throwIfStopped(): void {
    if (this.stopped !== null) throw this.stopped;
  }

  private pass(vm: Vm, begin: () => void): boolean {
    const { sink, temporary, plan } = vm;
    vm.sink = null;
    vm.plan = null;
    const { position } = this.entry(vm);
    position.save(vm);
    vm.lookAhead++;
    let found = false;
    try {
      begin();
      found = this.canFinish(vm);
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      // what comes to no end in sight is no way
      if (error.limit !== 'steps') this.stopped = error;
    }
    vm.lookAhead--;
    position.restore(vm);
    this.depth--;
    vm.sink = sink;
    vm.plan = plan;
    vm.temporary = temporary;
    return found;
  }

  /** Whether site number `i` of the options and one before it, which led to nothing, could be exchanged. */
  private isLikeEarlier(vm: Vm, options: readonly number[], i: number): boolean {
    const { cells, game, player } = vm;
    const site = options[i];
    if (site >= FIRST_NO_SITE) return false;
    const classes = game.siteClasses[cells[game.tables.layout.boards + player]];
    for (let j = 0; j < i; j++) {
      if (options[j] >= FIRST_NO_SITE || classes[options[j]] !== classes[site]) continue;
      if (holdSame(vm, site, options[j]) && !isRemembered(vm, site) && !isRemembered(vm, options[j])) return true;
    }
    return false;
  }

  /** Whether one of the options just listed surely meets all open obligations. */
  private hasSureOption(vm: Vm): boolean {
    const n = vm.optionCount;
    const chain = vm.obligationsMetByTop();
    if (chain === vm.cells[OBLIGATIONS]) {
      for (let i = 0; i < n; i++) if (vm.sure[i] === 1 && vm.options[i] < ABILITY_CODE) return true;
    }
    if (vm.game.obligations.applies(vm)) {
      for (let i = 0; i < n; i++) {
        if (vm.sure[i] === 1 && vm.options[i] < ABILITY_CODE && vm.game.obligations.isMetBy(vm, vm.options[i])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether no obligation can be met once the option is taken, which fills the variable of the running program; -1: no value yet. */
  private isHopelessWith(vm: Vm, variable: number, value: number): boolean {
    if (value >= ABILITY_CODE) return false; // a free ability, which fills no variable
    const cell = vm.env + variable;
    const before = vm.cells[cell];
    vm.cells[cell] = value;
    const hopeless = vm.game.obligations.isHopeless(vm);
    vm.cells[cell] = before;
    return hopeless;
  }

  /** Runs on; at each decision tries the options, the sure ones first. */
  private canFinish(vm: Vm): boolean {
    vm.run();
    if (vm.failed) return false;
    if (vm.cells[OBLIGATIONS] === 0 || vm.cells[STATUS] === STATUS_OVER) return true;
    if (vm.cells[STATUS] !== STATUS_ASKING) return false;
    if (--this.decisionsLeft <= 0) return false;
    const node = vm.enumerate();
    const n = vm.optionCount;
    if (n === 0) return false;
    if (this.hasSureOption(vm)) return true;
    // what the node chooses is not known yet, whatever was chosen a time before
    const variable = node.chosenVariable;
    if (variable < 0 ? vm.game.obligations.isHopeless(vm) : this.isHopelessWith(vm, variable, -1)) return false;
    if (n === 1) {
      vm.choose(vm.options[0]);
      return this.canFinish(vm);
    }
    return this.canFinishByOne(vm, node);
  }

  /** Whether one of several options of the node, listed just now, leads there; tried one after the other. */
  private canFinishByOne(vm: Vm, node: Node): boolean {
    const n = vm.optionCount;
    const fingerprint = ++this.visited > LONG ? cellsKey(vm.cells, vm.cells[LENGTH]) : null;
    if (fingerprint !== null && this.hopeless.has(fingerprint)) return false;
    const { position, options } = this.entry(vm);
    for (let i = 0; i < n; i++) options[i] = vm.options[i];
    const cut = this.skipped;
    const most = Math.min(n, this.width);
    const futile = this.futileOptions(vm, node, n);
    let found = false;
    let isSaved = false;
    let isMoved = false;
    for (let i = 0; i < most && !found; i++) {
      if (isMoved) position.restore(vm);
      isMoved = false;
      if (futile !== null && futile(vm, options, i)) continue;
      if (!isSaved) position.save(vm);
      isSaved = true;
      isMoved = true;
      this.tried++;
      vm.choose(options[i]);
      found = this.canFinish(vm);
      if (this.decisionsLeft <= 0) break;
    }
    this.depth--;
    if (!found && most < n) this.skipped++;
    if (!found && fingerprint !== null && this.decisionsLeft > 0 && this.skipped === cut) {
      this.hopeless.add(fingerprint);
    }
    return found;
  }

  /** Says of an option whether it need not be tried, once those before it led to nothing; null where none can be so. */
  private futileOptions(vm: Vm, node: Node, n: number): ((vm: Vm, options: number[], i: number) => boolean) | null {
    const variable = node.chosenVariable;
    if (n > 2 && node.offersSites(vm, vm.top)) {
      const onBonusOnly = node.lastPiece(vm, vm.top) >= 0 && vm.game.obligations.isHopeless(vm, true);
      if (onBonusOnly) return (vm, options, i) => !mayHaveBonus(vm, options[i]) || this.isLikeEarlier(vm, options, i);
      if (variable < 0) return this.isLikeAnother;
      return (vm, options, i) =>
        this.isLikeEarlier(vm, options, i) || this.isHopelessWith(vm, variable, node.chosenBy(vm, options[i]));
    }
    return variable < 0 ? null : (vm, options, i) => this.isHopelessWith(vm, variable, node.chosenBy(vm, options[i]));
  }
  private readonly isLikeAnother = (vm: Vm, options: number[], i: number): boolean =>
    this.isLikeEarlier(vm, options, i);
}

/** Whether the option is a site with a bonus, or no site. */
const mayHaveBonus = (vm: Vm, option: number): boolean =>
  option >= FIRST_NO_SITE || vm.game.bonuses.has(boardOf(vm, vm.player).sites[option]!);

/** Whether both sites have the same piece and tile. */
const holdSame = (vm: Vm, a: number, b: number): boolean =>
  vm.cells[siteCell(vm, vm.player, a)] === vm.cells[siteCell(vm, vm.player, b)] &&
  vm.cells[tileCell(vm, vm.player, a)] === vm.cells[tileCell(vm, vm.player, b)];

/** Whether a frame or a delayed effect may have the site in a cell of its own. Other numbers may look like it; then it stays apart. */
function isRemembered(vm: Vm, site: number): boolean {
  const { cells, game } = vm;
  for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at++) if (cells[at] === site) return true;
  let end = cells[LENGTH];
  for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const frame = cells[FRAMES_BASE] + f;
    for (let at = frame + FRAME_HEAD; at < end; at++) if (cells[at] === site) return true;
    end = frame;
  }
  return false;
}
