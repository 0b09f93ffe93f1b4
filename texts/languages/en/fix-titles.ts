/** The titles of fixes in English. */
import { isNumber, type FixTitleWords } from '../fix-titles.ts';
import { languageName } from '../language-name.ts';

export const fixTitles: FixTitleWords = {
  write: ({ text }) => `Write ${isNumber(text) ? text : `"${text}"`}`,
  'small-letters': () => 'Write it in small letters',
  effect: ({ effect }) => `Write the effect: ${effect}`,
  'all-of-them': ({ effect }) => `All of them: ${effect}`,
  'choose-one': ({ effect }) => `Choose one: ${effect}`,
  about: ({ word, noun, asNow }) => `Let "${word}" be about "${noun}"${asNow ? ', as it is now' : ''}`,
  remove: ({ what }) => `Remove "${what}"`,
  'remove-this': ({ what }) => `Remove this "${what}"`,
  'remove-character': ({ name }) => `Remove ${name}`,
  'remove-bracket': () => 'Remove the bracket',
  'remove-from-list': () => 'Remove it from the sites beside it',
  quote: () => 'Put it in quotes',
  'close-quote': () => 'Close the quote at the end of the line',
  backslash: () => 'Write the backslash twice',
  'missing-sign': ({ sign }) => `Write the missing "${sign}"`,
  'indent-by-spaces': () => 'Indent by spaces',
  'keep-lines': () => 'Keep the lines: write "|"',
  add: ({ key }) => `Add "${key}"`,
  rename: ({ name }) => `Call this one "${name}"`,
  'rename-step': ({ name }) => `Call the step "${name}"`,
  'move-to-pack-file': () => 'Move it to the file that names the pack',
  extend: ({ pack }) => `Extend the pack "${pack}"`,
  'add-procedure': ({ name }) => `Add a procedure "${name}" that ends at once`,
  'set-number': ({ number }) => `Give it the number ${number}`,
  'say-original': () => 'Say that it is ours: status: original',
  'say-of-the-rest': ({ status }) => `Say of the rest: ${status}`,
  'add-to-lexicon': ({ name, language }) => `Say "${name}" in the ${languageName(language)} lexicon`,
  format: () => 'Write the effects of this file in canonical form',
};
