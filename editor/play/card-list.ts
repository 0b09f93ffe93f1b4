/** Cards on the table, side by side; those that answer the question are buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { whenCardCame } from './came.ts';
import { cardFace } from './card-face.ts';
import { handTile } from './hand-tile.ts';
import type { TableContext } from './table-context.ts';

export type TableCard = NonNullable<TableState['view']['position']['zones'][string]['cards']>[number];

/** `overlapped` saves space; `told`: below each, with which choice it came; `tiles`: to be read as they lie. */
export const cardList = (
  context: TableContext,
  cards: readonly TableCard[],
  style: 'apart' | 'overlapped' | 'told' | 'tiles' | 'tiles told' = 'apart',
): TemplateResult =>
  html`<ul class=${`hand-cards ${style}`}>
    ${repeat(
      cards,
      ({ card }, i) => `${card} ${i}`,
      (card) => cardItem(context, card, style),
    )}
  </ul>`;

function cardItem(context: TableContext, { card, used }: TableCard, style: string): TemplateResult {
  const { table, pack, texts, isOffered, take } = context;
  const isTile = style.startsWith('tiles');
  const offered = isOffered('card', card);
  const name = table.layout.names.cards[card];
  const face = isTile
    ? handTile(card, name, pack, texts.cards)
    : cardFace(card, name, pack, texts.cards, used ? tp('play.cardUsed') : '');
  const signal = isTile ? context.signalOf(card) : null;
  return html`<li class=${`hand-card ${offered ? 'offered' : ''} ${used ? 'exhausted' : ''}`} data-card=${card}>
    ${signal === null ? nothing : html`<span class=${`card-signal ${signal.wasted ? 'wasted' : ''}`} aria-hidden="true">${signal.text}</span>`}
    ${offered ? html`<button @click=${() => take('card', card)}>${face}</button>` : face}
    ${style.endsWith('told') ? whenCardCame(context, card) : nothing}
  </li>`;
}
