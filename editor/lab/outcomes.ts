/** All outcomes of a try, by their changes. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { PackView, TryResult } from '../worker/protocol.ts';
import { changesText } from '../shell/change-text.ts';

const MOST_SHOWN = 100;

export function outcomesPart(
  { outcomes }: TryResult,
  view: PackView,
  choose: (keys: string[]) => void,
): TemplateResult | typeof nothing {
  if (!outcomes) return nothing;
  const { list, cut } = outcomes;
  const left = list.length - MOST_SHOWN;
  return html`<section class="outcomes" data-pane aria-label=${t('allOutcomes')}>
    <h2>${t('outcomes', { n: list.length })}</h2>
    ${cut ? html`<p class="warn">${t('moreOutcomes')}</p>` : nothing}
    <ul>
      ${list.slice(0, MOST_SHOWN).map(
        ({ changes, ways, path }) =>
          html`<li>
            ${changesText(changes, view)}
            <span class="quiet-text">(${t('ways', { n: ways })})</span>
            ${path.length ? html`<button class="link" @click=${() => choose(path)}>${path.join(' → ')}</button>` : nothing}
          </li>`,
      )}
    </ul>
    ${left > 0 ? html`<p class="quiet-text">${t('outcomesLeft', { n: left })}</p>` : nothing}
  </section>`;
}
