/** The phrases and turns of speech of which a pack may give wordings of its own, as its files write them. */
import { english } from '../render/languages/english.ts';
import { HOLES, TURNS, type Turn } from './turns.ts';

export const wordingKey = (key: string): string => key.replace(/\W+/g, '-');
export const wordingKeys = (): string[] =>
  [...Object.keys(english.phrases), ...Object.keys(TURNS)]
    .map(wordingKey)
    .filter((key) => /^[a-z][a-z0-9-]*$/.test(key));

/** The holes that are not in a wording of a turn of speech, and must be. */
export function holesMissing(key: string, pattern: string): string[] {
  const turn = (Object.keys(HOLES) as Turn[]).find((one) => one === key || wordingKey(one) === key);
  const given = [...pattern.matchAll(/\{([^}:]+)/g)].map(([, name]) => name);
  return turn === undefined ? [] : HOLES[turn].filter((name) => !given.includes(name));
}
