/** The cards of the player in the centre, zone by zone: in full where they can be seen, else their number. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../i18n/index.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import { cardFace } from './card-face.ts';

type Card = NonNullable<TableState['view']['position']['zones'][string]['cards']>[number];

/** Of an open pile only the uppermost cards are of interest. */
const MOST_OF_PILE = 1;

export function handPart(
  { view: { position }, layout, setup }: TableState,
  pack: PackView,
  texts: Record<string, RenderedTextView[]>,
  centre: number,
  offered: ReadonlyMap<string, string>,
  take: (card: string) => void,
): TemplateResult | typeof nothing {
  const own = layout.zones
    .filter(({ of }) => of === 'player')
    .map((zone) => ({ zone, there: position.players[centre].zones[zone.id] }));
  const shared = layout.zones
    .filter(({ of, visible }) => of === 'game' && visible === 'all')
    .map((zone) => ({ zone, there: position.zones[zone.id] }));
  const face = (card: Card): TemplateResult => {
    const isOffered = offered.has(`card ${card.card}`);
    const name = layout.names.cards[card.card];
    const drawn = cardFace(card.card, name, pack, texts, card.used ? t('play.cardUsed') : '');
    return html`<li
      class=${`hand-card ${isOffered ? 'offered' : ''} ${card.used ? 'exhausted' : ''}`}
      data-card=${card.card}
    >
      ${isOffered ? html`<button @click=${() => take(card.card)}>${drawn}</button>` : drawn}
    </li>`;
  };
  if ([...own, ...shared].every(({ there }) => !there || there.count === 0)) return nothing;
  return html`<section class="cards" data-pane aria-label=${t('play.cardsOf', { name: setup.seats[centre].name })}>
    ${[...own, ...shared].map(({ zone, there }) => {
      if (!there || there.count === 0) return nothing;
      const cards = zone.stack ? (there.cards ?? []).slice(0, MOST_OF_PILE) : (there.cards ?? []);
      return html`<div class=${`zone ${zone.visible === 'owner' ? 'hand' : ''}`}>
        <h3>${layout.names.zones[zone.id]} <span class="count">${there.count}</span></h3>
        ${
          there.cards
            ? html`<ul class="hand-cards">
                ${repeat(cards, ({ card }, i) => `${card} ${i}`, face)}
              </ul>`
            : html`<p class="quiet-text">${t('play.hiddenCards', { n: there.count })}</p>`
        }
      </div>`;
    })}
  </section>`;
}
