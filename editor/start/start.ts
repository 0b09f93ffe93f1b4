/** The start page: what can be done here, what was begun before, examples, and what each view is for. */
import { html, nothing, type TemplateResult } from 'lit';
import { type MessageKey, t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { app, type OpenFile } from '../state/app.ts';
import { packsBySize } from '../state/files.ts';
import { VIEWS, writeRoute, type ViewName } from '../state/route.ts';
import { storedGame } from '../state/stored-game.ts';

interface Way {
  title: MessageKey;
  about: MessageKey;
  view: ViewName;
  query?: Record<string, string>;
}
const WAYS: readonly Way[] = [
  { title: 'start.play', about: 'start.aboutPlay', view: 'play' },
  { title: 'start.cards', about: 'start.aboutCards', view: 'cards' },
  { title: 'writeCard', about: 'start.aboutCard', view: 'author', query: { new: 'card' } },
  { title: 'start.variant', about: 'start.aboutVariant', view: 'author', query: { new: 'variant' } },
];

/** Own files and small packs that are offered at most. */
const MOST_FILES = 4;
const MOST_EXAMPLES = 3;

class Start extends AppElement {
  protected override render(): TemplateResult {
    return html`<div class="page start">
      <h1>Fathom</h1>
      <p class="about">${t('start.about')}</p>
      <ul class="ways">
        ${WAYS.map(
          ({ title, about, view, query = {} }) =>
            html`<li>
              <a href=${writeRoute({ view, path: '', query })}><strong>${t(title)}</strong><span>${t(about)}</span></a>
            </li>`,
        )}
      </ul>
      ${goOn()} ${examples()} ${this.#help()}
    </div>`;
  }

  #help(): TemplateResult {
    return html`<section aria-labelledby="start-help">
      <h2 id="start-help">${t('start.help')}</h2>
      <dl>
        ${VIEWS.map(
          (view) =>
            html`<dt><a href=${writeRoute({ view, path: '', query: {} })}>${t(view)}</a></dt>
              <dd>${t(`start.view.${view}`)}</dd>`,
        )}
      </dl>
      <button @click=${() => this.dispatchEvent(new CustomEvent('show-keys', { bubbles: true }))}>${t('keys')}</button>
    </section>`;
  }
}
customElements.define('fathom-start', Start);

/** The game that is stored, and one's own files. */
function goOn(): TemplateResult | typeof nothing {
  const game = storedGame();
  const title = game && app.now.packs.find(({ path }) => path === game.pack)?.title;
  const files = ownFiles();
  if (!title && files.length === 0) return nothing;
  return html`<section aria-labelledby="start-go-on">
    <h2 id="start-go-on">${t('start.goOn')}</h2>
    <ul>
      ${title ? html`<li><a href="#/play?pack=${game.pack}">${t('start.game', { title })}</a></li>` : nothing}
      ${files.map(({ path }) => html`<li><a href=${writeRoute({ view: 'author', path, query: {} })}>${path}</a></li>`)}
    </ul>
  </section>`;
}

/** One of each pack of one's own; drafts that are not saved first. */
function ownFiles(): OpenFile[] {
  const files = [...app.now.files.values()].filter(({ readonly }) => !readonly);
  const unsaved = files.filter(({ text, disk }) => text !== disk);
  const firsts = app.now.packs.flatMap(({ path }) => files.find((file) => file.path.startsWith(path)) ?? []);
  return [...new Set([...unsaved, ...firsts])].slice(0, MOST_FILES);
}

/** Small packs of one file that come with Fathom. */
function examples(): TemplateResult | typeof nothing {
  const { packs, files } = app.now;
  const small = packsBySize(packs.filter(({ readonly, path }) => readonly && files.has(path))).slice(-MOST_EXAMPLES);
  if (small.length === 0) return nothing;
  return html`<section aria-labelledby="start-examples">
    <h2 id="start-examples">${t('start.examples')}</h2>
    <p>${t('start.aboutExamples')}</p>
    <ul>
      ${small.map(
        ({ path, title }) =>
          html`<li>
            <a href=${writeRoute({ view: 'author', path: '', query: { new: 'copy', of: path } })}>${title}</a>
          </li>`,
      )}
    </ul>
  </section>`;
}
