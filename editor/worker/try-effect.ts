/** Tries effects and inspects positions; finds the words of each step in the files. */
import { fileRange, Lines, setPositionValue, type Sources } from '../../dsl/internal.ts';
import { effectsOf } from '../../texts/internal.ts';
import { FathomError } from '../../interpreter/index.ts';
import {
  EFFECT,
  boardsOfTry,
  describeTryPosition,
  tryEffect,
  type RecordedPosition,
  type TryStep,
} from '../../interpreter/scenario/index.ts';
import { effectInWords, effectOfWords } from './effect-in-words.ts';
import type { PlayablePack } from './packs.ts';
import type { PositionsOfTable } from './table-service.ts';
import type {
  PositionAnswer,
  PositionSource,
  StepLocation,
  TextRef,
  TryAnswer,
  TryQuestion,
  WorkerApi,
} from './protocol.ts';

type PositionOfTable = PositionsOfTable['labPosition'];

/** Null: it is of the game at the table, and there is none, or nobody looks. */
const positionFrom = (at: PositionSource, ofTable: PositionOfTable): string | RecordedPosition | null =>
  typeof at === 'object' && 'viewer' in at ? ofTable(at) : at;

/** `ofTable`: positions of the game at the table. */
export function answerTry(
  pack: PlayablePack,
  { effect, from, at: given, ...options }: TryQuestion,
  ofTable: PositionOfTable = () => null,
): TryAnswer {
  const at = positionFrom(given, ofTable);
  if (at === null) return { ok: false, reason: 'no-game', message: '' };
  try {
    const asEffect = tryEffect(pack, effect, { ...options, at });
    const isEffect = asEffect.problems.every(({ of }) => of !== 'effect');
    const read = isEffect ? null : effectOfWords(pack, effect, options.language);
    const tried = read === null ? asEffect : tryEffect(pack, read, { ...options, at });
    const locate = stepLocator(pack.sources, read ?? effect, from);
    return {
      ok: true,
      tried,
      locations: tried.steps.map(({ origin }) => locate(origin)),
      boards: boardsOfTry(pack, { ...options, at }),
      said: effectInWords(pack, read ?? effect, options.language),
      read,
    };
  } catch (error) {
    if (error instanceof FathomError) return { ok: false, reason: 'refused', message: error.message };
    throw error;
  }
}

/**
 * Finds the words of a step: of the tried effect by offsets, and in the file that it comes from while the file still has the
 * same text; of other effects in their files.
 */
function stepLocator(
  sources: Sources,
  effect: string,
  from: TextRef | undefined,
): (origin: TryStep['origin']) => StepLocation {
  const { files } = sources;
  const lines = new Lines(effect);
  const source = from && sourceOf(sources, effect, from);
  const sourceFile = source && files.find(({ path }) => path === source.file);
  /** from an offset in the effect to the one in its source, which may have other white space around it */
  const shift = source ? source.text.indexOf(effect.trim()) - effect.indexOf(effect.trim()) : 0;
  return (origin) => {
    if (!origin) return { words: null, file: null };
    const length = origin.length ?? 0;
    if (origin.file === EFFECT) {
      const start = lines.offset(origin);
      const end = start + length;
      const file =
        source && sourceFile
          ? fileRange(sourceFile.path, sourceFile.lines, source.toFile(start + shift, end + shift))
          : null;
      return { words: { start, end }, file };
    }
    const file = files.find(({ name }) => name === origin.file);
    if (!file) return { words: null, file: null };
    const start = file.lines.offset(origin);
    return { words: null, file: fileRange(file.path, file.lines, { start, end: start + length }) };
  };
}

/** The text in a file, unless it differs from the effect by now. */
const sourceOf = (sources: Sources, effect: string, from: TextRef) =>
  effectsOf(sources, from.section, from.id).find(
    ({ key, source }) => key === from.key && source.text.trim() === effect.trim(),
  )?.source;

/** Of a position of which nothing can be said. */
export const NO_POSITION: PositionAnswer = { text: null, boards: [], before: {}, free: {}, problems: [] };

export function inspectPosition(
  pack: PlayablePack,
  { at: given, ...options }: Parameters<WorkerApi['inspectPosition']>[1],
  put: Parameters<WorkerApi['inspectPosition']>[2],
  ofTable: PositionOfTable = () => null,
): PositionAnswer {
  const from = positionFrom(given, ofTable);
  if (from === null) return NO_POSITION;
  const at =
    typeof from === 'string'
      ? (put ?? []).reduce((written, { path, value }) => setPositionValue(written, path, value), from)
      : from;
  const text = typeof at === 'string' ? at : null;
  try {
    const { before, free, problems } = describeTryPosition(pack, { at, ...options });
    const boards = boardsOfTry(pack, { at, ...options });
    return {
      text,
      boards,
      before,
      free,
      problems: problems.map(({ message, help }) => (help ? `${message} ${help}` : message)),
    };
  } catch (error) {
    if (error instanceof FathomError) return { ...NO_POSITION, text, problems: [error.message] };
    throw error;
  }
}
