/** English. */
import { languageName } from '../language-name.ts';
import type { LanguageCode } from '../../../dsl/internal.ts';
import { counted } from '../counted.ts';
import { AUDIT } from './command-audit.ts';
import type { ReportWords } from '../../../cli/wording/report/words.ts';

const LIST = new Intl.ListFormat('en');
const languages = (codes: readonly LanguageCode[]): string => LIST.format(codes.map(languageName));

export const en: ReportWords = {
  labels: { error: 'error', warning: 'warning', help: 'help', see: 'see' },
  written: (file) => `Written: ${file}`,
  audit: AUDIT,
  encode: {
    place: (row, heading) => `row ${row}${heading === null ? '' : `, “${heading}”`}`,
    readAs: (effect, message) => `read as \`${effect}\`, but: ${message}`,
    counts: ({ cards, languages: codes, whole, open, gaps, findings, errors }) => {
      const parts = [
        `${whole} understood whole`,
        ...(open > 0 ? [`${open} in part or not`] : []),
        ...(gaps > 0 ? [`${gaps} among the gaps`] : []),
      ];
      const found = findings === 0 ? 'no findings' : counted(findings, 'finding');
      const wrong = errors > 0 && errors < findings ? ` (${counted(errors, 'error')})` : '';
      return `${counted(cards, 'card')} in ${languages(codes)}: ${parts.join(', ')}; ${found}${wrong}.`;
    },
    otherLanguage: (texts, language) =>
      `${texts === 1 ? '1 text is' : `${texts} texts are`} in ${languageName(language)}: --lang ${language} for all, or a column “lang”.`,
    nothingWritten: 'Nothing was written.',
    next: (command) => `Next: ${command}`,
  },
  table: {
    out: (cards, file) => `${counted(cards, 'card')} written to ${file}`,
    in: ({ added, changed, unchanged }) =>
      `${counted(added, 'card')} added, ${changed} changed, ${unchanged} as before.`,
    would: ({ added, changed, unchanged }) =>
      `${counted(added, 'card')} would be added, ${changed} changed, ${unchanged} as before.`,
  },
};
