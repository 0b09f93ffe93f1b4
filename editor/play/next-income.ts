/** What the next income brings, in short: by what gives it, and all together. The overview says where it comes from. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableAmount, TableOverview } from '../../table/protocol.ts';
import { symbol } from './symbols.ts';
import type { TableContext } from './table-context.ts';

interface Row {
  /** of a kind of piece; null: of something else */
  piece: string | null;
  name: string;
  amounts: TableAmount[];
}

export function nextIncome({ pack }: TableContext, overview: TableOverview | null): TemplateResult | typeof nothing {
  if (overview === null) return nothing;
  const rows = rowsOf(overview);
  return html`<section class="next-income" data-pane tabindex="0" aria-label=${tp('play.nextIncome')}>
    <h2>${tp('play.nextIncome')}</h2>
    <dl>
      ${rows.map(
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

/** Of each kind of piece that gives something all together, then what is of no single kind. */
function rowsOf({ pieces, rules, others }: TableOverview): Row[] {
  return [
    ...pieces.flatMap(({ piece, name, plain, upgraded, together }) => {
      const amounts = summed(
        [...plain, ...upgraded, ...together].flatMap(({ amounts: each, times }) =>
          (each ?? []).map((amount) => ({ ...amount, n: amount.n * times })),
        ),
      );
      return amounts.length === 0 ? [] : [{ piece, name, amounts }];
    }),
    ...rules.map(({ rule, amounts, times }) => ({
      piece: null,
      name: rule ?? '',
      amounts: (amounts ?? []).map((amount) => ({ ...amount, n: amount.n * times })),
    })),
    ...others.map(({ by, amounts }) => ({ piece: null, name: by, amounts })),
  ];
}

/** By counter; `text` is only right for what is not summed. */
function summed(amounts: readonly TableAmount[]): TableAmount[] {
  const out: TableAmount[] = [];
  for (const amount of amounts) {
    if (amount.n === 0) continue;
    const same = out.find(({ counter }) => counter === amount.counter);
    if (same) same.n += amount.n;
    else out.push({ ...amount });
  }
  return out;
}
