/** From the bytes of a file to its text: UTF-8 only, bounded, a byte order mark dropped. */
import type { Problem } from './problem.ts';

/** Larger files are refused unread. */
export const MAX_FILE_BYTES = 1_000_000;

export interface Decoded {
  text: string;
  problems: Problem[];
  readable: boolean;
}

export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_FILE_BYTES) {
    return unreadable('', {
      code: 'file-too-large',
      message: `This file is larger than ${MAX_FILE_BYTES} bytes and was not read.`,
      help: 'Split it: every *.yaml file in the folder of a pack is read.',
      start: 0,
      end: 0,
    });
  }
  const text = strictText(bytes);
  return text === undefined ? unreadable(lenientText(bytes), notUtf8(bytes)) : checkText(text);
}

/** The same checks for a text that an editor holds. */
export function checkText(withMark: string): Decoded {
  const marked = withMark.startsWith('\ufeff');
  const text = marked ? withMark.slice(1) : withMark;
  const problems: Problem[] = [];
  if (marked) {
    problems.push({
      code: 'byte-order-mark',
      severity: 'warning',
      message: 'This file begins with a byte order mark; it is ignored.',
      help: 'Save the file as UTF-8 without a mark; `fathom fmt` does it.',
      start: 0,
      end: 0,
    });
  }
  // eslint-disable-next-line no-control-regex
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.exec(text);
  if (!control) return { text, problems, readable: true };
  const name = control[0] === '\0' ? 'a NUL character' : `the control character U+${hex(control[0])}`;
  const refused = unreadable(text, {
    code: 'control-character',
    message: `This file holds ${name}.`,
    help: 'Remove it; is this really a text file?',
    start: control.index,
    end: control.index + 1,
  });
  return { ...refused, problems: [...problems, ...refused.problems] };
}

function unreadable(text: string, problem: Omit<Problem, 'severity'>): Decoded {
  return { text, problems: [{ ...problem, severity: 'error' }], readable: false };
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

/** The first bad byte stands in the first line that does not decode. */
function notUtf8(bytes: Uint8Array): Omit<Problem, 'severity'> {
  let from = 0;
  let offset = 0;
  for (;;) {
    const newline = bytes.indexOf(10, from);
    const line = bytes.subarray(from, newline < 0 ? bytes.length : newline + 1);
    const text = strictText(line);
    if (text === undefined) {
      const start = offset + badOffset(line);
      return {
        code: 'not-utf8',
        message: 'This file is not UTF-8 from here on.',
        help: 'Save it as UTF-8.',
        start,
        end: start + 1,
      };
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

function hex(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
