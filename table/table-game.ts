/** A game at the table, as whoever keeps the table has it: it hands out the seats, lets bots go on, and has the record. */
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import { requestError, type GameRecord } from '../interpreter/internal.ts';
import { sentenceRenderer } from '../interpreter/index.ts';
import { NOBODY, type InPlace, type TableCourse, type TableNotice } from './protocol.ts';
import { courseOf } from './course.ts';
import { recordStep, TableSeat } from './seat.ts';
import type { BotLimit } from './let-bots.ts';
import { SharedGame, type GameStart, type TableGuide } from './shared-game.ts';

const NO_GUIDE: TableGuide = { lessons: [], explanations: new Map(), editions: new Map() };

export class TableGame {
  /** Who only looks: sees what all see, and does nothing. */
  readonly onlooker: TableSeat;
  private readonly seats: TableSeat[];
  private readonly shared: SharedGame;

  /**
   * `bases`: ids of the packs that the pack extends. Throws a `FathomError` where the pack offers no such game, and a `StoppedError` where
   * the record cannot be played to its end.
   */
  constructor(model: PackModel, start: GameStart, guide: TableGuide = NO_GUIDE, bases: readonly string[] = []) {
    this.shared = new SharedGame(model, start, guide, bases);
    this.seats = start.setup.seats.map((_, seat) => new TableSeat(this.shared, seat));
    this.onlooker = new TableSeat(this.shared, NOBODY);
    if (start.preferences) this.setPreferences(start.preferences);
  }

  /** What whoever sits there may see and do. Throws a `FathomError` where there is no such seat. */
  seat(number: number): TableSeat {
    const seat = this.seats.at(number);
    if (number < 0 || seat === undefined) {
      const players = this.seats.length;
      const message = `There is no seat ${number}; seats are from 0 to ${players - 1}.`;
      throw requestError({ type: 'no-such-seat', seat: String(number), players }, message);
    }
    return seat;
  }

  /** In the order in which they are shown. */
  get notices(): readonly TableNotice[] {
    return this.shared.notices;
  }

  /** What is decided in place of everybody at this table from now on. */
  setPreferences(preferences: InPlace): void {
    this.seats.forEach((seat) => seat.setPreferences(preferences));
  }

  /** The language of everybody at this table from now on. */
  speak(language: LanguageCode): void {
    [...this.seats, this.onlooker].forEach((seat) => (seat.language = language));
    this.shared.game.language = language;
  }

  /** Lets bots decide until a person is asked; then what that person wants is decided. */
  letBots(limit: BotLimit): void {
    this.shared.letBots(limit);
    this.shared.decideInPlace();
  }

  /** The game goes on without its lesson. */
  endLesson(): void {
    this.shared.endLesson();
  }

  /** How counters that all see went. */
  course(): TableCourse {
    const { game, model } = this.shared;
    return courseOf(game, sentenceRenderer(model, game.language));
  }

  /** The whole game, with what is hidden. */
  record(): GameRecord {
    return this.shared.game.save();
  }

  /** How many choices of the record come before choice `step`. */
  recordStep(step: number): number {
    return recordStep(this.shared.game, step);
  }
}
