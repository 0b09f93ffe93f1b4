/** How far the decks are, as a table with a bar for each deck and language. */
import { html, nothing, type TemplateResult } from 'lit';
import { languageName, packWord } from '../../i18n/index.ts';
import { td } from '../../i18n/deck.ts';
import type { CardState, DeckProgress } from '../../worker/deck-protocol.ts';
import type { PackView } from '../../worker/protocol.ts';

/** In the order of the bars. */
const STATES: readonly CardState[] = ['read', 'waived', 'optional', 'untold', 'different', 'unread', 'open'];

export function progressPart(progress: readonly DeckProgress[], view: PackView): TemplateResult | typeof nothing {
  if (progress.length === 0) return nothing;
  return html`<div class="rows" tabindex="0" role="region" aria-label=${td('byDeck')}>
    <table class="proved deck-progress">
      <caption>
        ${td('byDeck')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${td('deck')}</th>
          <td></td>
          <th scope="col" class="n">${td('cards')}</th>
          ${STATES.map((state) => html`<th scope="col" class="n"><span class=${`swatch deck-${state}`}></span> ${td(`state.${state}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${progress.map(
          ({ deck, lang, cards, states }) =>
            html`<tr>
              <th scope="row">
                ${packWord(view, deck, { fallback: deck })} <span class="quiet-text">${languageName(lang)}</span>
              </th>
              <td class="bar-cell">
                <span class="proof" aria-hidden="true"
                  >${STATES.filter((state) => states[state] > 0).map((state) => html`<span class=${`deck-${state}`} style=${`flex:${states[state]}`}></span>`)}</span
                >
              </td>
              <td class="n">${cards}</td>
              ${STATES.map((state) => html`<td class="n">${states[state] || '·'}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
