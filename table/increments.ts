/**
 * What a seat is sent: all that it sees, or what of it is otherwise than in what it was sent before, as a JSON Patch (RFC 6902), which
 * a program in any language can apply.
 */
import { createPatch, type Operation, type Pointer } from 'rfc6902';
import type { TableUpdate, TableView } from './protocol.ts';

/** Remembers what was sent last. */
export class Increments {
  private last: { sent: number; view: TableView } | null = null;
  private count = 0;

  /** `have`: the number of the update that the other side applied last. All is sent where that is not the one that was sent last. */
  next(view: TableView, have: number | undefined): TableUpdate {
    const { last } = this;
    const plain = JSON.parse(JSON.stringify(view)) as TableView;
    const sent = ++this.count;
    this.last = { sent, view: plain };
    if (last === null || last.sent !== have) return { sent, view: plain };
    return { sent, from: have, patch: createPatch(last.view, plain, difference) };
  }
}

/**
 * Lists of what happened lose their first entries and get new ones at their end. The library compares every entry with every other one,
 * which takes a hundred times as long. The order of keys is kept, so that both sides have the same bytes. Undefined: the library goes on.
 */
function difference(input: unknown, output: unknown, pointer: Pointer): Operation[] | void {
  const path = pointer.toString();
  if (Array.isArray(input) && Array.isArray(output)) return listDifference(input, output, path);
  if (isRecord(input) && isRecord(output) && !keepsOrder(Object.keys(input), Object.keys(output))) {
    return [{ op: 'replace', path, value: output }];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A patch removes keys where they are, and adds them at the end. */
function keepsOrder(before: readonly string[], after: readonly string[]): boolean {
  const [had, has] = [new Set(before), new Set(after)];
  const patched = [...before.filter((key) => has.has(key)), ...after.filter((key) => !had.has(key))];
  return patched.every((key, i) => key === after[i]);
}

function listDifference(input: readonly unknown[], output: readonly unknown[], path: string): Operation[] {
  const [before, after] = [input, output].map((list) => list.map((entry) => JSON.stringify(entry)));
  const operations: Operation[] = [];
  // after a choice was taken back, earlier entries come again before the first
  const gone = after.length === 0 ? before.length : Math.max(0, before.indexOf(after[0]));
  const again = gone > 0 || before.length === 0 ? 0 : Math.max(0, after.indexOf(before[0]));
  for (let i = 0; i < gone; i++) operations.push({ op: 'remove', path: `${path}/0` });
  for (let i = 0; i < again; i++) operations.push({ op: 'add', path: `${path}/${i}`, value: output[i] });
  const kept = [...after.slice(0, again), ...before.slice(gone)];
  const from = (i: number): unknown => input[gone + i - again];
  const [least, most] = [kept.length, after.length].sort((a, b) => a - b);
  let end = 0;
  while (least !== most && end < least && kept[kept.length - 1 - end] === after[after.length - 1 - end]) end++;
  const common = least - end;
  for (let i = 0; i < common; i++) {
    if (kept[i] === after[i]) continue;
    const inside = createPatch(from(i), output[i], difference);
    operations.push(...inside.map((one) => under(`${path}/${i}`, one)));
  }
  for (let i = common; i < most - end; i++) {
    if (kept.length > after.length) operations.push({ op: 'remove', path: `${path}/${common}` });
    else operations.push({ op: 'add', path: `${path}/${i}`, value: output[i] });
  }
  return operations;
}

/** Of an operation inside something, the one of what it is in. Only these three come from comparing. */
function under(path: string, operation: Operation): Operation {
  switch (operation.op) {
    case 'add':
    case 'replace':
    case 'remove':
      return { ...operation, path: `${path}${operation.path}` };
    default:
      throw new Error(`an operation "${operation.op}" from comparing`);
  }
}
