/** Undo and redo of everything that changes the texts: buttons in the head, and keys outside of text fields. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { redo, undo } from '../state/editing.ts';
import { canRedo, canUndo } from '../state/history.ts';
import { replaceRoute } from '../state/navigation.ts';

/** Takes the last change back, or makes it again, and shows the place. */
export function goInHistory(direction: 'undo' | 'redo'): void {
  if (direction === 'undo' ? !canUndo() : !canRedo()) {
    announce(t(direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo'));
    return;
  }
  const place = direction === 'undo' ? undo() : redo();
  if (!place) {
    announce(t('cannotUndo'), 'error');
    return;
  }
  const { route, files, selected, view } = app.now;
  // what was chosen of the game is in no line of the pack
  const isAtCursor = selected === null || selected.pack === view?.id;
  if (route.view === 'author' && files.has(place.file) && isAtCursor) {
    replaceRoute(place.file, { line: String(place.line) });
  }
  announce(t(direction === 'undo' ? 'undone' : 'redone'), 'spoken');
}

/** Two buttons, where there are texts to change; the table has an undo of its own. */
export function undoButtons(): TemplateResult | typeof nothing {
  const { phase, route } = app.now;
  if (phase !== 'ready' || route.view === 'play' || route.view === 'start') return nothing;
  return html`<span class="history">
    ${button('undo', canUndo(), 'M6 4 2.5 7.5 6 11M3 7.5h6a4 4 0 0 1 0 8H7')}${button('redo', canRedo(), 'm10 4 3.500 3.500L10 11m3-3.500H7a4 4 0 0 0 0 8h2')}
  </span>`;
}

const button = (direction: 'undo' | 'redo', can: boolean, path: string): TemplateResult =>
  html`<button
    class="quiet"
    aria-label=${t(direction)}
    title=${t(direction)}
    aria-disabled=${can ? 'false' : 'true'}
    @click=${() => goInHistory(direction)}
  >
    <svg viewBox="0 0 16 18" width="16" height="18" aria-hidden="true">
      ${svg`<path d=${path} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />`}
    </svg>
  </button>`;
