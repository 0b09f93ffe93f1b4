/** The cards of the player in the centre that are not on the table for good, and the open cards of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { cardList } from './card-list.ts';
import { term } from './term.ts';
import type { TableContext } from './table-context.ts';

/** Of an open pile only the uppermost cards are of interest. */
const MOST_OF_PILE = 1;

export function handPart(context: TableContext): TemplateResult | typeof nothing {
  const { table, centre } = context;
  const { layout, setup, view } = table;
  const { position } = view;
  const own = layout.zones
    .filter(({ of, listening }) => of === 'player' && !listening)
    .map((zone) => ({ zone, there: position.players[centre].zones[zone.id] }));
  const shared = layout.zones
    .filter(({ of, visible }) => of === 'game' && visible === 'all')
    .map((zone) => ({ zone, there: position.zones[zone.id] }));
  const filled = [...own, ...shared].filter(({ there }) => there && there.count > 0);
  if (filled.length === 0) return nothing;
  return html`<section
    class=${`cards of-seat seat-${centre}`}
    data-pane
    aria-label=${tp('play.cardsOf', { name: setup.seats[centre].name })}
  >
    ${filled.map(({ zone, there }) => {
      const cards = zone.stack ? (there.cards ?? []).slice(0, MOST_OF_PILE) : (there.cards ?? []);
      return html`<div class=${`zone ${zone.visible === 'owner' ? 'hand' : ''}`} data-zone=${zone.id}>
        <h3>
          ${term(layout, zone.id, 'cards', layout.names.zones[zone.id])} <span class="count">${there.count}</span>
        </h3>
        ${
          there.cards
            ? html`<div class="hand-row">
                ${cardList(context, cards, zone.visible === 'all' && !zone.stack ? 'told' : 'apart')}
                ${faceDownCards(context, there.count - there.cards.length)}
              </div>`
            : html`<p class="quiet-text">${tp('play.hiddenCards', { n: there.count })}</p>`
        }
      </div>`;
    })}
  </section>`;
}

/** Cards of the viewer that nobody has looked at: their backs, and a way to turn them up. */
const faceDownCards = ({ table, turnUp }: TableContext, n: number): TemplateResult | typeof nothing =>
  n <= 0
    ? nothing
    : html`<ul class="hand-cards backs" aria-label=${tp('play.faceDown', { n })}>
          ${Array.from({ length: n }, () => html`<li class="hand-card" data-face="down"></li>`)}
        </ul>
        <p class="quiet-text">
          ${tp('play.faceDown', { n })}
          ${
            table.view.faceDown > 0
              ? html`<button class="small" title=${tp('play.turnUpHint')} @click=${turnUp}>
                  ${tp('play.turnUp')}
                </button>`
              : nothing
          }
        </p>`;
