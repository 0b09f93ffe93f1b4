/** Tries of effects and runs of scenarios. Their results are in the state, so that several views can show them. */
import { t } from '../i18n/index.ts';
import type { GameRecord, PackView, PositionSource } from '../worker/protocol.ts';
import { NOBODY, type Viewer } from '../../table/protocol.ts';
import { announce, app, type LastTry } from './app.ts';
import { ask } from './services.ts';
import { positionFromQuery, questionFromQuery, type Query } from './try-query.ts';

/** The position that the query names, with the opened record. */
export const positionOfQuery = (at: string | undefined): PositionSource | null =>
  positionFromQuery(at, app.now.record?.record ?? null, lookingSeat());

/** Who looks at the table; null: nobody, or there is no game of the shown pack. */
function lookingSeat(): Viewer | null {
  const { table, view } = app.now;
  return table === null || table.pack !== view?.path || table.viewer === NOBODY ? null : table.viewer;
}

/** counts the tries, so that an old answer does not replace a newer one */
let tries = 0;

/** Tries what the query asks. Null: it asks nothing, or something newer was asked in the meantime. */
export async function tryQuery(view: PackView, query: Query, outcomes: boolean): Promise<LastTry | null> {
  const thisTry = ++tries;
  const { record, settings } = app.now;
  const question = questionFromQuery(query, view, record?.record ?? null, outcomes, settings.language, lookingSeat());
  if (!question) return null;
  const answer = await ask('tryEffect', view.path, question).catch(
    (error: Error) => ({ ok: false, reason: 'fault', message: error.message }) as const,
  );
  if (thisTry !== tries) return null;
  const lastTry: LastTry = { pack: view.path, query, question, answer };
  app.set({ lastTry });
  return lastTry;
}

/** Opens the file of a recorded game of the pack; returns what is wrong with it, null where nothing is. */
export async function openRecord(file: File, { id }: PackView): Promise<string | null> {
  const { problemOfRecord } = await import('../../interpreter/record-format.ts');
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch (error) {
    return (error as Error).message;
  }
  const problem = problemOfRecord(value);
  if (problem) return problem;
  const record = value as GameRecord;
  if (record.pack !== id) return t('recordOfPack', { pack: record.pack });
  app.set({ record: { name: file.name, record } });
  return null;
}

/** Runs the scenarios of a component, and announces how many fail. */
export async function runScenarios({ section, id }: { section: string; id: string }): Promise<void> {
  const { view } = app.now;
  const of = `${section}/${id}`;
  if (!view) return;
  app.set({ scenarioRun: { of, view, results: null } });
  const results = await ask('runScenarios', view.path, [of]).catch(() => []);
  // another run, or another version of the pack
  if (app.now.scenarioRun?.of !== of || app.now.scenarioRun.view !== view) return;
  app.set({ scenarioRun: { of, view, results } });
  const failing = results.filter(({ failures }) => failures.length).length;
  announce(`${t('scenarios')}: ${failing === 0 ? t('passes') : `${failing} ${t('fails')}`}`, 'spoken');
}
