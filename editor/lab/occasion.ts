/** What is tried, in a sentence: where the component lies, what is done, and what the component does then. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { LastTry } from '../state/app.ts';
import { parseTextRef } from '../state/try-query.ts';
import type { PackView } from '../worker/protocol.ts';
import { occasionPlace } from '../shell/occasions.ts';

/** Nothing where the effect has no words. */
export function occasionPart({ query, answer }: LastTry, view: PackView): TemplateResult | typeof nothing {
  if (!answer.ok) return nothing;
  const { said, tried, read } = answer;
  const placed = parseTextRef(query['for']);
  const fired = placed
    ? tried.trace.flatMap(({ type, cause, line }) =>
        type !== 'choice' && type !== 'trigger' && type !== 'not' && cause?.id === placed.id && line !== null
          ? [line]
          : [],
      )
    : [];
  if (said === null && !placed && read === null) return nothing;
  return html`<p class="lab-said" role="note">
    ${placed ? html`${occasionPlace(placed.id, placed.key, view)} ` : nothing}
    ${said === null ? nothing : html`${placed && !query['as'] ? html`${t('occasionDeed')} ` : nothing}${said} `}
    ${read === null ? nothing : html`${t('sayUnderstood', { effect: '' })}<code>${read}</code> `}
    ${fired.length > 0 ? html`<b>${t('occasionFired', { lines: fired.join(', ') })}</b>` : nothing}
  </p>`;
}
