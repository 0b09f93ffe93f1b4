/** Every player's counters, tracks and hidden cards; a click shows that player's board. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import { amount } from './amounts.ts';
import { seatMark } from './seat-mark.ts';
import { term } from './term.ts';

export function playersPart(
  { view, setup, layout, viewer }: TableState,
  pack: PackView,
  centre: number,
  show: (seat: number) => void,
): TemplateResult {
  const { position, asks, trial } = view;
  // a game of bots alone is watched from the seat of one
  const isPerson = trial || setup.seats[viewer]?.bot === null;
  return html`<section class="players" data-pane aria-label=${tp('play.players')}>
    <h2 class="visually-hidden">${tp('play.players')}</h2>
    ${gameCounters(view, layout, setup)}
    <ul class="plain">
      ${position.order.map((seat) => {
        const player = position.players[seat];
        const hidden = layout.zones.filter(
          ({ id, of, visible }) => of === 'player' && visible !== 'all' && (player.zones[id]?.count ?? 0) > 0,
        );
        // what the viewer has is explained in the bar of its own
        const shown = (id: string, name: string, n: number): TemplateResult =>
          amount({ id, name, n, pack, layout, where: null });
        return html`<li class=${`player seat-${seat} ${seat === asks ? 'asked' : ''}`}>
          <button class="player-name" aria-pressed=${seat === centre ? 'true' : 'false'} @click=${() => show(seat)}>
            ${seatMark(seat)} <span class="name">${setup.seats[seat].name}</span>
            ${seat === viewer && isPerson ? html`<span class="count">${tp('play.you')}</span>` : nothing}
            ${seat === asks ? html`<span class="count turn">${tp('play.decides')}</span>` : nothing}
          </button>
          <dl class="amounts">
            ${layout.playerCounters
              .filter((id) => id in player.counters)
              .map((id) => shown(id, layout.names.counters[id], player.counters[id]))}
            ${layout.tracks.map((id) => shown(id, layout.names.tracks[id], player.tracks[id].space))}
            ${hidden.map(({ id }) => shown(id, layout.names.zones[id], player.zones[id]?.count ?? 0))}
          </dl>
          ${finalScore(view.standings[seat]?.score ?? null)}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** What the final scoring would add is part of the score, and said apart. */
const finalScore = (score: TableState['view']['standings'][number]['score']): TemplateResult | typeof nothing =>
  score === null || score.now === score.final
    ? nothing
    : html`<p class="final" data-final=${score.final}>${tp('play.finalNow', { n: score.final })}</p>`;

/** Counters that belong to nobody, but for those that say where the game is, such as the round. */
function gameCounters(
  { position, periods }: TableState['view'],
  layout: TableState['layout'],
  { seats }: TableState['setup'],
): TemplateResult | typeof nothing {
  const told = (id: string, n: number): string =>
    layout.seatCounters.includes(id) ? (n === 0 ? '–' : seats[n - 1].name) : String(n);
  const shown = layout.gameCounters.filter((id) => !periods.some(({ period }) => period === id));
  if (shown.length === 0) return nothing;
  return html`<dl class="amounts game">
    ${shown.map(
      (id) =>
        html`<div data-counter=${id}>
          <dt>${term(layout, id, 'game', layout.names.counters[id])}</dt>
          <dd>${told(id, position.counters[id])}</dd>
        </div>`,
    )}
  </dl>`;
}
