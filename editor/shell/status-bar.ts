/** The foot of the page: problems, unsaved files, the place where files are saved. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { announce, app, type OpenFile } from '../state/app.ts';
import { isDirty } from '../state/files.ts';
import { openInText } from '../state/navigation.ts';
import { currentProblems } from '../state/problems.ts';
import { save } from '../state/saving.ts';
import { AppElement } from './app-element.ts';

const unsavedOf = (): OpenFile[] => [...app.now.files.values()].filter((file) => !file.readonly && isDirty(file));

class StatusBar extends AppElement {
  protected override shown(): readonly unknown[] {
    const { host, storesDrafts, busy, view, fits, translation, settings } = app.now;
    const unsaved = unsavedOf()
      .map(({ path }) => path)
      .join('\n');
    // while the pack is checked, no problem is counted
    return [unsaved, host, storesDrafts, busy, busy || view, fits, translation, settings];
  }

  protected override render(): TemplateResult {
    const { host, storesDrafts } = app.now;
    const unsaved = unsavedOf();
    return html`<footer class="foot">
      ${problemCount()} ${unsavedFiles(unsaved)}
      ${
        unsaved.length > 1 && host.kind === 'folder'
          ? html`<button class="quiet" @click=${() => void saveAll(unsavedOf())}>${t('saveAll')}</button>`
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

function unsavedFiles(unsaved: OpenFile[]): TemplateResult | typeof nothing {
  if (unsaved.length === 0) return nothing;
  const name = unsaved.length === 1 ? unsaved[0].path.split('/').at(-1) : unsaved.length;
  return html`<span class="dirty"
    >● ${name} ${t(app.now.host.kind === 'static' && app.now.storesDrafts ? 'draftStored' : 'unsaved')}</span
  >`;
}

async function saveAll(files: OpenFile[]): Promise<void> {
  const outcomes = await Promise.all(files.map(({ path }) => save(path)));
  if (outcomes.every((outcome) => outcome === 'saved')) announce(t('savedAll'));
}
