/** A game tried out from a position: one player goes on, bots play the others, and what that player does not know is dealt again. */
import { botKind, botOfKind, type Bot } from '../study/index.ts';
import type { Game, TraceEvent } from '../interpreter/index.ts';
import { letBots, type BotLimit } from './let-bots.ts';
import { Together } from './merge.ts';
import type { TableSetup } from './protocol.ts';

/** Plays in place of people. */
const SUBSTITUTE = 'quick';

export class Trial {
  readonly game: Game;
  readonly together = new Together();
  private readonly bots: (Bot | null)[];

  /** `before`: the events of the game up to there. */
  constructor(
    game: Game,
    readonly viewer: number,
    { seats, seed }: TableSetup,
    step: number,
    readonly before: readonly TraceEvent[],
  ) {
    this.game = game.hypothetical(viewer, seed + step, step);
    this.bots = seats.map(({ bot }, seat) => {
      const kind = botKind(bot ?? SUBSTITUTE) ?? botKind(SUBSTITUTE);
      return seat === viewer || !kind ? null : botOfKind(kind, seed, seat);
    });
  }

  /** The number of the last choice that the player made; -1: there is none. */
  private get lastOwn(): number {
    const choices = this.game.trace.filter((event) => event.type === 'choice');
    return choices.findLastIndex(({ player, auto }) => player === this.viewer && !auto);
  }

  get canUndo(): boolean {
    return this.lastOwn >= 0;
  }

  /** Takes back the last own choice, whatever followed from it: in a trial nothing that was learned is true. */
  undo(): void {
    const { lastOwn } = this;
    if (lastOwn >= 0) this.game.seek(lastOwn);
  }

  /** Takes back all own choices. */
  restart(): void {
    this.game.seek(0);
  }

  /** Makes the next own choice again, and those of others that followed it. */
  redo(): void {
    do this.game.redo();
    while (this.game.canRedo && this.game.decision?.player !== this.viewer);
  }

  /** Lets bots decide until the player is asked. */
  letBots(limit: BotLimit): void {
    const { game, bots } = this;
    letBots(game, limit, () => bots[game.decision?.player ?? -1]?.choose(game));
  }
}
