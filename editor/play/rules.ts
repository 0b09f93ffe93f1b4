/** The rules of the pack as a book over the table: chapters to go to, to be printed. */
import { html, nothing, type TemplateResult } from 'lit';
import '../style/rules.css';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { AppElement } from '../shell/app-element.ts';
import { sourceText } from '../shell/component-details.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import type { PackView } from '../worker/protocol.ts';
import type { Rulebook, RulebookEntry, RuleStep, RuleText } from '../../table/protocol.ts';
import { inSymbols, symbol } from './symbols.ts';

/** Of these chapters the contents name the entries as well. */
const WITH_PARTS = new Set(['course', 'actions']);

const elementId = (key: string): string => `rules-${key}`;

class Rules extends AppElement {
  readonly #book = new WorkerAnswer<Rulebook | null>(this, { keepPrevious: true });
  /** an id of the pack to which it goes as soon as the book is there */
  about: string | null = null;

  protected override render(): TemplateResult {
    const { view, table, settings } = app.now;
    if (view) {
      const { language } = settings;
      const options = table?.pack === view.path ? table.setup.options : {};
      this.#book.update(view, `${view.path} ${language} ${JSON.stringify(options)}`, () =>
        ask('rulebook', view.path, language, options),
      );
    }
    const book = this.#book.value;
    return html`<dialog class="rules" aria-labelledby="rules-title" @close=${() => this.remove()}>
      <div class="rules-head">
        <h2 id="rules-title">${tp('play.rulesOf', { title: book?.title ?? view?.title ?? '' })}</h2>
        <button @click=${() => print()}>${tp('play.print')}</button>
        <button data-close @click=${() => this.#dialog.close()}>${t('close')}</button>
      </div>
      ${book && view ? bookPart(book, view, goTo) : html`<p class="quiet-text" role="status">…</p>`}
    </dialog>`;
  }

  protected override updated(): void {
    // the book may come after the dialog was closed
    if (!this.isConnected) return;
    const dialog = this.#dialog;
    if (!dialog.open) dialog.showModal();
    const entry = this.about === null ? undefined : entryAbout(this.#book.value, this.about);
    if (!entry) return;
    this.about = null;
    goTo(entry.key);
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }
}
customElements.define('fathom-rules', Rules);

/** Opens the book, at what is told of an id of the pack. */
export function showRules(about: string | null): void {
  if (document.querySelector('fathom-rules')) return;
  const rules = document.createElement('fathom-rules') as Rules;
  rules.about = about;
  document.body.append(rules);
}

/** The entry that is about it before others that only name it. */
function entryAbout(book: Rulebook | null, id: string): RulebookEntry | undefined {
  const entries = book?.chapters.flatMap((chapter) => chapter.entries) ?? [];
  return entries.find(({ about }) => about[0] === id) ?? entries.find(({ about }) => about.includes(id));
}

/** The keyboard goes on there. */
function goTo(key: string): void {
  const heading = document.getElementById(elementId(key));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

type Go = (key: string) => void;

const bookPart = ({ chapters, language }: Rulebook, pack: PackView, go: Go): TemplateResult => {
  const titles = new Map(chapters.flatMap(({ entries }) => entries.map(({ key, title }) => [key, title ?? ''])));
  return html`<div class="rules-body" lang=${language}>
    <nav class="rules-contents" aria-label=${tp('play.contents')}>
      <ul>
        ${chapters.map(
          ({ kind, title, entries }) =>
            html`<li>
              <button class="link" @click=${() => go(kind)}>${title}</button>
              ${
                WITH_PARTS.has(kind)
                  ? html`<ul>
                      ${entries.map(({ key }) => html`<li><button class="link" @click=${() => go(key)}>${titles.get(key)}</button></li>`)}
                    </ul>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </nav>
    <div class="rules-text" tabindex="0" role="region" aria-labelledby="rules-title">
      ${chapters.map(
        ({ kind, title, entries }) =>
          html`<section>
            <h3 id=${elementId(kind)} tabindex="-1">${title}</h3>
            ${entries.map((entry) => entryPart(entry, pack, titles, go))}
          </section>`,
      )}
    </div>
  </div>`;
};

function entryPart(
  { key, about, title, explained, texts, steps, sources }: RulebookEntry,
  pack: PackView,
  titles: ReadonlyMap<string, string>,
  go: Go,
): TemplateResult {
  return html`<article class="rule">
    ${
      title === null
        ? nothing
        : html`<h4 id=${elementId(key)} tabindex="-1">
            ${about.length > 0 ? symbol(about[0], pack) : nothing} ${title}
          </h4>`
    }
    ${explained === null ? nothing : html`<p class="explained">${explained}</p>`}
    ${texts.map((text) => html`<p>${text.title === null ? nothing : html`<b>${text.title}:</b> `}${said(text, pack)}</p>`)}
    ${stepList(steps, pack, titles, go)}
    ${
      sources.length === 0
        ? nothing
        : html`<p class="cited quiet-text">${t('sources')}: ${sources.map(sourceText).join('; ')}</p>`
    }
  </article>`;
}

const stepList = (
  steps: readonly RuleStep[],
  pack: PackView,
  titles: ReadonlyMap<string, string>,
  go: Go,
): TemplateResult | typeof nothing =>
  steps.length === 0
    ? nothing
    : html`<ol>
        ${steps.map(
          (step) =>
            html`<li>
              ${said(step, pack)}${step.see.map((key) => html` <button class="link see" @click=${() => go(key)}>${titles.get(key)}</button>`)}
              ${stepList(step.steps, pack, titles, go)}
            </li>`,
        )}
      </ol>`;

const said = (text: RuleText, pack: PackView): TemplateResult | string | typeof nothing =>
  text.marked === text.text ? text.text : inSymbols(text, pack);
