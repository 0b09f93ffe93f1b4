/**
 * How the names of a pack are said: the forms of nouns and adjectives, and clauses. A language has what the pack's section
 * `lexicon` gives it; English has the names of the components beside that.
 */
import type { Case, Gender, LanguageCode } from '../packs/fields.ts';
import type { Named, PackModel, WordForms } from '../packs/model.ts';
import { declineUkrainian } from './languages/ukrainian/adjectives.ts';
import { inflectItalian } from './languages/italian/adjectives.ts';

/** How many; or only whether one or several are meant. */
export type Count = number | 'singular' | 'plural';

export interface NounForms {
  /** neuter in English */
  readonly gender: Gender;
  /** in Ukrainian a living being's accusative is its genitive, and adjectives follow */
  readonly animate: boolean;
  /** the same whatever the number */
  readonly mass: boolean;
  /** of what lies in it and of what comes into it, where the pack says so: `in mano` */
  readonly in?: string;
  readonly to?: string;
  /** Only Ukrainian has cases; behind a number the case is that of the whole phrase: 5 in the accusative is «ферм». */
  form(count: Count, of?: Case): string;
}

export interface AdjectiveForms {
  form(gender: Gender | null, count: Count, of?: Case, animate?: boolean): string;
}

export interface Lexicon {
  readonly language: LanguageCode;
  noun(name: string): NounForms | undefined;
  adjective(name: string): AdjectiveForms | undefined;
  /** A clause, said to one or to several people. */
  phrase(name: string, to?: 'one' | 'several'): string | undefined;
  /** What is read and never told: other words, words behind the adjective. */
  also(name: string): readonly string[];
  tail(name: string): readonly string[];
  /** Sentences around what a program, or a card of a type, does. */
  frames(): readonly { name: string; text: string }[];
  /** Other patterns of a phrase or a turn of speech, by its key. */
  wordings(key: string): readonly string[];
  /** What only repeats what holds anyway. */
  remarks(): readonly { name: string; text: string }[];
}

const cache = new WeakMap<PackModel, Map<LanguageCode, Lexicon>>();

/** Kept as long as its pack is in use: readers and tellers of texts are kept by it. */
export function lexiconOf(model: PackModel, language: LanguageCode): Lexicon {
  const known = cache.get(model) ?? new Map<LanguageCode, Lexicon>();
  cache.set(model, known);
  let lexicon = known.get(language);
  if (!lexicon) known.set(language, (lexicon = buildLexicon(model, language)));
  return lexicon;
}

function buildLexicon(model: PackModel, language: LanguageCode): Lexicon {
  const given = model.lexicon[language];
  const declared = language === 'en' ? declaredNames(model) : new Map<string, DeclaredName>();
  const formsOf = (name: string): WordForms => (Object.hasOwn(given, name) ? given[name] : {});
  return {
    language,
    noun: (name) => {
      const { noun } = formsOf(name);
      const said = declared.get(name);
      if (!noun && !said) return undefined;
      return noun?.cases ? ukrainianNoun(noun, noun.cases) : plainNoun(noun ?? {}, language, said);
    },
    adjective: (name) => {
      const forms = formsOf(name).adjective ?? (declared.has(name) ? [declared.get(name)!.name] : undefined);
      return forms && adjectiveOf(forms, language);
    },
    phrase: (name, to = 'one') => formsOf(name).phrase?.[to] ?? declared.get(name)?.name,
    also: (name) => formsOf(name).also ?? [],
    tail: (name) => formsOf(name).tail ?? [],
    wordings: (key) =>
      Object.values(given).flatMap(({ wordings }) => (wordings && Object.hasOwn(wordings, key) ? wordings[key] : [])),
    remarks: () => Object.entries(given).flatMap(([name, { remarks = [] }]) => remarks.map((text) => ({ name, text }))),
    frames: () => Object.entries(given).flatMap(([name, { frames = [] }]) => frames.map((text) => ({ name, text }))),
  };
}

// ------------------------------------------------------------------------------------------------ nouns

type Noun = NonNullable<WordForms['noun']>;

function plainNoun(noun: Noun, language: LanguageCode, said: DeclaredName | undefined): NounForms {
  const one = noun.one ?? said?.name ?? '';
  const other = noun.mass
    ? one
    : (noun.other ?? (noun.one === undefined ? said?.plural : undefined) ?? (language === 'en' ? `${one}s` : one));
  return {
    ...commonOf(noun),
    animate: false,
    mass: one === other && (noun.mass ?? language === 'en'),
    form: (count) => (isOne(count, language) ? one : other),
  };
}

function ukrainianNoun(noun: Noun, cases: Record<Case, string[]>): NounForms {
  const form = (count: Count, of: Case = 'nom'): string => {
    const forms = cases[of];
    return noun.mass ? forms[0] : forms[Math.min(pluralCategory(count), forms.length - 1)];
  };
  const several = noun.gender === 'm' && !noun.mass ? 'singular' : 'plural';
  const animate = form(several, 'acc') === form(several, 'gen') && form(several, 'nom') !== form(several, 'gen');
  return { ...commonOf(noun), animate, mass: noun.mass ?? false, form };
}

const commonOf = (noun: Noun): Pick<NounForms, 'gender' | 'in' | 'to'> => ({
  gender: noun.gender ?? 'n',
  ...(noun.in === undefined ? {} : { in: noun.in }),
  ...(noun.to === undefined ? {} : { to: noun.to }),
});

// ------------------------------------------------------------------------------------------------ adjectives

function adjectiveOf(forms: string[], language: LanguageCode): AdjectiveForms {
  const [first] = forms;
  switch (language) {
    case 'en':
      return { form: () => first };
    case 'it':
      return {
        form: (gender, count) => {
          const feminine = gender === 'f';
          const several = !isOne(count, language);
          return forms.length === 4
            ? forms[(several ? 2 : 0) + (feminine ? 1 : 0)]
            : inflectItalian(first, feminine, several);
        },
      };
    case 'uk':
      return {
        form: (gender, count, of = 'nom', animate = false) => {
          const five = typeof count === 'number' && pluralCategory(count) === 2 && (of === 'nom' || of === 'acc');
          return declineUkrainian(first, gender ?? 'm', pluralCategory(count) > 0, five ? 'gen' : of, animate);
        },
      };
  }
}

// ------------------------------------------------------------------------------------------------ numbers

const rules = new Map<LanguageCode, Intl.PluralRules>();

function rulesOf(language: LanguageCode): Intl.PluralRules {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found;
}

function isOne(count: Count, language: LanguageCode): boolean {
  return typeof count === 'number' ? rulesOf(language).select(Math.abs(count)) === 'one' : count === 'singular';
}

/** Ukrainian: which of the three forms behind a number; 21 farms go like one. */
function pluralCategory(count: Count): 0 | 1 | 2 {
  if (typeof count !== 'number') return count === 'singular' ? 0 : 1;
  const found = rulesOf('uk').select(Math.abs(count));
  return found === 'one' ? 0 : found === 'few' ? 1 : 2;
}

// ------------------------------------------------------------------------------------------------ English

type DeclaredName = Pick<Named, 'name' | 'plural'>;

/** What the pack calls everything that it declares; what has no name of its own goes by its id. */
function declaredNames(model: PackModel): Map<string, DeclaredName> {
  const names = new Map<string, DeclaredName>();
  const add = (id: string, { name, plural }: DeclaredName): void => {
    if (!names.has(id)) names.set(id, { name, plural });
  };
  const spaced = (id: string): void => {
    const name = id.replace(/-/g, ' ');
    add(id, { name, plural: `${name}s` });
  };
  for (const named of [
    model.counters,
    model.pieces,
    model.classes,
    model.siteKinds,
    model.attributes,
    model.predicates,
    model.periods,
    model.colors,
    model.zones,
    model.decks,
    model.types,
    model.tracks,
    model.signals,
    model.constants,
    model.slots,
    model.procedures,
  ].flat()) {
    add(named.id, named);
  }
  for (const { tags, programs } of model.boards.flatMap(({ sites }) => sites)) {
    tags.forEach(spaced);
    Object.keys(programs).forEach(spaced);
  }
  for (const { programs, played } of model.types) {
    programs.forEach(({ name }) => spaced(name));
    if (played) spaced('played');
  }
  for (const { programs } of model.pieces) Object.keys(programs).forEach(spaced);
  for (const { routes } of model.decks) Object.keys(routes).forEach(spaced);
  for (const { values } of model.options) values.forEach((value) => spaced(String(value)));
  return names;
}
