/** What happened, as values: the events of a trace and their causes. */
import type { Origin } from '../../dsl/index.ts';

/** Whose program acts: the innermost component. */
export interface Cause {
  kind: 'game' | 'slot' | 'card' | 'site' | 'track' | 'piece';
  id: string;
  name: string;
}

/** Something that happened in a game: the acting player (a seat from 0), the cause, and the place of the effect in the pack. */
export type TraceEvent = { player: number; cause?: Cause; origin?: Origin } & (
  | { type: 'choice'; key: string; label: string; prompt: string; auto: boolean }
  | { type: 'counter'; counter: string; n: number; total: number }
  | { type: 'pay'; amounts: { counter: string; n: number }[]; for: 'pay' | 'build' | 'upgrade' }
  | { type: 'piece'; what: 'build' | 'place' | 'upgrade' | 'remove' | 'replace'; piece: string; site: string }
  | { type: 'become'; predicate: string; site: string }
  | { type: 'advance'; track: string; space: number; beyond: boolean }
  | { type: 'card'; what: 'draw' | 'use' | 'exhaust' | 'ready' | 'discard' | 'ability'; card: string; name: string }
  | { type: 'move'; card: string; name: string; from: string; to: string; visible: 'all' | 'owner' | 'none' }
  | { type: 'slot'; what: 'perform' | 'occupy' | 'block'; slot: string; name: string }
  | { type: 'trigger' }
  | { type: 'signal'; signal: string }
  /** what did not happen, and why; only in games that are followed (trace/follower.ts) */
  | { type: 'not'; text: string; reason: string }
  | { type: 'order'; players: number[] }
  | { type: 'boards'; boards: string[] }
  | { type: 'refill'; zone: string }
  | { type: 'begin' | 'end'; period: string }
  | { type: 'enter' | 'leave'; procedure: string; step: string; title: string }
);
