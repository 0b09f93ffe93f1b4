/** `Ukrainian`: the English name of a language, for messages. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
