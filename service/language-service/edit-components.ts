/** Makes, copies, deletes and moves components of a pack. */
import {
  baseName,
  columnOf,
  entryOf,
  insertAfter,
  insertInFlow,
  isFlow,
  newlineOf,
  nodeAt,
  OVERRIDABLE_SECTIONS,
  PACK_FILE,
  parentOf,
  plain,
  sectionOf,
  valueYaml,
  yamlPartsOf,
  type ComponentId,
  type ComponentSource,
  type LanguageCode,
  type Plain,
} from '../../dsl/internal.ts';
import { componentsIn } from './components.ts';
import { PackDraft } from './edit-draft.ts';
import { setField } from './edit-fields.ts';
import { freeId, freeNumber, givenId, idFromName } from './edit-ids.ts';
import { nameIn, setNameIn, wordsFor } from './edit-names.ts';
import { linesOfPlace, putComponent, putLines, takeOut, type Target } from './edit-parts.ts';
import { newFieldsOf, patternOf, type NewComponent } from './edit-patterns.ts';
import { openFile, partNamed, placeOf, Refused, type Editing } from './edit-places.ts';
import { dropEntry, putItem } from './edit-tree.ts';
import { kindDeclaredBy } from './name-kinds.ts';
import { occurrencesOf } from './occurrences.ts';

type Made = ComponentId & { file: string };

// ------------------------------------------------------------------------------------------------ new

/** Adds a component. */
export function addTo(editing: Editing, wanted: NewComponent, language: LanguageCode): Made {
  const { section, values = {}, names = {} } = wanted;
  const pattern = patternOf(editing, wanted);
  if (section === 'boards' && pattern && wanted.values === undefined) return copyOf(editing, pattern);
  const file = fileFor(editing, wanted, pattern);
  const name = typeof values.name === 'string' ? values.name : Object.values(names)[0];
  const id =
    wanted.id === undefined
      ? freeId(editing, idFromName(name ?? '', `new-${kindDeclaredBy(section) ?? section}`))
      : givenId(editing, wanted.id, section);
  const fields = newFieldsOf(editing, wanted, pattern, language);
  putComponent(editing, { section, id }, fields, { path: file, after: wanted.after });
  const made = ownSource(editing, { section, id }, file);
  for (const [code, said] of Object.entries(names)) setNameIn(editing, made, code as LanguageCode, said);
  return { section, id, file };
}

/** The file of a new component: as asked for, else that of what it stands behind, else where most of its kind are. */
function fileFor(editing: Editing, { section, file, after, like }: NewComponent, pattern?: ComponentSource): string {
  if (file !== undefined) return checkedFile(editing, file);
  const { sources, own } = editing;
  const ofOwn = sources.components.filter((one) => one.pack === own.id && one.section === section);
  const beside = ofOwn.findLast(({ id }) => id === (after ?? like)) ?? ofOwn.findLast((one) => one === pattern);
  if (beside) return beside.file;
  const counts = own.files.map((path) => ({ path, n: ofOwn.filter((one) => one.file === path).length }));
  return counts.toSorted((a, b) => b.n - a.n)[0]?.path ?? own.files[0];
}

/** A file that belongs to the open pack, or may be made in its folder. */
function checkedFile({ own, workspace }: Editing, file: string): string {
  if (own.files.includes(file)) return file;
  const [main] = own.files;
  const isFolder = main !== undefined && baseName(main) === PACK_FILE;
  if (!isFolder || !file.startsWith(`${parentOf(main)}/`) || !/\.ya?ml$/.test(file)) {
    throw new Refused({ is: 'no-file', file });
  }
  if (workspace.options.readOnly?.(file)) throw new Refused({ is: 'read-only', file });
  return file;
}

/** What a component is that these edits have made. */
const ownSource = ({ own }: Editing, { section, id }: ComponentId, file: string): ComponentSource => ({
  section,
  id,
  file,
  pack: own.id,
  path: sectionOf(section).shape === 'map' ? [section, id] : [section, 0],
  idRange: { start: 0, end: 0 },
  range: { start: 0, end: 0 },
  notes: {},
});

// ------------------------------------------------------------------------------------------------ duplicate

/** What sources say of a component is said of it alone. */
const OF_THE_ORIGINAL = ['source', 'disputed', 'why'];

/** Copies a component: behind itself, or into the open pack if it is of another one. */
export function copyOf(editing: Editing, original: ComponentSource): Made {
  const { section, pack } = original;
  const isOwn = pack === editing.own.id && original.path.length === 2;
  const id = freeId(editing, original.id);
  const file = isOwn ? original.file : fileFor(editing, { section });
  const asWritten = { ...editing, draft: new PackDraft(editing.workspace) };
  const place = placeOf(asWritten, original, 'read');
  if (isOwn && isFlow(place.container, place.text)) copyInBrackets(editing, original, id);
  else {
    const { text, start, column } = linesOfPlace(place, original.id);
    putLines(editing, section, renamedIn(editing, text, start, original, id), column, {
      path: file,
      ...(isOwn ? { after: original.id } : {}),
    });
  }
  const made = ownSource(editing, { section, id }, file);
  const { node } = placeOf(editing, made);
  const number = section === 'cards' && entryOf(node, 'number') ? freeNumber(editing) : null;
  if (number !== null) setField(editing, made, 'number', number);
  const suffix = /-(\d+)$/.exec(id)?.[1] ?? '2';
  const name = entryOf(node, 'name')?.value;
  if (name?.kind === 'scalar') setField(editing, made, 'name', `${name.text} ${suffix}`);
  const status = entryOf(node, 'status')?.value;
  if (status && !(status.kind === 'scalar' && status.text === 'original')) {
    setField(editing, made, 'status', 'original');
  }
  for (const key of OF_THE_ORIGINAL) if (entryOf(node, key)) setField(editing, made, key, null);
  copyWords(editing, original, made, suffix);
  return { section, id, file };
}

/** The lines of a component with another id wherever they name it. */
function renamedIn({ sources }: Editing, lines: string, start: number, original: ComponentSource, id: string): string {
  const kind = kindDeclaredBy(original.section);
  return occurrencesOf(sources)
    .in(original.file)
    .filter(
      (one) =>
        one.kind === kind && one.id === original.id && one.span.start >= start && one.span.end <= start + lines.length,
    )
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((text, { span }) => {
      const from = span.start - start;
      const written = text.slice(from, span.end - start);
      return written === original.id ? text.slice(0, from) + id + text.slice(span.end - start) : text;
    }, lines);
}

function copyInBrackets(editing: Editing, original: ComponentSource, id: string): void {
  const { container, index, node, path, text } = placeOf(editing, original);
  const isList = container.kind === 'list';
  const value = valueYaml(isList && node.kind === 'map' ? { ...(plain(node) as object), id } : plain(node), true);
  editing.draft.apply(path, [insertInFlow(container, index, isList ? value : `${id}: ${value}`, text)]);
}

/** The words of the lexicon for a copy, each beside those of the original. */
function copyWords(editing: Editing, original: ComponentSource, made: ComponentSource, suffix: string): void {
  const own = wordsFor(editing, original.id);
  for (const { path, language } of own) {
    const { root, text } = openFile(editing, path);
    const words = nodeAt(root, ['lexicon', language]);
    const found = words && partNamed(words, original.id);
    if (words?.kind !== 'map' || !found) continue;
    const forms = plain(found.node) as Record<string, Plain>;
    const copy = valueYaml(
      typeof forms.phrase === 'string' ? { ...forms, phrase: `${forms.phrase} ${suffix}` } : forms,
      true,
    );
    const entry = `${made.id}: ${copy}`;
    const column = columnOf(text, words.entries[found.index].keySpan.start);
    editing.draft.apply(path, [
      isFlow(words, text)
        ? insertInFlow(words, found.index, entry, text)
        : insertAfter(words, found.index, `${' '.repeat(column)}${entry}${newlineOf(text)}`, text),
    ]);
  }
  if (original.pack === editing.own.id || made.section !== 'cards') return;
  for (const { language, name, pack } of editing.sources.lexicon) {
    if (name !== original.id || pack === editing.own.id || language === 'en') continue;
    const said = nameIn(editing, original.id, language as LanguageCode);
    if (said !== null) setNameIn(editing, made, language as LanguageCode, `${said} ${suffix}`);
  }
}

// ------------------------------------------------------------------------------------------------ delete

/** Deletes a component; `together`: what is deleted with it. Returns what still speaks of it. */
export function deleteFrom(editing: Editing, component: ComponentSource, together: readonly ComponentId[]): string[] {
  const { section, id, pack, path } = component;
  const { own, draft } = editing;
  const usedBy = usesOf(editing, component, together);
  if (pack === own.id) takeOut(editing, placeOf(editing, component), path.slice(0, -1).map(String));
  else {
    if (!(OVERRIDABLE_SECTIONS as readonly string[]).includes(section)) {
      throw new Refused({ is: 'not-changed-from-here', id, pack });
    }
    for (const file of own.files) {
      const root = draft.file(file)?.root;
      if (root && nodeAt(root, ['change', section, id])) dropEntry(draft, file, ['change', section, id]);
    }
    const file =
      own.files.find((one) => hasSection(editing, one, ['remove', section])) ??
      own.files.find((one) => hasSection(editing, one, ['remove'])) ??
      own.files[0];
    openFile(editing, file);
    putItem(draft, file, ['remove', section], id);
  }
  if (!isNamedElsewhere(editing, component)) {
    for (const { path: file, language } of wordsFor(editing, id)) {
      openFile(editing, file);
      dropEntry(draft, file, ['lexicon', language, id]);
    }
  }
  return usedBy;
}

const hasSection = ({ draft }: Editing, file: string, keys: readonly string[]): boolean => {
  const root = draft.file(file)?.root;
  return root !== null && root !== undefined && nodeAt(root, keys) !== undefined;
};

/** Whether something else has the name, which then needs the words. */
function isNamedElsewhere({ sources }: Editing, { section, id }: ComponentSource): boolean {
  const kind = kindDeclaredBy(section);
  return (
    sources.components.some((one) => one.id === id && one.section !== section) ||
    sources.symbols.find(id).some((symbol) => symbol.kind !== kind)
  );
}

/** Components, and otherwise files, that name a component which is not deleted with them. */
function usesOf({ sources }: Editing, { section, id }: ComponentSource, together: readonly ComponentId[]): string[] {
  const kind = kindDeclaredBy(section);
  if (kind === undefined) return [];
  const gone = new Set(together.map((one) => `${one.section}/${one.id}`));
  const words = new Set(sources.lexicon.map(({ file, range }) => `${file} ${range.start}`));
  const users = occurrencesOf(sources)
    .of(kind, id)
    .filter(({ declares, file, span }) => !declares && !words.has(`${file} ${span.start}`))
    .flatMap(({ file, span }): string[] => {
      const around = componentsIn(sources, file).findLast(
        ({ range }) => range.start <= span.start && span.end <= range.end,
      );
      if (!around) return [baseName(file)];
      return gone.has(`${around.section}/${around.id}`) ? [] : [around.id];
    });
  return [...new Set(users)];
}

// ------------------------------------------------------------------------------------------------ move

/** Moves a component to another deck, to another file, or to another place of its file. */
export function moveTo(
  editing: Editing,
  component: ComponentSource,
  to: { deck?: string; file?: string; after?: string | null },
): Made {
  const { section, id, pack } = component;
  if (pack !== editing.own.id || component.path.length !== 2) throw new Refused({ is: 'other-pack', id, pack });
  if (to.deck !== undefined) setField(editing, component, 'deck', to.deck);
  const file = to.file === undefined ? component.file : checkedFile(editing, to.file);
  if (file === component.file && (to.after === undefined || to.after === id)) return { section, id, file };
  const place = placeOf(editing, component);
  const { text, column } = linesOfPlace(place, id);
  const target: Target = { path: file, ...(to.after === null ? { first: true } : { after: to.after }) };
  if (yamlPartsOf(place.container, place.text).length < 2 && file === component.file) return { section, id, file };
  takeOut(editing, place, [section]);
  putLines(editing, section, text, column, target);
  return { section, id, file };
}
