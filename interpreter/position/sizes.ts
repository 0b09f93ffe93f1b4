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

/** More than the players of a game. */
export const PLAYER_STRIDE = 64;

/** A node that runs within itself more often, while the room is used up, does so without end. */
export const NESTED_IN_ITSELF = 32;

/** Sets of few things are bits of one cell. */
export const BITS_OF_CELL = 32;

/** Bits for the number of a free ability in a code, unless a card has more of them than these can tell apart. */
export const ABILITY_BITS = 3;

/** So few payments are compared one by one. */
export const FEW = 64;
/** So few pairs of a counter and one that stands in for it come to few payments twice. */
export const FEW_COVERS = 3;
