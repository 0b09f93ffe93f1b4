/** The changes of the position up to a step. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { PackView } from '../worker/protocol.ts';
import { wordsOfChange, wordsOfValue } from '../shell/change-text.ts';
import type { ChangeRow } from './steps.ts';

/** `hash`: of the position, for tests and for those who compare two of them. */
export function changesPart(
  rows: readonly ChangeRow[],
  view: PackView,
  step: number,
  of: number,
  hash: string,
): TemplateResult {
  return html`<section class="changes-part" data-pane data-position=${hash} aria-label=${t('changes')}>
    <h2>${t('changes')}</h2>
    <p class="so-far quiet-text">${step === of ? t('atTheEnd') : t('changesSoFar', { n: step })}</p>
    ${
      rows.length === 0
        ? html`<p class="quiet-text">${t('noChanges')}</p>`
        : html`<table class="changes">
            <tbody>
              ${rows.map((row) => rowOf(row, view))}
            </tbody>
          </table>`
    }
  </section>`;
}

function rowOf(row: ChangeRow, view: PackView): TemplateResult {
  const { what, was, changed, changedByStep } = row;
  const words = wordsOfChange(row, view);
  const same = Array.isArray(was) ? t('asBefore') : wordsOfValue(what, was, view);
  return html` <tr class=${`${changed ? '' : 'same'} ${changedByStep ? 'by-step' : ''}`}>
    <th scope="row">${words.what}</th>
    <td>
      ${changed ? words.text : same}
      ${changedByStep ? html`<span class="visually-hidden">(${t('byThisStep')})</span>` : nothing}
    </td>
  </tr>`;
}
