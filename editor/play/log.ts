/** What happened, the latest first, with what caused it. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableSetup, LogEntry, LogLine, TableLayout } from '../../table/protocol.ts';

/** The page keeps few of a long game; the record has all. */
const MOST_SHOWN = 60;
const MOST_SPOKEN = 6;

/** `lookBack`: shows the position after a choice. */
export function logPart({ view, setup, layout, viewer }: TableState, lookBack: (step: number) => void): TemplateResult {
  const shown = view.log.slice(-MOST_SHOWN).reverse();
  return html`<section class="log" data-pane aria-label=${tp('play.log')}>
    <h2>${tp('play.log')}</h2>
    <ol reversed start=${view.log.length} tabindex="0" aria-label=${tp('play.log')}>
      ${repeat(
        shown,
        ({ step }) => step,
        ({ player, auto, lines, step }) =>
          html`<li class=${auto === null ? '' : 'auto'} data-auto=${auto ?? nothing}>
            ${
              player < 0
                ? nothing
                : html`<button class="link who" title=${tp('play.lookHere')} @click=${() => lookBack(step)}>
                    ${setup.seats[player].name}
                  </button>`
            }
            ${auto !== null && player === viewer ? html`<em class="by-itself">${tp(`play.auto.${auto}`)}</em>` : nothing}
            ${lines.map(
              (line) =>
                html`<span class="line"
                  >${lineText(line, player, setup, layout)}${
                    line.cause === null ? nothing : html` <span class="cause">(${line.cause})</span>`
                  }</span
                >`,
            )}
          </li>`,
      )}
    </ol>
  </section>`;
}

function lineText({ player, text, hidden }: LogLine, of: number, { seats }: TableSetup, layout: TableLayout): string {
  const what = hidden
    ? tp('play.hiddenInto', { n: hidden.cards, zone: layout.names.zones[hidden.zone] })
    : (text ?? '');
  return player === of || player < 0 ? what : `${seats[player].name}: ${what}`;
}

/** The last of the news as one text, for screen readers. */
export const spokenLog = (entries: readonly LogEntry[], setup: TableSetup, layout: TableLayout): string =>
  entries
    .flatMap(({ lines, player, auto }) => [
      ...(auto === 'free-order' || auto === 'confirm' ? [tp(`play.auto.${auto}`)] : []),
      ...lines.map((line) => lineText(line, player, setup, layout)),
    ])
    .slice(-MOST_SPOKEN)
    .join('. ');
