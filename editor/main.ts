/** The page begins: styles, the frame, the host, the worker. */
import './style/index.css';
import './shell/shell.ts';
import './shell/live-region.ts';
import './author/author.ts';
import './gallery/gallery.ts';
import './lab/lab.ts';
import './boards/boards.ts';
import './audit/audit.ts';
import { preloadFullEditor } from './author/text-pane.ts';
import { restoreLostFocus } from './shell/restore-focus.ts';
import { createWorkerClient } from './worker/client.ts';
import { app, start, currentTexts, onWorkerRestart } from './state/app.ts';
import { watchFits } from './state/watch-fits.ts';
import { openDrafts } from './state/drafts.ts';
import { HostUnavailable, openHost } from './state/host.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'fathom' });

if (app.now.route.view === 'author') preloadFullEditor();
try {
  const client = createWorkerClient(startWorker, currentTexts, onWorkerRestart);
  const [host, drafts] = await Promise.all([
    openHost(),
    openDrafts(),
    document.fonts.load('400 20px "Alegreya Sans"'),
    document.fonts.load('700 20px "Alegreya Sans"'),
    document.fonts.load('400 20px "Alegreya Sans"', 'ї'),
    document.fonts.load('700 20px "Alegreya Sans"', 'ї'),
  ]);
  restoreLostFocus();
  watchFits();
  await start({ host, drafts, client });
} catch (error) {
  app.set({ phase: error instanceof HostUnavailable && error.reason === 'token' ? 'no-token' : 'away' });
  if (!(error instanceof HostUnavailable)) throw error;
}
