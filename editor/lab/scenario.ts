/** The try as a scenario, which can be added to the component that was selected last in the text. */
import { html, nothing, type TemplateResult } from 'lit';
import { scenarioText } from '../../interpreter/scenario/scenario-text.ts';
import { t } from '../i18n/index.ts';
import { announce, app, type LastTry } from '../state/app.ts';
import { edit } from '../state/editing.ts';

const LONG_NAME = 60;

/** A scenario for `fathom test`; null for a step of a recorded game, which YAML cannot express. */
export function scenarioOf({ question, answer }: LastTry): string | null {
  const { at } = question;
  return answer.ok && typeof at === 'string'
    ? scenarioText({ ...question, at }, answer.tried, question.effect.split('\n')[0].slice(0, LONG_NAME))
    : null;
}

export function scenarioPart(
  text: string,
  canMake: boolean,
  put: (text: string) => void,
  make: () => void,
): TemplateResult {
  const { selected } = app.now;
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => announce(t('copied')));
  return html`<section class="scenario-part" data-pane aria-label=${t('scenario')}>
    <h2>${t('scenario')}</h2>
    ${canMake ? html`<div class="actions"><button @click=${make}>${t('makeScenario')}</button></div>` : html`<p class="quiet-text">${t('noScenarioOfRecord')}</p>`}
    ${
      text === ''
        ? nothing
        : html`<label class="scenario"
              >${t('scenarioText')}
              <textarea
                rows="7"
                spellcheck="false"
                .value=${text}
                @input=${(event: Event) => put((event.target as HTMLTextAreaElement).value)}
              ></textarea>
            </label>
            <div class="actions">
              <button @click=${copy}>${t('copy')}</button>
              ${selected ? html`<button class="primary" @click=${() => void insert(text)}>${t('insertScenario', { name: selected.name })}</button>` : nothing}
            </div>`
    }
  </section>`;
}

async function insert(scenario: string): Promise<void> {
  const { selected, files } = app.now;
  const file = selected && files.get(selected.file);
  if (!selected || !file) return;
  const { withScenario } = await import('./insert-scenario.ts');
  edit(selected.file, withScenario(file.text, selected, scenario), true);
  announce(t('inserted', { name: selected.name }));
}
