/** What had the focus may go away by what one did with it: then the next thing beside it has it, so that the keyboard goes on from there. */
const FOCUSABLE =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

export function restoreLostFocus(): void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    around = [];
    for (let at = last.parentElement; at; at = at.parentElement) around.push(at);
  });
  // who leaves by hand, by a click on nothing, leaves
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target as Element).closest(FOCUSABLE)) last = null;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!last || document.activeElement !== document.body || (last.isConnected && !last.matches(':disabled'))) return;
    const next = nextTo(around);
    last = null;
    next?.focus();
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

/** In the nearest of what stood around it that has anything; outside of the view, its heading. */
function nextTo(around: HTMLElement[]): HTMLElement | null {
  for (const one of around) {
    if (!one.isConnected) continue;
    if (one.matches('main, body, fathom-shell')) break;
    const found = [...one.querySelectorAll<HTMLElement>(FOCUSABLE)].find((each) => each.checkVisibility());
    if (found) return found;
  }
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
