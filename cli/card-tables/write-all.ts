/** Writes several files as one act: where one of them cannot be written, those before it are again what they were. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { writeFileAtomic } from '../terminal/write-file.ts';

export function writeAll(files: readonly { path: string; text: string }[]): void {
  const done: { path: string; before: Uint8Array | null }[] = [];
  try {
    for (const { path, text } of files) {
      // what is no file is refused by the writing itself
      const before = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null;
      writeFileAtomic(path, text);
      done.push({ path, before });
    }
  } catch (error) {
    for (const { path, before } of done) {
      if (before === null) rmSync(path, { force: true });
      else writeFileAtomic(path, before);
    }
    throw error;
  }
}
