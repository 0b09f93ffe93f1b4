/** What lies on a card of the table: how much of each counter, and whose it is where each player has their own. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableContext } from './table-context.ts';

type Things = Omit<NonNullable<TableState['view']['position']['zones'][string]['cards']>[number], 'card'>;

export function cardThings(
  { table: { layout, setup } }: TableContext,
  { marks = 0, holds, further = {}, lying = [] }: Things,
): TemplateResult | typeof nothing {
  const text = (counter: string, n: number): string => `${layout.names.counters[counter] ?? counter}: ${n}`;
  const common = [
    ...(marks === 0 ? [] : [holds === undefined ? tp('play.cardMarks', { n: marks }) : text(holds, marks)]),
    ...Object.entries(further).map(([counter, n]) => text(counter, n)),
  ];
  if (common.length + lying.length === 0) return nothing;
  return html`<ul class="card-things">
    ${common.map((one) => html`<li>${one}</li>`)}
    ${lying.map(
      ({ counter, n, owner = 0 }) =>
        html`<li class=${`of-seat seat-${owner}`}>${text(counter, n)} (${setup.seats[owner].name})</li>`,
    )}
  </ul>`;
}
