/**
 * Bots, searches, and many games with their figures. It needs neither a disk nor threads.
 *
 * @module fathom/bots
 */
export { Sandbox, type SandboxOption, type SandboxOptions, type SavedPosition } from '../interpreter/index.ts';
export {
  type Bot,
  type BotContext,
  type BotGames,
  botNames,
  type Budget,
  type Interval,
  makeBot,
  match,
  type Match,
  type MatchBetween,
  type MatchFigures,
  type PlayedBy,
  playGame,
  simulate,
  type Simulation,
  type SimulationPlan,
  type Spread,
  teachBots,
} from '../study/playing.ts';
