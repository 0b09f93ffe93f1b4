/** Where the files come from: the folder that `fathom edit` serves, or the packs that were built into the page. */
import { SIGN_OFF_FILE } from '../worker/protocol.ts';
import { readText, writeText } from './browser-store.ts';

export interface HostFile {
  path: string;
  text: string;
  hash: string | null;
  readonly: boolean;
}

export type OutsideChange = HostFile | { path: string; removed: true };

export type SaveResult =
  | { ok: true; hash: string }
  /** the disk has another text than the expected one; null: it has no such file */
  | { ok: false; reason: 'changed'; current: HostFile | null }
  | { ok: false; reason: 'refused' | 'unreachable' | 'replaced'; message: string };

/** Whether the server can be reached. `replaced`: another one is at its address, which this page cannot use. */
export type Reach = 'connected' | 'lost' | 'replaced';

export interface Host {
  /** `static`: a page without a disk */
  kind: 'folder' | 'static';
  title: string;
  /** drafts and backups are stored under this key */
  key: string;
  files: HostFile[];
  /** `expected`: hash of the text that this one may replace; null: there must be no such file */
  save(path: string, text: string, expected: string | null): Promise<SaveResult>;
  /** the file of sign-offs as it is now; an empty text without a hash where there is none */
  signOffs(): Promise<{ text: string; hash: string | null }>;
  /** the file with the weights of the bots of a pack, by the path of the pack; null where there is none */
  weights(pack: string): Promise<string | null>;
  /** reports changes that others make, and whether the server can be reached */
  watch(onChange: (change: OutsideChange) => void, onReach: (reach: Reach) => void): void;
  /** takes the secret of a server that was started again, if it accepts it; false: it serves another folder */
  takeSecret?(token: string): Promise<boolean>;
}

export class HostUnavailable extends Error {
  constructor(
    readonly reason: 'no-token' | 'unreachable',
    message = '',
  ) {
    super(message);
  }
}

export async function openHost(): Promise<Host> {
  const served = document.querySelector('meta[name="fathom-host"]')?.getAttribute('content') === 'folder';
  const token = takeToken();
  if (!served) return openStaticHost();
  if (token === null) throw new HostUnavailable('no-token');
  return openFolderHost(token);
}

const TOKEN = 'fathom-token';

/** The secret in the fragment of an address, as `fathom edit` prints it. */
export const secretIn = (hash: string): string | undefined => /^#token=([\w-]+)/.exec(hash)?.[1];

function storeToken(token: string): void {
  try {
    sessionStorage.setItem(TOKEN, token);
  } catch {
    // a browser that stores nothing: this page works until it is loaded again
  }
}

/** The status of the answer to a request with another secret than that of the server. */
const FORBIDDEN = 403;

/** The secret comes once, in the fragment of the address, and is removed from there, where it could be copied. */
function takeToken(): string | null {
  const given = secretIn(location.hash);
  if (given !== undefined) {
    storeToken(given);
    history.replaceState(null, '', `${location.pathname}#/start`);
    return given;
  }
  try {
    return sessionStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

// ------------------------------------------------------------------------------------------------ a served folder

type Api = (path: string, init?: RequestInit) => Promise<Response>;

async function openFolderHost(given: string): Promise<Host> {
  let token = given;
  let isDeaf = false;
  let hearAgain = (): void => undefined;
  const api: Api = (path, init = {}) =>
    fetch(`api/${path}`, {
      ...init,
      headers: { 'X-Fathom-Token': token, ...(init.headers as Record<string, string>) },
    });
  const response = await api('files').catch(() => {
    throw new HostUnavailable('unreachable');
  });
  if (response.status === FORBIDDEN) throw new HostUnavailable('no-token');
  if (!response.ok) throw new HostUnavailable('unreachable', await response.text());
  const { title, files } = (await response.json()) as { title: string; files: HostFile[] };
  return {
    kind: 'folder',
    title,
    key: title,
    files,
    save: (path, text, expected) => saveFile(api, path, text, expected),
    async signOffs() {
      const answer = await api('signoffs');
      if (!answer.ok) throw new Error(answer.statusText);
      return (await answer.json()) as { text: string; hash: string | null };
    },
    async weights(pack) {
      const answer = await api(`weights?path=${encodeURIComponent(pack)}`);
      return answer.ok ? ((await answer.json()) as { text: string | null }).text : null;
    },
    watch(onChange, onReach) {
      const hear = async (isAgain: boolean): Promise<void> => {
        isDeaf = false;
        await listen(api, onChange, onReach, isAgain);
        isDeaf = true;
      };
      hearAgain = () => void hear(true);
      void hear(false);
    },
    async takeSecret(pasted) {
      if (pasted === token) return true;
      const answer = await fetch('api/files', { headers: { 'X-Fathom-Token': pasted } }).catch(() => null);
      // what is open keeps the secret that it has
      if (!answer?.ok) return true;
      if (((await answer.json()) as { title: string }).title !== title) return false;
      token = pasted;
      storeToken(pasted);
      // otherwise the next attempt has it
      if (isDeaf) hearAgain();
      return true;
    },
  };
}

async function saveFile(api: Api, path: string, text: string, expected: string | null): Promise<SaveResult> {
  let response: Response;
  try {
    response = await api(`file?path=${encodeURIComponent(path)}`, {
      method: 'PUT',
      body: JSON.stringify({ text }),
      headers: {
        'Content-Type': 'application/json',
        ...(expected === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${expected}"` }),
      },
    });
  } catch {
    return { ok: false, reason: 'unreachable', message: '' };
  }
  const body = (await response.json().catch(() => ({}))) as { hash?: string; error?: string; current?: HostFile };
  if (response.ok && body.hash !== undefined) return { ok: true, hash: body.hash };
  if (response.status === FORBIDDEN) return { ok: false, reason: 'replaced', message: '' };
  if (response.status === 412) return { ok: false, reason: 'changed', current: body.current ?? null };
  return { ok: false, reason: 'refused', message: body.error ?? response.statusText };
}

/** Milliseconds until a broken stream is opened again. */
const RETRY_DELAY = 2000;

/** The stream of changes, opened again whenever it breaks. `EventSource` cannot be used: it cannot send the secret. */
async function listen(
  api: Api,
  onChange: (change: OutsideChange) => void,
  onReach: (reach: Reach) => void,
  isAgain = false,
): Promise<void> {
  for (let reconnected = isAgain; ; reconnected = true) {
    try {
      const response = await api('changes');
      // the secret is that of a server that has ended
      if (response.status === FORBIDDEN) {
        onReach('replaced');
        return;
      }
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!response.ok || !reader) throw new Error(response.statusText);
      onReach('connected');
      if (reconnected) await reportAllFiles(api, onChange);
      await readEvents(reader, onChange);
    } catch {
      // the server cannot be reached, which is reported below
    }
    onReach('lost');
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY);
    });
  }
}

/** Reports what may have changed while the stream was broken. */
async function reportAllFiles(api: Api, onChange: (change: OutsideChange) => void): Promise<void> {
  const { files } = (await (await api('files')).json()) as { files: HostFile[] };
  for (const file of files) onChange(file);
}

/** Server-sent events: `data: ` and JSON, separated by empty lines. */
async function readEvents(
  reader: ReadableStreamDefaultReader<string>,
  onChange: (change: OutsideChange) => void,
): Promise<void> {
  let incomplete = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (incomplete + part.value).split('\n\n');
    incomplete = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: ')) onChange(JSON.parse(event.slice(6)) as OutsideChange);
    }
  }
}

// ------------------------------------------------------------------------------------------------ no disk

const SIGN_OFFS = 'fathom-signoffs';

async function openStaticHost(): Promise<Host> {
  const texts = (await (await fetch('packs.json')).json()) as Record<string, string>;
  let weights: Promise<Record<string, string>> | null = null;
  return {
    kind: 'static',
    title: '',
    key: 'built in',
    files: Object.entries(texts).map(([path, text]) => ({ path, text, hash: null, readonly: false })),
    save(path, text) {
      if (path !== SIGN_OFF_FILE) return Promise.resolve({ ok: false, reason: 'refused', message: '' });
      const isStored = writeText(SIGN_OFFS, text);
      return Promise.resolve(isStored ? { ok: true, hash: '' } : { ok: false, reason: 'unreachable', message: '' });
    },
    signOffs: () => Promise.resolve({ text: storedSignOffs(), hash: null }),
    async weights(pack) {
      weights ??= fetch('weights.json').then(async (answer) => (await answer.json()) as Record<string, string>);
      return (await weights)[pack] ?? null;
    },
    watch: () => undefined,
  };
}

const storedSignOffs = (): string => readText(SIGN_OFFS) ?? '';
