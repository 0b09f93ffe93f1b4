/** The methods of the worker for the game at the table. */
import { readExplanations, readLessons, type PackModel, type Sources } from '../../dsl/internal.ts';
import { baseIds, basePaths, botNames } from '../../study/index.ts';
import { FathomError } from '../../interpreter/index.ts';
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
  type TableSeat,
  type TableRefused,
  type TableStarted,
  type Viewer,
} from '../../table/index.ts';

/** What the worker itself asks of the game at the table: it is more than the viewer knows. */
export interface PositionsOfTable {
  /** See `TableSource`; null: there is no game, or nobody looks. */
  labPosition(source: TableSource): RecordedPosition | null;
}

const NO_GAME: TableRefused = { ok: false, reason: 'no-game', message: '' };

/** All who play at this device sit at it in turn. */
const seatOf = (table: TableGame, viewer: Viewer): TableSeat =>
  viewer === NOBODY ? table.onlooker : table.seat(viewer);

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
      if (error instanceof FathomError) {
        return { ok: false, reason: error.code === 'too-late' ? 'too-late' : 'refused', message: error.message };
      }
      throw error;
    }
  }

  /** Null: there is no game. */
  const at = (viewer: Viewer): TableSeat | null => table && seatOf(table, viewer);

  /** What a seat is sent after something was done. */
  const shown = (
    viewer: Viewer,
    have: number | undefined,
    act: (seat: TableSeat, game: TableGame) => void,
  ): TableAnswer =>
    answer((): TableAnswer => {
      if (!table) return NO_GAME;
      const seat = seatOf(table, viewer);
      act(seat, table);
      return { ok: true, update: seat.update(have) };
    });

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
        const seat = seatOf(table, start.viewer);
        return { ok: true, update: seat.update(), layout: seat.layout(), notices: [...table.notices] };
      }),
    packsOfWeights(path) {
      const pack = packOf(path);
      return [path, ...(pack ? basePaths(pack.sources) : [])];
    },
    tableLayout(language) {
      table?.speak(language);
      return table?.onlooker.layout() ?? null;
    },
    tableView: (language, viewer, have) =>
      shown(viewer, have, () => {
        table?.speak(language);
      }),
    tableAct: (action, { seat: viewer, step, have }, preferences) =>
      shown(viewer, have, (seat, game) => {
        if (preferences) game.setPreferences(preferences);
        if (action.type === 'bots') {
          if (seat.isTrying) seat.letBotsOfTrial(action);
          else game.letBots(action);
        } else if (action.type === 'end-lesson') game.endLesson();
        else seat.act(action, step);
      }),
    tableTry: (step, viewer) => shown(viewer, undefined, (seat) => seat.tryOut(step)),
    tableEndTry: (viewer) => shown(viewer, undefined, (seat) => seat.endTrial()),
    tablePreview: (key, viewer, freeOrders) => at(viewer)?.preview(key, freeOrders) ?? null,
    tableAdvice: (viewer) => at(viewer)?.advice() ?? null,
    tablePosition: (step, viewer) => at(viewer)?.positionAt(step) ?? null,
    tableScores: (viewer) => at(viewer)?.scores() ?? null,
    tableOverview: (player, step, viewer) => at(viewer)?.overviewOf(player, step) ?? null,
    tableCourse: () => table?.course() ?? null,
    tableRecord: () => table?.record() ?? null,
    tableRecordStep: (step) => table?.recordStep(step) ?? 0,
    labPosition: ({ step, viewer }) => at(viewer)?.labPosition(step) ?? null,
    rulebook(path, language, options) {
      const pack = lastOf(path);
      if (!pack) return null;
      const { model, sources } = pack;
      const { explanations } = readExplanations(sources);
      return rulebookOf(model, { sources, explanations, editions: editionTitles(sources) }, language, options);
    },
    botKinds: () => [...botNames],
  };
}
