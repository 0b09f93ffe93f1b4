/** What a form shows of a component: its simple fields with their values, each with what it may be, labelled in a language. */
import {
  LANGUAGE_CODES,
  NOTE_FIELDS,
  plain,
  sectionOf,
  type ComponentId,
  type FieldType,
  type LanguageCode,
  type Plain,
  type SectionName,
  type SymbolKind,
} from '../../dsl/internal.ts';
import { fieldWords as en } from '../../texts/languages/en/component-form.ts';
import { fieldWords as it } from '../../texts/languages/it/component-form.ts';
import { fieldWords as uk } from '../../texts/languages/uk/component-form.ts';
import type { FieldWords } from '../../texts/internal.ts';
import { nodeOf, titleOf } from './components.ts';
import { editingOf } from './card-edits.ts';
import { PRINTED_TEXT, rankIn } from './edit-fields.ts';
import { nameIn, nounOf, saidOf } from './edit-names.ts';
import { Refused, sourceOf, type Editing } from './edit-places.ts';
import { formKeys, gendersOf, isGender, nameKey, placeOfForm } from './noun-forms.ts';
import type { Workspace } from './workspace.ts';

const WORDS: Record<LanguageCode, FieldWords> = { en, it, uk };

type Shown = Omit<FormField, 'usual'>;

/** One line of the form; a change of it is a `FieldChange` with the same key and language. */
export interface FormField {
  key: string;
  /** of a name */
  language?: LanguageCode;
  label: string;
  /** `list`: several values, typed with commas between them; `effect`: a text of the effect language, such as a price */
  kind: 'words' | 'number' | 'flag' | 'choice' | 'list' | 'effect';
  /** null: the component does not say */
  value: Plain;
  /** of a choice or a list */
  choices: { id: string; name: string }[];
  /** it cannot be cleared */
  required: boolean;
  /** components of its kind have it; others are seldom needed */
  usual: boolean;
  /** of a name that has several forms in the language: which of them */
  form?: string;
  /** of such a name: its other forms, and what they are */
  forms?: { label: string; help: string; fields: FormField[] };
}

/** Fields that a card may get even where no other one has them yet. */
const ALWAYS_USUAL = ['name', 'number', 'color', 'price', 'copies', PRINTED_TEXT];

/** The form of a component. */
export interface ComponentForm extends ComponentId {
  file: string;
  /** it belongs to the open pack; otherwise a change is one of that pack, for its own game only */
  own: boolean;
  fields: FormField[];
}

/** The form of a component; null where there is no such component. */
export function componentForm(
  workspace: Workspace,
  { section, id }: ComponentId,
  language: LanguageCode = 'en',
): ComponentForm | null {
  const editing = editingOf(workspace);
  try {
    const component = sourceOf(editing, { section, id });
    const node = nodeOf(editing.sources, component);
    if (!node) return null;
    const value = plain(node);
    const { shorthand } = sectionOf(section).entry;
    const written = isMap(value) ? value : shorthand === undefined ? {} : { [shorthand]: value };
    const changed = changesTo(editing, { section, id });
    const fields = fieldsOf(editing, section, { ...written, ...changed }, language);
    const used = usedKeys(editing, section);
    const { file, pack } = component;
    return {
      section,
      id,
      file,
      own: pack === editing.own.id,
      fields: withNames(editing, { section, id }, fields, language).map((field) => ({
        ...field,
        usual: field.required || used.has(field.key) || ALWAYS_USUAL.includes(field.key),
      })),
    };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What components of the section have. */
function usedKeys({ sources }: Editing, section: SectionName): ReadonlySet<string> {
  const { shorthand } = sectionOf(section).entry;
  const keys = new Set<string>(shorthand === undefined ? [] : [shorthand]);
  for (const component of sources.components) {
    const node = component.section === section ? nodeOf(sources, component) : undefined;
    if (node?.kind === 'map') for (const { key } of node.entries) keys.add(key);
  }
  return keys;
}

const isMap = (value: Plain): value is Record<string, Plain> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What packs change in a component of a pack that they extend. */
function changesTo({ sources }: Editing, { section, id }: ComponentId): Record<string, Plain> {
  const { shorthand } = sectionOf(section).entry;
  const all: Record<string, Plain> = {};
  for (const { yaml } of sources.files) {
    const change = yaml.root ? plain(yaml.root) : null;
    const found = at(change, 'change', section, id);
    if (isMap(found)) Object.assign(all, found);
    else if (found !== null && shorthand !== undefined) all[shorthand] = found;
  }
  return all;
}

const at = (value: Plain, ...keys: string[]): Plain =>
  keys.reduce<Plain>((found, key) => (isMap(found) ? (found[key] ?? null) : null), value);

function fieldsOf(
  editing: Editing,
  section: SectionName,
  written: Record<string, Plain>,
  language: LanguageCode,
): Shown[] {
  const { fields, declaredKeys = [] } = sectionOf(section).entry;
  const words = WORDS[language];
  const shown = Object.entries(fields).flatMap(([key, { type, required = false }]): Shown[] => {
    if (key === 'id' || key === 'name' || Object.hasOwn(NOTE_FIELDS, key)) return [];
    const kind = kindOf(type);
    const value = written[key] ?? null;
    if (!kind || !fitsKind(value, kind)) return [];
    const choices = choicesOf(editing, type, language);
    // of what the pack has none there is nothing to choose
    if (kind === 'choice' && choices.length === 0 && value === null) return [];
    return [{ key, label: words.fields[key] ?? key, kind, value, choices, required }];
  });
  const attributes = declaredKeys.includes('attribute')
    ? editing.sources.symbols.all().filter(({ kind }) => kind === 'attribute')
    : [];
  const numbers = attributes.map(({ id }): Shown => ({
    key: id,
    label: nameOf(editing, id, language),
    kind: 'number',
    value: written[id] ?? null,
    choices: [],
    required: false,
  }));
  const left = written['not-encoded'];
  const text = isMap(left ?? null) ? (left as Record<string, Plain>)[PRINTED_TEXT] : undefined;
  const printed: Shown[] =
    text === undefined
      ? []
      : [
          {
            key: PRINTED_TEXT,
            label: words.fields[PRINTED_TEXT],
            kind: 'words',
            value: text,
            choices: [],
            required: false,
          },
        ];
  const rank = rankIn(section);
  return [...shown, ...numbers].toSorted((a, b) => rank(a.key) - rank(b.key)).concat(printed);
}

/** How a form shows a type; undefined where it does not. Programs are said in words, or written in the text. */
function kindOf(type: FieldType): FormField['kind'] | undefined {
  switch (type.is) {
    case 'words':
    case 'label':
      return 'words';
    case 'integer':
      return 'number';
    case 'flag':
      return 'flag';
    case 'choice':
      return 'choice';
    case 'name':
      return type.of === undefined ? 'words' : 'choice';
    case 'value':
    case 'cost':
    case 'condition':
    case 'amounts':
    case 'sites':
      return 'effect';
    case 'list':
    case 'one-or-list':
      return ['name', 'integer', 'label', 'choice', 'words'].includes(type.of.is) ? 'list' : undefined;
    default:
      return undefined;
  }
}

/** What is written otherwise than the form can show, such as a map or several lines, is left to the text. */
const fitsKind = (value: Plain, kind: FormField['kind']): boolean =>
  value === null ||
  (kind === 'list' ? !isMap(value) : typeof value !== 'object' && !String(value).trim().includes('\n'));

function choicesOf(editing: Editing, type: FieldType, language: LanguageCode): FormField['choices'] {
  if (type.is === 'list' || type.is === 'one-or-list') return choicesOf(editing, type.of, language);
  if (type.is === 'choice') return type.of.map((id) => ({ id, name: WORDS[language].choices[id] ?? id }));
  return type.is === 'name' && type.of !== undefined ? namesOf(editing, type.of, language) : [];
}

const namesOf = (editing: Editing, kind: SymbolKind, language: LanguageCode): FormField['choices'] =>
  editing.sources.symbols
    .all()
    .filter((symbol) => symbol.kind === kind)
    .map(({ id }) => ({ id, name: nameOf(editing, id, language) }));

/** What people call a name: by the lexicon, else by its own name, else its id in words. */
function nameOf(editing: Editing, id: string, language: LanguageCode): string {
  const said = nameIn(editing, id, language);
  if (said !== null) return said;
  const component = editing.sources.components.findLast((one) => one.id === id);
  const title = component ? titleOf(editing.sources, component) : id;
  return title === id ? id.replace(/-/g, ' ') : title;
}

/** The names come first: the one that stands on the component, and for cards those of the lexicon. */
function withNames(editing: Editing, { section, id }: ComponentId, fields: Shown[], language: LanguageCode): Shown[] {
  if (!Object.hasOwn(sectionOf(section).entry.fields, 'name')) return fields;
  const node = nodeOf(editing.sources, sourceOf(editing, { section, id }));
  const written = node ? plain(node) : null;
  const changed = changesTo(editing, { section, id }).name;
  const own = changed ?? (isMap(written) ? (written.name ?? null) : null);
  const label = WORDS[language].name;
  const others = LANGUAGE_CODES.filter(
    (code) => code !== 'en' && (saidOf({ section }) !== null || nameIn(editing, id, code) !== null),
  );
  const field = (code: LanguageCode, value: Plain): Shown => ({
    key: 'name',
    language: code,
    label: label(code),
    kind: 'words',
    value,
    choices: [],
    required: false,
  });
  const named = others.map((code): Shown => ({
    ...field(code, nameIn(editing, id, code)),
    ...formsOfName(editing, id, code, language),
  }));
  return [field('en', own), ...named, ...fields];
}

/** The other forms of a name, once it has one. */
function formsOfName(
  editing: Editing,
  id: string,
  code: LanguageCode,
  language: LanguageCode,
): Pick<FormField, 'forms'> {
  const forms = nounOf(editing, id, code);
  if (!forms) return {};
  const words = WORDS[language];
  const fields = formKeys(code).flatMap((form): FormField[] => {
    // one that stays as it is whatever the number has fewer
    if (form === nameKey(code) || forms[form] === undefined) return [];
    const { key, at } = placeOfForm(form);
    const isChoice = isGender(form);
    return [
      {
        key: 'name',
        language: code,
        form,
        label: isChoice ? words.gender : words.form(key, at),
        kind: isChoice ? 'choice' : 'words',
        value: forms[form],
        choices: isChoice
          ? gendersOf(code).map((gender) => ({ id: gender, name: words.genders[gender] ?? gender }))
          : [],
        required: isChoice,
        usual: true,
      },
    ];
  });
  return { forms: { label: words.forms(code), help: words.formsHelp, fields } };
}
