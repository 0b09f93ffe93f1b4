/** What stands lower on the start page, loaded after it: what was begun before, examples, what each view is for. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { ts } from '../i18n/start.ts';
import { AppElement } from '../shell/app-element.ts';
import { app } from '../state/app.ts';
import { copiedFile, examplePacks } from '../state/examples.ts';
import { isDirty } from '../state/files.ts';
import { VIEWS, writeRoute } from '../state/route.ts';
import { storedGame } from '../state/stored-game.ts';
import { touchedFiles } from '../state/touched.ts';
import type { PackEntry } from '../worker/protocol.ts';

/** Own files that are offered at most. */
const MOST_FILES = 4;

class StartMore extends AppElement {
  protected override render(): TemplateResult {
    return html`${goOn()} ${examples()}
      <section aria-labelledby="start-help">
        <h2 id="start-help">${t('start.help')}</h2>
        <dl>
          ${VIEWS.map(
            (view) =>
              html`<dt><a href=${writeRoute({ view, path: '', query: {} })}>${t(view)}</a></dt>
                <dd>${t(`start.view.${view}`)}</dd>`,
          )}
        </dl>
        <button @click=${() => this.dispatchEvent(new CustomEvent('show-keys', { bubbles: true }))}>
          ${t('keys')}
        </button>
      </section>`;
  }
}
customElements.define('fathom-start-more', StartMore);

/** The game that is stored, and the files that somebody has written in. */
function goOn(): TemplateResult | typeof nothing {
  const game = storedGame();
  const title = game && app.now.packs.find(({ path }) => path === game.pack)?.title;
  const files = ownFiles();
  if (!title && files.length === 0) return nothing;
  return html`<section aria-labelledby="start-go-on">
    <h2 id="start-go-on">${t('start.goOn')}</h2>
    <ul>
      ${title ? html`<li><a href="#/play?pack=${game.pack}">${t('start.game', { title })}</a></li>` : nothing}
      ${files.map((path) => html`<li><a href=${fileAddress(path)}>${path}</a></li>`)}
    </ul>
  </section>`;
}

/** Files that were written in, here or in a draft of before; what is not saved first. A copy that was only opened is none. */
function ownFiles(): string[] {
  const { files, draftOffers } = app.now;
  const touched = touchedFiles();
  const unsaved = [...files.values()]
    .filter((file) => isDirty(file) && (file.disk !== null || touched.includes(file.path)))
    .map(({ path }) => path);
  const paths = [...unsaved, ...draftOffers.map(({ path }) => path), ...touched];
  return [...new Set(paths)].filter((path) => files.get(path)?.readonly === false).slice(0, MOST_FILES);
}

const fileAddress = (path: string): string => writeRoute({ view: 'author', path, query: {} });

function examples(): TemplateResult | typeof nothing {
  const packs = examplePacks();
  if (packs.length === 0) return nothing;
  return html`<section aria-labelledby="start-examples">
    <h2 id="start-examples">${t('start.examples')}</h2>
    <p>${t('start.aboutExamples')}</p>
    <ul class="specimens">
      ${packs.map(example)}
    </ul>
  </section>`;
}

/** Where there is a copy, the way to it, and the way back to the original. */
function example({ path, title }: PackEntry): TemplateResult {
  const anew = writeRoute({ view: 'author', path: '', query: { new: 'copy', of: path } });
  const copied = copiedFile(path);
  const play = html`<a href=${writeRoute({ view: 'play', path: '', query: { pack: path } })}
    >${ts('playIt')}<span class="visually-hidden"> ${title}</span></a
  >`;
  if (copied === undefined) return html`<li><a class="title" href=${anew}>${title}</a><span>${play}</span></li>`;
  return html`<li>
    <a class="title" href=${fileAddress(copied)}>${title}</a
    ><span
      >${play} <a href=${anew}>${ts('original')}<span class="visually-hidden"> ${title}</span></a></span
    >
  </li>`;
}
