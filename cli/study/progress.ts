/** How far a study is, and how long it takes. */
import type { Io } from '../io.ts';
import { duration } from './games-progress.ts';

/** Seconds after which it is worth saying how long it takes. */
const LONG = 20;
/** Games after which that can be estimated. */
const FIRST = 4;

/** Shows games done with the time left in a terminal; says once how long a long study takes, also where there is none. */
export function studyProgress(io: Io): (done: number, of: number) => void {
  let began = performance.now();
  let shown = 0;
  let said = false;
  return (done, of) => {
    const now = performance.now();
    if (done === 0) {
      began = now;
      return;
    }
    const left = ((now - began) / 1000 / done) * (of - done);
    if (!said && done >= Math.min(FIRST, of)) {
      if (left > LONG) {
        said = true;
        io.err(
          `${of} games will take about ${duration(left)}. Ctrl-C stops them, and prints what they say until then.\n`,
        );
      }
    }
    if (!io.progress || now - shown < 100) return;
    shown = now;
    io.progress(`${done} of ${of} games, ${duration(left)} left`);
  };
}
