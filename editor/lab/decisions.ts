/** The decisions of a try, with their options, and the options that were not offered with the reasons. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { TryResult } from '../worker/protocol.ts';
import { playerName } from './event-line.ts';
import { concernsSeveral } from './steps.ts';

const MOST_REFUSALS = 40;

/** `choose`: takes the keys of all choices up to the one that is changed. */
export function decisionsPart(tried: TryResult, choose: (keys: string[]) => void): TemplateResult {
  const { decisions } = tried;
  const several = concernsSeveral(tried);
  const keys = decisions.map(({ chosen }) => chosen);
  return html`<section class="decisions-part" data-pane aria-label=${t('decisions')}>
    <h2>${t('decisions')} <span class="count">${decisions.length}</span></h2>
    ${
      decisions.length === 0
        ? html`<p class="quiet-text">${t('noDecisions')}</p>`
        : html`<ol class="decisions">
            ${decisions.map(
              (one, i) =>
                html`<li>
                  <p class="prompt">
                    ${several ? t('decision', { who: playerName(one.player), prompt: one.prompt }) : one.prompt}
                  </p>
                  <div class="options" role="group" aria-label=${one.prompt}>
                    ${one.options.map(
                      ({ key, label }) =>
                        html` <button
                          aria-pressed=${key === one.chosen ? 'true' : 'false'}
                          @click=${() => choose([...keys.slice(0, i), key])}
                        >
                          ${label}
                        </button>`,
                    )}
                  </div>
                  ${one.refusals.length ? refusals(one.refusals) : nothing}
                </li>`,
            )}
          </ol>`
    }
  </section>`;
}

const refusals = (all: TryResult['decisions'][number]['refusals']): TemplateResult =>
  html`<details>
    <summary>${t('notOffered')} (${all.length})</summary>
    <ul>
      ${all.slice(0, MOST_REFUSALS).map(({ label, reason }) => html`<li><b>${label}</b>: ${reason}</li>`)}
    </ul>
  </details>`;
