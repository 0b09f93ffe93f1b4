/** The plural of an English name for which a pack writes none. */

/** By the usual rules: `laboratories`, `boxes`, `keys`. Abbreviations in capitals have an -s. */
export function englishPlural(name: string): string {
  if (/[^aeiou]y$/i.test(name) && name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
