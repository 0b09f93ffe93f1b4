/** Which step of a lesson is shown: steps that only say something are turned like pages, the others end with their choices. */
import type { LessonStepView } from '../../table/protocol.ts';

/** The steps between which one can turn, after so many choices; they end with the one whose choices come next. */
export function stepsAt(steps: readonly LessonStepView[], made: number): { first: number; last: number } {
  const next = steps.findIndex(({ from, to }) => from < to && made < to);
  const last = next < 0 ? steps.length - 1 : next;
  // in the middle of its choices
  if (next >= 0 && steps[next].from < made) return { first: next, last: next };
  let first = last;
  while (first > 0 && steps[first - 1].to === made && steps[first - 1].from === made) first--;
  return { first, last };
}

/** The shown step after choices were made or taken back. */
export function stepAfter(shown: number, steps: readonly LessonStepView[], before: number, made: number): number {
  const { first, last } = stepsAt(steps, made);
  if (made > before) return first;
  if (made < before) return last;
  return Math.min(last, Math.max(first, shown));
}
