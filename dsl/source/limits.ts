/**
 * The limits of what is read, written and shown: one table, which every command and editor keeps. Beyond a limit nothing is
 * cut in silence; a message names the limit. `docs/limits.md` is generated from it.
 */
interface Limit {
  most: number;
  unit: string;
  /** of what, in a sentence: "A file of a pack" */
  of: string;
  /** what happens beyond it */
  beyond: string;
}

export const LIMITS = {
  fileSize: {
    most: 1_000_000,
    unit: 'bytes',
    of: 'a file: of a pack, a table of cards, printed texts',
    beyond: 'it is not read and not written',
  },
  files: { most: 2000, unit: 'files', of: 'the folder of a pack, or a folder that is edited', beyond: 'none is read' },
  folderDepth: { most: 8, unit: 'folders', of: 'folders within each other, below that of a pack', beyond: 'an error' },
  packs: { most: 100, unit: 'packs', of: 'the packs that a pack extends, all together', beyond: 'an error' },
  nesting: { most: 64, unit: 'levels', of: 'lists and maps within each other', beyond: 'the file is not read' },
  values: {
    most: 100_000,
    unit: 'values',
    of: 'a file with its aliases in place',
    beyond: 'the file is not read',
  },
  aliasedText: {
    most: 4_000_000,
    unit: 'characters',
    of: 'the texts of a file with its aliases in place',
    beyond: 'the file is not read',
  },
  effectLength: { most: 20_000, unit: 'characters', of: 'an effect', beyond: 'an error' },
  effectNesting: {
    most: 64,
    unit: 'levels',
    of: 'brackets, words and phrases of an effect within each other, and operators in a row',
    beyond: 'an error',
  },
  number: { most: 1_000_000, unit: '', of: 'a number in an effect or a field', beyond: 'an error' },
  copies: { most: 1000, unit: 'copies', of: 'a card or a board (`copies`)', beyond: 'an error' },
  cards: { most: 20_000, unit: 'cards', of: 'the cards of a pack with their copies', beyond: 'an error' },
  players: { most: 20, unit: 'players', of: 'a game', beyond: 'an error' },
  messages: {
    most: 100,
    unit: 'messages',
    of: 'what a command prints of one pack, and an editor lists of one file',
    beyond: 'the rest is counted; `fathom check --all` prints it',
  },
  wordInMessage: { most: 120, unit: 'characters', of: 'a word in a message', beyond: 'the middle is left out' },
  message: { most: 2000, unit: 'characters', of: 'a message', beyond: 'the end is left out' },
  recordSize: { most: 16_000_000, unit: 'bytes', of: 'a record of a game', beyond: 'it is not read' },
  archiveFiles: { most: 200, unit: 'files', of: 'an exported pack or a share link', beyond: 'it is refused' },
  archiveText: { most: 4_000_000, unit: 'characters', of: 'the files of an exported pack', beyond: 'it is refused' },
  link: { most: 1_000_000, unit: 'bytes', of: 'a share link, unpacked', beyond: 'it is refused' },
} as const satisfies Record<string, Limit>;

const HEAD = `# Limits

What Fathom reads, writes and shows at most. Every command (\`check\`, \`fmt\`, \`encode\`, \`audit\`, \`simulate\`, \`show\`, \`lsp\`,
\`edit\` and the others) and the workbench keep the same limits, and the message about one names it. This page is generated from
\`dsl/source/limits.ts\`; after a change run \`UPDATE_DOCS=1 npx vitest run dsl/source/limits\`.

| limit | of what | beyond it |
|---|---|---|
`;

/** The page of the documentation. */
export function limitsPage(): string {
  const rows = Object.values<Limit>(LIMITS).map(
    ({ most, unit, of, beyond }) => `| ${grouped(most)}${unit ? ` ${unit}` : ''} | ${of} | ${beyond} |`,
  );
  return `${HEAD}${rows.join('\n')}\n`;
}

/** A number as messages write it: 1,000,000. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
