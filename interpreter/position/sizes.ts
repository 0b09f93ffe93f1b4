/**
 * The sizes of what a machine works with. Those that a pack or a game can reach are limits of `dsl/source/limits.ts`; the
 * others only hold what these allow, or grow. `sizes.test.ts` says that they do.
 */
import { LIMITS } from '../../dsl/internal.ts';

/** Cells behind the fixed part of a position: what lasts, and the frames of what runs. */
export const ROOM = LIMITS.room.most;
/** Cells at the end for programs that only answer a question, those of one of them, and those that stay free before them. */
export const TEMPORARY_CELLS = 2048;
export const QUESTION_CELLS = 48;
export const SPARE_CELLS = 256;

/** Options of a decision for which there is room at first. */
export const FIRST_OPTIONS = 1024;

/** Bit of a site's piece cell that says upgraded, and the bits of the kind before it. */
export const UPGRADED_BIT = 16;
/** Behind it, who has the piece: seat + 1, or nobody. */
export const OWNER_BIT = UPGRADED_BIT + 1;
const OWNER_BITS = 5;
/** Behind that, how a piece with a shape lies. */
export const LOOK_BIT = OWNER_BIT + OWNER_BITS;
/** Bits of that: squares have at most eight ways to lie, hexagons twelve. */
export const LOOK_BITS = 4;
/** Of the cell that says where a card is laid, the bits of the place before those of how it lies. */
export const PLACE_BITS = 20;
/** Codes of options that are no sites begin here; those of free abilities there. */
export const FIRST_NO_SITE = 1 << 16;
export const ABILITY_CODE = 1 << 20;
/** Code of the option to stop, behind those of the parts of an effect. */
export const DONE_CODE = 100;
/** Bits of a card's flags before those that say which of its limited lines were used. */
export const CARD_FLAG_BITS = 3;

/** Of the cell of a card's face, behind a bit for each seat that knows it: look-ahead has seen it; it lies face down. */
export const UNSEEN_AHEAD_BIT = 29;
export const FACE_DOWN_BIT = 30;

/** More than the players of a game. */
export const PLAYER_STRIDE = 64;

/** A node that runs within itself more often, while the room or the steps are used up, does so with no end in sight. */
export const NESTED_IN_ITSELF = 32;

/** Half cells in a cell, for numbers of which a game may have many and none of which is large. */
export const HALVES = 2;
/** Bit of a place that says that it is half a cell. */
export const HALF_PLACE_BIT = 30;

/** Sets of few things are bits of one cell. */
export const BITS_OF_CELL = 32;

/** Bits for the number of a free ability in a code, unless a card has more of them than these can tell apart. */
export const ABILITY_BITS = 3;

/** So few payments are compared one by one. */
export const FEW = 64;
/** So few pairs of a counter and one that stands in for it come to few payments twice. */
export const FEW_COVERS = 3;

/** Letters of the key of an effect, which is cut after a word; keys that are equal get a number. */
export const MOST_LETTERS = 60;

/** Questions that a previewed procedure may ask; the rest of it is left out. */
export const PREVIEWED_DECISIONS = 200;

/** So many of the sites that a piece cannot reach are named, the nearest first. */
export const MOST_REFUSED = 40;
