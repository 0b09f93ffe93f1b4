/** Which era, round and turn it is: a step for each, the current one marked. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import { term } from './term.ts';

export function periodTrack({ view, layout }: TableState): TemplateResult | typeof nothing {
  const { periods } = view;
  if (periods.length === 0) return nothing;
  return html`<section class="periods" data-pane aria-label=${tp('play.periods')}>
    ${periods.map(({ period, now, of }) => {
      const name = layout.names.periods[period];
      return html`<div class="period" data-period=${period}>
        <span class="period-name">${term(layout, period, 'periods', name)}</span>
        <span class="visually-hidden">${tp('play.nowOf', { n: now, of })}</span>
        <ol class="plain" aria-hidden="true">
          ${Array.from({ length: of }, (_, i) => html`<li class=${i + 1 === now ? 'now' : i + 1 < now ? 'done' : ''}>${i + 1}</li>`)}
        </ol>
      </div>`;
    })}
  </section>`;
}
