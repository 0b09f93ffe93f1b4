/** What is told of the options beside their words: what the considered one would change, and what a bot thinks. */
import { announce } from '../state/app.ts';
import { advice, preview } from '../state/table-looks.ts';
import type { TableAdvice, TablePreview } from '../../table/protocol.ts';
import { adviceSentence } from './advice.ts';

export class Considered {
  /** `answer`: null until it is known */
  #preview: { key: string; answer: TablePreview | null } | null = null;
  #advice: TableAdvice | null = null;
  /** counts the decisions: an answer about an earlier one comes too late */
  #decision = 0;

  constructor(private readonly host: { requestUpdate(): void }) {}

  get preview(): { key: string; answer: TablePreview | null } | null {
    return this.#preview;
  }

  get advice(): TableAdvice | null {
    return this.#advice;
  }

  /** Another decision is asked. */
  clear(): void {
    this.#decision++;
    this.#preview = null;
    this.#advice = null;
  }

  /** An option is chosen: what it will change is about to happen. */
  clearPreview(): void {
    this.#preview = null;
  }

  /** Shows what an option would change; an empty key shows nothing. */
  async look(key: string): Promise<void> {
    if (this.#preview?.key === key) return;
    this.#preview = key === '' ? null : { key, answer: null };
    this.host.requestUpdate();
    if (key === '') return;
    const answer = await preview(key);
    if (this.#preview?.key !== key) return;
    this.#preview = { key, answer };
    this.host.requestUpdate();
  }

  /** Asks what a bot would choose. */
  async hint(): Promise<void> {
    const decision = this.#decision;
    const found = await advice();
    if (decision !== this.#decision || found === null) return;
    this.#advice = found;
    announce(adviceSentence(found.label, found.plan), 'spoken');
    this.host.requestUpdate();
  }
}
