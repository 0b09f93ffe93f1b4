/** Why an edit of a component is not made, in English. */
import type { EditRefusalWords } from '../edit-refusals.ts';
import { languageName } from '../language-name.ts';

export const editRefusals: EditRefusalWords = {
  unknown: ({ id }) => `There is no "${id}" in this pack.`,
  'no-file': ({ file }) => `There is no file ${file} in this pack.`,
  'broken-file': ({ file }) => `${file} cannot be read as it is now. Mend its first error, then try again.`,
  'read-only': ({ file }) => `${file} is read-only here.`,
  'other-pack': ({ id, pack }) => `"${id}" belongs to the pack "${pack}". Duplicate it to have one of your own.`,
  'not-changed-from-here': ({ id, pack }) => `"${id}" belongs to the pack "${pack}", and can only be changed there.`,
  'set-by-base': ({ id, key, pack }) =>
    `"${key}" of "${id}" is said by the pack "${pack}". It can be another one here, but not none.`,
  required: ({ key }) => `"${key}" cannot be empty.`,
  'not-an-id': ({ id }) => `"${id}" cannot be an id: ids are small letters and digits, joined by "-".`,
  taken: ({ id }) => `Something else has the id "${id}".`,
  shared: ({ id }) =>
    `"${id}" shares a part of its text with another place of the file (& and *). Write it out first, in the text.`,
  'in-brackets': ({ id }) =>
    `"${id}" stands in brackets together with others. Give it lines of its own first, in the text.`,
  'no-pattern': ({ section }) =>
    `Nothing in this pack shows how an entry of "${section}" is written. Write the first one in the text.`,
  'needs-forms': ({ id, language }) =>
    `In ${languageName(language)} the name of "${id}" has several forms. Write them in the lexicon.`,
  'has-effect': ({ id }) => `The text of "${id}" comes from its effect. Say the text in words to change both.`,
  'other-time': ({ type, does }) =>
    does === 'at-once'
      ? `What this card does happens at once; a card of the type "${type}" does something from then on. Say its text anew for that type.`
      : `What this card does goes on from then on; a card of the type "${type}" does something at once. Say its text anew for that type.`,
  'no-program': ({ type, key }) =>
    `A card of the type "${type}" has no place for "${key}". Say its text anew for that type.`,
};

/** What a new card is called until somebody names it. */
export const newCard = 'New card';
