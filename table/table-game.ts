/** A game at the table: one `Game` with people and bots, shown to one seat at a time. */
import type { LanguageCode, Lesson, PackModel, Told } from '../dsl/internal.ts';
import {
  adviceOn,
  toldAdvice,
  type AdvisedOption,
  botKind,
  makeBot,
  type Bot,
  nextBlocks,
  standingOf,
  type Standing,
} from '../study/index.ts';
import { freeOrder, type GameRecord } from '../interpreter/internal.ts';
import type { RecordedPosition } from '../interpreter/scenario/index.ts';
import {
  GameError,
  currentPeriods,
  sentenceRenderer,
  type Game,
  type MessageRenderer,
  type TraceEvent,
} from '../interpreter/index.ts';
import { courseOf, scoresOf } from './score-sheet.ts';
import { slotUses } from './slot-uses.ts';
import type { EditionTitles } from './source-views.ts';
import { tableDecision } from './decision.ts';
import { tableLayout } from './layout.ts';
import { TableLesson } from './lesson.ts';
import { TableLog } from './log.ts';
import { tableOverview } from './overview.ts';
import { keysOf, mergedDecision, Together } from './merge.ts';
import { previewOf } from './preview.ts';
import { newTableGame, noticeOfWeights, replayed } from './start.ts';
import { TableStory } from './story.ts';
import { Trial } from './trial.ts';
import {
  NOBODY,
  type InPlace,
  type TableAction,
  type TableAdvice,
  type TableCourse,
  type TableDecision,
  type TableLayout,
  type TableNotice,
  type TableOverview,
  type TablePosition,
  type TablePreview,
  type TableScores,
  type TableSetup,
  type TableStart,
  type TableView,
  type UndoProblem,
  type Viewer,
} from './protocol.ts';

/** What a pack says to people who do not know the game. */
interface TableGuide {
  lessons: readonly Lesson[];
  /** by name */
  explanations: ReadonlyMap<string, Told>;
  editions: EditionTitles;
}

/** So many entries of the log are sent with each view; the record has all. */
const MOST_LOGGED = 60;

export class TableGame {
  private readonly live: { readonly game: Game; readonly bots: (Bot | null)[] };
  private readonly setup: TableSetup;
  private merged: boolean;
  /** by game: the one that is played, or one that is tried out */
  private readonly together = new WeakMap<Game, Together>();
  private trial: Trial | null = null;
  /** by hash of the position: what can be taken first in place of the person */
  private readonly orders = new Map<string, string | null>();
  private readonly logs = new Map<Viewer, TableLog>();
  private readonly stories = new Map<Viewer, TableStory>();
  private followed: TableLesson | null;
  /** in the order in which they are shown */
  readonly notices: TableNotice[] = [];

  /** Throws a `GameError` where the pack offers no such game, and a `StoppedError` where the record cannot be played to its end. */
  constructor(
    private readonly model: PackModel,
    {
      setup,
      language,
      record,
      inPlace,
      weights = null,
      asFarAsItGoes = false,
      merged = false,
    }: Omit<TableStart, 'pack' | 'viewer'>,
    private readonly guide: TableGuide = { lessons: [], explanations: new Map(), editions: new Map() },
    /** ids of the packs that it extends */
    bases: readonly string[] = [],
  ) {
    const ofWeights = weights === null ? null : noticeOfWeights(model, weights, bases);
    if (ofWeights !== null) this.notices.push(ofWeights);
    const { game, notices } = record
      ? replayed(model, record, { setup, language, inPlace, asFarAsItGoes })
      : { game: newTableGame(model, setup, language), notices: [] };
    this.notices.push(...notices);
    const bots = setup.seats.map(({ bot }, seat) => {
      const kind = bot === null ? undefined : botKind(bot);
      return kind ? makeBot(kind, setup.seed, seat) : null;
    });
    this.setup = setup;
    this.merged = merged;
    this.live = { game, bots };
    this.followed = this.lessonOf(guide.lessons);
  }

  /** A lesson that the pack no longer has so is said, and the game goes on without it. */
  private lessonOf(lessons: readonly Lesson[]): TableLesson | null {
    const { lesson: id } = this.setup;
    if (id === undefined) return null;
    const lesson = lessons.find((one) => one.id === id);
    try {
      if (lesson) return new TableLesson(this.model, lesson, this.guide.editions);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.notices.push({ type: 'lesson', message: error.message });
      return null;
    }
    this.notices.push({ type: 'lesson', message: id });
    return null;
  }

  /** The game that is shown: the one that is played, or one that is tried out. */
  private get game(): Game {
    return (this.trial ?? this.live).game;
  }

  /** Goes on from the position before choice `step` without any consequence, as the viewer, until `endTrial`. */
  beginTrial(step: number, viewer: Viewer): void {
    const { game } = this.live;
    this.trial = new Trial(game, viewer, this.setup, step, eventsBefore(game.trace, step));
    this.logs.clear();
    this.stories.clear();
  }

  /** Leads back to the game, which is as it was. */
  endTrial(): void {
    this.trial = null;
    this.logs.clear();
    this.stories.clear();
  }

  /** `inPlace`: see `TableApi.tableAct`. */
  act(action: TableAction, inPlace?: InPlace): void {
    if (inPlace?.merged !== undefined) this.merged = inPlace.merged;
    this.take(action);
    // what was taken back is to be decided again by the person
    if (inPlace && (action.type === 'choose' || action.type === 'bots')) this.takeInPlace(this.game, inPlace);
  }

  /** A lesson says itself what is chosen. */
  private takeInPlace(game: Game, { freeOrders, confirmed }: InPlace): void {
    if (this.trial === null && (this.followed?.progress(this.live.game).next ?? null) !== null) return;
    for (;;) {
      const { decision } = game;
      if (decision === null || !this.isPerson(decision.player)) return;
      const { kind, options } = decision;
      let key: string | null = null;
      if (kind === 'order' && freeOrders) key = this.freeOrder(game);
      else if (kind === 'confirm' && options.length === 1 && this.isConfirmed(game, confirmed)) ({ key } = options[0]);
      if (key === null) return;
      game.choose(key, { inPlace: true });
    }
  }

  /** Once others have their turn, nothing of it can be taken back any more. A preview ends there. */
  private isConfirmed(game: Game, asked: boolean): boolean {
    return game === this.game && (!asked || this.undoProblem !== null);
  }

  /** What was found for a preview is not looked for again when the option is chosen. */
  private freeOrder(game: Game): string | null {
    const hash = game.hash();
    let key = this.orders.get(hash);
    if (key === undefined) this.orders.set(hash, (key = freeOrder(game)));
    return key;
  }

  private isPerson(seat: number): boolean {
    return this.trial ? seat === this.trial.viewer : this.setup.seats[seat].bot === null;
  }

  private take(action: TableAction): void {
    const { trial } = this;
    const { game, bots } = trial ?? this.live;
    switch (action.type) {
      case 'choose':
        return this.togetherIn(game).choose(game, action.key);
      case 'undo':
        do {
          if (trial) trial.undo();
          else if (this.undoProblem === null) game.undo();
          else return;
        } while (this.togetherIn(game).isAmid(game));
        return;
      case 'undo-turn':
        if (trial) trial.restart();
        else this.undoTurn();
        return;
      case 'redo':
        do {
          if (trial) trial.redo();
          else game.redo();
        } while (this.togetherIn(game).isAmid(game) && game.canRedo);
        return;
      case 'turn-up':
        return game.turnUp();
      case 'end-lesson':
        this.followed = null;
        return;
      case 'bots': {
        const end = performance.now() + action.milliseconds;
        for (let i = 0; i < action.decisions; i++) {
          const bot = bots[game.decision?.player ?? -1];
          if (!bot) return;
          game.choose((trial ? null : this.followed?.choiceOfOthers(game)) ?? bot.choose(game));
          if (performance.now() >= end) return;
        }
      }
    }
  }

  private togetherIn(game: Game): Together {
    let together = this.together.get(game);
    if (!together) this.together.set(game, (together = new Together()));
    return together;
  }

  /** A lesson says itself what is chosen, step by step. */
  private decisionFor(viewer: Viewer): TableDecision | null {
    const { game, words } = this;
    const decision = tableDecision(game, words);
    const isTaught = this.trial === null && (this.followed?.progress(this.live.game).next ?? null) !== null;
    return decision && this.merged && !isTaught ? mergedDecision(game, viewer, decision, words) : decision;
  }

  /** The first choice that is taken back may end the turn before; no other one crosses the beginning of a turn. */
  private undoTurn(): void {
    const { game } = this;
    while (this.undoProblem === null && game.undo()) {
      const last = game.trace.findLastIndex((event) => event.type === 'choice' && !event.auto);
      const crosses = game.trace.slice(last + 1).some(({ type }) => type === 'begin' || type === 'end');
      if (crosses) return;
    }
  }

  /** For nobody else than who decides: it is of options that only that player sees. */
  advice(viewer: Viewer): TableAdvice | null {
    const { game, words } = this;
    const { decision } = game;
    if (decision?.player !== viewer) return null;
    const advice = adviceOn(game);
    const { best, in: unit, plan, asGood, less } = toldAdvice(advice);
    const labelOf = ({ key }: AdvisedOption): string =>
      words.option(decision.options.find((option) => option.key === key)!.meaning);
    const steps = plan.map((meaning) => words.option(meaning));
    // an entry of the list may stand for the choice and the next one
    const entry = this.decisionFor(viewer)?.options.find(
      ({ key, label }) => keysOf(key).length > 1 && keysOf(key)[0] === best.key && label === steps[0],
    );
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

  scores(viewer: Viewer): TableScores | null {
    return scoresOf(this.game, viewer, this.words);
  }

  /** Before choice `step`. */
  overview(seat: number, step: number, viewer: Viewer): TableOverview {
    const { game } = this;
    return tableOverview(step === game.length ? game : game.fork(step), seat, viewer, this.words);
  }

  course(): TableCourse {
    return courseOf(this.game);
  }

  positionAt(step: number, viewer: Viewer): TablePosition {
    const { game } = this;
    return this.stand(game.fork(step), eventsBefore(game.trace, step), viewer);
  }

  private stand(game: Game, trace: readonly TraceEvent[], viewer: Viewer): TablePosition {
    const position = game.view(viewer);
    return {
      position,
      periods: currentPeriods(game.vm),
      standings: standingsIn(game, viewer),
      uses: slotUses([...(this.trial?.before ?? []), ...trace], position.slots),
      nextBlocks: nextBlocks(game.fork().vm, Math.max(viewer, 0)).map((slot) => game.vm.game.tables.slots[slot].def.id),
    };
  }

  setLanguage(language: LanguageCode): void {
    this.live.game.language = language;
    if (this.trial) this.trial.game.language = language;
  }

  recordStep(step: number): number {
    return this.live.game.keys.slice(0, step).filter((key) => !key.startsWith('=')).length;
  }

  /** The position before choice `step`, with what the viewer does not know dealt again. Null: nobody looks. */
  labPosition(step: number, viewer: Viewer): RecordedPosition | null {
    const { game } = this.live;
    if (viewer === NOBODY) return null;
    // a record leads to where what is forced has been taken
    const forced = game.keys.slice(step).findIndex((key) => !key.startsWith('='));
    const at = forced < 0 ? game.length : step + forced;
    return { record: game.save(), step: this.recordStep(at), deal: game.dealer(viewer, at, at) };
  }

  record(): GameRecord {
    return this.live.game.save();
  }

  view(viewer: Viewer): TableView {
    const { game } = this;
    const log = this.logFor(viewer);
    const story = this.storyFor(viewer);
    const entries = log.of(game.trace, this.words, game.faceDown);
    const asks = game.decision?.player ?? null;
    return {
      ...this.stand(game, game.trace, viewer),
      step: game.length,
      inPlace: game.madeInPlace,
      over: game.over,
      asks,
      decision: asks === viewer && this.isPerson(asks) ? this.decisionFor(viewer) : null,
      log: entries.slice(-MOST_LOGGED),
      story: story.of(game.trace, game.language, game.faceDown),
      lastOwn: story.lastOwn,
      came: log.came,
      ranking: rankingOf(game),
      undoProblem: this.undoProblem,
      trial: this.trial !== null,
      lesson: this.trial === null ? (this.followed?.progress(game) ?? null) : null,
      canRedo: game.canRedo,
      faceDown: this.faceDownOf(viewer),
    };
  }

  /** Only who decides has such cards. */
  private faceDownOf(viewer: Viewer): number {
    const { decision, faceDown } = this.game;
    return decision?.player === viewer ? faceDown.length : 0;
  }

  /** What bots choose is not taken back: whoever saw it would then choose otherwise. */
  private get undoProblem(): UndoProblem | null {
    if (this.trial !== null) return this.trial.canUndo ? null : 'nothing';
    const { game } = this.live;
    const problem = game.undoProblem;
    if (problem !== null) return problem;
    const last = game.trace.findLast((event) => event.type === 'choice' && !event.auto);
    return last && this.isPerson(last.player) ? null : 'other-player';
  }

  private logFor(viewer: Viewer): TableLog {
    let log = this.logs.get(viewer);
    if (!log) this.logs.set(viewer, (log = new TableLog(this.model, viewer)));
    return log;
  }

  private storyFor(viewer: Viewer): TableStory {
    let story = this.stories.get(viewer);
    if (!story) {
      const names = this.setup.seats.map(({ name }) => name);
      this.stories.set(viewer, (story = new TableStory(this.model, viewer, names)));
    }
    return story;
  }

  private get words(): MessageRenderer {
    return sentenceRenderer(this.model, this.game.language);
  }

  preview(key: string, viewer: Viewer, freeOrders = false): TablePreview | null {
    return previewOf(this.game, key, viewer, this.words, (copy) => {
      if (freeOrders) this.takeInPlace(copy, { freeOrders, confirmed: true });
    });
  }

  layout(): TableLayout {
    const { model, game, words } = this;
    return tableLayout(model, game, words, { lesson: this.followed, explanations: this.guide.explanations });
  }
}

/** The events up to choice `step`, from 0. */
function eventsBefore(trace: readonly TraceEvent[], step: number): readonly TraceEvent[] {
  let choices = 0;
  const end = trace.findIndex(({ type }) => type === 'choice' && choices++ === step);
  return end < 0 ? trace : trace.slice(0, end);
}

/** While it goes by what only its owner sees, nobody is told it before the end. */
const rankingOf = (game: Game): TableView['ranking'] =>
  !game.over && game.model.counters.some(({ secret }) => secret)
    ? []
    : game.ranking.map(({ player, place, won, by, missed }) => ({ player, place, won, by, missed }));

/** Of others, the final score is left out: their hidden cards may have a part in it. */
const standingsIn = (game: Game, viewer: Viewer): Standing[] =>
  Array.from({ length: game.players }, (_, seat) => {
    const standing = standingOf(game.fork().vm, seat);
    // what is over has been scored
    return seat === viewer && !game.over ? standing : { ...standing, score: null };
  });
