/** The keys of the whole page. Single characters are ignored in text fields and editors. */
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';

interface KeyActions {
  save(): void;
  problem(step: 1 | -1): void;
  tryIt(): void;
  undo(direction: 'undo' | 'redo'): void;
  help(): void;
  reference(): void;
}

export function listenToKeys(actions: KeyActions): void {
  // in the capture phase, as the editor uses some of them itself
  window.addEventListener(
    'keydown',
    (event) => {
      const action = actionOf(event, actions);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    { capture: true },
  );
}

/** The action of a key; null: the key has none here. */
function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const { key, shiftKey, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const step = shiftKey ? -1 : 1;
  if (key === 'F1') return () => actions.reference();
  if (key === 'F6') return () => nextPane(step);
  if (key === 'F8' && !command) return () => actions.problem(step);
  if (command && !altKey && key.toLowerCase() === 's') return () => actions.save();
  if (command && key === 'Enter') return () => actions.tryIt();
  const history = command && !altKey ? historyKey(key, shiftKey) : null;
  if (history && hasHistory(event)) return () => actions.undo(history);
  if (key === '?' && !command && !isTyping(event)) return () => actions.help();
  return null;
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z. */
function historyKey(key: string, shift: boolean): 'undo' | 'redo' | null {
  if (key.toLowerCase() === 'z') return shift ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shift ? 'redo' : null;
}

/** The texts of the pack have one history, also in their editor; other text fields have their own, and so have the table and the Lab. */
function hasHistory(event: Event): boolean {
  if (app.now.route.view === 'play' || document.querySelector('dialog[open]')) return false;
  if ((event.target as Element).closest('[data-own-undo]')) return false;
  const isInText = event.composedPath().some((one) => one instanceof HTMLElement && one.matches('.editor-host'));
  return isInText ? !isInWidget(event) : !isTyping(event);
}

/** Fields for searching and renaming inside of the full editor. */
const isInWidget = (event: Event): boolean =>
  event
    .composedPath()
    .some((one) => one instanceof HTMLElement && one.matches('.find-widget, .rename-box, .quick-input-widget'));

/** Whether the event comes from a text field or an editor. The element of the full editor is no form field. */
function isTyping(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLElement &&
        (target.matches('input, textarea, select, [role="textbox"], .monaco-editor') || target.isContentEditable),
    );
}

/** Moves the focus to the next visible pane; panes are marked by `data-pane`. */
function nextPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.checkVisibility());
  if (!panes.length) return;
  // the innermost one, as panes may contain others
  const now = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const from = now < 0 && step < 0 ? 0 : now;
  const next = panes[(from + step + panes.length) % panes.length];
  const inside = [...next.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (element) => element.checkVisibility() && element.closest('[data-pane]') === next,
  );
  // a pane without controls, such as Problems when there are none, takes the focus itself
  if (!inside) next.tabIndex = -1;
  (inside ?? next).focus();
}

const FOCUSABLE =
  '[data-focus], .native-edit-context, textarea, [tabindex="0"], a[href], button:enabled, select:enabled, input:enabled, summary';

export const keyTable = (): [string, string][] => [
  ['F6, Shift+F6', t('key.panes')],
  ['Ctrl+S', t('key.save')],
  ['F1', t('key.reference')],
  ['F8, Shift+F8', t('key.problems')],
  ['Ctrl+Enter', t('key.try')],
  ['1 … 9', t('key.digits')],
  ['Ctrl+Z, Ctrl+Y', t('key.undo')],
  ['?', t('key.help')],
  ['Esc', t('key.escape')],
];
