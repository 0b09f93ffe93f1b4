/** The interpreter's public face. */

export {
  Game,
  GameError,
  compile,
  newGame,
  optionValues,
  type Decision,
  type NewGame,
  type Option,
  type Refusal,
} from './game.ts';
export { problemOfRecord, replay, type GameRecord, type Replayed } from './record.ts';
export {
  describePosition,
  type CardView,
  type PlayerView,
  type PositionView,
  type SiteView,
  type ZoneView,
} from './view/position-view.ts';
export type { TraceEvent, Cause } from './machine/trace-event.ts';
export type { RankEntry } from './view/ranking.ts';
