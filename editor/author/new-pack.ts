/** Packs of one's own to start from: a variant of the shown pack, or a copy of a small one. */
import { baseName } from '../../dsl/internal.ts';
import { app } from '../state/app.ts';
import { packsBySize } from '../state/files.ts';
import { ask } from '../state/services.ts';
import type { NewCardText } from './first-card.ts';

interface NewPack {
  path: string;
  made: NewCardText;
}

/** A variant of the shown pack, else of the largest; null if it has errors. */
export async function newVariant(): Promise<NewPack | null> {
  const base = app.now.view?.path ?? packsBySize(app.now.packs)[0]?.path;
  if (base === undefined) return null;
  const id = unusedId('my-variant');
  const text = await ask('variantText', base, id);
  return text === null ? null : { path: `${id}.yaml`, made: atTop(text) };
}

/** A copy of a pack of one file, under a name of its own; null if there is no such file. */
export async function copyOfPack(path: string): Promise<NewPack | null> {
  const file = app.now.files.get(path);
  if (!file) return null;
  const id = unusedId(`my-${baseName(path).replace(/\.yaml$/, '')}`);
  const text = file.text.replace(/^pack:.*$/m, `pack: ${id}`);
  return Promise.resolve({ path: `${id}.yaml`, made: atTop(text) });
}

/** The cursor stands on the line that names the pack. */
function atTop(text: string): NewCardText {
  const line = text.split('\n').findIndex((one) => one.startsWith('pack:')) + 1;
  return { text, line, column: 1, endColumn: 1 };
}

function unusedId(wanted: string, n = 1): string {
  const id = n === 1 ? wanted : `${wanted}-${n}`;
  const isUsed = app.now.files.has(`${id}.yaml`) || app.now.packs.some(({ path }) => path === id);
  return isUsed ? unusedId(wanted, n + 1) : id;
}
