/** What is shown of long runs, and how they end when somebody stops them. */
import type { Io } from '../io.ts';

/** As shells have it for a process that SIGINT ended. */
export const EXIT_INTERRUPTED = 130;

/** Shows the progress in a terminal, at most ten times a second. */
export function progressOf(io: Io): (done: number, of: number) => void {
  const began = performance.now();
  let shown = 0;
  return (done, of) => {
    const now = performance.now();
    if (!io.progress || now - shown < 100) return;
    shown = now;
    io.progress(`${done} of ${of} games, ${Math.round(done / ((now - began) / 1000))}/s`);
  };
}
