/** Beside the board, where there is room: the cards that a player has on the table, small, and those that lie there for all. */
import { html, nothing, type TemplateResult } from 'lit';
import { hueOf } from '../drawing/palette.ts';
import { tp } from '../i18n/play.ts';
import type { TableCard } from './card-list.ts';
import { emblemsOf } from './emblems.ts';
import { openZones, seenOf } from './hand.ts';
import { playedCards } from './played.ts';
import { inSigns } from './signs.ts';
import { symbol } from './symbols.ts';
import type { TableContext } from './table-context.ts';

/** So many pictures of what a card is about have room. */
const MOST_EMBLEMS = 4;

/** Nothing where there are no such cards. */
export function frontPart(context: TableContext): TemplateResult | typeof nothing {
  const { table, centre } = context;
  const played = playedCards(context);
  const open = openZones(context).filter(({ zone }) => !zone.stack);
  if (played.length === 0 && open.length === 0) return nothing;
  const { name } = table.setup.seats[centre];
  return html`<aside class="front" data-pane tabindex="0" aria-label=${tp('play.inFrontOf', { name })}>
    ${cardGroup(context, tp('play.inFrontOf', { name }), played)}
    ${open.map((zone) => cardGroup(context, table.layout.names.zones[zone.zone.id], seenOf(zone)))}
  </aside>`;
}

const cardGroup = (
  context: TableContext,
  title: string,
  cards: readonly TableCard[],
): TemplateResult | typeof nothing =>
  cards.length === 0
    ? nothing
    : html`<h2>${title}</h2>
        <ul class="plain">
          ${cards.map((card) => smallCard(context, card))}
        </ul>`;

/** Its name and what it does: in signs where they say all of it, else by pictures of what it is about. */
function smallCard(context: TableContext, { card, used }: TableCard): TemplateResult {
  const { table, pack, texts, isOffered, take } = context;
  const offered = isOffered('card', card);
  const own = texts.cards[card] ?? [];
  const color = pack.components.find(({ section, id }) => section === 'cards' && id === card)?.color ?? null;
  const { deep, pale } = hueOf(color);
  const [only] = own;
  const says =
    own.length === 1 && only.signs
      ? inSigns(only, only.signs)
      : html`<span class="signs-row" aria-hidden="true"
            >${emblemsOf(own, pack)
              .slice(0, MOST_EMBLEMS)
              .map((id) => symbol(id, pack))}</span
          ><span class="visually-hidden">${own.map(({ text }) => text).join(' ')}</span>`;
  const content = html`<b>${table.layout.names.cards[card]}</b>
    ${says}${used ? html`<span class="visually-hidden">${tp('play.cardUsed')}</span>` : nothing}`;
  return html`<li
    class=${`small-card ${offered ? 'offered' : ''} ${used ? 'exhausted' : ''}`}
    data-card=${card}
    style=${color === null ? nothing : `--deep: ${deep}; --pale: ${pale}`}
  >
    ${offered ? html`<button @click=${() => take('card', card)}>${content}</button>` : html`<div>${content}</div>`}
  </li>`;
}
