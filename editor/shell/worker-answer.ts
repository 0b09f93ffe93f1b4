/** An answer of the worker that an element shows, requested again when the pack or the question changes. */
import type { LitElement } from 'lit';
import type { PackView } from '../worker/protocol.ts';

export class WorkerAnswer<T> {
  /** null: there is no answer to this question yet */
  value: T | null = null;
  #key = '';
  #view: PackView | null = null;
  readonly #element: LitElement;
  readonly #keepPrevious: boolean;

  /** `keepPrevious`: the answer to the previous question is shown until the new one arrives. */
  constructor(element: LitElement, { keepPrevious = false } = {}) {
    this.#element = element;
    this.#keepPrevious = keepPrevious;
  }

  /** Takes an answer that came with the view. */
  take(view: PackView, key: string, value: T): void {
    this.#key = key;
    this.#view = view;
    this.value = value;
  }

  /** `key` identifies the question. An answer about an older view of the pack is always shown until the new one arrives. */
  update(view: PackView, key: string, ask: () => Promise<T>): void {
    if (key === this.#key && view === this.#view) return;
    if (key !== this.#key && !this.#keepPrevious) this.value = null;
    this.#key = key;
    this.#view = view;
    ask().then(
      (answer) => {
        if (this.#key !== key) return;
        this.value = answer;
        this.#element.requestUpdate();
      },
      // the worker stopped; the restarted one provides a new view, which asks again
      () => undefined,
    );
  }
}
