/**
 * A game as its users see it: decisions as values with stable keys, undo to the information line, record and replay.
 * This is the library's face; it holds no rules.
 */
import type { PackModel } from '../dsl/index.ts';
import type { OptionValues } from './position/tables.ts';
import { FRAMES_BASE, TOP_FRAME, LENGTH, STATUS, STATUS_ASKING, STATUS_OVER } from './position/layout.ts';
import { deriveAll } from './machine/board.ts';
import { describePosition, type PositionView } from './view/position-view.ts';
import { startPosition } from './machine/start.ts';
import { hashCells } from './position/hash.ts';
import { TraceSink } from './trace/trace.ts';
import { ranking, type RankEntry } from './view/ranking.ts';
import type { GameRecord } from './record-format.ts';
import { compileGame } from './compile/compile-game.ts';
import { ABILITY_CODE } from './machine/codes.ts';
import type { CompiledGame } from './machine/compiled-game.ts';
import type { DecisionKind, Node } from './machine/node.ts';
import type { TraceEvent } from './machine/trace-event.ts';
import { EndlessChainError, Vm } from './machine/vm.ts';

export interface Option {
  key: string;
  label: string;
}
export interface Refusal extends Option {
  reason: string;
}

export interface Decision {
  /** seat of who decides, from 0 */
  player: number;
  kind: DecisionKind;
  prompt: string;
  options: Option[];
  /** where the rule stands that asks */
  file: string;
  line: number;
}

/** What a caller did that the game does not allow; the message is for people. */
export class GameError extends Error {
  constructor(
    readonly code: 'unknown-option' | 'not-a-player-count' | 'game-over' | 'endless-chain',
    message: string,
  ) {
    super(message);
  }
}

/** `trace`: whether events are kept; or who keeps them. */
export interface NewGame {
  players?: number;
  seed?: number;
  options?: OptionValues;
  trace?: boolean | TraceSink;
}

/** A position to go on from, with the compiled game whose array it is. Such a game has no record of its beginning. */
export interface StartingPosition {
  compiled: CompiledGame;
  cells: Int32Array;
}

interface HistoryStep {
  cells: Int32Array;
  key: string;
  auto: boolean;
  player: number;
  /** somebody learned something by it */ revealing: boolean;
  events: number;
}

const compiled = new WeakMap<PackModel, Map<string, CompiledGame>>();

/** The pack compiled for these players and options; made once. */
export function compile(model: PackModel, players: number, options: OptionValues): CompiledGame {
  const key = JSON.stringify([players, options]);
  let games = compiled.get(model);
  if (!games) compiled.set(model, (games = new Map()));
  let game = games.get(key);
  if (!game) games.set(key, (game = compileGame(model, players, options)));
  return game;
}

/** Every option of the pack with its value: as given, else its default. Throws for an unknown option or value. */
export function optionValues(model: PackModel, given: OptionValues = {}): OptionValues {
  const values: OptionValues = {};
  for (const option of model.options) {
    const wanted = given[option.id];
    const value = wanted === undefined ? option.default : option.values.find((v) => String(v) === String(wanted));
    if (value === undefined) {
      throw new GameError(
        'unknown-option',
        `option "${option.id}" has no value "${wanted}"; it may be ${option.values.join(', ')}`,
      );
    }
    values[option.id] = value;
  }
  for (const id in given) {
    if (!(id in values)) {
      throw new GameError(
        'unknown-option',
        `the pack has no option "${id}"${model.options.length ? `; it has ${model.options.map((o) => o.id).join(', ')}` : ''}`,
      );
    }
  }
  return values;
}

export class Game {
  readonly model: PackModel;
  readonly players: number;
  readonly seed: number;
  readonly options: OptionValues;
  readonly vm: Vm;
  private readonly sink: TraceSink | null;
  private readonly steps: HistoryStep[] = [];
  private undone: HistoryStep[] = [];
  private current: Decision | null = null;
  private codes: number[] = [];

  constructor(model: PackModel, { players, seed = 1, options, trace = false }: NewGame = {}, from?: StartingPosition) {
    this.model = model;
    this.players = players ?? model.playerCounts[0];
    if (!model.playerCounts.includes(this.players)) {
      throw new GameError(
        'not-a-player-count',
        `${model.title} is for ${[...model.playerCounts].sort((a, b) => a - b).join(', ')} players, not ${this.players}`,
      );
    }
    this.seed = seed;
    this.options = optionValues(model, options);
    this.vm = new Vm(from?.compiled ?? compile(model, this.players, this.options));
    this.sink = trace === true ? new TraceSink() : trace || null;
    if (from) this.restore(from.cells);
    else startPosition(this.vm, seed);
    this.advance();
  }

  /** The decision that is due, or null when the game is over. */
  get decision(): Decision | null {
    return this.current;
  }
  get over(): boolean {
    return this.vm.cells[STATUS] === STATUS_OVER;
  }
  /** All events so far; empty unless the game was made with `trace`. */
  get trace(): readonly TraceEvent[] {
    return this.sink?.events ?? [];
  }
  /** Choices made so far, automatic ones among them. */
  get length(): number {
    return this.steps.length;
  }
  get keys(): string[] {
    return this.steps.map((s) => (s.auto ? `=${s.key}` : s.key));
  }
  /** A number that two positions share only if they are equal (up to accident). */
  hash(): string {
    return hashCells(this.vm.cells, this.vm.cells[LENGTH]);
  }
  /** Players best first, with what decided; meaningful when the game is over. */
  get ranking(): RankEntry[] {
    return ranking(this.vm);
  }

  /** Takes the option with this key. */
  choose(key: string): void {
    if (this.current === null) throw new GameError('game-over', 'the game is over');
    const i = this.current.options.findIndex((o) => o.key === key);
    if (i < 0) {
      const refused = this.refusals().find((r) => r.key === key);
      throw new GameError(
        'unknown-option',
        refused
          ? `"${key}" is not possible: ${refused.reason}`
          : `"${key}" is not an option here; the options are ${this.current.options.map((o) => o.key).join(', ')}`,
      );
    }
    this.undone = [];
    this.take(i, false);
    this.advance();
  }

  private take(i: number, auto: boolean): void {
    const { vm } = this;
    const decision = this.current!;
    const code = this.codes[i];
    const before = vm.cells.slice(0, vm.cells[LENGTH]);
    const events = this.sink?.events.length ?? 0;
    this.sink?.push({
      type: 'choice',
      player: decision.player,
      key: decision.options[i].key,
      label: decision.options[i].label,
      prompt: decision.prompt,
      auto,
    });
    vm.learned = false;
    vm.sink = this.sink;
    try {
      vm.choose(code);
      vm.run();
    } catch (error) {
      if (!(error instanceof EndlessChainError)) throw error;
      this.restore(before);
      if (this.sink) this.sink.events.length = events;
      throw new GameError(
        'endless-chain',
        `"${decision.options[i].key}" sets off an endless chain: ${error.members.slice(-6).join(' → ')}`,
      );
    }
    if (vm.failed) throw new Error(`engine fault: an option led to a dead end: ${decision.options[i].key}`);
    this.steps.push({
      cells: before,
      key: decision.options[i].key,
      auto,
      player: decision.player,
      revealing: vm.learned,
      events,
    });
  }

  /** Runs on to the next decision with more than one option, or to one that must be confirmed. */
  private advance(): void {
    const { vm } = this;
    vm.sink = this.sink;
    try {
      vm.run();
    } catch (error) {
      if (!(error instanceof EndlessChainError)) throw error;
      throw new GameError(
        'endless-chain',
        `the game sets off an endless chain: ${error.members.slice(-6).join(' → ')}`,
      );
    }
    for (;;) {
      if (vm.cells[STATUS] !== STATUS_ASKING) {
        this.current = null;
        this.codes = [];
        return;
      }
      this.ask();
      if (this.current!.options.length === 0) {
        throw new Error(`engine fault: a decision without options at ${this.current!.file}:${this.current!.line}`);
      }
      if (this.current!.options.length > 1 || this.current!.kind === 'confirm') return;
      this.take(0, true);
    }
  }

  private ask(): void {
    const { vm } = this;
    const node = vm.enumerate();
    const frame = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
    const options: Option[] = [];
    const codes: number[] = [];
    for (let i = 0; i < vm.optionCount; i++) {
      if (!vm.game.search.isLegal(vm, i)) continue;
      const code = vm.options[i];
      const from: Node = code >= ABILITY_CODE ? vm.game.abilities : node;
      codes.push(code);
      options.push({ key: from.key(vm, frame, code), label: from.label(vm, frame, code) });
    }
    distinguish(options);
    this.codes = codes;
    this.current = {
      player: vm.player,
      kind: node.kind(vm, frame),
      prompt: node.prompt(vm, frame),
      options,
      file: node.origin.file,
      line: node.origin.line,
    };
  }

  /** The position by names, as the player (seat) may know it; without a player, whole. */
  view(player: number | null = null): PositionView {
    return describePosition(this.vm, player);
  }

  /** What stands there but cannot be taken now, each with the first requirement that fails. */
  refusals(): Refusal[] {
    if (this.current === null) return [];
    const { vm } = this;
    const node = vm.enumerate();
    const frame = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
    const out: Refusal[] = node.refusals(vm, frame);
    for (let i = 0; i < vm.optionCount; i++) {
      const code = vm.options[i];
      if (this.codes.includes(code) || code >= ABILITY_CODE) continue;
      out.push({
        key: node.key(vm, frame, code),
        label: node.label(vm, frame, code),
        reason: node.whyFutile(vm, code) ?? 'something that must be done after it could not be done',
      });
    }
    return out;
  }

  /** Whether `undo` would do something: back to the line where somebody learned something or another player decided. */
  get canUndo(): boolean {
    return this.undoTarget() >= 0;
  }

  private undoTarget(): number {
    if (this.steps.length === 0) return -1;
    const player = this.current?.player ?? this.steps[this.steps.length - 1].player;
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps[i];
      if (step.revealing || step.player !== player) return -1;
      if (!step.auto) return i;
    }
    return -1;
  }

  /** Takes back the last choice with what followed from it by itself. False where the line is reached. */
  undo(): boolean {
    const target = this.undoTarget();
    if (target < 0) return false;
    this.backTo(target);
    return true;
  }

  /** Goes back to before choice `n`, over any line: for looking at a recorded game, not for playing. */
  seek(n: number): void {
    if (n < this.steps.length) this.backTo(n);
  }

  private backTo(n: number): void {
    const gone = this.steps.splice(n);
    this.undone = [...gone, ...this.undone];
    this.restore(gone[0].cells);
    if (this.sink) this.sink.events.length = gone[0].events;
    this.ask();
  }

  /** Makes the last undone choice again. */
  redo(): boolean {
    const step = this.undone[0];
    if (step === undefined || this.current === null) return false;
    const rest = this.undone.slice(1);
    const i = this.current.options.findIndex((o) => o.key === step.key);
    if (i < 0) return false;
    this.take(i, false);
    this.advance();
    this.undone = rest.filter((_, j) => !rest.slice(0, j + 1).every((s) => s.auto));
    return true;
  }

  private restore(cells: Int32Array): void {
    this.vm.cells.set(cells);
    this.vm.failed = false;
    this.vm.version++;
    this.vm.plan = [];
    this.vm.temporary = this.vm.cells.length;
    this.vm.game.triggers.clear();
    deriveAll(this.vm);
  }

  /** The record: enough to play the game again. */
  save(): GameRecord {
    return {
      format: 'fathom-record/1',
      pack: this.model.id,
      version: this.model.version,
      hash: this.model.hash,
      players: this.players,
      seed: this.seed,
      options: this.options,
      choices: this.steps.filter((s) => !s.auto).map((s) => s.key),
      finalHash: this.hash(),
    };
  }
}

/** A new game of a pack; see `Game` for what can be asked of it. Throws a `GameError` for what the pack does not offer. */
export const newGame = (model: PackModel, options: NewGame = {}): Game => new Game(model, options);

/** Gives equal keys a number, so that each key names one option. */
function distinguish(options: Option[]): void {
  const seen = new Map<string, number>();
  for (const option of options) {
    const n = (seen.get(option.key) ?? 0) + 1;
    seen.set(option.key, n);
    if (n > 1) option.key = `${option.key}#${n}`;
  }
}
