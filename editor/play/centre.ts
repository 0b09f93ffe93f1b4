/** The centre of the table: the board of one player, or another view of what this player has, chosen by tabs. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tp } from '../i18n/play.ts';
import type { BoardView } from '../worker/protocol.ts';
import { boardsOf, boardView } from './board.ts';
import { playedCards, playedView } from './played.ts';
import { openView, openZones, seenOf } from './hand.ts';
import type { TableContext } from './table-context.ts';

export type CentreView = 'board' | 'played' | 'open' | 'overview' | 'scoring';

interface Tab {
  id: CentreView;
  name: string;
  /** something there answers the question */
  offers: boolean;
  draw(): TemplateResult;
}

/** The views that ask the worker for more. */
type AskedViews = Record<'overview' | 'scoring', () => TemplateResult>;

/** A pack without boards has no view of them, and so on. */
function tabsOf(context: TableContext, boards: readonly BoardView[], { overview, scoring }: AskedViews): Tab[] {
  const { table, isOffered } = context;
  const tabs: Tab[] = [];
  const shown = boardsOf(context, boards);
  if (shown.length > 0) {
    tabs.push({
      id: 'board',
      name: tp('play.view.board'),
      offers: shown.some(({ sites }) => sites.some(({ id }) => isOffered('site', id))),
      draw: () => boardView(context, shown),
    });
  }
  if (table.layout.zones.some(({ of, listening, visible }) => of === 'player' && listening && visible === 'all')) {
    const cards = playedCards(context);
    tabs.push({
      id: 'played',
      name: `${tp('play.view.played')} (${cards.length})`,
      offers: cards.some(({ card }) => isOffered('card', card)),
      draw: () => playedView(context),
    });
  }
  const open = openZones(context).flatMap((zone) => seenOf(zone));
  if (open.length > 0) {
    tabs.push({
      id: 'open',
      name: `${tp('play.view.open')} (${open.length})`,
      offers: open.some(({ card }) => isOffered('card', card)),
      draw: () => openView(context),
    });
  }
  if (table.layout.overview && !table.view.over) {
    tabs.push({ id: 'overview', name: tp('play.view.overview'), offers: false, draw: overview });
  }
  if (table.layout.score !== null && !table.past) {
    tabs.push({ id: 'scoring', name: tp('play.view.scoring'), offers: false, draw: scoring });
  }
  return tabs;
}

interface Centre {
  part: TemplateResult;
  /** a board, beside which there is room: the other views need the width */
  leavesRoom: boolean;
}

export function centrePart(
  context: TableContext,
  boards: readonly BoardView[],
  wanted: CentreView,
  show: (view: CentreView) => void,
  asked: AskedViews,
  { pinned, pin }: { pinned: boolean; pin: (pinned: boolean) => void },
): Centre | null {
  const tabs = tabsOf(context, boards, asked);
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (current === undefined) return null;
  const leavesRoom = current.id === 'board' || !tabs.some(({ id }) => id === 'board');
  const { table, centre } = context;
  const { name } = table.setup.seats[centre];
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    show(next.id);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-tab=${next.id}]`)?.focus();
  };
  const part = html`<section
    class=${`table-board of-seat seat-${centre} ${leavesRoom ? 'leaves-room' : ''}`}
    data-pane
    data-view=${current.id}
    data-owner=${centre}
    aria-label=${tp('play.thingsOf', { name })}
  >
    <div class="centre-head">
      <h2>${name}</h2>
      <div class="tabs" role="tablist" aria-label=${tp('play.thingsOf', { name })} @keydown=${onKey}>
        ${tabs.map(
          (tab) =>
            html`<button
              role="tab"
              id=${`tab-${tab.id}`}
              data-tab=${tab.id}
              class=${tab.offers && tab !== current ? 'offers' : ''}
              aria-selected=${tab === current ? 'true' : 'false'}
              aria-controls="centre-view"
              tabindex=${tab === current ? 0 : -1}
              @click=${() => show(tab.id)}
            >
              ${tab.name}${
                tab.offers && tab !== current
                  ? html`<span class="visually-hidden">: ${tp('play.offersHere')}</span>`
                  : nothing
              }
            </button>`,
        )}
      </div>
      ${
        table.setup.seats.length > 1
          ? html`<label class="pin"
              ><input
                type="checkbox"
                .checked=${live(pinned)}
                @change=${({ target }: Event) => pin((target as HTMLInputElement).checked)}
              />
              ${tp('play.pin')}</label
            >`
          : nothing
      }
    </div>
    <div
      class=${`centre-view ${current.id === 'board' ? 'with-board' : ''}`}
      id="centre-view"
      role="tabpanel"
      aria-labelledby=${`tab-${current.id}`}
      tabindex=${current.id === 'board' ? nothing : '0'}
    >
      ${current.draw()}
    </div>
  </section>`;
  return { part, leavesRoom };
}
