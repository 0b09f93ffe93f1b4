/** The methods of the worker about tables of cards; what they do is loaded when they are called. */
import type { CardTableApi } from './card-table-protocol.ts';
import type { PlayablePack } from './packs.ts';

interface PackAccess {
  playable(pack: string): PlayablePack | null;
}

export function cardTableService(packs: PackAccess): CardTableApi {
  return {
    async readTable(pack, source, settings = {}) {
      const { readCardTable } = await import('./card-tables.ts');
      const loaded = packs.playable(pack);
      return loaded && readCardTable(source, settings, loaded);
    },
    async cardsOfTable() {
      await Promise.resolve();
      return null;
    },
    async writeTable() {
      await Promise.resolve();
      return null;
    },
  };
}
