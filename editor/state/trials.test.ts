/** Tries in the Lab and runs of scenarios; the query of the Lab's address. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import type { GameRecord, ScenarioView, TryAnswer } from '../worker/protocol.ts';
import { app } from './app.ts';
import { openRecord, positionOfQuery, runScenarios, tryQuery } from './trials.ts';
import {
  formatTextRef,
  parseTextRef,
  playersOf,
  positionFromQuery,
  questionFromQuery,
  recordPosition,
  recordStep,
  tryKey,
} from './try-query.ts';

const RECORD = { pack: 'p', players: 4, choices: ['a', 'b', 'c'] } as unknown as GameRecord;
const VIEW = packView('p');
let services: TestServices;

beforeEach(async () => {
  page.open();
  services = await servicesWith({});
  app.set({ view: VIEW });
});
afterAll(() => page.close());

it('has the same key for queries that ask the same', () => {
  const query = { pack: 'p', effect: 'gain 1' };
  expect(tryKey(query)).toBe(tryKey({ ...query, at: 'start', as: '', todo: 'left' }));
  for (const name of ['pack', 'effect', 'at', 'as', 'players', 'do', 'of']) {
    expect([name, tryKey({ ...query, [name]: 'x' }) === tryKey(query)]).toEqual([name, false]);
  }
});

it('names positions of a recorded game', () => {
  expect(recordPosition(12)).toBe('record@12');
  expect(['record@12', 'record@', 'record@x', 'xrecord@1', 'record@1x', '', 'rich'].map(recordStep)).toEqual([
    12,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(positionFromQuery('record@2', RECORD)).toEqual({ record: RECORD, step: 2 });
  expect(positionFromQuery('record@9', RECORD)).toEqual({ record: RECORD, step: 3 });
  expect(positionFromQuery('record@2', null)).toBeNull();
  expect([undefined, '', 'rich', '{me: {}}'].map((at) => positionFromQuery(at, null))).toEqual([
    'start',
    'start',
    'rich',
    '{me: {}}',
  ]);
  expect(positionOfQuery('record@1')).toBeNull();
  app.set({ record: { name: 'game.json', record: RECORD } });
  expect(positionOfQuery('record@1')).toEqual({ record: RECORD, step: 1 });
});

it('names a text of a component', () => {
  const ref = { section: 'boards', id: 'b', key: 'sites/a1/bonus' };
  expect(formatTextRef(ref)).toBe('boards/b/sites/a1/bonus');
  expect(parseTextRef(formatTextRef(ref))).toEqual(ref);
  expect([undefined, '', 'cards', 'cards/a', '/a/b', 'cards//b'].map(parseTextRef)).toEqual(Array(6).fill(undefined));
});

it('asks what the query says', () => {
  const ask = (query: Record<string, string>, outcomes = false) =>
    questionFromQuery(query, VIEW, RECORD, outcomes, 'en');
  expect(ask({ effect: ' gain 1 ' })).toEqual({
    effect: 'gain 1',
    at: 'start',
    choices: [],
    outcomes: false,
    language: 'en',
    players: 2,
  });
  expect(
    ask({ effect: 'x', at: 'rich', do: 'a  b', as: 'embassy', of: 'cards/embassy/effect', players: '3' }, true),
  ).toEqual({
    effect: 'x',
    at: 'rich',
    choices: ['a', 'b'],
    outcomes: true,
    language: 'en',
    players: 3,
    as: 'embassy',
    from: { section: 'cards', id: 'embassy', key: 'effect' },
  });
  expect(ask({ effect: 'x', at: 'record@1', players: '3' })).toMatchObject({ players: 4 });
  expect([ask({}), ask({ effect: '  ' })]).toEqual([null, null]);
  expect(questionFromQuery({ effect: 'x', at: 'record@1' }, VIEW, null, false, 'en')).toBeNull();
  expect(playersOf({ players: 'many' }, null, [5])).toBe(5);
});

it('stores the last answer, also when it is a fault', async () => {
  const answer: TryAnswer = { ok: false, reason: 'refused', message: 'no' };
  services.client.answers.tryEffect = () => answer;
  const query = { effect: 'gain 1' };
  const last = await tryQuery(VIEW, query, false);
  expect(last).toEqual({ pack: 'p', query, question: questionFromQuery(query, VIEW, null, false, 'en'), answer });
  expect(app.now.lastTry).toBe(last);
  services.client.answers.tryEffect = () => Promise.reject(new Error('stopped'));
  expect((await tryQuery(VIEW, query, false))!.answer).toEqual({ ok: false, reason: 'fault', message: 'stopped' });
  expect(await tryQuery(VIEW, {}, false)).toBeNull();
});

it('forgets an answer after something newer was asked', async () => {
  let answerFirst = (_answer: TryAnswer): void => undefined;
  services.client.answers.tryEffect = (_pack, { effect }) =>
    effect === 'slow'
      ? new Promise((resolve) => {
          answerFirst = resolve;
        })
      : { ok: false, reason: 'refused', message: 'fast' };
  const slow = tryQuery(VIEW, { effect: 'slow' }, false);
  await tryQuery(VIEW, { effect: 'fast' }, false);
  answerFirst({ ok: false, reason: 'refused', message: 'slow' });
  expect([await slow, app.now.lastTry?.question.effect]).toEqual([null, 'fast']);
});

it('opens records of the pack only', async () => {
  const open = (text: string) => openRecord(new File([text], 'game.json'), VIEW);
  expect(await open('{')).toMatch(/JSON/);
  expect(await open('{"format": "other"}')).not.toBeNull();
  const record = {
    format: 'fathom-record/1',
    pack: 'p',
    version: '1.0.0',
    hash: '0',
    finalHash: '1',
    players: 2,
    seed: 7,
    options: {},
    choices: ['end'],
  };
  expect(await open(JSON.stringify({ ...record, seed: 'seven' }))).toBe('"seed" must be a whole number');
  expect(await open(JSON.stringify({ ...record, pack: 'nim' }))).toContain('nim');
  expect(app.now.record).toBeNull();
  expect(await open(JSON.stringify(record))).toBeNull();
  expect(app.now.record).toEqual({ name: 'game.json', record });
  expect(positionOfQuery('record@1')).toEqual({ record, step: 1 });
});

it('runs the scenarios of a component, and announces how many fail', async () => {
  const result = (...failures: string[]) => ({ of: 'cards/a', failures }) as unknown as ScenarioView;
  services.client.answers.runScenarios = () => [result(), result('one'), result('two')];
  const run = runScenarios({ section: 'cards', id: 'a' });
  expect(app.now.scenarioRun).toEqual({ of: 'cards/a', view: VIEW, results: null });
  await run;
  expect(services.client.callsOf('runScenarios')).toEqual([['p', ['cards/a']]]);
  expect(app.now.scenarioRun?.results).toHaveLength(3);
  expect([app.now.message.text.startsWith('Scenarios: 2 '), app.now.message.kind]).toEqual([true, 'spoken']);
  services.client.answers.runScenarios = () => [result()];
  await runScenarios({ section: 'cards', id: 'a' });
  expect(app.now.message.text).toBe('Scenarios: passes');
});

it('has no results where the worker fails', async () => {
  services.client.answers.runScenarios = () => {
    throw new Error('broken');
  };
  await runScenarios({ section: 'cards', id: 'a' });
  expect(app.now.scenarioRun).toEqual({ of: 'cards/a', view: VIEW, results: [] });
  // a result that comes after the page has dropped the run
  services.client.answers.runScenarios = () => [];
  const run = runScenarios({ section: 'cards', id: 'a' });
  app.set({ scenarioRun: null });
  await run;
  expect(app.now.scenarioRun).toBeNull();
});

it('drops results about another version of the pack, or another component', async () => {
  services.client.answers.runScenarios = () => [];
  const run = runScenarios({ section: 'cards', id: 'a' });
  await runScenarios({ section: 'cards', id: 'b' });
  await run;
  expect(app.now.scenarioRun).toMatchObject({ of: 'cards/b', results: [] });
  const other = runScenarios({ section: 'cards', id: 'b' });
  const replaced = { of: 'cards/b', view: packView('p'), results: null };
  app.set({ scenarioRun: replaced });
  await other;
  expect(app.now.scenarioRun).toBe(replaced);
  app.set({ view: null });
  await runScenarios({ section: 'cards', id: 'c' });
  expect(app.now.scenarioRun).toBe(replaced);
});
