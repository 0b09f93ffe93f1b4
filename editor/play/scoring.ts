/** Where the points of each player come from; before the end, what the final scoring would add for who looks. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { TableState } from '../state/table-state.ts';
import type { ScoreSource, TableScores } from '../worker/table-protocol.ts';
import { seatMark } from './seat-mark.ts';

export function scoringView({ setup, viewer, view }: TableState, scores: TableScores | null): TemplateResult {
  if (scores === null) return html`<p class="quiet-text">…</p>`;
  const { soFar, before, totals, toCome } = scores;
  const seats = view.position.order;
  const values = (of: readonly number[]): TemplateResult[] => seats.map((seat) => html`<td>${of[seat]}</td>`);
  /** of the viewer only */
  const own = (of: readonly number[]): TemplateResult[] =>
    seats.map((seat) => html`<td>${seat === viewer ? of[seat] : ''}</td>`);
  const added = toCome.reduce((sum, source) => sum + source.values[viewer], 0);
  return html`<table class="score-sources">
    <caption class="visually-hidden">
      ${t('play.scores')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('play.scores')}</th>
        ${seats.map((seat) => html`<th scope="col">${seatMark(seat)} ${setup.seats[seat].name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${
        before.some((n) => n !== 0)
          ? html`<tr>
              <th scope="row">${t('play.scores.start')}</th>
              ${values(before)}
            </tr>`
          : nothing
      }
      ${soFar.map((source) => rowsOf(source, values))}
      <tr class="total">
        <th scope="row">${view.over ? t('play.scores.total') : t('play.scores.soFar')}</th>
        ${values(totals)}
      </tr>
    </tbody>
    ${
      toCome.length === 0
        ? nothing
        : html`<tbody class="to-come">
            <tr class="heading">
              <th scope="rowgroup" colspan=${seats.length + 1}>${t('play.scores.toCome')}</th>
            </tr>
            ${toCome.map((source) => rowsOf(source, own))}
            <tr class="total" data-total=${totals[viewer] + added}>
              <th scope="row">${t('play.scores.total')}</th>
              ${own(totals.map((total) => total + added))}
            </tr>
          </tbody>`
    }
  </table>`;
}

const rowsOf = (
  { name, values, parts }: ScoreSource,
  cells: (of: readonly number[]) => TemplateResult[],
): TemplateResult[] => [
  html`<tr>
    <th scope="row">${name}</th>
    ${cells(values)}
  </tr>`,
  ...parts.map(
    (part) =>
      html`<tr class="part">
        <th scope="row">${part.name}</th>
        ${cells(part.values)}
      </tr>`,
  ),
];
