/** The methods of the worker about tables of cards; what they do is loaded when they are called. */
import type { CardTableApi } from './card-table-protocol.ts';
import type { WorkerPacks } from './packs.ts';

export function cardTableService(packs: WorkerPacks): CardTableApi {
  const tables = () => import('./card-tables.ts');
  return {
    async cardRows(pack, language) {
      const { cardRows } = await tables();
      return cardRows(packs, pack, language);
    },
    async readTable(pack, source, settings = {}) {
      const { readCardTable } = await tables();
      const loaded = packs.playable(pack);
      return loaded && readCardTable(source, settings, loaded);
    },
    async cardsOfTable(pack, source, settings, file) {
      const { tableEdits } = await tables();
      return tableEdits(packs.workspace(pack), source, settings, file);
    },
    async writeTable(pack, what, format) {
      const { tableFile } = await tables();
      const loaded = packs.playable(pack);
      return loaded && tableFile(loaded, what, format);
    },
  };
}
