/** What tells a mutant apart from all others, also in another process or another run. */
import { relative } from 'node:path';

/** `fileName` is relative to the project, lines and columns are counted from 0. */
export const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, replacement].join(':');

/** The key of a mutant as Stryker hands it to a runner, with a full path, or reports it, counted from `first` = 1. */
export function keyInRun(root, { fileName, location, replacement }, first = 0) {
  const shifted = ({ line, column }) => ({ line: line - first, column: column - first });
  return keyOf({
    fileName: relative(root, fileName),
    location: { start: shifted(location.start), end: shifted(location.end) },
    replacement,
  });
}
