/** Text on the left, what it becomes on the right; on a small screen one of them at a time. */
import { html, type TemplateResult } from 'lit';
import { app, create, go, say } from '../state/app.ts';
import { t, type MessageKey } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import './file-tree.ts';
import './preview.ts';
import './problems.ts';
import './text-pane.ts';

const PANES = ['files', 'text', 'card', 'problems'] as const satisfies MessageKey[];

class Author extends View {
  #pane: typeof PANES[number] = 'card';

  protected override render(): TemplateResult {
    return html`<h1 class="visually-hidden">${t('author')}</h1>
      <div class="choice panes narrow-only" role="group" aria-label=${t('panes')}>${PANES.map((pane) => html`<button aria-pressed=${pane === this.#pane ? 'true' : 'false'} @click=${() => { this.#pane = pane; this.requestUpdate(); }}>${t(pane)}</button>`)}</div>
      <div class="author" data-shown=${this.#pane} @new-file=${() => this.querySelector<HTMLDialogElement>('#new-file')?.showModal()}>
        <fathom-files></fathom-files><fathom-text></fathom-text><fathom-preview></fathom-preview><fathom-problems></fathom-problems>
      </div>
      ${this.#newFile()}`;
  }

  #newFile(): TemplateResult {
    const folder = app.now.view && !app.now.files.has(app.now.view.path) ? `${app.now.view.path}/` : '';
    return html`<dialog id="new-file" aria-labelledby="new-file-title"><form method="dialog" @submit=${(event: SubmitEvent) => this.#create(event, folder)}>
      <h2 id="new-file-title">${t('newFile')}</h2><label>${t('newFileName', { example: 'my-cards.yaml' })}<span class="prefixed"><span>${folder}</span><input name="name" required pattern="[a-z0-9][a-z0-9\\-]*\\.yaml" title=${t('badName')} autocomplete="off"></span></label>
      <div class="actions"><button class="primary" value="create">${t('create')}</button><button value="cancel" formnovalidate>${t('cancel')}</button></div></form></dialog>`;
  }

  #create(event: SubmitEvent, folder: string): void {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'create') return;
    const path = `${folder}${new FormData(event.target as HTMLFormElement).get('name') as string}`;
    if (app.now.files.has(path)) { say(t('exists', { file: path }), 'bad'); return; }
    create(path, folder ? 'cards:\n' : `pack: ${path.replace(/\.yaml$/, '')}\n`);
    this.#pane = 'text';
    go('author', path);
  }
}
customElements.define('fathom-author', Author);
