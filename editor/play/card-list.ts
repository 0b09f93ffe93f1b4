/** Cards on the table, side by side; those that answer the question are buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { whenCardCame } from './came.ts';
import { cardThings } from './card-things.ts';
import { cardFace } from './card-face.ts';
import { handTile } from './hand-tile.ts';
import type { TableContext } from './table-context.ts';

export type TableCard = NonNullable<TableState['view']['position']['zones'][string]['cards']>[number];

/** `overlapped` saves space; `tiles`: to be read as they lie. `told`: below each, with which choice it came. */
export interface CardListStyle {
  look?: 'apart' | 'overlapped' | 'tiles';
  told?: boolean;
}

export const cardList = (
  context: TableContext,
  cards: readonly TableCard[],
  { look = 'apart', told = false }: CardListStyle = {},
): TemplateResult =>
  html`<ul class=${`hand-cards ${look} ${told ? 'told' : ''}`}>
    ${repeat(
      cards,
      ({ card }, i) => `${card} ${i}`,
      (card) => cardItem(context, card, look === 'tiles', told),
    )}
  </ul>`;

function cardItem(context: TableContext, shown: TableCard, isTile: boolean, told: boolean): TemplateResult {
  const { card, used } = shown;
  const { table, pack, texts, isOffered, take } = context;
  const offered = isOffered('card', card);
  const name = table.layout.names.cards[card];
  const face = isTile
    ? handTile(card, name, pack, texts.cards)
    : cardFace(card, name, pack, texts.cards, used ? tp('play.cardUsed') : '');
  const signal = isTile ? context.signalOf(card) : null;
  return html`<li class=${`hand-card ${offered ? 'offered' : ''} ${used ? 'exhausted' : ''}`} data-card=${card}>
    ${signal === null ? nothing : html`<span class=${`card-signal ${signal.wasted ? 'wasted' : ''}`} aria-hidden="true">${signal.text}</span>`}
    ${offered ? html`<button @click=${() => take('card', card)}>${face}</button>` : face} ${cardThings(context, shown)}
    ${told ? whenCardCame(context, card) : nothing}
  </li>`;
}
