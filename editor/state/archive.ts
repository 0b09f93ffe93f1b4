/** A pack as one file, and as a link: for people who share it without a server. What comes in is bounded and checked, and never read as more than texts. */
export interface Archive {
  /** folder or file, as it was called there */ pack: string;
  files: Record<string, string>;
}

export type ArchiveFault = 'version' | 'damaged' | 'large' | 'names';
export class ArchiveError extends Error {
  constructor(readonly reason: ArchiveFault) {
    super(reason);
  }
}

const VERSION = 1;
const MOST_FILES = 200;
const MOST_CHARACTERS = 4_000_000;
/** A link unpacks to no more than this. */
const MOST_IN_LINK = 1_000_000;
const PATH = /^(?:[A-Za-z0-9_][\w.-]*\/){0,6}[A-Za-z0-9_][\w.-]*\.ya?ml$/;
const PACK = /^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)*$/;

export const archiveText = ({ pack, files }: Archive): string =>
  `${JSON.stringify({ fathom: VERSION, pack, files }, null, 1)}\n`;

export function readArchive(text: string): Archive {
  if (text.length > 2 * MOST_CHARACTERS) throw new ArchiveError('large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveError('damaged');
  }
  const { fathom, pack, files } = (typeof value === 'object' && value !== null ? value : {}) as {
    fathom?: unknown;
    pack?: unknown;
    files?: unknown;
  };
  if (typeof fathom !== 'number') throw new ArchiveError('damaged');
  if (fathom !== VERSION) throw new ArchiveError('version');
  if (typeof pack !== 'string' || typeof files !== 'object' || files === null || Array.isArray(files)) {
    throw new ArchiveError('damaged');
  }
  const entries = Object.entries(files as Record<string, unknown>);
  if (!entries.length || !entries.every(([, one]) => typeof one === 'string')) throw new ArchiveError('damaged');
  if (
    entries.length > MOST_FILES ||
    entries.reduce((sum, [, one]) => sum + (one as string).length, 0) > MOST_CHARACTERS
  ) {
    throw new ArchiveError('large');
  }
  if (
    !PACK.test(pack) ||
    !entries.every(
      ([path]) => PATH.test(path) && !path.includes('..') && (path === pack || path.startsWith(`${pack}/`)),
    )
  ) {
    throw new ArchiveError('names');
  }
  return { pack, files: Object.fromEntries(entries) as Record<string, string> };
}

/** `1.…`: the version, then the archive, packed; the same archive gives the same link. */
export async function encodeLink(archive: Archive): Promise<string> {
  const packed = new Uint8Array(
    await new Response(
      new Blob([JSON.stringify(archive)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );
  return `${VERSION}.${btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`;
}

export async function decodeLink(link: string): Promise<Archive> {
  const [, version, body] = /^(\d+)\.([\w-]*)$/.exec(link) ?? [];
  if (version === undefined) throw new ArchiveError('damaged');
  if (Number(version) !== VERSION) throw new ArchiveError('version');
  return readArchive(JSON.stringify({ fathom: VERSION, ...(JSON.parse(await unpacked(body)) as object) }));
}

/** Stops as soon as it is too much: a small link may hold a large text. */
async function unpacked(body: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_IN_LINK) {
        void reader.cancel();
        throw new ArchiveError('large');
      }
      parts.push(part.value);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts as BlobPart[]).arrayBuffer());
    JSON.parse(text);
    return text;
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
}
