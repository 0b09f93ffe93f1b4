/** The preview of the component at the cursor: its face, its texts in all languages, its provenance. */
import { html, nothing, type TemplateResult } from 'lit';
import { measure } from '../drawing/face/measure.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, languageName, t } from '../i18n/index.ts';
import { app, setSettings } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type { ComponentDetails, ComponentView, PackView } from '../worker/protocol.ts';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace, layoutFaceText } from '../drawing/face/face.ts';
import { hasFace } from '../drawing/face/fit.ts';
import { tryInLab } from '../shell/try-in-lab.ts';
import { paragraphs, remarks, sourceList } from '../shell/component-details.ts';
import { AppElement } from '../shell/app-element.ts';
import { lastTrySection, scenariosSection } from './try-results.ts';

class Preview extends AppElement {
  #text: ComponentDetails | null = null;
  #of: PackView | null = null;
  #key = '';
  /** the run of scenarios that was brought into sight */
  #shown = app.now.scenarioRun;

  /** Who runs them at the text wants to see what came of it. */
  protected override updated(): void {
    const { scenarioRun: ran, selected } = app.now;
    const part = this.querySelector('#scenarios');
    if (!part || !ran?.results || ran === this.#shown || ran.of !== `${selected?.section}/${selected?.id}`) return;
    this.#shown = ran;
    part.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const { selected, view } = app.now;
    this.#fetch(selected, view);
    return html`<aside class="preview" data-pane aria-label=${t('preview')}>
      ${selected && view ? this.#component(selected, view) : html`<p class="empty">${t('noComponent')}</p>`}
    </aside>`;
  }

  /** Asked again when the pack or the component is another. */
  #fetch(selected: ComponentView | null, view: PackView | null): void {
    const key = selected ? `${view?.path} ${selected.section}/${selected.id}` : '';
    if (!selected || !view || (key === this.#key && view === this.#of)) return;
    if (key !== this.#key) this.#text = null;
    this.#key = key;
    this.#of = view;
    ask('componentDetails', view.path, selected.section, selected.id).then(
      (text) => {
        if (this.#key === key) {
          this.#text = text;
          this.requestUpdate();
        }
      },
      () => undefined,
    );
  }

  #component(selected: ComponentView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    const text = this.#text;
    const data = text ? faceData(selected, text.texts[content], view, content) : null;
    return html`<h2>${selected.name}</h2>
      ${
        !selected.printed
          ? html`<p class="quiet-text">${t('noFace')}</p>`
          : data
            ? html` <div class="face-frame ${selected.stale ? 'stale' : ''}">
                  ${drawFace(data, measure, picturesOf(view), faceLabel(data, selected.stale))}${selected.stale ? html`<p class="stale-note">${t('staleFace')}</p>` : nothing}
                </div>
                <div class="choice" role="group" aria-label=${t('contentLanguage')}>
                  ${LANGUAGE_CODES.map((code) => html`<button aria-pressed=${code === content ? 'true' : 'false'} @click=${() => setSettings({ content: code })}>${code.toUpperCase()}</button>`)}
                </div>
                ${this.#texts(selected, text!, view)}`
            : html`<div class="face-frame waiting" aria-hidden="true"></div>`
      }
      ${text ? this.#effects(selected, text) : nothing} ${lastTrySection()}
      ${text ? this.#about(text, selected) : nothing}`;
  }

  #texts(selected: ComponentView, text: ComponentDetails, view: PackView): TemplateResult {
    return html`<section>
      <h3>${t('rulesText')}</h3>
      <dl class="rules-texts">
        ${LANGUAGE_CODES.map((code) => {
          const told = text.texts[code];
          const missing = [...new Set(told.flatMap((one) => one.missing))];
          const over = hasFace(selected)
            ? layoutFaceText(faceData(selected, told, view, code), measure, picturesOf(view)).extraLines
            : 0;
          return html`<dt lang=${code}>${LANGUAGE_NAMES[code]}</dt>
            <dd lang=${code}>${paragraphs(told)}</dd>
            ${missing.length || over ? html`<dd class="finding">${missing.length ? t('lacksWords', { names: missing.join(', ') }) : nothing} ${over ? t('tooLong', { n: over, language: languageName(code) }) : nothing}</dd>` : nothing}`;
        })}
      </dl>
    </section>`;
  }

  #effects(selected: ComponentView, text: ComponentDetails): TemplateResult | typeof nothing {
    if (!text.effects.length) return nothing;
    return html`<section>
      <h3>${t('effect')}</h3>
      ${text.effects.slice(0, 12).map(
        (one) =>
          html`<div class="effect">
            ${text.effects.length > 1 ? html`<p class="key">${one.key}</p>` : nothing}
            <pre><code>${one.text}</code></pre>
            ${one.program ? html`<button class="small" @click=${() => tryInLab(selected, one)}>${t('tryInLab')}</button>` : nothing}
          </div>`,
      )}
    </section>`;
  }

  #about(text: ComponentDetails, selected: ComponentView): TemplateResult {
    const { file, line, name } = selected;
    const statuses = [...new Set(text.status.map(({ status }) => status ?? 'unsaid'))];
    return html` ${
        text.status.length
          ? html`<section>
              <h3>${t('status')}</h3>
              <ul class="tags">
                ${statuses.map(
                  (status) =>
                    html`<li class=${`tag ${status}`}>
                      ${t(`status.${status}`)}:
                      ${text.status
                        .filter((one) => (one.status ?? 'unsaid') === status)
                        .map(({ field }) => field)
                        .join(', ')}
                    </li>`,
                )}
              </ul>
            </section>`
          : nothing
      }
      <section>
        <h3>${t('sources')}</h3>
        ${sourceList(text)} ${remarks(text)}
      </section>
      ${scenariosSection(text, selected)}
      <p class="narrow-only">
        <button @click=${() => openInText({ file, line })}>${t('openIn', { name })}</button>
      </p>`;
  }
}
customElements.define('fathom-preview', Preview);
