/** The end of the game: the places, and what decided. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { TableState } from '../state/table-state.ts';
import { seatMark } from './seat-mark.ts';

export function scorePart({ view: { ranking }, setup, layout }: TableState): TemplateResult {
  const criteria = ranking[0]?.by.map(({ what }) => what) ?? [];
  return html`<section class="score" data-pane aria-label=${t('play.result')}>
    <h2 tabindex="-1" data-focus>${t('play.result')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('play.place')}</th>
          <th scope="col">${t('play.player')}</th>
          ${criteria.map((what) => html`<th scope="col">${what === 'order' ? t('play.order') : (layout.names.counters[what] ?? what)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ranking.map(
          ({ player, place, won, by, missed }) =>
            html`<tr class=${won ? 'won' : ''}>
              <td>${place}</td>
              <th scope="row">
                ${seatMark(player)} ${setup.seats[player].name}
                ${won ? html`<span class="count">${t('play.won')}</span>` : nothing}
                ${missed.length ? html`<span class="reason">${t('play.missed', { goals: missed.join(', ') })}</span>` : nothing}
              </th>
              ${by.map(({ value }) => html`<td>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
