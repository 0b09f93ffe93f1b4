/**
 * A pack as one file or as a link, for people who share it without a server. What comes in may be hostile: it is bounded,
 * checked, and never used as more than texts.
 */
import { LIMITS } from '../../dsl/internal.ts';

export interface Archive {
  /** the folder or file that the pack was */
  pack: string;
  files: Record<string, string>;
}

type ArchiveProblem = 'version' | 'damaged' | 'large' | 'names';

export class ArchiveError extends Error {
  constructor(readonly reason: ArchiveProblem) {
    super(reason);
  }
}

const VERSION = 1;
const MAX_FILES = LIMITS.archiveFiles.most;
const MAX_CHARACTERS = LIMITS.archiveText.most;
/** What a link may unpack to, in bytes. */
const MAX_LINK_SIZE = LIMITS.link.most;

const FILE_PATH = /^(?:[A-Za-z0-9_][\w.-]*\/){0,6}[A-Za-z0-9_][\w.-]*\.ya?ml$/;
const PACK_PATH = /^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)*$/;

export const archiveText = ({ pack, files }: Archive): string =>
  `${JSON.stringify({ fathom: VERSION, pack, files }, null, 1)}\n`;

/** Throws an `ArchiveError` unless the text is an archive. */
export function readArchive(text: string): Archive {
  // a text of escapes is longer than what it says
  if (text.length > 2 * MAX_CHARACTERS) throw new ArchiveError('large');
  const { fathom, pack, files } = parseObject(text);
  if (typeof fathom !== 'number') throw new ArchiveError('damaged');
  if (fathom !== VERSION) throw new ArchiveError('version');
  if (typeof pack !== 'string' || !isRecordOfTexts(files)) throw new ArchiveError('damaged');
  const texts = Object.values(files);
  const characters = texts.reduce((sum, one) => sum + one.length, 0);
  if (texts.length > MAX_FILES || characters > MAX_CHARACTERS) throw new ArchiveError('large');
  const isOfPack = (path: string): boolean => path === pack || path.startsWith(`${pack}/`);
  const isAllowed = (path: string): boolean => FILE_PATH.test(path) && !path.includes('..') && isOfPack(path);
  if (!PACK_PATH.test(pack) || !Object.keys(files).every(isAllowed)) throw new ArchiveError('names');
  return { pack, files };
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveError('damaged');
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** At least one text. */
function isRecordOfTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'string');
}

/** The version, a dot, and the packed archive. Equal archives have equal links. */
export async function encodeLink(archive: Archive): Promise<string> {
  const stream = new Blob([JSON.stringify(archive)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${VERSION}.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Throws an `ArchiveError` unless it is a link to an archive. */
export async function decodeLink(link: string): Promise<Archive> {
  const [, version, body] = /^(\d+)\.([\w-]*)$/.exec(link) ?? [];
  if (version === undefined) throw new ArchiveError('damaged');
  if (Number(version) !== VERSION) throw new ArchiveError('version');
  const archive = parseObject(await unpack(body));
  return readArchive(JSON.stringify({ fathom: VERSION, ...archive }));
}

/** Stops as soon as there is too much: a small link may unpack to a large text. */
async function unpack(base64: string): Promise<string> {
  try {
    const characters = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MAX_LINK_SIZE) {
        void reader.cancel();
        throw new ArchiveError('large');
      }
      parts.push(part.value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
}
