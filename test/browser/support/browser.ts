/** The browser of the run, as a test reaches it. */
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { browserKind } from './browser-kinds.ts';
// declares what is injected
import type {} from '../../support/browser-service.ts';

let connected: Promise<Browser> | undefined;

/** The browser of the run, one connection a thread. It ends with the run: nobody closes it, but each file its contexts. */
export function runningBrowser(): Promise<Browser> {
  connected ??= connect();
  return connected;
}

async function connect(): Promise<Browser> {
  const answer = await fetch(inject('browserService'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return browserKind().type.connect(text);
}
