/** A pack that somebody wants to see, as soon as it is analyzed. */
import type { PackView } from '../worker/protocol.ts';
import { openPack } from './analysis.ts';
import { app } from './app.ts';

/**
 * Opens the pack; its view, or null when another one is wanted by then, or it could not be analyzed. `fresh`: the view of the texts as they
 * are now; otherwise one of a moment ago will do.
 */
export function openedPack(pack: string, { fresh = false } = {}): Promise<PackView | null> {
  if (app.now.wanted !== pack || app.now.view?.path !== pack) void openPack(pack);
  return new Promise((resolve) => {
    const unsubscribe = app.subscribe(look);
    look();
    function look(): void {
      const { wanted, view, busy } = app.now;
      const isShown = view?.path === pack;
      if (wanted === pack && busy && (fresh || !isShown)) return;
      unsubscribe();
      resolve(wanted === pack && isShown ? view : null);
    }
  });
}
