/**
 * The limits of what is read, written and shown: one table, which every command and editor keeps. Beyond a limit nothing is
 * cut in silence; a message names the limit. Their words are in `limits-page.ts`, of which `docs/limits.md` is made.
 */
export const LIMITS = {
  fileSize: { most: 1_000_000 },
  files: { most: 2000 },
  folderDepth: { most: 8 },
  packs: { most: 100 },
  nesting: { most: 64 },
  values: { most: 100_000 },
  aliasedText: { most: 4_000_000 },
  effectLength: { most: 20_000 },
  effectNesting: { most: 64 },
  number: { most: 1_000_000 },
  copies: { most: 1000 },
  cards: { most: 20_000 },
  players: { most: 20 },
  sites: { most: 5_000 },
  pieces: { most: 1000 },
  parts: { most: 30 },
  limitedLines: { most: 28 },
  callDepth: { most: 100 },
  value: { most: 1_000_000_000 },
  lying: { most: 32_767 },
  options: { most: 100_000 },
  picked: { most: 1_000_000 },
  plans: { most: 200_000 },
  payments: { most: 10_000 },
  steps: { most: 200_000 },
  room: { most: 32_768 },
  reactions: { most: 128 },
  work: { most: 20_000_000 },
  messages: { most: 100 },
  wordInMessage: { most: 120 },
  message: { most: 2000 },
  recordSize: { most: 16_000_000 },
  storeSize: { most: 256_000_000 },
  archiveFiles: { most: 200 },
  archiveText: { most: 4_000_000 },
  link: { most: 1_000_000 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** A number as messages write it: 1,000,000. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
