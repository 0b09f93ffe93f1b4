/** The titles of fixes in each language. A kind without words in one of them does not compile. */
import type { FixTitle, FixTitleKind, FixTitles, LanguageCode } from '../../dsl/internal.ts';

type Words = { [Kind in FixTitleKind]: (title: FixTitles[Kind]) => string };

const isNumber = (text: string): boolean => /^[+-]?\d+$/.test(text);

/** The languages of the lexicon, each in the words of the others. */
const LEXICONS: Record<LanguageCode, Record<LanguageCode, string>> = {
  en: { en: 'English', it: 'Italian', uk: 'Ukrainian' },
  it: { en: 'inglese', it: 'italiano', uk: 'ucraino' },
  uk: { en: 'англійська', it: 'італійська', uk: 'українська' },
};

const en: Words = {
  write: ({ text }) => `Write ${isNumber(text) ? text : `"${text}"`}`,
  'small-letters': () => 'Write it in small letters',
  effect: ({ effect }) => `Write the effect: ${effect}`,
  'all-of-them': ({ effect }) => `All of them: ${effect}`,
  'choose-one': ({ effect }) => `Choose one: ${effect}`,
  about: ({ word, noun, asNow }) => `Let "${word}" be about "${noun}"${asNow ? ', as it is now' : ''}`,
  remove: ({ what }) => `Remove "${what}"`,
  'remove-this': ({ what }) => `Remove this "${what}"`,
  'remove-character': ({ name }) => `Remove ${name}`,
  'remove-bracket': () => 'Remove the bracket',
  'remove-from-list': () => 'Remove it from the sites beside it',
  quote: () => 'Put it in quotes',
  'close-quote': () => 'Close the quote at the end of the line',
  backslash: () => 'Write the backslash twice',
  'missing-sign': ({ sign }) => `Write the missing "${sign}"`,
  'indent-by-spaces': () => 'Indent by spaces',
  'keep-lines': () => 'Keep the lines: write "|"',
  add: ({ key }) => `Add "${key}"`,
  rename: ({ name }) => `Call this one "${name}"`,
  'rename-step': ({ name }) => `Call the step "${name}"`,
  'move-to-pack-file': () => 'Move it to the file that names the pack',
  extend: ({ pack }) => `Extend the pack "${pack}"`,
  'add-procedure': ({ name }) => `Add a procedure "${name}" that ends at once`,
  'set-number': ({ number }) => `Give it the number ${number}`,
  'say-original': () => 'Say that it is ours: status: original',
  'say-of-the-rest': ({ status }) => `Say of the rest: ${status}`,
  'add-to-lexicon': ({ name, language }) => `Say "${name}" in the ${lexicon(language, 'en')} lexicon`,
  format: () => 'Write the effects of this file in canonical form',
};

const it: Words = {
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
  'add-to-lexicon': ({ name, language }) => `Aggiungi «${name}» al lessico ${lexicon(language, 'it')}`,
  format: () => 'Scrivi gli effetti di questo file in forma canonica',
};

const uk: Words = {
  write: ({ text }) => `Написати ${isNumber(text) ? text : `«${text}»`}`,
  'small-letters': () => 'Написати малими літерами',
  effect: ({ effect }) => `Написати ефект: ${effect}`,
  'all-of-them': ({ effect }) => `Усі: ${effect}`,
  'choose-one': ({ effect }) => `Один на вибір: ${effect}`,
  about: ({ word, noun, asNow }) => `Віднести «${word}» до «${noun}»${asNow ? ', як тепер' : ''}`,
  remove: ({ what }) => `Прибрати «${what}»`,
  'remove-this': ({ what }) => `Прибрати цей «${what}»`,
  'remove-character': ({ name }) => `Прибрати ${name}`,
  'remove-bracket': () => 'Прибрати дужку',
  'remove-from-list': () => 'Прибрати ділянку з її ж сусідів',
  quote: () => 'Узяти в лапки',
  'close-quote': () => 'Закрити лапки наприкінці рядка',
  backslash: () => 'Написати зворотну скісну риску двічі',
  'missing-sign': ({ sign }) => `Написати пропущене «${sign}»`,
  'indent-by-spaces': () => 'Зробити відступ пробілами',
  'keep-lines': () => 'Зберегти рядки: написати «|»',
  add: ({ key }) => `Додати «${key}»`,
  rename: ({ name }) => `Назвати це «${name}»`,
  'rename-step': ({ name }) => `Назвати крок «${name}»`,
  'move-to-pack-file': () => 'Перенести у файл, що називає пакет',
  extend: ({ pack }) => `Розширити пакет «${pack}»`,
  'add-procedure': ({ name }) => `Додати процедуру «${name}», що одразу закінчується`,
  'set-number': ({ number }) => `Дати номер ${number}`,
  'say-original': () => 'Сказати, що це наше: status: original',
  'say-of-the-rest': ({ status }) => `Сказати про решту: ${status}`,
  'add-to-lexicon': ({ name, language }) => `Додати «${name}» до словника: ${lexicon(language, 'uk')}`,
  format: () => 'Записати ефекти цього файлу в канонічній формі',
};

const WORDS: Record<LanguageCode, Words> = { en, it, uk };

/** The name of the language of a lexicon. */
function lexicon(language: string, inLanguage: LanguageCode): string {
  return Object.entries(LEXICONS[inLanguage]).find(([code]) => code === language)?.[1] ?? language;
}

/** The title of a fix in a language. */
export function fixTitle(title: FixTitle, language: LanguageCode = 'en'): string {
  // the words belong to the kind, which the type checker cannot follow through the lookup
  return (WORDS[language][title.is] as (data: FixTitle) => string)(title);
}
