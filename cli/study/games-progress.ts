/** What is shown of long runs, and how they end when somebody stops them. */
import type { Io } from '../io.ts';

/** As shells have it for a process that SIGINT ended. */
export const EXIT_INTERRUPTED = 130;

/** As people say it. */
export const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

/** Shows the progress with the time left in a terminal, at most ten times a second. */
export function progressOf(io: Io): (done: number, of: number) => void {
  const began = performance.now();
  let shown = 0;
  return (done, of) => {
    const now = performance.now();
    if (!io.progress || now - shown < 100) return;
    shown = now;
    const seconds = (now - began) / 1000;
    const speed = done / seconds;
    const left = done === 0 ? '' : `, ${duration((of - done) / speed)} left`;
    io.progress(`${done} of ${of} games, ${speed >= 10 ? Math.round(speed) : speed.toFixed(1)}/s${left}`);
  };
}
