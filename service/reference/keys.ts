/** Topics of the sections of a pack's files, and of the keys in them, from the table of fields. */
import {
  CHANGES,
  HEADER,
  INSERTED_STEP,
  NOTE_FIELDS,
  SECTION_NAMES,
  sectionOf,
  type Field,
  type FieldType,
  type RecordType,
  type SectionName,
  nameKind,
  withArticle,
} from '../../dsl/internal.ts';
import { sectionDocumentation } from './documentation.ts';
import { table, type Topic } from './topic.ts';

/** The topic of the keys that every component may have. */
const COMMON = 'component';

/** What a key may contain, in words. */
function typeWords(type: FieldType): string {
  switch (type.is) {
    case 'words':
      return 'text';
    case 'label':
      return 'text or a number';
    case 'integer':
      return type.min === undefined ? 'a whole number' : `a whole number from ${type.min}`;
    case 'flag':
      return '`true` or `false`';
    case 'choice':
      return type.of.map((one) => `\`${one}\``).join(', ');
    case 'name':
      return type.of ? `the name of ${withArticle(nameKind({ kind: type.of }))}` : 'a name';
    case 'program':
      return type.mode === 'steps' ? 'an effect: steps, in this order' : 'an effect: parts, in any order';
    case 'standing':
      return 'a continuous effect';
    case 'condition':
      return 'a condition';
    case 'value':
      return 'a number or a calculation';
    case 'cost':
      return 'a cost';
    case 'amounts':
      return 'amounts';
    case 'sites':
      return 'a phrase for sites';
    case 'list':
      return `a list: ${typeWords(type.of)}`;
    case 'one-or-list':
      return `${typeWords(type.of)}, or a list of that`;
    case 'map':
      return `a map from names: ${typeWords(type.of)}`;
    case 'record':
      return type.record.shorthand ? `keys, or \`${type.record.shorthand}\` alone` : 'keys';
    case 'anything':
      return 'several forms';
  }
}

/** The record inside a type, through lists and maps. */
function recordIn(type: FieldType): RecordType | undefined {
  if (type.is === 'record') return type.record;
  return type.is === 'list' || type.is === 'one-or-list' || type.is === 'map' ? recordIn(type.of) : undefined;
}

/** The rows of a record; keys of a record inside it are `key.inner`. */
export function keyRows(fields: Record<string, Field>, hidden: ReadonlySet<string>, prefix = ''): string[][] {
  return Object.entries(fields).flatMap(([key, { type, doc, required }]) => {
    if (hidden.has(key)) return [];
    const inner = recordIn(type);
    return [
      [`\`${prefix}${key}\``, required ? 'yes' : '', typeWords(type), doc],
      ...(inner ? keyRows(inner.fields, hidden, `${prefix}${key}.`) : []),
    ];
  });
}

export const KEY_HEAD = ['key', 'needed', 'contains', 'meaning'];

const NOTES: ReadonlySet<string> = new Set(Object.keys(NOTE_FIELDS));

function sectionTopic(name: SectionName): Topic {
  const { doc, entry, metadata } = sectionOf(name);
  const rows = keyRows(entry.fields, metadata ? new Set() : NOTES);
  const more = [
    ...(entry.declaredKeys?.includes('program') ? ['the programs that the pack declares (`programs`)'] : []),
    ...(entry.declaredKeys?.includes('attribute') ? ['the attributes that the pack declares (`attributes`)'] : []),
  ];
  return {
    name,
    chapter: 'section',
    summary: doc,
    page: [
      sectionDocumentation(name),
      ...(entry.shorthand ? [`A bare value is the key \`${entry.shorthand}\`.`] : []),
      ...(rows.length ? [table(KEY_HEAD, rows)] : []),
      ...(entry.rest ? [`All other keys are names: ${typeWords(entry.rest)}.`, ...restRows(entry.rest)] : []),
      ...(more.length ? [`Further keys: ${more.join('; ')}.`] : []),
      ...(metadata || !entry.fields.scenarios
        ? []
        : [`Further keys that every component has: \`fathom help ${COMMON}\`.`]),
    ].join('\n\n'),
  };
}

function restRows(type: FieldType): string[] {
  const inner = recordIn(type);
  return inner ? [table(KEY_HEAD, keyRows(inner.fields, NOTES))] : [];
}

export const KEY_TOPICS: readonly Topic[] = [
  {
    name: 'pack',
    chapter: 'section',
    summary: 'the keys at the head of a pack file, and the list of sections',
    page: [
      'A pack is a folder with a `pack.yaml`, or a single file. Every file of the folder may have any ' +
        'section; `pack`, `title`, `version` and `extends` are only in the file that names the pack.',
      table(KEY_HEAD, keyRows(HEADER, new Set())),
      '**Sections.**',
      table(
        ['section', 'holds'],
        SECTION_NAMES.map((name) => [`\`${name}\``, sectionOf(name).doc]),
      ),
    ].join('\n\n'),
  },
  {
    name: COMMON,
    chapter: 'section',
    summary: 'the keys that every component may have: its sources, notes and scenarios',
    page:
      ['No rule reads these keys.', table(KEY_HEAD, keyRows(NOTE_FIELDS, new Set(['scenarios'])))].join('\n\n') +
      '\n\n`scenarios`: `fathom help scenarios`.',
  },
  {
    name: 'extends',
    chapter: 'section',
    summary: 'how a pack changes another one: add, remove, replace, change, insert',
    page: [
      'A pack with `extends: NAME` begins with all of that pack. Sections add components to it; these keys change it:',
      table(
        ['key', 'meaning'],
        Object.entries(CHANGES).map(([key, doc]) => [`\`${key}\``, doc]),
      ),
      'An entry of `insert`:',
      table(KEY_HEAD, keyRows(INSERTED_STEP.fields, NOTES)),
      '`change` names fields of a component: `change: {cards: [{id: embassy, price: 2 credits}]}`, a ' +
        'list where the section is one and a map by name elsewhere. A field is replaced as a whole.',
      'A step is changed by `insert` with `instead`, which keeps its name unless the entry has another; ' +
        'a procedure as a whole by `replace`. The steps of a procedure share the names that they give ' +
        'with `as`: a step in place of another must give those that later steps use. The lexicon of the ' +
        'extended pack may have a sentence for what the old step did. It is not used for a step that does ' +
        'something else, which is told by the words of the language; the check `lost-sentence` says which ' +
        'sentence it was. Another one belongs in the lexicon of your pack, under any name that the ' +
        'lexicon has not yet: `lexicon: {en: {my-steps: {sentences: [{means: "choose card in hand as ' +
        'crew", rendered: "choose a card"}]}}}`. A question of the old step stays, as it belongs to the ' +
        'name `PROCEDURE/STEP`: `lexicon: {en: {act/card: {question: "Which card do you play?"}}}` is ' +
        'another one.',
    ].join('\n\n'),
  },
  ...SECTION_NAMES.map(sectionTopic),
];
