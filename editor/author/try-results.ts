/** The result of the last try, and of the scenarios of the component. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { go, openInText } from '../state/navigation.ts';
import { runScenarios } from '../state/trials.ts';
import type { ComponentDetails, ComponentView, PackView, ScenarioView } from '../worker/protocol.ts';
import { wordsOfChange } from '../shell/change-text.ts';

const MOST_CHANGES = 8;

/** The last try in this pack, of any component. */
export function lastTrySection(): TemplateResult | typeof nothing {
  const { lastTry, view } = app.now;
  if (!lastTry || lastTry.pack !== view?.path) return nothing;
  return html`<section class="last-try" aria-label=${t('lastTry')}>
    <h3>${t('lastTry')}</h3>
    <div class="effect">
      <pre><code>${lastTry.question.effect}</code></pre>
    </div>
    ${result(lastTry.answer, view)}
    <button class="small" @click=${() => go('lab', '', lastTry.query)}>${t('openInLab')}</button>
  </section>`;
}

function result(answer: NonNullable<typeof app.now.lastTry>['answer'], view: PackView): TemplateResult {
  if (!answer.ok) return html`<p class="finding">${answer.reason === 'errors' ? t('packBroken') : answer.message}</p>`;
  const { problems, endless, impossible, changes } = answer.tried;
  if (problems.length) {
    return html`<ul class="finding">
      ${problems.map(({ message }) => html`<li>${message}</li>`)}
    </ul>`;
  }
  if (endless) {
    if (endless.beyond) return html`<p class="finding">${endless.message}</p>`;
    return html`<p class="finding">${t('neverEnds')} ${endless.loop.map(({ name }) => name).join(' → ')}</p>`;
  }
  return html`${impossible === null ? nothing : html`<p>${t('impossible', { why: impossible })}</p>`}
  ${
    changes.length === 0
      ? html`<p class="quiet-text">${t('noChanges')}</p>`
      : html`<ul class="plain">
          ${changes
            .slice(0, MOST_CHANGES)
            .map((change) => wordsOfChange(change, view))
            .map(({ what, text }) => html`<li><b>${what}</b> ${text}</li>`)}
          ${changes.length > MOST_CHANGES ? html`<li>…</li>` : nothing}
        </ul>`
  }`;
}

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
