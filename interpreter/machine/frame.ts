/**
 * Where the cells of a frame, of a program's variables and of a delayed effect lie. A frame's own cells begin at
 * FRAME_HEAD; the class that pushes it gives them names at the top of its file.
 */

// A frame's cells. Addresses of frames in the position are relative to FRAMES_BASE.
export const FRAME_PARENT = 0;
export const FRAME_NODE = 1;
export const FRAME_PC = 2;
export const FRAME_RESULT = 3;
export const FRAME_PLAYER = 4;
export const FRAME_ENV = 5;
export const FRAME_OBLIGATIONS = 6;
export const FRAME_HEAD = 7;

// Loops of procedures, which progress.ts reads: how often a `repeat` runs, for how many players an `each player`.
export const REPEAT_TIMES = FRAME_HEAD;
export const EACH_COUNT = FRAME_HEAD;

// Before the variables of a program: what its component is and which program it is.
export const ENV_CAUSE = -3;
export const ENV_CAUSE_ID = -2;
export const ENV_PROGRAM = -1;

// Delayed effects, between the fixed part and the frames: length, kind, period, player, index (in `CompiledGame.timed` or
// of a program), cause, its id, then the variables as they were.
export const DELAYED_LENGTH = 0;
export const DELAYED_KIND = 1;
export const DELAYED_PERIOD = 2;
export const DELAYED_PLAYER = 3;
export const DELAYED_INDEX = 4;
export const DELAYED_CAUSE = 5;
export const DELAYED_CAUSE_ID = 6;
export const DELAYED_VARS = 7;
export const DELAYED_UNTIL = 1;
export const DELAYED_AT_END = 2;
/** a timed effect that something has ended before its period */
export const DELAYED_OVER = 3;
