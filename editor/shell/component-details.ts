/** What stands beside a component, as the preview and the audit show it: where it comes from, what is to be said of it, its texts. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import type { ComponentDetails, RenderedTextView } from '../worker/protocol.ts';

export function sourceList({ sources }: ComponentDetails): TemplateResult {
  if (sources.length === 0) return html`<p class="quiet-text">${t('noSources')}</p>`;
  return html`<ul>
    ${sources.map(
      ({ edition, at, strength, says }) =>
        html`<li>
          ${edition}${at ? `, ${at}` : ''}${strength ? ` (${t(`strength.${strength as 'states'}`)})` : ''}${says ? `: ${says}` : ''}
        </li>`,
    )}
  </ul>`;
}

/** What is disputed, why it is as it is, what else is noted. */
export function remarks({ disputes, why, note }: ComponentDetails): TemplateResult {
  const disputed = disputes
    .map(({ id, topic, decision }) => `${id} ${topic}${decision ? ` → ${decision}` : ''}`)
    .join('; ');
  return html`${disputed ? html`<p><b>${t('disputes')}:</b> ${disputed}</p>` : nothing}
  ${why ? html`<p><b>${t('why')}:</b> ${why}</p>` : nothing}${note ? html`<p><b>${t('note')}:</b> ${note}</p>` : nothing}`;
}

/** Each text with its title, where there are several. */
export const paragraphs = (told: readonly RenderedTextView[]): TemplateResult[] =>
  told.map(({ title, text }) => html`<p>${told.length > 1 && title ? html`<b>${title}.</b> ` : nothing}${text}</p>`);
