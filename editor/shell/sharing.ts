/** Exports packs, as files and as links, and opens links. */
import { t } from '../i18n/index.ts';
import { addPack, showPack } from '../state/added-pack.ts';
import { announce, app } from '../state/app.ts';
import { ArchiveError, archiveText, decodeLink, encodeLink, type Archive } from '../state/archive.ts';
import { isIn } from '../state/files.ts';
import { go } from '../state/navigation.ts';
import { writeRoute } from '../state/route.ts';
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

/** The link opens at what is selected now. */
export async function copyLink(): Promise<void> {
  const archive = openArchive();
  if (!archive) return;
  const query = { card: selectedId(), s: await encodeLink(archive) };
  const link = `${location.origin}${location.pathname}${writeRoute({ view: 'author', path: '', query })}`;
  await navigator.clipboard.writeText(link);
  announce(t(isOwnComputer(location.hostname) ? 'linkCopiedLocal' : 'linkCopied', { n: link.length }));
}

/** The row in the table of cards, elsewhere the component at the cursor; empty where there is none. */
function selectedId(): string {
  const { route, selected } = app.now;
  return (route.view === 'cards' ? route.query['card'] : selected?.id) ?? '';
}

/** Whether an address leads each person to their own computer. */
const isOwnComputer = (host: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** The pack of a link is in the browser only, until the person saves it. `card`: the id of the component to show. */
export async function openLink(link: string, card?: string): Promise<void> {
  try {
    const added = addPack(await decodeLink(link));
    void showPack(added, card);
    announce(t('fromLink', { file: added.pack }));
  } catch (error) {
    go('author');
    announce(t('badLink', { why: reasonOf(error) }), 'error');
  }
}

const reasonOf = (error: unknown): string => t(`archive.${error instanceof ArchiveError ? error.reason : 'damaged'}`);
