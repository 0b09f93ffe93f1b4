/**
 * How long each file of tests takes, as `npm run test:measure` has measured it: which files the quick run leaves out, and
 * how many a change may set going. A file that is not listed is new, and taken for a short one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds by path, from the root of the repository. */
export type Durations = Readonly<Record<string, number>>;

export const DURATIONS_FILE = join(import.meta.dirname, '..', 'durations.json');

export const readDurations = (): Durations => JSON.parse(readFileSync(DURATIONS_FILE, 'utf8')) as Durations;
