/** The action slots by colour, with the markers on them; those that can be chosen answer the question by a click. */
import { html, nothing, type TemplateResult } from 'lit';
import { hueOf, shapeOf } from '../drawing/palette.ts';
import { packWord, t } from '../i18n/index.ts';
import type { TableLayout } from '../worker/table-protocol.ts';
import { seatMark } from './seat-mark.ts';
import type { TableContext } from './table-context.ts';

type Slot = TableLayout['slots'][number];

export function slotsPart(context: TableContext): TemplateResult | typeof nothing {
  const { table, pack } = context;
  const { slots } = table.layout;
  if (slots.length === 0) return nothing;
  const colors = [...new Set(slots.map(({ color }) => color))];
  return html`<section class="slots" data-pane tabindex="0" aria-label=${t('play.slots')}>
    ${colors.map(
      (color) =>
        html`<div class="slot-group" data-group=${color ?? ''} style=${`--hue: ${hueOf(color).mid}`}>
          <h2>
            ${
              color === null
                ? t('play.noColor')
                : html`<svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                      <path d=${shapeOf(pack.colors.indexOf(color))} />
                    </svg>
                    ${packWord(pack, color)}`
            }
          </h2>
          <ul class="plain">
            ${slots.filter((one) => one.color === color).map((slot) => slotItem(context, slot))}
          </ul>
        </div>`,
    )}
  </section>`;
}

function slotItem({ table, texts, isOffered, take }: TableContext, { id }: Slot): TemplateResult {
  const { view, setup, layout } = table;
  const seats = view.position.slots[id] ?? [];
  // of the past only the markers are known, not their order
  const uses = view.uses[id] ?? seats.map((player) => ({ player, nth: 0 }));
  const by = uses
    .map(({ player, nth }) => {
      if (player < 0) return t('play.neutral');
      const { name } = setup.seats[player];
      return nth === 0 ? name : t('play.useOf', { name, nth });
    })
    .join(', ');
  const offered = isOffered('slot', id);
  const content = html`<span class="slot-name">${texts.slots[id]?.[0]?.text ?? layout.names.slots[id]}</span>
    <span class="slot-marks" aria-hidden="true"
      >${uses.map(
        ({ player, nth }) =>
          html`<span class="slot-use"
            >${seatMark(player)}${player < 0 || nth === 0 ? nothing : html`<b>${nth}</b>`}</span
          >`,
      )}</span
    >
    ${uses.length ? html`<span class="visually-hidden">${t('play.usedBy', { by })}</span>` : nothing}`;
  return html`<li class=${`slot ${offered ? 'offered' : ''} ${uses.length ? 'used' : ''}`} data-slot=${id}>
    ${offered ? html`<button @click=${() => take('slot', id)}>${content}</button>` : html`<div>${content}</div>`}
  </li>`;
}
