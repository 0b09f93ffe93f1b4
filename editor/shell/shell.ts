/** The frame of the page: head with the views, the view itself, foot with what holds everywhere. */
import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { LANGUAGE_CODES, LANGUAGE_NAMES, t } from '../i18n/index.ts';
import { openPack } from '../state/analysis.ts';
import { announce, app, setSettings } from '../state/app.ts';
import { restoreBackup } from '../state/editing.ts';
import { isDirty } from '../state/files.ts';
import { go, openInText, replaceRoute } from '../state/navigation.ts';
import { save } from '../state/saving.ts';
import { type Theme, THEMES } from '../state/settings.ts';
import { currentProblems } from '../state/problems.ts';
import { VIEWS, writeRoute, type ViewName } from '../state/route.ts';
import type { LanguageCode } from '../worker/protocol.ts';
import { keyTable, listenToKeys } from './keys.ts';
import { banners, formatTime } from './banners.ts';
import { copyLink, exportPack, importPack, openLink } from './sharing.ts';
import { AppElement } from './app-element.ts';
import { saveFile } from './save-file.ts';
import { goToProblem } from './go-to-problem.ts';
import { tryAtCursor } from './try-in-lab.ts';

class Shell extends AppElement {
  #view: ViewName | undefined;
  #link = '';

  override connectedCallback(): void {
    super.connectedCallback();
    listenToKeys({
      save: () => void saveFile(app.now.cursor.file),
      problem: (step) => goToProblem(step),
      tryIt: () => void tryAtCursor(),
      help: () => this.querySelector<HTMLDialogElement>('#keys')?.showModal(),
    });
  }

  protected override render(): TemplateResult {
    const {
      phase,
      route: { view },
      settings,
    } = app.now;
    document.documentElement.lang = settings.language;
    document.documentElement.dataset['theme'] = settings.theme;
    document.title = `${t(view)} · Fathom`;
    return html` <a
        class="skip"
        href="#main"
        @click=${(event: Event) => {
          event.preventDefault();
          this.#focusMain();
        }}
        >${t('skipToView')}</a
      >
      <header class="head">
        <a class="brand" href="#/author" aria-label=${`Fathom, ${t('workbench')}`}>${mark}<span>Fathom</span></a>
        ${phase === 'ready' ? this.#packs() : nothing}
        <nav aria-label=${t('views')}>
          <ul>
            ${VIEWS.map((name) => html`<li><a href=${this.#address(name)} aria-current=${name === view ? 'page' : nothing}>${t(name)}</a></li>`)}
          </ul>
        </nav>
        ${this.#settings()}
      </header>
      ${banners()}
      <main id="main" tabindex="-1" class=${`view-${view}`}>
        ${phase === 'ready' ? viewOf(view) : html`<p class="empty">${t(phase === 'opening' ? 'opening' : phase === 'no-token' ? 'noToken' : 'away')}</p>`}
      </main>
      ${phase === 'ready' ? this.#foot() : nothing} ${this.#keys()}
      ${app.now.view ? html`<div class="sheet" aria-hidden="true">${unsafeHTML(app.now.view.sheet)}</div>` : nothing}`;
  }

  protected override updated(): void {
    const {
      route: { view, query },
      phase,
    } = app.now;
    if (phase === 'ready' && query['s'] !== undefined && query['s'] !== this.#link) {
      this.#link = query['s'];
      void openLink(query['s']);
    }
    // after a change of the view its heading is read, and the keyboard goes on from there
    if (this.#view !== undefined && this.#view !== view) this.#focusMain();
    this.#view = view;
  }

  #focusMain(): void {
    const main = this.querySelector<HTMLElement>('#main');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus();
  }

  /** The same pack in another view. */
  #address(view: ViewName): string {
    const { view: pack, cursor } = app.now;
    if (view === 'author' && cursor.file) {
      return writeRoute({ view, path: cursor.file, query: { line: String(cursor.line) } });
    }
    return writeRoute({ view, path: '', query: pack ? { pack: pack.path } : {} });
  }

  #packs(): TemplateResult {
    const { packs, view, route } = app.now;
    return html`<label class="pack"
      ><span class="visually-hidden">${t('pack')}</span>
      <select
        .value=${live(view?.path ?? '')}
        @change=${(event: Event) => {
          const path = (event.target as HTMLSelectElement).value;
          if (route.view === 'author') {
            const first = [...app.now.files.keys()].find((file) => file === path || file.startsWith(`${path}/`));
            if (first) go('author', first);
          } else replaceRoute('', { pack: path });
          void openPack(path);
        }}
      >
        ${packs.map(({ path, title, readonly }) => html`<option value=${path} ?selected=${path === view?.path}>${readonly ? t('shelfPack', { title }) : title}</option>`)}
      </select></label
    >`;
  }

  #settings(): TemplateResult {
    const { settings } = app.now;
    const choice = <T extends string>(
      label: string,
      value: T,
      values: readonly T[],
      name: (value: T) => string,
      set: (value: T) => void,
    ): TemplateResult =>
      html` <label
        ><span>${label}</span
        ><select @change=${(event: Event) => set((event.target as HTMLSelectElement).value as T)}>
          ${values.map((one) => html`<option value=${one} ?selected=${one === value}>${name(one)}</option>`)}
        </select></label
      >`;
    return html`<button class="quiet" popovertarget="settings" aria-label=${t('settings')}>
        ${gear}<span class="wide-only">${t('settings')}</span>
      </button>
      <div id="settings" popover class="popover" role="group" aria-label=${t('settings')}>
        ${choice<LanguageCode>(
          t('language'),
          settings.language,
          LANGUAGE_CODES,
          (code) => LANGUAGE_NAMES[code],
          (language) => setSettings({ language }),
        )}
        ${choice<LanguageCode>(
          t('contentLanguage'),
          settings.content,
          LANGUAGE_CODES,
          (code) => LANGUAGE_NAMES[code],
          (content) => setSettings({ content }),
        )}
        ${choice<Theme>(
          t('theme'),
          settings.theme,
          THEMES,
          (theme) => t(`theme.${theme}`),
          (theme) => setSettings({ theme }),
        )}
        <label class="check"
          ><input
            type="checkbox"
            .checked=${settings.tabLeaves}
            @change=${(event: Event) => setSettings({ tabLeaves: (event.target as HTMLInputElement).checked })}
          /><span>${t('tabLeaves')}</span></label
        >
        <label class="check"
          ><input
            type="checkbox"
            .checked=${settings.inlay}
            @change=${(event: Event) => setSettings({ inlay: (event.target as HTMLInputElement).checked })}
          /><span>${t('inlay')}</span></label
        >
        ${app.now.phase === 'ready' ? this.#sharing() : nothing}
        <button
          @click=${() => {
            this.querySelector<HTMLElement>('#settings')?.hidePopover();
            this.querySelector<HTMLDialogElement>('#keys')?.showModal();
          }}
        >
          ${t('keys')}
        </button>
      </div>`;
  }

  #sharing(): TemplateResult {
    const { backups: aside } = app.now;
    return html`<div class="sharing">
        <button @click=${() => void copyLink()}>${t('share')}</button
        ><button @click=${exportPack}>${t('exportPack')}</button>
        <label class="as-button"
          >${t('importPack')}<input
            type="file"
            accept=".json,application/json"
            class="visually-hidden"
            @change=${(event: Event) => {
              const input = event.target as HTMLInputElement;
              const file = input.files?.[0];
              if (file) void importPack(file);
              input.value = '';
            }}
        /></label>
      </div>
      <details>
        <summary>${t('aside')} (${aside.length})</summary>
        ${
          aside.length
            ? html`<ul>
                ${aside.map(
                  (one) =>
                    html`<li>
                      <button
                        class="link"
                        @click=${() => {
                          restoreBackup(one);
                          go('author', one.path);
                        }}
                      >
                        ${t('restore', { file: one.path, time: formatTime(one.time) })}
                      </button>
                    </li>`,
                )}
              </ul>`
            : t('asideEmpty')
        }
      </details>`;
  }

  #foot(): TemplateResult {
    const { busy, files, host } = app.now;
    const problems = currentProblems();
    const of = (severity: string): number => problems.filter((one) => one.severity === severity).length;
    const errors = of('error');
    const warnings = of('warning');
    const dirty = [...files.values()].filter((file) => !file.readonly && isDirty(file));
    return html`<footer class="foot">
      <button
        class="quiet"
        @click=${() => {
          const [first] = problems;
          if (first) openInText(first);
        }}
      >
        ${busy ? t('checking') : errors + warnings === 0 ? html`<span class="good">✓</span> ${t('errors', { n: 0 })}` : html`<span class=${errors ? 'bad' : 'warn'}>${errors ? '✕' : '!'}</span> ${t('errors', { n: errors })}, ${t('warnings', { n: warnings })}`}
      </button>
      ${dirty.length ? html`<span class="dirty">● ${dirty.length === 1 ? dirty[0].path.split('/').at(-1) : dirty.length} ${t(host.kind === 'static' ? 'draftKept' : 'unsaved')}</span>` : nothing}
      ${
        dirty.length > 1 && host.kind === 'folder'
          ? html`<button
              class="quiet"
              @click=${async () => {
                const all = await Promise.all(dirty.map(({ path }) => save(path)));
                if (all.every((one) => one === 'saved')) announce(t('savedAll'));
              }}
            >
              ${t('saveAll')}
            </button>`
          : nothing
      }
      <span class="grow"></span><span class="place">${host.kind === 'folder' ? host.title : t('draftKept')}</span>
    </footer>`;
  }

  #keys(): TemplateResult {
    return html`<dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">${t('keysAbout')}</h2>
      <dl class="keys">
        ${keyTable().map(
          ([key, what]) =>
            html`<div>
              <dt><kbd>${key}</kbd></dt>
              <dd>${what}</dd>
            </div>`,
        )}
      </dl>
      <form method="dialog"><button autofocus>${t('close')}</button></form>
    </dialog>`;
  }
}
customElements.define('fathom-shell', Shell);

function viewOf(view: ViewName): TemplateResult {
  switch (view) {
    case 'author':
      return html`<fathom-author></fathom-author>`;
    case 'gallery':
      return html`<fathom-gallery></fathom-gallery>`;
    case 'lab':
      return html`<fathom-lab></fathom-lab>`;
    case 'boards':
      return html`<fathom-boards></fathom-boards>`;
    case 'audit':
      return html`<fathom-audit></fathom-audit>`;
  }
}

/** A sounding line over a sea floor. */
const mark = html`<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
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
const gear = html`<svg
  viewBox="0 0 24 24"
  width="20"
  height="20"
  aria-hidden="true"
  fill="none"
  stroke="currentColor"
  stroke-width="1.8"
  stroke-linecap="round"
>
  <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
  <circle cx="16" cy="7" r="2.6" />
  <circle cx="8" cy="17" r="2.6" />
</svg>`;
