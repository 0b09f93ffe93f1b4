/** What a run of Vitest does once, in its own process, before the threads that run the tests. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);

export default async function setup(project) {
  const { serveBrowser } = await import('./support/browser-service.ts');
  return serveBrowser(project);
}
