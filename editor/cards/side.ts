/** The card of the chosen row: its face, its text in words and as an effect, a try, and what can be done with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { measure } from '../drawing/face/measure.ts';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace } from '../drawing/face/face.ts';
import { LANGUAGE_CODES, t } from '../i18n/index.ts';
import { tc } from '../i18n/cards.ts';
import { AppElement } from '../shell/app-element.ts';
import '../shell/occasions.ts';
import { paragraphs } from '../shell/component-details.ts';
import { lastTrySection } from '../shell/last-try.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app, setSettings } from '../state/app.ts';
import { isOwnFile } from '../state/files.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { tryQuery } from '../state/trials.ts';
import { formatTextRef } from '../state/try-query.ts';
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { ComponentDetails, PackView } from '../worker/protocol.ts';
import { duplicate, remove } from './commit.ts';
import { setFilter } from './filter-form.ts';

class CardSide extends AppElement {
  static override properties = { row: { attribute: false }, view: { attribute: false } };
  declare row: CardRow | null;
  declare view: PackView;

  readonly #details = new WorkerAnswer<ComponentDetails | null>(this);

  protected override render(): TemplateResult {
    const { row, view } = this;
    return html`<aside class="card-side" data-pane aria-label=${t('preview')}>
      ${row ? this.#card(row, view) : html`<p class="empty">${tc('chooseRow')}</p>`}
    </aside>`;
  }

  #card(row: CardRow, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    this.#details.update(view, `${view.path} ${row.id}`, () => ask('componentDetails', view.path, 'cards', row.id));
    const details = this.#details.value;
    const component = view.components.find(({ section, id }) => section === 'cards' && id === row.id);
    const data = component && details && faceData(component, details.texts[content], view, content);
    const isOwn = isOwnFile(row.file);
    return html`<h2>${row.name || row.id}</h2>
      ${
        data && component.printed
          ? html`<div class="face-frame ${component.stale ? 'stale' : ''}">
              ${drawFace(data, measure, picturesOf(view), faceLabel(data, component.stale))}
            </div>`
          : nothing
      }
      <div class="choice" role="group" aria-label=${t('contentLanguage')}>
        ${LANGUAGE_CODES.map((code) => html`<button aria-pressed=${code === content ? 'true' : 'false'} @click=${() => setSettings({ content: code })}>${code.toUpperCase()}</button>`)}
      </div>
      <dl class="card-texts">
        ${row.printed === null ? nothing : html`<dt>${tc('printed')}</dt><dd lang=${content}>${row.printed}</dd>`}
        ${details && row.rendered !== '' ? html`<dt>${tc('rendered')}</dt><dd lang=${content}>${paragraphs(details.texts[content])}</dd>` : nothing}
        ${row.effect === '' ? nothing : html`<dt>${tc('effect')}</dt><dd><pre><code>${row.effect}</code></pre></dd>`}
      </dl>
      ${details ? this.#tries(row, details) : nothing}
      <fathom-occasions .section=${'cards'} .id=${row.id}></fathom-occasions>
      <div class="card-acts">
        <button @click=${() => void this.#duplicate(row)}>${tc('duplicate')}</button>
        <button ?disabled=${!isOwn} @click=${() => void remove(row.id, row.name || row.id)}>${tc('delete')}</button>
        <button @click=${() => openInText({ file: row.file, line: row.line })}>${tc('source')}</button>
        <a class="as-button" href=${`#/gallery?pack=${encodeURIComponent(view.path)}&q=${encodeURIComponent(row.name)}`}>${tc('compare')}</a>
      </div>
      ${isOwn ? nothing : html`<p class="quiet-text">${tc('readonly')}</p>`}`;
  }

  /** A button for each of its programs, and what the last try has changed. */
  #tries({ id }: CardRow, { effects }: ComponentDetails): TemplateResult | typeof nothing {
    const programs = effects.filter(({ program }) => program);
    if (programs.length === 0) return nothing;
    const { lastTry } = app.now;
    const isOfCard = lastTry?.query['as'] === id;
    return html`<p class="buttons">
        ${programs.map(
          ({ key, written }) =>
            html`<button
              class="small"
              @click=${() =>
                void tryQuery(
                  this.view,
                  {
                    pack: this.view.path,
                    effect: written,
                    of: formatTextRef({ section: 'cards', id, key }),
                    as: id,
                  },
                  false,
                )}
            >
              ${tc('tryIt')}${programs.length > 1 ? html`: ${key}` : nothing}
            </button>`,
        )}
      </p>
      <div role="status">${isOfCard ? lastTrySection() : nothing}</div>`;
  }

  async #duplicate({ id }: CardRow): Promise<void> {
    const copy = await duplicate(id);
    if (copy !== null) setFilter('card', copy);
  }
}
customElements.define('fathom-card-side', CardSide);
