import { LANGUAGE_CODES, LANGUAGE_FACTS, LANGUAGE_NAMES, type LanguageCode } from '../../dsl/internal.ts';
import { type Holes, draftHoles } from '../../texts/internal.ts';
import { defineCheck, type Finding } from './check.ts';

export interface DraftLanguage extends Holes {
  language: LanguageCode;
}

export const draftLanguage = defineCheck<DraftLanguage>({
  summary: 'The lexicon of a pack has a language of which Fathom has a draft only: its texts are in English in part.',
  severity: 'warning',
  message: ({ language, missing, of }) =>
    `${LANGUAGE_NAMES[language]} is a draft: of ${of} phrases for texts it lacks ${missing}, which are said in English.`,
  help: ({ language }) => `Complete \`texts/languages/${language}\` of Fathom; what a pack has to say is not affected.`,
  fix: { none: 'the phrases belong to Fathom, not to the pack' },
  example: { language: 'it', missing: 352, of: 437 },
  early: true,
  run({ sources }) {
    return LANGUAGE_CODES.flatMap((language): Finding<DraftLanguage>[] => {
      const word = sources.lexicon.find((one) => one.language === language);
      const holes = draftHoles(language).get('phrases');
      if (!LANGUAGE_FACTS[language].isDraft || !word || !holes || holes.missing === 0) return [];
      return [{ data: { language, ...holes }, at: { file: word.file, span: word.range } }];
    });
  },
});
