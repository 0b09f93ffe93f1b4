/** What the open pack has from those that it extends, to be chosen and changed in it: constants of a variant, slots, cards. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { componentName, sectionName, t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import type { ComponentView, SectionName } from '../worker/protocol.ts';

/** What has no fields of its own, or is not changed from another pack. */
const WITHOUT_FORM: ReadonlySet<SectionName> = new Set(['rules', 'procedures', 'lexicon', 'boards']);

/** A list of all of it, which the preview shows one of; nothing where the pack extends none, or is read-only. */
export function baseParts(): TemplateResult | typeof nothing {
  const { view, packs, selected, settings } = app.now;
  const isOwn = view && packs.find(({ path }) => path === view.path)?.readonly === false;
  const parts = isOwn ? view.components.filter((one) => one.pack !== view.id && !WITHOUT_FORM.has(one.section)) : [];
  if (parts.length === 0) return nothing;
  const sections = [...new Set(parts.map(({ section }) => section))];
  const chosen = selected && selected.pack !== view?.id ? keyOf(selected) : '';
  return html`<label class="base-parts"
    ><span>${t('ofGame')}</span>${guard(
      [view?.components, chosen, settings.language],
      () =>
        html`<select @change=${choose}>
          <option value="" ?selected=${chosen === ''}>–</option>
          ${sections.map(
            (section) =>
              html`<optgroup label=${sectionName(section)}>
                ${parts.filter((one) => one.section === section).map((one) => html`<option value=${keyOf(one)} ?selected=${keyOf(one) === chosen}>${componentName(one)}</option>`)}
              </optgroup>`,
          )}
        </select>`,
    )}</label
  >`;
}

const keyOf = ({ section, id }: ComponentView): string => `${section}/${id}`;

/** It stays chosen until the cursor moves in the text, in no line of which it is. */
function choose(event: Event): void {
  const key = (event.target as HTMLSelectElement).value;
  const selected = app.now.view?.components.find((one) => keyOf(one) === key);
  if (!selected) return;
  app.set({ selected, cursor: { ...app.now.cursor, line: 0 } });
  event.target?.dispatchEvent(new CustomEvent('show-card', { bubbles: true }));
}
