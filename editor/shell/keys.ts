/** The keys of the whole page. A single letter is no key where somebody types. */
import { t } from '../i18n/index.ts';

export interface KeyActions {
  save(): void;
  problem(step: 1 | -1): void;
  tryIt(): void;
  help(): void;
}

export function listenToKeys(actions: KeyActions): void {
  // in the capture phase, as the editor uses some of them itself
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey } = event;
      const command = event.ctrlKey || event.metaKey;
      const does =
        key === 'F6'
          ? () => nextPane(shiftKey ? -1 : 1)
          : key === 'F8' && !command
            ? () => actions.problem(shiftKey ? -1 : 1)
            : command && !event.altKey && key.toLowerCase() === 's'
              ? () => actions.save()
              : command && key === 'Enter'
                ? () => actions.tryIt()
                : key === '?' && !command && !writing(event)
                  ? () => actions.help()
                  : null;
      if (!does) return;
      event.preventDefault();
      event.stopPropagation();
      does();
    },
    { capture: true },
  );
}

/** Whether somebody types there; the element of the full editor is no form field. */
function writing(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLElement &&
        (target.matches('input, textarea, select, [role="textbox"], .monaco-editor') || target.isContentEditable),
    );
}

/** Moves the focus to the next visible pane; panes are marked by `data-pane`. */
export function nextPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.checkVisibility());
  if (!panes.length) return;
  const now = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(now + step + panes.length) % panes.length] ?? panes[0];
  const inside = next.querySelector<HTMLElement>(
    '[data-focus], .native-edit-context, textarea, [tabindex="0"], a[href], button, select, input',
  );
  (inside ?? next).focus();
}

export const keyTable = (): [string, string][] => [
  ['F6, Shift+F6', t('key.panes')],
  ['Ctrl+S', t('key.save')],
  ['F8, Shift+F8', t('key.problems')],
  ['Ctrl+Enter', t('key.try')],
  ['?', t('key.help')],
  ['Esc', t('key.escape')],
];
