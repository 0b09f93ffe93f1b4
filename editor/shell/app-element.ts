/** What all elements of the page share: they draw into the page itself, and again when the state changes. */
import { LitElement } from 'lit';
import { app } from '../state/app.ts';

export abstract class AppElement extends LitElement {
  #leave: (() => void) | undefined;

  /** One tree for labels, styles, live regions and print; no shadow stands between. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = app.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
  }
}
