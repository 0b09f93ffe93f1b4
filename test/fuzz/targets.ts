import { records, tables } from './commands.ts';
import { packs } from './packs.ts';
import { requests } from './requests.ts';
import type { Target } from './target.ts';

export const TARGETS: readonly Target[] = [packs, records, tables, requests];
