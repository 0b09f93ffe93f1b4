/** Recognises a text in another language: of those that Fathom does not read, by letters and common words that the other languages lack. */
import { tokensOf } from '../parse/tokens.ts';

interface ForeignLanguage {
  /** of ISO 639 */
  code: string;
  /** letters that no text of the languages of the same script has */
  letters: RegExp | null;
  /** words of cards that are no words of the languages that are read */
  words: readonly string[];
}

const FOREIGN: readonly ForeignLanguage[] = [
  {
    code: 'ru',
    letters: /[ыэъё]/iu,
    words: ['получите', 'или', 'каждый', 'каждую', 'каждое', 'если', 'карту', 'карты', 'ваш', 'вашей', 'очко', 'очков'],
  },
  {
    code: 'de',
    letters: /[ßäöü]/iu,
    words: ['und', 'oder', 'wenn', 'erhalte', 'erhältst', 'jede', 'jeden', 'eine', 'einen', 'karte', 'karten', 'punkt'],
  },
  {
    code: 'fr',
    letters: null,
    words: [
      'et',
      'ou',
      'gagnez',
      'chaque',
      'vous',
      'votre',
      'carte',
      'cartes',
      'piochez',
      'pour',
      'une',
      'des',
      'quand',
    ],
  },
  {
    code: 'es',
    letters: /ñ/iu,
    words: ['y', 'gana', 'cada', 'tu', 'cartas', 'roba', 'puntos', 'cuando', 'ciudad', 'construye', 'obtén'],
  },
  {
    code: 'pl',
    letters: /[ąęłśźż]/iu,
    words: ['lub', 'oraz', 'zyskaj', 'otrzymujesz', 'kartę', 'karty', 'każdy', 'każdą', 'jeśli', 'punkt', 'punkty'],
  },
];

/** Single words of another language occur in names; a text has more of them. */
const MIN_SIGNS = 2;

const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map((token) => token.text)
    .filter((word) => /\p{L}/u.test(word));

/** So few words may be names, which are the same in several languages. */
const MIN_WORDS = 4;
const NEARLY_ALL = 0.9;

/** Whether nearly all words of the text are words of one language, and at most half of them words of the other. */
export function isRatherIn(
  text: string,
  isOfOne: (word: string) => boolean,
  isOfOther: (word: string) => boolean,
): boolean {
  const words = wordsOf(text);
  const share = (known: (word: string) => boolean): number => words.filter(known).length / words.length;
  return words.length >= MIN_WORDS && share(isOfOne) >= NEARLY_ALL && share(isOfOther) <= 0.5;
}

/** The code of the language, if the text shows at least two signs of it and of no other as many. */
export function foreignLanguage(text: string, knownWord: (word: string) => boolean): string | null {
  const words = wordsOf(text);
  const counted = FOREIGN.map(({ code, letters, words: own }) => ({
    code,
    signs: words.filter((word) => (letters?.test(word) ?? false) || (own.includes(word) && !knownWord(word))).length,
  })).sort((a, b) => b.signs - a.signs);
  const [best, next] = counted;
  return best.signs >= MIN_SIGNS && best.signs > next.signs ? best.code : null;
}
