/**
 * "Which one?": the readings of a text that has several, or the nearest of one that has none. Each is a card with its words, and
 * with what it gives at a position where they differ:
 * `<fathom-which-reading .where=${where} .text=${text} @confirm=${…}></fathom-which-reading>`.
 * It shows nothing for a text with one reading. `confirm` carries the reading; whoever listens writes it, with `confirmed` in `where`
 * of `sayInWords`. It stands below everything else that an answer shows, as it comes later.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/index.ts';
import { announce, app } from '../../state/app.ts';
import { ask } from '../../state/services.ts';
import type { FeatureArguments, FeatureResult, ReadingsApart } from '../../worker/protocol.ts';
import { AppElement } from '../app-element.ts';
import { WorkerAnswer } from '../worker-answer.ts';

type Where = FeatureArguments<'readingsNear'>[0];
export type OfferedReading = FeatureResult<'readingsNear'>[number];

/** Milliseconds without a key after which readings are looked for: nobody wants those of a half written sentence. */
const PAUSE = 700;

class WhichReading extends AppElement {
  static override properties = { where: { attribute: false }, text: { attribute: false } };

  declare where: Where;
  /** what was typed; empty: nothing is asked */
  declare text: string;
  readonly #readings = new WorkerAnswer<OfferedReading[]>(this);
  readonly #apart = new WorkerAnswer<ReadingsApart | null>(this);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** the text with which nobody has gone on */
  #settled = '';

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('text') || this.text === this.#settled) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settled = this.text;
      this.requestUpdate();
    }, PAUSE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, settings } = app.now;
    if (!view || this.text.trim() === '' || this.text !== this.#settled) return nothing;
    const { component } = this.where;
    const key = JSON.stringify([this.where, this.text]);
    this.#readings.update(view, key, () => ask('languageService', view.path, 'readingsNear', [this.where, this.text]));
    const readings = this.#readings.value ?? [];
    if (readings.length === 0) return nothing;
    const effects = readings.map(({ effect }) => effect);
    this.#apart.update(view, JSON.stringify([component, effects, settings.language]), () =>
      ask('readingsApart', view.path, component, effects, settings.language),
    );
    const apart = this.#apart.isCurrent ? this.#apart.value : null;
    return html`<div class="which-reading" role="group" aria-label=${t('whichReading')}>
      <p class="question">${t(readings.length > 1 ? 'whichReading' : 'thisReading')}</p>
      ${readings.map((reading, i) => this.#card(reading, apart?.position ?? '', apart?.gives[i] ?? null))}
    </div>`;
  }

  #card(reading: OfferedReading, position: string, gives: string | null): TemplateResult {
    const given = gives === '' ? t('readingGivesNothing') : gives;
    return html`<button
      @click=${() => this.dispatchEvent(new CustomEvent<OfferedReading>('confirm', { detail: reading }))}
    >
      <strong lang=${reading.language}>${reading.rendered}</strong>
      <code>${reading.effect}</code>
      <span class="quiet-text"
        >${given === null ? nothing : position === '' ? t('readingGives', { gives: given }) : t('readingGivesWith', { position, gives: given })}</span
      >
    </button>`;
  }

  protected override updated(): void {
    const readings = this.#readings.isCurrent ? (this.#readings.value ?? []) : [];
    const said = readings.map(({ rendered }) => rendered).join(' ');
    if (said === this.#told) return;
    this.#told = said;
    if (said !== '' && this.querySelector('.which-reading')) announce(`${t('whichReading')} ${said}`, 'spoken');
  }
  #told = '';
}
customElements.define('fathom-which-reading', WhichReading);
