/** The face of the studies for whoever writes programs: bots, games of bots, and their figures, in this thread and without a disk. */

// ------------------------------------------------------------------------------------------------ bots

export { type Bot, botNames } from './bots/bot.ts';
export type { Budget } from './bots/budget.ts';
export { type BotContext, makeBot } from './bots/make-bot.ts';
export { type PlayedBy, playGame } from './bots/play-game.ts';
export { teachBots } from './bots/teach-bots.ts';

// ------------------------------------------------------------------------------------------------ statistics

export type { Interval } from './statistics/intervals.ts';

// ------------------------------------------------------------------------------------------------ simulate

export type { BotGames } from './simulate/setup.ts';
export type { Simulation } from './simulate/report.ts';
export { simulate, type SimulationPlan } from './simulate/simulate.ts';
export type { Spread } from './simulate/spread.ts';

// ------------------------------------------------------------------------------------------------ match

export { match, type MatchBetween } from './match/match.ts';
export type { MatchFigures } from './match/figures.ts';
export type { Match } from './match/report.ts';
