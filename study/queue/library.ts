/**
 * BullMQ and ioredis, which are no dependencies of Fathom: who wants to play on several machines installs them beside it. They are
 * required when a queue is used, and never part of the build.
 */
import { createRequire } from 'node:module';
import { UsageError } from '../errors.ts';

export interface QueueLibrary {
  bullmq: typeof import('bullmq');
  Redis: (typeof import('ioredis'))['Redis'];
}

/** Of the command, so a package beside it is found. */
const nearby = createRequire(import.meta.url);

/** Throws a `UsageError` that says what to install. */
export function queueLibrary(self: string, load: (name: string) => unknown = nearby): QueueLibrary {
  try {
    const bullmq = load('bullmq') as QueueLibrary['bullmq'];
    const { Redis } = load('ioredis') as typeof import('ioredis');
    return { bullmq, Redis };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const where = self === 'fathom' ? '--global ' : '';
    if (code === 'MODULE_NOT_FOUND') {
      throw new UsageError(
        `A queue needs two packages that do not come with Fathom. Install them where Fathom is installed: ` +
          `npm install ${where}bullmq ioredis`,
      );
    }
    throw new UsageError(
      `The packages that a queue needs cannot be loaded (${message}). Install them again: npm install ${where}bullmq ioredis`,
    );
  }
}
