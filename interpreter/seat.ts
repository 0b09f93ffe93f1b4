/** One seat of a game: what whoever sits there may see and do, for servers that have players at other machines. */
import { A_GAME, requireArgument, WHOLE } from './arguments.ts';
import type { Decision, Option } from './asked-decision.ts';
import type { Game } from './game.ts';
import { requireSeat } from './fathom-error.ts';
import type { PositionView } from './view/position-view.ts';
import type { RankEntry } from './view/ranking.ts';
import { seenEvent, type SeenEvent } from './view/seen-event.ts';

/** All that a seat may know of a game at one moment, as JSON to send. */
export interface SeatView {
  seat: number;
  /** `Game.length`: what the seat sends back with its choice, so that one for another step is refused */
  step: number;
  /** the position; of what the seat does not know there are only numbers */
  view: PositionView;
  /** seat of the player who decides; null when the game is over */
  decides: number | null;
  /** what this seat is asked; null where another seat decides, as options may show what that one has */
  decision: Omit<Decision, 'file' | 'line'> | null;
  /** whether `Seat.undo` would do something */
  canUndo: boolean;
  /** players, best first, once the game is over; null before */
  ranking: RankEntry[] | null;
}

/**
 * All that one seat of a game may see and do: none of its methods shows or does anything of another seat.
 */
export class Seat {
  readonly seat: number;
  readonly #game: Game;

  /**
   * A seat of a game. It stays that of this game, whoever chooses in it.
   *
   * @param game the game at the server, which knows everything
   * @param seat from 0
   * @throws FathomError `no-such-seat` for what is no seat of the game, such as what is undefined
   *
   * @example
   * const game = newGame(model, { players: 2, seed: 7, trace: true });
   * const seats = [0, 1].map((number) => new Seat(game, number));
   * send(JSON.stringify(seats[0].see()));
   * seats[0].choose(message.key, message.step);
   */
  constructor(game: Game, seat: number) {
    requireArgument('Seat', 'the game', game, A_GAME);
    requireSeat(seat, game.players);
    this.#game = game;
    this.seat = seat;
  }

  /** All that this seat may know now, and nothing else. A copy: changing it changes nothing. */
  see(): SeatView {
    const game = this.#game;
    const { decision } = game;
    const isAsked = decision?.player === this.seat;
    return {
      seat: this.seat,
      step: game.length,
      view: game.view(this.seat),
      decides: decision?.player ?? null,
      decision: isAsked ? asked(decision) : null,
      canUndo: this.canUndo,
      ranking: game.over ? structuredClone(game.ranking) : null,
    };
  }

  /**
   * What this seat may know of what has happened, oldest first; of a card that it did not see, only where it went. Empty for a game that
   * was made without `trace`.
   *
   * @param from number of the first event in `Game.trace`, as `eventCount` was when the seat was told last; undo makes it smaller
   */
  events(from = 0): SeenEvent[] {
    requireArgument('events', 'the number of an event', from, WHOLE);
    const { trace, model } = this.#game;
    return trace.slice(from).flatMap((event) => seenEvent(event, this.seat, model) ?? []);
  }

  /** How many events there are, of all seats. */
  get eventCount(): number {
    return this.#game.trace.length;
  }

  /**
   * Takes an option for this seat.
   *
   * @param key of one of its options
   * @param step `SeatView.step` of when it was asked
   * @throws FathomError `not-your-turn` where another seat decides, `too-late` for another step than the one that is due, and those of
   *   `Game.choose`; the game stays as it is
   */
  choose(key: string, step: number): void {
    this.#game.choose(key, { seat: this.seat, at: step });
  }

  /** Whether this seat chose last, and nobody learned anything by it. */
  get canUndo(): boolean {
    return this.#game.canUndo && this.#game.lastPlayer === this.seat;
  }

  /** Takes back the last choice of this seat; false, and nothing is done, where it cannot. */
  undo(): boolean {
    return this.canUndo && this.#game.undo();
  }

  /** What `JSON.stringify` writes of a seat; see `see`. */
  toJSON(): SeatView {
    return this.see();
  }
}

/** Without the place of the rule, which means nothing to players. */
function asked({ player, kind, question, prompt, options }: Decision): Omit<Decision, 'file' | 'line'> {
  const [first, ...others] = options;
  return structuredClone({ player, kind, question, prompt, options: [bare(first), ...others.map(bare)] });
}

/** Its words are read here, not where it is sent. */
const bare = ({ key, meaning, label }: Option): Option => ({ key, meaning, label });
