/** The settings, sharing and backups, in a popover. */
import { html, type TemplateResult } from 'lit';
import { formatTime, LANGUAGE_CODES, LANGUAGE_NAMES, t } from '../i18n/index.ts';
import { app, setSettings } from '../state/app.ts';
import type { Draft } from '../state/drafts.ts';
import { restoreBackup } from '../state/editing.ts';
import { go } from '../state/navigation.ts';
import { THEMES, type Settings, type Theme } from '../state/settings.ts';
import type { LanguageCode } from '../worker/protocol.ts';

const sharing = (): Promise<typeof import('./sharing.ts')> => import('./sharing.ts');

export function settingsMenu(showKeys: () => void): TemplateResult {
  const { settings, phase } = app.now;
  return html`<button class="quiet" popovertarget="settings" aria-label=${t('settings')}>
      ${SETTINGS_ICON}<span class="wide-only">${t('settings')}</span>
    </button>
    <div id="settings" popover class="popover" role="group" aria-label=${t('settings')}>
      ${languageChoice(t('language'), settings.language, (language) => setSettings({ language }))}
      ${languageChoice(t('contentLanguage'), settings.content, (content) => setSettings({ content }))}
      ${choice<Theme>(
        t('theme'),
        settings.theme,
        THEMES,
        (theme) => t(`theme.${theme}`),
        (theme) => setSettings({ theme }),
      )}
      ${checkbox(t('tabLeaves'), 'tabLeaves')} ${checkbox(t('inlay'), 'inlay')}
      ${checkbox(t('freeOrders'), 'freeOrders')} ${checkbox(t('confirmed'), 'confirmed')}
      ${checkbox(t('merged'), 'merged')} ${checkbox(t('firstNotes'), 'firstNotes')}
      ${phase === 'ready' ? sharingPart() : ''}
      <button @click=${showKeys}>${t('keys')}</button>
    </div>`;
}

const languageChoice = (label: string, current: LanguageCode, set: (code: LanguageCode) => void): TemplateResult =>
  choice(label, current, LANGUAGE_CODES, (code) => LANGUAGE_NAMES[code], set);

function choice<T extends string>(
  label: string,
  current: T,
  values: readonly T[],
  nameOf: (value: T) => string,
  set: (value: T) => void,
): TemplateResult {
  const onChange = (event: Event): void => set((event.target as HTMLSelectElement).value as T);
  return html`<label
    ><span>${label}</span
    ><select @change=${onChange}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === current}>${nameOf(value)}</option>`)}
    </select></label
  >`;
}

function checkbox(
  label: string,
  setting: 'tabLeaves' | 'inlay' | 'freeOrders' | 'confirmed' | 'merged' | 'firstNotes',
): TemplateResult {
  const onChange = (event: Event): void => {
    const change: Partial<Settings> = { [setting]: (event.target as HTMLInputElement).checked };
    setSettings(change);
  };
  return html`<label class="check"
    ><input type="checkbox" .checked=${app.now.settings[setting]} @change=${onChange} /><span>${label}</span></label
  >`;
}

function sharingPart(): TemplateResult {
  const { backups } = app.now;
  const onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void import('../state/import-file.ts').then(({ importFile }) => importFile(file));
    // it lies over what becomes of the file
    input.closest<HTMLElement>('[popover]')?.hidePopover();
    // the same file can be chosen again
    input.value = '';
  };
  return html`<div class="sharing">
      <button @click=${() => void sharing().then(({ copyLink }) => copyLink())}>${t('share')}</button
      ><button @click=${() => void sharing().then(({ exportPack }) => exportPack())}>${t('exportPack')}</button>
      <label class="as-button">${t('importFile')}<input type="file" class="visually-hidden" @change=${onFile} /></label>
    </div>
    <details>
      <summary>${t('backups')} (${backups.length})</summary>
      ${
        backups.length
          ? html`<ul>
              ${backups.map(backupItem)}
            </ul>`
          : t('noBackups')
      }
    </details>`;
}

function backupItem(backup: Draft): TemplateResult {
  const { path, time } = backup;
  const onClick = (): void => {
    restoreBackup(backup);
    go('author', path);
  };
  return html`<li>
    <button class="link" @click=${onClick}>${t('restore', { file: path, time: formatTime(time) })}</button>
  </li>`;
}

const SETTINGS_ICON = html`<svg
  viewBox="0 0 24 24"
  width="20"
  height="20"
  aria-hidden="true"
  fill="none"
  stroke="currentColor"
  stroke-width="1.8"
  stroke-linecap="round"
>
  <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
  <circle cx="16" cy="7" r="2.6" />
  <circle cx="8" cy="17" r="2.6" />
</svg>`;
