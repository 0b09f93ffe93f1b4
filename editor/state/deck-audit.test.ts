/** Runs of the audit of a table: to their end, stopped, failed, replaced. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import type { ChosenTable } from '../worker/deck-protocol.ts';
import { app } from './app.ts';
import { runDeckAudit, stopDeckAudit } from './deck-audit.ts';

const view = packView('nim.yaml');
const table = (): ChosenTable => ({ name: 'deck.csv', bytes: new Uint8Array(), language: null, waivers: null });

let services: TestServices;
let done = 0;
beforeEach(async () => {
  page.open();
  services = await servicesWith({});
  done = 0;
  services.client.answers.openDeck = () => ({ done: 0, total: 4 });
  services.client.answers.continueDeck = () => ({ done: ++done, total: 4 });
  services.client.answers.deckReport = () => ({ done, total: 4, texts: [] });
});
afterAll(() => page.close());

it('goes on until all texts are compared', async () => {
  await runDeckAudit(view, table());
  expect(app.now.deck).toMatchObject({
    running: false,
    failed: null,
    steps: { done: 4, total: 4 },
    report: { done: 4 },
  });
});

it('reports what was compared when it is stopped', async () => {
  services.client.answers.continueDeck = () => {
    if (done === 1) stopDeckAudit();
    return { done: ++done, total: 4 };
  };
  await runDeckAudit(view, table());
  expect(app.now.deck).toMatchObject({ running: false, steps: { done: 2, total: 4 }, report: { done: 2 } });
});

it('says that the pack has errors', async () => {
  services.client.answers.openDeck = () => null;
  await runDeckAudit(view, table());
  expect(app.now.deck).toMatchObject({ running: false, failed: 'pack', report: null });
});

it('says that the worker stopped', async () => {
  services.client.answers.continueDeck = () => Promise.reject(new Error('the worker stopped'));
  await runDeckAudit(view, table());
  expect(app.now.deck).toMatchObject({ running: false, failed: { reason: 'the worker stopped' } });
});

it('a second table takes the place of the first', async () => {
  const first = runDeckAudit(view, table());
  const second = table();
  await Promise.all([first, runDeckAudit(view, second)]);
  expect(app.now.deck?.table).toBe(second);
  expect(app.now.deck?.running).toBe(false);
});
