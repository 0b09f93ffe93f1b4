/** Decodes the bytes of a table; an encoding other than UTF-8 is reported. */
import { decode } from '../../dsl/internal.ts';
import { tableProblem } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

interface TableInput {
  text: string;
  problems: TableFinding[];
  /** false if the encoding is unknown, so that the text may be wrong anywhere */
  readable: boolean;
}

export function decodeTable(bytes: Uint8Array): TableInput {
  const beginning = { start: 0, end: 0 };
  const encoding = utf16Encoding(bytes);
  if (encoding) {
    const text = new TextDecoder(encoding).decode(bytes);
    return { text, readable: true, problems: [tableProblem('utf-16', beginning, { isRead: true })] };
  }
  // a zero byte among the first two: ASCII characters in UTF-16 without a mark
  if (bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0)) {
    return { text: '', readable: false, problems: [tableProblem('utf-16', beginning, { isRead: false })] };
  }
  const { text, problems } = decode(bytes);
  const broken = problems.find(({ code }) => code === 'not-utf8');
  if (broken) return { text, readable: false, problems: [tableProblem('not-utf8', broken)] };
  return {
    text,
    readable: true,
    problems: problems.map((problem) =>
      problem.code === 'byte-order-mark' ? tableProblem('byte-order-mark', problem) : problem,
    ),
  };
}

/** The encoding that a UTF-16 byte order mark declares. */
function utf16Encoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
