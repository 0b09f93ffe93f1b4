/** What pieces cost a player now, with what makes them cheaper; and what the next income brings, by what gives it and how often. */
import { html, nothing, type TemplateResult } from 'lit';
import { picturesOf } from '../drawing/face/face-data.ts';
import { picture, type Pictures } from '../drawing/picture.ts';
import { tp } from '../i18n/play.ts';
import type { TableAmount, TableIncome, TableOverview, TablePrice } from '../../table/protocol.ts';
import { term } from './term.ts';
import type { TableContext } from './table-context.ts';

export function overviewView({ table, pack, centre }: TableContext, overview: TableOverview | null): TemplateResult {
  if (overview === null) return html`<p class="quiet-text">…</p>`;
  const { pieces, rules, others, total } = overview;
  const pictures = picturesOf(pack);
  const { name } = table.setup.seats[centre];
  return html`<table class="overview" data-seat=${centre}>
      <caption class="visually-hidden">
        ${tp('play.overview', { name })}
      </caption>
      <thead>
        <tr>
          <th scope="col" rowspan="2">${tp('play.overview.piece')}</th>
          <th scope="col" rowspan="2">${tp('play.overview.build')}</th>
          <th scope="col" rowspan="2">${tp('play.overview.upgrade')}</th>
          <th scope="colgroup" colspan="3">${tp('play.overview.income')}</th>
        </tr>
        <tr>
          <th scope="col">${tp('play.overview.plain')}</th>
          <th scope="col">${tp('play.overview.upgraded')}</th>
          <th scope="col">${tp('play.overview.together')}</th>
        </tr>
      </thead>
      <tbody>
        ${pieces.map(
          (row) =>
            html`<tr data-piece=${row.piece}>
              <th scope="row">
                ${term(
                  table.layout,
                  row.piece,
                  'overview',
                  pictures.has(row.piece)
                    ? html`<span title=${row.name}>${small(row.piece)} <span class="name">${row.name}</span></span>`
                    : row.name,
                )}
              </th>
              <td data-column="build">${price(row.build, pictures)}</td>
              <td data-column="upgrade">${row.upgrade ? price(row.upgrade, pictures) : '–'}</td>
              <td data-column="plain">${incomes(row.plain, pictures)}</td>
              <td data-column="upgraded">${incomes(row.upgraded, pictures)}</td>
              <td data-column="together">${incomes(row.together, pictures)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <dl class="overview-sums">
      ${rules.map(
        (income) =>
          html`<dt>${income.rule}</dt>
            <dd>${times(income, pictures)}</dd>`,
      )}
      ${others.map(
        ({ by, amounts }) =>
          html`<dt>${by}</dt>
            <dd>${amountsShown(amounts, pictures)}</dd>`,
      )}
      <dt class="total">${tp('play.overview.total')}</dt>
      <dd class="total" data-total>
        ${total.length === 0 ? tp('play.overview.nothing') : amountsShown(total, pictures)}
      </dd>
    </dl>`;
}

/** A number with its picture, or in words. */
const amountsShown = (amounts: readonly TableAmount[], pictures: Pictures): TemplateResult =>
  html`${amounts.map(({ counter, n, text }) =>
    pictures.has(counter)
      ? html`<span class="amount" title=${text}
          ><span aria-hidden="true">${n}${small(counter)}</span><span class="visually-hidden">${text}</span></span
        > `
      : html`<span class="amount">${text}</span> `,
  )}`;

const small = (id: string): TemplateResult =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true">${picture(id, 0, 0, 20)}</svg>`;

function price({ usual, now, less }: TablePrice, pictures: Pictures): TemplateResult {
  const shown = (ways: readonly TableAmount[][]): TemplateResult | string =>
    ways.every((amounts) => amounts.length === 0)
      ? tp('play.overview.free')
      : html`${ways.map(
          (amounts, i) =>
            html`${i > 0 ? html`<br />${tp('play.overview.or')} ` : nothing}${amountsShown(amounts, pictures)}`,
        )}`;
  if (less.length === 0) return html`${shown(now)}`;
  return html`<b>${shown(now)}</b>
    <small
      >${tp('play.overview.usual')}
      ${shown(usual)}${less.map(({ by, amounts }) => html`<br />${by}: −${amountsShown(amounts, pictures)}`)}</small
    >`;
}

const incomes = (list: readonly TableIncome[], pictures: Pictures): TemplateResult | string =>
  list.length === 0
    ? '–'
    : html`${list.map(
        (income) =>
          html`<div class=${income.times === 0 ? 'none' : ''} data-times=${income.times}>
            ${times(income, pictures)}${income.rule === null ? nothing : html`<small>${income.rule}</small>`}
          </div>`,
      )}`;

const times = ({ amounts, times: n }: TableIncome, pictures: Pictures): TemplateResult =>
  html`<b>${n}×</b> ${amounts === null ? tp('play.overview.depends') : amountsShown(amounts, pictures)}`;
