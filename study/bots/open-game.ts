/**
 * Thinks about games in which nothing is hidden: by playouts, and where the end is in reach, by a search that knows. Both are charged to
 * the same budget: a line is a playout, and a search that tries as many positions as a playout has decisions is a line, too.
 */
import type { CompiledGame, OptionMeaning } from '../../interpreter/internal.ts';
import type { Budget } from './levels.ts';
import { ExactSearch } from './exact-search.ts';
import { Playouts } from './playouts.ts';
import type { AskedSeat } from './turn-sampler.ts';

/** Playouts after which it is estimated whether the end is in reach, and the part of a budget that may go into the search. */
const SOUNDINGS = 2;
const TO_SEARCH = 1 / 2;
/** Positions that a bot may try in a game beyond its lines: a small game is known to all. */
const BEYOND_LINES = 2000;
/** After a search that did not come to the end, the next one must seem so much easier. */
const MORE_CAUTIOUS = 2;

export class OpenGame {
  private readonly playouts: Playouts;
  private readonly exact: ExactSearch;
  private asked: AskedSeat | null = null;
  private beyond = BEYOND_LINES;
  private caution = 1;
  /** the answer, where the end is known and a victory is sure, or nothing else is as good */
  private known: number | null = null;
  /** whether the end is known */
  isExact = false;

  constructor(game: CompiledGame, seed: number) {
    this.playouts = new Playouts(game, seed);
    this.exact = new ExactSearch(game);
  }

  /** Whether nothing is hidden from anybody, and somebody may win. */
  static isOne({ vm, knowledge }: AskedSeat): boolean {
    const { tables, goals } = vm.game;
    return (tables.players > 1 || goals.length > 0) && knowledge.state.mixes.every((mixes) => mixes.length === 0);
  }

  /** Whether playouts do not come to an end, so that nothing is learned from them. */
  get isEndless(): boolean {
    return this.playouts.areEndless;
  }

  begin(asked: AskedSeat): void {
    this.asked = asked;
    this.known = null;
    this.isExact = false;
    this.playouts.begin(asked);
    this.search({ positions: 0, until: Infinity });
  }

  think(budget: Budget): void {
    if ('lines' in budget) this.thinkLines(budget.lines);
    else this.thinkUntil(performance.now(), budget.milliseconds);
  }

  private thinkLines(lines: number): void {
    const { playouts } = this;
    let left = lines - this.sound(Math.min(SOUNDINGS, lines));
    const ofLines = playouts.length * left * TO_SEARCH;
    const used = this.search({ positions: ofLines + this.beyond, until: Infinity });
    this.beyond -= Math.max(0, used - ofLines);
    left -= Math.ceil(Math.min(used, ofLines) / Math.max(1, playouts.length));
    for (; left > 0 && this.known === null; left--) playouts.playOne();
  }

  private thinkUntil(begin: number, milliseconds: number): void {
    const { playouts } = this;
    const sounded = this.sound(SOUNDINGS);
    const perPosition = (performance.now() - begin) / Math.max(1, sounded * playouts.length);
    const toSearch = milliseconds * TO_SEARCH;
    this.search({ positions: toSearch / perPosition, until: begin + toSearch });
    while (this.known === null && performance.now() < begin + milliseconds) playouts.playOne();
  }

  /** How many playouts were played. */
  private sound(playouts: number): number {
    let played = 0;
    for (; played < playouts && this.known === null; played++) this.playouts.playOne();
    return played;
  }

  /** Searches, if the end seems to be in reach; how many positions were tried. */
  private search(allowance: { positions: number; until: number }): number {
    const { playouts, exact, asked } = this;
    if (this.isExact) return 0;
    const isFree = allowance.positions === 0;
    if (!isFree && playouts.positionsToEnd * this.caution > allowance.positions) return 0;
    const before = exact.tried;
    const found = exact.best(asked!, allowance);
    if (found !== null) {
      this.isExact = true;
      if (found.isWon || found.options.length === 1) this.known = found.options[0];
      else playouts.among(found.options.map((option) => asked!.codes[option]));
    } else if (!isFree) this.caution *= MORE_CAUTIOUS;
    return exact.tried - before;
  }

  best(): number {
    return this.known ?? this.playouts.best();
  }

  /** From 0 to 1, by option, the victory that is to be expected; -Infinity where nothing was tried. */
  worths(): number[] {
    return this.playouts.worths();
  }

  plan(option: number): OptionMeaning[] {
    return this.playouts.plan(option);
  }
}
