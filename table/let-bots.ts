/** Bots go on until somebody else is to choose. */
import type { Game } from '../interpreter/index.ts';

/** How long bots go on: so many decisions at the most, and none is begun after that time. */
export interface BotLimit {
  decisions: number;
  milliseconds: number;
}

/** `next`: the key of what is chosen without a person; undefined where a person is asked, or the game is over. */
export function letBots(game: Game, { decisions, milliseconds }: BotLimit, next: () => string | undefined): void {
  const end = performance.now() + milliseconds;
  for (let i = 0; i < decisions; i++) {
    const key = next();
    if (key === undefined) return;
    game.choose(key);
    if (performance.now() >= end) return;
  }
}
