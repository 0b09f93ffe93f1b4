/** An answer of the worker that an element shows, requested again when the pack or the question changes. */
import type { LitElement } from 'lit';
import type { PackView } from '../worker/protocol.ts';

export class WorkerAnswer<T> {
  /** null: there is no answer to this question yet */
  value: T | null = null;
  #key = '';
  #view: PackView | null = null;
  /** the view and the question of which `value` is the answer */
  #answered: { view: PackView; key: string } | null = null;
  #isUnderWay = false;
  /** asks the latest question, while the answer to an older one is under way */
  #next: (() => Promise<T>) | null = null;
  readonly #element: LitElement;
  readonly #keepPrevious: boolean;

  /** `keepPrevious`: the answer to the previous question is shown until the new one arrives. */
  constructor(element: LitElement, { keepPrevious = false } = {}) {
    this.#element = element;
    this.#keepPrevious = keepPrevious;
  }

  /** Whether the answer is about the question and the pack as they are now. */
  get isCurrent(): boolean {
    return this.#answered?.key === this.#key && this.#answered.view === this.#view;
  }

  /** Takes an answer that came with the view. */
  take(view: PackView, key: string, value: T): void {
    this.#key = key;
    this.#view = view;
    this.#answered = { view, key };
    this.#next = null;
    this.value = value;
  }

  /**
   * `key` identifies the question. An answer about an older view of the pack is always shown until the new one arrives. The worker
   * has one question at a time: of those that come meanwhile it gets the last one only.
   */
  update(view: PackView, key: string, ask: () => Promise<T>): void {
    if (key === this.#key && view === this.#view) return;
    if (key !== this.#key && !this.#keepPrevious) this.value = null;
    this.#key = key;
    this.#view = view;
    if (this.#isUnderWay) this.#next = ask;
    else void this.#ask(view, key, ask);
  }

  async #ask(view: PackView, key: string, ask: () => Promise<T>): Promise<void> {
    this.#isUnderWay = true;
    try {
      const answer = await ask();
      if (this.#key === key) {
        this.value = answer;
        this.#answered = { view, key };
        this.#element.requestUpdate();
      }
    } catch {
      // the worker stopped; the restarted one provides a new view, which asks again
    }
    this.#isUnderWay = false;
    const next = this.#next;
    this.#next = null;
    if (next && this.#view && !this.isCurrent) void this.#ask(this.#view, this.#key, next);
  }
}
