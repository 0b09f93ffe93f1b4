/** Ukrainian: to one person, politely. */
import { inLanguageInUkrainian } from './in-language.ts';
import type { LanguageCode } from '../../../dsl/internal.ts';
import { counted } from './counted.ts';
import { AUDIT } from './command-audit.ts';
import type { ReportWords } from '../../../cli/wording/report/words.ts';

const LIST = new Intl.ListFormat('uk');
/** in a language */
const languages = (codes: readonly LanguageCode[]): string => LIST.format(codes.map(inLanguageInUkrainian));

export const uk: ReportWords = {
  labels: { error: 'помилка', warning: 'застереження', help: 'порада', see: 'див.' },
  written: (file) => `Записано: ${file}`,
  audit: AUDIT,
  encode: {
    place: (row, heading) => `рядок ${row}${heading === null ? '' : `, «${heading}»`}`,
    readAs: (effect, message) => `прочитано як \`${effect}\`, але: ${message}`,
    counts: ({ cards, languages: codes, whole, open, gaps, findings, errors }) => {
      const parts = [
        `зрозуміло повністю: ${whole}`,
        ...(open > 0 ? [`частково чи зовсім ні: ${open}`] : []),
        ...(gaps > 0 ? [`у \`gaps\`: ${gaps}`] : []),
      ];
      const found = findings === 0 ? 'зауважень немає' : counted(findings, ['зауваження', 'зауваження', 'зауважень']);
      const wrong =
        errors > 0 && errors < findings ? ` (з них ${counted(errors, ['помилка', 'помилки', 'помилок'])})` : '';
      return `${counted(cards, ['картка', 'картки', 'карток'])} ${languages(codes)}; ${parts.join(', ')}; ${found}${wrong}.`;
    },
    otherLanguage: (texts, language) =>
      `${counted(texts, ['текст написано', 'тексти написано', 'текстів написано'])} ${inLanguageInUkrainian(language)}: ` +
      `--lang ${language} для всіх або стовпець «мова».`,
    nothingWritten: 'Нічого не записано.',
    next: (command) => `Далі: ${command}`,
  },
  table: {
    out: (cards, file) => `Карток записано в ${file}: ${cards}`,
    in: ({ added, changed, unchanged }) =>
      `Карток додано: ${added}, змінено: ${changed}, лишилося як було: ${unchanged}.`,
    would: ({ added, changed, unchanged }) =>
      `Карток було б додано: ${added}, змінено: ${changed}, лишилося б як є: ${unchanged}.`,
  },
};
