/** From a thing on the table to the choice with which it came. */
import { html, nothing, type TemplateResult } from 'lit';
import { siteName } from '../drawing/board/site-text.ts';
import { tp } from '../i18n/play.ts';
import { app } from '../state/app.ts';
import type { BoardView } from '../worker/protocol.ts';
import { arrivalKey } from '../../table/protocol.ts';
import type { TableContext } from './table-context.ts';

/** Looks at the position after the choice; nothing for what came before the game, or after the position that is shown. */
function lookThere({ table, lookBack }: TableContext, step: number | undefined): TemplateResult | typeof nothing {
  if (!step || step > (table.past?.step ?? table.view.step)) return nothing;
  return html`<button class="small came" title=${tp('play.lookHere')} @click=${() => lookBack(step)}>
    ${tp('play.cameWith', { n: step })}
  </button>`;
}

export const whenCardCame = (context: TableContext, card: string): TemplateResult | typeof nothing =>
  lookThere(context, context.table.view.came.cards[card]);

/** When the site that was asked about last got what it holds. */
export function whenSiteCame(context: TableContext, board: BoardView): TemplateResult | typeof nothing {
  const { table, pack, centre } = context;
  const site = board.sites.find(({ id }) => id === context.site);
  // what would lie there tells more
  if (!site || context.ghost?.site === site.id) return nothing;
  const { came, position } = table.view;
  const seats = board.of === 'game' ? position.players.map((_, seat) => seat) : [centre];
  const step = Math.max(0, ...seats.map((seat) => came.sites[arrivalKey(seat, site.id)] ?? 0));
  const there = lookThere(context, step);
  return html`<p class="site-came">
    ${siteName(site, pack, app.now.settings.language)}: ${there === nothing ? tp('play.asAtTheStart') : there}
  </p>`;
}
