/** English about another player: `gains`, `they have`, `their`. */
import { wordTable } from '../../../dsl/internal.ts';

/** The imperatives with which phrases begin; nothing else at the beginning of a phrase is a verb. */
const VERBS =
  'add advance become build choose confirm count deal discard do draw exchange gain give lay look lose ' +
  'make mark move pass pay perform place put ready receive refresh remove replace resolve return reveal ' +
  'score set shuffle spend take turn upgrade use';
const BEGINS_WITH_VERB = new RegExp(`^(?:${VERBS.split(' ').join('|')})(?! as\\b)\\b`);

const inflected = (verb: string): string => (verb === 'do' ? 'does' : verb.endsWith('ss') ? `${verb}es` : `${verb}s`);

/** `you` as the subject, as an object, and whose it is. */
const persons = (text: string): string =>
  text
    .replace(/\byou (?=may\b|must\b)/g, '')
    .replace(/\b(gives?|by|of|to|for|from) you\b/g, '$1 them')
    .replace(/\byou\b/g, 'they')
    .replace(/\byours\b/g, 'theirs')
    .replace(/\byour\b/g, 'their');

export const finite = (pattern: string): string =>
  persons(pattern)
    .replace(BEGINS_WITH_VERB, inflected)
    .replace(/\b((?:may|must)(?: instead| then)?) (?=\{body\}|$)/g, '$1 ~');
export const infinitive = persons;
export const relative = (pattern: string): string =>
  persons(pattern)
    .replace(/\bthey have\b/g, 'has')
    .replace(/\bthey are\b/g, 'is')
    .replace(/\bthey do not\b/g, 'does not')
    .replace(/\bthey (?=built\b|upgraded\b)/g, '');
/** `you build {phrase}`: builds {phrase}, behind *another player*. */
export const predicate = (pattern: string): string =>
  persons(pattern.replace(/^you (\w+)/, (_, verb: string) => OF_ONE[verb] ?? inflected(verb)));
const OF_ONE: Readonly<Record<string, string>> = wordTable({
  have: 'has',
  are: 'is',
  reach: 'reaches',
  occupy: 'occupies',
});
