/** The reference of the language beside what one does: a search, the pages that it finds, and one of them. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { t } from '../i18n/index.ts';
import { tr } from '../i18n/reference.ts';
import { inPage } from '../i18n/typed-commands.ts';
import { AppElement } from '../shell/app-element.ts';
import { app } from '../state/app.ts';
import { closeReference } from '../state/reference.ts';
import { ask } from '../state/services.ts';
import type { LanguageCode } from '../worker/protocol.ts';
import type { ReferenceEntry, ReferenceExample } from '../worker/reference-protocol.ts';
import { blocksOf } from './markdown.ts';
import { effectsIn, pageOf } from './page.ts';
import { entryNamed, relatedTo, searchEntries } from './search.ts';
import '../style/reference.css';

const CHAPTERS = ['guide', 'word', 'name', 'event', 'section', 'scenario', 'diagnostic'] as const;
/** Of what a search finds, the nearest ones. */
const MOST_FOUND = 60;

class Reference extends AppElement {
  #entries: ReferenceEntry[] | null = null;
  #language: LanguageCode | null = null;
  #hasFailed = false;
  /** what was asked for last */
  #asked = -1;
  #query = '';
  #id: string | null = null;
  #examples: { key: string; all: ReferenceExample[] } = { key: '', all: [] };
  /** what takes the keyboard once it is drawn */
  #focus: 'search' | 'page' | null = null;

  protected override shown(): readonly unknown[] {
    const { reference, settings, view } = app.now;
    return [reference, settings.language, view?.path];
  }

  protected override render(): TemplateResult {
    this.#load();
    this.#follow();
    const entry = this.#entries?.find(({ id }) => id === this.#id) ?? null;
    return html`<aside class="reference" data-pane aria-label=${t('reference')} @keydown=${this.#onKey}>
      <div class="reference-head">
        <h2>${t('reference')}</h2>
        <button class="quiet" aria-label=${tr('close')} title=${tr('close')} @click=${closeReference}>✕</button>
        <label for="reference-search" class="visually-hidden">${tr('search')}</label>
        <input
          id="reference-search"
          type="search"
          autocomplete="off"
          spellcheck="false"
          placeholder=${tr('search')}
          aria-describedby="reference-hint"
          .value=${this.#query}
          @input=${this.#search}
        />
        <p id="reference-hint" class="visually-hidden">${tr('searchHint')}</p>
      </div>
      ${this.#entries === null ? html`<p class="empty" role="status">${tr(this.#hasFailed ? 'failed' : 'loading')}</p>` : entry ? keyed(entry.id, this.#page(entry, this.#entries)) : this.#list(this.#entries)}
    </aside>`;
  }

  /** Asks for the pages in the language of the page. */
  #load(): void {
    const { language } = app.now.settings;
    if (language === this.#language) return;
    this.#language = language;
    ask('referenceEntries', language).then(
      (entries) => {
        if (this.#language !== language) return;
        this.#entries = entries;
        this.requestUpdate();
      },
      () => {
        // the next opening asks again
        this.#language = null;
        this.#hasFailed = true;
        this.requestUpdate();
      },
    );
  }

  /** Goes where the reference was opened at; a name that no page has is searched for. */
  #follow(): void {
    const { reference } = app.now;
    if (!reference || !this.#entries || reference.n === this.#asked) return;
    this.#asked = reference.n;
    this.#id = entryNamed(this.#entries, reference.topic)?.id ?? null;
    this.#query = this.#id === null ? reference.topic : '';
    this.#focus = this.#id === null ? 'search' : 'page';
  }

  #list(entries: readonly ReferenceEntry[]): TemplateResult {
    if (this.#query.trim() === '') {
      return html`${CHAPTERS.map(
        (chapter) =>
          html`<details class="reference-chapter" ?open=${chapter === 'guide'}>
            <summary>${tr(`chapter.${chapter}`)}</summary>
            ${this.#links(entries.filter((one) => one.chapter === chapter))}
          </details>`,
      )}`;
    }
    const found = searchEntries(entries, this.#query);
    return html`<p class="quiet-text" role="status">
        ${found.length === 0 ? tr('none') : tr(found.length > MOST_FOUND ? 'foundMore' : 'found', { n: found.length })}
      </p>
      ${this.#links(found.slice(0, MOST_FOUND))}`;
  }

  #links(entries: readonly ReferenceEntry[]): TemplateResult {
    return html`<ul class="reference-links">
      ${entries.map(
        ({ id, name, summary, chapter }) =>
          html`<li>
            <button class="reference-link" @click=${() => this.#open(id)}>
              <code>${name}</code>
              ${this.#query.trim() === '' ? nothing : html`<span class="quiet-text">${tr(`chapter.${chapter}`)}</span>`}
              <span class="about" lang=${summary.language}>${inPage(summary.text).replaceAll('`', '')}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  #page(entry: ReferenceEntry, entries: readonly ReferenceEntry[]): TemplateResult {
    const blocks = entry.page.map(({ text, language }) => ({ language, blocks: blocksOf(text) }));
    this.#findExamples(
      entry,
      blocks.flatMap((part) => effectsIn(part.blocks)),
    );
    const related = relatedTo(entries, entry);
    return html`<article class="reference-page">
      <p>
        <button class="link" @click=${() => this.#open(null)}>
          ‹ ${this.#query.trim() === '' ? tr('all') : `${t('search')}: ${this.#query}`}
        </button>
      </p>
      <h3 id="reference-title" tabindex="-1">
        <code>${entry.name}</code> <span>${tr(`chapter.${entry.chapter}`)}</span>
      </h3>
      ${blocks.map((part) => html`<div lang=${part.language}>${pageOf(part.blocks, this.#examples.all, (name) => this.#linkTo(entries, entry, name))}</div>`)}
      ${
        related.length === 0
          ? nothing
          : html`<h4>${tr('related')}</h4>
              ${this.#links(related)}`
      }
    </article>`;
  }

  /** What opens the page that is called so; null where there is none, or it is the one that is open. */
  #linkTo(entries: readonly ReferenceEntry[], from: ReferenceEntry, name: string): (() => void) | null {
    const to = entryNamed(entries, name);
    return to === null || to.name !== name || to === from ? null : () => this.#open(to.id);
  }

  #findExamples({ id }: ReferenceEntry, codes: string[]): void {
    const { view, settings } = app.now;
    const key = [id, view?.path, settings.language].join(' ');
    if (!view || key === this.#examples.key) return;
    this.#examples = { key, all: [] };
    if (codes.length === 0) return;
    ask('referenceExamples', view.path, codes, settings.language).then(
      (all) => {
        if (this.#examples.key !== key) return;
        this.#examples = { key, all };
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  #open(id: string | null): void {
    this.#id = id;
    this.#focus = id === null ? 'search' : 'page';
    this.requestUpdate();
  }

  readonly #search = (event: Event): void => {
    this.#query = (event.target as HTMLInputElement).value;
    this.#id = null;
    this.requestUpdate();
  };

  /** Escape leaves a page, then the reference; arrows go through what was found; Enter in the search opens the first. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Escape') {
      if (this.#id === null) closeReference();
      else this.#open(null);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (this.#id !== null || !this.#move(key === 'ArrowDown' ? 1 : -1)) return;
    } else if (key === 'Enter' && (event.target as HTMLElement).id === 'reference-search') {
      this.#stops()[0]?.click();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #stops(): HTMLElement[] {
    const all = [...this.querySelectorAll<HTMLElement>('summary, .reference-link')];
    return all.filter((one) => one.checkVisibility());
  }

  /** Whether there is one in that direction. */
  #move(step: 1 | -1): boolean {
    const stops = [this.querySelector<HTMLElement>('#reference-search')!, ...this.#stops()];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    next?.focus();
    return next !== undefined;
  }

  protected override updated(): void {
    if (this.#entries === null || this.#focus === null) return;
    this.querySelector<HTMLElement>(this.#focus === 'page' ? '#reference-title' : '#reference-search')?.focus();
    this.querySelector('.reference')?.scrollTo(0, 0);
    this.#focus = null;
  }
}
customElements.define('fathom-reference', Reference);
