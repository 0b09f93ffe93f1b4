/** The base of all elements: they render into the page itself, and again when the state changes. */
import { LitElement } from 'lit';
import { app } from '../state/app.ts';

export abstract class AppElement extends LitElement {
  #unsubscribe: (() => void) | undefined;
  #seen: readonly unknown[] | null = null;

  /** What of the state the element shows: it renders when one of these is another one. Null: at each change of the state. */
  protected shown(): readonly unknown[] | null {
    return null;
  }

  /** No shadow root: labels, styles, live regions and print need one tree. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#seen = null;
    this.#unsubscribe = app.subscribe(() => {
      const shown = this.shown();
      if (shown !== null && this.#seen !== null && areSame(shown, this.#seen)) return;
      this.#seen = shown;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }
}

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
