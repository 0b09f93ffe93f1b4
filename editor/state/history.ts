/**
 * One undo for everything that changes the texts: typing, words, forms, tables, fixes. A step is what one act of the person has
 * changed, in one file or in several; what is typed in one go is one step.
 */
import { commonEnds } from '../../dsl/internal.ts';

/** What became of a file: at `at`, `removed` was replaced by `added`. `made`: there was no such file before. */
export interface FileChange {
  path: string;
  at: number;
  removed: string;
  added: string;
  made: boolean;
}

interface Step {
  changes: FileChange[];
  /** what the person typed, so that more of it belongs to the step */
  typed: boolean;
  time: number;
  /** what comes next belongs to it, as it is the same act: a file is made, then written in */
  goesOn: boolean;
}

/** Milliseconds between two keys after which a new step begins. */
const PAUSE = 1000;

/** Characters that the history may hold; of more, the oldest steps are forgotten. */
const MOST = 5_000_000;

let done: Step[] = [];
let undone: Step[] = [];
/** the step to which all belongs that happens now, as one act may change several files */
let open: Step | null = null;

/** The change that turns one text into the other. */
export function changeOf(path: string, before: string | null, after: string): FileChange {
  const old = before ?? '';
  const { start, end } = commonEnds(old, after);
  return {
    path,
    at: start,
    removed: old.slice(start, old.length - end),
    added: after.slice(start, after.length - end),
    made: before === null,
  };
}

/** Adds what has just happened. `how`: typed by the person in an editor of texts; `begins` an act of which the rest comes later. */
export function note(change: FileChange, how: 'typed' | 'done' | 'begins', now: number = Date.now()): void {
  const typed = how === 'typed';
  if (change.removed === '' && change.added === '' && !change.made) return;
  undone = [];
  const last = done.at(-1);
  if (open) {
    open.changes.push(change);
    return;
  }
  if (typed && last?.typed && now - last.time < PAUSE && continues(last.changes.at(-1)!, change)) {
    last.changes = joined(last.changes, change);
    last.time = now;
    return;
  }
  if (last?.goesOn && !typed) {
    open = last;
    open.goesOn = false;
    open.changes.push(change);
  } else {
    open = { changes: [change], typed, time: now, goesOn: how === 'begins' };
    done.push(open);
  }
  // all of one act comes without a pause
  queueMicrotask(() => {
    open = null;
  });
  forget();
}

/** Whether typing goes on where it was, within a line. */
const continues = (last: FileChange, next: FileChange): boolean =>
  last.path === next.path &&
  !/\n/.test(last.added + next.added + next.removed) &&
  (next.at === last.at + last.added.length || next.at + next.removed.length === last.at + last.added.length);

/** Typed letters behind one another are one change; where letters are taken back, too. */
function joined(changes: FileChange[], next: FileChange): FileChange[] {
  const last = changes.at(-1)!;
  if (next.removed === '' && next.at === last.at + last.added.length) {
    return [...changes.slice(0, -1), { ...last, added: last.added + next.added }];
  }
  return [...changes, next];
}

function forget(): void {
  let size = done.reduce((sum, step) => sum + sizeOf(step), 0);
  while (size > MOST && done.length > 1) size -= sizeOf(done.shift()!);
}

const sizeOf = ({ changes }: Step): number =>
  changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);

/** Whether there is something to undo or to redo. */
export const canUndo = (): boolean => done.length > 0;
export const canRedo = (): boolean => undone.length > 0;

/** Takes the last step out, to be taken back: its changes turned round, the last one first. Null: there is none. */
export function takeUndo(): FileChange[] | null {
  const step = done.pop();
  if (!step) return null;
  open = null;
  undone.push(step);
  return step.changes.toReversed().map((change) => ({ ...change, removed: change.added, added: change.removed }));
}

/** The same for what was taken back last. */
export function takeRedo(): FileChange[] | null {
  const step = undone.pop();
  if (!step) return null;
  open = null;
  done.push({ ...step, typed: false, goesOn: false });
  return step.changes;
}

/** The text with the change; null: it is no longer the text that was changed. */
export function changed(text: string, { at, removed, added }: FileChange): string | null {
  return text.startsWith(removed, at) ? text.slice(0, at) + added + text.slice(at + removed.length) : null;
}

/** Forgets everything: the texts are others now. */
export function forgetHistory(): void {
  done = [];
  undone = [];
  open = null;
}
