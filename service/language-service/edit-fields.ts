/** Sets and clears fields of components: in their own file, or under `change` of the pack that is open. */
import {
  childOf,
  entryOf,
  insertField,
  isFlow,
  nodeAt,
  NOTE_FIELDS,
  PATCHABLE_SECTIONS,
  removeEntry,
  sectionOf,
  setValue,
  valueYaml,
  type ComponentSource,
  type Edit,
  type EffectNode,
  type Plain,
  type SectionName,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import { dropEntry, putEntry } from './edit-tree.ts';
import { openFile, placeOf, Refused, type Editing, type Place } from './edit-places.ts';
import { isContinuous } from './say-places.ts';

/** The key under which what is printed on a component is set while it is not encoded. */
export const PRINTED_TEXT = 'text';

/** Sets a field of a component; null clears it. */
export function setField(editing: Editing, component: ComponentSource, key: string, value: Plain): void {
  if (component.pack !== editing.own.id) setInBase(editing, component, key, value);
  else if (key === PRINTED_TEXT && !Object.hasOwn(fieldsOf(component.section), key)) {
    setPrinted(editing, component, value);
  } else if (component.section === 'cards' && key === 'type' && typeof value === 'string') {
    setType(editing, component, value);
  } else {
    setOwn(editing, component, key, value);
    // what has an effect is encoded
    if (value !== null && isProgramHere(editing, component.section, key) && hasPrinted(editing, component)) {
      takePrinted(editing, component);
    }
  }
}

/** Whether a key holds an effect: that of the section, or a program of the pack. */
export function isProgramHere({ sources }: Editing, section: SectionName, key: string): boolean {
  const { fields, declaredKeys = [] } = sectionOf(section).entry;
  const type = fields[key]?.type.is;
  if (type !== undefined) return type === 'program' || type === 'standing';
  return declaredKeys.includes('program') && sources.symbols.get('program', key) !== undefined;
}

const hasPrinted = (editing: Editing, component: ComponentSource): boolean =>
  entryOf(childOf(placeOf(editing, component).node, 'not-encoded'), PRINTED_TEXT) !== undefined;

const fieldsOf = (section: SectionName): object => sectionOf(section).entry.fields;

// ------------------------------------------------------------------------------------------------ in its own file

function setOwn(editing: Editing, component: ComponentSource, key: string, value: Plain): void {
  const place = placeOf(editing, component);
  if (place.node.usedAt) throw new Refused({ is: 'shared', id: component.id });
  const { shorthand, fields } = sectionOf(component.section).entry;
  if (value === null && (key === shorthand || fields[key]?.required || key === 'id')) {
    throw new Refused({ is: 'required', key });
  }
  const { node, path, text } = place;
  if (node.kind !== 'map') {
    editing.draft.apply(path, editOfBare(place, key, value, shorthand));
    return;
  }
  const entry = entryOf(node, key);
  if (entry?.value.usedAt) throw new Refused({ is: 'shared', id: component.id });
  if (!entry) {
    if (value !== null) editing.draft.apply(path, [insertField(node, key, value, text, rankIn(component.section))]);
  } else if (value !== null) editing.draft.apply(path, [setValue(entry, value, text, isInBrackets(place))]);
  else editing.draft.apply(path, [cleared(node, entry, shorthand, place)]);
}

/** Whether a block has no room in the component. */
function isInBrackets({ node, container, text }: Place): boolean {
  return isFlow(node, text) || isFlow(container, text);
}

/** An entry that is a bare value, or nothing: the value of its shorthand, or a map in brackets. */
function editOfBare({ node, entry, text }: Place, key: string, value: Plain, shorthand: string | undefined): Edit[] {
  if (!entry || value === null) return [];
  const bare = node.kind === 'scalar' && node.value !== null && shorthand !== undefined;
  if (key === shorthand) return [setValue(entry, value, text, false)];
  const map: Plain = { ...(bare ? { [shorthand]: node.value } : {}), [key]: value };
  if (node.span.end > node.span.start) return [{ span: node.span, text: valueYaml(map) }];
  const colon = text.indexOf(':', entry.keySpan.end) + 1;
  return [{ span: { start: colon, end: colon }, text: ` ${valueYaml(map)}` }];
}

function cleared(map: YamlMap, entry: YamlEntry, shorthand: string | undefined, { text }: Place): Edit {
  const [left, ...more] = map.entries.filter((other) => other !== entry);
  const flow = isFlow(map, text);
  // what is left may be written as it was before it had other fields
  if (flow && left?.key === shorthand && more.length === 0) {
    return { span: map.span, text: text.slice(left.value.span.start, left.value.span.end) };
  }
  if (left || flow) return removeEntry(entry, map, text);
  // a map without entries has brackets
  const start = text.slice(0, map.span.start).trimEnd().length;
  return { span: { start, end: map.span.end }, text: ' {}' };
}

/** Where a field stands among the others: what names a component first, what is a note last. */
export function rankIn(section: SectionName): (key: string) => number {
  const own = Object.keys(fieldsOf(section)).filter((key) => !Object.hasOwn(NOTE_FIELDS, key));
  const named = ['id', 'number', 'name', 'plural'];
  const order = [...named, ...own.filter((key) => !named.includes(key)), null, ...Object.keys(NOTE_FIELDS)];
  // programs and attributes of the pack are between
  const between = order.indexOf(null);
  return (key) => {
    const at = order.indexOf(key);
    return at < 0 ? between : at;
  };
}

// ------------------------------------------------------------------------------------------------ the printed text

/** What is printed and not encoded; the text of what has an effect comes from the effect. */
function setPrinted(editing: Editing, component: ComponentSource, value: Plain): void {
  const { node } = placeOf(editing, component);
  const isEncoded = editing.sources.effects.some(
    ({ component: of, kind }) => isSame(of, component) && (kind === 'program' || kind === 'standing'),
  );
  if (isEncoded && value !== null) throw new Refused({ is: 'has-effect', id: component.id });
  if (value === null) {
    takePrinted(editing, component);
    return;
  }
  const left = childOf(node, 'not-encoded');
  const others = left?.kind === 'map' ? left.entries.filter(({ key }) => key !== PRINTED_TEXT) : [];
  if (others.length === 0) {
    setOwn(editing, component, 'not-encoded', { [PRINTED_TEXT]: value });
    return;
  }
  const { path, text } = placeOf(editing, component);
  const map = left as YamlMap;
  const entry = entryOf(map, PRINTED_TEXT);
  editing.draft.apply(path, [
    entry ? setValue(entry, value, text, isFlow(map, text)) : insertField(map, PRINTED_TEXT, value, text, () => 0),
  ]);
}

/** Takes the printed text away, with `not-encoded` where that says nothing else. */
function takePrinted(editing: Editing, component: ComponentSource): void {
  const { node, path, text } = placeOf(editing, component);
  const left = childOf(node, 'not-encoded');
  const entry = entryOf(left, PRINTED_TEXT);
  if (left?.kind === 'map' && left.entries.some((one) => one !== entry)) {
    if (entry) editing.draft.apply(path, [removeEntry(entry, left, text)]);
  } else setOwn(editing, component, 'not-encoded', null);
}

const isSame = (a: { section: string; id: string }, b: { section: string; id: string }): boolean =>
  a.section === b.section && a.id === b.id;

// ------------------------------------------------------------------------------------------------ the type of a card

interface TypeOfCard {
  id: string;
  programs: readonly { name: string; mode: string }[];
}

/** Gives a card another type, and its programs the keys that they have there. */
function setType(editing: Editing, component: ComponentSource, id: string): void {
  const types: readonly TypeOfCard[] = editing.workspace.incrementalCheck().draft.types;
  const type = types.find((one) => one.id === id);
  const place = placeOf(editing, component);
  const renamed = type ? renamedPrograms(editing, component, place.node, type) : [];
  const status = childOf(place.node, 'status');
  const edits = renamed.flatMap(({ from, to }) =>
    [entryOf(place.node, from), entryOf(status, from)].flatMap((entry) =>
      entry ? [{ span: entry.keySpan, text: to }] : [],
    ),
  );
  editing.draft.apply(place.path, edits);
  setOwn(editing, component, 'type', id);
}

/** The type alone: what the card does then has no place, until somebody says it anew. */
export function setTypeAlone(editing: Editing, component: ComponentSource, id: string): void {
  setOwn(editing, component, 'type', id);
}

/** The programs that have another key in a type; refused where one of them has none, or runs at another time. */
function renamedPrograms(
  { sources }: Editing,
  component: ComponentSource,
  node: YamlNode,
  type: TypeOfCard,
): { from: string; to: string }[] {
  const written = sources.effects.filter(
    ({ component: of, kind, path }) =>
      isSame(of, component) && (kind === 'program' || kind === 'standing') && entryOf(node, String(path.at(-1))),
  );
  const taken = new Set(written.map(({ path }) => String(path.at(-1))));
  return written.flatMap(({ path, ast }) => {
    const from = String(path.at(-1));
    const standing = ast === null ? null : isContinuous(ast as EffectNode);
    const fits = ({ mode }: { mode: string }): boolean => standing === null || (mode === 'standing') === standing;
    const same = type.programs.find(({ name }) => name === from);
    if (same && fits(same)) return [];
    const free = type.programs.filter(({ name }) => !taken.has(name));
    const to = same ? undefined : free.find(fits);
    if (!to) {
      throw new Refused(
        same || free.length > 0
          ? { is: 'other-time', type: type.id, does: standing ? 'from-then-on' : 'at-once' }
          : { is: 'no-program', type: type.id, key: from },
      );
    }
    taken.add(to.name);
    return [{ from, to: to.name }];
  });
}

// ------------------------------------------------------------------------------------------------ of a base pack

/** A field of a component of a pack that this one extends, under `change` of this one. */
function setInBase(editing: Editing, component: ComponentSource, key: string, value: Plain): void {
  const { section, id, pack } = component;
  if (!(PATCHABLE_SECTIONS as readonly string[]).includes(section)) {
    throw new Refused({ is: 'not-changed-from-here', id, pack });
  }
  const { shorthand } = sectionOf(section).entry;
  const path = fileWith(editing, ['change', section, id], ['change', section], ['change']);
  const { root, text } = openFile(editing, path);
  const written = entryOf(nodeAt(root, ['change', section]), id);
  const entry = written && entryOf(written.value, key);
  const bare = written?.value.kind === 'scalar' && key === shorthand ? written : undefined;
  if (value === null) {
    if (!entry && !bare) throw new Refused({ is: 'set-by-base', id, key, pack });
    dropEntry(editing.draft, path, ['change', section, id, ...(bare ? [] : [key])]);
  } else if (bare ?? entry) {
    editing.draft.apply(path, [setValue((bare ?? entry)!, value, text, isFlow(written!.value, text))]);
  } else if (written?.value.kind === 'scalar' && written.value.value !== null && shorthand !== undefined) {
    const map = { [shorthand]: written.value.value, [key]: value };
    editing.draft.apply(path, [{ span: written.value.span, text: valueYaml(map) }]);
  } else if (!written && key === shorthand) putEntry(editing.draft, path, ['change', section, id], value);
  else if (!written) putEntry(editing.draft, path, ['change', section, id], { [key]: value });
  else putEntry(editing.draft, path, ['change', section, id, key], value);
}

/** The first file of the open pack that has one of the ways of keys, tried in their order; else the one that names the pack. */
export function fileWith({ draft, own }: Editing, ...ways: readonly (readonly string[])[]): string {
  for (const way of ways) {
    const found = own.files.find((path) => {
      const root = draft.file(path)?.root;
      return root && nodeAt(root, way);
    });
    if (found !== undefined) return found;
  }
  return own.files[0];
}
