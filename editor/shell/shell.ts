/** The frame of the page: the head with the views, the current view, the foot. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { t } from '../i18n/index.ts';
import { openPack } from '../state/analysis.ts';
import { app } from '../state/app.ts';
import { isIn } from '../state/files.ts';
import { canRedo, canUndo } from '../state/history.ts';
import { go, replaceRoute } from '../state/navigation.ts';
import { closeReference, openReference } from '../state/reference.ts';
import { VIEWS, writeRoute, type ViewName } from '../state/route.ts';
import { AppElement } from './app-element.ts';
import { banners, shownByBanners } from './banners.ts';
import { goToProblem } from './go-to-problem.ts';
import { keyTable, listenToKeys } from './keys.ts';
import { saveAll, saveFile } from './save-file.ts';
import { settingsMenu } from './settings-menu.ts';
import './status-bar.ts';
import { tryAtCursor } from './try-in-lab.ts';
import { goInHistory, undoButtons } from './undo.ts';

/** Shown in place of a view until the workbench is ready. */
const PHASE_MESSAGES = { opening: 'opening', 'no-token': 'noToken', unreachable: 'serverUnreachable' } as const;

class Shell extends AppElement {
  #lastView: ViewName | undefined;
  #openedLink = '';

  protected override shown(): readonly unknown[] {
    const { phase, route, settings, table, view, packs, wanted, cursor, reference } = app.now;
    const pack = [view?.path, view?.sheet, packs, wanted];
    return [phase, route, settings, table, reference, ...pack, cursor, canUndo(), canRedo(), ...shownByBanners()];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    listenToKeys({
      save: () => void (app.now.route.view === 'author' ? saveFile(app.now.cursor.file) : saveAll()),
      problem: (step) => goToProblem(step),
      tryIt: () => void tryAtCursor(),
      undo: (direction) => goInHistory(direction),
      help: () => this.#showKeys(),
      reference: () => this.#openReference(),
    });
  }

  protected override render(): TemplateResult {
    const { phase, route, settings, table, view, reference } = app.now;
    const root = document.documentElement;
    // written anew, each would restyle the whole page
    if (root.lang !== settings.language) root.lang = settings.language;
    if (root.dataset['theme'] !== settings.theme) root.dataset['theme'] = settings.theme;
    const isAtTable = phase === 'ready' && route.view === 'play' && table !== null && table.pack === view?.path;
    this.classList.toggle('at-table', isAtTable);
    this.classList.toggle('authoring', phase === 'ready' && route.view === 'author');
    // at the table, it says whose turn it is
    if (!isAtTable) document.title = `${t(route.view)} · Fathom`;
    const isReady = phase === 'ready';
    const isBeside = isReady && reference !== null && !isAtTable;
    const content = isReady ? viewElement(route.view) : html`<p class="empty">${t(PHASE_MESSAGES[phase])}</p>`;
    return html`${this.#skipLink()}
      <header class="head">
        <a class="brand" href="#/start" aria-label=${`Fathom, ${t('start')}`}>${LOGO}<span>Fathom</span></a>
        ${isReady ? packChoice() : nothing} ${viewLinks()} ${undoButtons()}
        ${isReady && !isAtTable ? referenceButton(isBeside) : nothing} ${settingsMenu(() => this.#showKeys())}
      </header>
      ${banners()}
      <div class="beside ${isBeside ? 'with-reference' : ''}">
        <main id="main" tabindex="-1" class=${`view-${route.view}`} @show-keys=${() => this.#showKeys()}>
          ${content}
        </main>
        ${isBeside ? html`<fathom-reference></fathom-reference>` : nothing}
      </div>
      ${isReady ? html`<fathom-status></fathom-status>` : nothing} ${keysDialog()}
      ${view ? html`<div class="sheet" aria-hidden="true">${unsafeHTML(view.sheet)}</div>` : nothing}`;
  }

  protected override updated(): void {
    const { route, phase } = app.now;
    const link = route.query['s'];
    if (phase === 'ready' && link !== undefined && link !== this.#openedLink) {
      this.#openedLink = link;
      // links are rare: nobody waits for what reads them
      void import('./sharing.ts').then(({ openLink }) => openLink(link, route.query['card']));
    }
    // in another view, screen readers read its heading, and the keyboard goes on from there
    if (this.#lastView !== undefined && this.#lastView !== route.view) this.#focusMain();
    this.#lastView = route.view;
  }

  #skipLink(): TemplateResult {
    const onClick = (event: Event): void => {
      event.preventDefault();
      this.#focusMain();
    };
    return html`<a class="skip" href="#main" @click=${onClick}>${t('skipToView')}</a>`;
  }

  #focusMain(): void {
    const main = this.querySelector<HTMLElement>('#main');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus();
  }

  /** At the word under the cursor, where somebody writes. */
  #openReference(): void {
    const text = this.querySelector<HTMLElement & { wordAtCursor: string }>('fathom-text');
    openReference(text?.contains(document.activeElement) ? text.wordAtCursor : '');
  }

  #showKeys(): void {
    this.querySelector<HTMLElement>('#settings')?.hidePopover();
    this.querySelector<HTMLDialogElement>('#keys')?.showModal();
  }
}
customElements.define('fathom-shell', Shell);

/** The elements of the views are defined by `main.ts`. */
function viewElement(view: ViewName): TemplateResult {
  switch (view) {
    case 'start':
      return html`<fathom-start></fathom-start>`;
    case 'cards':
      return html`<fathom-cards></fathom-cards>`;
    case 'author':
      return html`<fathom-author></fathom-author>`;
    case 'gallery':
      return html`<fathom-gallery></fathom-gallery>`;
    case 'lab':
      return html`<fathom-lab></fathom-lab>`;
    case 'boards':
      return html`<fathom-boards></fathom-boards>`;
    case 'play':
      return html`<fathom-play></fathom-play>`;
    case 'audit':
      return html`<fathom-audit></fathom-audit>`;
  }
}

function viewLinks(): TemplateResult {
  const { view: current } = app.now.route;
  return html`<nav aria-label=${t('views')}>
    <ul>
      ${VIEWS.map(
        (view) =>
          html`<li>
            <a href=${viewAddress(view)} aria-current=${view === current ? 'page' : nothing}>${t(view)}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** The open pack in another view. */
function viewAddress(view: ViewName): string {
  const { view: pack, cursor } = app.now;
  if (view === 'author' && cursor.file) {
    return writeRoute({ view, path: cursor.file, query: { line: String(cursor.line) } });
  }
  return writeRoute({ view, path: '', query: pack ? { pack: pack.path } : {} });
}

const referenceButton = (isOpen: boolean): TemplateResult =>
  html`<button
    class="quiet"
    aria-label=${t('reference')}
    title=${`${t('reference')} (F1)`}
    aria-expanded=${isOpen ? 'true' : 'false'}
    @click=${() => (isOpen ? closeReference() : openReference())}
  >
    ?
  </button>`;

function packChoice(): TemplateResult {
  const { packs, wanted: current } = app.now;
  const onChange = (event: Event): void => choosePack((event.target as HTMLSelectElement).value);
  return html`<label class="pack"
    ><span class="visually-hidden">${t('pack')}</span>
    <select .value=${live(current)} @change=${onChange}>
      ${packs.map(
        ({ path, title, readonly }) =>
          html`<option value=${path} ?selected=${path === current}>
            ${readonly ? t('readOnlyPack', { title }) : title}
          </option>`,
      )}
    </select></label
  >`;
}

function choosePack(pack: string): void {
  if (app.now.route.view === 'author') {
    const firstFile = [...app.now.files.keys()].find((file) => isIn(file, pack));
    if (firstFile) go('author', firstFile);
  } else replaceRoute('', { pack });
  void openPack(pack);
}

function keysDialog(): TemplateResult {
  return html`<dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">${t('keysAbout')}</h2>
    <dl class="keys">
      ${keyTable().map(
        ([keys, action]) =>
          html`<div>
            <dt><kbd>${keys}</kbd></dt>
            <dd>${action}</dd>
          </div>`,
      )}
    </dl>
    <form method="dialog"><button autofocus>${t('close')}</button></form>
  </dialog>`;
}

/** A sounding line over a sea floor. */
const LOGO = html`<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
  <path d="M12 2v11" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
  <circle cx="12" cy="15" r="2.4" fill="currentColor" />
  <path
    d="M2 19c3-3 5-1 7 .4s4 1.6 6 0 4-3 7-.4M2 22.4c3-2 5-.6 7 .3s4 1 6 0 4-2 7-.3"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
  />
</svg>`;
