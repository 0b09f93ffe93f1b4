/**
 * What a game says to people, as data: questions, options, reasons. Ids and numbers only, so that it can be put into any
 * language (`interpreter/render`), stored and sent. Nodes make it when somebody reads it.
 */
import type { LimitName, Origin } from '../../dsl/internal.ts';

/** An amount of a counter, by its id. */
export interface Amount {
  counter: string;
  n: number;
}

/** Whose program acts: the innermost component; `id` is `game` for the rules. */
export interface Cause {
  kind: 'game' | 'slot' | 'card' | 'site' | 'track' | 'piece';
  id: string;
}

/** What a part of a program means at a position: the effect as written, or what is known of it there. */
export type PartMeaning =
  | { type: 'effect'; effect: Origin }
  /** one after another */
  | { type: 'steps'; steps: PartMeaning[] }
  /** a price as it is now, and what it is paid for */
  | { type: 'pay'; amounts: Amount[]; part: PartMeaning | null }
  /** the own program of a card */
  | { type: 'card'; card: string }
  /** the effect of a slot */
  | { type: 'slot'; slot: string }
  | { type: 'use'; card: string }
  /** a card leaves by a route of its deck; null: several cards */
  | { type: 'dispose'; card: string | null; route: string }
  | { type: 'procedure'; procedure: string };

/** What is done on a site. */
export type SiteVerb = 'build' | 'upgrade' | 'replace';

/**
 * What a decision asks. `askedAs`: the name under which the lexicon of the pack has a wording of its own; `PROCEDURE/STEP` or
 * a type.
 */
export type Question = BareQuestion & { askedAs?: string };

/** `cause`: whose effect asks it. */
export type BareQuestion =
  /** `effect`: the words that ask, such as `choose farm`, together with what is done with it where that follows */
  | {
      type:
        | 'choose-site'
        | 'choose-card'
        | 'choose-slot'
        | 'choose-piece'
        | 'choose-color'
        | 'choose-player'
        | 'choose-number';
      effect: Origin;
    }
  /** where it lies, and how it is turned */
  | { type: 'lay'; what: Laid; effect: Origin }
  /** which player `that player` is in this effect */
  | { type: 'which-player'; effect: Origin }
  /** to go on; `name`: the key of the only option */
  | { type: 'confirm'; name: string }
  /** the next of several parts that may be left out */
  | { type: 'next-part'; cause: Cause }
  /** whether to do the only part */
  | { type: 'whether'; part: PartMeaning; cause: Cause }
  /** one of several, so often at the most; null: as often as one likes */
  | { type: 'alternative'; times: number | null; cause: Cause }
  /** which part is first of those that all happen */
  | { type: 'first-part'; cause: Cause }
  /** the only one of those that is still to happen, where something else may be done before */
  | { type: 'last-part'; part: PartMeaning; cause: Cause }
  /** which is first of what one event has set off */
  | { type: 'first-trigger' }
  | { type: 'how-often'; part: PartMeaning }
  /** `part`: what is paid for; null where it is only paid */
  | { type: 'payment'; for: 'pay'; part: PartMeaning | null; cause: Cause }
  | { type: 'payment'; for: SiteVerb; piece: string; site: string }
  | { type: 'piece'; verb: SiteVerb }
  /** where; `piece` is null where it is the piece on the site */
  | { type: 'site'; verb: SiteVerb; piece: string | null }
  | { type: 'perform' }
  /** `n`: how many are still to choose */
  | { type: 'use'; n: number }
  | { type: 'ready'; n: number }
  | { type: 'discard'; n: number }
  | { type: 'gain'; n: number }
  /** a gain, or what a component offers in its place */
  | { type: 'replacement'; cause: Cause };

/** What is laid. */
export type Laid = { card: string } | { piece: string };

/** What a thing with a shape covers: the sites of whole cells and those of parts; turned so many steps clockwise. */
export interface CoverView {
  sites: string[];
  parts?: string[];
  /** absent where it lies as it is drawn */
  turn?: number;
  flip?: true;
  /** where its ports are: the site, and the direction in which each opens */
  ports?: { site: string; to: string; is: string }[];
}

/** What an option is. */
export type OptionMeaning =
  /** `kind`: of the site; `piece`: the acting player's piece on it */
  | { type: 'site'; site: string; kind: string; piece: string | null }
  /** `degrees`: turned clockwise by so many; `flip`: turned over before */
  | { type: 'lay'; site: string; kind: string; what: Laid; degrees: number; flip: boolean; covers: CoverView }
  | { type: 'card'; card: string }
  /** `after`: what must be done to choose it */
  | { type: 'slot'; slot: string; after?: Origin }
  | { type: 'piece'; piece: string }
  | { type: 'color'; color: string }
  /** by the number of the seat, from 0 */
  | { type: 'player'; player: number }
  | { type: 'number'; n: number }
  | { type: 'times'; n: number }
  /** one of it is gained */
  | { type: 'counter'; counter: string }
  | { type: 'pay'; amounts: Amount[] }
  | { type: 'part'; part: PartMeaning }
  /** no further part; `begun`: one of them was done */
  | { type: 'stop'; begun: boolean }
  /** not once more */
  | { type: 'enough' }
  /** not at all */
  | { type: 'skip' }
  | { type: 'confirm'; name: string }
  | { type: 'trigger'; cause: Cause; effect: Origin }
  | { type: 'ability'; card: string; effect: Origin }
  /** the gain itself; what is offered in its place */
  | { type: 'keep'; effect: Origin }
  | { type: 'replace'; effect: Origin };

/** Where a part of a price comes from. */
export type PriceSource =
  /** the usual cost of the piece; the price that the effect or the card names */
  { from: 'cost'; by: 'usual' | 'price' } | { from: 'discount' | 'surcharge'; by: Cause };

/** Why something cannot be chosen or done. */
export type Reason =
  /** `sources`: what the need is made of; discounts are below 0 */
  | { type: 'lacking'; counter: string; need: number; have: number; sources: (PriceSource & { n: number })[] }
  | { type: 'unpayable' }
  /** at least one part has to be done before the rest may be left out */
  | { type: 'no-part-done' }
  /** a part that must be done is left */
  | { type: 'part-owed' }
  /** each of several ways is impossible; `way`: a part, a kind of piece, or null for an alternative price */
  | { type: 'any-of'; ways: { way: PartMeaning | { type: 'piece'; piece: string } | null; reason: Reason }[] }
  /** `effect`: the whole `if` */
  | { type: 'condition'; effect: Origin }
  /** nothing fits the words */
  /** what has a shape fits nowhere */
  | { type: 'no-room'; effect: Origin }
  | { type: 'no-such-site' | 'no-such-card' | 'no-such-slot' | 'no-such-player'; effect: Origin }
  | { type: 'no-site'; verb: SiteVerb; pieces: string[] }
  | { type: 'no-supply'; pieces: string[] }
  | { type: 'occupied' }
  /** it is so many steps away: more than may be gone, or another number than must be */
  | { type: 'steps-away'; steps: number; most: number; exactly: boolean }
  /** a piece cannot come there; cannot come anywhere */
  | { type: 'no-way' }
  | { type: 'no-end' }
  /** not among those that may be chosen here */
  | { type: 'not-offered' }
  /** chosen before, and each may be chosen once */
  | { type: 'chosen' }
  | { type: 'no-usable-slot' }
  | { type: 'no-unused-card' }
  | { type: 'no-used-card' }
  | { type: 'no-usable-card' }
  /** of a card's or site's program */
  | { type: 'nothing-of-it' }
  /** there is nothing for it to do */
  | { type: 'nothing-to-do' }
  /** one of these must be done later, and could not be done any more; `reason`: null where only a trial shows it */
  | { type: 'later-obligation'; parts: { part: PartMeaning; reason: Reason | null }[] };

/** Limits that only a running game can come to. */
export type RunLimit = Extract<
  LimitName,
  'value' | 'lying' | 'options' | 'picked' | 'plans' | 'payments' | 'reactions' | 'steps' | 'room' | 'work'
>;

/** Why a choice is not possible in a running game. */
export type ChoiceProblem =
  | { type: 'game-over' }
  /** there, but it cannot be taken */
  | { type: 'refused'; key: string; why: Reason }
  | { type: 'not-an-option'; key: string; options: string[] }
  /** `seat`: who wanted to choose; `player`: who chooses */
  | { type: 'not-your-turn'; seat: string; player: number }
  /** steps, as `Game.length` counts them: for which it was meant, and the one that is due */
  | { type: 'too-late'; at: string; now: number }
  /** its effects do the same over and over; `key`: null for the start. `members`: places in files, the last that ran */
  | { type: 'endless-chain'; key: string | null; members: string[] }
  /** its effects come to more of something than a game may have */
  | { type: 'beyond-limit'; key: string | null; limit: RunLimit; members: string[] };

/** What of a position a change is about, apart from the player. */
export type Fact =
  | { type: 'counter'; counter: string }
  | { type: 'track'; track: string }
  | { type: 'zone'; zone: string }
  /** the piece on it; the tile on it; the card that is laid there; how what is laid is turned; the tile's side; who knows the tile */
  | { type: 'site' | 'tile' | 'laid' | 'turn' | 'face' | 'known'; site: string }
  /** what lies on it of a counter */
  | { type: 'lying'; counter: string; site: string }
  | { type: 'slot'; slot: string }
  /** pieces of a kind that there are, on boards and in the supply */
  | { type: 'pieces'; piece: string }
  /** goals reached; the board dealt; the order of play; whose turn it is; hidden cards that a player knows */
  | { type: 'reached' | 'board' | 'order' | 'acting' | 'knows' };

/** An option that is there but cannot be taken. */
export interface RefusedOption {
  key: string;
  /** the key with all words of its effect, if it is cut */
  longKey?: string;
  meaning: OptionMeaning;
  reason: Reason;
}
