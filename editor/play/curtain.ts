/** Nothing of anybody's hand is on the page while the device is passed on. */
import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { takeSeat } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';
import { botControls } from './bots.ts';

export function curtain(table: TableState): TemplateResult {
  const { view, setup } = table;
  // a game that is over is opened for nobody in particular: its end comes at once
  if (view.asks === null) return html`<p class="empty">${t('opening')}</p>`;
  const { name, bot } = setup.seats[view.asks];
  if (bot !== null) {
    // nobody has looked yet, and a bot begins
    return html`<section class="curtain" aria-label=${tp('play.curtain')}>
      <h2>${tp('play.waits', { name })}</h2>
      ${botControls(table)}
    </section>`;
  }
  return html`<section class="curtain" aria-label=${tp('play.curtain')}>
    <h2>${tp('play.passTo', { name })}</h2>
    <p class="quiet-text">${tp('play.curtainHint')}</p>
    <button class="primary" data-focus @click=${() => void takeSeat()}>${tp('play.iAm', { name })}</button>
  </section>`;
}
