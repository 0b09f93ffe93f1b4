/** Players that are programs: anything that, asked, names one of the options. */
import type { Game } from '../game.ts';
import { ChoiceSource } from '../machine/choice-source.ts';

export interface Bot {
  /** key of one of the options of `game.decision`; must leave the game as it is */
  choose(game: Game): string;
}

export interface BotKind {
  name: string;
  /** one line for people */
  about: string;
  /** `seed` fixes all that the bot does by chance */
  make(seed: number): Bot;
}

/** Takes each legal option with the same chance; its dice are not the game's. */
export function randomBot(seed: number): Bot {
  const source = new ChoiceSource(seed);
  return { choose: ({ decision }) => decision!.options[source.below(decision!.options.length)].key };
}

const kinds = new Map<string, BotKind>();

/** Makes a bot known by its name. */
export function registerBot(kind: BotKind): void {
  kinds.set(kind.name, kind);
}
export const botKinds = (): BotKind[] => [...kinds.values()];
export const botKind = (name: string): BotKind | undefined => kinds.get(name);

/** A bot of that kind for a seat: its own dice, fixed by the game's seed. */
export function makeBot(kind: BotKind, seed: number, seat: number): Bot {
  return kind.make(Math.imul(seed, 31) + seat + 1);
}

registerBot({ name: 'random', about: 'takes each legal option with the same chance', make: randomBot });
