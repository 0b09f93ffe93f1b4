/**
 * Preserves the keyboard focus. An action may remove or disable the control that has the focus; then the browser moves the
 * focus to the top of the page. Here the nearest control takes it instead.
 */
const FOCUSABLE =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

export function restoreLostFocus(): void {
  let focused: HTMLElement | null = null;
  let ancestors: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
    // stored now, as an element that was removed has none
    ancestors = [];
    for (let parent = focused.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  });
  // a click outside all controls removes the focus on purpose
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target as Element).closest(FOCUSABLE)) focused = null;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!focused || document.activeElement !== document.body) return;
    if (focused.isConnected && !focused.matches(':disabled')) return;
    focused = null;
    nearestControl(ancestors)?.focus();
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

/** The first control in the nearest remaining ancestor that has one; if there is none in the view, the heading of the view. */
function nearestControl(ancestors: HTMLElement[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected) continue;
    if (ancestor.matches('main, body, fathom-shell')) break;
    const control = [...ancestor.querySelectorAll<HTMLElement>(FOCUSABLE)].find((each) => each.checkVisibility());
    if (control) return control;
  }
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
