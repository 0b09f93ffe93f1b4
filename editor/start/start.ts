/** The start page: what it is and what can be done here; its picture and what stands lower are loaded after it. */
import { html, type TemplateResult } from 'lit';
import { type MessageKey, t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { writeRoute, type ViewName } from '../state/route.ts';

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

class Start extends AppElement {
  protected override render(): TemplateResult {
    return html`<div class="page start">
      <div class="opening">
        <div>
          <h1>Fathom</h1>
          <p class="about">${t('start.about')}</p>
        </div>
        <fathom-start-picture></fathom-start-picture>
      </div>
      <ul class="ways">
        ${WAYS.map(
          ({ title, about, view, query = {} }) =>
            html`<li>
              <a href=${writeRoute({ view, path: '', query })}><strong>${t(title)}</strong><span>${t(about)}</span></a>
            </li>`,
        )}
      </ul>
      <fathom-start-more></fathom-start-more>
    </div>`;
  }
}
customElements.define('fathom-start', Start);
