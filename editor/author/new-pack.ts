/** Packs of one's own to start from: a variant of the shown pack, or a copy of a small one. */
import { PACK_FILE } from '../../dsl/internal.ts';
import { app } from '../state/app.ts';
import { newCopyName } from '../state/examples.ts';
import { isIn, packsBySize } from '../state/files.ts';
import { ask } from '../state/services.ts';
import { firstUnused } from '../state/unused-name.ts';
import type { NewCardText } from './first-card.ts';

export interface NewPack {
  path: string;
  made: NewCardText;
  /** its other files, to be made in the same act */
  others?: { path: string; text: string }[];
}

/** A variant of the shown pack, else of the largest; null if it has errors. */
export async function newVariant(): Promise<NewPack | null> {
  const base = app.now.view?.path ?? packsBySize(app.now.packs)[0]?.path;
  if (base === undefined) return null;
  const id = unusedId('my-variant');
  const text = await ask('variantText', base, id);
  return text === null ? null : { path: `${id}.yaml`, made: atTop(text) };
}

/** A copy of a pack under a name that nothing has: neither the original nor an earlier copy can break. */
export function copyOfPack(path: string): Promise<NewPack | null> {
  const { id, path: copy } = newCopyName(path);
  const files = [...app.now.files.values()].filter((file) => isIn(file.path, path));
  const isMain = (file: string): boolean => file === path || file === `${path}/${PACK_FILE}`;
  const main = files.find((file) => isMain(file.path));
  if (!main) return Promise.resolve(null);
  const text = main.text.replace(/^pack:.*$/m, `pack: ${id}`);
  const pathOf = (file: { path: string }): string => copy + file.path.slice(path.length);
  const others = files.filter((file) => file !== main).map((file) => ({ path: pathOf(file), text: file.text }));
  return Promise.resolve({ path: pathOf(main), made: atTop(text), others });
}

/** The cursor stands on the line that names the pack. */
function atTop(text: string): NewCardText {
  const line = text.split('\n').findIndex((one) => one.startsWith('pack:')) + 1;
  return { text, line, column: 1, endColumn: 1 };
}

function unusedId(wanted: string): string {
  const { files } = app.now;
  return firstUnused(wanted, (id) => files.has(`${id}.yaml`) || [...files.keys()].some((path) => isIn(path, id)));
}
