/** Short ways to write the elements of a signature. */
import type { ArgKind, Element } from './signature.ts';

export const keyword = (word: string): Element => ({ el: 'keyword', word });

export const colon: Element = { el: 'colon' };

export const arg = (name: string, as: ArgKind): Element => ({ el: 'arg', name, as });

export const optional = (...elements: Element[]): Element => ({ el: 'optional', elements });

/** one of `words` */
export const flag = (name: string, ...words: string[]): Element => ({ el: 'flag', name, words, optional: false });

/** one of `words`, or none of them */
export const maybeFlag = (name: string, ...words: string[]): Element => ({ el: 'flag', name, words, optional: true });
