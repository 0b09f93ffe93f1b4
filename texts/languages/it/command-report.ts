/** Italian: to one person, in the familiar form. */
import { languagesIn } from '../language-name.ts';
import type { LanguageCode } from '../../../dsl/internal.ts';
import { AUDIT } from './command-audit.ts';
import { counted } from '../counted.ts';
import type { ReportWords } from '../../../cli/wording/report/words.ts';

const LIST = new Intl.ListFormat('it');
const nameOf = languagesIn('it');
const languages = (codes: readonly LanguageCode[]): string => LIST.format(codes.map(nameOf));

export const it: ReportWords = {
  labels: { error: 'errore', warning: 'avviso', help: 'aiuto', see: 'vedi' },
  written: (file) => `Scritto: ${file}`,
  audit: AUDIT,
  encode: {
    place: (row, heading) => `riga ${row}${heading === null ? '' : `, «${heading}»`}`,
    readAs: (effect, message) => `letto come \`${effect}\`, ma: ${message}`,
    counts: ({ cards, languages: codes, whole, open, gaps, findings, errors }) => {
      const parts = [
        counted(whole, 'compresa per intero', 'comprese per intero'),
        ...(open > 0 ? [`${open} in parte o per nulla`] : []),
        ...(gaps > 0 ? [`${gaps} sotto \`gaps\``] : []),
      ];
      const found = findings === 0 ? 'nessun rilievo' : counted(findings, 'rilievo', 'rilievi');
      const wrong = errors > 0 && errors < findings ? ` (${counted(errors, 'errore', 'errori')})` : '';
      return `${counted(cards, 'carta', 'carte')} in ${languages(codes)}: ${parts.join(', ')}; ${found}${wrong}.`;
    },
    otherLanguage: (texts, language) =>
      `${counted(texts, 'testo è', 'testi sono')} in ${nameOf(language)}: --lang ${language} per tutti, o una colonna «lingua».`,
    nothingWritten: 'Non è stato scritto nulla.',
    next: (command) => `Ora: ${command}`,
  },
  table: {
    out: (cards, file) => `${counted(cards, 'carta scritta', 'carte scritte')} in ${file}`,
    in: ({ added, changed, unchanged }) =>
      `${counted(added, 'carta nuova', 'carte nuove')}, ${counted(changed, 'cambiata', 'cambiate')}, ` +
      `${counted(unchanged, 'resta com’è', 'restano come sono')}.`,
    would: ({ added, changed, unchanged }) =>
      `Sarebbero: ${counted(added, 'carta nuova', 'carte nuove')}, ${counted(changed, 'cambiata', 'cambiate')}, ` +
      `${counted(unchanged, 'resta com’è', 'restano come sono')}.`,
  },
};
