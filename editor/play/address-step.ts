/** The position that is looked at stands in the address: a reload comes back to it, and a changed address leads to another one. */
import { app } from '../state/app.ts';
import { replaceRoute } from '../state/navigation.ts';
import { lookBack } from '../state/table-looks.ts';
import type { TableState } from '../state/table-state.ts';

/** Browsers refuse to change the address for each move of a slider. */
const WRITTEN_AFTER = 200;

const shownStep = (table: TableState | null): string => (table?.past ? String(table.past.step) : '');
const stepInAddress = (): string => app.now.route.query['step'] ?? '';

export class AddressStep {
  #known = '';
  /** the step that was shown at the last change; empty: the current one */
  #shown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Called after each change of the page. */
  follow(table: TableState): void {
    const asked = stepInAddress();
    const shown = shownStep(table);
    const returned = shown === '' && this.#shown !== '';
    this.#shown = shown;
    if (asked !== this.#known) {
      this.#known = asked;
      if (asked !== shown) void lookBack(/^\d+$/.test(asked) ? Number(asked) : table.view.step);
    } else if (returned) {
      // a reload right after "Back to now" goes on with the game
      this.stop();
      this.#write();
    }
    if (asked !== shown) this.#timer ??= setTimeout(this.#write, WRITTEN_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #write = (): void => {
    this.#timer = undefined;
    const { route, table } = app.now;
    const step = shownStep(table);
    // another address may have come meanwhile
    if (route.view !== 'play' || stepInAddress() !== this.#known || step === this.#known) return;
    this.#known = step;
    replaceRoute(route.path, { ...route.query, step });
  };
}
