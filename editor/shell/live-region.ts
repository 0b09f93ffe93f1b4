/** Announcements: one polite live region for screen readers, shown to everybody for some seconds. */
import { html, type TemplateResult } from 'lit';
import { app } from '../state/app.ts';
import { AppElement } from './app-element.ts';

/** Milliseconds. */
const SHOWN_FOR = 6000;

const CLASSES = { info: 'live', error: 'live bad', spoken: 'visually-hidden' } as const;

class LiveRegion extends AppElement {
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override shown(): readonly unknown[] {
    return [app.now.message];
  }

  protected override render(): TemplateResult {
    const { text, n, kind } = app.now.message;
    if (n !== this.#shown) {
      this.#shown = n;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => app.set({ message: { ...app.now.message, text: '' } }), SHOWN_FOR);
    }
    const classes = kind !== 'spoken' && text === '' ? `${CLASSES[kind]} nothing` : CLASSES[kind];
    return html`<div class=${classes} role="status" aria-live="polite">${text}</div>`;
  }
}
customElements.define('fathom-live', LiveRegion);
