/** The results of the scenarios of the component. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { runScenarios } from '../state/trials.ts';
import type { ComponentDetails, ComponentView, ScenarioView } from '../worker/protocol.ts';

/** Shows results only if the scenarios ran on the current version of the pack. */
export function scenariosSection(text: ComponentDetails, { file, section, id }: ComponentView): TemplateResult {
  const { scenarioRun: run, view } = app.now;
  const of = `${section}/${id}`;
  const current = run?.of === of && run.view === view ? run : null;
  return html`<section
    class="scenarios"
    id="scenarios"
    aria-label=${t('scenarios')}
    aria-busy=${current && !current.results ? 'true' : 'false'}
  >
    <h3>
      ${t('scenarios')} ${text.scenarios.length ? html`<span class="count">${text.scenarios.length}</span>` : nothing}
    </h3>
    ${
      text.scenarios.length === 0
        ? html`<p class="quiet-text">${t('noScenarios')}</p>`
        : html` <ul class="plain">
              ${text.scenarios.map(
                (one) =>
                  html`<li>
                    <button class="link" @click=${() => openInText({ file, line: one.line })}>
                      ${one.name || t('inLine', { line: one.line })}
                    </button>
                    ${verdict(current?.results?.find(({ line }) => line === one.line))}
                  </li>`,
              )}
            </ul>
            <button class="small" @click=${() => void runScenarios({ section, id })}>${t('runScenarios')}</button>`
    }
  </section>`;
}

/** Colour is never the only sign. */
function verdict(result: ScenarioView | undefined): TemplateResult | typeof nothing {
  if (!result) return nothing;
  if (result.failures.length === 0) {
    return html`<span class="verdict good"><span aria-hidden="true">✓</span> ${t('passes')}</span>`;
  }
  return html`<span class="verdict bad"><span aria-hidden="true">✗</span> ${t('fails')}</span>
    <ul class="failures">
      ${result.failures.map((why) => html`<li>${why}</li>`)}
    </ul>`;
}
