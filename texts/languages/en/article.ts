/** The indefinite article, which goes by how a word sounds. */

/** Words that begin with a vowel sound; `one`, `Europe`, `unit` and `utility` do not, `hour` and `heir` do. */
const VOWEL_SOUND = /^(?:[aio](?!ne\b|nce\b)|e(?!u|we)|u(?!s|n[io]|t[ei]|ra)|h(?:our|onest|onou?r|eir))/i;

/** `a farm`, `an expansion site`, `a one-credit card`, `another player` */
export const withArticle = (text: string): string =>
  text.startsWith('another ')
    ? text
    : text.startsWith('other ')
      ? `an${text}`
      : `${VOWEL_SOUND.test(text) ? 'an' : 'a'} ${text}`;
