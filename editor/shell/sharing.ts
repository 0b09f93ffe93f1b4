/** Taking a pack out of the page and in again: as a file, as a link. */
import { t } from '../i18n/index.ts';
import { openPack } from '../state/analysis.ts';
import { announce, app } from '../state/app.ts';
import { createFile } from '../state/editing.ts';
import { isIn } from '../state/files.ts';
import { go } from '../state/navigation.ts';
import { archiveText, ArchiveError, decodeLink, readArchive, encodeLink, type Archive } from '../state/archive.ts';
import { downloadText } from './download.ts';

/** The pack that is open, with all that is not saved. */
function openArchive(): Archive | null {
  const { view, files } = app.now;
  if (!view) return null;
  const pack = view.path.replace(/^\.shelf\//, '');
  const own = [...files.values()].filter(({ path }) => isIn(path, view.path));
  return { pack, files: Object.fromEntries(own.map(({ path, text }) => [path.replace(/^\.shelf\//, ''), text])) };
}

export function exportPack(): void {
  const archive = openArchive();
  if (!archive) return;
  downloadText(
    `${archive.pack.replace(/\.ya?ml$/, '').replaceAll('/', '-')}.fathom.json`,
    archiveText(archive),
    'application/json',
  );
}

export async function importPack(file: File): Promise<void> {
  try {
    addArchive(readArchive(await file.text()), 'imported');
  } catch (error) {
    announce(
      t('badArchive', { why: t(`archive.${error instanceof ArchiveError ? error.reason : 'damaged'}`) }),
      'error',
    );
  }
}

export async function copyLink(): Promise<void> {
  const archive = openArchive();
  if (!archive) return;
  const address = `${location.origin}${location.pathname}#/author?s=${await encodeLink(archive)}`;
  await navigator.clipboard.writeText(address);
  announce(t('linkCopied', { n: address.length }));
}

/** What a link brings lies in the browser; the disk does not hear of it before somebody saves. */
export async function openLink(link: string): Promise<void> {
  try {
    addArchive(await decodeLink(link), 'fromLink');
  } catch (error) {
    go('author');
    announce(t('badLink', { why: t(`archive.${error instanceof ArchiveError ? error.reason : 'damaged'}`) }), 'error');
  }
}

/** Under a name that nothing has yet; beside the others, as it may extend one of them. */
function addArchive({ pack, files }: Archive, how: 'imported' | 'fromLink'): void {
  const name = pack.split('/').at(-1)!;
  const taken = (one: string): boolean => [...app.now.files.keys()].some((path) => isIn(path, one));
  let place = name;
  for (let i = 2; taken(place); i++) {
    place = /\.ya?ml$/.test(name) ? name.replace(/(\.ya?ml)$/, `-${i}$1`) : `${name}-${i}`;
  }
  const paths = Object.entries(files).map(([path, text]) => {
    const to = place + path.slice(pack.length);
    createFile(to, text);
    return to;
  });
  go('author', paths[0]);
  void openPack(place);
  announce(how === 'imported' ? t('imported', { n: paths.length }) : t('fromLink', { file: place }));
}
