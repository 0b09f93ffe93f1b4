/**
 * A seat at the table: all that whoever sits there may see and do. It is handed out once; none of its methods takes the number of a seat
 * in whose place it would act or see. A choice for another step than the one that is due is refused.
 */
import type { LanguageCode } from '../dsl/internal.ts';
import { adviceOn, nextBlocks, standingOf, toldAdvice, type AdvisedOption, type Standing } from '../study/index.ts';
import { choiceError } from '../interpreter/internal.ts';
import type { RecordedPosition } from '../interpreter/scenario/index.ts';
import {
  currentPeriods,
  sentenceRenderer,
  type Game,
  type MessageRenderer,
  type TraceEvent,
} from '../interpreter/index.ts';
import { tableDecision } from './decision.ts';
import { goalsFor, rankingOf, resultOf } from './ending.ts';
import { firstTimes } from './first-times.ts';
import { Increments } from './increments.ts';
import { tableLayout } from './layout.ts';
import type { BotLimit } from './let-bots.ts';
import { TableLog } from './log.ts';
import { entryOf, mergedDecision, type Together } from './merge.ts';
import { tableOverview } from './overview.ts';
import { previewOf } from './preview.ts';
import {
  NOBODY,
  type InPlace,
  type SeatAction,
  type TableAdvice,
  type TableDecision,
  type TableLayout,
  type TableOverview,
  type TablePosition,
  type TablePreview,
  type TableScores,
  type TableUpdate,
  type TableView,
  type UndoProblem,
  type Viewer,
} from './protocol.ts';
import { scoresOf } from './score-sheet.ts';
import type { SharedGame } from './shared-game.ts';
import { slotUses } from './slot-uses.ts';
import { TableStory } from './story.ts';
import { Trial } from './trial.ts';

/** So many entries of the log are sent with each view; the record has all. */
const MOST_LOGGED = 60;

export class TableSeat {
  /** of all words that the seat is told */
  language: LanguageCode;
  private trial: Trial | null = null;
  private log: TableLog;
  private story: TableStory;
  private readonly increments = new Increments();

  /** `seat`: `NOBODY` for who only looks. */
  constructor(
    private readonly shared: SharedGame,
    private readonly seat: Viewer,
  ) {
    this.language = shared.language;
    this.log = this.newLog();
    this.story = this.newStory();
  }

  private newLog(): TableLog {
    return new TableLog(this.shared.model, this.seat);
  }

  private newStory(): TableStory {
    const names = this.shared.setup.seats.map(({ name }) => name);
    return new TableStory(this.shared.model, this.seat, names);
  }

  /** The game that is shown: the one that is played, or one that is tried out. */
  private get game(): Game {
    return (this.trial ?? this.shared).game;
  }

  private get together(): Together {
    return (this.trial ?? this.shared).together;
  }

  private get words(): MessageRenderer {
    return sentenceRenderer(this.shared.model, this.language);
  }

  // ---------------------------------------------------------------------------------------------- what it does

  /** What is decided in its place from now on. */
  setPreferences(preferences: InPlace): void {
    if (this.seat !== NOBODY) this.shared.setPreferences(this.seat, preferences);
  }

  /**
   * Acts at a step: so many choices had been made when the seat decided to. Throws a `FathomError`: `too-late` where it is another step
   * now, `not-your-turn` where somebody else decides, and those of `Game.choose`.
   */
  act(action: SeatAction, step: number): void {
    const { game, trial } = this;
    game.language = this.language;
    switch (action.type) {
      case 'choose':
        this.together.choose(game, action.key, { seat: this.seat, at: step });
        return trial ? this.decideInTrial() : this.shared.decideInPlace();
      case 'undo':
        this.requireStep(step);
        return this.undo();
      case 'undo-turn':
        this.requireStep(step);
        return trial ? trial.restart() : this.undoTurn();
      case 'redo':
        this.requireStep(step);
        return this.redo();
      case 'turn-up':
        this.requireStep(step);
        if (game.decision?.player === this.seat) game.turnUp();
    }
  }

  /** Throws `too-late` where the game stands at another step. */
  private requireStep(step: number): void {
    if (step !== this.game.length) {
      const problem = { type: 'too-late', at: String(step), now: this.game.length } as const;
      throw choiceError(problem, this.words.problem(problem));
    }
  }

  private undo(): void {
    const { game, trial } = this;
    do {
      if (trial) trial.undo();
      else if (this.undoProblem === null) game.undo();
      else return;
    } while (this.together.isAmid(game));
  }

  /** The first choice that is taken back may end the turn before; no other one crosses the beginning of a turn. */
  private undoTurn(): void {
    const { game } = this.shared;
    while (this.undoProblem === null && game.undo()) {
      const last = game.trace.findLastIndex((event) => event.type === 'choice' && !event.auto);
      const crosses = game.trace.slice(last + 1).some(({ type }) => type === 'begin' || type === 'end');
      if (crosses) return;
    }
  }

  private redo(): void {
    const { game, trial } = this;
    if (!this.canRedo) return;
    do {
      if (trial) trial.redo();
      else game.redo();
    } while (this.together.isAmid(game) && game.canRedo);
  }

  /** What a seat took back, it makes again itself. */
  private get canRedo(): boolean {
    const { canRedo, decision } = this.game;
    return canRedo && decision?.player === this.seat;
  }

  private get undoProblem(): UndoProblem | null {
    if (this.trial !== null) return this.trial.canUndo ? null : 'nothing';
    return this.shared.undoProblemOf(this.seat);
  }

  // ---------------------------------------------------------------------------------------------- what it tries out

  get isTrying(): boolean {
    return this.trial !== null;
  }

  /**
   * Goes on from the position before choice `step` without any consequence for the game, until `endTrial`. Who only looks tries nothing
   * out.
   */
  tryOut(step: number): void {
    if (this.seat === NOBODY) return;
    const { game, setup } = this.shared;
    this.trial = new Trial(game, this.seat, setup, step, eventsBefore(game.trace, step));
    this.beginAnew();
  }

  /** Leads back to the game, which is as it was but for what others have done in it. */
  endTrial(): void {
    this.trial = null;
    this.beginAnew();
  }

  private beginAnew(): void {
    this.log = this.newLog();
    this.story = this.newStory();
  }

  /** In a trial, the bots of all others go on. */
  letBotsOfTrial(limit: BotLimit): void {
    this.trial?.letBots(limit);
    this.decideInTrial();
  }

  private decideInTrial(): void {
    const { trial } = this;
    if (trial === null) return;
    this.shared.takeInPlace(trial.game, {
      preferencesOf: (seat) => (seat === this.seat ? this.shared.preferencesOf(seat) : null),
      isConfirmed: (_seat, { confirmed }) => !confirmed || !trial.canUndo,
    });
  }

  // ---------------------------------------------------------------------------------------------- what it sees

  /** `have`: the number of the update that whoever sits there applied last; then what is otherwise since then is enough. */
  update(have?: number): TableUpdate {
    return this.increments.next(this.view(), have);
  }

  /** All that the seat sees now. */
  view(): TableView {
    const { game, seat } = this;
    const entries = this.log.of(game.trace, this.words, game.faceDown);
    const asks = game.decision?.player ?? null;
    return {
      ...this.stand(game, game.trace),
      step: game.length,
      inPlace: game.madeInPlace,
      over: game.over,
      asks,
      decision:
        asks !== null && asks === seat && (this.isTrying || this.shared.isPerson(asks)) ? this.decision() : null,
      log: entries.slice(-MOST_LOGGED),
      story: this.story.of(game.trace, this.language, game.faceDown),
      lastOwn: this.story.lastOwn,
      firsts: firstTimes(game.trace, this.shared.model, seat, this.words, this.shared.guide.explanations),
      came: this.log.came,
      ranking: rankingOf(game, this.words),
      goals: goalsFor(game, seat, this.words),
      result: resultOf(
        game,
        this.shared.setup.seats.map(({ name }) => name),
        this.words,
      ),
      undoProblem: this.undoProblem,
      trial: this.isTrying,
      lesson: this.isTrying ? null : (this.shared.lesson?.progress(game) ?? null),
      canRedo: this.canRedo,
      // only who decides has such cards
      faceDown: asks === seat ? game.faceDown.length : 0,
    };
  }

  private decision(): TableDecision | null {
    const { game, words } = this;
    const decision = tableDecision(game, words);
    const isTaught = !this.isTrying && this.shared.isTaught;
    const { merged = false } = this.shared.preferencesOf(this.seat) ?? {};
    return decision && merged && !isTaught ? mergedDecision(game, this.seat, decision, words) : decision;
  }

  /** How it was before choice `step`. */
  positionAt(step: number): TablePosition {
    const { game } = this;
    return this.stand(game.fork(step), eventsBefore(game.trace, step));
  }

  private stand(game: Game, trace: readonly TraceEvent[]): TablePosition {
    const { seat } = this;
    const position = game.view(seat);
    return {
      position,
      periods: currentPeriods(game.vm),
      standings: standingsIn(game, seat),
      uses: slotUses([...(this.trial?.before ?? []), ...trace], position.slots),
      nextBlocks: nextBlocks(game.machineToTry(), Math.max(seat, 0)).map(
        (slot) => game.vm.game.tables.slots[slot].def.id,
      ),
    };
  }

  /** What the option would change. `freeOrders`: see `InPlace`. */
  preview(key: string, freeOrders = false): TablePreview | null {
    return previewOf(this.game, key, this.seat, this.words, (copy) => {
      if (!freeOrders) return;
      const preferences = { freeOrders, confirmed: true };
      const isPerson = (seat: number): boolean => (this.isTrying ? seat === this.seat : this.shared.isPerson(seat));
      // a preview ends where something is to be confirmed
      this.shared.takeInPlace(copy, {
        preferencesOf: (seat) => (isPerson(seat) ? preferences : null),
        isConfirmed: () => false,
      });
    });
  }

  /** What a bot would choose that knows no more than the seat; null: somebody else decides. */
  advice(): TableAdvice | null {
    const { game, words } = this;
    const { decision } = game;
    if (decision === null || decision.player !== this.seat) return null;
    const advice = adviceOn(game);
    const { best, in: unit, plan, asGood, less } = toldAdvice(advice);
    const labelOf = ({ key }: AdvisedOption): string =>
      words.option(decision.options.find((option) => option.key === key)!.meaning);
    const steps = plan.map((meaning) => words.option(meaning));
    const entry = entryOf(this.decision()?.options ?? [], best.key, steps[0]);
    return {
      ...(entry
        ? { key: entry.key, label: entry.label, plan: steps.slice(1) }
        : { key: best.key, label: labelOf(best), plan: steps }),
      isExact: advice.isExact,
      in: unit,
      asGood: asGood.map(labelOf),
      less: less.map((option) => ({ label: labelOf(option), behind: option.behind })),
    };
  }

  /** Where the points come from; null: the game has no score, or it is secret. */
  scores(): TableScores | null {
    return scoresOf(this.game, this.seat, this.words);
  }

  /** What pieces cost a player, and bring, before choice `step`. */
  overviewOf(player: number, step: number): TableOverview {
    const { game } = this;
    return tableOverview(step === game.length ? game : game.fork(step), player, this.seat, this.words);
  }

  /** What does not change while the game is played. */
  layout(): TableLayout {
    const { lesson, guide, model } = this.shared;
    return tableLayout(model, this.game, this.words, { lesson, explanations: guide.explanations });
  }

  /** The position before choice `step`, with what the seat does not know dealt again. Null: nobody looks. */
  labPosition(step: number): RecordedPosition | null {
    const { game } = this.shared;
    if (this.seat === NOBODY) return null;
    // a record leads to where what is forced has been taken
    const forced = game.keys.slice(step).findIndex((key) => !key.startsWith('='));
    const at = forced < 0 ? game.length : step + forced;
    return { record: game.save(), step: recordStep(game, at), deal: game.dealer(this.seat, at, at) };
  }
}

/** How many choices of the record come before choice `step`; those that are taken by themselves are not in it. */
export const recordStep = (game: Game, step: number): number =>
  game.keys.slice(0, step).filter((key) => !key.startsWith('=')).length;

/** The events up to choice `step`, from 0. */
function eventsBefore(trace: readonly TraceEvent[], step: number): readonly TraceEvent[] {
  let choices = 0;
  const end = trace.findIndex(({ type }) => type === 'choice' && choices++ === step);
  return end < 0 ? trace : trace.slice(0, end);
}

/** Of others, the final score is left out: their hidden cards may have a part in it. */
const standingsIn = (game: Game, viewer: number): Standing[] =>
  Array.from({ length: game.players }, (_, seat) => {
    const standing = standingOf(game.machineToTry(), seat);
    // what is over has been scored
    return seat === viewer && !game.over ? standing : { ...standing, score: null };
  });
