/** A text without invisible characters and in NFC, with a map from its offsets to those of the given text. */

interface NormalizedText {
  text: string;
  /** the place in the text as it was given; the end has one, too */
  from(offset: number): number;
}

/** Soft hyphens, joiners, marks of direction and of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;

/** A character with what is written above and below it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

export function normalizeText(given: string): NormalizedText {
  const places: number[] = [];
  let text = '';
  for (const { 0: found, index } of given.matchAll(CHARACTER)) {
    const one = found.replace(UNSEEN, '').normalize('NFC');
    for (let i = 0; i < one.length; i++) places.push(index + Math.min(i, found.length - 1));
    text += one;
  }
  places.push(given.length);
  return { text, from: (offset) => places[Math.max(0, Math.min(offset, places.length - 1))] };
}
