/** The base of all elements: they render into the page itself, and again when the state changes. */
import { LitElement } from 'lit';
import { app } from '../state/app.ts';

export abstract class AppElement extends LitElement {
  #unsubscribe: (() => void) | undefined;

  /** No shadow root: labels, styles, live regions and print need one tree. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = app.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }
}
