/** Cards on the table, side by side; those that answer the question are buttons. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { cardFace } from './card-face.ts';
import type { TableContext } from './table-context.ts';

export type TableCard = NonNullable<TableState['view']['position']['zones'][string]['cards']>[number];

/** `style`: `overlapped` saves space. */
export const cardList = (
  context: TableContext,
  cards: readonly TableCard[],
  style: 'apart' | 'overlapped' = 'apart',
): TemplateResult =>
  html`<ul class=${`hand-cards ${style}`}>
    ${repeat(
      cards,
      ({ card }, i) => `${card} ${i}`,
      (card) => cardItem(context, card),
    )}
  </ul>`;

function cardItem({ table, pack, texts, isOffered, take }: TableContext, { card, used }: TableCard): TemplateResult {
  const offered = isOffered('card', card);
  const face = cardFace(card, table.layout.names.cards[card], pack, texts.cards, used ? tp('play.cardUsed') : '');
  return html`<li class=${`hand-card ${offered ? 'offered' : ''} ${used ? 'exhausted' : ''}`} data-card=${card}>
    ${offered ? html`<button @click=${() => take('card', card)}>${face}</button>` : face}
  </li>`;
}
