/**
 * Plays the game to its end by chance, again and again, and learns which choices win: of the positions that were met a tree is kept, and
 * behind it each choice is drawn by what it came to elsewhere. Nothing is known of a game but its rules, so whatever tells in it, pieces,
 * ways that are open or lines that are joined, tells by its result. Only where nothing is hidden; what is left to chance is drawn anew
 * for each playout.
 */
import {
  cellsKey,
  ChoiceSource,
  type CompiledGame,
  drawLegal,
  FRAME_PLAYER,
  LENGTH,
  legalOptions,
  nodeOfOption,
  type OptionMeaning,
  RANDOM,
  Snapshot,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { ChoiceResults } from './choice-results.ts';
import { MetPosition } from './met-position.ts';
import { worthOfOutcome } from './outcome.ts';
import type { AskedSeat } from './turn-sampler.ts';

/** Decisions that a playout may have; so many that were cut off may be chance. */
const LONGEST = 2000;
const FEW = 3;
/** Positions that are remembered. */
const MOST_MET = 50_000;
/** Cells of the generator. */
const GENERATOR = 4;

export class Playouts {
  private readonly mind: Vm;
  private readonly base: Snapshot;
  private readonly source: ChoiceSource;
  private readonly general = new ChoiceResults();
  private readonly met = new Map<number, MetPosition>();
  private asked: AskedSeat | null = null;
  private root: MetPosition | null = null;
  /** options of the root that may be taken */
  private open: readonly number[] = [];
  /** playouts since the bot was made, and those that were cut off */
  private played = 0;
  private cutOff = 0;
  /** of the playouts from here: how many, their decisions, and the sum of the logarithms of how many options these had */
  private fromHere = { playouts: 0, decisions: 0, logOptions: 0 };
  // the playout at hand: by decision, and of the first ones the positions that are remembered, with what was chosen there
  private readonly seats: number[] = [];
  private readonly nodes: number[] = [];
  private readonly codes: number[] = [];
  private readonly path: { position: MetPosition; option: number }[] = [];
  private isKnown = true;

  constructor(game: CompiledGame, seed: number) {
    this.mind = new Vm(game);
    this.base = new Snapshot(this.mind);
    this.source = new ChoiceSource(seed);
  }

  /** Whether most of them are cut off, so that they say nothing. */
  get areEndless(): boolean {
    return this.cutOff >= FEW && this.cutOff * 2 > this.played;
  }

  /** Playouts that came through this decision, with those from earlier ones. */
  get through(): number {
    return this.root!.count;
  }

  /** Decisions of all playouts from here since it was begun. */
  get decisions(): number {
    return this.fromHere.decisions;
  }

  /** Decisions of a playout from here. */
  get length(): number {
    const { playouts, decisions } = this.fromHere;
    return playouts === 0 ? 0 : decisions / playouts;
  }

  /**
   * About how many choices are tried to search the game to its end from here: the root of all ways in which it may go on, as a good
   * search needs to look at each answer to one choice, or each choice with one answer.
   */
  get choicesToEnd(): number {
    const { playouts, logOptions } = this.fromHere;
    return playouts === 0 ? Infinity : Math.exp(logOptions / playouts / 2);
  }

  /** Begins with a decision. */
  begin(asked: AskedSeat): void {
    const { mind, base, met } = this;
    this.asked = asked;
    base.save(asked.vm);
    if (met.size > MOST_MET) met.clear();
    base.restore(mind);
    mind.run();
    const root = this.positionHere() ?? this.meet();
    this.root = root;
    this.among(asked.codes);
    this.fromHere = { playouts: 0, decisions: 0, logOptions: 0 };
  }

  /** Only these options of the decision may be taken. */
  among(codes: readonly number[]): void {
    this.open = codes.map((code) => this.root!.codes.indexOf(code));
  }

  /** Plays one game to its end, and learns from it. */
  playOne(): void {
    const { mind, path, seats, nodes, codes } = this;
    const { knowledge, seat: thinking } = this.asked!;
    this.base.restore(mind);
    knowledge.dealAgain(mind, thinking, this.source);
    path.length = seats.length = nodes.length = codes.length = 0;
    this.isKnown = true;
    this.played++;
    this.fromHere.playouts++;
    while (this.isAsking()) {
      if (codes.length === LONGEST) {
        this.cutOff++;
        break;
      }
      seats.push(mind.cells[mind.top + FRAME_PLAYER]);
      nodes.push(mind.asking.id);
      const code = this.next();
      codes.push(code);
      mind.choose(code);
    }
    this.fromHere.decisions += codes.length;
    if (!mind.failed) this.learn(worthOfOutcome(mind));
  }

  private isAsking(): boolean {
    this.mind.run();
    return !this.mind.failed && this.mind.cells[STATUS] === STATUS_ASKING;
  }

  /** Chooses at a decision: by what is known of the position, and behind the first that was not known by chance. */
  private next(): number {
    const { mind, codes } = this;
    if (!this.isKnown) {
      mind.enumerate();
      this.fromHere.logOptions += Math.log(mind.optionCount);
      return drawLegal(mind, this.source, this.general.draw);
    }
    let position = codes.length === 0 ? this.root : this.positionHere();
    if (position === null) {
      position = this.meet();
      this.isKnown = position.codes.length === 1;
    }
    const option = position.toTry(codes.length === 0 ? this.open : position.options, this.source);
    this.fromHere.logOptions += Math.log(position.codes.length);
    this.path.push({ position, option });
    return position.codes[option];
  }

  private positionHere(): MetPosition | null {
    return this.met.get(this.key()) ?? null;
  }

  private meet(): MetPosition {
    const { mind } = this;
    const player = mind.cells[mind.top + FRAME_PLAYER];
    const position = new MetPosition(mind.asking.id, player, legalOptions(mind), this.general);
    this.met.set(this.key(), position);
    return position;
  }

  /** Of the position, whatever the generator will bring. */
  private key(): number {
    const { cells } = this.mind;
    const generator = cells.slice(RANDOM, RANDOM + GENERATOR);
    cells.fill(0, RANDOM, RANDOM + GENERATOR);
    const key = cellsKey(cells, cells[LENGTH]);
    cells.set(generator, RANDOM);
    return key;
  }

  private learn(results: readonly number[]): void {
    const { path, seats, nodes, codes, general } = this;
    for (const [from, { position, option }] of path.entries()) {
      const result = results[position.seat];
      position.add(option, result);
      for (let i = from; i < codes.length; i++) {
        if (seats[i] === position.seat && nodes[i] === position.node) position.addLater(codes[i], result);
      }
    }
    for (let i = 0; i < codes.length; i++) general.add(seats[i], nodes[i], codes[i], results[seats[i]]);
  }

  /** Number of the option that it takes. */
  best(): number {
    return this.optionOf(this.root!.best(this.open));
  }

  /** From 0 to 1, by option of the decision; -Infinity where none was tried. */
  worths(): number[] {
    const { root, asked } = this;
    return asked!.codes.map((code) => {
      const option = root!.codes.indexOf(code);
      return root!.timesOf(option) === 0 ? -Infinity : root!.worth(option);
    });
  }

  /** What the seat would choose after an option in its turn, as far as positions are remembered. */
  plan(option: number): OptionMeaning[] {
    const { mind, base, asked } = this;
    const meanings: OptionMeaning[] = [];
    base.restore(mind);
    let code = asked!.codes[option];
    for (;;) {
      mind.learned = false;
      mind.choose(code);
      if (!this.isAsking() || mind.learned || mind.cells[mind.top + FRAME_PLAYER] !== asked!.seat) return meanings;
      const position = this.positionHere();
      if (position === null || position.count === 0) return meanings;
      code = position.codes[position.best(position.options)];
      const node = mind.enumerate();
      if (mind.optionCount > 1) meanings.push(nodeOfOption(mind, node, code).meaning(mind, mind.top, code));
    }
  }

  private optionOf(option: number): number {
    return this.asked!.codes.indexOf(this.root!.codes[option]);
  }
}
