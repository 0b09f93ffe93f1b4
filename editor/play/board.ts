/** The board of the player in the centre, and the boards of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../drawing/board/board-drawing.ts';
import type { SiteOccupant } from '../drawing/board/occupants.ts';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import type { TableState } from '../state/table-state.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';

export function boardPart(
  { view: { position }, setup, layout, viewer }: TableState,
  pack: PackView,
  boards: readonly BoardView[],
  centre: number,
  offered: ReadonlyMap<string, string>,
  take: (site: string) => void,
): TemplateResult | typeof nothing {
  const player = position.players[centre];
  const shown = boards.filter(({ id, of }) => of === 'game' || id === player.board);
  if (shown.length === 0) return nothing;
  const { language } = app.now.settings;
  return html`<section
    class=${`table-board seat-${centre}`}
    data-pane
    aria-label=${t('play.boardOf', { name: setup.seats[centre].name })}
  >
    ${shown.map((board) => {
      const sites = board.of === 'game' ? position.sharedSites : player.sites;
      const own = board.of === 'game' || centre === viewer;
      const choosable = new Set(own ? board.sites.flatMap(({ id }) => (offered.has(`site ${id}`) ? [id] : [])) : []);
      return html`<h2>
          ${board.of === 'game' ? layout.names.boards[board.id] : t('play.boardOf', { name: setup.seats[centre].name })}
        </h2>
        <div class="board-frame">
          <fathom-board
            .board=${board}
            .view=${pack}
            .occupants=${occupantsOf(sites)}
            .choosable=${choosable}
            .content=${language}
            .language=${language}
            @choose-site=${({ detail }: CustomEvent<string>) => take(detail)}
          ></fathom-board>
        </div>`;
    })}
  </section>`;
}

const occupantsOf = (sites: TableState['view']['position']['sharedSites']): Map<string, SiteOccupant> =>
  new Map(
    Object.entries(sites).map(([id, { piece, upgraded, tile }]) => [
      id,
      { piece: piece ?? null, upgraded: upgraded ?? false, tile: tile ?? null, changed: false },
    ]),
  );
