/** What happened, as values: the events of a trace. Words for them are made by `interpreter/render`. */
import type { Origin } from '../../dsl/internal.ts';
import type { Amount, Cause, OptionMeaning, Question, Reason } from './messages.ts';

/** What is done with a card on a board; `place-down`: it is placed face down; `up`, `down`: it is turned over. */
export type TileDeed = 'lay' | 'place' | 'place-down' | 'look' | 'up' | 'down';

/** What is done with a piece. */
export type PieceDeed = 'build' | 'lay' | 'place' | 'upgrade' | 'remove' | 'replace' | 'relocate';

/** Something that happened in a game: the acting player (a seat from 0), the cause, and the place of the effect in the pack. */
export type TraceEvent = { player: number; cause?: Cause; origin?: Origin } &
  /** `auto`: nobody chose it; `inPlace`: not since it was the only option, but since it makes no difference to who decides */
  (
    | { type: 'choice'; key: string; meaning: OptionMeaning; question: Question; auto: boolean; inPlace: boolean }
    | { type: 'counter'; counter: string; n: number; total: number }
    /** what lies on a site: so much more, or less */
    | { type: 'lying'; counter: string; site: string; n: number; total: number }
    /** what a player has on a card of a zone; of one on a board it lies on its site */
    | { type: 'on-card'; counter: string; card: string; visible: 'all' | 'owner' | 'none'; n: number; total: number }
    | { type: 'pay'; amounts: Amount[]; for: 'pay' | 'build' | 'upgrade' }
    /** `from`: of one that is relocated to the site; `steps`: how many it has gone, of one that goes by steps */
    | { type: 'piece'; what: PieceDeed; piece: string; site: string; from?: string; steps?: number }
    | { type: 'become'; predicate: string; site: string }
    | { type: 'advance'; track: string; space: number; beyond: boolean }
    /** `into`: of a card that is discarded unseen by others, the zone where it goes */
    | { type: 'card'; what: 'draw' | 'use' | 'exhaust' | 'ready' | 'discard' | 'ability'; card: string; into?: string }
    | { type: 'move'; card: string; from: string; to: string; visible: 'all' | 'owner' | 'none' }
    /** `seenBy`: the seats that know afterwards which card it is; `card` is null where it is told to somebody else */
    | { type: 'tile'; what: TileDeed; card: string | null; site: string; seenBy: number[] }
    | { type: 'slot'; what: 'perform' | 'occupy' | 'block'; slot: string }
    | { type: 'trigger' }
    | { type: 'signal'; signal: string }
    /** what did not happen (its words are in `origin`), and why; only in games that are followed (trace/follower.ts) */
    | { type: 'not'; why: Reason }
    | { type: 'order'; players: number[] }
    /** all players at once have passed the cards of this zone */
    | { type: 'pass'; zone: string; to: 'left' | 'right' }
    | { type: 'boards'; boards: string[] }
    | { type: 'refill'; zone: string }
    | { type: 'begin' | 'end'; period: string }
    | { type: 'enter' | 'leave'; procedure: string; step: string }
  );
