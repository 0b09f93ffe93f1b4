/** The preview of the component at the cursor: its face, its texts in all languages, its provenance. */
import { html, nothing, type TemplateResult } from 'lit';
import { measure } from '../drawing/face/measure.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, languageName, t, componentName } from '../i18n/index.ts';
import { app, setSettings } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type { BoardView, ComponentDetails, ComponentView, PackView } from '../worker/protocol.ts';
import '../drawing/board/board-drawing.ts';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace, layoutFaceText } from '../drawing/face/face.ts';
import { hasFace } from '../drawing/face/fit.ts';
import { tryInLab } from '../shell/try-in-lab.ts';
import { paragraphs, remarks, sourceList } from '../shell/component-details.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { lastTrySection } from '../shell/last-try.ts';
import { scenariosSection } from './try-results.ts';

class Preview extends AppElement {
  readonly #details = new WorkerAnswer<ComponentDetails | null>(this);
  readonly #boards = new WorkerAnswer<BoardView[]>(this, { keepPrevious: true });
  /** the last run of scenarios that was scrolled into view */
  #shown = app.now.scenarioRun;

  protected override shown(): readonly unknown[] {
    const { view, selected, incremental, busy, settings, lastTry, scenarioRun } = app.now;
    // the view is another one behind each key
    const isIncremental = incremental !== null && incremental.view === view;
    const pack = isIncremental ? incremental.details : view;
    return [
      pack,
      isIncremental,
      view?.components,
      selected,
      selected || view ? false : busy,
      settings,
      lastTry,
      scenarioRun,
    ];
  }

  /** Scrolls to the results of scenarios, which may have been started from the text. */
  protected override updated(): void {
    const { scenarioRun: run, selected } = app.now;
    const part = this.querySelector('#scenarios');
    if (!part || !run?.results || run === this.#shown || run.of !== `${selected?.section}/${selected?.id}`) return;
    this.#shown = run;
    part.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const { selected, view, incremental, busy } = app.now;
    if (selected && view) {
      const { section, id } = selected;
      const key = `${view.path} ${section}/${id}`;
      if (incremental?.view !== view) {
        this.#details.update(view, key, () => ask('componentDetails', view.path, section, id));
      } else if (incremental.details?.section === section && incremental.details.id === id) {
        this.#details.take(view, key, incremental.details);
      }
    }
    return html`<aside class="preview" data-pane aria-label=${t('preview')}>
      ${selected && view ? this.#component(selected, view) : html`<p class="empty">${view ? t('noComponent') : busy ? t('checking') : nothing}</p>`}
    </aside>`;
  }

  #component(selected: ComponentView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    const details = this.#details.value;
    const data = details && faceData(selected, details.texts[content], view, content);
    return html`<h2>${componentName(selected)}</h2>
      <fathom-component-tools></fathom-component-tools>
      <fathom-say></fathom-say>
      ${
        !selected.printed
          ? html`<p class="quiet-text">${t('noFace')}</p>`
          : data
            ? html` <div class="face-frame ${selected.stale ? 'stale' : ''}">
                  ${selected.section === 'boards' ? this.#board(selected, view) : drawFace(data, measure, picturesOf(view), faceLabel(data, selected.stale))}${selected.stale ? html`<p class="stale-note">${t('staleFace')}</p>` : nothing}
                </div>
                <div class="choice" role="group" aria-label=${t('contentLanguage')}>
                  ${LANGUAGE_CODES.map((code) => html`<button aria-pressed=${code === content ? 'true' : 'false'} @click=${() => setSettings({ content: code })}>${code.toUpperCase()}</button>`)}
                </div>`
            : html`<div class="face-frame waiting" aria-hidden="true"></div>`
      }
      <fathom-component-form></fathom-component-form>
      ${selected.printed && details ? this.#texts(selected, details, view) : nothing}
      ${details ? this.#effects(selected, details) : nothing} ${lastTrySection()}
      ${details ? this.#about(details, selected) : nothing}`;
  }

  /** A board as the Boards view draws it. */
  #board({ id }: ComponentView, view: PackView): TemplateResult | typeof nothing {
    const { content, language } = app.now.settings;
    this.#boards.update(view, view.path, () => ask('boards', view.path));
    const board = this.#boards.value?.find((one) => one.id === id);
    return board
      ? html`<fathom-board
          .board=${board}
          .view=${view}
          .content=${content}
          .language=${language}
          @open-site=${({ detail }: CustomEvent<string>) => {
            const site = board.sites.find((one) => one.id === detail);
            if (site) openInText(site);
          }}
        ></fathom-board>`
      : nothing;
  }

  #texts(selected: ComponentView, details: ComponentDetails, view: PackView): TemplateResult {
    return html`<section>
      <h3>${t('rulesText')}</h3>
      <dl class="rules-texts">
        ${LANGUAGE_CODES.map((code) => {
          const texts = details.texts[code];
          const missing = [...new Set(texts.flatMap(({ missing: names }) => names))];
          const over = hasFace(selected)
            ? layoutFaceText(faceData(selected, texts, view, code), measure, picturesOf(view)).extraLines
            : 0;
          return html`<dt lang=${code}>${LANGUAGE_NAMES[code]}</dt>
            <dd lang=${code}>${paragraphs(texts)}</dd>
            ${missing.length || over ? html`<dd class="finding">${missing.length ? t('lacksWords', { names: missing.join(', ') }) : nothing} ${over ? t('tooLong', { n: over, language: languageName(code) }) : nothing}</dd>` : nothing}`;
        })}
      </dl>
    </section>`;
  }

  #effects(selected: ComponentView, { effects }: ComponentDetails): TemplateResult | typeof nothing {
    if (!effects.length) return nothing;
    return html`<section>
      <h3>${t('effect')}</h3>
      ${effects.slice(0, 12).map(
        (one) =>
          html`<div class="effect">
            ${effects.length > 1 ? html`<p class="key">${one.key}</p>` : nothing}
            <pre><code>${one.text}</code></pre>
            ${one.program ? html`<button class="small" @click=${() => tryInLab(selected, one)}>${t('tryInLab')}</button>` : nothing}
          </div>`,
      )}
      ${effects.some(({ standing }) => standing) ? html`<fathom-occasions .section=${selected.section} .id=${selected.id}></fathom-occasions>` : nothing}
    </section>`;
  }

  #about(details: ComponentDetails, selected: ComponentView): TemplateResult {
    const { file, line, name } = selected;
    return html`${this.#statuses(details)}
      <section>
        <h3>${t('sources')}</h3>
        ${sourceList(details)} ${remarks(details)}
      </section>
      ${scenariosSection(details, selected)}
      <p class="narrow-only">
        <button @click=${() => openInText({ file, line })}>${t('openIn', { name })}</button>
      </p>`;
  }

  /** The fields of the component, grouped by status. */
  #statuses({ status: fields }: ComponentDetails): TemplateResult | typeof nothing {
    if (fields.length === 0) return nothing;
    const statuses = [...new Set(fields.map(({ status }) => status ?? 'unsaid'))];
    const fieldsWith = (wanted: string): string =>
      fields
        .filter(({ status }) => (status ?? 'unsaid') === wanted)
        .map(({ field }) => field)
        .join(', ');
    return html`<section>
      <h3>${t('status')}</h3>
      <ul class="tags">
        ${statuses.map((status) => html`<li class=${`tag ${status}`}>${t(`status.${status}`)}: ${fieldsWith(status)}</li>`)}
      </ul>
    </section>`;
  }
}
customElements.define('fathom-preview', Preview);
