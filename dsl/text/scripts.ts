/** Latin letters in Cyrillic words and the reverse: they look alike and are others; and which script a text is in. */
import type { Range } from '../syntax/ast.ts';

export type Script = 'Latin' | 'Cyrillic';
export interface MixedScripts {
  code: 'mixed-scripts';
  range: Range;
  message: string;
  help: string;
  suggestions: string[];
}

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Letters of both scripts that look alike, at the same place in both rows. */
const LATIN_TWINS = 'aceikmoptxyïABCEHIKMOPTXÏ';
const CYRILLIC_TWINS = 'асеікмортхуїАВСЕНІКМОРТХЇ';
const TWINS = new Map(
  [...LATIN_TWINS].flatMap(
    (letter, i) =>
      [
        [letter, CYRILLIC_TWINS[i]],
        [CYRILLIC_TWINS[i], letter],
      ] as const,
  ),
);

/** One finding for each word in which both scripts meet. */
export function mixedScripts(text: string): MixedScripts[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const latin = [...word].filter((letter) => LATIN.test(letter)).length;
    const cyrillic = [...word].filter((letter) => CYRILLIC.test(letter)).length;
    if (latin === 0 || cyrillic === 0) return [];
    const isLatin = latin > cyrillic;
    const stranger = isLatin ? CYRILLIC : LATIN;
    const at = [...word].findIndex((letter) => stranger.test(letter));
    const letter = [...word][at];
    const start = index + [...word].slice(0, at).join('').length;
    const corrected = [...word].map((one) => (stranger.test(one) ? (TWINS.get(one) ?? one) : one));
    return [
      {
        code: 'mixed-scripts',
        range: { start, end: start + letter.length },
        message: `letter ${at + 1} of “${word}” is the ${isLatin ? 'Cyrillic' : 'Latin'} “${letter}” (U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}), the word is ${isLatin ? 'Latin' : 'Cyrillic'}`,
        help: 'Type the word again with one keyboard layout.',
        suggestions: corrected.some((one) => stranger.test(one)) ? [] : [corrected.join('')],
      },
    ];
  });
}

/** The script of most letters; null where there are none. */
export function scriptOf(text: string): Script | null {
  const letters = [...text];
  const latin = letters.filter((letter) => LATIN.test(letter)).length;
  const cyrillic = letters.filter((letter) => CYRILLIC.test(letter)).length;
  return latin + cyrillic === 0 ? null : latin >= cyrillic ? 'Latin' : 'Cyrillic';
}

/** The script in which a language is written. */
export const scriptOfLanguage = (code: string): Script =>
  new Intl.Locale(code).maximize().script === 'Cyrl' ? 'Cyrillic' : 'Latin';
