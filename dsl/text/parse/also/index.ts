/** Other wordings, by language. */
import type { Language } from '../../render/language.ts';
import type { WordNode } from '../../../syntax/ast.ts';
import { isPrice, NONE, onlyCards, type Also } from './also.ts';
import { refersToBuilt } from '../just-built.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';
import { ukrainian } from './ukrainian.ts';

export type { Also } from './also.ts';

const BY_LANGUAGE: Readonly<Record<string, Also>> = { en: english, uk: ukrainian };

export const alsoIn = ({ code, address = 'one' }: Language): Also =>
  code === 'it' ? italian[address] : (BY_LANGUAGE[code] ?? NONE);

/** Verbs of which only cards are the object. */
const DRAWS = /(?:draw|pesca|pescate|доберіть) \{/;

/** Whether this wording may stand for this effect. */
export const allows = (pattern: string, told: boolean, node: WordNode): boolean =>
  (!DRAWS.test(pattern) || onlyCards(node)) && ((told && !(isPrice(node) && refersToBuilt(node))) || !isPrice(node));
