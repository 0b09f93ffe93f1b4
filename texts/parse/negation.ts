/** The word that negates an adjective: *non-*, *non*, *не*. */
import { tokenTexts } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const known = new WeakMap<Vocabulary, string>();

/** Found by what the language says of some noun with an adjective, and without it; nothing where a game has none. */
export function negationOf(vocabulary: Vocabulary): string {
  let word = known.get(vocabulary);
  if (word === undefined) known.set(vocabulary, (word = findNegation(vocabulary)));
  return word;
}

function findNegation({ nouns, adjectives, language, replacements }: Vocabulary): string {
  const noun = [...nouns.values()].flat().at(0);
  const adjective = [...adjectives.values()].flat().at(0);
  if (!noun || !adjective) return '';
  const say = (negated: boolean): readonly string[] =>
    tokenTexts(
      language.nounPhrase(
        { count: 'bare', noun: noun.forms, adjectives: [{ forms: adjective.forms, negated }] },
        'nom',
      ),
      replacements,
    );
  const plain = say(false);
  return say(true).find((token) => !plain.includes(token)) ?? '';
}
