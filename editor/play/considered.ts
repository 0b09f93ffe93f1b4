/** What is told of the options beside their words: what the considered one would change, and what a bot thinks. */
import { announce } from '../state/app.ts';
import { advice, preview } from '../state/table-looks.ts';
import type { TableAdvice, TableDecision, TablePreview } from '../../table/protocol.ts';
import { adviceSentence } from './advice.ts';

/** Of longer lists, only what is pointed at. */
const MOST_FORESEEN = 24;

export class Considered {
  /** `answer`: null until it is known */
  #preview: { key: string; answer: TablePreview | null } | null = null;
  #advice: TableAdvice | null = null;
  #foreseen: ReadonlyMap<string, TablePreview> = new Map();
  #foresees: TableDecision | null = null;
  /** counts the decisions: an answer about an earlier one comes too late */
  #decision = 0;

  constructor(private readonly host: { requestUpdate(): void }) {}

  /** What each option of the decision would bring, as far as it is known by now; by key. */
  get foreseen(): ReadonlyMap<string, TablePreview> {
    return this.#foreseen;
  }

  /** Asks what each of the options would bring, one after another, so that a choice need not wait for all answers. */
  async foresee(decision: TableDecision): Promise<void> {
    if (this.#foresees === decision) return;
    this.#foresees = decision;
    const own = this.#decision;
    const answers = new Map<string, TablePreview>();
    for (const { key } of decision.options.slice(0, MOST_FORESEEN)) {
      const answer = await preview(key);
      if (own !== this.#decision) return;
      if (answer) answers.set(key, answer);
    }
    this.#foreseen = answers;
    this.host.requestUpdate();
  }

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
    this.#foreseen = new Map();
    this.#foresees = null;
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
    const answer = this.#foreseen.get(key) ?? (await preview(key));
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
