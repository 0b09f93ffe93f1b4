/** The keys of the lexicon: how a name is written in a language. */
import { CASES, LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '../words/languages.ts';
import { choice, flag, list, map, oneOrList, optional, required, words } from './field-builders.ts';
import type { RecordType } from './field-types.ts';

export { CASES, LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode };

/** Masculine, feminine and neuter. */
export const GENDERS = ['m', 'f', 'n'] as const;

/** The grammatical gender of a noun. */
export type Gender = (typeof GENDERS)[number];

/** A grammatical case, of languages that inflect their nouns. */
export type Case = (typeof CASES)[number];

/** A sentence of a game with what it means. */
export const OWN_SENTENCE: RecordType = {
  fields: {
    text: optional(
      oneOrList(words),
      'as it is printed, with `{count}` for a number, `{items}` for what is gained, `{price}` for what is paid',
    ),
    means: required(words, 'an effect, with the same placeholders'),
    examples: optional(list(words), 'texts that mean this; a check parses each'),
    rendered: optional(
      words,
      'a text that is rendered for this effect in place of what the language would say; parsed as well; with `{count}` for any number',
    ),
    plural: optional(words, '`rendered`, said to several people, where that differs'),
  },
};

/** The forms of one name in one language; `build/lexicon.ts` says which of these each language has. */
export const WORD_FORMS: RecordType = {
  fields: {
    gender: optional(choice(...GENDERS), 'of the noun'),
    one: optional(words, 'the noun, of one'),
    other: optional(words, 'the noun, of several'),
    mass: optional(flag, 'a noun that stays as it is whatever the number'),
    nom: optional(list(words), 'nominative: of one, of two to four, of five'),
    gen: optional(list(words), 'genitive: singular, plural'),
    dat: optional(list(words), 'dative: singular, plural'),
    acc: optional(list(words), 'accusative: of one, of two to four, of five'),
    ins: optional(list(words), 'instrumental: singular, plural'),
    loc: optional(list(words), 'locative: singular, plural'),
    in: optional(words, 'of something in it: `in mano`; a preposition and the noun unless given'),
    to: optional(words, 'of something moved into it; a preposition and the noun unless given'),
    from: optional(words, 'of something taken from it: `dalla mano`; what is said of something in it unless given'),
    'also-in': optional(oneOrList(words), 'other words for what is in it, parsed, never rendered: `della mano`'),
    enters: optional(
      oneOrList(words),
      'of a zone: what a player does when a `{phrase}` comes there, said to one person and to several: `you claim {phrase}`',
    ),
    adjective: optional(
      oneOrList(words),
      'said of one, masculine; or all forms: masculine, feminine, and both of several',
    ),
    phrase: optional(
      words,
      'a clause: of a procedure, the instruction; of a route, the words after `discard … as`; of a ' +
        'signal, the event; of an option value, its effect',
    ),
    title: optional(
      words,
      'of a signal: its name in the record of a game, where the clause is only for the texts of cards',
    ),
    question: optional(
      words,
      'of a step of a procedure, a type or a confirmed name: what is asked first in the step, when a ' +
        'card of the type is played, or before going on',
    ),
    plural: optional(words, 'the clause said to several people, where that differs'),
    also: optional(
      oneOrList(words),
      'other words for it, parsed in texts, never rendered: a clause; in English a noun, of one; an ' +
        'adjective, or what is said behind the noun in its place',
    ),
    tail: optional(oneOrList(words), 'what may follow the adjective without adding meaning, parsed, never rendered'),
    becomes: optional(
      oneOrList(words),
      'of a predicate: what happens when it becomes true of a `{phrase}`, parsed, never rendered: `you connect {phrase}`',
    ),
    wordings: optional(
      map(oneOrList(words)),
      'other patterns of a phrase or a turn of speech in this game, by its key, parsed, never rendered: texts/languages/*/wordings.ts',
    ),
    relations: optional(
      map(words),
      'how a text says what is adjacent to it, of it, or has a number of it, by the noun before: ' +
        '`adjacent-to-building: "{what} at {x}"`, `with-line: "{what} between {x}"`',
    ),
    sentences: optional(
      list({ is: 'record', record: OWN_SENTENCE }),
      'sentences of this game that no rule of the language explains, parsed, and rendered only where they say so',
    ),
    remarks: optional(oneOrList(words), 'remarks without an effect, parsed, never rendered'),
    frames: optional(
      oneOrList(words),
      'of a program or a type: the sentence around what it does, parsed, never rendered, with `{body}` in its place',
    ),
  },
};
