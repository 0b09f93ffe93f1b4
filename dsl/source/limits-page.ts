/** The page of the documentation about limits. Its words are apart from the numbers, which every page of the workbench loads. */
import { grouped, LIMITS } from './limits.ts';

interface LimitWords {
  unit: string;
  /** of what, in a sentence: "A file of a pack" */
  of: string;
  /** what happens beyond it */
  beyond: string;
}

const WORDS: Record<keyof typeof LIMITS, LimitWords> = {
  fileSize: {
    unit: 'bytes',
    of: 'a file: of a pack, a table of cards, printed texts',
    beyond: 'it is not read and not written',
  },
  files: { unit: 'files', of: 'the folder of a pack, or a folder that is edited', beyond: 'none is read' },
  folderDepth: { unit: 'folders', of: 'folders within each other, below that of a pack', beyond: 'an error' },
  packs: { unit: 'packs', of: 'the packs that a pack extends, all together', beyond: 'an error' },
  nesting: { unit: 'levels', of: 'lists and maps within each other', beyond: 'the file is not read' },
  values: {
    unit: 'values',
    of: 'a file with its aliases in place',
    beyond: 'the file is not read',
  },
  aliasedText: {
    unit: 'characters',
    of: 'the texts of a file with its aliases in place',
    beyond: 'the file is not read',
  },
  effectLength: { unit: 'characters', of: 'an effect', beyond: 'an error' },
  effectNesting: {
    unit: 'levels',
    of: 'brackets, words and phrases of an effect within each other, and operators in a row',
    beyond: 'an error',
  },
  number: { unit: '', of: 'a number in an effect or a field', beyond: 'an error' },
  copies: { unit: 'copies', of: 'a card or a board (`copies`)', beyond: 'an error' },
  cards: { unit: 'cards', of: 'the cards of a pack with their copies', beyond: 'an error' },
  players: { unit: 'players', of: 'a game', beyond: 'an error' },
  messages: {
    unit: 'messages',
    of: 'what a command prints of one pack, and an editor lists of one file',
    beyond: 'the rest is counted; `fathom check --all` prints it',
  },
  wordInMessage: { unit: 'characters', of: 'a word in a message', beyond: 'the middle is left out' },
  message: { unit: 'characters', of: 'a message', beyond: 'the end is left out' },
  recordSize: { unit: 'bytes', of: 'a record of a game', beyond: 'it is not read' },
  archiveFiles: { unit: 'files', of: 'an exported pack or a share link', beyond: 'it is refused' },
  archiveText: { unit: 'characters', of: 'the files of an exported pack', beyond: 'it is refused' },
  link: { unit: 'bytes', of: 'a share link, unpacked', beyond: 'it is refused' },
};

const HEAD = `# Limits

What Fathom reads, writes and shows at most. Every command (\`check\`, \`fmt\`, \`encode\`, \`audit\`, \`simulate\`, \`show\`, \`lsp\`,
\`edit\` and the others) and the workbench keep the same limits, and the message about one names it. This page is generated from
\`dsl/source/limits.ts\`; after a change run \`UPDATE_DOCS=1 npx vitest run dsl/source/limits\`.

| limit | of what | beyond it |
|---|---|---|
`;

/** The page of the documentation. */
export function limitsPage(): string {
  const rows = Object.entries(LIMITS).map(([name, { most }]) => {
    const { unit, of, beyond } = WORDS[name as keyof typeof LIMITS];
    return `| ${grouped(most)}${unit ? ` ${unit}` : ''} | ${of} | ${beyond} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}
