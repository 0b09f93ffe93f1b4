/** What is tried in the lab, on which position, and the scenarios that are run: kept in the state, so that all views see it. */
import type { PositionSource, GameRecord, PackView, TextRef, TryQuestion } from '../worker/protocol.ts';
import { app, ask, announce, type LastTry } from './app.ts';
import { t } from '../i18n/index.ts';

export type Query = Record<string, string>;

/** Two addresses that ask the same have the same key. */
export const tryKey = (query: Query): string =>
  ['pack', 'effect', 'at', 'as', 'players', 'do', 'of']
    .map((name) => query[name] || (name === 'at' ? 'start' : ''))
    .join('\n');

const RECORD = /^record@(\d+)$/;
export const recordPosition = (step: number): string => `record@${step}`;
/** How many choices of the opened record were made, where the position is one of it. */
export const recordStep = (at: string): number | null => {
  const found = RECORD.exec(at);
  return found ? Number(found[1]) : null;
};

/** Null: it is a step of a record that is not open any more. */
export function positionFromQuery(at: string | undefined): PositionSource | null {
  const step = recordStep(at ?? '');
  const { record } = app.now;
  return step === null
    ? at || 'start'
    : record
      ? { record: record.record, step: Math.min(step, record.record.choices.length) }
      : null;
}

export const formatTextRef = ({ section, id, key }: TextRef): string => `${section}/${id}/${key}`;
function parseTextRef(of: string | undefined): TextRef | undefined {
  const [section, id, ...key] = (of ?? '').split('/');
  return section && id && key.length ? { section, id, key: key.join('/') } : undefined;
}

/** What an address asks; null where it asks nothing that can be answered. */
function questionFromQuery(query: Query, view: PackView, outcomes: boolean): TryQuestion | null {
  const effect = query['effect']?.trim();
  const at = positionFromQuery(query['at']);
  const from = parseTextRef(query['of']);
  const as = query['as'];
  if (!effect || at === null) return null;
  const players = typeof at === 'object' ? at.record.players : Number(query['players']) || view.playerCounts[0];
  return {
    effect,
    at,
    choices: (query['do'] ?? '').split(' ').filter(Boolean),
    outcomes,
    players,
    ...(as ? { as } : {}),
    ...(from ? { from } : {}),
  };
}

let asked = 0;

/** Asks what the address says; the answer comes into the state, unless something newer was asked meanwhile. */
export async function tryQuery(view: PackView, query: Query, outcomes: boolean): Promise<LastTry | null> {
  const question = questionFromQuery(query, view, outcomes);
  const n = ++asked;
  if (!question) return null;
  const answer = await ask('tryEffect', view.path, question).catch(
    (fault: Error) => ({ ok: false, reason: 'fault', message: fault.message }) as const,
  );
  if (n !== asked) return null;
  const lastTry: LastTry = { pack: view.path, query, question, answer };
  app.set({ lastTry });
  return lastTry;
}

/** Opens the file of a recorded game of the pack; what is wrong with it, in words. */
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

export async function runScenarios({ section, id }: { section: string; id: string }): Promise<void> {
  const { view } = app.now;
  const of = `${section}/${id}`;
  if (!view) return;
  app.set({ scenarioRun: { of, view, results: null } });
  const results = await ask('runScenarios', view.path, [of]).catch(() => []);
  if (app.now.scenarioRun?.of !== of || app.now.scenarioRun.view !== view) return;
  app.set({ scenarioRun: { of, view, results } });
  const bad = results.filter(({ failures }) => failures.length).length;
  announce(`${t('scenarios')}: ${bad === 0 ? t('passes') : `${bad} ${t('fails')}`}`, 'aloud');
}
