/** Programs that an event sets off: gathered while the event is announced, then pushed together by `Vm.flushTriggers`. */

/** Numbers of an entry: program + 1 (0 when it was taken), cause, id, `this`, `it`, amount. */
export const TRIGGER_SIZE = 6;

export class TriggerQueue {
  readonly entries: number[] = [];

  add(program: number, cause: number, causeId: number, self: number, it: number, amount: number): void {
    this.entries.push(program + 1, cause, causeId, self, it, amount);
  }
  /** Forgets what a failed trial left. */
  clear(): void {
    if (this.entries.length > 0) this.entries.length = 0; // setting it costs more than asking
  }
}
