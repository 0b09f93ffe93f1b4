/** The board of the player in the centre, and the boards of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../drawing/board/board-drawing.ts';
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
              ? occupantsOf(context, position.sharedSites, null)
              : occupantsOf(context, position.players[centre].sites, centre)
          }
          .choosable=${choosable}
          .fills=${true}
          .tells=${ofGame ? tellsOf(context, position.sharedSites, null) : tellsOf(context, position.players[centre].sites, centre)}
          .content=${language}
          .language=${language}
          @choose-site=${({ detail }: CustomEvent<string>) => take('site', detail)}
          @site=${({ detail }: CustomEvent<string>) => context.tellSite(detail)}
        ></fathom-board>
      </div>
      ${
        board.grid
          ? nothing
          : html`<label class="larger narrow-only" title=${tp('play.largerBoard')}
              ><input type="checkbox" /><span class="visually-hidden">${tp('play.largerBoard')}</span></label
            >`
      }
      ${whenSiteCame(context, board)}`;
  })}`;
}

/** What the tile of a site says, and the points that it has at the end. */
function tellsOf({ table, texts }: TableContext, sites: Sites, seat: number | null): Map<string, string[]> {
  const points = seat === null ? {} : table.view.standings[seat].sites;
  return new Map(
    Object.entries(sites).map(([id, { tile, owner }]) => [
      id,
      [
        ...(isNews(table, id, owner ?? seat) ? [tp('play.since')] : []),
        ...(tile ? (texts.cards[tile] ?? []).map(({ text }) => text) : []),
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
  sites: Sites,
  seat: number | null,
): Map<string, SiteOccupant> {
  const { view, layout, setup } = table;
  const isShown = new Set([...layout.playerCounters, ...layout.gameCounters]);
  const unmet = seat === null ? undefined : view.standings[seat]?.unmet;
  return new Map(
    Object.entries(sites).map(([id, { piece, upgraded, owner, tile, faceDown, lying = [], onTile = [] }]) => {
      const occupant = {
        piece: piece ?? null,
        upgraded: upgraded ?? false,
        ...(owner === undefined ? {} : { owner: { seat: owner, name: setup.seats[owner].name } }),
        tile: tile ?? null,
        ...(tile ? { emblems: emblemsOf(texts.cards[tile], pack).slice(0, MOST_ON_TILE) } : {}),
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
