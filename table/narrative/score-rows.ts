/** Where the points of a game came from, by the named steps in which they were gained. */
import type { TraceEvent } from '../../interpreter/index.ts';
import { sectionsFor } from './paragraphs.ts';
import type { PackNames } from './pack-names.ts';

interface ScoreRow {
  title: string;
  points: number[];
  /** place of its step in the pack */
  order: number[];
}

/** Gains of the score counter, each under the title of its step; together with the start they make the final score. */
export function scoreRows(events: readonly TraceEvent[], words: PackNames): ScoreRow[] {
  const score = words.model.score;
  const sections = sectionsFor(words);
  const rows = new Map<string, ScoreRow>();
  const stack: { procedure: string; step: string }[] = [];
  const placeOf = (procedure: string, step: string): number =>
    words.model.procedures.find((p) => p.id === procedure)?.steps.findIndex((s) => s.name === step) ?? 0;
  const empty = (): number[] => words.players.map(() => 0);
  for (const event of events) {
    if (event.type === 'enter') stack.push(event);
    else if (event.type === 'leave') {
      while (stack.length) {
        const gone = stack.pop()!;
        if (gone.procedure === event.procedure && gone.step === event.step) break;
      }
    } else if (event.type === 'counter' && event.counter === score) {
      const open = stack.findIndex((s) => sections.isSection(s.procedure, s.step));
      // gains between sections, such as those at the end of an era, are listed under their own step
      let at = open < 0 ? stack.length - 1 : open;
      while (at + 1 < stack.length && sections.isSplit(stack[at].procedure, stack[at].step)) at++;
      const { procedure, step } = stack[Math.max(0, at)] ?? { procedure: '', step: '' };
      const title = words.stepTitle(procedure, step);
      const key = `${procedure}/${step}`;
      let row = rows.get(key);
      if (!row) {
        rows.set(
          key,
          (row = { title, points: empty(), order: stack.slice(0, at + 1).map((s) => placeOf(s.procedure, s.step)) }),
        );
      }
      row.points[event.player] += event.n;
    }
  }
  return [...rows.values()].sort((a, b) => compare(a.order, b.order));
}

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
