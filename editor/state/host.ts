/** Where the files come from: the folder that `fathom edit` serves, or the packs that were built into the page. */
import { SIGN_OFF_FILE } from '../worker/protocol.ts';

export interface HostFile {
  path: string;
  text: string;
  hash: string | null;
  readonly: boolean;
}
export type OutsideChange = HostFile | { path: string; gone: true };

export type SaveResult =
  | { ok: true; hash: string }
  | { ok: false; reason: 'changed'; current: HostFile | null }
  | { ok: false; reason: 'refused' | 'away'; message: string };

export interface Host {
  kind: 'folder' | 'static';
  title: string;
  /** under which drafts are kept */
  key: string;
  files: HostFile[];
  save(path: string, text: string, expected: string | null): Promise<SaveResult>;
  /** the file of sign-offs as it is now; where there is none, an empty text without a hash */
  signOffs(): Promise<{ text: string; hash: string | null }>;
  /** told of changes from outside, and whether the server can be reached */
  watch(onChange: (change: OutsideChange) => void, onReach: (reached: boolean) => void): void;
}

export class HostUnavailable extends Error {
  constructor(
    readonly reason: 'token' | 'away',
    message = '',
  ) {
    super(message);
  }
}

const TOKEN = 'fathom-token';

/** The secret comes once, in the fragment of the address; it does not stay there to be copied. */
export function takeToken(): string | null {
  const given = /^#token=([\w-]+)/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(TOKEN, given);
    history.replaceState(null, '', `${location.pathname}#/author`);
  }
  return given ?? sessionStorage.getItem(TOKEN);
}

export async function openHost(): Promise<Host> {
  const served = document.querySelector('meta[name="fathom-host"]')?.getAttribute('content') === 'folder';
  const token = takeToken();
  if (!served) return staticHost();
  if (token === null) throw new HostUnavailable('token');
  return folderHost(token);
}

async function folderHost(token: string): Promise<Host> {
  const ask = (way: string, more: RequestInit = {}): Promise<Response> =>
    fetch(`api/${way}`, { ...more, headers: { 'X-Fathom-Token': token, ...(more.headers as Record<string, string>) } });
  const answer = await ask('files').catch(() => {
    throw new HostUnavailable('away');
  });
  if (answer.status === 403) throw new HostUnavailable('token');
  if (!answer.ok) throw new HostUnavailable('away', await answer.text());
  const { title, files } = (await answer.json()) as { title: string; files: HostFile[] };
  return {
    kind: 'folder',
    title,
    key: title,
    files,
    async save(path, text, expected) {
      let response: Response;
      try {
        response = await ask(`file?path=${encodeURIComponent(path)}`, {
          method: 'PUT',
          body: JSON.stringify({ text }),
          headers: {
            'Content-Type': 'application/json',
            ...(expected === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${expected}"` }),
          },
        });
      } catch {
        return { ok: false, reason: 'away', message: '' };
      }
      const said = (await response.json().catch(() => ({}))) as { hash?: string; error?: string; current?: HostFile };
      if (response.ok && said.hash !== undefined) return { ok: true, hash: said.hash };
      if (response.status === 412) return { ok: false, reason: 'changed', current: said.current ?? null };
      return { ok: false, reason: 'refused', message: said.error ?? response.statusText };
    },
    async signOffs() {
      const response = await ask('signoffs');
      if (!response.ok) throw new Error(response.statusText);
      return (await response.json()) as { text: string; hash: string | null };
    },
    watch(onChange, onReach) {
      void listen(ask, onChange, onReach);
    },
  };
}

const RETRY = 2000;

/** The stream of news; `EventSource` could not send the secret. Begins anew when it breaks. */
async function listen(
  ask: (way: string) => Promise<Response>,
  onChange: (change: OutsideChange) => void,
  onReach: (reached: boolean) => void,
): Promise<never> {
  for (let before = false; ;) {
    try {
      const response = await ask('changes');
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!response.ok || !reader) throw new Error(response.statusText);
      onReach(true);
      // what changed while nobody listened
      if (before) {
        for (const file of ((await (await ask('files')).json()) as { files: HostFile[] }).files) onChange(file);
      }
      before = true;
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const events = (rest + part.value).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('data: ')) onChange(JSON.parse(event.slice(6)) as OutsideChange);
        }
      }
    } catch {
      /* said below */
    }
    onReach(false);
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

const SIGN_OFFS = 'fathom-signoffs';
function storedSignOffs(): string {
  try {
    return localStorage.getItem(SIGN_OFFS) ?? '';
  } catch {
    return '';
  }
}

async function staticHost(): Promise<Host> {
  const texts = (await (await fetch('packs.json')).json()) as Record<string, string>;
  return {
    kind: 'static',
    title: '',
    key: 'built in',
    files: Object.entries(texts).map(([path, text]) => ({ path, text, hash: null, readonly: false })),
    // a page without a disk keeps them in the browser, in the same form
    save(path, text) {
      if (path !== SIGN_OFF_FILE) return Promise.resolve({ ok: false, reason: 'refused', message: '' });
      try {
        localStorage.setItem(SIGN_OFFS, text);
      } catch {
        return Promise.resolve({ ok: false, reason: 'away', message: '' });
      }
      return Promise.resolve({ ok: true, hash: '' });
    },
    signOffs: () => Promise.resolve({ text: storedSignOffs(), hash: null }),
    watch: () => undefined,
  };
}
