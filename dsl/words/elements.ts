/** Short ways to write the elements of a signature. */
import type { ArgumentKind, SignatureElement } from './signature.ts';

export const keyword = (word: string): SignatureElement => ({ el: 'keyword', word });

export const colon: SignatureElement = { el: 'colon' };

export const arg = (name: string, as: ArgumentKind): SignatureElement => ({ el: 'arg', name, as });

export const optional = (...elements: SignatureElement[]): SignatureElement => ({ el: 'optional', elements });

/** one of `words` */
export const flag = (name: string, ...words: string[]): SignatureElement => ({
  el: 'flag',
  name,
  words,
  optional: false,
});

/** one of `words`, or none of them */
export const maybeFlag = (name: string, ...words: string[]): SignatureElement => ({
  el: 'flag',
  name,
  words,
  optional: true,
});
