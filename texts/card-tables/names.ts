/** The names of the types, colours and decks of a pack, in the pack and in its lexicon. */
import { nearestNames, LANGUAGE_CODES } from '../../dsl/internal.ts';
import type { PackTextParser } from './pack-text-parser.ts';

/** All names, by id. */
export type NameIndex = Map<string, string[]>;

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** `Era-II` and `era 2` are the same. */
const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (ROMAN.indexOf(word) > 0 ? String(ROMAN.indexOf(word)) : word))
    .join(' ');

export function nameIndexOf(
  defs: readonly { id: string; name: string; plural: string }[],
  said: 'noun' | 'adjective',
  pack: PackTextParser,
): NameIndex {
  return new Map(
    defs.map(({ id, name, plural }) => {
      const words = LANGUAGE_CODES.flatMap((code) => {
        const noun = said === 'noun' ? pack.lexicon(code).noun(id) : undefined;
        const adjective = said === 'adjective' ? pack.lexicon(code).adjective(id) : undefined;
        return [
          ...(noun ? [noun.form('singular', 'nom'), noun.form('plural', 'nom')] : []),
          ...(adjective
            ? [
                ...(['m', 'f', 'n'] as const).map((gender) => adjective.form(gender, 'singular', 'nom')),
                adjective.form(null, 'plural', 'nom'),
              ]
            : []),
          ...pack.lexicon(code).also(id),
        ];
      });
      return [id, [...new Set([id, name, plural, ...words].map(plainly))]];
    }),
  );
}

/** Shorter words of a name are like any others. */
const SHORTEST = 3;

/** Types of cards, also by the program that none but one of them has alone: production. */
export function typeNameIndex({ model, lexicon }: PackTextParser, called: NameIndex): NameIndex {
  return new Map(
    [...called].map(([id, names]) => {
      const alone = (type: (typeof model.types)[number]): string | null =>
        type.programs.length === 1 ? type.programs[0].name : null;
      const program = model.types.filter((type) => type.id === id).map(alone)[0] ?? null;
      const only = program !== null && model.types.filter((type) => alone(type) === program).length === 1;
      return [
        id,
        only
          ? [
              ...new Set([
                ...names,
                ...LANGUAGE_CODES.flatMap(
                  (code) => plainly(lexicon(code).noun(program)?.form('singular', 'nom') ?? '') || [],
                ),
              ]),
            ]
          : names,
      ];
    }),
  );
}

type NameMatch = { id: string } | { id: null; near: string[]; several: string[] };

/** The one that is called so, or whose name has these words and no other's has. */
export function matchName(written: string, called: NameIndex): NameMatch {
  const wanted = plainly(written);
  const words = wanted.split(' ');
  const ids = (fits: (name: string) => boolean): string[] =>
    [...called].filter(([, names]) => names.some(fits)).map(([id]) => id);
  const exact = ids((name) => name === wanted);
  const found = exact.length
    ? exact
    : ids((name) => {
        const parts = name.split(' ');
        return words.some(tells) && words.every((word) => parts.includes(word));
      });
  if (found.length === 1) return { id: found[0] };
  const alike = found.length === 0 ? withStemOf(words, called) : [];
  if (alike.length === 1) return { id: alike[0] };
  const near = wanted.length === 1 ? withInitial(wanted, called) : nearest(wanted, called);
  return { id: null, several: found, near: found.length ? [] : near };
}

/** Whether a word may stand for a whole name: an article, or a letter, is in many. */
const tells = (word: string): boolean => word.length >= SHORTEST || /^\d/.test(word);

/** The beginning that two forms of a word share: so many letters, and this part of the longer one. */
const MIN_STEM = 5;
const STEM_SHARE = 0.6;

/** Those with a word that is another form of one written, such as an adjective; words that several names have say nothing. */
function withStemOf(words: readonly string[], called: NameIndex): string[] {
  return [...called.keys()].filter((id) =>
    ownWords(id, called).some((own) =>
      words.some((word) => {
        const shared = [...word].findIndex((letter, i) => letter !== own[i]);
        const length = shared < 0 ? word.length : shared;
        return length >= MIN_STEM && length >= STEM_SHARE * Math.max(word.length, own.length);
      }),
    ),
  );
}

/** What a letter may stand for: those whose id has it at the beginning of a word of its own, else those whose names have. */
function withInitial(letter: string, called: NameIndex): string[] {
  const begins = (words: (id: string) => readonly string[]): string[] =>
    [...called.keys()].filter((id) => words(id).some((word) => word.startsWith(letter)));
  const own = new Map([...called.keys()].map((id) => [id, new Set(ownWords(id, called))]));
  const byId = begins((id) =>
    plainly(id)
      .split(' ')
      .filter((word) => own.get(id)!.has(word)),
  );
  return byId.length > 0 ? byId : begins((id) => [...own.get(id)!]);
}

/** Matches a name or a single word of it. Messages name the id, which is always understood. */
function nearest(wanted: string, called: NameIndex): string[] {
  const ids = new Map(
    [...called].flatMap(([id, names]) =>
      [...names, ...ownWords(id, called).filter((word) => word.length >= SHORTEST)].map((name) => [name, id] as const),
    ),
  );
  return [...new Set(nearestNames(wanted, ids.keys()).map((name) => ids.get(name)!))].slice(0, 3);
}

/** Words that only one of them has: `action` of `action card`. */
export function ownWords(id: string, called: NameIndex): string[] {
  const wordsOf = (names: readonly string[]): string[] => names.flatMap((name) => name.split(' '));
  const others = new Set([...called].filter(([other]) => other !== id).flatMap(([, names]) => wordsOf(names)));
  return [...new Set(wordsOf(called.get(id) ?? []))].filter((word) => !others.has(word));
}

/** What the decks of a pack are called besides their numbers: `stage` for `stage 1` and `stage 2`; a table may head its column so. */
export function wordsOfDecks(pack: PackTextParser): string[] {
  const found = [...nameIndexOf(pack.model.decks, 'noun', pack).values()].flatMap(
    (names) => new Set(names.flatMap((name) => /^(\p{L}+) \d+$/u.exec(plainly(name))?.slice(1) ?? [])),
  );
  const times = found.flatMap((words) => [...words]);
  return [...new Set(times.filter((word, i) => times.indexOf(word) < i))];
}
