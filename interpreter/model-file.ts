/** The model of a pack as JSON: stored, sent, and played where there is nothing to parse a pack with. */
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import { fieldsOf, listOf, TEXT } from './arguments.ts';
import { requireModel } from './compile/compile-cached.ts';
import { FathomError } from './fathom-error.ts';

/** Of the file that `writeModel` gives. Another program that finds another one refuses it. */
const MODEL_FORMAT = 'fathom-model/1';

/** What a file with a model has. */
interface ModelFile {
  format: typeof MODEL_FORMAT;
  /** 16 hexadecimal digits over the JSON of the model */
  checksum: string;
  model: PackModel;
}

/**
 * The model of a pack as JSON text, for pages and programs that play it without its files.
 *
 * @param model of `loadPack`
 * @param languages whose names and wordings it keeps; all unless given. English names are always there
 * @returns text that `readModel` reads, without a line break
 * @throws FathomError `no-model` where there is none
 *
 * @example
 * writeFileSync('nim.json', writeModel(loadPack('nim').model, { languages: ['en'] }));
 */
export function writeModel(model: PackModel, given: { languages?: readonly LanguageCode[] } = {}): string {
  const { languages } = fieldsOf('writeModel', given, { languages: listOf(TEXT) });
  requireModel(model);
  const kept = languages === undefined ? model : { ...model, lexicon: ofLanguages(model.lexicon, languages) };
  const json = JSON.stringify(kept);
  return `{"format":"${MODEL_FORMAT}","checksum":"${checksumOf(json)}","model":${json}}`;
}

/**
 * The model in a file that `writeModel` or the command wrote, frozen: `newGame` plays it as the one that was written.
 *
 * @param file its text, or what a JSON parser or a bundler made of it
 * @throws FathomError `bad-model` for anything else: another file, a later format, or a model that somebody changed
 *
 * @example
 * import file from './nim.json';
 * const game = newGame(readModel(file), { players: 2, seed: 7 });
 */
export function readModel(file: unknown): PackModel {
  const parsed = typeof file === 'string' ? parsedJson(file) : file;
  const { format, checksum, model } = isObject(parsed) ? (parsed as Partial<Record<keyof ModelFile, unknown>>) : {};
  if (format !== MODEL_FORMAT) {
    const isLater = typeof format === 'string' && format.startsWith('fathom-model/');
    throw badModel(
      `its "format" is ${typeof format === 'string' ? `"${format}"` : 'missing'}, not "${MODEL_FORMAT}"` +
        (isLater ? '; another version of Fathom may have written it' : ''),
    );
  }
  if (!isObject(model)) throw badModel('it has no "model"');
  const copy = JSON.stringify(model);
  if (checksumOf(copy) !== checksum) throw badModel('it was changed, or cut short, since it was written');
  return frozen(JSON.parse(copy) as PackModel);
}

/** An object of JSON and all that is in it, which nobody can change any more. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

const badModel = (why: string): FathomError =>
  new FathomError('bad-model', `This is no model that can be played: ${why}.`, { why }, '`writeModel` writes one.');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badModel('it is no JSON');
  }
}

const ofLanguages = (lexicon: PackModel['lexicon'], languages: readonly LanguageCode[]): PackModel['lexicon'] =>
  Object.fromEntries(
    Object.entries(lexicon).map(([code, words]) => [code, languages.includes(code as LanguageCode) ? words : {}]),
  ) as PackModel['lexicon'];

/** FNV-1a over UTF-16 units, twice with different starts: finds damage, and is no proof against intent. */
function checksumOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}
