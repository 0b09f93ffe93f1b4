/** Between the end of a turn and the curtain: who has played sees what was drawn, and then passes the device on. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { passOn } from '../state/table.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import { cardFace } from './card-face.ts';
import type { TableTexts } from './table-context.ts';

export function newCardsPart(
  { fresh, viewer, view: { asks }, setup, layout }: TableState,
  pack: PackView,
  { cards: texts }: TableTexts,
): TemplateResult | typeof nothing {
  if (fresh === null) return nothing;
  const next = asks === null ? '' : setup.seats[asks].name;
  return html`<section class="decision new-cards" data-pane aria-label=${tp('play.newCards')}>
    <h2><span class="who">${setup.seats[viewer].name}</span>: ${tp('play.newCards')}</h2>
    <ul class="hand-cards apart">
      ${fresh.map((card) => {
        const name = layout.names.cards[card];
        return html`<li class="hand-card" data-card=${card}>${cardFace(card, name, pack, texts)}</li>`;
      })}
    </ul>
    <button class="primary" data-focus @click=${() => void passOn()}>${tp('play.passTo', { name: next })}</button>
  </section>`;
}
