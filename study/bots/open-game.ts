/**
 * Thinks about games in which nothing is hidden: by playouts, and where the end is in reach, by a search that knows. Both are charged to
 * the same budget: a line is a playout, and a search that tries as many choices as a playout has decisions is a line, too.
 */
import type { CompiledGame, OptionMeaning } from '../../interpreter/internal.ts';
import type { Budget } from './budget.ts';
import { type Allowance, ExactSearch } from './exact-search.ts';
import { Playouts } from './playouts.ts';
import type { AskedSeat } from './turn-sampler.ts';

/** Playouts after which it is estimated whether the end is in reach, and the part of a budget that may go into the search. */
const SOUNDINGS = 4;
const TO_SEARCH = 1 / 2;
/** Choices that a bot may try in a game beyond its lines: a small game is known to all. */
const BEYOND_LINES = 8000;
/** A search tries so many times the choices of which playouts give an estimate, or fewer; more often than not. */
const MORE_THAN_ESTIMATED = 16;
/** Decisions that playouts may have at one choice, whatever their number: in a long game nobody is to wait for long. */
const MOST_DECISIONS = 100_000;
const PERCENT = 100;
/** After a search that did not come to the end, the next one must seem so much easier. */
const MORE_CAUTIOUS = 2;

export class OpenGame {
  private readonly playouts: Playouts;
  private readonly exact: ExactSearch;
  private asked: AskedSeat | null = null;
  private beyond = BEYOND_LINES;
  private caution = MORE_THAN_ESTIMATED;
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
    const knowsAll = (seat: number): boolean => knowledge.knowsAll(seat);
    return (tables.players > 1 || goals.length > 0) && knowledge.state.mixes.every((_, seat) => knowsAll(seat));
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
    this.search({ choices: 0, until: Infinity });
  }

  think(budget: Budget): void {
    if ('lines' in budget) this.thinkLines(budget.lines);
    else this.thinkUntil(performance.now(), budget.milliseconds);
  }

  private thinkLines(lines: number): void {
    const { playouts } = this;
    // playouts of earlier decisions that came through here count as well
    let left = lines - playouts.through;
    if (left <= 0) return;
    left -= this.sound(Math.min(SOUNDINGS, left));
    const ofLines = left * TO_SEARCH * playouts.length;
    const tried = this.search({ choices: ofLines + this.beyond, until: Infinity });
    this.beyond -= Math.max(0, tried - ofLines);
    left -= Math.ceil(Math.min(tried, ofLines) / playouts.length);
    for (; left > 0 && this.known === null && playouts.decisions < MOST_DECISIONS; left--) playouts.playOne();
  }

  private thinkUntil(begin: number, milliseconds: number): void {
    const { playouts } = this;
    const toSearch = begin + milliseconds * TO_SEARCH;
    const decisions = this.sound(SOUNDINGS, toSearch) * playouts.length;
    const perChoice = (performance.now() - begin) / decisions;
    this.search({ choices: (toSearch - performance.now()) / perChoice, until: toSearch });
    while (this.known === null && performance.now() < begin + milliseconds) playouts.playOne();
  }

  /** One playout at least; how many were played. */
  private sound(playouts: number, until = Infinity): number {
    let played = 0;
    while (this.known === null && played < playouts && (played === 0 || performance.now() < until)) {
      this.playouts.playOne();
      played++;
    }
    return played;
  }

  /** Searches, if the end seems to be in reach, or for what is remembered where no choice may be tried; how many were tried. */
  private search(allowance: Allowance): number {
    const { playouts, exact, asked } = this;
    const isFree = allowance.choices === 0;
    if (this.isExact || (!isFree && playouts.choicesToEnd * this.caution > allowance.choices)) return 0;
    const before = exact.tried;
    const found = exact.best(asked!, allowance);
    this.isExact = found !== null;
    if (found === null) {
      if (!isFree) this.caution *= MORE_CAUTIOUS;
    } else if (found.isWon || found.options.length === 1) this.known = found.options[0];
    else playouts.among(found.options.map((option) => asked!.codes[option]));
    return exact.tried - before;
  }

  best(): number {
    return this.known ?? this.playouts.best();
  }

  /** By option, in percent, the victory that is to be expected; -Infinity where nothing was tried. */
  worths(): number[] {
    return this.playouts.worths().map((worth) => PERCENT * worth);
  }

  plan(option: number): OptionMeaning[] {
    return this.playouts.plan(option);
  }
}
