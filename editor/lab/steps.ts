/** The steps of a try as the stepper shows them: before anything, then one for each line of the trace. */
import type { TryResult } from '../worker/protocol.ts';
import { eventLine, type TraceEvent } from './event-line.ts';

/** `at`: which of the positions and places belongs to it. `event` is null before anything. */
export interface TraceStep {
  at: number;
  event: TraceEvent | null;
  line: string;
}

/** Whether more than one player does or decides something. */
export function concernsSeveral({ trace, decisions, names }: TryResult): boolean {
  const said = trace.filter(({ type }) => type !== 'enter' && type !== 'leave');
  return new Set([...said.map(({ player }) => names[player]), ...decisions.map(({ player }) => player)]).size > 1;
}

/** The last step has the final position, which includes changes after its event that have no line. */
export function stepsOf(tried: TryResult): TraceStep[] {
  const several = concernsSeveral(tried);
  const lines = tried.trace.flatMap((event, i): TraceStep[] => {
    const line = eventLine(event, tried.names, several);
    return line === null ? [] : [{ at: i + 1, event, line }];
  });
  const last = lines.at(-1);
  if (last) last.at = tried.steps.length - 1;
  return [{ at: 0, event: null, line: '' }, ...lines];
}

type Value = TryResult['changes'][number]['was'];
/** One thing that differs at some step; `is` at the step that is looked at, `fresh` where it is that step that changed it. */
export interface ChangeRow {
  what: string;
  was: Value;
  is: Value;
  changed: boolean;
  changedByStep: boolean;
}

/** A row for everything that changes at any step, so that rows do not come and go from step to step. */
export function changeRowsAt({ steps }: TryResult, all: readonly TraceStep[], step: number): ChangeRow[] {
  const changesAt = (n: number): Map<string, TryResult['changes'][number]> =>
    new Map(steps[all[n].at].changes.map((one) => [one.what, one]));
  const now = changesAt(step);
  const before = changesAt(Math.max(0, step - 1));
  const was = new Map(all.flatMap(({ at }) => steps[at].changes).map((one) => [one.what, one.was]));
  // in the order of the end, then what was only different in between
  const order = new Set([...steps[all[all.length - 1].at].changes.map(({ what }) => what), ...was.keys()]);
  return [...order].map((what) => {
    const start = was.get(what)!;
    const is = now.get(what)?.is ?? start;
    return {
      what,
      was: start,
      is,
      changed: now.has(what),
      changedByStep: JSON.stringify(is) !== JSON.stringify(before.get(what)?.is ?? start),
    };
  });
}

/** Everything about the position at a step, by names. */
export function factsAt({ before, steps }: TryResult, { at }: TraceStep): TryResult['before'] {
  return { ...before, ...Object.fromEntries(steps[at].changes.map(({ what, is }) => [what, is])) };
}
