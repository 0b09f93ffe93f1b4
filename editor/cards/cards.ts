/** The cards of a pack as a table that is written in: each cell is a field of the file, and what a card says is said in words. */
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { t } from '../i18n/index.ts';
import { tc } from '../i18n/cards.ts';
import { AppElement } from '../shell/app-element.ts';
import { downloadFile } from '../shell/download.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { announce, app } from '../state/app.ts';
import { isOwnFile } from '../state/files.ts';
import { importFile } from '../state/import-file.ts';
import { ask } from '../state/services.ts';
import type { CardRow, TableFormat, TableSource } from '../worker/card-table-protocol.ts';
import type { PackView } from '../worker/protocol.ts';
import { filterForm } from './filter-form.ts';
import { countsOf, filtersOf, shownRows, STATES } from './rows.ts';
import '../style/cards.css';
import '../shell/separator.ts';
import './side.ts';
import './table.ts';
import './table-import.ts';

const MIME: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

class Cards extends AppElement {
  readonly #rows = new WorkerAnswer<CardRow[]>(this, { keepPrevious: true });
  /** the table that is being taken over */
  #source: TableSource | null = null;
  #isOver = false;

  protected override render(): TemplateResult {
    const { view, settings } = app.now;
    if (!view) return html`<div class="page"><h1>${t('cards')}</h1><p class="empty">${tc('noPack')}</p></div>`;
    const { content } = settings;
    this.#rows.update(view, `${view.path} ${content}`, () => ask('cardRows', view.path, content));
    if (this.#source) return this.#import(this.#source);
    const rows = this.#rows.value ?? [];
    const { query } = app.now.route;
    const shown = shownRows(rows, filtersOf(query), isOwnFile);
    const current = shown.find(({ id }) => id === query['card']) ?? null;
    return html`<div
      class="cards-view ${this.#isOver ? 'over' : ''}"
      data-takes-files
      @dragover=${(event: DragEvent) => this.#over(event)}
      @dragleave=${() => this.#leave()}
      @drop=${(event: DragEvent) => this.#drop(event)}
      @paste=${(event: ClipboardEvent) => this.#paste(event)}
    >
      <section class="page card-sheet" data-pane aria-label=${tc('table')}>
        ${this.#title(shown, view)} ${filterForm(view, rows)}
        <fathom-card-table
          .rows=${shown}
          .view=${view}
          .isLoaded=${this.#rows.value !== null}
          .known=${this.#rows.isCurrent ? new Set(rows.map(({ id }) => id)) : null}
        ></fathom-card-table>
        <p class="drop-hint" aria-hidden="true">${tc('dropHere')}</p>
      </section>
      <fathom-card-side .row=${current} .view=${view}></fathom-card-side>
      <fathom-separator of="side" side="right"></fathom-separator>
      ${this.#pasteDialog()}
    </div>`;
  }

  /** Takes a file that was imported. */
  protected override updated(): void {
    const { handed, view } = app.now;
    if (handed?.view !== 'cards' || handed.pack !== view?.path) return;
    app.set({ handed: null });
    void this.#takeFile(handed.file);
  }

  #title(shown: readonly CardRow[], view: PackView): TemplateResult {
    const counts = countsOf(shown);
    const parts = STATES.filter((state) => counts[state] > 0).map((state) => tc(`state.${state}`, { n: counts[state] }));
    return html`<div class="title">
      <h1>${tc('count', { n: shown.length })}</h1>
      <p class="quiet-text" role="status">${parts.join(' · ')}</p>
      <span class="grow"></span>
      <button class="primary" @click=${() => this.querySelector<HTMLInputElement>('#new-card-name')?.focus()}>
        ${tc('newCard')}
      </button>
      <button @click=${() => this.querySelector<HTMLDialogElement>('#paste-table')?.showModal()}>${tc('paste')}</button>
      <label class="as-button"
        >${tc('openFile')}<input
          type="file"
          class="visually-hidden"
          accept=".csv,.tsv,.txt,.xlsx,.md"
          @change=${(event: Event) => this.#open(event.target as HTMLInputElement)}
      /></label>
      <span class="choice" role="group" aria-label=${tc('saveAs')}>
        <button @click=${() => void save(view, shown, 'csv')}>${tc('csv')}</button
        ><button @click=${() => void save(view, shown, 'xlsx')}>${tc('xlsx')}</button>
      </span>
    </div>`;
  }

  #import(source: TableSource): TemplateResult {
    const element = html`<fathom-card-import
      .source=${source}
      @done=${() => {
        this.#source = null;
        this.requestUpdate();
      }}
    ></fathom-card-import>`;
    // another file is read anew
    return html`${keyed(source, element)}`;
  }

  #pasteDialog(): TemplateResult {
    return html`<dialog id="paste-table" aria-labelledby="paste-title">
      <form method="dialog" @submit=${() => this.#readPasted()}>
        <h2 id="paste-title">${tc('paste')}</h2>
        <label for="pasted-cells">${tc('pasteLabel')}</label>
        <textarea id="pasted-cells" rows="12" autofocus spellcheck="false"></textarea>
        <div class="buttons">
          <button class="primary">${tc('read')}</button
          ><button type="button" @click=${() => this.querySelector<HTMLDialogElement>('#paste-table')?.close()}>
            ${tc('cancel')}
          </button>
        </div>
      </form>
    </dialog>`;
  }

  #readPasted(): void {
    const area = this.querySelector<HTMLTextAreaElement>('#pasted-cells')!;
    if (area.value.trim() !== '') this.#take({ name: '', text: area.value });
    area.value = '';
  }

  #open(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    if (file) void this.#takeFile(file);
    input.value = '';
  }

  async #takeFile(file: File): Promise<void> {
    this.#take({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }

  #take(source: TableSource): void {
    this.#source = source;
    this.requestUpdate();
  }

  /** Cells of a sheet are separated by tabs; lines alone are a text, except in the row of a new card. */
  #paste(event: ClipboardEvent): void {
    if (this.querySelector('dialog[open]')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isNew = (event.target as HTMLElement).closest('.new-row') !== null;
    if (!text.includes('\t') && !(isNew && text.trim().includes('\n'))) return;
    event.preventDefault();
    this.#take({ name: '', text });
  }

  #over(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (this.#isOver) return;
    this.#isOver = true;
    this.requestUpdate();
  }

  #leave(): void {
    this.#isOver = false;
    this.requestUpdate();
  }

  #drop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    this.#leave();
    if (!file) return;
    event.preventDefault();
    // it may be something else than a table
    void importFile(file);
  }
}
customElements.define('fathom-cards', Cards);

/** Downloads the rows that are shown, in all languages. */
async function save(view: PackView, shown: readonly CardRow[], format: TableFormat): Promise<void> {
  const bytes = await ask('writeTable', view.path, { ids: shown.map(({ id }) => id) }, format).catch(() => null);
  if (!bytes) {
    announce(tc('packErrors'), 'error');
    return;
  }
  const file = `${view.id}.${format}`;
  downloadFile(file, new Uint8Array(bytes), MIME[format]);
  announce(tc('saved', { file }));
}
