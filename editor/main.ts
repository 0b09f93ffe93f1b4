/** The start of the page: styles, elements, the host of the files, the worker. */
import './style/index.css';
import './shell/shell.ts';
import './shell/live-region.ts';
import './start/start.ts';
import './author/author.ts';
import { restoreLostFocus } from './shell/restore-focus.ts';
import { onWorkerRestart } from './state/analysis.ts';
import { app } from './state/app.ts';
import { openDrafts } from './state/drafts.ts';
import { currentTexts } from './state/files.ts';
import { HostUnavailable, openHost } from './state/host.ts';
import { followAddress, start } from './state/start.ts';
import { watchFits } from './state/watch-fits.ts';
import { createWorkerClient } from './worker/client.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'fathom' });

/** Faces are measured with these fonts: both weights, with Latin and Cyrillic letters. */
const loadFonts = (): Promise<unknown> =>
  Promise.all(
    ['400', '700'].flatMap((weight) =>
      ['A', 'ї'].map((letter) => document.fonts.load(`${weight} 20px "Alegreya Sans"`, letter)),
    ),
  );

followAddress();
// the views at which nobody begins, and what is not needed at once, do not delay the first one
void import('./start/more.ts');
void import('./start/picture.ts');
void import('./author/say-in-words.ts');
void import('./author/component-tools.ts');
void import('./author/component-form.ts');
void import('./shell/occasions.ts');
void import('./shell/sharing.ts');
void import('./shell/file-drops.ts');
void import('./cards/cards.ts');
void import('./gallery/gallery.ts');
void import('./lab/lab.ts');
void import('./boards/boards.ts');
void import('./play/play.ts');
void import('./audit/audit.ts');
void import('./reference/reference.ts');
try {
  const client = createWorkerClient(startWorker, currentTexts, onWorkerRestart);
  // without them, faces have another font; texts do not wait
  const fonts = loadFonts().catch(() => undefined);
  const [host, drafts] = await Promise.all([openHost(), openDrafts()]);
  restoreLostFocus();
  watchFits();
  await start({ host, drafts, client }, fonts);
} catch (error) {
  app.set({ phase: error instanceof HostUnavailable ? error.reason : 'unreachable' });
  if (!(error instanceof HostUnavailable)) throw error;
}
