/** Makes the edits of a table, each in the texts that those before it have left. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { addComponents, setFields, type CardEdit, type FieldChange } from '../language-service/card-edits.ts';
import type { NewComponent } from '../language-service/edit-patterns.ts';
import { offsetAt } from '../language-service/positions.ts';
import { createWorkspace, type Workspace } from '../language-service/workspace.ts';

/** Why something is not written, in each language. */
export type Refusal = Record<LanguageCode, string>;

export class TableWriter {
  /** with all texts as they are now */
  workspace: Workspace;
  readonly #texts = new Map<string, string>();

  constructor(private readonly original: Workspace) {
    this.workspace = original;
  }

  /** Null: it is done. */
  change(changes: readonly FieldChange[]): Refusal | null {
    return changes.length === 0 ? null : this.#take((language) => setFields(this.workspace, changes, language));
  }

  /** Null: it is done. */
  add(added: readonly NewComponent[]): Refusal | null {
    return added.length === 0 ? null : this.#take((language) => addComponents(this.workspace, added, language));
  }

  /** The files that differ from what they were. */
  texts(): Record<string, string> {
    return Object.fromEntries(
      [...this.#texts].filter(([path, text]) => this.original.file(this.original.uriOf(path))?.text !== text),
    );
  }

  #take(make: (language: LanguageCode) => CardEdit): Refusal | null {
    const made = make('en');
    if (!('refused' in made)) {
      this.#apply(made.edit);
      return null;
    }
    const why = LANGUAGE_CODES.map((language) => {
      const again = make(language);
      return [language, 'refused' in again ? again.refused : made.refused] as const;
    });
    return Object.fromEntries(why) as Refusal;
  }

  #apply({ changes = {} }: WorkspaceEdit): void {
    for (const [uri, edits] of Object.entries(changes)) {
      const found = this.workspace.file(uri);
      let text = found?.text ?? '';
      const placed = edits.map(({ range, newText }) => ({
        start: found ? offsetAt(found, range.start) : 0,
        end: found ? offsetAt(found, range.end) : 0,
        newText,
      }));
      for (const { start, end, newText } of placed.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
        text = text.slice(0, start) + newText + text.slice(end);
      }
      this.#texts.set(this.workspace.pathOf(uri), text);
    }
    this.workspace = this.#withTexts();
  }

  /** Another workspace, as the one that is edited must not see texts that nobody has taken yet. */
  #withTexts(): Workspace {
    const { original } = this;
    const copy = createWorkspace(original.options);
    for (const path of original.incrementalCheck().sources.packs.flatMap(({ files }) => files)) {
      const open = original.document(original.uriOf(path));
      if (open) copy.update(open.uri, open.text);
    }
    for (const [path, text] of this.#texts) copy.update(original.uriOf(path), text);
    return copy;
  }
}
