/** The phrases and turns of speech of which a pack may give wordings of its own, as its files write them. */
import { english } from '../languages/english/index.ts';
import { IDIOM_HOLES, IDIOMS, type Idiom } from './idioms.ts';

export const wordingKey = (key: string): string => key.replace(/\W+/g, '-');
export const wordingKeys = (): string[] =>
  [...Object.keys(english.phrases), ...Object.keys(IDIOMS)]
    .map(wordingKey)
    .filter((key) => /^[a-z][a-z0-9-]*$/.test(key));

/** The holes that are not in a wording of a turn of speech, and must be. */
export function holesMissing(key: string, pattern: string): string[] {
  const turn = (Object.keys(IDIOM_HOLES) as Idiom[]).find((one) => one === key || wordingKey(one) === key);
  const given = [...pattern.matchAll(/\{([^}:]+)/g)].map(([, name]) => name);
  return turn === undefined ? [] : IDIOM_HOLES[turn].filter((name) => !given.includes(name));
}
