/** The phrases and idioms for which a pack may add wordings, by the keys that its files use. */
import { LANGUAGES } from '../languages/index.ts';
import { IDIOM_HOLES } from '../languages/wordings.ts';

/** A key as pack files write it: `upgrade up-to` is `upgrade-up-to`. */
export const wordingKey = (key: string): string => key.replace(/\W+/g, '-');

let keys: string[] | undefined;

/** All keys under which a pack may give wordings. They are the same for all packs. */
export const wordingKeys = (): readonly string[] =>
  (keys ??= [...Object.keys(LANGUAGES.en.phrases), ...Object.keys(IDIOM_HOLES)]
    .map(wordingKey)
    .filter((key) => /^[a-z][a-z0-9-]*$/.test(key)));

/** The placeholders that a wording of an idiom must have, and this one has not; none for a phrase. */
export function holesMissing(key: string, pattern: string): string[] {
  const [, needed = []] =
    Object.entries<readonly string[]>(IDIOM_HOLES).find(([idiom]) => idiom === key || wordingKey(idiom) === key) ?? [];
  const given = [...pattern.matchAll(/\{([^}:]+)/g)].map(([, name]) => name);
  return needed.filter((name) => !given.includes(name));
}
