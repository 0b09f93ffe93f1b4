/** The search through the reference: what is called so first, then what says it. */
import type { ReferenceEntry } from '../worker/reference-protocol.ts';

/** Entries with all words of a query, the nearest first; those that are as near stay in the order of the reference. */
export function searchEntries(entries: readonly ReferenceEntry[], query: string): ReferenceEntry[] {
  const wanted = folded(query);
  if (wanted === '') return [...entries];
  const words = wanted.split(' ');
  return entries
    .map((entry) => ({ entry, distance: distanceOf(entry, wanted, words) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => a.distance! - b.distance!)
    .map(({ entry }) => entry);
}

/** Null: it does not have the words. */
function distanceOf(
  { name, said, summary, page }: ReferenceEntry,
  wanted: string,
  words: readonly string[],
): number | null {
  const [called, phrases, short] = [folded(name), folded(said), folded(summary.text)];
  if (called === wanted) return 0;
  if (called.startsWith(wanted)) return 1;
  if (hasAll(called, words)) return 2;
  if (hasAll(phrases, words)) return 3;
  if (hasAll(short, words)) return 4;
  return hasAll([called, phrases, short, ...page.map(({ text }) => folded(text))].join(' '), words) ? 5 : null;
}

/** Each of them begins a word of the text. */
const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${text}`.includes(` ${word}`));

/** Small letters without accents; signs are blanks, but within a name. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/**
 * The entry that a name means: an id, else what is called so, words before all else; else the word that begins with it (`up`: `up to`).
 */
export function entryNamed(entries: readonly ReferenceEntry[], name: string): ReferenceEntry | null {
  const wanted = name.toLowerCase().trim();
  return (
    entries.find(({ id }) => id === wanted) ??
    [...entries]
      .sort((a, b) => Number(b.chapter === 'word') - Number(a.chapter === 'word'))
      .find((one) => one.name === wanted) ??
    entries.find((one) => one.chapter === 'word' && one.name.startsWith(`${wanted} `)) ??
    null
  );
}

/** How many entries are shown beside one. */
const MOST_RELATED = 8;

/** What belongs to an entry: what has the same name, then what its page names, then what names it. */
export function relatedTo(entries: readonly ReferenceEntry[], entry: ReferenceEntry): ReferenceEntry[] {
  const others = entries.filter((one) => one !== entry && one.chapter !== 'diagnostic');
  const named = namesIn(entry);
  const found = [
    ...others.filter(({ name }) => name === entry.name),
    ...others.filter(({ name }) => named.has(name)),
    ...others.filter((one) => one.chapter === 'guide' && namesIn(one).has(entry.name)),
  ];
  return [...new Set(found)].slice(0, MOST_RELATED);
}

/** The names that a page has as code of their own. */
const namesIn = ({ page }: ReferenceEntry): ReadonlySet<string> =>
  new Set(page.flatMap(({ text }) => [...text.matchAll(/`([a-z][a-z -]*)`/g)].map(([, name]) => name)));
