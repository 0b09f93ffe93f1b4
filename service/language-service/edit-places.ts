/** Where the components of a pack are written in a draft, and whether they can be edited there. */
import {
  nodeAt,
  childOf,
  type ComponentId,
  type ComponentSource,
  type LanguageCode,
  type Sources,
  type YamlEntry,
  type YamlList,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import { editRefusals as en, newCard as newCardEn } from '../../texts/languages/en/edit-refusals.ts';
import { editRefusals as it, newCard as newCardIt } from '../../texts/languages/it/edit-refusals.ts';
import { editRefusals as uk, newCard as newCardUk } from '../../texts/languages/uk/edit-refusals.ts';
import type { EditRefusal, EditRefusalWords } from '../../texts/internal.ts';
import type { PackDraft } from './edit-draft.ts';
import type { Workspace } from './workspace.ts';

/** Thrown by what makes an edit where it cannot be made; `card-edits.ts` catches it and says why. */
export class Refused extends Error {
  readonly why: EditRefusal;
  constructor(why: EditRefusal) {
    super(why.is);
    this.why = why;
  }
}

const WORDS: Record<LanguageCode, EditRefusalWords> = { en, it, uk };

/** The reason in words. */
export function refusalText(why: EditRefusal, language: LanguageCode): string {
  // the words belong to the kind, which the type checker cannot follow through the lookup
  return (WORDS[language][why.is] as (data: EditRefusal) => string)(why);
}

const NEW_CARD: Record<LanguageCode, string> = { en: newCardEn, it: newCardIt, uk: newCardUk };

/** What a new card is called until somebody names it. */
export const newCardName = (language: LanguageCode): string => NEW_CARD[language];

/** Everything that an edit needs: the pack as it is, and what the edits so far have made of it. */
export interface Editing {
  workspace: Workspace;
  sources: Sources;
  draft: PackDraft;
  /** the pack that is open */
  own: Sources['packs'][number];
}

/** A component in its file: the list or map around it, its place there, and what is written of it. */
export interface Place {
  path: string;
  text: string;
  container: YamlList | YamlMap;
  index: number;
  node: YamlNode;
  /** of a map */
  entry?: YamlEntry;
}

/** The last one with the id: it has replaced the others. */
export function sourceOf({ sources }: Editing, { section, id }: ComponentId): ComponentSource {
  const found = sources.components.findLast((one) => one.section === section && one.id === id);
  if (!found) throw new Refused({ is: 'unknown', id });
  return found;
}

/** Where a component is now; refused if its file cannot be edited. */
export function placeOf(
  editing: Editing,
  { file, path, id }: Pick<ComponentSource, 'file' | 'path' | 'id'>,
  to: 'edit' | 'read' = 'edit',
): Place {
  const { text, root } = openFile(editing, file, to);
  const container = nodeAt(root, path.slice(0, -1));
  const place = container && partNamed(container, id);
  if (!container || container.kind === 'scalar' || !place) throw new Refused({ is: 'unknown', id });
  return { path: file, text, container, ...place };
}

/** The item or entry with an id. */
export function partNamed(
  container: YamlNode,
  id: string,
): { index: number; node: YamlNode; entry?: YamlEntry } | undefined {
  if (container.kind === 'map') {
    const index = container.entries.findIndex(({ key }) => key === id);
    const entry = container.entries[index];
    return entry && { index, node: entry.value, entry };
  }
  if (container.kind !== 'list') return undefined;
  const index = container.items.findIndex((item) => {
    const written = childOf(item, 'id');
    return written?.kind === 'scalar' && written.text === id;
  });
  return index < 0 ? undefined : { index, node: container.items[index] };
}

/** A file that can be edited, or read, with its text as it is now. */
export function openFile(
  { draft, workspace }: Editing,
  path: string,
  to: 'edit' | 'read' = 'edit',
): { text: string; root: YamlMap } {
  const file = draft.file(path);
  if (!file) throw new Refused({ is: 'no-file', file: path });
  if (to === 'edit' && (workspace.options.readOnly?.(path) || workspace.options.isOutside?.(path))) {
    throw new Refused({ is: 'read-only', file: path });
  }
  if (file.broken || !file.root) throw new Refused({ is: 'broken-file', file: path });
  return { text: file.text, root: file.root };
}
