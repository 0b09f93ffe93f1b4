/** Games that chance has played, as tests of the page open them. */
import { type GameRecord, type Game, newGame } from '../../../interpreter/index.ts';
import { ChoiceSource } from '../../../interpreter/machine/choice-source.ts';
import { pack } from '../../support/packs.ts';

export interface Played {
  /** path of the pack, when it is not Underwater Cities */
  path?: string;
  players?: number;
  options?: Record<string, string>;
  /** the first seed that is tried */
  seed?: number;
}

/** A game that chance plays up to where this holds, of the first seed with such a place; without an end, to the end of the game. */
export function played(
  holds?: (game: Game) => boolean,
  { path, players = 2, options = {}, seed: first = 1 }: Played = {},
): GameRecord {
  for (let seed = first; ; seed++) {
    const game = newGame(pack(path), { players, seed, options });
    const source = new ChoiceSource(seed);
    while (!game.over) {
      if (holds?.(game)) return game.save();
      const offered = game.decision!.options;
      game.choose(offered[source.below(offered.length)].key);
    }
    if (holds === undefined) return game.save();
  }
}

/** A game that chance plays until so many choices of it are left. */
export function playedUntil(left: number, of: Played = {}): GameRecord {
  const whole = played(undefined, of).choices.length;
  return played(({ choices }) => choices.length >= whole - left, of);
}
