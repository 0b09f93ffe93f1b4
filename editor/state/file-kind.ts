/**
 * What a file is that somebody imports, by its bytes and its name: a table, a pack, a game, or why it is none of these. The bytes may be
 * hostile: they are looked at, never run, and nothing is unpacked.
 */
import { LIMITS } from '../../dsl/internal.ts';
import { problemOfSavedGame } from '../../table/saved-game.ts';
import { ArchiveError, readArchive, type Archive } from './archive.ts';
import { toEditorText } from './text-form.ts';

/** Why a file cannot be used. */
export type Unusable =
  | 'empty'
  | 'large'
  | 'encoding'
  | 'picture'
  | 'spreadsheet'
  | 'zip'
  | 'binary'
  | 'model'
  | 'data'
  | 'damaged'
  | 'game'
  | 'part'
  | 'scenario'
  | 'text';

export type FileKind =
  | { kind: 'table' }
  | { kind: 'pack'; archive: Archive }
  /** `pack`: the id of the pack that it is a game of */
  | { kind: 'game'; pack: string }
  | { kind: 'bad-archive'; reason: ArchiveError['reason'] }
  | { kind: 'unusable'; why: Unusable; most?: number };

/** No file that is read may have more bytes. */
export const MOST_BYTES = LIMITS.recordSize.most;

const unusable = (why: Unusable): FileKind => ({ kind: 'unusable', why });
const tooLarge = (most: number): FileKind => ({ kind: 'unusable', why: 'large', most });
const TABLE: FileKind = { kind: 'table' };

export function fileKind(name: string, bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return unusable('empty');
  if (bytes.length > MOST_BYTES) return tooLarge(MOST_BYTES);
  const kind = packedKind(name, bytes) ?? kindOfText(name, bytes);
  const isSmall = kind.kind === 'table' || (kind.kind === 'pack' && isYaml(name));
  return isSmall && bytes.length > LIMITS.fileSize.most ? tooLarge(LIMITS.fileSize.most) : kind;
}

// ------------------------------------------------------------------------------------------------ bytes

const PICTURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*', '8BPS'];
const COMPOUND = '\xd0\xcf\x11\xe0';

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** By how it begins; null where it may be a text. */
function packedKind(name: string, bytes: Uint8Array): FileKind | null {
  const head = latin(bytes.subarray(0, 16));
  if (head.startsWith('PK')) return zipKind(name, bytes);
  // tables of cards say whether it is an old workbook or one with a password
  if (head.startsWith(COMPOUND)) return /\.xl\w+$/i.test(name) ? TABLE : unusable('binary');
  const isPicture =
    PICTURES.some((start) => head.startsWith(start)) || /^RIFF[^]{4}WEBP|^[^]{4}ftyp(?:avif|heic)/.test(head);
  // these two letters also begin texts
  if (isPicture && !(head.startsWith('BM') && !bytes.includes(0))) return unusable('picture');
  return head.startsWith('%PDF') ? unusable('binary') : null;
}

function zipKind(name: string, bytes: Uint8Array): FileKind {
  const names = namesInZip(bytes);
  if (!names) return unusable('damaged');
  if (names.some((one) => /^xl\/.*\.xml$/.test(one))) return TABLE;
  const isSheet = /\.(?:xls\w|ods|fods|numbers)$/i.test(name) || names.some((one) => one.startsWith('xl/'));
  return unusable(isSheet ? 'spreadsheet' : 'zip');
}

const END_OF_ZIP = 0x06054b50;
const ENTRY_OF_ZIP = 0x02014b50;
const LONGEST_COMMENT = 0xffff;

/** The names in the directory at the end; null where the file is cut short. */
function namesInZip(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const last = bytes.length - 22;
  let end = last;
  while (end >= 0 && last - end <= LONGEST_COMMENT && view.getUint32(end, true) !== END_OF_ZIP) end--;
  if (end < 0 || last - end > LONGEST_COMMENT) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_OF_ZIP) return null;
    const [length, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    names.push(latin(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + extra + comment;
  }
  return names;
}

/** Null: it is in another encoding, or no text. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const mark = (first << 8) | second;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const SAMPLE = 4000;

/** Letters of two bytes each, of which one is zero. */
function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0];
  bytes.subarray(0, SAMPLE).forEach((byte, i) => (zeros[i % 2] += byte === 0 ? 1 : 0));
  const [few, many] = zeros.sort((a, b) => a - b);
  return few === 0 && many > Math.min(bytes.length, SAMPLE) / 4;
}

// ------------------------------------------------------------------------------------------------ texts

const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

function kindOfText(name: string, bytes: Uint8Array): FileKind {
  const text = decoded(bytes);
  if (text === null || text.includes('\0')) {
    return unusable(bytes.includes(0) && !isUnmarkedUtf16(bytes) ? 'binary' : 'encoding');
  }
  const trimmed = text.trim();
  if (trimmed === '') return unusable('empty');
  if (TABLE_NAME.test(name)) return TABLE;
  if (trimmed.startsWith('{') || /\.json$/i.test(name)) return kindOfJson(trimmed);
  if (trimmed.startsWith('<')) return kindOfMarkup(name, trimmed);
  if (isYaml(name) || /^pack:[ \t]*\S/m.test(text)) return kindOfYaml(name, text);
  return isTable(trimmed) ? TABLE : unusable('text');
}

function kindOfMarkup(name: string, text: string): FileKind {
  if (/^(?:<[?!][^>]*>\s*)*<svg\b/i.test(text)) return unusable('picture');
  // some programs write a page of the web and call it a workbook
  return unusable(/\.xl\w+$/i.test(name) ? 'spreadsheet' : 'text');
}

function kindOfJson(text: string): FileKind {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unusable('damaged');
  }
  const { format, fathom } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (fathom !== undefined) return kindOfArchive(text);
  if (typeof format !== 'string') return unusable('data');
  if (format.startsWith('fathom-model/')) return unusable('model');
  if (!format.startsWith('fathom-record/')) return unusable('data');
  return problemOfSavedGame(value) === undefined
    ? { kind: 'game', pack: (value as { pack: string }).pack }
    : unusable('game');
}

function kindOfArchive(text: string): FileKind {
  try {
    return { kind: 'pack', archive: readArchive(text) };
  } catch (error) {
    return { kind: 'bad-archive', reason: error instanceof ArchiveError ? error.reason : 'damaged' };
  }
}

function kindOfYaml(name: string, written: string): FileKind {
  const text = toEditorText(written);
  if (/^pack:/m.test(text)) {
    const pack = packFileName(name, text);
    return { kind: 'pack', archive: { pack, files: { [pack]: text } } };
  }
  return unusable(/^scenarios:/m.test(text) || /^(?:[- ] *)?(?:run|expect):/m.test(text) ? 'scenario' : 'part');
}

const LONGEST_NAME = 60;

/** The id of the pack, by which others extend it; else the name of the file, with what a name of a pack may have. */
function packFileName(name: string, text: string): string {
  const id = /^pack:[ \t]*(['"]?)([a-z0-9][a-z0-9-]*)\1[ \t]*(?:#.*)?$/m.exec(text)?.[2];
  const stem = name.replace(/\.\w+$/, '').toLowerCase();
  const plain = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${(id ?? plain).slice(0, LONGEST_NAME) || 'my-pack'}.yaml`;
}

// ------------------------------------------------------------------------------------------------ tables

const LINES_LOOKED_AT = 20;
/** One of several lines may be a note, or have a cell of several lines. */
const MOST_UNLIKE = 0.2;

/** How often a separator must stand in a line: sentences have commas, too. */
const SEPARATORS: readonly [separator: string, least: number][] = [
  ['\t', 1],
  [';', 1],
  ['|', 1],
  [',', 2],
];

/** As its lines have the same separators. */
function isTable(text: string): boolean {
  if (/^sep=./.test(text)) return true;
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT);
  if (lines.some((line) => /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+/.test(line))) return true;
  return SEPARATORS.some(([separator, least]) => {
    const count = (line: string): number => line.split(separator).length - 1;
    const wanted = count(lines[0]);
    const unlike = lines.filter((line) => count(line) !== wanted).length;
    return lines.length > 1 && wanted >= least && unlike <= lines.length * MOST_UNLIKE;
  });
}
