/** The sign-offs of the folder: loaded from the host, changed there line by line, imported from a file. */
import { app } from './app.ts';
import { SIGN_OFF_FILE, type SignOff, type SignOffChange } from '../worker/protocol.ts';
import type { SaveOutcome } from './saving.ts';
import { ask, host } from './services.ts';

/** Loads them into the state; returns the text of the file. */
export async function loadSignOffs(): Promise<string> {
  const { text } = await host().signOffs();
  const { signOffs: all, problems } = await ask('parseSignOffs', text);
  app.set({ signOffs: { all, problems } });
  return text;
}

/** Other pages may write the file at the same time; then the change is made again on what they wrote. */
const MAX_TRIES = 5;

/** Changes lines of the file as it is now, not as it was loaded. A file that cannot be understood stays as it is. */
export async function changeSignOffs(changes: SignOffChange[]): Promise<SaveOutcome> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { text, hash } = await host().signOffs();
      const changed = await ask('changeSignOffs', text, changes);
      if (changed === null) {
        await loadSignOffs();
        return { refused: SIGN_OFF_FILE };
      }
      const result = await host().save(SIGN_OFF_FILE, changed, hash);
      if (result.ok) {
        await loadSignOffs();
        return 'saved';
      }
      if (result.reason === 'unreachable') return 'unreachable';
      if (result.reason === 'refused') return { refused: result.message };
    }
    return 'conflict';
  } catch {
    return 'unreachable';
  }
}

/** Takes over the sign-offs of a file that are newer than the existing ones. Null: the file cannot be understood. */
export async function importSignOffs(text: string): Promise<{ count: number; outcome: SaveOutcome } | null> {
  const { signOffs, problems } = await ask('parseSignOffs', text);
  if (problems.length) return null;
  await loadSignOffs();
  const newer = signOffs.filter((signOff) => !app.now.signOffs.all.some((own) => replaces(own, signOff)));
  if (newer.length === 0) return { count: 0, outcome: 'saved' };
  const changes = newer.map((signOff) => ({ pack: signOff.pack, component: signOff.component, signOff }));
  return { count: newer.length, outcome: await changeSignOffs(changes) };
}

/** Of the same component, and not older. */
const replaces = (own: SignOff, other: SignOff): boolean =>
  own.pack === other.pack && own.component === other.component && own.date >= other.date;
