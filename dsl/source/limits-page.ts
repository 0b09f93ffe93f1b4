/** The page of the documentation about limits. Its words are apart from the numbers, which every page of the workbench loads. */
import { grouped, type LimitName, LIMITS } from './limits.ts';

interface LimitWords {
  unit: string;
  /** of what, in a sentence: "A file of a pack" */
  of: string;
  /** what happens beyond it */
  beyond: string;
}

const WORDS: Record<LimitName, LimitWords> = {
  fileSize: {
    unit: 'bytes',
    of: 'a file: of a pack, a table of cards, printed texts, weights of bots',
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
  sites: { unit: 'sites', of: 'the boards of a pack, all together', beyond: 'an error' },
  pieces: { unit: 'kinds', of: 'the pieces of a pack', beyond: 'an error' },
  parts: { unit: 'parts', of: 'parts in any order, or ways with `or`, of which a player chooses', beyond: 'an error' },
  limitedLines: { unit: 'lines', of: 'what a card says `once per` a period', beyond: 'an error' },
  callDepth: { unit: 'procedures', of: 'procedures that do each other, one within the next', beyond: 'an error' },
  value: {
    unit: '',
    of: 'a counter, and every number while a game is played, above or below nothing',
    beyond: 'the choice that comes to it is an error',
  },
  lying: { unit: '', of: 'a thing on one site or card', beyond: 'the choice that comes to it is an error' },
  options: { unit: 'options', of: 'a decision', beyond: 'the choice that comes to it is an error' },
  picked: { unit: '', of: 'a number that a player picks', beyond: 'the choice that comes to it is an error' },
  plans: {
    unit: 'positions',
    of: 'what `best` looks through to find the best way',
    beyond: 'the choice that comes to it is an error',
  },
  payments: { unit: 'ways', of: 'to pay a cost', beyond: 'the choice that comes to it is an error' },
  steps: { unit: 'steps', of: 'what one choice sets off', beyond: 'the choice that comes to it is an error' },
  room: {
    unit: 'cells',
    of: 'what waits or runs at once in a game: programs within each other, effects that last',
    beyond: 'the choice that comes to it is an error',
  },
  reactions: {
    unit: 'effects',
    of: 'what other players do because of one choice, while it waits',
    beyond: 'the choice is an error',
  },
  work: {
    unit: 'things',
    of: 'what a step of a game looks at: a number over numbers over numbers',
    beyond: 'the choice that comes to it is an error',
  },
  messages: {
    unit: 'messages',
    of: 'what a command prints of one pack, and an editor lists of one file',
    beyond: 'the rest is counted; `fathom check --all` prints it',
  },
  wordInMessage: { unit: 'characters', of: 'a word in a message', beyond: 'the middle is left out' },
  message: { unit: 'characters', of: 'a message', beyond: 'the end is left out' },
  recordSize: { unit: 'bytes', of: 'a record of a game', beyond: 'it is not read' },
  storeSize: { unit: 'bytes', of: 'the stored games of a pack', beyond: 'they are not read' },
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
    const { unit, of, beyond } = WORDS[name as LimitName];
    return `| ${grouped(most)}${unit ? ` ${unit}` : ''} | ${of} | ${beyond} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}
