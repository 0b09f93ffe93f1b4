/**
 * Help in other languages. It is made of what to write, which is the same in all of them, and a few words around it: these are
 * translated by the English sentence, in which `{0}`, `{1}` … stand for quoted words and numbers.
 */
const QUOTED = /`[^`]*`|"[^"]*"|\d+(?:,\d{3})*/g;
/** Sentences that end in a list of names, for which `*` stands. */
const LISTS = /^(Known here:|The values are|Its steps are|Known are) (.+)\.$/;

/** The help in a language; undefined where that has no words for it. */
export function translatedHelp(help: string, words: Readonly<Record<string, string>>): string | undefined {
  const [, opening, names] = LISTS.exec(help) ?? [];
  if (opening !== undefined) return words[`${opening} *.`]?.replace('*', () => names);
  const quoted: string[] = [];
  const sentence = help.replace(QUOTED, (text) => `{${quoted.push(text) - 1}}`);
  return Object.hasOwn(words, sentence)
    ? words[sentence].replace(/\{(\d+)\}/g, (_, index: string) => quoted[Number(index)])
    : undefined;
}
