/** From the bytes of a file to its text: UTF-8 only, bounded, a byte order mark dropped. */
import { sourceProblem } from './diagnostics.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

/** Larger files are refused unread. */
export const MAX_FILE_BYTES = LIMITS.fileSize.most;

const NOWHERE = { start: 0, end: 0 };

export interface Decoded {
  text: string;
  problems: Problem[];
  readable: boolean;
}

/** Decodes a file as UTF-8 and reports what no file of a pack may contain. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_FILE_BYTES) {
    return unreadable('', sourceProblem('file-too-large', NOWHERE, { limit: MAX_FILE_BYTES }));
  }
  const text = strictText(bytes);
  return text === undefined ? unreadable(lenientText(bytes), notUtf8(bytes)) : checkText(text);
}

/** The same checks for a text that is already decoded, such as that of an editor. */
export function checkText(withMark: string): Decoded {
  const marked = withMark.startsWith('\ufeff');
  const text = marked ? withMark.slice(1) : withMark;
  const problems: Problem[] = [];
  if (marked) {
    problems.push(sourceProblem('byte-order-mark', NOWHERE));
  }
  if (isTooLarge(text)) {
    return unreadable(text, sourceProblem('file-too-large', NOWHERE, { limit: MAX_FILE_BYTES }));
  }
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.exec(text);
  if (!control) return { text, problems, readable: true };
  const refused = unreadable(
    text,
    sourceProblem('control-character', { start: control.index, end: control.index + 1 }, { character: control[0] }),
  );
  return { ...refused, problems: [...problems, ...refused.problems] };
}

/** A character takes up to three bytes for each of its UTF-16 units. */
function isTooLarge(text: string): boolean {
  if (3 * text.length <= MAX_FILE_BYTES) return false;
  return text.length > MAX_FILE_BYTES || new TextEncoder().encode(text).length > MAX_FILE_BYTES;
}

function unreadable(text: string, problem: Problem): Decoded {
  return { text, problems: [problem], readable: false };
}

function strictText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function lenientText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The first bad byte is in the first line that does not decode. */
function notUtf8(bytes: Uint8Array): Problem {
  let from = 0;
  let offset = 0;
  for (;;) {
    const newline = bytes.indexOf(10, from);
    const line = bytes.subarray(from, newline < 0 ? bytes.length : newline + 1);
    const text = strictText(line);
    if (text === undefined) {
      const start = offset + badOffset(line);
      return sourceProblem('not-utf8', { start, end: start + 1 });
    }
    offset += text.length;
    from = newline + 1;
  }
}

/** Length of the longest text that decodes, in UTF-16 units. */
function badOffset(line: Uint8Array): number {
  for (let length = line.length - 1; length > 0; length--) {
    const text = strictText(line.subarray(0, length));
    if (text !== undefined) return text.length;
  }
  return 0;
}
