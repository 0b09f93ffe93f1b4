/** An effect tried, and a position looked at, with the places in the files where the words stand. */
import { type PackModel, type Sources, setPositionValue, fileRange, Lines } from '../../dsl/index.ts';
import { effectsOf } from '../../dsl/text/index.ts';
import { GameError } from '../../interpreter/index.ts';
import { EFFECT, describeTryPosition, tryEffect, type TryStep } from '../../interpreter/scenario/index.ts';
import type { PositionAnswer, WorkerApi, StepLocation, TextRef, TryAnswer, TryQuestion } from './protocol.ts';

interface PlayablePack {
  model: PackModel;
  sources: Sources;
}

export function answerTry(known: PlayablePack, { effect, from, ...given }: TryQuestion): TryAnswer {
  try {
    const answer = tryEffect(known, effect, given);
    const place = stepLocator(known.sources, effect, from);
    return { ok: true, tried: answer, locations: answer.steps.map(({ origin }) => place(origin)) };
  } catch (error) {
    if (error instanceof GameError) return { ok: false, reason: 'refused', message: error.message };
    throw error;
  }
}

/** Where origins stand; those of the effect also in the file that it comes from, while it is still the text that stands there. */
export function stepLocator(
  sources: Sources,
  effect: string,
  from: TextRef | undefined,
): (origin: TryStep['origin']) => StepLocation {
  const { files } = sources;
  const lines = new Lines(effect);
  const own =
    from &&
    effectsOf(sources, from.section, from.id).find(
      ({ key, source }) => key === from.key && source.text.trim() === effect.trim(),
    )?.source;
  const lead = own ? own.text.indexOf(effect.trim()) - effect.indexOf(effect.trim()) : 0;
  return (origin) => {
    if (!origin) return { words: null, file: null };
    if (origin.file !== EFFECT) {
      const file = files.find(({ name }) => name === origin.file);
      if (!file) return { words: null, file: null };
      const start = file.lines.offset(origin);
      return { words: null, file: fileRange(file.path, file.lines, { start, end: start + (origin.length ?? 0) }) };
    }
    const start = lines.offset(origin);
    const words = { start, end: start + (origin.length ?? 0) };
    const file = own && files.find(({ path }) => path === own.file);
    return {
      words,
      file: own && file ? fileRange(file.path, file.lines, own.toFile(words.start + lead, words.end + lead)) : null,
    };
  };
}

export function inspectPosition(
  known: PlayablePack,
  { at, ...given }: Parameters<WorkerApi['inspectPosition']>[1],
  put: Parameters<WorkerApi['inspectPosition']>[2],
): PositionAnswer {
  const now = put && typeof at === 'string' ? setPositionValue(at, put.path, put.value) : at;
  const text = typeof now === 'string' ? now : null;
  try {
    const { before, problems } = describeTryPosition(known, { at: now, ...given });
    return { text, before, problems: problems.map(({ message, help }) => (help ? `${message} ${help}` : message)) };
  } catch (error) {
    if (error instanceof GameError) return { text, before: {}, problems: [error.message] };
    throw error;
  }
}
