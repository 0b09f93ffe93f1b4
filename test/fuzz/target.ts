/** Something that is fed with random input. */
import type fc from 'fast-check';

export interface Target {
  name: string;
  /** what always holds; throws where it does not */
  property(): fc.IAsyncProperty<unknown[]>;
}

/** Fails with words that show the input. */
export function hold(condition: boolean, what: string, input?: unknown): asserts condition {
  if (!condition) throw new Error(input === undefined ? what : `${what}: ${JSON.stringify(input)?.slice(0, 2000)}`);
}

/** What no message may contain: words of a fault, and what a terminal obeys. */
export function holdMessage(message: string): void {
  hold(!/\bundefined\b|\[object|\bNaN\b/.test(message), 'a message has a hole', message);
  hold(
    !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(message),
    'a message steers a terminal',
    message,
  );
}
