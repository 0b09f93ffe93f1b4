/** Nouns of the lexicon as they are edited: their forms, and what is guessed where nobody has said them. */
import {
  entryOf,
  insertField,
  isFlow,
  nodeAt,
  plain,
  removeEntry,
  setValue,
  type LanguageCode,
  type Plain,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import { openFile, type Editing } from './edit-places.ts';
import { dropEntry } from './edit-tree.ts';
import { formKeys, formsAsWritten, formsIn, guessedForms, nameKey, placeOfForm, type NounForms } from './noun-forms.ts';

/** The forms of a noun in the lexicon; null where the entry is of another part of speech. */
export function nounIn(node: YamlNode | undefined, language: LanguageCode): NounForms | null {
  const written = node ? plain(node) : null;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return null;
  const forms = formsIn(written, language);
  return Object.keys(forms).length > 0 ? forms : null;
}

/** The forms of a new name, as the lexicon has them. */
export const newNoun = (editing: Editing, id: string, language: LanguageCode, name: string): Record<string, Plain> =>
  formsAsWritten(guess(editing, id, language, name), language);

/**
 * Sets a form of a noun, by default the one that people read; null takes the noun away, or the form back to what is guessed.
 * Forms that are as they were guessed from the name before follow the new one.
 */
export function setForm(
  editing: Editing,
  { path, way, id, language }: { path: string; way: readonly string[]; id: string; language: LanguageCode },
  word: string | null,
  form: string = nameKey(language),
): void {
  const before = nounIn(nodeAt(openFile(editing, path).root, way), language) ?? {};
  if (word === null && form === nameKey(language)) takeAway(editing, path, way, language);
  else write(editing, path, way, changedNoun(editing, { id, language, before }, word, form));
}

/** A noun with one form changed, as the lexicon has it. */
export function changedNoun(
  editing: Editing,
  { id, language, before }: { id: string; language: LanguageCode; before: NounForms },
  word: string | null,
  form: string = nameKey(language),
): Record<string, Plain> {
  const base = nameKey(language);
  const guessBefore = guess(editing, id, language, before[base] ?? '');
  const now = guess(editing, id, language, form === base ? (word ?? '') : (before[base] ?? ''));
  const after = Object.fromEntries(
    formKeys(language).flatMap((key) => {
      if (key === form) return [[key, word ?? now[key]]];
      const isGuessed = before[key] !== undefined && before[key] === guessBefore[key];
      const said = isGuessed ? now[key] : before[key];
      return said === undefined ? [] : [[key, said]];
    }),
  );
  return formsAsWritten(after, language);
}

/** One field after the other, so that each has its place in the text as the one before left it. */
function write(editing: Editing, path: string, way: readonly string[], written: Record<string, Plain>): void {
  const keys = Object.keys(written);
  for (const [key, value] of Object.entries(written)) {
    const { root, text } = openFile(editing, path);
    const map = nodeAt(root, way) as YamlMap;
    const entry = entryOf(map, key);
    if (entry && JSON.stringify(plain(entry.value)) === JSON.stringify(value)) continue;
    editing.draft.apply(path, [
      entry
        ? setValue(entry, value, text, isFlow(map, text))
        : insertField(map, key, value, text, (other) => keys.indexOf(other)),
    ]);
  }
}

/** What else is said of the name stays, such as other words for it. */
function takeAway(editing: Editing, path: string, way: readonly string[], language: LanguageCode): void {
  const keys = [...new Set(formKeys(language).map((form) => placeOfForm(form).key)), 'mass'];
  const map = nodeAt(openFile(editing, path).root, way) as YamlMap;
  if (map.entries.every(({ key }) => keys.includes(key))) {
    dropEntry(editing.draft, path, way);
    return;
  }
  for (const key of keys) {
    const { root, text } = openFile(editing, path);
    const now = nodeAt(root, way) as YamlMap;
    const entry = entryOf(now, key);
    if (entry) editing.draft.apply(path, [removeEntry(entry, now, text)]);
  }
}

/** By the other nouns of the pack and of those that it extends. */
function guess(editing: Editing, id: string, language: LanguageCode, name: string): NounForms {
  const { sources, draft } = editing;
  const known = sources.lexicon.flatMap((entry) => {
    if (entry.language !== language || entry.name === id) return [];
    const root = draft.file(entry.file)?.root;
    const forms = root ? nounIn(nodeAt(root, ['lexicon', language, entry.name]), language) : null;
    // one that stays as it is whatever the number shows nothing
    return forms && formKeys(language).every((form) => forms[form] !== undefined) ? [forms] : [];
  });
  return guessedForms(name, known, language);
}
