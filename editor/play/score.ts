/** The end of the game: who won and why, the places, the goal, and one act that leads to another game. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { goalList } from './goal.ts';
import { seatMark } from './seat-mark.ts';

/** `rematch`: another game of the same people and bots, with the same options. */
export function scorePart({ view, setup, layout }: TableState, rematch: () => void): TemplateResult {
  const { ranking, result, goals, trial } = view;
  // each place has the criteria that decided it
  const criteria = ranking.reduce<(typeof ranking)[number]['by']>(
    (most, { by }) => (by.length > most.length ? by : most),
    [],
  );
  return html`<section class="score" data-pane aria-label=${tp('play.result')}>
    <h2 tabindex="-1" data-focus>${tp('play.result')}</h2>
    ${result.map((sentence) => html`<p class="sentence">${sentence}</p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${tp('play.place')}</th>
          <th scope="col">${tp('play.player')}</th>
          ${criteria.map(({ what }) => html`<th scope="col">${what === 'order' ? tp('play.order') : (layout.names.counters[what] ?? what)}</th>`)}
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
              ${criteria.map((_, i) => html`<td>${by.at(i)?.value ?? ''}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${goals.length === 0 ? nothing : html`<div class="goal">${goalList(goals, true)}</div>`}
    ${
      trial
        ? nothing
        : html`<div class="buttons">
            <button class="primary" title=${tp('play.rematchHint')} @click=${rematch}>${tp('play.rematch')}</button>
          </div>`
    }
  </section>`;
}
