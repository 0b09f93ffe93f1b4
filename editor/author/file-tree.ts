/** The files of the pack, and in the open one its components: a tree with one tab stop. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { baseName } from '../../dsl/internal.ts';
import { t, componentName } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { isDirty, isIn } from '../state/files.ts';
import { go, openInText } from '../state/navigation.ts';
import { readRoute } from '../state/route.ts';
import type { ComponentView } from '../worker/protocol.ts';
import { AppElement } from '../shell/app-element.ts';
import { baseParts } from './base-parts.ts';
import { hueOf, shapeOf } from '../drawing/palette.ts';

class FileTree extends AppElement {
  readonly #closed = new Set<string>();
  #seen = '';

  protected override shown(): readonly unknown[] {
    const { files, view, wanted, route, packs, phase, selected, settings } = app.now;
    const unsaved = [...files.values()].map((file) => `${file.path} ${isDirty(file)}`).join('\n');
    return [unsaved, view?.components, view?.colors, wanted, route, packs, phase, selected, settings];
  }

  protected override render(): TemplateResult {
    const { files, view, wanted, route } = app.now;
    const packFiles = [...files.values()].filter((file) => isIn(file.path, wanted));
    const onlyBuiltIn = app.now.packs.every(({ readonly }) => readonly);
    const dispatch = (name: string): void => {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    };
    return html`<nav class="files" data-pane aria-label=${t('outline')}>
      <div class=${onlyBuiltIn ? 'begin first' : 'begin'}>
        ${onlyBuiltIn ? html`<p>${t('nothingOwn')}</p>` : nothing}<button
          class=${onlyBuiltIn ? 'primary' : ''}
          @click=${() => dispatch('write-card')}
        >
          ${t('writeCard')}</button
        ><button class="quiet" @click=${() => dispatch('new-file')}>${t('newFile')}</button>
      </div>
      <ul role="tree" aria-label=${t('outline')} @keydown=${this.#keys}>
        ${packFiles.map((file) => {
          const current = file.path === route.path;
          const parts = current ? (view?.components.filter((one) => one.file === file.path) ?? []) : [];
          const open = current && !this.#closed.has(file.path);
          return html`<li role="none">
            <a
              role="treeitem"
              aria-level="1"
              aria-expanded=${current && parts.length ? String(open) : nothing}
              aria-selected=${current && !app.now.selected ? 'true' : 'false'}
              class=${current ? 'file current' : 'file'}
              tabindex=${current ? 0 : -1}
              data-focus=${current ? '' : nothing}
              href=${`#/author/${file.path}`}
              @click=${(event: Event) => {
                if (current) {
                  event.preventDefault();
                  this.#toggle(file.path);
                }
              }}
              >${baseName(file.path)}${isDirty(file) && !file.readonly ? html`<span class="dot" aria-label=${t('unsaved')}> ●</span>` : nothing}</a
            >
            ${
              open
                ? html`<ul role="group">
                    ${guard([view?.components, app.now.selected, app.now.settings.language], () => parts.map((part) => this.#part(part)))}
                  </ul>`
                : nothing
            }
          </li>`;
        })}
      </ul>
      ${baseParts()}
    </nav>`;
  }

  #part(part: ComponentView): TemplateResult {
    const { selected } = app.now;
    const here = selected?.section === part.section && selected.id === part.id;
    return html`<li role="none">
      <a
        role="treeitem"
        aria-level="2"
        aria-selected=${here ? 'true' : 'false'}
        class=${here ? 'part current' : 'part'}
        tabindex="-1"
        href=${`#/author/${part.file}?line=${part.line}`}
        @click=${(event: Event) => {
          event.preventDefault();
          openInText(part);
        }}
      >
        ${part.color ? html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d=${shapeOf(app.now.view!.colors.indexOf(part.color))} fill=${hueOf(part.color).mid} /></svg>` : html`<span class="swatch none"></span>`}<span
          class="label"
          >${part.number === null ? nothing : html`<span class="number">${part.number}</span> `}${componentName(part)}</span
        >${part.errors ? html`<span class="bad" aria-label=${t('errors', { n: part.errors })}>✕</span>` : nothing}</a
      >
    </li>`;
  }

  #toggle(path: string): void {
    if (!this.#closed.delete(path)) this.#closed.add(path);
    this.requestUpdate();
  }

  /** Arrows, Home, End, and the first letters of a name. */
  readonly #keys = (event: KeyboardEvent): void => {
    const items = [...this.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const item = items[at];
    if (!item) return;
    const level = item.getAttribute('aria-level');
    const expanded = item.getAttribute('aria-expanded');
    const to = (next: HTMLElement | undefined): void => {
      if (next) {
        items.forEach((one) => {
          one.tabIndex = one === next ? 0 : -1;
        });
        next.focus();
        event.preventDefault();
      }
    };
    switch (event.key) {
      case 'ArrowDown':
        return to(items[at + 1]);
      case 'ArrowUp':
        return to(items[at - 1]);
      case 'Home':
        return to(items[0]);
      case 'End':
        return to(items[items.length - 1]);
      case 'ArrowLeft':
        if (level === '2') return to(items.slice(0, at).findLast((one) => one.getAttribute('aria-level') === '1'));
        if (expanded === 'true') {
          event.preventDefault();
          item.click();
        }
        return;
      case 'ArrowRight':
        if (expanded === 'false') {
          event.preventDefault();
          item.click();
        } else if (expanded === 'true') to(items[at + 1]);
        return;
      default:
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
          to(
            [...items.slice(at + 1), ...items.slice(0, at)].find((one) =>
              (one.querySelector('.label')?.textContent ?? one.textContent ?? '')
                .trim()
                .replace(/^\d+ /, '')
                .toLowerCase()
                .startsWith(event.key.toLowerCase()),
            ),
          );
        }
    }
  };

  protected override updated(): void {
    // keeps the selected component in view while the cursor moves through the text
    const current = this.querySelector<HTMLElement>('.part.current');
    const { selected } = app.now;
    const now = selected && current ? `${selected.section}/${selected.id}` : '';
    // only when it changes, as measuring forces a layout of the whole page
    if (current && now !== this.#seen && !this.contains(document.activeElement)) {
      const box = this.querySelector('.files')!.getBoundingClientRect();
      const mine = current.getBoundingClientRect();
      if (mine.top < box.top || mine.bottom > box.bottom) current.scrollIntoView({ block: 'center' });
    }
    this.#seen = now;
    if (app.now.route.view === 'author' && !app.now.files.has(app.now.route.path)) {
      const first = [...app.now.files.keys()].find((path) => app.now.view && isIn(path, app.now.view.path));
      const cards = app.now.view?.components.find((one) => one.section === 'cards' && one.pack === app.now.view?.id);
      const file = cards?.file ?? first;
      if (file !== undefined) {
        queueMicrotask(() => {
          const here = readRoute(location.hash);
          if (here.view === 'author' && here.path === app.now.route.path && here.query['s'] === undefined) {
            go('author', file, cards ? { line: String(cards.line) } : {});
          }
        });
      }
    }
  }
}
customElements.define('fathom-files', FileTree);
