/** Where the points of each player come from. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { ScoreSource, TableScores } from '../../table/protocol.ts';
import { seatMark } from './seat-mark.ts';

export function scoringView({ setup, view }: TableState, scores: TableScores | null): TemplateResult {
  if (scores === null) return html`<p class="quiet-text">…</p>`;
  const { soFar, before, totals } = scores;
  const seats = view.position.order;
  const values = (of: readonly number[]): TemplateResult[] => seats.map((seat) => html`<td>${of[seat]}</td>`);
  return html`<table class="score-sources">
    <caption class="visually-hidden">
      ${tp('play.scores')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${tp('play.scores')}</th>
        ${seats.map((seat) => html`<th scope="col">${seatMark(seat)} ${setup.seats[seat].name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${
        before.some((n) => n !== 0)
          ? html`<tr>
              <th scope="row">${tp('play.scores.start')}</th>
              ${values(before)}
            </tr>`
          : nothing
      }
      ${soFar.map((source) => rowsOf(source, values))}
      <tr class="total">
        <th scope="row">${view.over ? tp('play.scores.total') : tp('play.scores.soFar')}</th>
        ${values(totals)}
      </tr>
    </tbody>
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
