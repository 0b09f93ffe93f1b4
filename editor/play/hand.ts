/** The cards of the player in the centre that are not on the table for good, and the open cards of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { cardList, type CardListStyle } from './card-list.ts';
import { term } from './term.ts';
import type { TableContext } from './table-context.ts';

type Zone = TableContext['table']['layout']['zones'][number];
type Cards = TableContext['table']['view']['position']['zones'][string];

/** Of an open pile only the uppermost cards are of interest. */
const MOST_OF_PILE = 1;

/** What a player has that is not on the table for good. */
export function handPart(context: TableContext): TemplateResult | typeof nothing {
  const { table, centre } = context;
  const { layout, setup, view } = table;
  const zones = layout.zones.filter(({ of, listening }) => of === 'player' && !listening);
  const filled = filledOf(zones, view.position.players[centre].zones);
  if (filled.length === 0) return nothing;
  return html`<section
    class=${`cards of-seat seat-${centre}`}
    data-pane
    aria-label=${tp('play.cardsOf', { name: setup.seats[centre].name })}
  >
    ${filled.map(({ zone, there }) => zonePart(context, zone, there))}
  </section>`;
}

const FULL_HAND = 5;

/** Whether a hand of the player in the centre needs the width. */
export const hasFullHand = ({ table: { layout, view }, centre }: TableContext): boolean =>
  layout.zones.some(
    ({ id, of, listening, visible }) =>
      of === 'player' &&
      !listening &&
      visible === 'owner' &&
      (view.position.players[centre].zones[id]?.cards?.length ?? 0) >= FULL_HAND,
  );

/** The zones of the game whose cards everybody sees. */
export const openZones = ({ table: { layout, view } }: TableContext): FilledZone[] =>
  filledOf(
    layout.zones.filter(({ of, visible }) => of === 'game' && visible === 'all'),
    view.position.zones,
  );

/** Cards that lie open for all, such as a market. */
export const openView = (context: TableContext): TemplateResult =>
  html`<div class="cards open-cards">
    ${openZones(context).map(({ zone, there }) => zonePart(context, zone, there))}
  </div>`;

interface FilledZone {
  zone: Zone;
  there: Cards;
}

const filledOf = (zones: readonly Zone[], cards: Readonly<Record<string, Cards>>): FilledZone[] =>
  zones.map((zone) => ({ zone, there: cards[zone.id] })).filter(({ there }) => there && there.count > 0);

/** Of an open pile the uppermost cards. */
export const seenOf = ({ zone, there }: FilledZone): NonNullable<Cards['cards']> =>
  zone.stack ? (there.cards ?? []).slice(0, MOST_OF_PILE) : (there.cards ?? []);

function zonePart(context: TableContext, zone: Zone, there: Cards): TemplateResult {
  const { layout } = context.table;
  const cards = seenOf({ zone, there });
  return html`<div class=${`zone ${zone.visible === 'owner' ? 'hand' : ''}`} data-zone=${zone.id}>
    <h3>${term(layout, zone.id, 'cards', layout.names.zones[zone.id])} <span class="count">${there.count}</span></h3>
    ${
      there.cards
        ? html`<div class="hand-row">
            ${cardList(context, cards, styleOf(zone))} ${faceDownCards(context, there.count - there.cards.length)}
          </div>`
        : html`<p class="quiet-text">${tp('play.hiddenCards', { n: there.count })}</p>`
    }
  </div>`;
}

/** What a player has is read as it lies; of a pile only the uppermost card is of interest. */
const styleOf = ({ of, visible, stack }: Zone): CardListStyle =>
  stack ? {} : { look: of === 'player' ? 'tiles' : 'apart', told: visible !== 'owner' };

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
