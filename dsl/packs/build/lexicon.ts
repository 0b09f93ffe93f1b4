/** The forms of names in each language. A form that a language does not have, or an incomplete one, is reported at its place. */
import { nearestNames } from '../../source/nearest-names.ts';
import {
  CASES,
  GENDERS,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  OWN_SENTENCE,
  WORD_FORMS,
  type Case,
  type LanguageCode,
} from '../fields.ts';
import { byLanguage, LANGUAGE_FACTS, type LanguageFacts } from '../../words/languages.ts';
import { locatedFields } from '../merge.ts';
import type { MissingForm } from '../diagnostic-words.ts';
import type { LocatedNode } from '../located.ts';
import type { OwnSentence, PackModel, WordForms } from '../model.ts';
import { FieldReader } from '../field-reader.ts';
import type { Components } from './components.ts';

const TEXTS = ['also', 'also-in', 'tail', 'becomes', 'enters', 'frames', 'remarks'] as const;
const PHRASES = [
  'adjective',
  'phrase',
  'title',
  'question',
  'in',
  'to',
  'from',
  'wordings',
  'relations',
  'sentences',
  ...TEXTS,
];

/** Allowed fields of a noun, an adjective and a phrase. */
function fieldsOf({ nouns, genders, clausesToSeveral }: LanguageFacts): readonly string[] {
  const forms = typeof nouns === 'string' ? ['one', 'other'] : Object.keys(nouns);
  return [...(genders ? ['gender'] : []), ...forms, 'mass', ...(clausesToSeveral ? ['plural'] : []), ...PHRASES];
}

/** The fields of a name in each language. */
export const WORD_FIELDS = byLanguage((code) => fieldsOf(LANGUAGE_FACTS[code]));

export function buildLexicon(components: Components): PackModel['lexicon'] {
  const lexicon: PackModel['lexicon'] = byLanguage(() => ({}));
  for (const entry of components.merged.entries.get('lexicon')!) {
    const language = LANGUAGE_CODES.find((known) => known === entry.id);
    const readerOf = (written: LocatedNode): FieldReader =>
      new FieldReader(components.context, written, WORD_FORMS, { section: 'lexicon', id: entry.id });
    if (language) {
      const parts = locatedFields(entry);
      lexicon[language] = components.cachedGroup(`lexicon ${language}`, parts, () =>
        Object.fromEntries(parts.map((part) => [part.key, readForms(readerOf(part), part.key, language)])),
      );
    } else {
      readerOf(entry).report(entry, 'unknown-language', {
        code: entry.id,
        known: LANGUAGE_CODES.map((known) => `${known} (${LANGUAGE_NAMES[known]})`).join(', '),
        suggestions: nearestNames(entry.id, LANGUAGE_CODES),
      });
    }
  }
  return lexicon;
}

function readForms(reader: FieldReader, name: string, language: LanguageCode): WordForms {
  const facts = LANGUAGE_FACTS[language];
  const { adjectiveForms } = facts;
  const fields = WORD_FIELDS[language];
  const title = LANGUAGE_NAMES[language];
  const lacks = (form: MissingForm): void =>
    reader.report(reader.place, 'wrong-forms', { language: title, name, lacks: form });
  for (const field of Object.keys(WORD_FORMS.fields)) {
    if (!fields.includes(field) && reader.has(field)) {
      reader.report(reader.keyPlace(field), 'unknown-key', {
        key: field,
        in: { is: 'word', language: title },
        known: [...fields].sort(),
        suggestions: [],
      });
    }
  }
  const adjective = listOf(reader, 'adjective');
  const phrase = reader.words('phrase');
  const several = reader.words('plural');
  const recorded = reader.words('title');
  const question = reader.words('question');
  if (adjective.length > 0 && adjective.length !== 1 && !(adjectiveForms && adjective.length === 4)) {
    reader.report(reader.keyPlace('adjective'), 'wrong-forms', {
      language: title,
      name,
      forms: adjective.length,
      fourAllowed: adjectiveForms ?? false,
    });
  }
  const wordings = textsByKey(reader, 'wordings');
  const relations = textsByKey(reader, 'relations').flatMap(([key, [text]]) =>
    text === undefined ? [] : [[key, text]],
  );
  const sentences = sentencesOf(reader);
  const said = NOUN_FIELDS.some((field) => reader.has(field)) ? nounOf(reader, facts, lacks) : undefined;
  return {
    ...(said ? { noun: said } : {}),
    ...(adjective.length ? { adjective } : {}),
    ...(phrase === undefined ? {} : { phrase: { one: phrase, several: several ?? phrase } }),
    ...(recorded === undefined ? {} : { title: recorded }),
    ...(question === undefined ? {} : { question }),
    ...(wordings.length > 0 ? { wordings: Object.fromEntries(wordings) } : {}),
    ...(relations.length > 0 ? { relations: Object.fromEntries(relations) as Record<string, string> } : {}),
    ...(sentences.length > 0 ? { sentences } : {}),
    ...Object.fromEntries(
      TEXTS.flatMap((field) => {
        const texts = listOf(reader, field);
        return texts.length > 0 ? [[field, texts]] : [];
      }),
    ),
  };
}

/** A map of texts, or of lists of texts. */
function textsByKey(reader: FieldReader, field: string): [string, string[]][] {
  const given = reader.node(field);
  if (given?.kind !== 'map') return [];
  return given.entries.map(({ key, value }) => [
    key,
    value.kind === 'list'
      ? value.items.flatMap((item) => (item.kind === 'scalar' ? [item.text] : []))
      : value.kind === 'scalar'
        ? [value.text]
        : [],
  ]);
}

/** What is wrong in them, the schema and the check `wrong-sentence` report. */
const sentencesOf = (reader: FieldReader): OwnSentence[] =>
  reader.items('sentences').flatMap((item) => {
    const sentence = reader.inner(item, OWN_SENTENCE);
    const [texts, examples] = ['text', 'examples'].map((field) => listOf(sentence, field));
    const means = sentence.words('means');
    const one = sentence.words('rendered');
    if (means === undefined || (texts.length === 0 && one === undefined)) return [];
    const rendered = one === undefined ? undefined : { one, several: sentence.words('plural') ?? one };
    const all = [...new Set([...texts, ...(rendered ? [rendered.one, rendered.several] : [])])];
    return [{ texts: all, means, examples, ...(rendered ? { rendered } : {}) }];
  });

const NOUN_FIELDS = ['gender', 'one', 'other', 'mass', ...CASES, 'in', 'to', 'from'];

function nounOf(reader: FieldReader, facts: LanguageFacts, lacks: (form: MissingForm) => void): WordForms['noun'] {
  const { nouns, genders } = facts;
  const common = commonOf(reader);
  const isGiven = genders?.some((known) => known === common.gender);
  if (isGiven === false) lacks({ is: 'gender', neuter: genders!.includes('n') });
  if (typeof nouns !== 'string') return { ...common, cases: casesOf(reader, nouns, common.mass === true, lacks) };
  const one = reader.words('one');
  const other = reader.words('other');
  if (nouns === 'one-and-several') {
    if (one === undefined) lacks({ is: 'one' });
    if (other === undefined && !common.mass) lacks({ is: 'several' });
  }
  return { ...common, ...(one === undefined ? {} : { one }), ...(other === undefined ? {} : { other }) };
}

function casesOf(
  reader: FieldReader,
  numbers: Readonly<Partial<Record<Case, number>>>,
  mass: boolean,
  lacks: (form: MissingForm) => void,
): Partial<Record<Case, string[]>> {
  const cases: Partial<Record<Case, string[]>> = {};
  for (const of of CASES) {
    const number = numbers[of];
    if (number === undefined) continue;
    const forms = listOf(reader, of);
    cases[of] = forms;
    const needed = mass ? 1 : number;
    if (forms.length !== needed) lacks({ is: 'case', case: of, needed, given: forms.length });
  }
  return cases;
}

function commonOf(reader: FieldReader): NonNullable<WordForms['noun']> {
  const written = reader.words('gender');
  const gender = GENDERS.find((known) => known === written);
  const inside = reader.words('in');
  const into = reader.words('to');
  const from = reader.words('from');
  return {
    ...(gender ? { gender } : {}),
    ...(reader.flag('mass') ? { mass: true as const } : {}),
    ...(inside === undefined ? {} : { in: inside }),
    ...(into === undefined ? {} : { to: into }),
    ...(from === undefined ? {} : { from }),
  };
}

/** A list of words; a single word counts as a list. */
const listOf = (reader: FieldReader, field: string): string[] => reader.labels(field).map(String);
