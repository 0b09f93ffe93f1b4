/** The cards that a player has on the table, grouped by type in the order of the pack; all of them in full in a dialog. */
import { html, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { whenCardCame } from './came.ts';
import { cardFace } from './card-face.ts';
import { cardList, type TableCard } from './card-list.ts';
import type { TableContext } from './table-context.ts';

/** The cards in zones whose cards listen, such as those that were played. */
export const playedCards = ({ table, centre }: TableContext): TableCard[] =>
  table.layout.zones
    .filter(({ of, listening, visible }) => of === 'player' && listening && visible === 'all')
    .flatMap(({ id }) => table.view.position.players[centre].zones[id]?.cards ?? []);

interface CardGroup {
  type: string | null;
  cards: TableCard[];
}

function groupsOf({ pack }: TableContext, cards: readonly TableCard[]): CardGroup[] {
  const types = new Map(
    pack.components.flatMap(({ section, id, type }) => (section === 'cards' ? [[id, type] as const] : [])),
  );
  const typeOf = ({ card }: TableCard): string | null => types.get(card) ?? null;
  return [...pack.types, null]
    .map((type) => ({ type, cards: cards.filter((card) => typeOf(card) === type) }))
    .filter((group) => group.cards.length > 0);
}

export function playedView(context: TableContext): TemplateResult {
  const { table, pack, texts, centre } = context;
  const cards = playedCards(context);
  const { name } = table.setup.seats[centre];
  if (cards.length === 0) return html`<p class="quiet-text">${tp('play.nothingPlayed', { name })}</p>`;
  const groups = groupsOf(context, cards);
  return html`<div class="played-cards">
      ${groups.map(
        (group) =>
          html`<section class="card-group" data-type=${group.type ?? ''}>
            <h3>${nameOf(group, context)} <span class="count">${group.cards.length}</span></h3>
            ${cardList(context, group.cards, { look: 'overlapped' })}
          </section>`,
      )}
    </div>
    <button class="small" @click=${showAll}>${tp('play.enlarge')}</button>
    <dialog class="all-cards" aria-label=${tp('play.cardsOf', { name })}>
      <form method="dialog"><button>${t('close')}</button></form>
      ${groups.map(
        (group) =>
          html`<h3>${nameOf(group, context)}</h3>
            <ul class="plain">
              ${group.cards.map(
                ({ card, used }) =>
                  html`<li>
                    ${cardFace(card, table.layout.names.cards[card], pack, texts.cards, used ? tp('play.cardUsed') : '')}
                    <p>
                      <b>${table.layout.names.cards[card]}.</b>
                      ${(texts.cards[card] ?? []).map(({ text }) => text).join(' ')}
                    </p>
                    <form method="dialog">${whenCardCame(context, card)}</form>
                  </li>`,
              )}
            </ul>`,
      )}
    </dialog>`;
}

const nameOf = ({ type }: CardGroup, { pack }: TableContext): string =>
  type === null ? tp('play.noType') : packWord(pack, type);

const showAll = ({ currentTarget }: Event): void => {
  const dialog = (currentTarget as Element).nextElementSibling;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};
