/** Positions that were set one after another in the Lab, to be taken back and set again. Those of another pack are forgotten. */

/** Positions kept; of more, the oldest are forgotten. */
const MOST = 200;

interface History {
  pack: string;
  /** the last one at the end */
  before: string[];
  after: string[];
}

let history: History = { pack: '', before: [], after: [] };

const of = (pack: string): History => {
  if (history.pack !== pack) history = { pack, before: [], after: [] };
  return history;
};

/** `at` has been replaced by another position. */
export function notePosition(pack: string, at: string): void {
  const { before } = of(pack);
  history.before = [...before, at].slice(-MOST);
  history.after = [];
}

/** Whether there is a position to go back to, and one to go on to. */
export const canGo = (pack: string): { back: boolean; on: boolean } => {
  const { before, after } = of(pack);
  return { back: before.length > 0, on: after.length > 0 };
};

/** The position before, or behind, the one that is there now; null: there is none. */
export function goInPositions(pack: string, way: 'back' | 'on', now: string): string | null {
  const { before, after } = of(pack);
  const [from, to] = way === 'back' ? [before, after] : [after, before];
  const next = from.pop();
  if (next === undefined) return null;
  to.push(now);
  return next;
}
