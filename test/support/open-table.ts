/** A table at which everybody plays openly: acts are done by whoever can, and every seat is looked at from everywhere. */
import type { GameRecord } from '../../interpreter/index.ts';
import {
  NOBODY,
  type InPlace,
  type TableAction,
  type TableAnswer,
  type TableOverview,
  type TablePosition,
  type TablePreview,
  type TableStarted,
  type TableView,
  type Viewer,
} from '../../table/protocol.ts';
import type { TableSeat } from '../../table/seat.ts';
import { TableGame } from '../../table/table-game.ts';

export class OpenTable {
  readonly game: TableGame;
  private readonly seats: TableSeat[];
  private trying: TableSeat | null = null;

  constructor(...[model, start, guide]: ConstructorParameters<typeof TableGame>) {
    this.game = new TableGame(model, start, guide);
    this.seats = start.setup.seats.map((_, seat) => this.game.seat(seat));
  }

  at(viewer: Viewer): TableSeat {
    return viewer === NOBODY ? this.game.onlooker : this.seats[viewer];
  }
  view(viewer: Viewer): TableView {
    return this.at(viewer).view();
  }
  /** The seat that decides in the game that is played, without a view; null: it is over. */
  get asks(): number | null {
    return this.game['shared'].game.decision?.player ?? null;
  }

  /** By whoever can: who decides, or who made the choice that is taken back or made again. */
  act(action: TableAction, preferences?: InPlace): void {
    if (preferences) this.game.setPreferences(preferences);
    if (action.type === 'bots') {
      if (this.trying) this.trying.letBotsOfTrial(action);
      else this.game.letBots(action);
      return;
    }
    if (action.type === 'end-lesson') {
      this.game.endLesson();
      return;
    }
    const seat = this.trying ?? this.actor(action.type);
    seat?.act(action, seat['game'].length);
  }

  private actor(type: TableAction['type']): TableSeat | undefined {
    // the same as in its view, which takes long to make
    const can = (seat: TableSeat): boolean => (type === 'redo' ? seat['canRedo'] : seat['undoProblem'] === null);
    if (type !== 'choose' && type !== 'turn-up') return this.seats.find(can);
    return this.at(this.asks ?? 0);
  }

  beginTrial(step: number, viewer: Viewer): void {
    this.trying = this.at(viewer);
    this.trying.tryOut(step);
  }
  endTrial(): void {
    this.trying?.endTrial();
    this.trying = null;
  }

  preview(key: string, viewer: Viewer, freeOrders = false): TablePreview | null {
    return this.at(viewer).preview(key, freeOrders);
  }
  overview(player: number, step: number, viewer: Viewer): TableOverview {
    return this.at(viewer).overviewOf(player, step);
  }
  positionAt(step: number, viewer: Viewer): TablePosition {
    return this.at(viewer).positionAt(step);
  }
  record(): GameRecord {
    return this.game.record();
  }
}

/** Of an answer with all that a seat sees. */
export function fullView(answer: TableAnswer | TableStarted): TableView {
  if (!answer.ok) throw new Error(answer.message);
  if (!('view' in answer.update)) throw new Error('only what is otherwise was sent');
  return answer.update.view;
}
