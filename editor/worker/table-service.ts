/** The methods of the worker for the game at the table. */
import type { PackModel } from '../../dsl/index.ts';
import { botKinds } from '../../interpreter/bots/bot.ts';
import { GameError } from '../../interpreter/index.ts';
import { StoppedError, TableGame } from './table.ts';
import type { TableAnswer, TableApi } from './table-protocol.ts';

const NO_GAME: TableAnswer = { ok: false, reason: 'no-game', message: '' };

/** `modelOf`: the pack as it is now; null where it has errors. */
export function tableService(modelOf: (pack: string) => PackModel | null): TableApi {
  let table: TableGame | null = null;

  /** Where the game refuses, nothing has changed. */
  function answer(act: () => TableAnswer): TableAnswer {
    try {
      return act();
    } catch (error) {
      if (error instanceof StoppedError) {
        return { ok: false, reason: 'stops', message: error.message, stopped: error.stopped };
      }
      if (error instanceof GameError) return { ok: false, reason: 'refused', message: error.message };
      throw error;
    }
  }

  return {
    startTable: (pack, setup, language, viewer, record, weights, asFarAsItGoes) =>
      answer(() => {
        const model = modelOf(pack);
        if (!model) return { ok: false, reason: 'errors', message: '' };
        table = new TableGame(model, setup, language, record, weights, asFarAsItGoes);
        return { ok: true, view: table.view(viewer) };
      }),
    tableLayout(language) {
      table?.setLanguage(language);
      return table?.layout() ?? null;
    },
    tableView: (language, viewer) =>
      answer(() => {
        if (!table) return NO_GAME;
        table.setLanguage(language);
        return { ok: true, view: table.view(viewer) };
      }),
    tableAct: (action, viewer) =>
      answer(() => {
        if (!table) return NO_GAME;
        table.act(action);
        return { ok: true, view: table.view(viewer) };
      }),
    tablePreview: (key, viewer) => table?.preview(key, viewer) ?? null,
    tableAdvice: (viewer) => table?.advice(viewer) ?? null,
    tablePosition: (step, viewer) => table?.positionAt(step, viewer) ?? null,
    tableRecord: () => table?.record() ?? null,
    tableRecordStep: (step) => table?.recordStep(step) ?? 0,
    botKinds: () => botKinds().map(({ name }) => name),
  };
}
