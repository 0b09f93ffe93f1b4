/** A table that was pasted, opened or dropped, before its rows become cards: what its columns are, and what is understood of each row. */
import { html, nothing, type TemplateResult } from 'lit';
import { sentence } from '../../dsl/internal.ts';
import { LANGUAGE_CODES, languageName, t } from '../i18n/index.ts';
import { inPage } from '../i18n/typed-commands.ts';
import { tc } from '../i18n/cards.ts';
import { AppElement } from '../shell/app-element.ts';
import { makeEdit } from '../shell/component-edits.ts';
import { announce, app } from '../state/app.ts';
import { fileForCards, leaveUnwritten } from '../state/own-cards.ts';
import { ask } from '../state/services.ts';
import type {
  CardOfRow,
  CardTable,
  ColumnField,
  ColumnUse,
  TableEdits,
  TableProblem,
  TableSettings,
  TableSource,
} from '../worker/card-table-protocol.ts';
import type { LanguageCode } from '../worker/protocol.ts';
import { choice, isNamedField, openCell, openValueLists } from './import-values.ts';

const FIELDS = ['id', 'number', 'deck', 'type', 'color', 'price', 'copies', 'effect', 'option', 'further'] as const;
const IN_A_LANGUAGE = ['name', 'text'] as const satisfies ColumnField[];

/** More findings of a row than this are many of one kind. */
const MOST_FINDINGS = 4;

class TableImport extends AppElement {
  static override properties = { source: { attribute: false } };
  declare source: TableSource;

  #table: CardTable | null = null;
  #failure: string | null = null;
  #settings: TableSettings = { language: app.now.settings.content };
  #isBusy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  protected override render(): TemplateResult {
    const table = this.#table;
    return html`<section class="page card-sheet import" data-pane aria-label=${this.#title()}>
      <div class="title">
        <h1 tabindex="-1">${this.#title()}</h1>
        <p class="quiet-text" role="status">${table?.isUsable ? summary(table) : table ? tc('unusable') : this.#failure === null ? tc('reading') : nothing}</p>
        <span class="grow"></span>
        ${table?.isUsable ? this.#addButton(table) : nothing}
        <button @click=${() => this.#leave()}>${tc('cancel')}</button>
      </div>
      ${this.#failure === null ? nothing : html`<p class="finding">${this.#failure}</p>`}
      ${table ? this.#content(table) : nothing}
    </section>`;
  }

  #content(table: CardTable): TemplateResult {
    return html`${findings(table.problems)} ${this.#settingsForm(table)}
    ${
      table.columns.length === 0
        ? nothing
        : html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${tc('importColumns')}>
            <table class="sheet-table">
              <caption class="visually-hidden">
                ${tc('importColumns')}
              </caption>
              <thead>
                <tr>
                  <th scope="col"><span class="visually-hidden">${t('status')}</span></th>
                  ${table.columns.map((column) => this.#columnHead(column))}
                </tr>
              </thead>
              <tbody>
                ${table.rows.map((row) => importRow(row, (column) => this.#cell(row, column)))}
              </tbody>
            </table>
          </div>`
    }`;
  }

  /** The heading, and below it what the column is. */
  #columnHead({ index, heading, use }: CardTable['columns'][number]): TemplateResult {
    const now = codeOf(use);
    const codes = ['', ...FIELDS, ...IN_A_LANGUAGE.flatMap((field) => LANGUAGE_CODES.map((code) => `${field} ${code}`))];
    return html`<th scope="col">
      <span class="heading">${heading}</span>
      <select
        aria-label=${`${tc('importColumns')}: ${heading}`}
        @change=${(event: Event) => this.#map(index, (event.target as HTMLSelectElement).value)}
      >
        ${codes.includes(now) ? nothing : html`<option value=${now} selected>${useName(use)}</option>`}
        ${codes.map((code) => html`<option value=${code} ?selected=${code === now}>${useName(useOf(code))}</option>`)}
      </select>
    </th>`;
  }

  #cell(row: CardOfRow, column: number): TemplateResult {
    const { columns = [], open = [] } = this.#table ?? {};
    const field = columns[column]?.use?.field;
    const change = this.#make;
    const list = isNamedField(field) ? openCell(row, column, { field, open, change }) : null;
    return list ?? markedCell(row.cells[column], row.findings.filter((one) => one.column === column));
  }

  #settingsForm({ sheets, sheet, open }: CardTable): TemplateResult {
    const { language = 'en' } = this.#settings;
    return html`<div class="filters">
      ${
        sheets.length > 1
          ? choice(
              tc('sheet'),
              sheet ?? '',
              sheets.map(({ name, isHidden }) => [name, isHidden ? tc('hidden', { name }) : name]),
              (value) => this.#change({ sheet: value, mapping: {}, rows: {} }),
            )
          : nothing
      }
      ${openValueLists(open, this.#make)}
      ${choice(
        tc('languageFor'),
        language,
        LANGUAGE_CODES.map((code) => [code, languageName(code)]),
        (value) => this.#change({ language: value as LanguageCode }),
      )}
    </div>`;
  }

  #addButton({ rows }: CardTable): TemplateResult {
    const isNew = rows.some(({ isKnown }) => !isKnown);
    return html`<button class="primary" ?disabled=${this.#isBusy || rows.length === 0} @click=${() => void this.#add()}>
      ${isNew ? tc('addCards', { n: rows.filter(({ isKnown }) => !isKnown).length }) : tc('takeOver')}
    </button>`;
  }

  #title(): string {
    const { name } = this.source;
    return name === '' ? tc('importPasted') : tc('importTitle', { name });
  }

  #map(index: number, code: string): void {
    this.#change({ mapping: { ...this.#settings.mapping, [index]: useOf(code) } });
  }

  #change(change: Partial<TableSettings>): void {
    this.#make((settings) => ({ ...settings, ...change }));
  }

  readonly #make = (change: (settings: TableSettings) => TableSettings): void => {
    this.#settings = change(this.#settings);
    void this.#read();
  };

  async #read(): Promise<void> {
    const { view } = app.now;
    const settings = this.#settings;
    if (!view) return;
    try {
      const table = await ask('readTable', view.path, this.source, settings);
      if (this.#settings !== settings) return;
      this.#table = table;
      this.#failure = table ? null : tc('packErrors');
    } catch (error) {
      this.#failure = tc('failed', { reason: (error as Error).message });
    }
    this.requestUpdate();
  }

  /** Writes all rows as one act. */
  async #add(): Promise<void> {
    this.#isBusy = true;
    this.requestUpdate();
    const written = await this.#writeWhereCardsGo();
    this.#isBusy = false;
    this.requestUpdate();
    if (!written) return;
    const errors = written.problems.filter(({ severity }) => severity === 'error');
    if (written.edits.length === 0 && errors.length > 0) {
      this.#failure = failureOf(errors);
      return;
    }
    announce(resultOf(written));
    this.#leave();
  }

  /** Null: nothing is written, and it was said why, or the table shows it. */
  async #writeWhereCardsGo(): Promise<TableEdits | null> {
    const read = app.now.view?.path;
    const place = await fileForCards();
    if (!place) return null;
    if (place.pack !== read && !place.made) {
      // cards that this pack has already would change, which nobody has seen
      await this.#read();
      if (this.#table?.rows.some(({ isKnown }) => isKnown)) return null;
    }
    const written = await this.#write(place.pack, place.file);
    await leaveUnwritten(place);
    return written;
  }

  /** Null: nothing is written, and it was said why. */
  async #write(pack: string, file: string): Promise<TableEdits | null> {
    const made = await makeEdit(
      async () => ({ table: await ask('cardsOfTable', pack, this.source, this.#settings, file) }),
      ({ table }) =>
        table && table.edits.length > 0
          ? { changes: Object.fromEntries(table.edits.map(({ path, edits }) => [path, edits])) }
          : null,
    );
    // where the edit could not be made, that is the reason
    if (made && !made.table) announce(tc('packErrors'), 'error');
    return made?.table ?? null;
  }

  #leave(): void {
    this.dispatchEvent(new CustomEvent('done'));
  }
}
customElements.define('fathom-card-import', TableImport);

function summary({ rows }: CardTable): string {
  const whole = rows.filter(({ isWhole }) => isWhole).length;
  const known = rows.filter(({ isKnown }) => isKnown).length;
  return [
    tc('rows', { n: rows.length }),
    ...(whole > 0 ? [tc('whole', { n: whole })] : []),
    ...(whole < rows.length ? [tc('partly', { n: rows.length - whole })] : []),
    ...(known > 0 ? [tc('known', { n: known })] : []),
  ].join(' · ');
}

function resultOf({ added, changed }: TableEdits): string {
  if (added.length + changed.length === 0) return tc('nothingNew');
  return [
    ...(added.length > 0 ? [tc('added', { n: added.length })] : []),
    ...(changed.length > 0 ? [tc('changedCards', { n: changed.length })] : []),
  ].join(' ');
}

function importRow(
  { cells, findings: found, isWhole, number, rendered: said }: CardOfRow,
  shown: (column: number) => TemplateResult,
): TemplateResult {
  // a text that is rendered just as it was written says nothing new
  const rendered = cells.includes(said) ? '' : said;
  return html`<tr class=${isWhole ? 'understood' : 'open'}>
      <td>
        <span aria-hidden="true">${isWhole ? '✓' : '…'}</span
        ><span class="visually-hidden">${tc(isWhole ? 'is.understood' : 'is.open')}</span>
      </td>
      ${cells.map((_, column) => html`<td>${shown(column)}</td>`)}
    </tr>
    ${
      found.length > 0 || rendered !== ''
        ? html`<tr class="row-findings">
            <td>${number}</td>
            <td colspan=${cells.length}>${rendered === '' ? nothing : html`<p class="quiet-text">${rendered}</p>`}${findings(found)}</td>
          </tr>`
        : nothing
    }`;
}

/** The value with the words that a finding is about marked. */
function markedCell(cell: string, found: readonly TableProblem[]): TemplateResult {
  const spans = found
    .filter(({ start, end }) => end > start && end <= cell.length)
    .toSorted((a, b) => a.start - b.start);
  const parts: (string | TemplateResult)[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    parts.push(cell.slice(at, start), html`<mark>${cell.slice(start, end)}</mark>`);
    at = end;
  }
  parts.push(cell.slice(at));
  return html`<span class="shown">${parts}</span>`;
}

function findings(all: readonly TableProblem[]): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const shown = all.slice(0, MOST_FINDINGS);
  return html`<ul class="finding">
    ${shown.map((one) => html`<li>${sentence(one.message)} ${helpHere(one)}</li>`)}
    ${all.length > shown.length ? html`<li>${tc('more', { n: all.length - shown.length })}</li>` : nothing}
  </ul>`;
}

/** A cell that names nothing is a list. */
const UNKNOWN: ReadonlySet<string> = new Set(['unknown-type', 'unknown-deck', 'unknown-color']);

/** What mends it here: what is an option of the command is a list above the table. */
function helpHere({ code, help, data = {} }: TableProblem): string {
  const { what, type, missing } = data as { what?: string; type?: string; missing?: readonly string[] };
  const isOfCell = code === 'empty-cell' ? what === 'type' : code === 'no-deck' ? type !== undefined : UNKNOWN.has(code);
  if (isOfCell) return tc('helpValue');
  if (code === 'no-deck') return tc('helpDeck', { choice: tc('deckFor') });
  if (code === 'columns' && missing?.includes('type')) return tc('helpType', { choice: tc('typeFor') });
  if (code === 'other-language') return tc('helpLanguage', { choice: tc('languageFor') });
  return help ? inPage(sentence(help)) : '';
}

/** Why nothing is written, each with its row. */
function failureOf(errors: readonly TableProblem[]): string {
  const said = errors.slice(0, MOST_FINDINGS).map(({ row, message }) => {
    const text = sentence(message);
    return row === null ? text : tc('atRow', { row, message: text });
  });
  const left = errors.length - said.length;
  return [...said, ...(left > 0 ? [tc('more', { n: left })] : [])].join(' ');
}

const codeOf = (use: ColumnUse | null): string =>
  use === null ? '' : [use.field, use.language, use.of].filter(Boolean).join(' ');

function useOf(code: string): ColumnUse | null {
  if (code === '') return null;
  const [field, language] = code.split(' ');
  return { field: field as ColumnField, ...(language ? { language: language as LanguageCode } : {}) };
}

/** `text (Italian)`, `further effect: production` */
function useName(use: ColumnUse | null): string {
  if (use === null) return tc('ignored');
  const { field, language, of } = use;
  const name = tc(`field.${field}`);
  const suffix = language === undefined ? '' : ` (${languageName(language)})`;
  return `${name}${suffix}${of === undefined ? '' : `: ${of}`}`;
}
