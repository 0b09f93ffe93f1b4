/** Letters that look alike and are not: words of two scripts, and a text in letters that its language does not have. */
import type { Range } from '../../../dsl/syntax/ast.ts';
import { languageName } from '../../languages.ts';

export interface ScriptFinding { class: 'mixed-scripts' | 'wrong-language'; message: string; help: string; printed: Range }

const SCRIPTS = ['Latin', 'Cyrillic'] as const;
const IN: Record<typeof SCRIPTS[number], RegExp> = { Latin: /\p{Script=Latin}/u, Cyrillic: /\p{Script=Cyrillic}/u };
const WORD = /[\p{L}\p{M}'’ʼ]+/gu;

/** The script of a language, as Unicode has it. */
function scriptOf(lang: string): typeof SCRIPTS[number] {
  let script = known.get(lang);
  if (!script) known.set(lang, script = new Intl.Locale(lang).maximize().script === 'Cyrl' ? 'Cyrillic' : 'Latin');
  return script;
}
const known = new Map<string, typeof SCRIPTS[number]>();

export function scriptFindings(text: string, lang: string): ScriptFinding[] {
  const words = [...text.matchAll(WORD)].map((found) => ({ word: found[0], printed: { start: found.index, end: found.index + found[0].length } }));
  const own = scriptOf(lang), other = SCRIPTS.find((script) => script !== own)!;
  const mixed = words.filter(({ word }) => IN[own].test(word) && IN[other].test(word));
  if (words.length > 0 && !words.some(({ word }) => IN[own].test(word))) {
    return [{ class: 'wrong-language', message: `${languageName(lang)} has no ${other} letters, and this text has no others`, help: 'Give the language in which it is written.', printed: { start: words[0].printed.start, end: words.at(-1)!.printed.end } }];
  }
  return mixed.map(({ word, printed }) => ({
    class: 'mixed-scripts', message: `“${word}” has ${[...word].filter((letter) => IN[other].test(letter)).map((letter) => `“${letter}”`).join(', ')} of another script among its letters`,
    help: `Type the word again in ${own} letters.`, printed,
  }));
}
