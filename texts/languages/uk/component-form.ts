/** Labels of forms of components, in Ukrainian. */
import { wordTable } from '../../../dsl/internal.ts';
import type { FieldWords } from '../component-form.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('uk');

const CASES: Readonly<Record<string, string>> = wordTable({
  one: 'один',
  other: 'кілька',
  nom: 'називний',
  gen: 'родовий',
  dat: 'давальний',
  acc: 'знахідний',
  ins: 'орудний',
  loc: 'місцевий',
});

/** Of how many things a form is said, by the case. */
const [THREE, TWO] = [
  ['один', 'два–чотири', 'п’ять'],
  ['один', 'кілька'],
];
const NUMBERS: Readonly<Record<string, readonly string[]>> = wordTable({
  nom: THREE,
  gen: TWO,
  dat: TWO,
  acc: THREE,
  ins: TWO,
  loc: TWO,
});

export const fieldWords: FieldWords = {
  name: (language) => `назва (${nameOf(language)})`,
  fields: {
    number: 'номер',
    plural: 'назва в множині',
    deck: 'колода',
    type: 'тип',
    color: 'колір',
    price: 'ціна',
    copies: 'примірників',
    players: 'лише за стількох гравців',
    when: 'лише якщо',
    text: 'надрукований текст, ще не закодований',
    values: 'що можна вибрати',
    default: 'якщо не вибрано',
    reason: 'причина',
    value: 'значення',
    of: 'чиє або чого',
    start: 'на початку',
    hidden: 'прихований облік',
    visible: 'хто це бачить',
    most: 'найбільше, для тих, хто не бачить',
    classes: 'класи',
    'lies-on': 'лежить на',
    cost: 'звичайна вартість',
    upgrade: 'звичайна вартість покращення',
    where: 'де можна будувати',
    'where-named': 'де, якщо так каже ефект',
    supply: 'скільки їх є',
    'order-of': 'порядок програми',
    sites: 'місця',
    order: 'порядок',
    listening: 'ефекти її карт діють',
    'draws-to': 'карти, взяті звідси, йдуть до',
    refill: 'поповнюється з',
    starts: 'де її карти спочатку',
    back: 'зворот карт',
    beyond: 'далі',
    usual: 'той, що мається на увазі',
    unlimited: 'будь-яка кількість маркерів',
    from: 'як на полі',
    shape: 'форма',
    turns: 'можна повертати',
    flips: 'можна перегортати',
    grid: 'сітка',
    adjacent: 'які місця сусідні',
    rows: 'мапа',
    reach: 'чого треба досягти',
  },
  choices: {
    player: 'гравець',
    game: 'гра',
    piece: 'фігура',
    counter: 'лічильник',
    card: 'карта',
    slot: 'комірка',
    site: 'місце',
    stack: 'стос',
    set: 'набір без порядку',
    all: 'усі',
    owner: 'власник',
    none: 'ніхто',
    sides: 'на сторонах',
    corners: 'на кутах',
    square: 'квадратна',
    hex: 'шестикутна',
    slanted: 'похила',
  },
  forms: (language) => `форми назви (${nameOf(language)})`,
  formsHelp: 'Ці форми стоять у текстах. Ті, яких ви не змінюєте, змінюються з назвою.',
  form: (key, number) =>
    `${CASES[key] ?? key}${number === null ? '' : `, ${NUMBERS[key]?.[number] ?? String(number)}`}`,
  gender: 'рід',
  genders: { m: 'чоловічий', f: 'жіночий', n: 'середній' },
};
