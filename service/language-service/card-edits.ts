/**
 * Edits of components without writing YAML: set fields, add, duplicate, delete, move. Each answers with a `WorkspaceEdit` that keeps
 * comments and layout, or says in plain words why not. They are the same for cards, slots, constants and every other section.
 *
 * A component of a pack that the open one extends is not touched: its fields are set under `change` of the open pack, it is
 * deleted by `remove`, and a duplicate of it is one of the open pack. In an edit a path without a file is a new file.
 */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import {
  entryOf,
  Lines,
  type ComponentId,
  type ComponentSource,
  type LanguageCode,
  type Plain,
  type YamlNode,
} from '../../dsl/internal.ts';
import { addTo, copyOf, deleteFrom, moveTo } from './edit-components.ts';
import { PackDraft } from './edit-draft.ts';
import { isProgramHere, PRINTED_TEXT, setField, setTypeAlone } from './edit-fields.ts';
import { setNameIn } from './edit-names.ts';
import type { NewComponent } from './edit-patterns.ts';
import { isProgram, sectionIn } from './edit-parts.ts';
import { partNamed, Refused, refusalText, sourceOf, type Editing } from './edit-places.ts';
import { positionAt } from './positions.ts';
import { rename } from './rename.ts';
import type { Workspace } from './workspace.ts';

/** A field of a component and its new value; null clears the field. */
export interface FieldChange extends ComponentId {
  /**
   * The key in the file: `number`, `name`, `deck`, `type`, `color`, `price`, `copies`, `players`, an attribute or a program of the
   * pack, `value` of a constant; `text`: what is printed on a card that has no effect yet (`not-encoded`).
   */
  key: string;
  value: Plain;
  /** of `name`: in which language; English, which stands on the component, unless given */
  language?: LanguageCode;
  /** of a name that has several forms in the language: which, by its key in the form; null takes it back to what is guessed */
  form?: string;
}

/** A component that an edit has made or moved, in the text as the edit leaves it. */
export interface Made extends ComponentId {
  file: string;
  /** the line of its id, from 1 */
  line: number;
  /** what of its effect stands on the first line of it, to be selected; null: it has none */
  effect: { line: number; column: number; endColumn: number } | null;
}

/** The edit; or why it is not made, and where there is one the edit that does it all the same. */
export type CardEdit =
  | {
      edit: WorkspaceEdit;
      /** the component that was made, or that moved: to be shown when the edit is made */
      made: Made | null;
      /** components and files that still speak of what is deleted */
      usedBy: string[];
    }
  | { refused: string; anyway: WorkspaceEdit | null };

/** Sets fields of one or more components, as a form, a table or filling down does: all of them, or none. */
export function setFields(
  workspace: Workspace,
  changes: readonly FieldChange[],
  language: LanguageCode = 'en',
): CardEdit {
  return edited(
    workspace,
    language,
    (editing) => {
      setAll(editing, changes);
      return {};
    },
    (editing) => {
      for (const change of changes) setOne(editing, change, true);
    },
  );
}

/** The fields of the open pack by passes, in each of which every component has one; then all others, one after the other. */
function setAll(editing: Editing, changes: readonly FieldChange[]): void {
  const passes: FieldChange[][] = [];
  const counts = new Map<string, number>();
  const others: FieldChange[] = [];
  for (const change of changes) {
    if (!isPlainField(editing, change)) {
      others.push(change);
      continue;
    }
    const of = `${change.section}/${change.id}`;
    const n = counts.get(of) ?? 0;
    counts.set(of, n + 1);
    (passes[n] ??= []).push(change);
  }
  for (const pass of passes) editing.draft.together(() => pass.forEach((change) => setOne(editing, change, false)));
  for (const change of others) setOne(editing, change, false);
}

/** A field of a component in its own lines. */
function isPlainField(editing: Editing, { section, id, key, language = 'en' }: FieldChange): boolean {
  const isName = key === 'name' && language !== 'en';
  return (
    !isName &&
    key !== 'type' &&
    key !== PRINTED_TEXT &&
    !isProgramHere(editing, section, key) &&
    sourceOf(editing, { section, id }).pack === editing.own.id
  );
}

function setOne(editing: Editing, { section, id, key, value, language, form }: FieldChange, anyway: boolean): void {
  const component: ComponentSource = sourceOf(editing, { section, id });
  if (key === 'name' && language !== undefined && language !== 'en') {
    setNameIn(editing, component, language, value === null ? null : String(value), form);
  } else if (anyway && section === 'cards' && key === 'type' && typeof value === 'string') {
    setTypeAlone(editing, component, value);
  } else setField(editing, component, key, value);
}

/**
 * Adds components, each as those beside it are: with the deck, the type and all else that its siblings have in common, a free id
 * and number, and the effect of the simplest of them to start from, unless `values` says otherwise.
 */
export function addComponents(
  workspace: Workspace,
  added: readonly NewComponent[],
  language: LanguageCode = 'en',
): CardEdit {
  return edited(workspace, language, (editing) => {
    const made = added.map((one) => addTo(editing, one, language));
    return { made: made.at(-1) ?? null };
  });
}

/** A copy of each component right behind it, with a free id and number. What a source says of the original is not said of the copy. */
export function duplicateComponents(
  workspace: Workspace,
  components: readonly ComponentId[],
  language: LanguageCode = 'en',
): CardEdit {
  return edited(workspace, language, (editing) => {
    const made = components.map((component) => copyOf(editing, sourceOf(editing, component)));
    return { made: made.at(-1) ?? null };
  });
}

/** Takes components out, with their words in the lexicon where nothing else has the name. */
export function deleteComponents(
  workspace: Workspace,
  components: readonly ComponentId[],
  language: LanguageCode = 'en',
): CardEdit {
  return edited(workspace, language, (editing) => ({
    usedBy: [
      ...new Set(components.flatMap((component) => deleteFrom(editing, sourceOf(editing, component), components))),
    ],
  }));
}

/** Gives a component another id, everywhere in the pack. */
export function renameComponent(
  workspace: Workspace,
  component: ComponentId,
  id: string,
  language: LanguageCode = 'en',
): CardEdit {
  const { sources } = workspace.incrementalCheck();
  const found = sources.components.findLast((one) => one.section === component.section && one.id === component.id);
  const counted = found && workspace.file(workspace.uriOf(found.file));
  if (!counted) return { refused: refusalText({ is: 'unknown', id: component.id }, language), anyway: null };
  const renamed = rename(workspace, workspace.uriOf(found.file), positionAt(counted, found.idRange.start), id);
  return 'refused' in renamed
    ? { refused: renamed.refused, anyway: null }
    : { edit: renamed.edit, made: null, usedBy: [] };
}

/** Where components go: another deck, another file of the pack (which may be new), another place there. What is not given stays. */
export interface MoveTarget {
  deck?: string;
  file?: string;
  /** behind this one; at the end of the file unless given; null: at its beginning */
  after?: string | null;
}

/** Moves components in their order, with their comments. */
export function moveComponents(
  workspace: Workspace,
  components: readonly ComponentId[],
  to: MoveTarget,
  language: LanguageCode = 'en',
): CardEdit {
  return edited(workspace, language, (editing) => {
    let { after } = to;
    let made: (ComponentId & { file: string }) | null = null;
    for (const component of components) {
      made = moveTo(editing, sourceOf(editing, component), { ...to, ...(after === undefined ? {} : { after }) });
      if (after !== undefined) after = component.id;
    }
    return { made };
  });
}

/** Runs what makes an edit, and answers with the edit or with why there is none. */
function edited(
  workspace: Workspace,
  language: LanguageCode,
  make: (editing: Editing) => { made?: (ComponentId & { file: string }) | null; usedBy?: string[] },
  anyway?: (editing: Editing) => void,
): CardEdit {
  const editing = editingOf(workspace);
  try {
    const { made = null, usedBy = [] } = make(editing);
    return { edit: editing.draft.edit(), made: made && shown(editing, made), usedBy };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: refusalText(error.why, language), anyway: anyway ? editOr(workspace, anyway) : null };
  }
}

/** Where a component is that was made. */
function shown({ draft }: Editing, made: ComponentId & { file: string }): Made {
  const file = draft.file(made.file)!;
  const section = file.root ? sectionIn(file.root, made.section) : undefined;
  const part = section && partNamed(section, made.id);
  const counted = new Lines(file.text);
  const id = part?.entry?.keySpan ?? entryOf(part?.node, 'id')?.keySpan ?? part?.node.span;
  const program =
    part?.node.kind === 'map' ? part.node.entries.find(({ key }) => isProgram(made.section, key)) : undefined;
  return {
    ...made,
    line: id ? counted.place(id.start).line : 1,
    effect: program ? firstLineOf(program.value, file.text, counted) : null,
  };
}

/** The first line of a text, without the sign of a block and the quotes. */
function firstLineOf({ span }: YamlNode, text: string, counted: Lines): Made['effect'] {
  const isBlock = /[|>]/.test(text[span.start]);
  const start = isBlock ? text.indexOf('\n', span.start) + 1 : span.start;
  const from = start + (/^[ "']*/.exec(text.slice(start))?.[0].length ?? 0);
  const to = Math.min(...[text.indexOf('\n', from), span.end].filter((end) => end > from));
  const { line, column } = counted.place(from);
  return { line, column, endColumn: column + text.slice(from, to).replace(/["'\s]+$/, '').length };
}

/** An edit that is made all the same; null where that is refused as well. */
function editOr(workspace: Workspace, make: (editing: Editing) => void): WorkspaceEdit | null {
  const editing = editingOf(workspace);
  try {
    make(editing);
    return editing.draft.edit();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

/** An edit of the pack as it is now, with nothing done yet. */
export function editingOf(workspace: Workspace): Editing {
  const { sources } = workspace.incrementalCheck();
  const own = sources.packs.at(-1) ?? { id: '', name: '', files: [], extends: [] };
  // components name their pack as it was found, which a folder may call otherwise than the file inside
  return { workspace, sources, draft: new PackDraft(workspace), own: { ...own, id: own.name } };
}

export type { NewComponent };
