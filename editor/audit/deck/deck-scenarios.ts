/** The scenarios that show a difference, as `fathom audit` prints them; made when somebody asks, as that takes a while. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/index.ts';
import { td } from '../../i18n/deck.ts';
import { AppElement } from '../../shell/app-element.ts';
import { WorkerAnswer } from '../../shell/worker-answer.ts';
import { app } from '../../state/app.ts';
import { ask } from '../../state/services.ts';

interface Scenarios {
  text: string | null;
  effect: string | null;
}
const NONE: Scenarios = { text: null, effect: null };

class DeckScenarios extends AppElement {
  static override properties = { finding: { attribute: false } };
  declare finding: string;
  readonly #made = new WorkerAnswer<Scenarios>(this);
  #open = false;

  protected override render(): TemplateResult {
    return html`<details
      @toggle=${(event: Event) => {
        this.#open = (event.target as HTMLDetailsElement).open;
        this.requestUpdate();
      }}
    >
      <summary>${td('scenarios')}</summary>
      ${this.#open ? this.#body() : nothing}
    </details>`;
  }

  #body(): TemplateResult | typeof nothing {
    const { deck } = app.now;
    if (!deck) return nothing;
    // the worker may have been restarted since, without the table
    this.#made.update(deck.view, this.finding, () => ask('deckScenarios', this.finding).catch(() => NONE));
    if (!this.#made.value) return html`<p class="quiet-text">${t('checking')}</p>`;
    const { text, effect } = this.#made.value;
    if ((text ?? effect) === null) return html`<p class="quiet-text">${td('scenariosGone')}</p>`;
    return html`${scenario(td('scenarioText'), text)} ${scenario(td('scenarioEffect'), effect)}`;
  }
}
customElements.define('fathom-deck-scenarios', DeckScenarios);

const scenario = (title: string, yaml: string | null): TemplateResult | typeof nothing =>
  yaml === null
    ? nothing
    : html`<p>${title}</p>
        <pre tabindex="0"><code>${yaml}</code></pre>`;
