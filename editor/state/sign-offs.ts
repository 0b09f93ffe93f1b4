/** Who signed what: read from the host, changed there line by line, taken out and in as a file. */
import { SIGN_OFF_FILE, type SignOffChange } from '../worker/protocol.ts';
import { app, ask, host, type Saved } from './app.ts';

/** As they are now; what cannot be understood is kept and told. */
export async function loadSignOffs(): Promise<string> {
  const { text } = await host().signOffs();
  const { signOffs: all, problems } = await ask('parseSignOffs', text);
  app.set({ signOffs: { all, problems } });
  return text;
}

/** Another page may sign at the same time: then the change is made again on what that one wrote. */
const TRIES = 5;

/** Changes lines of the file as it is now, not as it was read once. */
export async function changeSignOffs(changes: SignOffChange[]): Promise<Saved> {
  try {
    for (let n = 0; n < TRIES; n++) {
      const { text, hash } = await host().signOffs();
      const next = await ask('changeSignOffs', text, changes);
      if (next === null) {
        await loadSignOffs();
        return { refused: SIGN_OFF_FILE };
      }
      const result = await host().save(SIGN_OFF_FILE, next, hash);
      if (result.ok) {
        await loadSignOffs();
        return 'saved';
      }
      if (result.reason !== 'changed') return result.reason === 'away' ? 'away' : { refused: result.message };
    }
    return 'changed';
  } catch {
    return 'away';
  }
}

/** Those of a file that somebody sent; the later of two of the same component stands. Null: the file cannot be understood. */
export async function importSignOffs(text: string): Promise<{ n: number; saved: Saved } | null> {
  const { signOffs, problems } = await ask('parseSignOffs', text);
  if (problems.length) return null;
  await loadSignOffs();
  const newer = signOffs.filter(
    (one) =>
      !app.now.signOffs.all.some(
        ({ pack, component, date }) => pack === one.pack && component === one.component && date >= one.date,
      ),
  );
  return {
    n: newer.length,
    saved: newer.length
      ? await changeSignOffs(newer.map((signOff) => ({ pack: signOff.pack, component: signOff.component, signOff })))
      : 'saved',
  };
}
