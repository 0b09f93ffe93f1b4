/** The steps of a try as people take them: from nothing over each line of the trace to the end. */
import type { FileRange, PackView, StepPlace, Tried } from '../bench/protocol.ts';
import { eventLine, type TraceEvent } from './event-line.ts';

/** `at`: which of the positions and places belongs to it. `event` is null before anything. */
export interface Step { at: number; event: TraceEvent | null; line: string }

/** Whether more than one player does or decides something. */
export function concernsSeveral({ trace, decisions, names }: Tried): boolean {
  const said = trace.filter(({ type }) => type !== 'enter' && type !== 'leave');
  return new Set([...said.map(({ player }) => names[player]), ...decisions.map(({ player }) => player)]).size > 1;
}

/** The last step has the end, also what follows its event without a word. */
export function stepsOf(tried: Tried, view: PackView): Step[] {
  const several = concernsSeveral(tried);
  const lines = tried.trace.flatMap((event, i): Step[] => { const line = eventLine(event, view, tried.names, several); return line === null ? [] : [{ at: i + 1, event, line }]; });
  const last = lines.at(-1);
  if (last) last.at = tried.steps.length - 1;
  return [{ at: 0, event: null, line: '' }, ...lines];
}

type Value = Tried['changes'][number]['was'];
/** One thing that differs at some step; `is` at the step that is looked at, `fresh` where it is that step that changed it. */
export interface Row { what: string; was: Value; is: Value; changed: boolean; fresh: boolean }

/** A row for everything that changes at any step, so that rows neither come nor go while one steps. */
export function rowsAt({ steps }: Tried, all: readonly Step[], step: number): Row[] {
  const now = new Map(steps[all[step].at].changes.map((one) => [one.what, one])), before = new Map(steps[all[Math.max(0, step - 1)].at].changes.map((one) => [one.what, one]));
  const was = new Map([...all.flatMap(({ at }) => steps[at].changes)].map((one) => [one.what, one.was]));
  // in the order of the end, then what was only different in between
  const order = new Set([...steps[all[all.length - 1].at].changes.map(({ what }) => what), ...was.keys()]);
  return [...order].map((what) => {
    const start = was.get(what)!, is = now.get(what)?.is ?? start;
    return { what, was: start, is, changed: now.has(what), fresh: JSON.stringify(is) !== JSON.stringify(before.get(what)?.is ?? start) };
  });
}

/** Everything about the position at a step, by names. */
export function factsAt({ before, steps }: Tried, { at }: Step): Tried['before'] {
  return { ...before, ...Object.fromEntries(steps[at].changes.map(({ what, is }) => [what, is])) };
}

/** Lines of a text around the words that a step is about. `marks`: columns of what is marked, from 0, the end exclusive. */
export interface Excerpt { file: string | null; line: number; lines: { n: number; text: string; mark: [number, number] | null }[] }

const AROUND = 2, MOST_LINES = 9;

/** In the file where the words stand; else in the effect that was tried. Before anything nothing is marked. */
export function excerptOf(place: StepPlace | undefined, places: readonly StepPlace[], effect: string, textOf: (file: string) => string | undefined): Excerpt {
  const home = places.find(({ words, file }) => words && file)?.file ?? null, file = place?.file ?? (place?.words ? null : home), text = file && textOf(file.file);
  if (file && text !== undefined && text !== null) return around(file, text.split('\n'), place?.file ? file : null);
  const lines = effect.split('\n'), words = place?.words;
  let start = 0;
  return {
    file: null, line: 1,
    lines: lines.map((line, i) => {
      const from = Math.max(0, (words?.start ?? 0) - start), to = Math.min(line.length, (words?.end ?? 0) - start);
      start += line.length + 1;
      return { n: i + 1, text: line, mark: words && to > from ? [from, to] : null };
    }),
  };
}

function around(place: FileRange, lines: string[], marked: FileRange | null): Excerpt {
  const first = Math.max(1, place.line - AROUND), last = Math.min(lines.length, place.endLine + AROUND, first + MOST_LINES - 1);
  return {
    file: place.file, line: place.line,
    lines: lines.slice(first - 1, last).map((text, i) => {
      const n = first + i, inside = marked && n >= marked.line && n <= marked.endLine, indent = /^\s*/.exec(text)![0].length;
      const from = n === marked?.line ? marked.column - 1 : indent, to = n === marked?.endLine ? marked.endColumn - 1 : text.length;
      return { n, text, mark: inside && to > from ? [from, to] : null };
    }),
  };
}
