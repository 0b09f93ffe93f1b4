/** Where the broker is, as somebody typed it. What is shown of it never has the password. */
export interface QueueAddress {
  host: string;
  port: number;
  database: number;
  isEncrypted: boolean;
  username: string | undefined;
  password: string | undefined;
  /** for people and for commands that they type: without name and password */
  shown: string;
}

const DEFAULT_PORT = 6379;
/** Valkey speaks the same protocol. */
const PROTOCOLS: ReadonlySet<string> = new Set(['redis:', 'rediss:', 'valkey:', 'valkeys:']);

/** Null for a text that is no address. The password may come from the environment, as command lines are seen by others. */
export function parseAddress(text: string, environmentPassword?: string): QueueAddress | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const database = /^\/?$/.test(url.pathname) ? 0 : Number(url.pathname.slice(1));
  if (!PROTOCOLS.has(url.protocol) || url.hostname === '' || !Number.isInteger(database) || database < 0) return null;
  const decoded = (part: string): string | undefined => (part === '' ? undefined : decode(part));
  const port = url.port === '' ? DEFAULT_PORT : Number(url.port);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    database,
    isEncrypted: url.protocol === 'rediss:' || url.protocol === 'valkeys:',
    username: decoded(url.username),
    password: decoded(url.password) ?? (environmentPassword || undefined),
    shown: `${url.protocol}//${url.hostname}:${port}${database === 0 ? '' : `/${database}`}`,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A text with the names and passwords of all addresses in it left out. */
export const withoutPasswords = (text: string): string => text.replace(/(:\/\/)[^/\s]*@/g, '$1…@');
