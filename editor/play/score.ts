/** The end of the game: the places, and what decided. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { seatMark } from './seat-mark.ts';

export function scorePart({ view: { ranking }, setup, layout }: TableState): TemplateResult {
  const criteria = ranking[0]?.by.map(({ what }) => what) ?? [];
  return html`<section class="score" data-pane aria-label=${tp('play.result')}>
    <h2 tabindex="-1" data-focus>${tp('play.result')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${tp('play.place')}</th>
          <th scope="col">${tp('play.player')}</th>
          ${criteria.map((what) => html`<th scope="col">${what === 'order' ? tp('play.order') : (layout.names.counters[what] ?? what)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ranking.map(
          ({ player, place, won, by, missed }) =>
            html`<tr class=${won ? 'won' : ''}>
              <td>${place}</td>
              <th scope="row">
                ${seatMark(player)} ${setup.seats[player].name}
                ${won ? html`<span class="count">${tp('play.won')}</span>` : nothing}
                ${missed.length ? html`<span class="reason">${tp('play.missed', { goals: missed.join(', ') })}</span>` : nothing}
              </th>
              ${by.map(({ value }) => html`<td>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
