/** Parts of the data of diagnostics, and their words in messages. */
import type { NameKind } from '../semantics/name-diagnostics.ts';
import { grouped } from '../source/limits.ts';
import type { ValueKind } from '../source/tree.ts';
import { listed } from '../source/listed.ts';

/** What kind of file is checked against a schema. */
export type FileKind = 'pack' | 'texts';

/** What a problem is about, or the map to which a key belongs. */
export type Subject =
  /** a value by its key, or a component by its id */
  | { is: 'key'; name: string }
  /** an item of a list, counted from 1 */
  | { is: 'entry'; number: number; of?: string }
  | { is: 'file'; of: FileKind }
  | { is: 'file-name'; name: string }
  | { is: 'word'; language: string }
  | { is: 'game' | 'player' | 'site' | 'card' | 'new-step' };

const SUBJECTS = { game: 'the game', player: 'a player', site: 'a site', card: 'a card', 'new-step': 'the new step' };

export function subjectWords(subject: Subject): string {
  switch (subject.is) {
    case 'key':
      return `"${subject.name}"`;
    case 'entry':
      return `entry ${subject.number}${subject.of === undefined ? '' : ` of "${subject.of}"`}`;
    case 'file':
      return `a file of ${subject.of === 'pack' ? 'a pack' : 'texts'}`;
    case 'file-name':
      return subject.name;
    case 'word':
      return `a word in ${subject.language}`;
    default:
      return SUBJECTS[subject.is];
  }
}

/** The value that is needed. */
export type Wanted =
  /** as the schema of the file says */
  | { schema: string; min?: number; max?: number }
  | { oneOf: readonly string[] }
  | { nameOf: NameKind }
  | { a: keyof typeof WANTED };

export const WANTED = {
  map: 'a map',
  integer: 'a whole number',
  flag: 'true or false',
  cards: 'a list of cards',
  'cards-or-change': 'a list of cards or a number with a sign',
  card: 'its id, its number or {card: …}',
  'card-id': 'its id or number',
  counts: 'a list of at least one number',
};

export function wantedWords(wanted: Wanted): string {
  if ('schema' in wanted) {
    const { schema, min, max } = wanted;
    const bounds = [
      ...(min === undefined ? [] : [` of at least ${min < 0 ? `-${grouped(-min)}` : min}`]),
      ...(max === undefined ? [] : [` of at most ${grouped(max)}`]),
    ];
    return schema + bounds.join('');
  }
  if ('oneOf' in wanted) return quotedAlternatives(wanted.oneOf);
  return 'nameOf' in wanted ? `the name of a ${wanted.nameOf}` : WANTED[wanted.a];
}

/** The value that was found; a number as it is written. */
export type FoundValue = ValueKind | 'empty-list' | { number: string };

const FOUND: Record<Exclude<FoundValue, object>, string> = {
  list: 'a list',
  'empty-list': 'an empty one',
  map: 'a map',
  nothing: 'nothing',
  text: 'text',
  number: 'a number',
  flag: 'true or false',
};

export const foundWords = (found: FoundValue): string =>
  typeof found === 'string' ? FOUND[found] : `the number ${found.number}`;

/** What two packs change: a component, a field of it, or a step of a procedure, or the place beside it. */
export type ChangedPart =
  | { section: string; id: string; field?: string }
  | { procedure: string; step: string; way: 'before' | 'after' | 'instead' };

export function changedWords(part: ChangedPart): string {
  if ('section' in part) {
    return `${part.field === undefined ? '' : `"${part.field}" of `}"${part.id}" of "${part.section}"`;
  }
  const step = `step "${part.step}" of "${part.procedure}"`;
  return part.way === 'instead' ? step : `the place ${part.way} ${step}`;
}

/** A form that a noun lacks. */
export type MissingForm =
  | { is: 'one' | 'several' }
  | { is: 'gender'; neuter: boolean }
  | { is: 'case'; case: string; needed: number; given: number };

export function missingFormWords(form: MissingForm): string {
  switch (form.is) {
    case 'one':
      return 'its form of one (`one: …`)';
    case 'several':
      return 'its form of several (`other: …`, or `mass: true` if there is none)';
    case 'gender':
      return `its gender (${form.neuter ? '`gender: m`, `f` or `n`' : '`gender: m` or `gender: f`'})`;
    case 'case': {
      const given = form.given === 1 ? 'is one' : `are ${form.given}`;
      return `${form.needed === 1 ? 'one form' : `${form.needed} forms`} under "${form.case}"${form.given > 0 ? `: there ${given}` : ''}`;
    }
  }
}

export const quotedAlternatives = (words: readonly string[]): string =>
  listed(
    words.map((word) => `"${word}"`),
    'or',
  );
