/** The page begins: styles, the frame, the host, the worker. */
import './style/index.css';
import './shell/shell.ts';
import './shell/live.ts';
import './author/author.ts';
import './gallery/gallery.ts';
import './lab/lab.ts';
import './boards/boards.ts';
import './audit/audit.ts';
import { expectFullEditor } from './author/text-pane.ts';
import { keepFocus } from './shell/keep-focus.ts';
import { workerClient } from './worker/client.ts';
import { app, begin, currentTexts, workerBackAgain } from './state/app.ts';
import { watchFits } from './face/watch-fits.ts';
import { openDrafts } from './state/drafts.ts';
import { NoHost, openHost } from './state/host.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'fathom' });

if (app.now.route.view === 'author') expectFullEditor();
try {
  const client = workerClient(startWorker, currentTexts, workerBackAgain);
  const [host, drafts] = await Promise.all([
    openHost(),
    openDrafts(),
    document.fonts.load('400 20px "Alegreya Sans"'),
    document.fonts.load('700 20px "Alegreya Sans"'),
    document.fonts.load('400 20px "Alegreya Sans"', 'ї'),
    document.fonts.load('700 20px "Alegreya Sans"', 'ї'),
  ]);
  keepFocus();
  watchFits();
  await begin({ host, drafts, client });
} catch (error) {
  app.set({ phase: error instanceof NoHost && error.reason === 'token' ? 'no-token' : 'away' });
  if (!(error instanceof NoHost)) throw error;
}
