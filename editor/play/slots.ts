/** The action slots by colour, with the markers on them; those that can be chosen answer the question by a click. */
import { html, nothing, type TemplateResult } from 'lit';
import { hueOf } from '../drawing/palette.ts';
import { packWord, t } from '../i18n/index.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import { seatMark } from './seat-mark.ts';

export function slotsPart(
  { view, setup, layout }: TableState,
  pack: PackView,
  texts: Record<string, RenderedTextView[]>,
  offered: ReadonlyMap<string, string>,
  take: (id: string) => void,
): TemplateResult | typeof nothing {
  if (layout.slots.length === 0) return nothing;
  const colors = [...new Set(layout.slots.map(({ color }) => color))];
  const slot = ({ id, color }: TableState['layout']['slots'][number]): TemplateResult => {
    const seats = view.position.slots[id] ?? [];
    const name = layout.names.slots[id];
    const text = texts[id]?.[0]?.text ?? '';
    const isOffered = offered.has(`slot ${id}`);
    const by = seats.map((seat) => (seat < 0 ? t('play.neutral') : setup.seats[seat].name)).join(', ');
    const content = html`<span class="slot-name">${text || name}</span>
      <span class="slot-marks">${seats.map((seat) => seatMark(seat))}</span>
      ${seats.length ? html`<span class="visually-hidden">${t('play.usedBy', { by })}</span>` : nothing}`;
    return html`<li
      class=${`slot ${isOffered ? 'offered' : ''} ${seats.length ? 'used' : ''}`}
      data-slot=${id}
      style=${`--hue: ${hueOf(color).mid}`}
    >
      ${isOffered ? html`<button @click=${() => take(id)}>${content}</button>` : html`<div>${content}</div>`}
    </li>`;
  };
  return html`<section class="slots" data-pane tabindex="0" aria-label=${t('play.slots')}>
    ${colors.map(
      (color) =>
        html`<h2>${color === null ? t('play.noColor') : packWord(pack, color)}</h2>
          <ul class="plain">
            ${layout.slots.filter((one) => one.color === color).map(slot)}
          </ul>`,
    )}
  </section>`;
}
