/** Cards on the table, side by side; those that answer the question are buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { whenCardCame } from './came.ts';
import { cardFace } from './card-face.ts';
import type { TableContext } from './table-context.ts';

export type TableCard = NonNullable<TableState['view']['position']['zones'][string]['cards']>[number];

/** `overlapped` saves space; `told`: below each, with which choice it came. */
export const cardList = (
  context: TableContext,
  cards: readonly TableCard[],
  style: 'apart' | 'overlapped' | 'told' = 'apart',
): TemplateResult =>
  html`<ul class=${`hand-cards ${style}`}>
    ${repeat(
      cards,
      ({ card }, i) => `${card} ${i}`,
      (card) => cardItem(context, card, style === 'told'),
    )}
  </ul>`;

function cardItem(context: TableContext, { card, used }: TableCard, told: boolean): TemplateResult {
  const { table, pack, texts, isOffered, take } = context;
  const offered = isOffered('card', card);
  const face = cardFace(card, table.layout.names.cards[card], pack, texts.cards, used ? tp('play.cardUsed') : '');
  return html`<li class=${`hand-card ${offered ? 'offered' : ''} ${used ? 'exhausted' : ''}`} data-card=${card}>
    ${offered ? html`<button @click=${() => take('card', card)}>${face}</button>` : face}
    ${told ? whenCardCame(context, card) : nothing}
  </li>`;
}
