/** The text of a file in an editor, with buttons to format and save it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { baseName } from '../../dsl/internal.ts';
import { t } from '../i18n/index.ts';
import { app, type OpenFile } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { isDirty } from '../state/files.ts';
import { moveCursor } from '../state/navigation.ts';
import { currentProblems } from '../state/problems.ts';
import { wordAt } from '../state/reference.ts';
import { AppElement } from '../shell/app-element.ts';
import type { Editor, EditorEvents, LinePart } from './editor.ts';
import { plainEditor } from './plain-editor.ts';
import { formatFile, saveFile } from '../shell/save-file.ts';

/** Narrower screens have no room for the full editor, which does not support phones anyway. */
const WIDE = matchMedia('(min-width: 768px)');

const DARK = matchMedia('(prefers-color-scheme: dark)');
const MORE_CONTRAST = matchMedia('(prefers-contrast: more)');

const loadFullEditor = (): Promise<typeof import('./full-editor.ts')> => import('./full-editor.ts');

/** Resolves right before what was rendered is on the screen. In a hidden tab, which draws nothing, it does not wait. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });

export class TextPane extends AppElement {
  #focus = '';
  /** whether the person was in the text of the editor that was replaced */
  #typing = false;
  #at: LinePart | null = null;
  /** what is to be selected as soon as the text is shown */
  #select: LinePart | null = null;
  #editor: Editor | undefined;
  #kind: 'full' | 'plain' | 'none' = 'none';
  /** the full editor is to be loaded as soon as a text is shown */
  #wantsFull = false;
  #failed = false;
  #shown = '';

  protected override shown(): readonly unknown[] {
    const { view, fits, translation, route, settings, cursor, phase } = app.now;
    return [this.#file, view?.diagnostics, fits, translation, route, settings, cursor, phase];
  }

  protected override render(): TemplateResult {
    const file = this.#file;
    return html`<section class="text-pane" data-pane aria-label=${file ? t('editor', { file: file.path }) : t('text')}>
      <div class="bar">
        <h2>
          ${file ? nameOf(file) : t('noFile')}${file && isDirty(file) && !file.readonly ? html`<span class="dot" title=${t('unsaved')}> ●</span>` : nothing}
        </h2>
        <span class="grow"></span>
        ${
          !file
            ? nothing
            : file.readonly
              ? html`<span class="tag">${t('readonly')}</span>`
              : html` <button @click=${() => void formatFile(file.path)}>${t('format')}</button>
                  <button class="primary" @click=${() => void saveFile(file.path)}>${t('save')}</button>`
        }
      </div>
      ${this.#failed ? html`<p class="note" role="status">${t('editorPlain')}</p>` : nothing}
      <div class="editor-host"></div>
      <p class="hint">${t(this.#kind === 'full' ? 'editorHint' : 'plainHint')}</p>
    </section>`;
  }

  /** Moves the focus to the text as soon as the file is shown, and selects a part of a line. */
  focusOn(path: string, part: LinePart): void {
    this.#focus = path;
    this.#select = part;
  }

  /** The word under the cursor; empty where there is none. */
  get wordAtCursor(): string {
    const file = this.#file;
    return file && this.#editor ? wordAt(file.text, this.#editor.selected.line, this.#editor.selected.column) : '';
  }

  get #file(): OpenFile | undefined {
    return app.now.files.get(app.now.route.path);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    WIDE.addEventListener('change', this.#chooseEditor);
    for (const preference of [DARK, MORE_CONTRAST]) preference.addEventListener('change', this.#followSystemTheme);
    void this.updateComplete.then(() => this.#chooseEditor());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    WIDE.removeEventListener('change', this.#chooseEditor);
    for (const preference of [DARK, MORE_CONTRAST]) preference.removeEventListener('change', this.#followSystemTheme);
    this.#editor?.dispose();
    this.#editor = undefined;
    this.#shown = '';
    this.#kind = 'none';
  }

  /** Uses the plain editor until the full one is loaded, and instead of it if there is no room or it cannot be loaded. */
  readonly #chooseEditor = (): void => {
    const want = WIDE.matches && !this.#failed ? 'full' : 'plain';
    if (this.#kind === want) return;
    this.#replaceEditor('plain', plainEditor);
    if (want === 'full') this.#wantsFull = true;
  };

  /** The text is shown in the plain editor first, as evaluating the full one takes longer than all else. */
  #loadFull(): void {
    this.#wantsFull = false;
    painted()
      .then(loadFullEditor)
      .then(({ fullEditor }) => {
        if (!this.isConnected || !WIDE.matches || this.#kind === 'full') return;
        this.#typing = this.contains(document.activeElement) && document.activeElement?.tagName === 'TEXTAREA';
        this.#replaceEditor('full', fullEditor);
      })
      .catch(() => {
        this.#failed = true;
        this.requestUpdate();
      });
  }

  /** The editor has its own colours; those of the page follow the system by style sheet. */
  readonly #followSystemTheme = (): void => this.requestUpdate();

  #replaceEditor(kind: 'full' | 'plain', make: (host: HTMLElement, events: EditorEvents) => Editor): void {
    // the person may be typing, so the new editor starts at the same place
    this.#at = this.#editor && this.#shown ? this.#editor.selected : null;
    this.#editor?.dispose();
    this.#editor = make(this.querySelector<HTMLElement>('.editor-host')!, {
      onEdit: (path, text) => edit(path, text),
      onCursor: moveCursor,
    });
    this.#kind = kind;
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const file = this.#file;
    const { settings, route } = app.now;
    if (!this.#editor || !file) return;
    this.#editor.show(file);
    if (this.#wantsFull) this.#loadFull();
    this.#editor.settings({
      tabLeaves: settings.tabLeaves,
      label: t('editor', { file: file.path }),
      theme: currentTheme(),
    });
    this.#editor.mark(currentProblems().filter((one) => one.file === file.path));
    if (this.#focus === file.path && this.#kind !== 'none') {
      const path = this.#focus;
      this.#focus = '';
      requestAnimationFrame(() => {
        if (app.now.route.path === path) this.#editor?.focus();
      });
    }
    const line = Number(route.query['line'] ?? 0);
    const place = `${file.path}:${line}:${route.query['column'] ?? ''}`;
    if (this.#at && this.#shown.startsWith(`${file.path}:`)) this.#editor.select(this.#at);
    this.#at = null;
    // before the next key: one that comes while nothing has the focus is lost. Without a text, the full editor takes none
    if (this.#typing) this.#editor.focus();
    this.#typing = false;
    if (place === this.#shown) return;
    const follows = this.#shown.startsWith(`${file.path}:`) && this.#editor.line === line;
    this.#shown = place;
    if (line > 0 && !follows) {
      if (this.#select?.line === line) this.#editor.select(this.#select);
      else this.#editor.reveal(line, Number(route.query['column'] ?? 1));
      this.#select = null;
    }
    if (app.now.cursor.file !== file.path || app.now.cursor.line !== (line || 1)) {
      queueMicrotask(() => moveCursor(file.path, line || 1));
    }
  }
}
customElements.define('fathom-text', TextPane);

const nameOf = ({ path }: OpenFile): string => baseName(path);

function currentTheme(): 'light' | 'dark' | 'contrast' {
  const { theme } = app.now.settings;
  if (theme !== 'auto') return theme;
  if (MORE_CONTRAST.matches) return 'contrast';
  return DARK.matches ? 'dark' : 'light';
}
