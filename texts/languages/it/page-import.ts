/** As in English. */
import type { ImportMessages } from '../en/page-import.ts';

export const IMPORT_IT: ImportMessages = {
  table: '“{file}” è una tabella: si vedono le sue colonne e che cosa diventano le righe; non è ancora scritto nulla.',
  several: 'Si importa un file alla volta: trascina solo uno di questi.',
  unreadable: '“{file}” non si può leggere: forse è una cartella, o è stato spostato; sceglilo di nuovo.',
  'why.empty': '“{file}” è vuoto: scegli una tabella di carte, un pacchetto o una partita salvata.',
  'why.large': '“{file}” è troppo grande: si leggono al massimo {limit} MB; dividilo, o togli ciò che non serve.',
  'why.encoding':
    '“{file}” non è in UTF-8, perciò le sue lettere non si possono leggere: salvalo come “CSV UTF-8” o come testo in UTF-8.',
  'why.picture': '“{file}” è un’immagine, e le carte sono fatte di parole: scrivi il suo testo in “{cards}”.',
  'why.spreadsheet': '“{file}” è un foglio di calcolo di un tipo che non si può leggere: salvalo come XLSX o CSV.',
  'why.zip': '“{file}” è una cartella compressa: estraila, e importa uno alla volta i file che contiene.',
  'why.binary': '“{file}” non è un testo: copiane le carte, e usa “{paste}” in “{cards}”.',
  'why.model': '“{file}” è un pacchetto compilato per i programmi: importa il pacchetto da cui è stato fatto.',
  'why.data': '“{file}” contiene dati di altro genere: si importano tabelle di carte, pacchetti e partite salvate.',
  'why.damaged': '“{file}” è danneggiato o troncato: salvalo o esportalo di nuovo.',
  'why.game': '“{file}” è una partita danneggiata o di un’altra versione: salvala di nuovo dove è stata giocata.',
  'why.otherGame': '“{file}” è una partita del pacchetto “{pack}”, che qui non c’è: importa prima quello.',
  'why.part':
    '“{file}” è solo una parte di un pacchetto: importa il pacchetto intero, o incolla il testo in un nuovo file del tuo in “{author}”.',
  'why.scenario': '“{file}” è uno scenario: incollalo in “{author}” sotto la carta di cui parla.',
  'why.text': '“{file}” è un testo senza colonne: copiane le righe, e usa “{paste}” in “{cards}”.',
};
