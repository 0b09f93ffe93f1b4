/**
 * A game as its users see it: decisions as values with stable keys, undo up to the point where somebody learned
 * something, and the record. It holds no rules: the machine plays, this class shows.
 */
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import {
  ANYTHING,
  COUNT,
  fieldsOf,
  FLAG,
  having,
  type Kind,
  listOf,
  OBJECT,
  oneOf,
  requireArgument,
  TEXT,
  WHOLE,
} from './arguments.ts';
import { AskedDecision, type Decision, type Option, PositionReader, type Refusal } from './asked-decision.ts';
import { compile, gameSeed, optionValues, playerCount, requireModel } from './compile/compile-cached.ts';
import { choiceError, FathomError, problemWithoutWords, requireSeat } from './fathom-error.ts';
import type { CompiledGame } from './machine/compiled-game.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { Knowledge, type KnowledgeState } from './machine/knowledge.ts';
import { legalOptions } from './machine/legal-options.ts';
import type { ChoiceProblem } from './machine/messages.ts';
import { cardId } from './machine/names.ts';
import { PastPosition } from './machine/past-position.ts';
import { restorePosition } from './machine/restore.ts';
import { startPosition } from './machine/start.ts';
import type { TraceEvent } from './machine/trace-event.ts';
import { problemOfStop, StoppedError } from './machine/stopped.ts';
import { Vm } from './machine/vm.ts';
import { hashOfPosition } from './position/hash.ts';
import { LENGTH, STATUS, STATUS_ASKING, STATUS_OVER, TURN_OF } from './position/layout.ts';
import type { OptionValues } from './position/tables.ts';
import { POSITION_RECORD_FORMAT, RECORD_FORMAT, type GameRecord, type PositionInput } from './record-format.ts';
import { type EffectStyle, type GameWords, saidIn, spokenIn, wordsIn } from './render/game-words.ts';
import type { MessageRenderer } from './render/message-renderer.ts';
import { TraceSink } from './trace/trace.ts';
import { describePosition, SPECTATOR, type PositionView } from './view/position-view.ts';
import { ranking, type RankEntry } from './view/ranking.ts';

export type { Decision, Option, Refusal } from './asked-decision.ts';
export { compile, optionValues } from './compile/compile-cached.ts';

/** How a game is set up; everything may be left out. */
export interface NewGame {
  /** one of `model.playerCounts`; the first of them unless given */
  players?: number;
  /** whole number from 0 to 4294967295; all that the game does by chance follows from it. 1 unless given: always the same game */
  seed?: number;
  /** values of options of the pack, by id; defaults for the others */
  options?: OptionValues;
  /** whether events are noted in `Game.trace` */
  trace?: boolean;
  /** of prompts, labels and reasons; English unless given */
  language?: LanguageCode;
  /** whether English labels have effects as they are written, for authors, or in sentences, for people who play, as unless given */
  effects?: EffectStyle;
  /**
   * Seats that leave the cards they draw in their own turn face down, so that it can be taken back, until the turn ends or something
   * is asked of the cards; none unless given
   */
  faceDown?: readonly number[];
}

/** How a game is set up whose words are not those of all languages; see `fathom/engine`. */
export interface NewEngineGame extends NewGame {
  /**
   * The languages that it speaks, such as `english` of `fathom/words/en`. A game without words plays all the same: labels are keys, prompts
   * are empty
   */
  words?: readonly GameWords[];
}

/** Of `NewGame`; what has a code of its own is checked where it is read. */
export const GAME_OPTIONS: { readonly [Key in keyof Required<NewEngineGame>]: Kind } = {
  players: WHOLE,
  seed: ANYTHING,
  options: OBJECT,
  trace: FLAG,
  language: TEXT,
  effects: TEXT,
  faceDown: listOf(WHOLE),
  words: listOf(having('the words of a language', 'code', 'renderer')),
};

/** A position to go on from, with the compiled game whose array it is; and what the record says of it. */
interface StartingPosition {
  compiled: CompiledGame;
  cells: Int32Array;
  /** without it, the game has no record of its beginning and cannot be saved */
  position?: PositionInput;
  /** what is known there; unless given, no more than the position shows */
  knowledge?: KnowledgeState;
  /** who notes events; otherwise `NewGame.trace` says whether they are noted */
  sink?: TraceSink;
}

/**
 * Who took an option: a player; the rules, as it was the only one; or who drives the game in place of the player, as it
 * makes no difference.
 * What was not taken by a player is undone together with the choice before it.
 */
type TakenBy = 'player' | 'rules' | 'driver';

/** One choice that was made, with the position before it. */
interface HistoryStep {
  position: PastPosition;
  key: string;
  taken: TakenBy;
  player: number;
  /** somebody learned something by it: it cannot be undone */
  revealing: boolean;
  /** events that were noted before it */
  events: number;
  /** what the players did not know before it */
  knowledge: KnowledgeState;
}

/** Whose choice it is, for whoever takes it from others: a second click, or one of somebody else, is refused. */
export interface ChosenBy {
  /** it must be this seat that decides */
  seat?: number;
  /** the choice is of the decision that was due when `Game.length` was this */
  at?: number;
  /** it is made in place of the player, to whom it makes no difference: `undo` takes it back together with the choice before it */
  inPlace?: boolean;
}

/** Nothing was chosen; another player chose last; somebody learned something since. */
export type UndoProblem = 'nothing' | 'other-player' | 'learned';

const isForcedStep = ({ taken }: HistoryStep): boolean => taken === 'rules';

/** Of a position from which nothing was chosen. */
const NO_CODE = -1;

/**
 * A game that is played: the decision at hand, the choices that were made, and what they led to. It is made by `newGame`, `gameAt` and
 * `replay`.
 */
export class Game {
  readonly model: PackModel;
  readonly players: number;
  readonly seed: number;
  /** values of all options of the pack */
  readonly options: OptionValues;
  /** where the game began, as given to `gameAt`; null for the start of the game */
  readonly position: PositionInput | null;
  /** @internal the machine, for tests and tools; whoever changes it changes the game */
  readonly vm: Vm;
  /** of prompts, labels and reasons; those of decisions that were asked before follow it */
  language: LanguageCode;
  /** whether English labels have effects as they are written, for authors, or in sentences, for people who play */
  effects: EffectStyle;
  /** @internal for decisions, which are read at the position where they were asked */
  readonly reader: PositionReader;
  /** @internal what each player knows of hidden cards; after a start from a position, only what that shows */
  readonly knowledge: Knowledge;
  private readonly faceDownFor: readonly number[];
  private readonly words: readonly GameWords[];
  private readonly hasRecord: boolean;
  private readonly sink: TraceSink | null;
  private readonly steps: HistoryStep[] = [];
  private undone: HistoryStep[] = [];
  private tried: Vm | null = null;
  private current: AskedDecision | null = null;

  /**
   * Throws a `FathomError` as `newGame` does. `from`: where to begin instead of at the start; see `gameAt`.
   *
   * @internal
   */
  constructor(model: PackModel, given: NewEngineGame = {}, from?: StartingPosition) {
    requireModel(model);
    const {
      players,
      seed,
      options,
      trace = false,
      effects = 'in-sentences',
      faceDown = [],
      words = [],
      language = words[0]?.code ?? 'en',
    } = fieldsOf('newGame', given, GAME_OPTIONS);
    this.model = model;
    this.words = words;
    this.language = language;
    this.effects = effects;
    const said = spokenIn(words, language);
    this.players = saidIn(model, said, () => playerCount(model, players));
    this.seed = saidIn(model, said, () => gameSeed(seed));
    this.options = saidIn(model, said, () => optionValues(model, options));
    this.position = from?.position ?? null;
    this.hasRecord = from === undefined || from.position !== undefined;
    this.vm = new Vm(from?.compiled ?? compile(model, this.players, this.options));
    this.reader = new PositionReader(this.vm.game);
    this.sink = from?.sink ?? (trace ? new TraceSink() : null);
    this.faceDownFor = faceDown;
    this.knowledge = new Knowledge(this.vm.game, faceDown);
    if (from) {
      restorePosition(this.vm, from.cells);
      if (from.knowledge === undefined) this.knowledge.forgetPast(this.vm);
    } else startPosition(this.vm, this.seed);
    this.vm.watch = this.knowledge;
    this.advance();
    if (from?.knowledge) this.knowledge.state = from.knowledge;
  }

  /**
   * The decision that is due, or null when the game is over. Decisions with one option only are taken by themselves,
   * except those of the kind `confirm`. The same object until something is chosen, undone or redone.
   */
  get decision(): Decision | null {
    return this.current;
  }
  /**
   * Puts messages and events of the game into words of its language.
   *
   * @throws FathomError `no-words` where the game was made without words of its language
   *
   * @internal
   */
  get renderer(): MessageRenderer {
    const { rendererOrNull } = this;
    if (rendererOrNull !== null) return rendererOrNull;
    const { language } = this;
    const message = `the game has no words of the language "${language}": pass them as \`words\``;
    throw new FathomError('no-words', message, { language });
  }
  /** @internal The same, for what can do without words; null where the game has none. */
  get rendererOrNull(): MessageRenderer | null {
    return wordsIn(this.words, this.language)?.renderer(this.model, this.effects) ?? null;
  }
  /** Whether the game has ended. */
  get over(): boolean {
    return this.vm.cells[STATUS] === STATUS_OVER;
  }
  /**
   * All events so far, oldest first; empty unless the game was made with `trace`. Each names what changed and, as `cause`,
   * whose rule did it; undo takes the events back as well. Nothing is hidden in it: it also has what a player may not know.
   */
  get trace(): readonly TraceEvent[] {
    return this.sink?.events ?? [];
  }
  /** Choices made so far, those that were taken by themselves among them. */
  get length(): number {
    return this.steps.length;
  }
  /** Their keys, oldest first; a forced one has `=` before it. */
  get keys(): string[] {
    return this.steps.map((s) => (isForcedStep(s) ? `=${s.key}` : s.key));
  }
  /** The keys of the choices that somebody made, oldest first: what is forced follows from them. */
  get choices(): string[] {
    return this.madeSteps.map((s) => s.key);
  }
  /** Numbers of those of `choices` that were made in place of a player: see `choose`. */
  get madeInPlace(): number[] {
    return this.madeSteps.flatMap((s, i) => (s.taken === 'driver' ? [i] : []));
  }
  private get madeSteps(): HistoryStep[] {
    return this.steps.filter((s) => !isForcedStep(s));
  }
  /** 16 hexadecimal digits that two positions of a pack share only if they are equal (up to accident). */
  hash(): string {
    return hashOfPosition(this.vm.cells, this.vm.game.tables.layout);
  }
  /** Players, best first, with the values that decide. Before the game is over it is provisional, and nobody has won. */
  get ranking(): RankEntry[] {
    return ranking(this.vm);
  }

  /**
   * Takes the option with this key, then all that follows by itself; redo is no longer possible.
   *
   * Throws a `FathomError`, and the game stays as it is: `not-an-option` for a key that is not offered (the message says which are),
   * `refused` for one that cannot be taken (with why), `game-over`, `endless-chain` when its effects would never end, `beyond-limit` when
   * they come to more than a game may have, and `not-your-turn` or `too-late` where the choice is not of the seat, or for the step, that
   * `by` names.
   *
   * @param by whose choice it is and when; whoever plays for all seats may leave it out. `true` is the same as `{ inPlace: true }`
   */
  choose(key: string, by: ChosenBy | boolean = {}): void {
    requireArgument('choose', 'whose choice it is', by, oneOf(FLAG, OBJECT));
    const { inPlace = false } = typeof by === 'boolean' ? { inPlace: by } : by;
    if (typeof key !== 'string') {
      throw this.error({ type: 'not-an-option', key: String(key), options: this.optionKeys });
    }
    this.requireDue(by);
    if (this.current === null) throw this.error({ type: 'game-over' });
    const i = this.current.indexOf(key);
    if (i < 0) {
      const refused = this.current.refused().find((r) => r.key === key || r.longKey === key);
      throw this.error(
        refused
          ? { type: 'refused', key, why: refused.reason }
          : { type: 'not-an-option', key, options: this.optionKeys },
      );
    }
    this.undone = [];
    const made = this.steps.length;
    this.take(i, this.isForced ? 'rules' : inPlace ? 'driver' : 'player');
    try {
      this.advance();
    } catch (error) {
      this.backTo(made); // what followed by itself could not be done
      this.undone = [];
      throw error;
    }
  }

  private get optionKeys(): string[] {
    return this.current?.options.map(({ key }) => key) ?? [];
  }

  /** A seat or step that is named and undefined is a mistake of the caller, and not the one that is due. */
  private requireDue(by: ChosenBy | boolean): void {
    if (typeof by === 'boolean') return;
    if ('at' in by && by.at !== this.length) {
      throw this.error({ type: 'too-late', at: String(by.at), now: this.length });
    }
    if (!('seat' in by) || this.current === null) return;
    const { player } = this.current;
    if (by.seat !== player) throw this.error({ type: 'not-your-turn', seat: String(by.seat), player });
  }

  /** The options that a key names, which may have all words of a long effect, or be only the beginning of a key. */
  optionsNamed(wanted: string): readonly Option[] {
    return this.current?.beginning(wanted) ?? [];
  }

  /** Why an option with this key, cut or long, is not offered; undefined if none is known. */
  whyRefused(wanted: string): string | undefined {
    const refused = this.current?.refused().find(({ key, longKey }) => key === wanted || longKey === wanted);
    return refused && (this.rendererOrNull?.reason(refused.reason) ?? refused.reason.type);
  }

  /** Whether the decision is one that is taken by itself; after `seek` it may be due all the same. */
  private get isForced(): boolean {
    return this.current !== null && this.current.options.length === 1 && this.current.kind !== 'confirm';
  }

  private error(problem: ChoiceProblem): FathomError {
    return choiceError(problem, this.rendererOrNull?.problem(problem) ?? problemWithoutWords(problem));
  }

  private take(i: number, taken: TakenBy): void {
    const { vm } = this;
    const decision = this.current!;
    const code = decision.codes[i];
    const before = new PastPosition(vm, code, this.steps.at(-1)?.position ?? null);
    decision.leave(before);
    const events = this.sink?.events.length ?? 0;
    const knowledge = this.knowledge.state;
    this.sink?.push({
      type: 'choice',
      player: decision.player,
      key: decision.options[i].key,
      get meaning() {
        return decision.options[i].meaning;
      },
      get question() {
        return decision.question;
      },
      auto: taken !== 'player',
      inPlace: taken === 'driver',
    });
    vm.learned = false;
    vm.sink = this.sink;
    const { turnsEnded } = vm;
    try {
      vm.choose(code);
      vm.run();
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      const problem = problemOfStop(error, vm, decision.options[i].key);
      before.restore(vm);
      this.knowledge.state = knowledge;
      if (this.sink) this.sink.events.length = events;
      throw this.error(problem);
    }
    if (vm.failed) throw new Error(`engine fault: an option led to a dead end: ${decision.options[i].key}`);
    const isDone = this.knowledge.state.faceDown.length > 0 && vm.turnsEnded !== turnsEnded;
    if (isDone) this.knowledge.turnUp(vm);
    this.steps.push({
      position: before,
      key: decision.options[i].key,
      taken,
      player: decision.player,
      revealing: vm.learned || isDone,
      events,
      knowledge,
    });
  }

  /** Runs on to the next decision with more than one option, or to one that must be confirmed. */
  private advance(): void {
    const { vm } = this;
    vm.sink = this.sink;
    try {
      vm.run();
      this.askOn();
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      throw this.error(problemOfStop(error, vm, null));
    }
  }

  private askOn(): void {
    const { vm } = this;
    for (;;) {
      if (vm.cells[STATUS] !== STATUS_ASKING) {
        this.current = null;
        return;
      }
      this.ask();
      if (this.current!.options.length === 0) {
        throw new Error(`engine fault: a decision without options at ${this.current!.file}:${this.current!.line}`);
      }
      if (!this.isForced) return;
      this.take(0, 'rules');
    }
  }

  private ask(): void {
    const { vm } = this;
    this.current = new AskedDecision(this, vm, legalOptions(vm));
    if (this.knowledge.state.faceDown.length > 0 && this.asksOfFaceDown()) this.turnUp();
  }

  /** Cards, by id, that a player has drawn in the own turn and not looked at. */
  get faceDown(): string[] {
    return this.knowledge.state.faceDown.map((card) => cardId(this.vm, card));
  }

  /** Who has drawn cards that lie face down looks at them: what led to them cannot be undone any more. */
  turnUp(): void {
    if (this.knowledge.state.faceDown.length === 0) return;
    this.knowledge.turnUp(this.vm);
    const last = this.steps.at(-1);
    if (last) last.revealing = true;
  }

  /** Whether an option of the decision at hand is one of these cards, or somebody else decides. */
  private asksOfFaceDown(): boolean {
    const { player, options } = this.current!;
    const cards = new Set(this.faceDown);
    return (
      player !== this.vm.cells[TURN_OF] || options.some(({ meaning }) => 'card' in meaning && cards.has(meaning.card))
    );
  }

  /**
   * The position by names: counters, sites, zones, tracks, slots, as the player of a seat (from 0) may know it: of hidden zones only the
   * number of cards is there. The seat -1 is that of a spectator. A copy: changing it changes nothing.
   *
   * Throws a `FathomError` `no-such-seat`, and shows nothing, for anything else.
   */
  view(seat: number): PositionView {
    if (seat !== SPECTATOR) this.requireSeat(seat);
    return describePosition(this.vm, seat, this.knowledge.state.faceDown);
  }

  /** The whole position by names, with all hands and decks: for tools and tests, never for a player. */
  everything(): PositionView {
    return describePosition(this.vm, 'everything', this.knowledge.state.faceDown);
  }

  private requireSeat(seat: number): void {
    saidIn(this.model, wordsIn(this.words, this.language), () => requireSeat(seat, this.players));
  }

  /** What is there but cannot be taken now, with reasons. Slower than `decision`: for showing, not for playing. */
  refusals(): Refusal[] {
    const { rendererOrNull } = this;
    const refused = this.current?.refused() ?? [];
    return refused.map(({ key, meaning, reason: why }) => ({
      key,
      meaning,
      label: rendererOrNull?.option(meaning) ?? key,
      why,
      reason: rendererOrNull?.reason(why) ?? why.type,
    }));
  }

  /**
   * Whether `undo` would do something. It goes back as far as the player who decides now decided last, and never past
   * a choice by which somebody learned something (a card was drawn, say).
   */
  get canUndo(): boolean {
    return typeof this.undoTarget() === 'number';
  }
  /** Seat of the player whose choice `undo` would take back, if it takes back any: who decides now, or decided last; null at the start. */
  get lastPlayer(): number | null {
    return this.current?.player ?? this.steps.at(-1)?.player ?? null;
  }
  /** Why `undo` would do nothing; null where it would do something. */
  get undoProblem(): UndoProblem | null {
    const target = this.undoTarget();
    return typeof target === 'number' ? null : target;
  }
  /** Whether `redo` would do something. */
  get canRedo(): boolean {
    return this.undone.length > 0;
  }
  /** Whether somebody learned something by the last choice of a player, or by what followed from it by itself. */
  get lastChoiceRevealed(): boolean {
    const last = this.steps.findLastIndex(({ taken }) => taken === 'player');
    return last >= 0 && this.steps.slice(last).some(({ revealing }) => revealing);
  }

  /** The index of the choice to go back to. */
  private undoTarget(): number | UndoProblem {
    const player = this.lastPlayer;
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps[i];
      if (step.player !== player) return 'other-player';
      if (step.revealing) return 'learned';
      if (step.taken === 'player') return i;
    }
    return 'nothing';
  }

  /** Takes back the last choice with what followed from it by itself. False when there is nothing to take back. */
  undo(): boolean {
    const target = this.undoTarget();
    if (typeof target !== 'number') return false;
    this.backTo(target);
    return true;
  }

  /**
   * Goes back to before choice `n` (of `keys`, from 0), whoever learned something since: for looking at a recorded game. That choice
   * may be one that is taken by itself; then it is the only option of the decision.
   */
  seek(n: number): void {
    requireArgument('seek', 'the number of a choice', n, COUNT);
    if (n < this.steps.length) this.backTo(n);
  }

  private backTo(n: number): void {
    this.current?.leave(new PastPosition(this.vm, NO_CODE, this.steps.at(-1)?.position ?? null));
    const undone = this.steps.splice(n);
    this.undone = [...undone, ...this.undone];
    undone[0].position.restore(this.vm);
    this.knowledge.state = undone[0].knowledge;
    if (this.sink) this.sink.events.length = undone[0].events;
    this.ask();
  }

  /** Makes the last undone choice again, with those that were made in place of the player after it. False when there is none. */
  redo(): boolean {
    const step = this.undone[0];
    if (step === undefined || this.current === null) return false;
    const rest = this.undone.slice(1);
    const i = this.current.options.findIndex((o) => o.key === step.key);
    if (i < 0) return false;
    this.take(i, this.isForced ? 'rules' : step.taken);
    this.advance();
    this.undone = rest.filter((_, j) => !rest.slice(0, j + 1).every(isForcedStep));
    if (this.undone[0]?.taken === 'driver') this.redo();
    return true;
  }

  /**
   * Another game at the same position, or at the one before choice `n` (of `keys`, from 0), to look around or try something in; it
   * has no past, notes no events, and cannot be saved. It knows everything: its hidden cards lie as they lie in this game, and chance
   * brings the same. A bot that searches in it sees the deck and the hands of the others. A fair one searches in `hypothetical`, or in a
   * `Sandbox` after `dealAgain`.
   */
  fork(n = this.steps.length): Game {
    requireArgument('fork', 'the number of a choice', n, COUNT);
    const { model, players, seed, options, language, effects, words, faceDownFor: faceDown } = this;
    const step = this.steps.at(n);
    const vm = step ? this.reader.at(step.position) : this.vm;
    const cells = vm.cells.slice(0, vm.cells[LENGTH]);
    const knowledge = step?.knowledge ?? this.knowledge.state;
    return new Game(
      model,
      { players, seed, options, language, effects, words, faceDown },
      { compiled: vm.game, cells, knowledge },
    );
  }

  /**
   * A machine at the position of the game, for whoever tries something in it and looks at what has come of it: the same machine each
   * time, and cheaper than `fork`, which asks for the decision.
   *
   * @internal
   */
  machineToTry(): Vm {
    const { game, cells, player, env } = this.vm;
    const vm = (this.tried ??= new Vm(game));
    restorePosition(vm, cells.subarray(0, cells[LENGTH]));
    vm.player = player;
    vm.env = env;
    vm.sink = null;
    vm.learned = false;
    // what is drawn face down is learned by nobody
    const knowledge = new Knowledge(game, this.faceDownFor);
    knowledge.state = this.knowledge.state;
    vm.watch = knowledge;
    return vm;
  }

  /**
   * A game that goes on from here, or from before choice `n` (of `keys`, from 0), in which all that a seat does not know there is dealt
   * again, fairly and the same for the same `dealSeed`. It notes events, its choices count from 0, and it cannot be saved. A bot of the
   * seat that searches in it knows what a person in its place may know.
   *
   * @throws FathomError `no-such-seat`
   */
  hypothetical(seat: number, dealSeed: number, n = this.steps.length): Game {
    this.requireSeat(seat);
    requireArgument('hypothetical', 'the seed of the deal', dealSeed, WHOLE);
    requireArgument('hypothetical', 'the number of a choice', n, COUNT);
    const { model, players, seed, options, language, effects, words, faceDownFor: faceDown } = this;
    const step = this.steps.at(n);
    const there = step ? this.reader.at(step.position) : this.vm;
    const vm = new Vm(there.game);
    restorePosition(vm, there.cells.slice(0, there.cells[LENGTH]));
    const knowledge = this.dealer(seat, dealSeed, n)(vm);
    const from = { compiled: vm.game, cells: vm.cells.slice(0, vm.cells[LENGTH]), knowledge };
    return new Game(model, { players, seed, options, language, effects, words, trace: true, faceDown }, from);
  }

  /**
   * Deals again as for `hypothetical`, in a machine that somebody else has brought to the same position; and what is known then. The
   * machine may be of another compilation of the same game.
   *
   * @internal
   */
  dealer(seat: number, dealSeed: number, n = this.steps.length): (vm: Vm) => KnowledgeState {
    const knowledge = new Knowledge(this.vm.game);
    knowledge.state = this.steps.at(n)?.knowledge ?? this.knowledge.state;
    return (vm) => knowledge.stateAfter(knowledge.dealAgain(vm, seat, new ChoiceSource(dealSeed)), seat);
  }

  /**
   * The record: enough to play the game again, as JSON. It names the position where the game began, if that was not the
   * start. `replay` plays it; undone choices are not in it. After `seek` to a choice that is taken by itself, the record leads to
   * where that choice leads. It has the seed, from which all that is hidden follows: it is for files, not for players.
   *
   * @throws FathomError `no-record` for a game that came from `fork` or `hypothetical`
   */
  save(): GameRecord {
    if (!this.hasRecord) {
      throw new FathomError(
        'no-record',
        'a game that came from `fork` or `hypothetical` has no record: nothing says where it began',
        null,
      );
    }
    return {
      format: this.position === null ? RECORD_FORMAT : POSITION_RECORD_FORMAT,
      pack: this.model.id,
      version: this.model.version,
      hash: this.model.hash,
      players: this.players,
      seed: this.seed,
      options: this.options,
      ...(this.position === null ? {} : { position: this.position }),
      choices: this.choices,
      finalHash: this.restingHash(),
    };
  }

  /** What `JSON.stringify` writes of a game: its record; see `save`. */
  toJSON(): GameRecord {
    return this.save();
  }

  /** The hash of the position that a replay comes to, which takes what is forced. */
  private restingHash(): string {
    if (!this.isForced) return this.hash();
    return this.fork().hash();
  }
}
