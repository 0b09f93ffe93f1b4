/** The problems pane: what is wrong in the pack, with fixes; a click goes to the place. */
import { html, nothing, type TemplateResult } from 'lit';
import { baseName, LIMITS, sentence } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { withEdits } from '../shell/text-edits.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { timeSinceEdit } from '../state/analysis.ts';
import { announce, app } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { isOwnFile } from '../state/files.ts';
import { openInText } from '../state/navigation.ts';
import { currentProblems, type Problem } from '../state/problems.ts';
import { openReference } from '../state/reference.ts';
import { ask } from '../state/services.ts';
import { problemKey, type LanguageCode, type PackView, type ProblemFix } from '../worker/protocol.ts';

const MAX_SHOWN = LIMITS.messages.most;
const MAX_SUGGESTIONS = 3;

/** Milliseconds without an edit after which the fixes are looked for; while somebody types they change with each key. */
const FIXES_DELAY = 1000;

class Problems extends AppElement {
  readonly #fixes = new WorkerAnswer<Record<string, ProblemFix>>(this, { keepPrevious: true });
  /** what the fixes are asked for after a pause */
  #wanted: { view: PackView | null; language: LanguageCode } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override shown(): readonly unknown[] {
    const { view, busy, fits, translation, settings } = app.now;
    return [view, busy, fits, translation, settings];
  }

  protected override render(): TemplateResult {
    const { view, busy } = app.now;
    const problems = currentProblems();
    const fixes = this.#fixes.value ?? {};
    return html`<section
      class="problems"
      data-pane
      aria-label=${t('problems')}
      aria-busy=${busy ? 'true' : 'false'}
      @pointerenter=${() => this.#findFixes()}
      @focusin=${() => this.#findFixes()}
    >
      <h2>${t('problems')} ${problems.length ? html`<span class="count">${problems.length}</span>` : nothing}</h2>
      ${
        problems.length === 0
          ? html`<p class="quiet-text">${busy ? t('checking') : view ? t('noProblems') : nothing}</p>`
          : html`<ul>
              ${problems.slice(0, MAX_SHOWN).map((problem) => problemItem(problem, fixes[problemKey(problem)]))}
              ${
                problems.length > MAX_SHOWN
                  ? html`<li class="quiet-text">${t('problemsLeft', { n: problems.length - MAX_SHOWN })}</li>`
                  : nothing
              }
            </ul>`
      }
    </section>`;
  }

  /** Looks for fixes when nothing was typed for a while; somebody who comes to the list does not wait. */
  protected override updated(): void {
    const { view, busy, settings } = app.now;
    const { language } = settings;
    if (busy || (view === this.#wanted?.view && language === this.#wanted.language)) return;
    this.#wanted = { view, language };
    clearTimeout(this.#timer);
    const pause = FIXES_DELAY - timeSinceEdit();
    if (pause > 0) this.#timer = setTimeout(() => this.#findFixes(), pause);
    else this.#findFixes();
  }

  #findFixes(): void {
    const { view, settings } = app.now;
    if (!view || view.diagnostics.length === 0) return;
    const { language } = settings;
    this.#fixes.update(view, `${view.path} ${language}`, () => ask('problemFixes', view.path, language));
  }
}
customElements.define('fathom-problems', Problems);

const problemItem = (problem: Problem, fix: ProblemFix | undefined): TemplateResult =>
  html`<li class=${problem.severity}>
    ${problemRow(problem)} ${explainButton(problem)} ${relatedRows(problem)} ${suggestionButtons(problem)}
    ${fix ? fixButton(problem, fix) : nothing} ${topicButtons(problem)}
  </li>`;

function problemRow(problem: Problem): TemplateResult {
  const { severity, file, line, column, code } = problem;
  const { message, suggested, help, helpLanguage } = problem.words;
  return html`<button class="row" @click=${() => openInText(problem)}>
    <span class="sign" aria-hidden="true">${severity === 'error' ? '✕' : '!'}</span
    ><span class="visually-hidden">${t(severity)}: </span
    ><span class="what"
      >${message}
      ${suggested}${help ? html` <span class="help" lang=${helpLanguage ?? nothing}>${help}</span>` : nothing}</span
    ><span class="where">${baseName(file)}:${line}:${column} <code>${code}</code></span>
  </button>`;
}

/** Other places that belong to a problem, such as the first declaration of a name. */
const relatedRows = ({ related = [] }: Problem): TemplateResult[] =>
  related.map(
    (place) =>
      html`<button class="row related" @click=${() => openInText(place)}>
        <span class="what">${sentence(place.message)}</span
        ><span class="where">${baseName(place.file)}:${place.line}:${place.column}</span>
      </button>`,
  );

/** Buttons that put another word in the place of the wrong one. */
function suggestionButtons(problem: Problem): TemplateResult | typeof nothing {
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

/** The page of the reference about the code. */
const explainButton = ({ code }: Problem): TemplateResult =>
  html`<button
    class="quiet explain"
    aria-label=${`${t('reference')}: ${code}`}
    title=${`${t('reference')}: ${code}`}
    @click=${() => openReference(`diagnostic/${code}`)}
  >
    ?
  </button>`;

/** The pages of the reference that the help leads to. */
const topicButtons = ({ topics }: Problem): TemplateResult | typeof nothing =>
  topics.length === 0
    ? nothing
    : html`<span class="mend"
        >${topics.map((topic) => html`<button @click=${() => openReference(topic)}>${t('reference')}: ${topic}</button>`)}</span
      >`;

/** One button that does what an editor's quick fix does. */
const fixButton = (problem: Problem, { title }: ProblemFix): TemplateResult =>
  html`<span class="mend"><button @click=${() => void applyFix(problem)}>${title}</button></span>`;

/** The worker is asked again, as the text may have changed since the button was drawn. */
async function applyFix(problem: Problem): Promise<void> {
  const { view, files, settings } = app.now;
  const fixes = view ? await ask('problemFixes', view.path, settings.language).catch(() => null) : null;
  const fix = fixes?.[problemKey(problem)];
  if (!fix || app.now.files !== files) return;
  const { title, changes } = fix;
  if (Object.keys(changes).some((path) => !isOwnFile(path))) return;
  for (const [path, edits] of Object.entries(changes)) edit(path, withEdits(files.get(path)!.text, edits), true);
  announce(title);
}

function applySuggestion({ file, line, column, endLine, endColumn }: Problem, word: string): void {
  const lines = app.now.files.get(file)?.text.split('\n');
  if (!lines || endLine !== line) return;
  const text = lines[line - 1];
  lines[line - 1] = text.slice(0, column - 1) + word + text.slice(endColumn - 1);
  edit(file, lines.join('\n'), true);
  announce(t('replaceWith', { word }));
}
