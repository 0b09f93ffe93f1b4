/** Reads the file of a table. */
import { resolve } from 'node:path';
import { decodeTable, type TableInput } from '../../texts/card-tables/index.ts';
import { readInputFile } from '../terminal/read-file.ts';

export const readInput = (file: string, cwd: string): TableInput =>
  decodeTable(readInputFile(resolve(cwd, file), file));
