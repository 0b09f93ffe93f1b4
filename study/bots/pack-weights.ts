/** The file with the weights of a pack, beside its file or folder. */
import { existsSync } from 'node:fs';
import { LIMITS, type PackModel, type Sources } from '../../dsl/internal.ts';
import { readFound } from '../../dsl/node.ts';
import { knownBot } from './bot-name.ts';
import { type ParsedWeights, parseWeights } from './weights-file.ts';
import { useWeights, weightsFor } from './weights.ts';
import { baseIds, basePaths, withoutWeight } from './weights-of-packs.ts';
import { InputError, systemErrorText } from '../errors.ts';

/** `nim.weights.json` beside `nim.yaml` or the folder `nim`: a folder of a pack has only files of the pack. */
export const weightsPath = (packPath: string): string => packPath.replace(/(\.ya?ml)?$/, '.weights.json');

/** A pack with what it extends. */
interface LoadedModel {
  model: PackModel;
  sources: Pick<Sources, 'packs' | 'files'>;
}

/**
 * Lets bots of the pack play with the weights beside it, if there are any; else with those of the nearest pack that it extends.
 * Throws an `InputError` for a file that cannot be used. Returns a sentence for people where the weights were made for other rules.
 */
export function loadWeights({ model, sources }: LoadedModel, packPath: string): string | null {
  const path = [packPath, ...basePaths(sources)].map(weightsPath).find((one) => existsSync(one));
  if (path === undefined) return null;
  let bytes: Buffer;
  try {
    bytes = readFound(path, LIMITS.fileSize.most);
  } catch (error) {
    throw new InputError(`"${path}" cannot be read: ${systemErrorText(error)}.`);
  }
  const { most } = LIMITS.fileSize;
  const parsed =
    bytes.length > most
      ? `is larger than ${most.toLocaleString('en-US')} bytes`
      : parseWeights(bytes.toString('utf8'), model, baseIds(sources));
  if (typeof parsed === 'string') {
    throw new InputError(
      `"${path}" ${parsed}. Bots cannot play with it: make new weights with "fathom train", or take the file away to play untrained.`,
    );
  }
  useWeights(model, parsed.weights);
  if (parsed.pack !== model.id) return inheritedText(model, parsed);
  return parsed.isOutdated
    ? `The weights of the bots were made for another version of ${model.title}; they play with them all ` +
        `the same. "fathom train" makes new ones.`
    : null;
}

/** Loads them if one of these bots thinks. */
export function loadWeightsFor(seats: readonly string[], pack: LoadedModel, packPath: string): string | null {
  if (weightsFor(pack.model) !== undefined || !seats.some((name) => knownBot(name).kind.thinks)) return null;
  return loadWeights(pack, packPath);
}

function inheritedText(model: PackModel, { pack, weights }: ParsedWeights): string {
  const further = withoutWeight(model, weights).length;
  return (
    `The bots play ${model.title} with the weights of "${pack}", which it extends; ` +
    `${further === 0 ? 'nothing that they count is new' : `what is new (${further}) counts as in a pack that nobody has trained`}. ` +
    `"fathom train" makes weights of its own.`
  );
}
