/** The foot of the page: problems, unsaved files, the place where files are saved. */
import { html, nothing, type TemplateResult } from 'lit';
import { baseName } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';
import { app, type OpenFile } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { currentProblems } from '../state/problems.ts';
import { AppElement } from './app-element.ts';
import { saveAll, unsavedFiles } from './save-file.ts';

class StatusBar extends AppElement {
  protected override shown(): readonly unknown[] {
    const { host, storesDrafts, busy, view, fits, translation, settings, route } = app.now;
    const unsaved = unsavedFiles()
      .map(({ path }) => path)
      .join('\n');
    // while the pack is checked, no problem is counted
    return [unsaved, host, storesDrafts, busy, busy || view, fits, translation, settings, route.view];
  }

  protected override render(): TemplateResult {
    const { host, storesDrafts, route } = app.now;
    const unsaved = unsavedFiles();
    // the Author has a button beside the text
    const fewest = route.view === 'author' ? 2 : 1;
    return html`<footer class="foot">
      ${problemCount()} ${unsavedNames(unsaved)}
      ${
        unsaved.length >= fewest && host.kind === 'folder'
          ? html`<button class="quiet" @click=${() => void saveAll()}>
              ${t(unsaved.length === 1 ? 'save' : 'saveAll')}
            </button>`
          : nothing
      }
      <span class="grow"></span
      ><span class="place">${host.kind === 'folder' ? host.title : t(storesDrafts ? 'draftStored' : 'unsaved')}</span>
    </footer>`;
  }
}
customElements.define('fathom-status', StatusBar);

/** A click opens the first problem. */
function problemCount(): TemplateResult {
  const problems = currentProblems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const open = (): void => {
    if (problems.length) openInText(problems[0]);
  };
  const noProblems = html`<span class="good">✓</span> ${t('errors', { n: 0 })}`;
  const counts = html`<span class=${errors ? 'bad' : 'warn'}>${errors ? '✕' : '!'}</span> ${t('errors', { n: errors })},
    ${t('warnings', { n: warnings })}`;
  const content = problems.length === 0 ? noProblems : counts;
  const { busy, view } = app.now;
  const shown = busy ? t('checking') : view ? content : nothing;
  return html`<button class="quiet" aria-busy=${busy ? 'true' : 'false'} @click=${open}>${shown}</button>`;
}

function unsavedNames(unsaved: OpenFile[]): TemplateResult | typeof nothing {
  if (unsaved.length === 0) return nothing;
  const name = unsaved.length === 1 ? baseName(unsaved[0].path) : unsaved.length;
  return html`<span class="dirty"
    >● ${name} ${t(app.now.host.kind === 'static' && app.now.storesDrafts ? 'draftStored' : 'unsaved')}</span
  >`;
}
