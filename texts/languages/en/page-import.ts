/** What the page says of a file that somebody imports, and its keys. */

export const IMPORT_EN = {
  table: '“{file}” is a table: its columns and what its rows become are shown; nothing is written yet.',
  several: 'One file is imported at a time: drop only one of these.',
  unreadable: '“{file}” cannot be read: it may be a folder, or was moved; choose it once more.',
  'why.empty': '“{file}” is empty: choose a table of cards, a pack or a saved game.',
  'why.large': '“{file}” is too large: at most {limit} MB are read; split it, or leave out what is not needed.',
  'why.encoding':
    '“{file}” is not in UTF-8, so its letters cannot be read: save it as “CSV UTF-8” or as a text in UTF-8.',
  'why.picture': '“{file}” is a picture, and cards are made of words: write its text in “{cards}”.',
  'why.spreadsheet': '“{file}” is a spreadsheet of a kind that cannot be read: save it as XLSX or CSV.',
  'why.zip': '“{file}” is a packed folder: unpack it, and import the files that are in it one by one.',
  'why.binary': '“{file}” is not a text: copy the cards out of it, and use “{paste}” in “{cards}”.',
  'why.model': '“{file}” is a pack compiled for programs: import the pack that it was made from.',
  'why.data': '“{file}” has data of another kind: tables of cards, packs and saved games can be imported.',
  'why.damaged': '“{file}” is damaged or cut short: save or export it once more.',
  'why.game': '“{file}” is a game that is damaged or of another version: save it once more where it was played.',
  'why.otherGame': '“{file}” is a game of the pack “{pack}”, which is not here: import that pack first.',
  'why.part':
    '“{file}” is only a part of a pack: import the whole pack, or paste the text into a new file of your pack in “{author}”.',
  'why.scenario': '“{file}” is a scenario: paste it in “{author}” below the card that it is about.',
  'why.text': '“{file}” is a text without columns: copy its lines, and use “{paste}” in “{cards}”.',
};

export type ImportKey = keyof typeof IMPORT_EN;
export type ImportMessages = Record<ImportKey, string>;
