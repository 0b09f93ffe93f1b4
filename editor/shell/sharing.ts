/** Exports and imports packs, as files and as links. */
import { t } from '../i18n/index.ts';
import { openPack } from '../state/analysis.ts';
import { announce, app } from '../state/app.ts';
import { ArchiveError, archiveText, decodeLink, encodeLink, readArchive, type Archive } from '../state/archive.ts';
import { createFile } from '../state/editing.ts';
import { isIn } from '../state/files.ts';
import { go } from '../state/navigation.ts';
import { unusedPackName } from '../state/unused-name.ts';
import { editablePath } from '../worker/find-packs.ts';
import { downloadFile } from './download.ts';

/** The open pack with all its unsaved edits; it need not be analyzed yet. Null before any is open. */
function openArchive(): Archive | null {
  const { wanted, files } = app.now;
  if (wanted === '') return null;
  const ofPack = [...files.values()].filter(({ path }) => isIn(path, wanted));
  return {
    pack: editablePath(wanted),
    files: Object.fromEntries(ofPack.map(({ path, text }) => [editablePath(path), text])),
  };
}

export function exportPack(): void {
  const archive = openArchive();
  if (!archive) return;
  const name = archive.pack.replace(/\.ya?ml$/, '').replaceAll('/', '-');
  downloadFile(`${name}.fathom.json`, archiveText(archive), 'application/json');
}

export async function importPack(file: File): Promise<void> {
  try {
    const { files } = addArchive(readArchive(await file.text()));
    announce(t('imported', { n: files }));
  } catch (error) {
    announce(t('badArchive', { why: reasonOf(error) }), 'error');
  }
}

export async function copyLink(): Promise<void> {
  const archive = openArchive();
  if (!archive) return;
  const link = `${location.origin}${location.pathname}#/author?s=${await encodeLink(archive)}`;
  await navigator.clipboard.writeText(link);
  announce(t(isOwnComputer(location.hostname) ? 'linkCopiedLocal' : 'linkCopied', { n: link.length }));
}

/** Whether an address leads each person to their own computer. */
const isOwnComputer = (host: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** The pack of a link is in the browser only, until the person saves it. */
export async function openLink(link: string): Promise<void> {
  try {
    const { pack } = addArchive(await decodeLink(link));
    announce(t('fromLink', { file: pack }));
  } catch (error) {
    go('author');
    announce(t('badLink', { why: reasonOf(error) }), 'error');
  }
}

const reasonOf = (error: unknown): string => t(`archive.${error instanceof ArchiveError ? error.reason : 'damaged'}`);

/** Adds the files of an archive under an unused name, next to the other packs, as it may extend one of them. */
function addArchive({ pack, files }: Archive): { pack: string; files: number } {
  const newPack = unusedPackName(pack.split('/').at(-1)!, app.now.files.keys());
  const paths = Object.entries(files).map(([path, text]) => {
    const newPath = newPack + path.slice(pack.length);
    createFile(newPath, text);
    return newPath;
  });
  go('author', paths[0]);
  void openPack(newPack);
  return { pack: newPack, files: paths.length };
}
