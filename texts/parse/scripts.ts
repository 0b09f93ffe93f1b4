/** Latin letters in Cyrillic words and the reverse: they look alike and are others; and which script a text is in. */
import { textDiagnostic } from './diagnostics.ts';
import type { TextProblem } from './problems.ts';

export type Script = 'Latin' | 'Cyrillic';
/** A word with letters of both scripts, at its first stranger. */
interface MixedScripts extends TextProblem {
  code: 'mixed-scripts';
  help: string;
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
    const range = { start, end: start + letter.length };
    const {
      message,
      help = '',
      suggestions = [],
      data,
    } = textDiagnostic('mixed-scripts', range, {
      word,
      letter,
      place: at + 1,
      script: isLatin ? 'Latin' : 'Cyrillic',
      suggestions: corrected.some((one) => stranger.test(one)) ? [] : [corrected.join('')],
    });
    return [{ code: 'mixed-scripts', of: 'text', range, message, help, suggestions, data }];
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
