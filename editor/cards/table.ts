/** The rows of the table. A cell is written when it is left or with Enter; those of packs that cannot be changed are read only. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { tc } from '../i18n/cards.ts';
import { hueOf } from '../drawing/palette.ts';
import { AppElement } from '../shell/app-element.ts';
import '../shell/guided/next-words.ts';
import '../shell/guided/which-reading.ts';
import { goInHistory } from '../shell/undo.ts';
import { announce, app } from '../state/app.ts';
import { isOwnFile } from '../state/files.ts';
import { ask } from '../state/services.ts';
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { PackView } from '../worker/protocol.ts';
import { cellKey } from './cell-keys.ts';
import { askFor, newCard, sayAsType, sayIfUnderstood, sayReading, sayText, setField, whereOf, type RowNote } from './commit.ts';
import { named, setFilter } from './filter-form.ts';
import { rowNote } from './row-note.ts';
import { foundNote, leftOver, TypedFields, type FoundCell } from './typed-fields.ts';
import { COLUMNS, filtersOf, textOf, type Column } from './rows.ts';

/** How many rows that are not understood are asked about when they come into the table, one after the other. */
const MOST_ASKED = 60;

/** Characters in a line of the text, for browsers that do not fit the field to it. */
const LINE = 60;

class CardTable extends AppElement {
  static override properties = {
    rows: { attribute: false },
    view: { attribute: false },
    isLoaded: { attribute: false },
    known: { attribute: false },
  };
  declare rows: CardRow[];
  declare view: PackView;
  declare isLoaded: boolean;
  /** ids of all cards of the pack, also of those that are not shown; null: not known yet */
  declare known: ReadonlySet<string> | null;

  /** what is typed in cells and not written yet */
  readonly #typed = new TypedFields();
  /** by the id of the card */
  readonly #notes = new Map<string, RowNote>();
  #isAsking = false;

  protected override willUpdate(): void {
    const { view, busy } = app.now;
    if (!busy && this.view === view && this.known !== null) this.#typed.settle();
  }

  protected override render(): TemplateResult {
    const { rows, view } = this;
    const columns = shownColumns(view, rows);
    this.#typed.open(view.path);
    return html`${this.known ? leftOver(this.#typed.without(this.known), (cell) => this.#leave(cell)) : nothing}${this.isLoaded && rows.length === 0 ? html`<p class="quiet-text">${tc('noCards')}</p>` : nothing}
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${tc('table')}>
      <table class="sheet-table" @keydown=${(event: KeyboardEvent) => this.#key(event)}>
        <thead>
          <tr>
            ${columns.map((column) => heading(column))}
          </tr>
        </thead>
        <tbody @focusin=${choose} @click=${choose}>
          ${repeat(
            rows,
            ({ id }) => id,
            (row) =>
              guard(this.#shownOf(row, columns), () => this.#row(row, columns)),
          )}
        </tbody>
        ${this.#newRow(columns)}
      </table>
    </div>`;
  }

  protected override updated(): void {
    void this.#askForNotes();
  }

  /** A row is rendered again only when one of these is another. */
  #shownOf(row: CardRow, columns: readonly Column[]): unknown[] {
    const { route, settings } = app.now;
    const isCurrent = row.id === route.query['card'];
    const typed = JSON.stringify([this.#typed.foundOf(row.id), this.#typed.writtenOf(row.id)]);
    return [JSON.stringify(row), this.#noteOf(row), isCurrent, columns.join(), settings, this.view.names, typed];
  }

  #row(row: CardRow, columns: readonly Column[]): TemplateResult {
    const isCurrent = row.id === app.now.route.query['card'];
    return html`<tr data-card=${row.id} class="${row.state} ${isCurrent ? 'current' : ''}">
      ${columns.map((column) => this.#cell(row, column))}
    </tr>`;
  }

  #cell(row: CardRow, column: Column): TemplateResult {
    const label = tc('cell', { column: tc(`column.${column}`), card: row.name || row.id });
    const isField = isOwnFile(row.file) && !(column === 'text' && row.isSplit);
    const content = isField ? this.#field(row, column, label) : shownValue(row, column, this.view);
    if (column === 'name') return html`<th scope="row" data-column="name">${content}</th>`;
    return html`<td data-column=${column}>${content}${column === 'text' ? this.#below(row) : nothing}</td>`;
  }

  #field(row: CardRow, column: Column, label: string): TemplateResult {
    if (column === 'text') {
      const text = this.#typed.textOf(row.id, column) ?? textOf(row);
      return html`<textarea
        rows=${Math.max(text.split('\n').length, Math.ceil(text.length / LINE))}
        lang=${app.now.settings.content}
        aria-label=${label}
        aria-invalid=${row.state === 'open' || row.state === 'error' ? 'true' : 'false'}
        aria-describedby=${`note-${row.id}`}
        .value=${text}
        @input=${(event: Event) => this.#typed.keep(row.id, column, event)}
        @change=${(event: Event) => void this.#sayText(row, (event.target as HTMLTextAreaElement).value)}
      ></textarea
      >${row.id === app.now.route.query['card'] ? nextWords(row.id) : nothing}`;
    }
    if (column === 'deck' || column === 'type' || column === 'color') return this.#choice(row, column, label);
    return html`<input
      type="text"
      autocomplete="off"
      aria-label=${label}
      inputmode=${column === 'name' ? 'text' : 'numeric'}
      .value=${this.#typed.textOf(row.id, column) ?? String(row[column] ?? '')}
      @input=${(event: Event) => this.#typed.keep(row.id, column, event)}
      @change=${(event: Event) => void this.#set(row, column, event.target as HTMLInputElement)}
    />`;
  }

  #choice(row: CardRow, column: 'deck' | 'type' | 'color', label: string): TemplateResult {
    const { view } = this;
    const values = named(view, { deck: view.decks, type: view.types, color: view.colors }[column]);
    const now = row[column] ?? '';
    const isKnown = now === '' || values.some(([id]) => id === now);
    return html`${column === 'color' && now ? swatch(now) : nothing}<select
        aria-label=${label}
        .value=${now}
        @change=${(event: Event) => void this.#set(row, column, event.target as HTMLSelectElement)}
      >
        <option value="" ?selected=${now === ''}>–</option>
        ${isKnown ? nothing : html`<option value=${now} selected>${now}</option>`}
        ${values.map(([id, name]) => html`<option value=${id} ?selected=${id === now}>${name}</option>`)}
      </select>`;
  }

  #below(row: CardRow): TemplateResult {
    const note = this.#noteOf(row);
    return html`<div class="row-note" id=${`note-${row.id}`}>
      ${this.#typed.foundOf(row.id).map((cell) => foundNote(cell, () => this.#write(row, cell), () => this.#leave(cell)))}
      ${row.problems.map((problem) => html`<p class="finding">${problem}</p>`)}
      ${
        note
          ? rowNote(row.id, note, {
              say: (text) => void this.#sayText(row, text),
              sayAs: (type) => void this.#sayAs(row, note, type),
              confirm: (reading) => void sayReading(row.id, note.text, reading).then(() => this.#note(row.id, null)),
            })
          : nothing
      }
    </div>`;
  }

  #newRow(columns: readonly Column[]): TemplateResult {
    const before = columns.indexOf('name');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      void this.#add();
    };
    return html`<tfoot>
      <tr class="new-row" @keydown=${onKey}>
        ${before > 0 ? html`<td colspan=${before}></td>` : nothing}
        <td colspan=${columns.length - before - 1}>
          <input
            type="text"
            id="new-card-name"
            autocomplete="off"
            placeholder=${tc('newHint')}
            aria-label=${tc('newName')}
            .value=${this.#typed.textOf('', 'name') ?? ''}
            @input=${(event: Event) => this.#typed.keep('', 'name', event)}
          />
        </td>
        <td>
          <textarea
            id="new-card-text"
            rows="1"
            aria-label=${tc('newText')}
            lang=${app.now.settings.content}
            .value=${this.#typed.textOf('', 'text') ?? ''}
            @input=${(event: Event) => this.#typed.keep('', 'text', event)}
          ></textarea>
          <button class="small" @click=${() => void this.#add()}>${tc('add')}</button>
        </td>
      </tr>
    </tfoot>`;
  }

  async #add(): Promise<void> {
    const name = this.querySelector<HTMLInputElement>('#new-card-name')!;
    const text = this.querySelector<HTMLTextAreaElement>('#new-card-text')!;
    const said = text.value.trim();
    const id = await newCard(name.value.trim() || tc('newCard'), said);
    if (id === null) return;
    this.#typed.forget('', 'name');
    this.#typed.forget('', 'text');
    name.value = '';
    text.value = '';
    name.focus();
    if (said !== '') await this.#sayText({ id, state: 'open' }, said);
    setFilter('card', id);
  }

  /** Writes a field; what is refused is as it was. */
  async #set(row: CardRow, column: Column, field: HTMLInputElement | HTMLSelectElement): Promise<void> {
    const { value } = field;
    if (!(await setField(row.id, column, value))) {
      field.value = fieldValue(row, column);
      if (this.#isThere(row.id)) this.#typed.forget(row.id, column);
      return;
    }
    // as a card of another type or deck it may be understood
    if (row.printed !== null && (column === 'deck' || column === 'type')) {
      this.#note(row.id, (await sayIfUnderstood(row.id, row.printed)) ?? null);
    }
    if (this.#isThere(row.id)) this.#typed.write(row.id, column, value);
  }

  /** The field of a card that has gone away is left by that; what was typed in it is written nowhere. */
  #isThere(id: string): boolean {
    return this.known === null || this.known.has(id);
  }

  async #sayText(row: Pick<CardRow, 'id' | 'state'>, text: string): Promise<void> {
    const note = await sayText(row, text);
    // nothing is written, so that what is typed stays
    if (note === undefined) return;
    if (this.#isThere(row.id)) this.#typed.write(row.id, 'text', text);
    this.#note(row.id, note);
    announce(note ? tc('notUnderstood') : tc('is.understood'), 'spoken');
  }

  /** Writes what was found typed in a cell. */
  #write(row: CardRow, { column, text }: FoundCell): void {
    const field = this.#fieldOf(row, column as Column);
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event('change'));
  }

  /** Nobody wants it: the cell is as its card says. */
  #leave({ card, column }: FoundCell): void {
    this.#typed.forget(card, column);
    this.requestUpdate();
  }

  async #sayAs({ id }: CardRow, { text }: RowNote, type: string): Promise<void> {
    await sayAsType(id, text, type);
    this.#note(id, null);
  }

  #note(id: string, note: RowNote | null): void {
    if (note) this.#notes.set(id, note);
    else this.#notes.delete(id);
    this.requestUpdate();
  }

  /** A note on another text is none. */
  #noteOf({ id, printed }: CardRow): RowNote | null {
    const note = this.#notes.get(id);
    return note?.text === printed ? note : null;
  }

  /** Rows whose text is not understood say why, also after a reload; one question at a time. */
  async #askForNotes(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let n = 0; n < MOST_ASKED && this.isConnected; n++) {
        const row = this.rows.find((one) => one.printed !== null && isOwnFile(one.file) && !this.#noteOf(one));
        if (!row?.printed) break;
        this.#note(row.id, { text: row.printed, said: await askFor(row.id, row.printed) });
      }
    } catch {
      // the worker stopped; the restarted one is asked with the next view
    } finally {
      this.#isAsking = false;
    }
  }

  /** Enter and arrows with Alt go to the row below or above, Ctrl+D takes the value of the cell above, Ctrl+Z takes back. */
  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLInputElement;
    const cell = field.closest<HTMLElement>('[data-column]');
    const action = cellKey(event);
    if (!cell || !action) return;
    const row = this.rows.find(({ id }) => id === cell.closest<HTMLElement>('tr')?.dataset['card']);
    const column = cell.dataset['column'] as Column;
    if (!row) return;
    if (action === 'undo' || action === 'redo') {
      // what is being typed has the undo of its field
      if (isTypedIn(row, column, field)) return;
      event.preventDefault();
      goInHistory(action);
      return;
    }
    event.preventDefault();
    if (action === 'fill') void this.#fill(row, column);
    else if (action === 'reset') {
      field.value = fieldValue(row, column);
      this.#typed.forget(row.id, column);
    }
    else this.#go(row, column, action === 'down' ? 1 : -1);
  }

  #go(row: CardRow, column: Column, step: 1 | -1): void {
    const next = this.rows[this.rows.indexOf(row) + step];
    const last = step < 0 ? null : this.querySelector<HTMLInputElement>('#new-card-name');
    const field = next ? this.#fieldOf(next, column) : last;
    if (field) field.focus();
    // the field writes what was typed when it is left
    else (document.activeElement as HTMLElement | null)?.blur();
  }

  /** The value of the row above, as in a spreadsheet; also one that was just typed there. */
  async #fill(row: CardRow, column: Column): Promise<void> {
    const above = this.rows[this.rows.indexOf(row) - 1];
    if (!above || !isOwnFile(row.file) || column === 'number') return;
    const value = this.#fieldOf(above, column)?.value ?? fieldValue(above, column);
    if (column === 'text') await this.#sayText(row, value);
    else await setField(row.id, column, value);
  }

  #fieldOf({ id }: CardRow, column: Column): HTMLInputElement | null {
    const field = ':is(input, select, textarea)';
    return this.querySelector(`[data-card="${CSS.escape(id)}"] [data-column="${column}"] ${field}`);
  }
}
customElements.define('fathom-card-table', CardTable);

const fieldValue = (row: CardRow, column: Column): string => (column === 'text' ? textOf(row) : String(row[column] ?? ''));

const isTypedIn = (row: CardRow, column: Column, field: HTMLInputElement): boolean =>
  field.value !== fieldValue(row, column);

/** The card at the right is the one of the row that is clicked or focused. */
function choose({ target }: Event): void {
  const id = (target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset['card'];
  if (id !== undefined && id !== app.now.route.query['card']) setFilter('card', id);
}

/** What may follow in a text of the card. */
const nextWords = (id: string): TemplateResult =>
  html`<fathom-next-words
    .ask=${(before: string) => ask('languageService', app.now.wanted, 'wordsAfter', [whereOf(id), before])}
  ></fathom-next-words>`;

/** Columns that mean something in this game. */
function shownColumns(view: PackView, rows: readonly CardRow[]): Column[] {
  const has: Partial<Record<Column, boolean>> = {
    deck: view.decks.length > 1,
    type: view.types.length > 1,
    color: view.colors.length > 0,
    price: rows.some(({ price }) => price !== ''),
  };
  return COLUMNS.filter((column) => has[column] ?? true);
}

function heading(column: Column): TemplateResult {
  const { sort, down } = filtersOf(app.now.route.query);
  const isSorted = sort === column;
  const name = tc(`column.${column}`);
  const onClick = (): void => {
    // up, down, and as in the pack
    setFilter('sort', isSorted && down ? '' : column);
    setFilter('down', isSorted && !down ? 'yes' : '');
  };
  return html`<th
    scope="col"
    data-column=${column}
    aria-sort=${isSorted ? (down ? 'descending' : 'ascending') : 'none'}
  >
    <button class="link" aria-label=${tc('sortBy', { column: name })} @click=${onClick}>
      ${name}${isSorted ? html`<span aria-hidden="true">${down ? ' ↓' : ' ↑'}</span>` : nothing}
    </button>
  </th>`;
}

/** A cell that cannot be written in; its row is chosen by its name. */
function shownValue(row: CardRow, column: Column, view: PackView): TemplateResult {
  const { content } = app.now.settings;
  const value = row[column as 'number'];
  if (column === 'text') return html`<span class="shown" lang=${content}>${textOf(row)}</span>`;
  if (column === 'name') return html`<button class="link shown" lang=${content}>${row.name || row.id}</button>`;
  const name = value === null ? '' : (view.names[content][value] ?? value);
  return html`<span class="shown">${column === 'color' && row.color ? swatch(row.color) : nothing} ${name}</span>`;
}

const swatch = (color: string): TemplateResult =>
  html`<span class="swatch" style=${`background:${hueOf(color).mid}`}></span>`;
