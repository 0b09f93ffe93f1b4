/** The try as a scenario, which can be added to the component that was tried. */
import { html, nothing, type TemplateResult } from 'lit';
import { scenarioText } from '../../interpreter/scenario/index.ts';
import { t } from '../i18n/index.ts';
import { announce, app, type LastTry } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { isOwnFile } from '../state/files.ts';
import { parseTextRef } from '../state/try-query.ts';
import type { ComponentView } from '../worker/protocol.ts';

const LONG_NAME = 60;

/** A scenario for `fathom test`; null for a step of a recorded game, which YAML cannot express. */
export function scenarioOf({ question, answer }: LastTry): string | null {
  const { at } = question;
  return answer.ok && typeof at === 'string'
    ? scenarioText(
        { ...question, at, effect: answer.read ?? question.effect },
        answer.tried,
        question.effect.split('\n')[0].slice(0, LONG_NAME),
      )
    : null;
}

/**
 * Where a scenario belongs: to the component that was tried; for an effect that was typed, to the one that was selected last in
 * the text. Null if that is in another pack, or in a file that cannot be changed.
 */
function targetOf({ pack, query }: LastTry): ComponentView | null {
  const { view, selected } = app.now;
  if (view?.path !== pack) return null;
  const tried = parseTextRef(query['of']);
  const wanted = tried ?? selected;
  const target = view.components.find(({ section, id }) => section === wanted?.section && id === wanted.id);
  return target && isOwnFile(target.file) ? target : null;
}

export function scenarioPart(
  last: LastTry,
  text: string,
  canMake: boolean,
  put: (text: string) => void,
  make: () => void,
): TemplateResult {
  const target = targetOf(last);
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
              ${target ? html`<button class="primary" @click=${() => void insert(text, target)}>${t('insertScenario', { name: target.name })}</button>` : nothing}
            </div>`
    }
  </section>`;
}

async function insert(scenario: string, target: ComponentView): Promise<void> {
  const { withScenario } = await import('./insert-scenario.ts');
  const file = app.now.files.get(target.file);
  if (!file) return;
  edit(target.file, withScenario(file.text, target, scenario), true);
  announce(t('inserted', { name: target.name }));
}
