/** Compares a table of printed texts with the shown pack, step by step, so that the page stays usable and it can be stopped. */
import type { ChosenTable } from '../worker/deck-protocol.ts';
import type { PackView } from '../worker/protocol.ts';
import { app } from './app.ts';
import type { DeckState } from './deck-state.ts';
import { ask } from './services.ts';

/** counts the runs; a run ends when another one begins, or when it is stopped */
let runs = 0;

/** Milliseconds between reports of what was found so far. */
const REPORT_DELAY = 2000;

const set = (change: Partial<DeckState>): void => {
  const { deck } = app.now;
  if (deck) app.set({ deck: { ...deck, ...change } });
};

export const stopDeckAudit = (): void => void runs++;

/** Resolves when all texts are compared, or when it was stopped. */
export async function runDeckAudit(view: PackView, table: ChosenTable): Promise<void> {
  const mine = ++runs;
  const isMine = (): boolean => runs === mine;
  app.set({
    deck: { table, view, steps: { done: 0, total: 0 }, running: true, report: null, failed: null },
  });
  try {
    let steps = await ask('openDeck', view.path, table);
    if (!steps) {
      set({ running: false, failed: 'pack' });
      return;
    }
    let shown = Date.now();
    while (steps && steps.done < steps.total && isMine()) {
      set({ steps });
      steps = await ask('continueDeck');
      if (steps && isMine() && Date.now() - shown > REPORT_DELAY) {
        set({ report: await ask('deckReport') });
        shown = Date.now();
      }
    }
    // another run has its own table in the worker by now
    if (app.now.deck?.table !== table) return;
    const report = await ask('deckReport');
    if (app.now.deck?.table === table) set({ running: false, report, steps: report ?? app.now.deck.steps });
  } catch (error) {
    if (app.now.deck?.table === table) set({ running: false, failed: { reason: (error as Error).message } });
  }
}
