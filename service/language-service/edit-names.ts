/** Names of components in the languages besides English, which the lexicon of a pack has. */
import {
  entryOf,
  isFlow,
  nodeAt,
  removeEntry,
  setValue,
  insertField,
  sectionOf,
  type ComponentSource,
  type LanguageCode,
  type YamlMap,
} from '../../dsl/internal.ts';
import { SAID } from '../checks/missing-form.ts';
import { fileWith } from './edit-fields.ts';
import { changedNoun, newNoun, nounIn, setForm } from './edit-nouns.ts';
import { openFile, Refused, type Editing } from './edit-places.ts';
import { dropEntry, putEntry } from './edit-tree.ts';
import type { NounForms } from './noun-forms.ts';

/** The field of the forms of a name that is what a card is called; the one of a noun says the name of one. */
const CALLED = ['phrase', 'one'] as const;

/** Sets what a component is called in a language, or a further form of that; null takes it away. */
export function setNameIn(
  editing: Editing,
  component: ComponentSource,
  language: LanguageCode,
  name: string | null,
  form?: string,
): void {
  const way = ['lexicon', language, component.id];
  const path = fileWith(editing, way);
  const { root, text } = openFile(editing, path);
  const forms = nodeAt(root, way);
  if (forms === undefined) {
    addNameOrForm(editing, component, language, name, form);
    return;
  }
  if (forms.kind !== 'map' || forms.usedAt) throw new Refused({ is: 'shared', id: component.id });
  if (nounIn(forms, language) || saidOf(component) === 'noun') {
    setForm(editing, { path, way, id: component.id, language }, name, form);
    return;
  }
  const entry = CALLED.map((key) => entryOf(forms, key)).find((found) => found !== undefined);
  if (!entry) {
    if (saidOf(component) !== 'phrase') throw new Refused({ is: 'needs-forms', id: component.id, language });
    if (name !== null) {
      editing.draft.apply(path, [insertField(forms, 'phrase', name, text, () => 0)]);
    }
  } else if (name !== null) editing.draft.apply(path, [setValue(entry, name, text, isFlow(forms, text))]);
  else if (forms.entries.length === 1) dropEntry(editing.draft, path, way);
  else editing.draft.apply(path, [removeEntry(entry, forms, text)]);
}

/** Where the open pack has no word for it yet; a pack that it extends may have. */
function addNameOrForm(
  editing: Editing,
  component: ComponentSource,
  language: LanguageCode,
  name: string | null,
  form: string | undefined,
): void {
  const { id } = component;
  const before = nounOf(editing, id, language);
  if (before && (name !== null || form !== undefined)) {
    const forms = changedNoun(editing, { id, language, before }, name, form);
    putEntry(editing.draft, lexiconFileFor(editing, component, language), ['lexicon', language, id], forms);
    // a form without a name is a form of nothing
  } else if (name !== null && form === undefined) addName(editing, component, language, name);
}

/** What a component is called in a language by the lexicon of the open pack; null where that has no word for it. */
export function nameIn(editing: Editing, id: string, language: LanguageCode): string | null {
  const forms = formsIn(editing, id, language);
  const entry = CALLED.map((key) => entryOf(forms, key)).find((found) => found !== undefined);
  const nominative = entryOf(forms, 'nom')?.value;
  if (entry?.value.kind === 'scalar') return entry.value.text;
  const [one] = nominative?.kind === 'list' ? nominative.items : [];
  return one?.kind === 'scalar' ? one.text : null;
}

/** The forms of a name: in the open pack, else in those that it extends. */
function formsIn({ sources, draft }: Editing, id: string, language: LanguageCode): YamlMap | undefined {
  const found = sources.lexicon.findLast((one) => one.language === language && one.name === id);
  const root = found && draft.file(found.file)?.root;
  const forms = root ? nodeAt(root, ['lexicon', language, id]) : undefined;
  return forms?.kind === 'map' ? forms : undefined;
}

/** Where names of its kind are in that language, else where anything is, else in the file of the component. */
function addName(editing: Editing, component: ComponentSource, language: LanguageCode, name: string): void {
  const said = saidOf(component);
  if (said === null) throw new Refused({ is: 'needs-forms', id: component.id, language });
  const forms = said === 'noun' ? newNoun(editing, component.id, language, name) : { phrase: name };
  putEntry(editing.draft, lexiconFileFor(editing, component, language), ['lexicon', language, component.id], forms);
}

/** How texts of other languages say the name of a component: with forms, or as it is; null: in another way, such as an adjective. */
export function saidOf({ section }: Pick<ComponentSource, 'section'>): 'noun' | 'phrase' | null {
  if (section === 'cards') return 'phrase';
  const { declares } = sectionOf(section);
  const said = declares && SAID[declares];
  return said === 'noun' || said === 'phrase' ? said : null;
}

/** The forms of a name that is a noun; null where it is none, or has no name in the language. */
export const nounOf = (editing: Editing, id: string, language: LanguageCode): NounForms | null =>
  nounIn(formsIn(editing, id, language), language);

/** The file of the open pack in which a new name belongs. */
function lexiconFileFor(editing: Editing, { section, file, pack }: ComponentSource, language: LanguageCode): string {
  const { sources, own } = editing;
  const alike = new Set(sources.components.filter((one) => one.section === section).map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const one of sources.lexicon) {
    if (one.pack !== own.id || one.language !== language || !alike.has(one.name)) continue;
    counts.set(one.file, (counts.get(one.file) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most) return most[0];
  const withLanguage = own.files.find((path) => hasKeys(editing, path, ['lexicon', language]));
  const withLexicon = own.files.find((path) => hasKeys(editing, path, ['lexicon']));
  return withLanguage ?? withLexicon ?? (pack === own.id ? file : own.files[0]);
}

function hasKeys({ draft }: Editing, path: string, keys: readonly string[]): boolean {
  const root = draft.file(path)?.root;
  return root !== null && root !== undefined && nodeAt(root, keys) !== undefined;
}

/** Where the lexicon of the open pack has forms for an id: in which file and language. */
export function wordsFor({ own, draft }: Editing, id: string): { path: string; language: string }[] {
  return own.files.flatMap((path) => {
    const root = draft.file(path)?.root;
    const lexicon = root ? nodeAt(root, ['lexicon']) : undefined;
    if (lexicon?.kind !== 'map') return [];
    return lexicon.entries.flatMap(({ key, value }) => (entryOf(value, id) ? [{ path, language: key }] : []));
  });
}
