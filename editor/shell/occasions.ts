/**
 * `<fathom-occasions .section .id>`: when a component does something. Each occasion in words, what is otherwise there than without the
 * component, and a way into the Lab. It depends on no view.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { go } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { occasionQuery } from '../state/try-query.ts';
import type { OccasionView, PackView } from '../worker/protocol.ts';
import { AppElement } from './app-element.ts';
import { WorkerAnswer } from './worker-answer.ts';

class Occasions extends AppElement {
  static override properties = { section: { attribute: false }, id: { attribute: false } };
  declare section: string;
  declare id: string;
  readonly #found = new WorkerAnswer<OccasionView[]>(this);

  protected override render(): TemplateResult | typeof nothing {
    const { section, id } = this;
    const { view, settings } = app.now;
    if (!view || !section || !id) return nothing;
    const key = [view.path, section, id, settings.language].join('\n');
    this.#found.update(view, key, () => ask('occasions', view.path, section, id, settings.language));
    const found = this.#found.value;
    if (found === null) return html`<p class="quiet-text">${t('occasionsSought')}</p>`;
    if (found.length === 0) return html`<p class="quiet-text">${t('noOccasion')}</p>`;
    return html`<ul class="occasions" aria-busy=${this.#found.isCurrent ? 'false' : 'true'}>
      ${found.map((occasion) => this.#occasion(occasion, view))}
    </ul>`;
  }

  #occasion(occasion: OccasionView, view: PackView): TemplateResult {
    const { section, id } = this;
    const { effect, said, zone, isOwn, changes } = occasion;
    const place = zone === null ? nothing : html`${occasionPlace(id, zone, view)} `;
    return html`<li>
      <p>${place}${t(isOwn ? 'occasionOwn' : 'occasionDeed')} ${said ?? html`<code>${effect}</code>`}</p>
      <ul>
        ${changes.map(
          ({ label, here, elsewhere }) =>
            html`<li>
              ${label}: <b>${here ?? t('occasionUnchanged')}</b>${
                isOwn
                  ? nothing
                  : html`<span class="quiet-text"
                      >; ${t('occasionWithout')} ${elsewhere ?? t('occasionUnchanged')}</span
                    >`
              }
            </li>`,
        )}
      </ul>
      <button class="small" @click=${() => go('lab', '', occasionQuery(view.path, { section, id }, occasion))}>
        ${t('tryInLab')}
      </button>
    </li>`;
  }
}
customElements.define('fathom-occasions', Occasions);

/** Where the component lies, in a sentence. */
export const occasionPlace = (id: string, zone: string, view: PackView): string =>
  t('occasionLies', { name: packWord(view, id), zone: packWord(view, zone) });
