/** The methods of the worker about a table of printed texts; what they do is loaded when they are called. */
import type { DeckAudit } from './deck-audit.ts';
import type { DeckApi } from './deck-protocol.ts';
import type { PlayablePack } from './packs.ts';
import type { Diagnostic } from './protocol.ts';

interface PackAccess {
  playable(pack: string): PlayablePack | null;
  /** the pack as it would be with another text of a file, and the problems of that file */
  withFile(pack: string, path: string, text: string): { playable: PlayablePack | null; diagnostics: Diagnostic[] };
}

export function deckService(packs: PackAccess): DeckApi {
  let open: DeckAudit | null = null;
  return {
    async openDeck(pack, table) {
      open = null;
      const { DeckAudit } = await import('./deck-audit.ts');
      const loaded = packs.playable(pack);
      open = loaded && new DeckAudit(loaded, table);
      return open && open.steps;
    },
    continueDeck: () => Promise.resolve(open && open.next()),
    deckReport: () => Promise.resolve(open && open.report()),
    deckScenarios: (finding) => Promise.resolve(open?.scenarios(finding) ?? { text: null, effect: null }),
    trySentence(pack, trial) {
      const changed = packs.withFile(pack, trial.path, trial.text);
      const { diagnostics } = changed;
      return Promise.resolve(open?.readAgain(changed.playable, trial, diagnostics) ?? { diagnostics, texts: [] });
    },
  };
}
