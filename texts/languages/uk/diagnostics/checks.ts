/** Ukrainian messages of checks. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, list, q } from './parts.ts';
import { values } from './values.ts';

const settings = (options: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(options).map(([id, value]) => `${id} = ${value}`);
const fieldsOf = (fields: readonly string[]): string => (fields.length === 0 ? '' : ` (${fields.join(', ')})`);

export const OF_CHECKS = {
  'always-true': () => ['Ця умова завжди правдива.', 'Приберіть її або запитайте те, що малося на увазі.'],
  'cut-off-sites': ({ board, sites, more }) => [
    `Кроками не дійти до ${sites.join(', ')}${more > 0 ? ` і ще ${more}` : ''}: поруч немає інших місць ${q(board)}.`,
    'З’єднайте їх іншими місцями або приберіть із карти.',
  ],
  'draft-language': ({ language, missing, of }) => [
    `Мова «${language}» є лише начерком: з ${of} фраз для текстів бракує ${missing}, їх сказано англійською.`,
    `Доповніть \`texts/languages/${language}\` у Fathom; слів пакета це не стосується.`,
  ],
  'double-number': ({ id, number: n, other }) => [
    `Карта ${q(id)} має номер ${n}, як і ${q(other)}.`,
    'Дайте їй вільний номер або приберіть іншу карту.',
  ],
  'draw-zone': ({ zones }) =>
    zones.length === 0
      ? 'Тут отримують карти, але жодна зона не має «draws-to».'
      : `Карти беруть із ${list(zones)}: лише одна зона може мати «draws-to».`,
  'endless-times': () => [
    'Це можна повторювати вічно: ніщо не сплачують і не витрачають.',
    'Додайте ціну (`pay …:`) або межу: `up to 3 times: …`.',
  ],
  'lonely-port': ({ port, thing }) => [
    `Порти ${q(port)} на ${q(thing)} ніколи ні з чим не зустрінуться: таких портів більше ніде немає.`,
    'Зустрічаються порти одного виду. Чи правильно написано назву?',
  ],
  'never-fits': ({ shapes, on }) => [
    `${shapes.map(q).join(', ')} тут ніколи не викласти: ${on ? 'на жодному планшеті такі місця не лежать так разом' : 'на жодному планшеті немає стільки місця'}.`,
    on
      ? 'Назвіть місця, що лежать так, як клітинки форми, або дозвольте накривати й інші.'
      : 'Формі з квадратів потрібен планшет із `grid: square`, де стільки рядків і стовпців, скільки в неї.',
  ],
  'unchanged-condition': () => [
    'Те, що повторюється, не змінює нічого, про що питає умова: вона ніколи не справдиться.',
    'Спитайте про те, що там змінюється, або напишіть `repeat 3 times: …`.',
  ],
  'lost-sentence': ({ steps }) => {
    if (steps.length > 1) {
      const bases = [...new Set(steps.map(({ base }) => q(base)))].join(', ');
      const words = steps.map((one) => `${q(one.step)} («${(one.sentence?.was ?? one.question?.is)!}»)`).join(', ');
      return `Цей пакет замінює кроки (${steps.length}), для яких ${bases} має слова, а для нових їх немає: ${words}.`;
    }
    const [{ step, base, sentence, question }] = steps;
    return [
      ...(sentence
        ? [
            `Для кроку ${q(step)}, який замінює цей, ${q(base)} має речення «${sentence.was}»; цей крок ` +
              `речення не має, тож його складають правила мови.`,
          ]
        : []),
      ...(question ? [`${q(step)} досі питає «${question.is}», а питає тепер про інше.`] : []),
    ].join(' ');
  },
  'missing-form': ({ language, name }) => `У словнику (${language}) немає форм ${q(name)}.`,
  'missing-lexicon': ({ language, names }) =>
    `Пакет не має слів (${language}) для власних назв; тексти показують їх як написано: ${names.map((name) => `‹${name}›`).join(', ')}.`,
  'missing-game': () => [
    'Жодна процедура «game» не має кроку: нічого б не сталося.',
    'Напишіть `procedures: {game: {play: …}}`.',
  ],
  'never-in-play': ({ id, counts }) => `${q(id)} ніколи не в грі: гра — для ${counts.join(', ')} гравців.`,
  'never-possible': (data) => {
    switch (data.is) {
      case 'no-site':
        return `Це ніколи не вдасться: жодна названа ділянка не прийме ${q(data.piece)}.`;
      case 'no-upgrade':
        return `Це ніколи не вдасться: ${q(data.piece)} не покращується.`;
      case 'upgraded':
        return 'Це ніколи не вдасться: покращене не покращують ще раз.';
      case 'nothing-there':
        return 'Це ніколи не вдасться: нічого з названого не може бути на планшеті.';
      case 'used':
        return 'Це ніколи не вдасться: пропонуються лише невикористані карти.';
      case 'unused':
        return 'Це ніколи не вдасться: відновлюють лише використані карти.';
    }
  },
  'nothing-to-discount': ({ on, never, next }) =>
    `Це нічого не здешевлює: ${{ build: 'за будування', upgrade: 'за покращення', buy: 'за купівлю' }[on]}${next ? ' одразу після цього' : ''} ` +
    `ніколи не платять ${list(never)}.`,
  'below-nothing': ({ counter, number }) => [
    `Якщо \`${number}\` менше за 0, \`${counter}\` стає 0: боргів не буває.`,
    `Напишіть \`max(${number}, 0)\`, якщо це й мається на увазі, \`pay\`, якщо воно має бути, або рахуйте борг окремим лічильником.`,
  ],
  'optional-loss': ({ effect, is }) => [
    `\`${effect}\` можна пропустити: гравця питають, а ніхто не обирає лише втратити.`,
    is === 'part'
      ? `Якщо це обов’язково, напишіть \`must ${effect}\`.`
      : is === 'choice'
        ? 'Якщо це обов’язково, приберіть те, що робить це вибором; якщо це ціна чогось, напишіть `pay …: …`.'
        : `Якщо це обов’язково, напишіть \`when ${is.oncePer} ends: must ${effect}\`; якщо це ціна чогось, \`pay …: …\`.`,
  ],
  'order-matters': ({ program }) =>
    `Те, що ця карта робить у ${q(program)}, залежить від того, що гравець має в ту мить, але її порядок сталий.`,
  'heard-twice': ({ hears, other }) => [
    hears === 'itself'
      ? 'Дві події цього рядка стаються разом, тож те, що він робить, станеться двічі.'
      : `${hears === 'all' ? 'Те, що чує цей рядок' : 'Частину того, що чує цей рядок'}, чує й \`${other}\`: те, що вони роблять, станеться двічі.`,
    hears === 'all'
      ? 'Приберіть цей рядок; якщо треба двічі, скажіть це одним рядком.'
      : 'Приберіть вужчу подію; якщо треба двічі, скажіть це одним рядком.',
  ],
  'hidden-choice': ({ zone }) =>
    `Хто тут обирає, бачить карти з ${q(zone)}, яких ніхто не бачить, хоча ніде про це не сказано.`,
  'secret-of-others': ({ counter }) => [
    `Хто тут обирає, побачив би з варіантів, скільки ${q(counter)} має інший гравець, а це бачить лише власник.`,
    `Спершу хай це покажуть, кроком процедури: \`each player: set shown to ${counter}\`, з лічильником \`shown\`, який бачать усі.`,
  ],
  'nothing-face-down': ({ word }) => [
    `Для ${q(word)} тут нічого немає: у цьому пакеті жодна картка не лежить на планшеті сорочкою догори.`,
    'Кладіть її так: `place top 1 card of <zone> at <site> face down`. Відкриту картку бачать усі.',
  ],
  'no-such-loop': ({ period, within }) =>
    `Жодна процедура не повторює ${q(period)} певну кількість разів${within === undefined ? '' : ` у межах ${q(within)}`}.`,
  'unseen-choice': ({ zone }) => [
    `Чи є серед карт із ${q(zone)} потрібна, заздалегідь невідомо: заради них це не пропонують.`,
    'Запишіть обидва як кроки окремої процедури й виконайте її через `do`: кожен крок видно перед ' +
      'наступним. Якщо це можна пропустити, напишіть `then may …`; для відкритих або переглянутих ' +
      'карток — `then (if card of them: …)`.',
  ],
  'never-true': ({ failed }) => `Ця умова ніколи не буде правдива${failed ? `: щонайбільше ${failed.most}` : ''}.`,
  'no-effect': ({ id }) => [
    `Карта ${q(id)} не має ефекту.`,
    'Напишіть `effect: …`; те, що навмисно не має ефекту, не мусить бути картою.',
  ],
  'no-source': (data) => {
    switch (data.lacks) {
      case 'status':
        return `Ніщо не каже, звідки ${values.component(data.component)}.`;
      case 'source':
        return `${values.component(data.component)} — «attested»${fieldsOf(data.fields)}, але без джерела.`;
      case 'proof':
        return `${values.component(data.component)} — «derived»${fieldsOf(data.fields)}, але бракує ${list(data.missing)}.`;
      case 'place':
        return `Джерело не каже, де саме в ${q(data.edition)}.`;
    }
  },
  'not-encoded': ({ id, printed }) => [
    `${q(id)} діє без того, що ще не закодовано: ${printed.join(', ')}.`,
    'Закодуйте решту, потім приберіть `not-encoded`.',
  ],
  'nowhere-to-build': ({ board, piece }) => [
    `Жодне місце ${q(board)} ніколи не прийме ${q(piece)}; на інших планшетах такі є.`,
    'Вид місця написано з помилкою чи бракує позначки?',
  ],
  'one-player-only': ({ name }) => [
    `${q(name)} кожен гравець має своє, а на цьому кроці ніхто не діє: ідеться лише про гравця місця 1.`,
    'Напишіть навколо `each player: …` або запитайте всіх разом, як у `(sum over players: …)` чи `(max over players: …)`.',
  ],
  'option-default': ({ option, given }) => `Початкового значення ${q(given)} немає серед значень ${q(option)}.`,
  'printed-otherwise': ({ id, program, says, means, now, isRead }) => [
    `Надруковане на ${q(id)}, «${says}», ` +
      (means !== null
        ? `було підтверджено як «${means}», ` +
          (now === null ? `а ${q(program)} тут немає.` : `а тепер ефект такий: «${now}».`)
        : now === null
          ? `стосується ${q(program)}, а цього тут немає.`
          : isRead
            ? `означає не те, що робить ефект: «${now}».`
            : 'незрозуміле, і ніхто не підтвердив, що воно означає.'),
    'Скажіть надрукований текст знову і підтвердьте, що він означає, або виправте ефект.',
  ],
  'procedure-loop': ({ id, loop }) =>
    `${q(id)} виконує сама себе без кінця${loop.length > 1 ? `: ${[...loop, loop[0]].join(' → ')}` : ''}.`,
  'same-twice': ({ effect }) => [
    `Варіант ${q(effect)} запропоновано двічі.`,
    'Напишіть іншу можливість або приберіть цю.',
  ],
  'shared-refill': ({ zone, refill }) =>
    `${q(zone)} належить грі, а поповнюється з ${q(refill)}, яка є в кожного гравця.`,
  'short-supply': ({ players, from, has, needed }) =>
    `Підготовка (гравців: ${players}) бере ${needed} (${'zone' in from ? q(from.zone) : `запас ${q(from.piece)}`}), а там є ${has}.`,
  'step-named-note': ({ key }) => [
    `${q(key)} процедури — примітка для людей, і цей ефект ніколи не виконується.`,
    'Дайте крокові іншу назву або сформулюйте примітку інакше.',
  ],
  'same-site': ({ sites, more, board, other }) =>
    `${q(board)} і ${q(other)} можуть бути в одній грі, і в обох є ${sites.map(q).join(', ')}${more > 0 ? ` і ще ${more}` : ''}.`,
  'too-few-boards': ({ players, options, boards }) =>
    `Кожен гравець отримує планшет, але їх замало (${[`гравців: ${players}`, ...settings(options)].join(', ')}; планшетів: ${boards}).`,
  'trigger-loop': ({ lines, untilNoCards }) =>
    `${lines === 1 ? 'Цей рядок спричиняє сам себе' : `Цей рядок і ще ${lines - 1} спричиняють одне одного`} ` +
    `${untilNoCards ? 'доки є що тягнути' : 'вічно'}.`,
  'turning-order': ({ is }) =>
    is === 'each'
      ? [
          'Це змінює порядок гри, поки за ним проходять усіх гравців: хто потім стане першим, змінить його знову.',
          'Щоб перший гравець став останнім, напишіть `rotate players`, не всередині `each player: …`.',
        ]
      : [
          'На цьому кроці ніхто не діє, тож міняється місце гравця 1, хто б не був першим.',
          'Щоб перший гравець став останнім, напишіть `rotate players`; інакше скажіть, хто діє, як у `each player: if …: set place to 1`.',
        ],
  'unasked-price': ({ id, type, deck, count }) => [
    `Ціни ${q(id)} ніхто не питає: коли грають карту ${q(type)} з колоди ${q(deck)}, її не сплачують` +
      `${count === 1 ? '' : `; так само ще ${count - 1}`}.`,
    `Приберіть ціну, дайте карті тип або колоду, що платять, або напишіть \`pay price of this: …\` у \`played\` типу "${type}".`,
  ],
  'undecided-dispute': ({ id, missing }) =>
    missing.length > 0
      ? `У розбіжності ${q(id)} немає ${list(missing)}.`
      : `Розбіжність ${q(id)} змінює гру, але вибрати не можна.`,
  'unlike-others': (data) =>
    data.is === 'attribute'
      ? `Ця комірка не дає ${q(data.name)}, тож воно ${data.value}; ефекти про нього питають, і решта в ` +
        `грі разом із нею (${data.others}) його дають.`
      : data.is === 'move'
        ? `Ця картка ніколи не робить ${q(data.moves)}, як роблять решта (${data.others}) її колоди й типу; вона лишається на місці.`
        : `На цьому планшеті немає місць ${list([...data.kinds, ...data.tags])}; ефекти про них питають, і на решті (${data.others}) вони є.`,
  'unreachable-site': (data) =>
    'site' in data
      ? `До місця ${q(data.site)} на ${q(data.board)} немає шляху.`
      : `Жодне місце ${q(data.board)} не має позначки ${either(data.tags)}: до нічого на ньому не дістатися.`,
  'unresolved-program': ({ program, count }) =>
    count === 1
      ? `Жоден ефект не виконує ${q(program)}, тож цього ніколи не станеться.`
      : `Жоден ефект не виконує ${q(program)}, тож цього ніколи не станеться, як і в інших, що це мають (${count - 1}).`,
  'unsaid-field': ({ component, fields }) => `У статусі (${values.component(component)}) бракує ${list(fields)}.`,
  'when-before-game': ({ id }) => [
    `Чи ${q(id)} у грі, має бути відомо до її початку.`,
    'Його "when" може порівнювати варіанти й кількість гравців, і більше нічого.',
  ],
  'wrong-sentence': (data) => {
    switch (data.is) {
      case 'hole':
        return data.inMeaning ? `В ефекті є {${data.hole}}, а в реченні немає.` : `Заповнювача {${data.hole}} немає.`;
      case 'no-text':
        return `Ніщо не каже ${q(data.means)}: немає ні тексту, ні того, що друкують.`;
      case 'hole-twice':
        return `У ${q(data.text)} двічі стоїть {${data.hole}}; він означає щось одне.`;
      case 'rendered-hole':
        return `${q(data.text)} друкують, тож заповнювачем там може бути лише {count}, який має бути і в ефекті.`;
      case 'number':
        return `${q(data.text)} каже ${data.number}, а ${q(data.means)} — ні.`;
      case 'other-meaning':
        return `Приклад ${q(data.example)} означає не те, що ${q(data.means)}.`;
      case 'unread':
        return `Приклад ${q(data.example)} незрозумілий.`;
      case 'pattern':
        return `${q(data.text)} — не зразок.`;
      case 'effect':
        return `${q(data.means)} — не ефект.`;
      case 'no-step':
        return [
          `Жоден крок не має слів ${q(data.means)}; ${data.names.map(q).join(', ')} відомо лише після кроку, який це дає.`,
          'Якщо крок змінено, напишіть тут, що він робить тепер, або приберіть речення.',
        ];
    }
  },
  'wrong-wording': (data) => {
    if ('name' in data) return `${q(data.name)} — форма назви, в ній немає заповнювачів.`;
    if ('twice' in data) return `У ${q(data.text)} двічі стоїть {${data.twice}}; він означає щось одне.`;
    if ('key' in data) return `Вислову ${q(data.key)} немає.`;
    return 'lacks' in data
      ? `У ${q(data.text)} бракує ${data.lacks.map((name) => `{${name}}`).join(' і ')}.`
      : `${q(data.text)} — не зразок.`;
  },
} satisfies Partial<DiagnosticMessages>;
