/** The methods of the worker about tables of cards; what they do is loaded when they are called. */
import type { CardTableApi } from './card-table-protocol.ts';
import type { WorkerPacks } from './packs.ts';

export function cardTableService(packs: WorkerPacks): CardTableApi {
  return {
    async cardRows(pack, language) {
      const { cardRows } = await import('./card-tables.ts');
      return cardRows(packs, pack, language);
    },
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
