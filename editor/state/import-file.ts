/** What becomes of a file that somebody chooses or drops, whatever it is: nothing is written before all of it is understood. */
import { t } from '../i18n/index.ts';
import { tc } from '../i18n/cards.ts';
import { ti } from '../i18n/import.ts';
import { packNameOf } from '../../table/saved-game.ts';
import { addPack, showPack } from './added-pack.ts';
import { announce, app } from './app.ts';
import { fileKind, MOST_BYTES, type FileKind, type Unusable } from './file-kind.ts';
import { go } from './navigation.ts';

export async function importFile(file: File): Promise<void> {
  if (app.now.phase !== 'ready') return;
  const kind = await kindOf(file);
  switch (kind?.kind) {
    case 'table':
      openTable(file);
      return;
    case 'pack': {
      const added = addPack(kind.archive);
      void showPack(added);
      announce(t('imported', { n: added.paths.length }));
      return;
    }
    case 'game':
      openGame(file, kind.pack);
      return;
    case 'bad-archive':
      announce(t('badArchive', { why: t(`archive.${kind.reason}`) }), 'error');
      return;
    case 'unusable':
      // the table of cards takes lines that were copied there, too
      if (kind.why === 'text' && app.now.route.view === 'cards') openTable(file);
      else refuse(kind.why, { file: shown(file.name), limit: (kind.most ?? 0) / MEGABYTE });
      return;
    case undefined:
      announce(ti('unreadable', { file: shown(file.name) }), 'error');
  }
}

const LONGEST_NAME = 60;
/** A name that somebody else gave. */
const shown = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

const MEGABYTE = 1_000_000;

/** Null: it cannot be read, as a folder or a file that is gone. */
async function kindOf(file: File): Promise<FileKind | null> {
  // not read, as it may be larger than the memory
  if (file.size > MOST_BYTES) return { kind: 'unusable', why: 'large', most: MOST_BYTES };
  try {
    return fileKind(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

/** The table of cards shows what becomes of it. */
function openTable(file: File): void {
  const { wanted: pack, route } = app.now;
  if (pack === '') {
    announce(tc('noPack'), 'error');
    return;
  }
  app.set({ handed: { view: 'cards', pack, file } });
  if (route.view !== 'cards') go('cards', '', { pack });
  announce(ti('table', { file: shown(file.name) }), 'spoken');
}

function openGame(file: File, id: string): void {
  const { view, packs } = app.now;
  const pack = view?.id === id ? view.path : packs.find(({ path }) => packNameOf(path) === id)?.path;
  if (pack === undefined) {
    refuse('otherGame', { file: shown(file.name), pack: shown(id) });
    return;
  }
  app.set({ handed: { view: 'play', pack, file } });
  go('play', '', { pack });
}

const refuse = (why: Unusable | 'otherGame', parameters: Record<string, string | number>): void =>
  announce(ti(`why.${why}`, { cards: t('cards'), author: t('author'), paste: tc('paste'), ...parameters }), 'error');
