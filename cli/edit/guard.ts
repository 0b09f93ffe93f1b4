/**
 * Access control. The server listens on this machine only, but any page in a browser can send requests to it, also under a
 * domain that resolves to this machine (DNS rebinding). So host, origin and a secret token are checked first.
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
  if (!hosts.includes(headers.host ?? '')) return 'This server only accepts requests to its own address.';
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) {
    return 'Requests from other origins are not allowed.';
  }
  const site = headers['sec-fetch-site'];
  if (secret && site !== undefined && site !== 'same-origin') return 'Requests from other origins are not allowed.';
  if (secret && !equal(headers['x-fathom-token'], token)) {
    return 'The token is missing or wrong. Open the address that `fathom edit` printed.';
  }
  return null;
}

function equal(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string' || Buffer.byteLength(given) !== Buffer.byteLength(expected)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
