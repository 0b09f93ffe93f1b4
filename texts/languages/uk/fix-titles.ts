/** The titles of fixes in Ukrainian. */
import { isNumber, type FixTitleWords } from '../fix-titles.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('uk');

export const fixTitles: FixTitleWords = {
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
  'add-to-lexicon': ({ name, language }) => `Додати «${name}» до словника: ${nameOf(language)}`,
  format: () => 'Записати ефекти цього файлу в канонічній формі',
};
