/** Ukrainian messages of the files of commands: tables of cards, and files of printed texts. */
import type { ColumnField } from '../../headings.ts';
import { inLanguageInUkrainian, languageAdjective } from '../in-language.ts';
import type { PrintedTextMessages, Said, TableMessages } from '../../../../service/translations/words.ts';
import { list, q } from './parts.ts';
import { shorten, uncapitalize, wordTable } from '../../../../dsl/internal.ts';

/** Headings of columns, as a table may have them. */
export const COLUMNS: Record<ColumnField, string> = {
  number: 'номер',
  name: 'назва',
  color: 'колір',
  type: 'тип',
  text: 'текст',
  deck: 'колода',
  price: 'ціна',
  language: 'мова',
  id: 'id',
  effect: 'точний ефект',
  copies: 'копії',
  option: 'варіант',
  further: 'другий ефект',
  attribute: 'властивість',
};
const number = (n: number): string => n.toLocaleString('uk');
const UTF_8 = 'Збережіть його в UTF-8: програма для таблиць називає це «CSV UTF-8» або питає про набір символів.';
const DOUBLED = 'а ті, що всередині, подвойте: "два ""слова"" тут".';
const ANY = new Intl.ListFormat('uk', { type: 'disjunction' });
const ALL = new Intl.ListFormat('uk');
const either = (words: readonly string[]): string => ANY.format(words.map(q));
const all = (words: readonly string[], quoted = true): string => ALL.format(quoted ? words.map(q) : words);
const noColumns = (fields: readonly ColumnField[]): string =>
  `Немає ${fields.length === 1 ? 'стовпця' : 'стовпців'} ${all(fields.map((field) => COLUMNS[field]))}`;
const thereAre = (names: readonly string[]): string => `Є ${list(names)}.`;
const cellCount = ({ cells, columns }: { cells: number; columns: number }): string =>
  `Кількість клітинок у рядку — ${cells}, а в першому рядку — ${columns}.`;

function unknownName(one: string, genitive: string, which?: string) {
  return ({ written, several, known }: { written: string; several: string[]; known: string[] }): Said =>
    several.length > 0
      ? [`${q(written)} — це може бути ${one} ${either(several)}.`, which ?? thereAre(known)]
      : [`Немає ${genitive} ${q(written)}.`, thereAre(known)];
}

export const OF_TABLES: TableMessages = {
  'utf-16': ({ isRead }) => [
    isRead
      ? 'Цей файл — в UTF-16; так його й прочитано.'
      : 'Схоже, цей файл — в UTF-16 без позначки порядку байтів, тож його не можна прочитати.',
    UTF_8,
  ],
  'byte-order-mark': () =>
    'Файл починається з позначки порядку байтів, яку пишуть програми для таблиць; на неї не зважають.',
  'not-utf8': () => [
    'Звідси файл не в UTF-8: можливо, він у Latin-1 чи Windows-1252 (західне кодування) або у ' +
      'Windows-1251 (кирилиця), тож невідомо, які це літери.',
    UTF_8,
  ],
  'too-large': ({ limit, of }) => [
    {
      bytes: `У цьому файлі понад ${number(limit)} байтів.`,
      unpacked: `У цій книзі після розпакування понад ${number(limit)} байтів.`,
      rows: `У цій таблиці понад ${number(limit)} рядків.`,
      columns: `У цій таблиці понад ${number(limit)} стовпців.`,
    }[of],
    'Нічого з неї не прочитано. Запишіть самі картки в окремий файл.',
  ],
  workbook: ({ is }) =>
    is === 'macros'
      ? 'У цій книзі є макроси: клітинки прочитано, макроси не виконуються і не зберігаються.'
      : [
          {
            damaged: 'Цей файл названо книгою, але прочитати його так не можна: він пошкоджений або це щось інше.',
            encrypted: 'Цю книгу захищено паролем.',
            old: 'Це книга старого формату .xls.',
          }[is],
          'Збережіть її як .xlsx без пароля або як CSV.',
        ],
  sheets: ({ used, others, hidden }) => [
    `Прочитано аркуш ${q(used)}; у книзі є також ${all([...others.map(q), ...hidden.map((name) => `${q(name)} (прихований)`)], false)}.`,
    'Виберіть інший аркуш, якщо картки там.',
  ],
  'unknown-sheet': ({ written, known }) => [`У книзі немає аркуша ${q(written)}.`, thereAre(known)],
  'merged-cells': ({ cells }) => [
    `Клітинки ${cells} об’єднано: те, що в них, стосується лише першої.`,
    'Роз’єднайте їх і заповніть кожну.',
  ],
  formula: ({ formula, hasResult }) =>
    hasResult
      ? `У цій клітинці формула, ${q(`=${shorten(formula)}`)}; прочитано її останній результат.`
      : [
          `У цій клітинці формула, ${q(`=${shorten(formula)}`)}, без результату.`,
          'Запишіть у клітинку значення або збережіть файл у програмі для таблиць.',
        ],
  'made-date': ({ date }) => [
    `У цій клітинці дата ${date}: програма для таблиць робить її з того, що схоже на дату, як-от 1-2.`,
    'Задайте стовпцю текстовий формат і введіть це ще раз.',
  ],
  'no-cards': ({ isEmpty }) =>
    isEmpty
      ? ['У цьому файлі нічого немає.', 'Його перший рядок називає стовпці: номер, назва, колір, тип, текст.']
      : 'Під першим рядком немає карток.',
  columns: (data) => {
    switch (data.is) {
      case 'unknown':
        return `${q(data.heading)} — невідомий стовпець; на нього не зважають.`;
      case 'above':
        return `${q(data.written)} стоїть над заголовками; на це не зважають.`;
      case 'unheaded':
        return `${q(data.written)} стоїть у стовпці без заголовка; на це не зважають.`;
      case 'twice':
        return [`${all(data.headings)} — це той самий стовпець ${q(COLUMNS[data.column])}.`, 'Приберіть один із них.'];
      case 'no-headings':
        return [
          'У першому рядку немає заголовків стовпців.',
          `Додайте перед ним рядок: ${data.columns
            .slice(0, 5)
            .map((field) => COLUMNS[field])
            .join(',')}`,
        ];
      case 'needed':
        return [
          `${noColumns(data.missing)}.`,
          `Стовпці називаються ${data.columns.map((field) => COLUMNS[field]).join(', ')}.` +
            (data.missing.every((field) => field === 'type') ? ' Якщо всі картки одного типу, вкажіть --type.' : ''),
        ];
      case 'usual':
        return `${noColumns(data.missing)}; у картках цього не буде.`;
    }
  },
  'unclosed-quote': ({ isLast }) =>
    isLast
      ? 'У надто багатьох рядках лапки не сходяться; звідси нічого не прочитано.'
      : [
          'Ці лапки не закрито, або лапки всередині клітинки не подвоєно; вважається, що рядок таблиці ' +
            'закінчується тут, разом із рядком файлу.',
          `Закрийте клітинку лапками перед наступним роздільником, ${DOUBLED}`,
        ],
  'stray-quote': () => [
    'У клітинці, яка починається не з лапок, є лапки; вони лишаються як є.',
    `Візьміть у лапки всю клітинку, ${DOUBLED}`,
  ],
  'further-text': ({ heading }) => [
    `Це текст ефекту в невідомій колонці: ${q(heading)}.`,
    'Запишіть його в колонку тексту, з «або» чи «потім», як це мається на увазі.',
  ],
  'other-cell': ({ read, used }) => [
    `Тут сказано ${q(read)}, а діє ${q(used)} з іншої клітинки рядка.`,
    'Точний ефект важить більше за тексти, а текст тією мовою, якою читають, — більше за решту.',
  ],
  'too-many-cells': (counts) => [cellCount(counts), 'Візьміть у лапки клітинку, в якій є роздільник.'],
  'too-few-cells': cellCount,
  'empty-cell': ({ what, known }) => {
    const message = `Картка не має ${{ name: 'назви', type: 'типу', colour: 'кольору', text: 'тексту' }[what]}.`;
    if (!known) return message;
    return [message, what === 'type' ? `Заповніть клітинку або вкажіть --type: ${list(known)}.` : thereAre(known)];
  },
  'bad-number': ({ written }) => [
    `${q(written)} — це не номер картки.`,
    'Номер — це ціле число, як надруковано на картці.',
  ],
  'bad-count': ({ written, what, most }) =>
    `${q(written)} — не число для ${what === 'copies' ? 'копій' : q(what)}: потрібне ціле число${most === null ? '' : `, не більше ніж ${number(most)}`}.`,
  'double-id': ({ id, row }) => [
    `id ${q(id)} має також рядок ${row}.`,
    'Дайте кожній картці власний id або лишіть клітинку нової картки порожньою.',
  ],
  'not-written': ({ id, why }) => `${q(id)} не можна так записати: ${uncapitalize(why.uk)}`,
  'double-number': (data) => {
    if ('row' in data) return `Номер ${data.number} має також рядок ${data.row}.`;
    const { title, cards } = data;
    const what = cards.length === 1 ? 'картка з цим номером' : `картки з такими номерами (рядків: ${cards.length})`;
    const first = cards.slice(0, 3).map(({ number, id }) => `${number} (${q(id)})`);
    return [
      `У ${q(title)} вже є ${what}: ${first.join(', ')}${cards.length > 3 ? ' …' : '.'}`,
      'Дайте вільні номери або приберіть інші картки: `remove: {cards: […]}`.',
    ];
  },
  price: ({ written }) => [`${q(written)} не зрозуміло як ціну.`, 'Напишіть, що платять: наприклад, 2 чогось або 0.'],
  id: ({ written, isTaken, used }) =>
    isTaken
      ? `${q(written)} вже зайнято; картка має id ${q(used)}.`
      : `${q(written)} — це не id: у ньому малі латинські літери, цифри й поодинокі дефіси; картка має id ${q(used)}.`,
  'unknown-language': ({ written, known }) => `Мови текстів — ${list(known)}, а не ${q(written)}.`,
  'unknown-type': unknownName('тип карток', 'типу карток', 'Напишіть, який саме.'),
  'unknown-color': unknownName('колір', 'кольору', 'Напишіть, який саме.'),
  'unknown-deck': unknownName('колода', 'колоди'),
  'no-deck': ({ type, decks }) =>
    type === undefined
      ? [
          'У таблиці не сказано, до яких колод належать картки; ті, чия колода невідома, потрапляють до `gaps`.',
          `Додайте стовпець «колода» або вкажіть --deck: ${list(decks)}.`,
        ]
      : [
          `Ніде не сказано, до якої колоди належить ця картка типу ${q(type)}: ${either(decks)}.`,
          'Заповніть клітинку або вкажіть --deck.',
        ],
  misspelt: ({ written, meant }) => [
    `${q(written)} прочитано як ${q(meant)}.`,
    `Виправте текст, якщо на картці надруковано ${q(meant)}.`,
  ],
  'other-language': ({ language, written, isParsed }) => [
    isParsed
      ? `Це читається як ${languageAdjective(written)} текст, а не ${languageAdjective(language)}.`
      : `Це написано ${inLanguageInUkrainian(written)}, а не ${inLanguageInUkrainian(language)}.`,
    `Спробуйте --lang ${written}.`,
  ],
  'other-program': ({ program, type }) =>
    `Текст каже, що належить до програми ${q(program)}, а картки типу ${q(type)} її не мають.`,
  'double-program': ({ program }) => [`Програму ${q(program)} подано двічі.`, 'Помістіть усе під одним заголовком.'],
  'other-type': ({ title, fitting, type, programs }) => [
    `${q(`${title}:`)} буває на картках типу ${either(fitting)}, а ця — типу ${q(type)}.`,
    `Така картка має ${all(programs)}. Чи правильний тип?`,
  ],
  'which-program': ({ type, programs, titles }) => [
    `Картки типу ${q(type)} мають ${all(programs)}, і не сказано, яка це з цих програм.`,
    `Поставте попереду ${either(titles.map((title) => `${title}:`))}.`,
  ],
};

const COMPONENTS: Readonly<Record<string, string>> = wordTable({
  cards: 'картки',
  slots: 'комірки',
  boards: 'планшета',
  tracks: 'шкали',
  pieces: 'фігури',
});
const HOW = 'Напишіть `texts:`, а нижче записи на зразок `- {card: 34, lang: en, text: "…"}`.';

export const OF_PRINTED_TEXTS: PrintedTextMessages = {
  'empty-file': () => ['Файл порожній.', HOW],
  'not-a-map': () => ['Файл текстів — це відображення зі списком «texts».', HOW],
  'byte-order-mark': () => [
    'Файл починається з позначки порядку байтів; на неї не зважають.',
    'Збережіть файл в UTF-8 без позначки.',
  ],
  'which-component': ({ named, words }) =>
    named.length === 0
      ? [
          'Цей запис не каже, якого компонента стосується текст.',
          `Назвіть компонент, наприклад «card: 34»; слова такі: ${list(words)}.`,
        ]
      : [`Цей запис називає кілька компонентів: ${all(named)}.`, 'Зробіть запис для кожного.'],
  'unknown-component': ({ section, component }) => {
    const named = /^\d+$/.test(component) ? `з номером ${component}` : q(component);
    return `У пакеті немає ${COMPONENTS[section] ?? 'компонента'} ${named}.`;
  },
  'several-components': ({ component, ids }) => [
    `${q(component)} — це може бути ${either(ids)}.`,
    'Назвіть компонент за номером або за id.',
  ],
  'nothing-told': ({ component }) => `${q(component)} не має ефекту, з якого можна утворити текст.`,
  'unknown-program': ({ component, wanted, keys }) => [
    `${q(component)} не має тексту ${q(wanted)}.`,
    `Тексти такі: ${list(keys)}.`,
  ],
  'which-program': ({ component, keys }) => [
    `${q(component)} має кілька текстів: ${list(keys)}.`,
    `Напишіть, який із них це, наприклад «program: ${keys[0]}».`,
  ],
  'double-text': ({ name, language, edition }) => [
    `Текст ${q(name)} ${inLanguageInUkrainian(language)}${edition === undefined ? '' : ` (видання ${q(edition)})`} ` +
      `подано двічі; порівнюється перший.`,
    'Приберіть один із них або вкажіть різні видання.',
  ],
  'not-judged': ({ name, language, error }) => [
    `Текст ${q(name)} ${inLanguageInUkrainian(language)} порівняти не вдалося через помилку Fathom: ${q(error)}.`,
    'Повідомте про неї разом із цим текстом. Усі інші порівняно.',
  ],
  'which-finding': ({ both }) =>
    both
      ? [
          'Цей виняток називає і зауваження, і правило, тому нічого не дозволяє.',
          'Зробіть окремий виняток для кожного.',
        ]
      : [
          'Цей виняток не називає ні зауваження з його хешами, ні правила, тому нічого не дозволяє.',
          'Напишіть «rule: …», як у --json, або вставте те, що друкує --waivers: finding, text-hash і effect-hash.',
        ],
  'no-reason': ({ finding }) => [
    `Виняток ${q(finding)} не має причини, тому нічого не дозволяє.`,
    'Напишіть, чому так може лишитися.',
  ],
  'expired-waiver': ({ finding, changed }) => {
    const what = {
      text: 'текст відтоді змінився',
      effect: 'ефект відтоді змінився',
      both: 'текст і ефект відтоді змінилися',
    }[changed.length > 1 ? 'both' : changed[0]];
    return [
      `Виняток ${q(finding)} більше не діє: ${what}.`,
      'Погляньте на зауваження ще раз; --waivers друкує виняток таким, яким він був би тепер.',
    ];
  },
  'unused-waiver': ({ lacks }) => [
    `Цей виняток нічого не стосується: ` +
      `${lacks === 'finding' ? 'немає зауваження з таким id' : 'такої відмінності немає в жодному тексті'}.`,
    'Приберіть виняток: зауваження враховано або його запису вже немає.',
  ],
};
