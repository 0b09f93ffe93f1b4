/** The titles of fixes in Italian. */
import { isNumber, type FixTitleWords } from '../fix-titles.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('it');

export const fixTitles: FixTitleWords = {
  write: ({ text }) => `Scrivi ${isNumber(text) ? text : `«${text}»`}`,
  'small-letters': () => 'Scrivi in lettere minuscole',
  effect: ({ effect }) => `Scrivi l’effetto: ${effect}`,
  'all-of-them': ({ effect }) => `Tutti: ${effect}`,
  'choose-one': ({ effect }) => `Uno a scelta: ${effect}`,
  about: ({ word, noun, asNow }) => `Riferisci «${word}» a «${noun}»${asNow ? ', com’è ora' : ''}`,
  remove: ({ what }) => `Togli «${what}»`,
  'remove-this': ({ what }) => `Togli questo «${what}»`,
  'remove-character': ({ name }) => `Togli ${name}`,
  'remove-bracket': () => 'Togli la parentesi',
  'remove-from-list': () => 'Togli il sito dai propri vicini',
  quote: () => 'Metti tra virgolette',
  'close-quote': () => 'Chiudi le virgolette alla fine della riga',
  backslash: () => 'Scrivi la barra rovesciata due volte',
  'missing-sign': ({ sign }) => `Scrivi il segno mancante «${sign}»`,
  'indent-by-spaces': () => 'Rientra con spazi',
  'keep-lines': () => 'Conserva le righe: scrivi «|»',
  add: ({ key }) => `Aggiungi «${key}»`,
  rename: ({ name }) => `Chiama questo «${name}»`,
  'rename-step': ({ name }) => `Chiama il passo «${name}»`,
  'move-to-pack-file': () => 'Sposta nel file che nomina il pacchetto',
  extend: ({ pack }) => `Estendi il pacchetto «${pack}»`,
  'add-procedure': ({ name }) => `Aggiungi una procedura «${name}» che finisce subito`,
  'set-number': ({ number }) => `Assegna il numero ${number}`,
  'say-original': () => 'Dichiara che è nostro: status: original',
  'say-of-the-rest': ({ status }) => `Dichiara per il resto: ${status}`,
  'add-to-lexicon': ({ name, language }) => `Aggiungi «${name}» al lessico ${nameOf(language)}`,
  format: () => 'Scrivi gli effetti di questo file in forma canonica',
};
