/** Where the points of each player come from: a row for each part of the game, and below it what gave them there. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { ScoreSource, TableScores } from '../../table/protocol.ts';
import { seatMark } from './seat-mark.ts';

/** So many parts of a row of the first level are shown by themselves; more of them are unfolded. */
const SHOWN_PARTS = 4;

/** Rows that somebody has unfolded, or folded, each by the names that lead to it. */
export interface Turned {
  has(row: string): boolean;
  toggle(row: string): void;
}

export function scoringView({ setup, view }: TableState, scores: TableScores | null, turned: Turned): TemplateResult {
  if (scores === null) return html`<p class="quiet-text">…</p>`;
  const { soFar, before, totals } = scores;
  const seats = view.position.order;
  const values = (of: readonly number[]): TemplateResult[] =>
    seats.map((seat) => html`<td class=${of[seat] === 0 ? 'none' : ''}>${of[seat]}</td>`);
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
      ${soFar.flatMap((source) => rowsOf(source, { depth: 0, path: source.name, values, turned }))}
      <tr class="total">
        <th scope="row">${view.over ? tp('play.scores.total') : tp('play.scores.soFar')}</th>
        ${values(totals)}
      </tr>
    </tbody>
  </table>`;
}

interface Place {
  depth: number;
  path: string;
  values: (of: readonly number[]) => TemplateResult[];
  turned: Turned;
}

function rowsOf({ name, values, parts }: ScoreSource, place: Place): TemplateResult[] {
  const { depth, path, values: cells, turned } = place;
  const folds = parts.length > 0;
  const isOpen = folds && (depth === 0 && parts.length <= SHOWN_PARTS) !== turned.has(path);
  return [
    html`<tr class=${depth === 0 ? 'section' : 'part'} data-depth=${depth}>
      <th scope="row">
        ${
          folds
            ? html`<button
                class="link fold"
                aria-expanded=${isOpen ? 'true' : 'false'}
                @click=${() => turned.toggle(path)}
              >
                ${name}
              </button>`
            : name
        }
      </th>
      ${cells(values)}
    </tr>`,
    ...(isOpen
      ? withRest(values, parts).flatMap((part) =>
          rowsOf(part, { ...place, depth: depth + 1, path: `${path}/${part.name}` }),
        )
      : []),
  ];
}

/** What no part accounts for has a row of its own, so that the parts come to the whole. */
function withRest(values: readonly number[], parts: readonly ScoreSource[]): readonly ScoreSource[] {
  const rest = values.map((n, seat) => n - parts.reduce((sum, part) => sum + part.values[seat], 0));
  if (parts.length === 0 || rest.every((n) => n === 0)) return parts;
  return [...parts, { name: tp('play.scores.rest'), values: rest, parts: [] }];
}
