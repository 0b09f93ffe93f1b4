/** Letters that look alike and are not: words of two scripts, and a text in letters that its language does not have. */
import { mixedScripts, scriptOf, scriptOfLanguage } from '../text/scripts.ts';
import type { Range } from '../syntax/ast.ts';
import { languageName } from '../text/language-name.ts';

export interface ScriptFinding {
  class: 'mixed-scripts' | 'wrong-language';
  message: string;
  help: string;
  suggestions?: string[];
  printed: Range;
}

export function scriptFindings(text: string, lang: string): ScriptFinding[] {
  const own = scriptOfLanguage(lang);
  const written = scriptOf(text);
  const mixed = mixedScripts(text);
  if (written !== null && written !== own && mixed.length === 0) {
    const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
    return [
      {
        class: 'wrong-language',
        message: `${languageName(lang)} has no ${written} letters, and this text has hardly any others`,
        help: 'Give the language in which it is written.',
        printed: { start: letters[0], end: letters.at(-1)! + 1 },
      },
    ];
  }
  return mixed.map(({ code, range, ...more }) => ({ ...more, class: code, printed: range }));
}
