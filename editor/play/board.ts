/** The board of the player in the centre, and the boards of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../drawing/board/board-drawing.ts';
import { lyingOf, type LaidThing } from '../drawing/board/laid.ts';
import type { SiteOccupant } from '../drawing/board/occupants.ts';
import { tp } from '../i18n/play.ts';
import { app } from '../state/app.ts';
import type { TableState } from '../state/table-state.ts';
import type { BoardView } from '../worker/protocol.ts';
import { emblemsOf } from './emblems.ts';
import { arrivalKey } from '../../table/protocol.ts';
import { whenSiteCame } from './came.ts';
import type { TableContext } from './table-context.ts';

type Sites = TableState['view']['position']['sharedSites'];

/** The boards that are seen from this seat. */
export const boardsOf = ({ table, centre }: TableContext, boards: readonly BoardView[]): BoardView[] =>
  boards.filter(({ id, of }) =>
    of === 'game' ? table.layout.boards.includes(id) : id === table.view.position.players[centre].board,
  );

export function boardView(context: TableContext, shown: readonly BoardView[]): TemplateResult {
  const { table, pack, centre, isOffered, take } = context;
  const { position } = table.view;
  const { language } = app.now.settings;
  return html`${shown.map((board) => {
    const ofGame = board.of === 'game';
    const own = ofGame || centre === table.viewer;
    const choosable = new Set(own ? board.sites.flatMap(({ id }) => (isOffered('site', id) ? [id] : [])) : []);
    return html`${ofGame ? html`<h2>${table.layout.names.boards[board.id]}</h2>` : nothing}
      <div class="board-frame">
        <fathom-board
          .board=${board}
          .view=${pack}
          .occupants=${
            ofGame
              ? occupantsOf(context, board, position.sharedSites, null)
              : occupantsOf(context, board, position.players[centre].sites, centre)
          }
          .choosable=${choosable}
          .ghost=${own ? ghostOf(context) : null}
          .fills=${true}
          .tells=${ofGame ? tellsOf(context, position.sharedSites, null) : tellsOf(context, position.players[centre].sites, centre)}
          .content=${language}
          .language=${language}
          @choose-site=${({ detail }: CustomEvent<string>) => take('site', detail)}
          @site=${({ detail }: CustomEvent<string>) => context.tellSite(detail)}
        ></fathom-board>
      </div>
      ${board.grid && own && context.turn ? turnBar(context.turn) : nothing}
      ${
        board.grid
          ? nothing
          : html`<label class="larger narrow-only" title=${tp('play.largerBoard')}
              ><input type="checkbox" @change=${enlarge} /><span class="visually-hidden"
                >${tp('play.largerBoard')}</span
              ></label
            >`
      }
      ${whenSiteCame(context, board)}`;
  })}`;
}

/** On a narrow page. A class, as a selector with `:has` would have all of the board styled anew for each change of it. */
function enlarge({ currentTarget }: Event): void {
  const input = currentTarget as HTMLInputElement;
  input.closest('.larger')!.previousElementSibling!.classList.toggle('enlarged', input.checked);
}

/** How what can lie in several ways is turned and laid. */
const turnBar = (turn: () => void): TemplateResult =>
  html`<div class="turn-bar">
    <button class="small" data-turn aria-keyshortcuts="R" @click=${turn}>
      <span aria-hidden="true">⟳</span> ${tp('play.turn')} <kbd aria-hidden="true">R</kbd>
    </button>
    <span class="quiet-text fine-only">${tp('play.layByClick')}</span>
    <span class="quiet-text coarse-only">${tp('play.layByTap')}</span>
  </div>`;

/** What the considered option would lay, as if it lay there. */
function ghostOf({ ghost, table, pack }: TableContext): LaidThing | null {
  if (ghost === null) return null;
  const { what, covers, site } = ghost;
  const { asks } = table.view;
  const isOwned = 'piece' in what && pack.pieces.some(({ id, isOwned: own }) => own && id === what.piece);
  return {
    anchor: site,
    what,
    covers,
    ...(isOwned && asks !== null ? { owner: { seat: asks, name: table.setup.seats[asks].name } } : {}),
    changed: false,
  };
}

/** What the tile of a site says, and the points that it has at the end. */
function tellsOf({ table, texts }: TableContext, sites: Sites, seat: number | null): Map<string, string[]> {
  const points = seat === null ? {} : table.view.standings[seat].sites;
  return new Map(
    Object.entries(sites).map(([id, { tile, laid, owner }]) => [
      id,
      [
        ...(isNews(table, id, owner ?? seat) ? [tp('play.since')] : []),
        ...[tile, laid].flatMap((card) => (card ? (texts.cards[card] ?? []).map(({ text }) => text) : [])),
        ...(points[id] ? [tp('play.sitePoints', { n: points[id] })] : []),
      ],
    ]),
  );
}

/** So many pictures have room on a tile. */
const MOST_ON_TILE = 2;

/** Of what does not count yet, the name says so. */
function occupantsOf(
  { table, pack, texts }: TableContext,
  board: BoardView,
  sites: Sites,
  seat: number | null,
): Map<string, SiteOccupant> {
  const { view, layout, setup } = table;
  const isShown = new Set([...layout.playerCounters, ...layout.gameCounters]);
  const unmet = seat === null ? undefined : view.standings[seat]?.unmet;
  return new Map(
    Object.entries(sites).map(([id, held]) => {
      const { piece, upgraded, owner, tile: card, faceDown, laid, covers, lying = [], onTile = [] } = held;
      const lies = lyingOf(board, { laid, covers });
      // off a map a card that is laid is like any other there
      const tile = card ?? (lies ? undefined : laid);
      const open = lies?.card ?? tile;
      const occupant = {
        piece: piece ?? null,
        upgraded: upgraded ?? false,
        ...(owner === undefined ? {} : { owner: { seat: owner, name: setup.seats[owner].name } }),
        tile: tile ?? null,
        ...(open ? { emblems: emblemsOf(texts.cards[open], pack).slice(0, MOST_ON_TILE) } : {}),
        ...(lies ? { lies } : {}),
        things: [...lying, ...onTile]
          .filter(({ counter }) => isShown.has(counter))
          .map(({ counter, n, owner: of }) => ({ counter, n, ...(of === undefined ? {} : { seat: of }) })),
        ...(faceDown ? { faceDown: { back: faceDown.back } } : {}),
        changed: false,
        isNews: isNews(table, id, owner ?? seat),
      };
      const lack = unmet?.[id];
      return [id, lack ? { ...occupant, lacks: { id: lack, name: layout.names.predicates[lack] } } : occupant];
    }),
  );
}

/** Whether somebody else has brought there what stands on it since the viewer's last choice. */
function isNews({ view, viewer, past }: TableState, site: string, seat: number | null): boolean {
  if (past || view.over || view.lastOwn === 0 || seat === viewer) return false;
  const seats = seat === null ? view.position.players.map((_, i) => i).filter((i) => i !== viewer) : [seat];
  return seats.some((one) => (view.came.sites[arrivalKey(one, site)] ?? 0) > view.lastOwn);
}
