import { html, type TemplateResult } from 'lit';

/** A small button of several of which some are chosen. */
export const pressable = (words: string, isPressed: boolean, press: () => void): TemplateResult =>
  html`<button type="button" class="small" aria-pressed=${isPressed ? 'true' : 'false'} @click=${press}>
    ${words}
  </button>`;
