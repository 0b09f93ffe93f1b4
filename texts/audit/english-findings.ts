/** The English words of findings. */
import { didYouMean } from '../../dsl/internal.ts';
import { languageName } from '../languages/language-name.ts';
import type { NamedCard } from './about.ts';
import type { FindingVocabulary } from './finding-words.ts';

const cards = (named: readonly NamedCard[]): string =>
  named.map(({ id, number, name }) => `card ${number ?? id} (${name})`).join(' or ');

export const ENGLISH_FINDINGS: FindingVocabulary = {
  classes: {
    amount: 'another number',
    counter: 'something else is counted',
    piece: 'another kind of thing',
    filter: 'other things are meant, or another condition',
    cost: 'another cost',
    connective: 'joined in another way',
    'choice-size': 'another choice',
    limit: 'another limit',
    frame: 'another time or occasion',
    optionality: 'optional in the one only',
    action: 'something else is done',
    'missing-clause': 'a clause is missing',
    'extra-clause': 'a clause too many',
    order: 'the same clauses in another order',
    term: 'another name',
    unreadable: 'not understood',
    'mixed-scripts': 'letters of two scripts',
    'wrong-language': 'another language',
    'other-card': 'another card',
    'no-text': 'there is no text here to compare',
    name: 'name',
    type: 'type',
    color: 'colour',
    deck: 'deck',
    price: 'price',
  },
  saidForMeant: (what, said, meant) => `${what}: ${said} in the text, ${meant} in the effect`,
  lacks: (what, meant) => `${what}: the text lacks ${meant ?? 'what the effect says'}`,
  adds: (what, said) => `${what}: the text has ${said}, the effect nothing like it`,
  fact: (kind, said, meant) =>
    `the ${kind} is “${said}” in the table and ${kind === 'name' ? `“${meant}”` : (meant ?? 'none')} in the pack`,
  noSuchName: 'there is no such name',
  noPrice: 'what is written is not understood as a price',
  nameOf: (named) => `it is the name of card ${named.map(({ id, number }) => number ?? id).join(' or ')}`,
  textOf: (named) => `this is the text of ${cards(named)}`,
  alsoTextOf: (named) => `It is the text of ${cards(named)}.`,
  seeNumber: 'Type the text of this card, or see whether its number is right.',
  ownText: (language) => `this is the text in ${languageName(language)}`,
  namesLanguage: (language) =>
    `Write "lang: ${language}"; in a table, put it into the column of ${languageName(language)}.`,
  inLanguage: (language, expected) => `this is ${languageName(language)}, not ${languageName(expected)}`,
  typeIn: (language) => `Type the text in ${languageName(language)}.`,
  noLetters: (language, script) =>
    `${languageName(language)} has no ${script} letters, and this text has hardly any others`,
  giveLanguage: 'Give the language in which it is written.',
  typeOrRemove: 'Type it from the component, or remove the entry.',
  differAt: ({ position, players, after }) =>
    [
      players > 2 ? `Played by ${players}, they differ` : 'Played, they differ',
      position === null ? '' : ` at the position ${position}`,
      after === '' ? '.' : `, when this is done afterwards: ${after}.`,
    ].join(''),
  onlyOf: (side, outcomes) => `Only the ${side}: ${outcomes}.`,
  nothingChanges: 'nothing changes',
  untold: 'Whether that matters in play could not be told: no position shows a difference, and none would rule it out.',
  phrase: ({ message, suggestions, help = '' }) => ({
    message,
    suggested: didYouMean(suggestions).trim(),
    help,
  }),
};
