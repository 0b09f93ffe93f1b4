/** What is wrong in the pack, each with its place, which a click opens. */
import { html, nothing, type TemplateResult } from 'lit';
import { app, edit, go, announce } from '../state/app.ts';
import { currentProblems } from '../state/problems.ts';
import type { Diagnostic } from '../worker/protocol.ts';
import { t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';

const open = ({ file, line, column }: Diagnostic): void =>
  go('author', file, { line: String(line), column: String(column) });

/** The next one behind the cursor, or before it; from file to file and round again. */
export function nextProblem(step: 1 | -1): void {
  const all = currentProblems();
  const { file, line } = app.now.cursor;
  if (!all.length) {
    announce(t('noProblems'));
    return;
  }
  const files = [...new Set(all.map((one) => one.file))];
  const rank = (one: { file: string; line: number }): number => (files.indexOf(one.file) + 1) * 1e7 + one.line;
  const here = rank({ file, line });
  const next =
    step > 0
      ? (all.find((one) => rank(one) > here) ?? all[0])
      : (all.findLast((one) => rank(one) < here) ?? all[all.length - 1]);
  open(next);
  announce(`${t(next.severity)}: ${next.message}`, next.severity === 'error' ? 'bad' : 'plain');
}

/** Another word in the place that is marked. */
function applySuggestion({ file, line, column, endLine, endColumn }: Diagnostic, word: string): void {
  const text = app.now.files.get(file)?.text;
  const lines = text?.split('\n');
  if (text === undefined || !lines || endLine !== line) return;
  lines[line - 1] = lines[line - 1].slice(0, column - 1) + word + lines[line - 1].slice(endColumn - 1);
  edit(file, lines.join('\n'), true);
  announce(t('replaceWith', { word }));
}

class Problems extends AppElement {
  protected override render(): TemplateResult {
    const { view, busy, files } = app.now;
    const all = currentProblems();
    return html`<section class="problems" data-pane aria-label=${t('problems')} aria-busy=${busy ? 'true' : 'false'}>
      <h2>${t('problems')} ${all.length ? html`<span class="count">${all.length}</span>` : nothing}</h2>
      ${
        all.length === 0
          ? html`<p class="quiet-text">${view ? t('noProblems') : ''}</p>`
          : html`<ul>
              ${all.slice(0, 200).map(
                (one) =>
                  html`<li class=${one.severity}>
                    <button class="row" @click=${() => open(one)}>
                      <span class="sign" aria-hidden="true">${one.severity === 'error' ? '✕' : '!'}</span
                      ><span class="visually-hidden">${t(one.severity)}: </span
                      ><span class="what"
                        >${one.message}${one.help ? html` <span class="help">${one.help}</span>` : nothing}</span
                      ><span class="where"
                        >${one.file.split('/').at(-1)}:${one.line}:${one.column} <code>${one.code}</code></span
                      >
                    </button>
                    ${one.suggestions?.length && !files.get(one.file)?.readonly ? html`<span class="mend">${one.suggestions.slice(0, 3).map((word) => html`<button @click=${() => applySuggestion(one, word)}>${t('replaceWith', { word })}</button>`)}</span>` : nothing}
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
  }
}
customElements.define('fathom-problems', Problems);
