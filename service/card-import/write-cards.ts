/** Writes the cards of a table into a pack: rows that are cards of the pack change what differs, others become new cards. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { LANGUAGE_CODES, type LanguageCode, type Plain } from '../../dsl/internal.ts';
import { addComponents, setFields, type CardEdit, type FieldChange } from '../language-service/card-edits.ts';
import type { NewComponent } from '../language-service/edit-patterns.ts';
import { offsetAt } from '../language-service/positions.ts';
import { createWorkspace, type Workspace } from '../language-service/workspace.ts';
import { rowReader, type Encoder } from '../../texts/card-tables/index.ts';
import type { TableSettings, TableSource, TableWriting } from './card-table.ts';
import { changesOf } from './changed-fields.ts';
import { checkedInPack } from './checked-in-pack.ts';
import { encodeTable } from './encode-table.ts';
import type { EncodedCard } from './encoded-card.ts';
import { rowsOfFile } from './rows-of-file.ts';
import { problemOf } from './table-view.ts';
import { verify } from './verify.ts';
import { block } from './sheet.ts';

/**
 * What the files of the pack will be. Nothing is written, and the workspace stays as it is.
 *
 * @param file of the pack that is open, for new cards; it may be new
 * @returns null where the pack has errors
 */
export async function writeCards(
  workspace: Workspace,
  source: TableSource,
  settings: TableSettings,
  file: string,
): Promise<TableWriting | null> {
  const { model, sources } = workspace.fullCheck();
  if (!model) return null;
  const pack = { model, sources };
  const table = encodeTable(await rowsOfFile(source, settings.sheet), pack, { ...settings, mayUpdate: true });
  const { cards, encoder } = table;
  if (encoder) verify(cards, '', encoder, checkedInPack(pack, cards));
  const writing = new TableWriter(workspace, settings.language ?? 'en');
  const out: TableWriting = { texts: {}, added: [], changed: [], unchanged: [], left: [], problems: [] };
  if (encoder) {
    for (const card of cards.filter(({ isKnown }) => isKnown)) {
      const changes = changesOf(card, encoder);
      if (changes.length === 0) out.unchanged.push(card.id);
      else if (writing.change(card, changes, encoder)) {
        out.changed.push({ id: card.id, keys: [...new Set(changes.map(({ key }) => key))] });
      }
    }
    const added = cards.filter(({ isKnown }) => !isKnown);
    // what has no type or no deck is no card
    out.left.push(...added.filter(({ isGap }) => isGap).map(({ row }) => row.number));
    const whole = added.filter(({ isGap }) => !isGap);
    if (writing.add(whole, file, encoder)) out.added.push(...whole.map(({ id }) => id));
    out.texts = writing.texts();
  }
  out.problems = table.problems.map(problemOf);
  return out;
}

/** Makes edits one after the other, each in the texts that those before it have left. */
class TableWriter {
  #workspace: Workspace;
  readonly #texts = new Map<string, string>();

  constructor(
    private readonly original: Workspace,
    private readonly language: LanguageCode,
  ) {
    this.#workspace = original;
  }

  /** False: they are refused, and said so at the row. */
  change(card: EncodedCard, changes: readonly FieldChange[], encoder: Encoder): boolean {
    return this.#take(setFields(this.#workspace, changes, this.language), card, encoder);
  }

  add(cards: readonly EncodedCard[], file: string, encoder: Encoder): boolean {
    if (cards.length === 0) return false;
    const added = cards.map((card): NewComponent => ({ ...newCard(card, encoder), file }));
    return this.#take(addComponents(this.#workspace, added, this.language), cards[0], encoder);
  }

  /** The files that differ from what they were. */
  texts(): Record<string, string> {
    return Object.fromEntries(
      [...this.#texts].filter(([path, text]) => this.original.file(this.original.uriOf(path))?.text !== text),
    );
  }

  #take(made: CardEdit, card: EncodedCard, { columns, problems }: Encoder): boolean {
    if ('refused' in made) {
      rowReader(card.row, columns, problems).report('not-written', null, { id: card.id, why: made.refused });
      return false;
    }
    this.#apply(made.edit);
    return true;
  }

  #apply({ changes = {} }: WorkspaceEdit): void {
    for (const [uri, edits] of Object.entries(changes)) {
      const found = this.#workspace.file(uri);
      const path = this.#workspace.pathOf(uri);
      let text = found?.text ?? '';
      const placed = found
        ? edits.map(({ range, newText }) => ({
            start: offsetAt(found, range.start),
            end: offsetAt(found, range.end),
            newText,
          }))
        : edits.map(({ newText }) => ({ start: 0, end: 0, newText }));
      for (const { start, end, newText } of placed.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
        text = text.slice(0, start) + newText + text.slice(end);
      }
      this.#texts.set(path, text);
    }
    // another workspace, as the one of the editor must not see texts that nobody has taken yet
    this.#workspace = createWorkspace(this.original.options);
    for (const [path, text] of this.#texts) this.#workspace.update(this.#workspace.uriOf(path), text);
  }
}

/** Values that a new card has, and none that its siblings have besides. */
function newCard(card: EncodedCard, { pack }: Encoder): NewComponent {
  const { id, fields, programs, notEncoded, names } = card;
  const none = [
    ...['number', 'color', 'price', 'copies', 'players', 'when'],
    ...pack.model.attributes.map((attribute) => attribute.id),
    ...new Set(pack.model.types.flatMap((type) => type.programs.map(({ name }) => name))),
  ];
  const values: Record<string, Plain> = {
    ...Object.fromEntries(none.map((key) => [key, null])),
    ...fields,
    ...Object.fromEntries(Object.entries(programs).map(([program, effect]) => [program, block(effect)])),
    ...(Object.keys(notEncoded).length > 0 ? { 'not-encoded': notEncoded } : {}),
  };
  const others = LANGUAGE_CODES.filter((code) => names[code] !== undefined && names[code] !== fields['name']);
  return { section: 'cards', id, values, names: Object.fromEntries(others.map((code) => [code, names[code]])) };
}
