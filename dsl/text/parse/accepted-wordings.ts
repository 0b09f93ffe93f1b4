/** Other wordings, by language. */
import type { Language } from '../languages/language.ts';
import type { WordNode } from '../../syntax/ast.ts';
import { isPrice, NO_WORDINGS, onlyCards, type Wordings } from '../languages/wordings.ts';
import { refersToBuilt } from './just-built.ts';
import { english } from '../languages/english/wordings.ts';
import { italian } from '../languages/italian/wordings.ts';
import { ukrainian } from '../languages/ukrainian/wordings.ts';

export type { Wordings } from '../languages/wordings.ts';

const BY_LANGUAGE: Readonly<Record<string, Wordings>> = { en: english, uk: ukrainian };

export const wordingsOf = ({ code, address = 'one' }: Language): Wordings =>
  code === 'it' ? italian[address] : (BY_LANGUAGE[code] ?? NO_WORDINGS);

/** Verbs of which only cards are the object. */
const DRAW_VERBS = /(?:draw|pesca|pescate|доберіть) \{/;

/** Whether this wording may stand for this effect. */
export const mayMean = (pattern: string, told: boolean, node: WordNode): boolean =>
  (!DRAW_VERBS.test(pattern) || onlyCards(node)) &&
  ((told && !(isPrice(node) && refersToBuilt(node))) || !isPrice(node));
