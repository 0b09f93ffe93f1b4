/** The methods of the worker for the game at the table. */
import { readExplanations, readLessons, type PackModel, type Sources } from '../../dsl/internal.ts';
import { baseIds, basePaths, botKinds } from '../../study/index.ts';
import { GameError } from '../../interpreter/index.ts';
import type { RecordedPosition } from '../../interpreter/scenario/index.ts';
import type { TableSource, WorkerApi } from './protocol.ts';
import {
  editionTitles,
  NOBODY,
  rulebookOf,
  StoppedError,
  type TableAnswer,
  type TableApi,
  TableGame,
  type TableRefused,
  type TableStarted,
} from '../../table/index.ts';

/** What the worker itself asks of the game at the table: it is more than the viewer knows. */
export interface PositionsOfTable {
  /** See `TableSource`; null: there is no game, or nobody looks. */
  labPosition(source: TableSource): RecordedPosition | null;
}

const NO_GAME: TableRefused = { ok: false, reason: 'no-game', message: '' };

type PackOf = (pack: string) => { model: PackModel; sources: Sources } | null;

/** `packOf`: the pack as it is now; null where it has errors. `lastOf`: there as it last had none. */
export function tableService(
  packOf: PackOf,
  lastOf: PackOf = packOf,
): TableApi & PositionsOfTable & Pick<WorkerApi, 'rulebook'> {
  let table: TableGame | null = null;

  /** Where the game refuses, nothing has changed. */
  function answer<T>(act: () => T): T | TableRefused {
    try {
      return act();
    } catch (error) {
      if (error instanceof StoppedError) {
        return { ok: false, reason: 'stops', message: '', stopped: error.stopped };
      }
      if (error instanceof GameError) return { ok: false, reason: 'refused', message: error.message };
      throw error;
    }
  }

  return {
    startTable: (start) =>
      answer((): TableStarted => {
        const pack = packOf(start.pack);
        if (!pack) return { ok: false, reason: 'errors', message: '' };
        const { model, sources } = pack;
        const guide = {
          lessons: readLessons(model, sources).lessons,
          explanations: readExplanations(sources).explanations,
          editions: editionTitles(sources),
        };
        table = new TableGame(model, start, guide, baseIds(sources));
        return { ok: true, view: table.view(start.viewer), layout: table.layout(), notices: table.notices };
      }),
    packsOfWeights(path) {
      const pack = packOf(path);
      return [path, ...(pack ? basePaths(pack.sources) : [])];
    },
    tableLayout(language) {
      table?.setLanguage(language);
      return table?.layout() ?? null;
    },
    tableView: (language, viewer) =>
      answer((): TableAnswer => {
        if (!table) return NO_GAME;
        table.setLanguage(language);
        return { ok: true, view: table.view(viewer) };
      }),
    tableAct: (action, viewer, inPlace) =>
      answer((): TableAnswer => {
        if (!table) return NO_GAME;
        table.act(action, inPlace);
        return { ok: true, view: table.view(viewer) };
      }),
    tableTry: (step, viewer) =>
      answer((): TableAnswer => {
        if (!table) return NO_GAME;
        if (viewer !== NOBODY) table.beginTrial(step, viewer);
        return { ok: true, view: table.view(viewer) };
      }),
    tableEndTry: (viewer) =>
      answer((): TableAnswer => {
        if (!table) return NO_GAME;
        table.endTrial();
        return { ok: true, view: table.view(viewer) };
      }),
    tablePreview: (key, viewer, freeOrders) => table?.preview(key, viewer, freeOrders) ?? null,
    tableAdvice: (viewer) => table?.advice(viewer) ?? null,
    tablePosition: (step, viewer) => table?.positionAt(step, viewer) ?? null,
    tableScores: (viewer) => table?.scores(viewer) ?? null,
    tableOverview: (seat, step, viewer) => table?.overview(seat, step, viewer) ?? null,
    tableCourse: () => table?.course() ?? null,
    tableRecord: () => table?.record() ?? null,
    tableRecordStep: (step) => table?.recordStep(step) ?? 0,
    labPosition: ({ step, viewer }) => table?.labPosition(step, viewer) ?? null,
    rulebook(path, language, options) {
      const pack = lastOf(path);
      if (!pack) return null;
      const { model, sources } = pack;
      const { explanations } = readExplanations(sources);
      return rulebookOf(model, { sources, explanations, editions: editionTitles(sources) }, language, options);
    },
    botKinds: () => botKinds().map(({ name }) => name),
  };
}
