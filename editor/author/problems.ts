/** The problems pane: what is wrong in the pack, with fixes; a click goes to the place. */
import { html, nothing, type TemplateResult } from 'lit';
import { didYouMean, LIMITS, sentence } from '../../dsl/index.ts';
import { t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { announce, app } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { openInText } from '../state/navigation.ts';
import { currentProblems } from '../state/problems.ts';
import type { Diagnostic } from '../worker/protocol.ts';

const MAX_SHOWN = LIMITS.messages.most;
const MAX_SUGGESTIONS = 3;

class Problems extends AppElement {
  protected override render(): TemplateResult {
    const { view, busy } = app.now;
    const problems = currentProblems();
    return html`<section class="problems" data-pane aria-label=${t('problems')} aria-busy=${busy ? 'true' : 'false'}>
      <h2>${t('problems')} ${problems.length ? html`<span class="count">${problems.length}</span>` : nothing}</h2>
      ${
        problems.length === 0
          ? html`<p class="quiet-text">${busy ? t('checking') : view ? t('noProblems') : nothing}</p>`
          : html`<ul>
              ${problems.slice(0, MAX_SHOWN).map(problemItem)}
              ${
                problems.length > MAX_SHOWN
                  ? html`<li class="quiet-text">${t('problemsLeft', { n: problems.length - MAX_SHOWN })}</li>`
                  : nothing
              }
            </ul>`
      }
    </section>`;
  }
}
customElements.define('fathom-problems', Problems);

const problemItem = (problem: Diagnostic): TemplateResult =>
  html`<li class=${problem.severity}>${problemRow(problem)} ${relatedRows(problem)} ${suggestionButtons(problem)}</li>`;

function problemRow(problem: Diagnostic): TemplateResult {
  const { severity, message, help, suggestions: words, file, line, column, code } = problem;
  return html`<button class="row" @click=${() => openInText(problem)}>
    <span class="sign" aria-hidden="true">${severity === 'error' ? '✕' : '!'}</span
    ><span class="visually-hidden">${t(severity)}: </span
    ><span class="what"
      >${sentence(message)}${didYouMean(words)}${help ? html` <span class="help">${sentence(help)}</span>` : nothing}</span
    ><span class="where">${file.split('/').at(-1)}:${line}:${column} <code>${code}</code></span>
  </button>`;
}

/** Other places that belong to a problem, such as the first declaration of a name. */
const relatedRows = ({ related = [] }: Diagnostic): TemplateResult[] =>
  related.map(
    (place) =>
      html`<button class="row related" @click=${() => openInText(place)}>
        <span class="what">${sentence(place.message)}</span
        ><span class="where">${place.file.split('/').at(-1)}:${place.line}:${place.column}</span>
      </button>`,
  );

/** Buttons that put another word in the place of the wrong one. */
function suggestionButtons(problem: Diagnostic): TemplateResult | typeof nothing {
  const { suggestions: words = [], file } = problem;
  if (words.length === 0 || app.now.files.get(file)?.readonly) return nothing;
  return html`<span class="mend"
    >${words
      .slice(0, MAX_SUGGESTIONS)
      .map(
        (word) => html`<button @click=${() => applySuggestion(problem, word)}>${t('replaceWith', { word })}</button>`,
      )}</span
  >`;
}

function applySuggestion({ file, line, column, endLine, endColumn }: Diagnostic, word: string): void {
  const lines = app.now.files.get(file)?.text.split('\n');
  if (!lines || endLine !== line) return;
  const text = lines[line - 1];
  lines[line - 1] = text.slice(0, column - 1) + word + text.slice(endColumn - 1);
  edit(file, lines.join('\n'), true);
  announce(t('replaceWith', { word }));
}
