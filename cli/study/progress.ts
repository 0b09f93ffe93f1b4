/** What is shown of long runs, and how they end when somebody stops them. */
import type { Io } from '../io.ts';

/** As shells have it for a process that SIGINT ended. */
export const EXIT_INTERRUPTED = 130;

/** The exit code; of a run that was stopped it is said what has been played. */
export function endedAs(isStopped: boolean, played: string, io: Io): number {
  if (!isStopped) return 0;
  io.err(`Stopped: these are the figures of ${played}.\n`);
  return EXIT_INTERRUPTED;
}

/** As people say it. */
export const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

/** Seconds after which it is worth saying how long a study takes. */
const LONG = 20;
/** Games after which that can be estimated. */
const FIRST = 4;

/**
 * Shows games done, their speed and the time left in a terminal, at most ten times a second. A study also says once how long it takes if
 * that is long, also where there is no terminal.
 */
export function progressOf(io: Io, isStudy = false): (done: number, of: number) => void {
  let began = performance.now();
  let shown = 0;
  let isSaid = !isStudy;
  return (done, of) => {
    const now = performance.now();
    if (done === 0) {
      began = now;
      return;
    }
    const speed = (1000 * done) / (now - began);
    const left = (of - done) / speed;
    if (!isSaid && done >= Math.min(FIRST, of) && left > LONG) {
      isSaid = true;
      io.err(
        `${of} games will take about ${duration(left)}. Ctrl-C stops them, and prints what they say until then.\n`,
      );
    }
    if (!io.progress || now - shown < 100) return;
    shown = now;
    io.progress(
      `${done} of ${of} games, ${speed >= 10 ? Math.round(speed) : speed.toFixed(1)}/s, ${duration(left)} left`,
    );
  };
}
