/** Italian adjectives by rule; what follows no rule is in a lexicon with its four forms. */

/** In -ico, but not -ici; in -co after another letter, but not -chi. The feminine is regular. */
const HARD = new Set(['antico', 'carico', 'scarico', 'ubriaco', 'opaco']);
const SOFT = new Set(['greco', 'austriaco', 'siriaco']);
/** The i of -io is stressed, so it stays. */
const STRESSED = new Set(['pio', 'restio', 'natio']);
const ADVERBS = new Set(['non', 'sempre', 'già', 'più', 'meno', 'molto', 'ancora']);

/** The first word is inflected, after `non`, `sempre` and the like; what follows (`incluso nella rete`) stays. */
export function inflectItalian(text: string, feminine: boolean, several: boolean): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => !ADVERBS.has(word));
  return words.map((word, i) => (i === at ? inflectWord(word, feminine, several) : word)).join(' ');
}

function inflectWord(word: string, feminine: boolean, several: boolean): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) return several ? `${stem}i` : word;
  if (!word.endsWith('o')) return word;
  if (!several) return feminine ? `${stem}a` : word;
  if (feminine) return `${/[cg]$/.test(stem) ? `${stem}h` : /[^aeiou][cg]i$/.test(stem) ? stem.slice(0, -1) : stem}e`;
  if (/[cg]$/.test(stem)) return isSoft(word) ? `${stem}i` : `${stem}hi`;
  return stem.endsWith('i') && !STRESSED.has(word) ? stem : `${stem}i`;
}

const isSoft = (word: string): boolean => (word.endsWith('ico') ? !HARD.has(word) : SOFT.has(word));
