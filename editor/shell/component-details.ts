/** Details of a component that several views show: sources, remarks, texts. */
import { html, nothing, type TemplateResult } from 'lit';
import { hasMessage, t } from '../i18n/index.ts';
import type { ComponentDetails, RenderedTextView, SourceView } from '../worker/protocol.ts';

export function sourceList({ sources }: ComponentDetails): TemplateResult {
  if (sources.length === 0) return html`<p class="quiet-text">${t('noSources')}</p>`;
  return html`<ul>
    ${sources.map((source) => html`<li>${sourceText(source)}</li>`)}
  </ul>`;
}

/** `Rules of 2018, p. 12 (an example): …` */
export function sourceText({ edition, at, strength, says }: SourceView): string {
  const place = at ? `${edition}, ${at}` : edition;
  const qualified = strength ? `${place} (${strengthText(strength)})` : place;
  return says ? `${qualified}: ${says}` : qualified;
}

/** A pack may contain an unknown word here; a diagnostic reports it. */
function strengthText(strength: string): string {
  const key = `strength.${strength}`;
  return hasMessage(key) ? t(key) : strength;
}

/** Disputes, the reason for a decision, the note. */
export function remarks({ disputes, why, note }: ComponentDetails): TemplateResult {
  const disputed = disputes
    .map(({ id, topic, decision }) => `${id} ${topic}${decision ? ` → ${decision}` : ''}`)
    .join('; ');
  return html`${remark(t('disputes'), disputed)} ${remark(t('why'), why)} ${remark(t('note'), note)}`;
}

const remark = (title: string, text: string | null): TemplateResult | typeof nothing =>
  text ? html`<p><b>${title}:</b> ${text}</p>` : nothing;

/** Each text, with its title if there are several. */
export const paragraphs = (texts: readonly RenderedTextView[]): TemplateResult[] =>
  texts.map(({ title, text }) => html`<p>${texts.length > 1 && title ? html`<b>${title}.</b> ` : nothing}${text}</p>`);
