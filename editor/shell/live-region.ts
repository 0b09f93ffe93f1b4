/** What is said aloud: one polite region of the page, and the same words in sight for a while. */
import { html, type TemplateResult } from 'lit';
import { app } from '../state/app.ts';
import { AppElement } from './app-element.ts';

const SEEN_FOR = 6000;

class LiveRegion extends AppElement {
  #n = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override render(): TemplateResult {
    const { text, n, how } = app.now.message;
    if (n !== this.#n) {
      this.#n = n;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => app.set({ message: { ...app.now.message, text: '' } }), SEEN_FOR);
    }
    return html`<div
      class=${how === 'aloud' ? 'visually-hidden' : `live ${how} ${text ? '' : 'nothing'}`}
      role="status"
      aria-live="polite"
    >
      ${text}
    </div>`;
  }
}
customElements.define('fathom-live', LiveRegion);
