/**
 * A text of a table as its meaning needs it: without invisible characters, in NFC, and without the signs with which programs
 * and people write icons, line breaks, emphasis and lists. A map leads from its offsets to those of the given text.
 */

interface NormalizedText {
  text: string;
  /** the place in the text as it was given; the end has one, too */
  from(offset: number): number;
}

/** Soft hyphens, joiners, marks of direction and of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;

/** A character with what is written above and below it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Signs of tables and what they stand for, one after the other; `before` is the text in front of the sign. */
const SIGNS: readonly { sign: RegExp; as: (match: RegExpExecArray, before: string) => string }[] = [
  // icons: {kelp}, {{KELP}}, as [kelp], in which icons are read
  { sign: /\{\{?\s*([\p{L}\p{M}\d _-]+?)\s*\}\}?/gu, as: ([, name]) => `[${name.toLowerCase()}]` },
  // emphasis, line breaks and paragraphs of HTML, also as `\n`
  { sign: /<\/?(?:b|i|u|em|strong|span|small|sup|sub)(?:\s[^<>]*)?>|\*\*|__/giu, as: () => '' },
  { sign: /\s*(?:<br\s*\/?>|<\/?p>|<\/?(?:ul|ol|li|div)>|\\r\\n|\\n)+\s*/giu, as: (_, before) => newSentence(before) },
  // the items of a list
  { sign: /(?:^|\s+)[•●▪◦‣⁃·]\s*/gu, as: (_, before) => newSentence(before) },
  { sign: /(?:^|\s*\n)\s*[-–—*]\s+/gu, as: (_, before) => newSentence(before) },
  // a word between dashes, as people set off “or”
  { sign: /\s+[-–—]+\s?(\p{L}+)\s?[-–—]+(?=\s)/gu, as: ([, word]) => ` ${word.toLowerCase()}` },
  // a line break inside of a cell ends a sentence only where a large letter follows
  { sign: /(?<=[\p{L}\p{M}\d\])])[^\S\n]*\n\s*(?=\p{Lu}|[+])/gu, as: () => '. ' },
  // a sign of gain behind the verb that says so: “Gain +1 kelp”
  { sign: /(?<=\p{L}[^\S\n])\+(?=\d)/gu, as: () => '' },
];

/** Ends the sentence before, if there is one that has not ended. */
const newSentence = (before: string): string => {
  const written = before.trimEnd();
  if (written === '') return '';
  return /[.:;!?,]$/u.test(written) ? ' ' : '. ';
};

export function normalizeText(given: string): NormalizedText {
  const places: number[] = [];
  let text = '';
  for (const { 0: found, index } of given.matchAll(CHARACTER)) {
    const one = found.replace(UNSEEN, '').normalize('NFC');
    for (let i = 0; i < one.length; i++) places.push(index + Math.min(i, found.length - 1));
    text += one;
  }
  places.push(given.length);
  const { text: plain, places: kept } = withoutSigns(text, places);
  return { text: plain, from: (offset) => kept[Math.max(0, Math.min(offset, kept.length - 1))] };
}

function withoutSigns(given: string, givenPlaces: readonly number[]): { text: string; places: number[] } {
  let text = given;
  let places = [...givenPlaces];
  for (const { sign, as } of SIGNS) {
    let out = '';
    const outPlaces: number[] = [];
    let at = 0;
    for (const match of text.matchAll(sign)) {
      out += text.slice(at, match.index);
      outPlaces.push(...places.slice(at, match.index));
      const put = as(match, out);
      out += put;
      // what is put there is where the sign was
      for (let i = 0; i < put.length; i++) {
        outPlaces.push(places[Math.min(match.index + i, match.index + match[0].length - 1)]);
      }
      at = match.index + match[0].length;
    }
    text = out + text.slice(at);
    places = [...outPlaces, ...places.slice(at)];
  }
  return { text, places };
}
