/** The methods of the worker about tables of cards; what they do is loaded when they are called. */
import type { Workspace } from '../../service/language-service/index.ts';
import type { CardTableApi } from './card-table-protocol.ts';
import type { PlayablePack } from './packs.ts';

interface PackAccess {
  playable(pack: string): PlayablePack | null;
  workspace(pack: string): Workspace;
}

export function cardTableService(packs: PackAccess): CardTableApi {
  const tables = () => import('./card-tables.ts');
  return {
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
