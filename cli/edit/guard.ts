/**
 * Who may ask. The server listens on this machine only, but any page in a browser can send requests there, also under a
 * name of its own that leads here (DNS rebinding). So host, origin and a secret token are checked first.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface ServerIdentity {
  port: number;
  token: string;
}

/** Why the request is refused, or null. `secret`: the request needs the token, as it is for more than the page itself. */
export function refusal(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { port, token }: ServerIdentity,
  secret: boolean,
): string | null {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${port}`);
  if (!hosts.includes(headers.host ?? '')) return 'This server answers only under its own address.';
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) {
    return 'Pages of other origins may not ask here.';
  }
  const site = headers['sec-fetch-site'];
  if (secret && site !== undefined && site !== 'same-origin') return 'Pages of other origins may not ask here.';
  if (secret && !equal(headers['x-fathom-token'], token)) {
    return 'The token is missing or wrong. Open the address that `fathom edit` printed.';
  }
  return null;
}

function equal(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string' || Buffer.byteLength(given) !== Buffer.byteLength(expected)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
