/** What the viewer has, always in view: the amounts by which every decision is made. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import { amount } from './amounts.ts';
import { seatMark } from './seat-mark.ts';

export function ownBar({ view, setup, layout, viewer }: TableState, pack: PackView): TemplateResult | typeof nothing {
  const player = view.position.players[viewer];
  if (player === undefined) return nothing;
  const score = view.standings[viewer]?.score ?? null;
  const hidden = layout.zones.filter(
    ({ id, of, visible }) => of === 'player' && visible === 'owner' && (player.zones[id]?.count ?? 0) > 0,
  );
  const shown = (id: string, name: string, n: number): TemplateResult =>
    amount({ id, name, n, pack, layout, where: 'own' });
  return html`<section
    class=${`own-bar seat-${viewer}`}
    data-pane
    aria-label=${tp('play.own', { name: setup.seats[viewer].name })}
  >
    <b class="own-name">${seatMark(viewer)} <span>${setup.seats[viewer].name}</span></b>
    <dl class="amounts">
      ${layout.playerCounters.map((id) => shown(id, layout.names.counters[id], player.counters[id]))}
      ${layout.tracks.map((id) => shown(id, layout.names.tracks[id], player.tracks[id].space))}
      ${hidden.map(({ id }) => shown(id, layout.names.zones[id], player.zones[id]?.count ?? 0))}
    </dl>
    ${
      score === null || score.now === score.final
        ? nothing
        : html`<span class="final" data-final=${score.final}>${tp('play.finalNow', { n: score.final })}</span>`
    }
  </section>`;
}
