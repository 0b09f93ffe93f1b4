/** The Author view: files, text, problems and preview; on a small screen one pane at a time. */
import { html, type TemplateResult } from 'lit';
import { type MessageKey, t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { putFile } from '../state/editing.ts';
import { go, replaceRoute } from '../state/navigation.ts';
import { AppElement } from '../shell/app-element.ts';
import '../shell/separator.ts';
import './file-tree.ts';
import './preview.ts';
import './problems.ts';
import { addCard } from './add-card.ts';
import { firstCard, type NewCardText } from './first-card.ts';
import { copyOfPack, newVariant, type NewPack } from './new-pack.ts';
import type { LinePart } from './editor.ts';
import type { TextPane } from './text-pane.ts';
import './text-pane.ts';

const PANES = ['files', 'text', 'card', 'problems'] as const satisfies MessageKey[];

class Author extends AppElement {
  #pane: (typeof PANES)[number] = 'card';

  protected override shown(): readonly unknown[] {
    const { route, phase, settings, view } = app.now;
    return [route, phase, settings, view?.path];
  }

  protected override render(): TemplateResult {
    return html`<h1 class="visually-hidden">${t('author')}</h1>
      <div class="choice panes narrow-only" role="group" aria-label=${t('panes')}>
        ${PANES.map(
          (pane) =>
            html`<button
              aria-pressed=${pane === this.#pane ? 'true' : 'false'}
              @click=${() => {
                this.#pane = pane;
                this.requestUpdate();
              }}
            >
              ${t(pane)}
            </button>`,
        )}
      </div>
      <div
        class="author"
        data-shown=${this.#pane}
        @write-card=${() => void this.#writeCard()}
        @show-card=${() => {
          this.#pane = 'card';
          this.requestUpdate();
        }}
        @new-file=${() => this.querySelector<HTMLDialogElement>('#new-file')?.showModal()}
      >
        <fathom-files></fathom-files><fathom-separator of="files" side="left"></fathom-separator
        ><fathom-text></fathom-text><fathom-preview></fathom-preview
        ><fathom-separator of="card" side="right"></fathom-separator><fathom-problems></fathom-problems
        ><fathom-separator of="problems" side="below"></fathom-separator>
      </div>
      ${this.#newFile()}`;
  }

  /** `?new=card`, `?new=variant`, `?new=copy&of=nim.yaml`: what the start page leads to. Done once, so the address forgets it. */
  protected override updated(): void {
    const { new: wanted, of = '', ...query } = app.now.route.query;
    if (wanted === undefined || app.now.phase !== 'ready') return;
    replaceRoute(app.now.route.path, query);
    if (wanted === 'card') void this.#writeCard();
    else if (wanted === 'variant') void this.#writePack(newVariant());
    else if (wanted === 'copy') void this.#writePack(copyOfPack(of), 'copied');
  }

  async #writePack(made: Promise<NewPack | null>, how?: 'copied'): Promise<void> {
    const found = await made;
    // without a pause, so that one undo takes all of it back
    for (const other of found?.others ?? []) putFile(other.path, other.text, how);
    if (found) this.#open(found.path, found.made, how);
    else announce(t('nothingToStartFrom'), 'error');
  }

  #newFile(): TemplateResult {
    const folder = app.now.view && !app.now.files.has(app.now.view.path) ? `${app.now.view.path}/` : '';
    return html`<dialog id="new-file" aria-labelledby="new-file-title">
      <form method="dialog" @submit=${(event: SubmitEvent) => this.#create(event, folder)}>
        <h2 id="new-file-title">${t('newFile')}</h2>
        <label
          >${t('newFileName', { example: 'my-cards.yaml' })}<span class="prefixed"
            ><span>${folder}</span
            ><input
              name="name"
              required
              pattern="[a-z0-9][a-z0-9\\-]*\\.yaml"
              title=${t('badName')}
              autocomplete="off" /></span
        ></label>
        <fieldset>
          <legend>${t('beginWith')}</legend>
          <label class="check"
            ><input type="radio" name="template" value="card" checked /><span>${t('templateCard')}</span></label
          ><label class="check"
            ><input type="radio" name="template" value="empty" /><span>${t('templateEmpty')}</span></label
          >
        </fieldset>
        <div class="actions">
          <button class="primary" value="create">${t('create')}</button
          ><button value="cancel" formnovalidate>${t('cancel')}</button>
        </div>
      </form>
    </dialog>`;
  }

  #create(event: SubmitEvent, folder: string): void {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'create') return;
    const path = `${folder}${new FormData(event.target as HTMLFormElement).get('name') as string}`;
    if (app.now.files.has(path)) {
      announce(t('exists', { file: path }), 'error');
      return;
    }
    const template = new FormData(event.target as HTMLFormElement).get('template');
    if (template === 'card') void this.#writeCard(path);
    else {
      const text = folder ? 'cards:\n' : `pack: ${path.replace(/\.yaml$/, '')}\n`;
      this.#open(path, { text, line: 1, column: 1, endColumn: 1 });
    }
  }

  /** Adds a card to the pack of one's own, which the first card makes, and selects its effect. */
  async #writeCard(path?: string): Promise<void> {
    const added = await addCard(path);
    if (added?.made) {
      const { file, line, effect } = added.made;
      this.#show(file, effect ?? { line, column: 1, endColumn: 1 });
    }
    if (added !== undefined) return;
    const found = await firstCard(path);
    if (found) this.#open(found.path, found.made);
    else announce(t('noCardsYet'), 'error');
  }

  /** `copied`: nobody has written in it yet. */
  #open(path: string, { text, ...selected }: NewCardText, how?: 'copied'): void {
    putFile(path, text, how);
    this.#show(path, selected);
  }

  #show(path: string, selected: LinePart): void {
    this.#pane = 'text';
    this.querySelector<TextPane>('fathom-text')!.focusOn(path, selected);
    go('author', path, { line: String(selected.line), column: String(selected.column) });
    this.requestUpdate();
  }
}
customElements.define('fathom-author', Author);
