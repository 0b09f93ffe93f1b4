/** Letters that look alike and are not: words of two scripts, and a text in letters that its language does not have. */
import { mixedScripts, scriptOf, scriptOfLanguage } from '../parse/scripts.ts';
import type { Range, LanguageCode } from '../../dsl/internal.ts';
import type { About } from './about.ts';

interface ScriptFinding {
  class: 'mixed-scripts' | 'wrong-language';
  about: About;
  printed: Range;
}

export function scriptFindings(text: string, lang: LanguageCode): ScriptFinding[] {
  const own = scriptOfLanguage(lang);
  const written = scriptOf(text);
  const mixed = mixedScripts(text);
  if (written !== null && written !== own && mixed.length === 0) {
    const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
    return [
      {
        class: 'wrong-language',
        about: { is: 'letters', script: written, expected: lang },
        printed: { start: letters[0], end: letters.at(-1)! + 1 },
      },
    ];
  }
  return mixed.map(({ range, ...problem }) => ({
    class: problem.code,
    about: { is: 'phrase', problem },
    printed: range,
  }));
}
