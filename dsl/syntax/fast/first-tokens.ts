/** What a token can begin: a phrase, a value, a condition. */
import { ADJECTIVE, AGGREGATE, DETERMINER, FUNCTION, NAME, NUMBER, ORDINAL, type Token } from './tokens.ts';

/** What an effect's noun phrase can begin with, and what any value can. */
const BEGINS_PHRASE = NAME | ADJECTIVE | DETERMINER | ORDINAL;
const BEGINS_VALUE = BEGINS_PHRASE | NUMBER | FUNCTION | AGGREGATE;

/** Whether a token can begin a phrase, and whether it can begin a value. */
export const beginsPhrase = ({ is, image }: Token): boolean =>
  (is & BEGINS_PHRASE) !== 0 || ['top', 'not', 'this', 'place'].includes(image);
export const beginsValue = (token: Token): boolean =>
  (token.is & BEGINS_VALUE) !== 0 || ['(', '-', 'table'].includes(token.image) || beginsPhrase(token);

/** Whether the token after `or` continues a condition: neither an effect nor a bracket. */
export const beginsCondition = ({ is, image }: Token): boolean =>
  (is & BEGINS_VALUE) !== 0 || ['not', '-', 'this', 'table', 'top'].includes(image);

/** Whether the token after an adjective continues the list of adjectives. */
export const followsAdjective = ({ is, image }: Token): boolean =>
  (is & ADJECTIVE) !== 0 || image === 'not' || image === 'reach' || image === 'beyond';

/** Whether the token after a count begins what is counted. */
export const followsCount = ({ is, image }: Token): boolean =>
  (is & (BEGINS_PHRASE | FUNCTION | AGGREGATE)) !== 0 || ['top', 'not', 'this', 'place', 'table', '('].includes(image);
