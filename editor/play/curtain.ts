/** Nothing of anybody's hand is on the page while the device is passed on. */
import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { takeSeat } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';

export function curtain({ view, setup }: TableState): TemplateResult {
  const name = view.asks === null ? '' : setup.seats[view.asks].name;
  return html`<section class="curtain" aria-label=${t('play.curtain')}>
    <h2>${t('play.passTo', { name })}</h2>
    <p class="quiet-text">${t('play.curtainHint')}</p>
    <button class="primary" data-focus @click=${() => void takeSeat()}>${t('play.iAm', { name })}</button>
  </section>`;
}
