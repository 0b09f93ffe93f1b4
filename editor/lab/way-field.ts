/** How what has a shape lies on a site: the ways that are another one, to choose from. */
import { html, nothing, type TemplateResult } from 'lit';
import { tilingOf, turnsOf } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';
import { looksOn } from '../drawing/board/looks.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import type { Lying } from './site-content.ts';

type Way = Pick<Lying, 'turn' | 'flip'>;

/** `piece`: what stands there, where no card is laid. Nothing where it has one way to lie. */
export function wayField(
  board: BoardView,
  view: PackView,
  lying: Lying | null,
  piece: string | null,
  choose: (way: Way) => void,
): TemplateResult | typeof nothing {
  const id = lying?.card ?? piece;
  if (lying === null || id === null || !board.grid) return nothing;
  const looks = looksOn(board, view, lying.card === null ? 'pieces' : 'cards', id);
  if (looks.length < 2) return nothing;
  const degrees = 360 / turnsOf(tilingOf(board.grid));
  const nameOf = ({ turn, flip }: Way): string =>
    [...(flip ? [t('turnedOver')] : []), ...(turn > 0 ? [t('turnedBy', { n: turn * degrees })] : [])].join(', ') ||
    t('asDrawn');
  const change = ({ target }: Event): void => choose(looks[Number((target as HTMLSelectElement).value)]);
  return html`<label
    >${t('howItLies')}<select data-way @change=${change}>
      ${looks.map(
        (look, i) =>
          html`<option value=${i} .selected=${look.turn === lying.turn && look.flip === lying.flip}>
            ${nameOf(look)}
          </option>`,
      )}
    </select></label
  >`;
}
