/** A file that is dropped anywhere on the page is imported, and never takes the place of the page. Loaded after the first view. */
import { announce, app } from '../state/app.ts';
import { ti } from '../i18n/import.ts';
import { importFile } from '../state/import-file.ts';

/** What has a use of its own for files. */
const TAKES_FILES = '[data-takes-files], input[type=file]';

/** Null: it is no file, or somebody else takes it. */
function filesOf({ dataTransfer, target }: DragEvent): DataTransfer | null {
  const isTaken = target instanceof Element && target.closest(TAKES_FILES) !== null;
  return dataTransfer?.types.includes('Files') && !isTaken ? dataTransfer : null;
}

/** Before what is below: the editor would write the name of the file into the text. */
const FIRST = { capture: true };

function onOver(event: DragEvent): void {
  const dropped = filesOf(event);
  if (!dropped) return;
  event.preventDefault();
  event.stopPropagation();
  // what is asked there is answered first
  const isFree = app.now.phase === 'ready' && document.querySelector('dialog[open]') === null;
  dropped.dropEffect = isFree ? 'copy' : 'none';
}

function onDrop(event: DragEvent): void {
  const dropped = filesOf(event);
  if (!dropped) return;
  event.preventDefault();
  event.stopPropagation();
  const [file] = dropped.files;
  if (dropped.files.length > 1) announce(ti('several'), 'error');
  else if (file) void importFile(file);
}

window.addEventListener('dragover', onOver, FIRST);
window.addEventListener('drop', onDrop, FIRST);
