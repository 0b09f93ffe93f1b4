/** What the next income brings, in short: by what gives it, and all together. The overview says where it comes from. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableAmount, TableOverview } from '../../table/protocol.ts';
import { symbol } from './symbols.ts';
import type { TableContext } from './table-context.ts';

export function nextIncome({ pack }: TableContext, overview: TableOverview | null): TemplateResult | typeof nothing {
  if (overview === null) return nothing;
  return html`<section class="next-income" data-pane tabindex="0" aria-label=${tp('play.nextIncome')}>
    <h2>${tp('play.nextIncome')}</h2>
    <dl>
      ${overview.sums.map(
        ({ piece, name, amounts }) =>
          html`<div>
            <dt>${piece === null ? nothing : symbol(piece, pack)}<span>${name}</span></dt>
            <dd>${amounts.map((amount) => shown(amount, pack))}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>${tp('play.nextIncome.total')}</dt>
        <dd>
          ${overview.total.length === 0 ? tp('play.overview.nothing') : overview.total.map((amount) => shown(amount, pack))}
        </dd>
      </div>
      ${
        overview.paid.length === 0
          ? nothing
          : html`<div class="paid">
              <dt>${tp('play.nextIncome.paid')}</dt>
              <dd>${overview.paid.map((amount) => shown(amount, pack, '−'))}</dd>
            </div>`
      }
    </dl>
  </section>`;
}

const shown = ({ counter, n, text }: TableAmount, pack: TableContext['pack'], sign = ''): TemplateResult => {
  const drawn = symbol(counter === '' ? 'card' : counter, pack);
  return drawn === nothing
    ? html`<span class="amount">${text}</span>`
    : html`<span class="amount" title=${text}
        ><span aria-hidden="true">${sign}${n}${drawn}</span><span class="visually-hidden">${text}</span></span
      >`;
};
