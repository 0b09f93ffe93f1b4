/** What is typed in the fields of the table and not written yet, and what is shown of it when one comes back. */
import { html, nothing, type TemplateResult } from 'lit';
import { tc } from '../i18n/cards.ts';
import { forgetTyped, keepTyped, typedOf, type TypedCell } from '../state/typed-cells.ts';
import type { Column } from './rows.ts';

/** What was typed before this page was opened. */
export interface FoundCell extends TypedCell {
  text: string;
}

export class TypedFields {
  #pack = '';
  #cells: FoundCell[] = [];
  /** those that were there when the table was opened */
  #found: readonly FoundCell[] = [];
  /** those that are written, and whose rows do not tell it yet */
  #written: FoundCell[] = [];

  /** Takes what is kept of a pack. */
  open(pack: string): void {
    if (pack === this.#pack) return;
    this.#pack = pack;
    this.#cells = typedOf(pack);
    this.#found = this.#cells;
    this.#written = [];
  }

  textOf(card: string, column: string): string | undefined {
    return [...this.#cells, ...this.#written].find((one) => isAt(one, card, column))?.text;
  }

  /** Of a card, what its row does not tell yet. */
  writtenOf(card: string): readonly FoundCell[] {
    return this.#written.filter((one) => one.card === card);
  }

  /** The rows tell all that is written. */
  settle(): void {
    this.#written = [];
  }

  /** Of a card, what is found; of a new card that is said by its fields. */
  foundOf(card: string): readonly FoundCell[] {
    return this.#found.filter((one) => one.card === card);
  }

  /** What was typed on cards that are gone. */
  without(cards: ReadonlySet<string>): readonly FoundCell[] {
    return this.#cells.filter(({ card }) => card !== '' && !cards.has(card));
  }

  keep(card: string, column: Column, { target }: Event): void {
    const { value: text } = target as HTMLInputElement | HTMLTextAreaElement;
    const cell = { pack: this.#pack, card, column };
    keepTyped(cell, text);
    this.#cells = [...this.#cells.filter((one) => !isAt(one, card, column)), { ...cell, text }];
  }

  /** What is written stays in its cell until `settle`, unless something else has been typed there since. */
  write(card: string, column: string, text: string): void {
    const typed = this.textOf(card, column) ?? text;
    if (typed.trim() !== text.trim()) return;
    this.forget(card, column);
    this.#written = [...this.#written, { pack: this.#pack, card, column, text }];
  }

  forget(card: string, column: string): void {
    forgetTyped({ pack: this.#pack, card, column });
    this.#cells = this.#cells.filter((one) => !isAt(one, card, column));
    this.#found = this.#found.filter((one) => !isAt(one, card, column));
    this.#written = this.#written.filter((one) => !isAt(one, card, column));
  }
}

const isAt = (one: TypedCell, card: string, column: string): boolean => one.card === card && one.column === column;

/** Below the text of a row: it stands in its field, and is not written. */
export const foundNote = ({ column, text }: FoundCell, write: () => void, leave: () => void): TemplateResult =>
  html`<p class="found">
    ${tc('found', { column: tc(`column.${column as Column}`), text })}
    <span class="mend"
      ><button class="small" @click=${write}>${tc('writeFound')}</button>
      <button class="small" @click=${leave}>${tc('leaveFound')}</button></span
    >
  </p>`;

/** Above the table: what was typed on cards that are not there any more. */
export const leftOver = (
  cells: readonly FoundCell[],
  leave: (cell: FoundCell) => void,
): TemplateResult | typeof nothing =>
  cells.length === 0
    ? nothing
    : html`<ul class="banner plain" role="status">
        ${cells.map(
          (cell) =>
            html`<li>
              ${tc('foundOfNone', { card: cell.card, text: cell.text })}
              <button class="small" @click=${() => leave(cell)}>${tc('leaveFound')}</button>
            </li>`,
        )}
      </ul>`;
