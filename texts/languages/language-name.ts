/** How a language calls languages: `languagesIn('it')('uk')` is `ucraino`. */
export const languagesIn =
  (locale: string) =>
  (code: string): string =>
    new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

/** `Ukrainian`: the English name of a language, for messages. */
export const languageName = languagesIn('en');
