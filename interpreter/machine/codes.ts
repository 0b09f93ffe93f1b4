/** Small whole numbers with names: results of steps, causes of programs, events, uses of payments, kinds of continuous effects. */

/** How a step ended. */
export const DONE = 1;
export const NOTHING = 2;
export const IMPOSSIBLE = 3;
export type Result = 1 | 2 | 3;

/** Whether something can be done from here: surely, surely not, or only a trial can show. */
export const NO = 0;
export const MAYBE = 1;
export const YES = 2;
export type Can = 0 | 1 | 2;

/** Whose program acts: the kind of its component. A number beside it says which one; -1 for the rules of the game. */
export const BY_GAME = 0;
export const BY_SLOT = 1;
export const BY_CARD = 2;
export const BY_SITE = 3;
export const BY_TRACK = 4;
export const BY_PIECE = 5;

/** What a payment is for; discounts and substitutions name the same. Cards are bought with USE_PAY. */
export const USE_BUILD = 0;
export const USE_UPGRADE = 1;
export const USE_PAY = 2;

/** Events that continuous effects can react to; each is also the number of a bit in `ContinuousEffects.mask`. */
export const EVENT_BUILD = 0;
export const EVENT_UPGRADE = 1;
export const EVENT_ADVANCE = 2;
export const EVENT_GAIN = 3;
export const EVENT_DRAW = 4;
export const EVENT_BECOME = 5;
export const EVENT_PERFORM = 6;
export const EVENT_USE = 7;
export const EVENT_ENTER = 8;
export const EVENT_SIGNAL = 9;
export const EVENT_BEGIN = 10;
export const EVENT_END = 11;
export const EVENT_BUY = 12;
/** the effect of a slot, of a card that was used, has been done */
export const EVENT_PERFORMED = 13;
export const EVENT_USED = 14;
/** a marker of the player comes on a slot */
export const EVENT_OCCUPY = 15;
/** a card leaves by a route of its deck */
export const EVENT_DISCARD = 16;
/** a piece or a card is laid */
export const EVENT_LAY = 17;
/** a piece goes over a site by steps, or comes to it */
export const EVENT_PASS = 19;
/** replacements of gains */
export const HAS_INSTEAD = 1 << 18;
export const HAS_DISCOUNT = 1 << 20;
export const HAS_CHANGE = 1 << 21;
export const HAS_STAND_FOR = 1 << 22;
export const HAS_TREAT = 1 << 23;
export const HAS_ALLOW = 1 << 24;
export const HAS_ABILITY = 1 << 25;
export const HAS_STATE_TRIGGER = 1 << 26;
/** listens to other players */
export const HAS_REACTION = 1 << 27;
export const HAS_ALLOW_CHOICE = 1 << 28;
/** listens, but only once in each period */
export const HAS_LIMIT = 1 << 29;
/** pays something else in place of a part of a price */
export const HAS_RATE = 1 << 30;

/** Codes from here on are free abilities: of which card, and which of its abilities; see machine/abilities.ts. */
export { ABILITY_CODE } from '../position/sizes.ts';
