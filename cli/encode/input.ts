/** From a file to the text of a table: what it is written in is seen, or said. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { decode, MAX_FILE_BYTES } from '../../dsl/index.ts';
import { InputError } from '../io.ts';
import { systemErrorText } from '../terminal/write-file.ts';
import type { TableFinding } from './table-finding.ts';

export interface TableInput {
  text: string;
  problems: TableFinding[];
  /** false: nothing in it can be relied on */ readable: boolean;
}

export function readInput(file: string, cwd: string): TableInput {
  const path = resolve(cwd, file);
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > MAX_FILE_BYTES) {
      throw new InputError(
        `"${file}" is larger than ${MAX_FILE_BYTES} bytes and was not read. Split it into several files.`,
      );
    }
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`"${file}" cannot be read: ${systemErrorText(error)}.`);
  }
  return decodeTable(bytes);
}

const UTF_8 = 'Save it as UTF-8; a spreadsheet calls that “CSV UTF-8” or asks for the character set.';

export function decodeTable(bytes: Buffer): TableInput {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return {
      text,
      readable: true,
      problems: [
        {
          code: 'utf-16',
          severity: 'warning',
          message: 'this file is UTF-16; it was read as that',
          help: UTF_8,
          start: 0,
          end: 0,
        },
      ],
    };
  }
  if (bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0)) {
    return {
      text: '',
      readable: false,
      problems: [
        {
          code: 'utf-16',
          severity: 'error',
          message: 'this file looks like UTF-16 without a mark and cannot be read',
          help: UTF_8,
          start: 0,
          end: 0,
        },
      ],
    };
  }
  const { text, problems } = decode(bytes);
  const broken = problems.find(({ code }) => code === 'not-utf8');
  if (broken) {
    return {
      text,
      readable: false,
      problems: [
        {
          code: 'not-utf8',
          severity: 'error',
          start: broken.start,
          end: broken.end,
          help: UTF_8,
          message:
            'this file is not UTF-8 from here on: it is perhaps Latin-1 or Windows-1252 (Western), or Windows-1251 (Cyrillic), and which letters are meant cannot be known',
        },
      ],
    };
  }
  return {
    text,
    readable: true,
    problems: problems.map(({ code, severity, message, start, end }) =>
      code === 'byte-order-mark'
        ? {
            code,
            severity,
            message: 'this file begins with a byte order mark, as spreadsheets write it; it is ignored',
            start,
            end,
          }
        : { code, severity, message, start, end },
    ),
  };
}
