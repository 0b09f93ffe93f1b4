/** Weights as a file beside a pack: JSON, with how they were made and for which version of the pack. */
import { didYouMean, nearestNames, type PackModel } from '../../dsl/internal.ts';
import { featuresOf } from './features.ts';
import type { Weight, Weights } from './value.ts';

const WEIGHTS_FORMAT = 'fathom-weights/1';

/** How weights were found, for people and for whoever wants to do it again. */
interface Made {
  command: string;
  games: number;
  seed: number;
  /** lines a choice of the bots that played */
  lines: number;
  players: number;
}

interface WeightsFile {
  format: typeof WEIGHTS_FORMAT;
  pack: string;
  version: string;
  /** of the rules for which they were made */
  hash: string;
  made: Made;
  weights: Weights;
}

export interface ParsedWeights {
  weights: Weights;
  /** the pack for which they were made: this one, or one that it extends */
  pack: string;
  /** made for other rules than these; they can be used all the same */
  isOutdated: boolean;
  made: Made;
}

/** The text of such a file. */
export function weightsText(model: PackModel, made: Made, weights: Weights): string {
  const head: Omit<WeightsFile, 'weights'> = {
    format: WEIGHTS_FORMAT,
    pack: model.id,
    version: model.version,
    hash: model.hash,
    made,
  };
  const lines = Object.entries(weights).map(([name, pair]) => `    ${JSON.stringify(name)}: ${JSON.stringify(pair)}`);
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${start},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/**
 * What the file says, or a sentence about what is wrong with it. It may be that of a pack which this one extends: features that
 * both have keep their weights, by name.
 */
export function parseWeights(text: string, model: PackModel, bases: readonly string[] = []): ParsedWeights | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // what the parser says quotes the file, which may be any: nobody has named it
    return 'is not JSON';
  }
  if (!isObject(data) || data.format !== WEIGHTS_FORMAT) {
    const found = isObject(data) && typeof data.format === 'string' ? `"${data.format}"` : 'none';
    return `has no format that is known: ${found}, where "${WEIGHTS_FORMAT}" is expected`;
  }
  const isInherited = typeof data.pack === 'string' && bases.includes(data.pack);
  if (data.pack !== model.id && !isInherited) return `is for the pack "${String(data.pack)}", not for "${model.id}"`;
  if (!isObject(data.weights)) return 'has no "weights"';
  const known = new Set(featuresOf(model).map(({ name }) => name));
  const weights: Record<string, Weight> = {};
  for (const [name, pair] of Object.entries(data.weights)) {
    if (!known.has(name)) {
      // a variant may have taken away what the weight is for
      if (isInherited) continue;
      return `has a weight for "${name}", which is no feature of this pack.${didYouMean(nearestNames(name, [...known]))}`;
    }
    if (!isWeight(pair)) {
      return `has no two numbers for "${name}": ${JSON.stringify(pair)}. A weight is [at the end, more at the beginning], such as [1, 0.5]`;
    }
    weights[name] = pair;
  }
  return {
    weights,
    pack: data.pack as string,
    isOutdated: !isInherited && data.hash !== model.hash,
    made: data.made as Made,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON has no NaN, but 1e999 is infinite. */
const isWeight = (value: unknown): value is Weight =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number' && Number.isFinite(n));
