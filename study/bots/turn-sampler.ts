/**
 * Plays lines from a decision to the end of the own turn on copies, by chance and by what was good before, and finds
 * the one that ends best. The line is
 * remembered, and tried again at the next decision, so that a turn is planned as a whole. What the seat does not know is dealt
 * again for each decision. The end of the turn is not confirmed: draws and what others do would hide what the turn is worth.
 */
import {
  cellsKey,
  LENGTH,
  STATUS,
  STATUS_ASKING,
  ChoiceSource,
  FRAME_PLAYER,
  type Knowledge,
  nodeOfOption,
  type OptionMeaning,
  Snapshot,
  Vm,
  drawLegal,
} from '../../interpreter/internal.ts';
import { MoveAverages } from './move-averages.ts';
import type { BestEnds, Line } from './best-ends.ts';
import type { Value } from './value.ts';

/** Decisions that a line may have: a game whose turns do not end is looked at no farther. */
const LONGEST = 300;

/** What is asked of a seat: the machine must be asking it, and is not changed. */
export interface AskedSeat {
  vm: Vm;
  seat: number;
  /** codes of all legal options */
  codes: readonly number[];
  knowledge: Knowledge;
}

/** The same, where no more of what the seat knows matters than what it does not know. */
type AskedToPlan = Omit<AskedSeat, 'knowledge'> & {
  knowledge: { dealAgain(...given: Parameters<Knowledge['dealAgain']>): unknown };
};

/** For planning where all cards lie as they are dealt: several ways are to meet the same ones. */
export const NOTHING_HIDDEN = { dealAgain: (): void => undefined };

/** Whether the option is the confirmation with which the turn ends. */
export const isEndOfTurn = (vm: Vm, code: number): boolean => code === 0 && vm.asking.kind(vm, vm.top) === 'confirm';

export class TurnSampler {
  /** lines played since the bot was made */
  lines = 0;
  /** by option of the decision at hand: the best line found, and what its end is worth */
  readonly found: { value: number; line: Line; isConfirmed: boolean }[] = [];
  private readonly mind: Vm;
  private readonly base: Snapshot;
  private readonly source: ChoiceSource;
  private asked: AskedToPlan | null = null;
  private best = -1;
  private next = 0;
  private rest: Line = { codes: [], nodes: [] };
  private readonly averages = new MoveAverages();
  private readonly codes: number[] = [];
  private readonly nodes: number[] = [];
  /** by position: what it is worth. Most lines from a decision end where another one has ended. */
  private readonly known = new Map<number, number>();

  constructor(
    game: Vm['game'],
    private readonly value: Value,
    seed: number,
    private readonly ends: BestEnds | null = null,
  ) {
    this.mind = new Vm(game);
    this.base = new Snapshot(this.mind);
    this.source = new ChoiceSource(seed);
  }

  /** Begins to think about a decision: deals what the seat does not know, and tries the rest of the remembered line. */
  begin(asked: AskedToPlan): void {
    const { mind, base } = this;
    this.asked = asked;
    base.save(asked.vm);
    base.restore(mind);
    asked.knowledge.dealAgain(mind, asked.seat, this.source);
    base.save(mind);
    this.found.length = 0;
    for (let i = 0; i < asked.codes.length; i++) {
      this.found.push({ value: -Infinity, line: { codes: [], nodes: [] }, isConfirmed: false });
    }
    this.best = -1;
    this.averages.begin();
    this.known.clear();
    this.ends?.clear();
    this.next = this.source.below(asked.codes.length);
    this.resume();
  }

  /** Plays so many more lines. */
  think(lines: number): void {
    const n = this.asked!.codes.length;
    for (let i = 0; i < lines; i++) {
      const isFirst = this.found[this.next].value === -Infinity;
      if (!isFirst && this.best >= 0 && this.source.below(2) === 0) this.vary();
      else {
        this.start();
        this.take(this.asked!.codes[this.next]);
        this.finish(this.next);
        this.next = (this.next + 1) % n;
      }
    }
  }

  /** Number of the option with the best line; of equal ones that which was found first. */
  get bestOption(): number {
    return Math.max(0, this.best);
  }

  /** The option with the best line, which is remembered. */
  choose(): number {
    const best = this.bestOption;
    this.remember(this.found[best].line);
    return best;
  }

  /** This line is the plan for the rest of the turn; its first choice is taken now. */
  remember({ codes, nodes }: Line): void {
    this.rest = { codes: codes.slice(1), nodes: nodes.slice(1) };
  }

  /** Number of the option that the remembered line takes here, or -1; the line is remembered from there on. */
  followRest({ vm, codes }: AskedToPlan): number {
    const { rest } = this;
    const from = restFrom(rest, vm, codes);
    if (from < 0) return -1;
    this.remember({ codes: rest.codes.slice(from), nodes: rest.nodes.slice(from) });
    return codes.indexOf(rest.codes[from]);
  }

  /**
   * What is chosen after the first option of a line, where there was a choice. It ends where something hidden is seen, as that was
   * dealt for the bot only.
   */
  plan({ codes }: Line): OptionMeaning[] {
    const { mind, base } = this;
    const meanings: OptionMeaning[] = [];
    base.restore(mind);
    for (const [i, code] of codes.entries()) {
      if (i > 0) {
        const node = mind.enumerate();
        if (mind.optionCount > 1) meanings.push(nodeOfOption(mind, node, code).meaning(mind, mind.top, code));
      }
      if (isEndOfTurn(this.mind, code)) break;
      mind.learned = false;
      mind.choose(code);
      mind.run();
      if (mind.learned || mind.cells[STATUS] !== STATUS_ASKING) break;
    }
    return meanings;
  }

  /** The best line as it was, up to one of its decisions, and another way from there. */
  private vary(): void {
    const { line } = this.found[this.best];
    const keep = 1 + this.source.below(line.codes.length);
    const option = this.best;
    this.start();
    for (let i = 0; i < keep; i++) {
      if (i > 0) this.mind.run();
      this.take(line.codes[i]);
    }
    this.finish(option);
  }

  private start(): void {
    this.lines++;
    this.base.restore(this.mind);
    this.codes.length = 0;
    this.nodes.length = 0;
  }

  private take(code: number): void {
    const { mind } = this;
    this.codes.push(code);
    this.nodes.push(mind.asking.id);
    if (isEndOfTurn(this.mind, code)) this.ended = true;
    else mind.choose(code);
  }
  private ended = false;

  /** Plays the line to the end of the turn and notes what that is worth. */
  private finish(option: number): void {
    if (!this.ended) this.playOn();
    if (!this.mind.failed) this.note(option, this.ended);
    this.ended = false;
  }

  private note(option: number, isConfirmed: boolean): void {
    const value = this.valueOfEnd();
    this.averages.add(this.nodes, this.codes, value);
    const found = this.found[option];
    const isBetter = value > found.value;
    const isAmongBest = this.ends?.accepts(value) === true;
    if (!isBetter && !isAmongBest) return;
    const line = { codes: [...this.codes], nodes: [...this.nodes] };
    if (isAmongBest) this.ends.add({ option, value, line, isConfirmed });
    if (!isBetter) return;
    Object.assign(found, { value, line, isConfirmed });
    if (this.best < 0 || value > this.found[this.best].value) this.best = option;
  }

  private valueOfEnd(): number {
    const { mind, known } = this;
    const key = cellsKey(mind.cells, mind.cells[LENGTH]);
    let value = known.get(key);
    if (value === undefined) {
      value = this.value.of(mind, this.asked!.seat);
      known.set(key, value);
    }
    return value;
  }

  private playOn(): void {
    const { mind, source } = this;
    while (this.isOwn()) {
      mind.enumerate();
      this.take(drawLegal(mind, source, this.draw));
      if (this.ended) return;
    }
  }

  private readonly draw = (vm: Vm, source: ChoiceSource): number => this.averages.draw(vm, source);

  /** Runs on to the next decision; whether it is the seat's own, in the same turn. */
  private isOwn(): boolean {
    const { mind } = this;
    const { cells } = mind;
    mind.run();
    if (mind.failed || cells[STATUS] !== STATUS_ASKING || this.codes.length >= LONGEST) return false;
    return mind.turnsEnded === this.asked!.vm.turnsEnded && cells[mind.top + FRAME_PLAYER] === this.asked!.seat;
  }

  /** Follows the remembered line from this decision on, as far as it can be followed, and goes on by chance. */
  private resume(): void {
    const { mind, rest } = this;
    const { codes, vm } = this.asked!;
    const from = restFrom(rest, vm, codes);
    if (from < 0) return;
    this.start();
    const option = codes.indexOf(rest.codes[from]);
    this.take(rest.codes[from]);
    for (let i = from + 1; i < rest.codes.length && !this.ended && this.isOwn(); i++) {
      if (mind.asking.id !== rest.nodes[i] || !this.canTake(rest.codes[i])) break;
      this.take(rest.codes[i]);
    }
    this.finish(option);
  }

  private canTake(code: number): boolean {
    const { mind } = this;
    mind.enumerate();
    for (let i = 0; i < mind.optionCount; i++) {
      if (mind.options[i] === code) return mind.optionCount === 1 || mind.search.isLegal(mind, i);
    }
    return false;
  }
}

/** Where in a line it is decided what is asked now; -1 where the line has nothing that is on offer. */
const restFrom = ({ codes, nodes }: Line, vm: Vm, offered: readonly number[]): number =>
  codes.findIndex((code, i) => nodes[i] === vm.asking.id && offered.includes(code));
