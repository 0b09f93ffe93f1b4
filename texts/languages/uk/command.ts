/** Ukrainian: to one person, politely; of players in the third person. */
import type { GameWords } from '../../../cli/wording/words.ts';
import { wordTable } from '../../../dsl/internal.ts';
import { counted } from './story.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const range = (numbers: string): string => numbers.replace('-', ' до ');
/** People and bots; a bot with a budget keeps it: `usual:80`. */
const SEATS: Readonly<Record<string, string>> = wordTable({
  human: 'людина',
  random: 'випадковий',
  quick: 'швидкий',
  usual: 'звичайний',
  strong: 'сильний',
});

const percent = (n: number): string => n.toLocaleString('uk', ONE_DECIMAL);

export const uk: GameWords = {
  scores: {
    title: 'Підсумок',
    start: 'Початок',
  },
  table: {
    onTable: 'На столі',
    order: 'Порядок ходів',
    empty: 'Порожні',
    toDraw: 'Звідки брати',
    supply: 'Запас',
    slots: 'Слоти',
    has: 'Має',
    you: 'ви',
    others: (n) => (n > 1 ? 'Інші' : 'Інший'),
    onTop: (cards, card) => `${cards}, згори ${card}`,
    used: 'використано',
    marks: (what) => `${what} на ній`,
    upgraded: (n) => `покращено: ${n}`,
    legend: '* = покращено',
    faceDown: (card) => (card === null ? 'картка сорочкою догори' : `${card} (сорочкою догори)`),
    price: (price) => `ціна: ${price}`,
    surcharge: 'Доплата',
    neutral: 'нейтральна плитка',
  },
  session: {
    player: (n) => `Гравець ${n}`,
    seat: (name) => name.replace(/^\w+/, (kind) => SEATS[kind] ?? kind),
    header: (title, players, seed, who) => `${title}, гравців: ${players}, зерно ${seed}: ${who}`,
    all: (seat) => `грає лише ${seat}`,
    choicesSoFar: (title, n) => `${title}: зроблено ${counted(n, ['вибір', 'вибори', 'виборів'])}.`,
    damaged: (file) => `${file} лишається без змін. Щоб продовжити в новому файлі з останнього можливого вибору:`,
    pause: (player) => `${player}, ваш хід. Інші не дивляться; натисніть Enter. `,
    ask: (player, numbers) => `${player} [${numbers}, h = довідка] > `,
    onlyWay: (option) => `${option} (іншого немає)`,
    anyOrder: (option) => `${option} (спершу: порядок не має значення)`,
    help: {
      NUMBER:
        'вибирає цей варіант; так само його ключ (як-от slot:…) або початок його слів.' +
        ' Заголовок — перший із двох виборів: його слова вибирають лише його',
      u: 'повертає до вашого попереднього вибору, якщо відтоді ніхто не дізнався нічого нового',
      r: 'повторює те, що було скасовано',
      '?': 'чому чогось не пропонують',
      b: 'що вибрав би тут бот і як грав би далі',
      p: 'позиція ще раз',
      'v N': 'що має гравець із цим номером',
      'c ID': 'картка за ключем, назвою чи номером',
      's FILE': 'зберігає гру у файлі; `fathom play --resume FILE` продовжує її',
      h: 'ця довідка',
      q: 'вихід',
    },
    typeNumber: (numbers, options) =>
      options === 1
        ? `Введіть ${numbers}, щоб продовжити, або h для довідки.`
        : `Введіть число від ${range(numbers)} або h для довідки.`,
    noNumber: (typed, numbers) =>
      `Варіанта ${typed} немає; ${numbers.includes('-') ? `є від ${range(numbers)}` : `є лише ${numbers}`}.`,
    ambiguous: (typed, options) => `«${typed}» може означати: ${options}; введіть більше літер або номер.`,
    unknown: (typed, guess) => `«${typed}» не є ні варіантом, ні командою.${guess} h = довідка.`,
    didYouMean: (names) =>
      names.length === 0 ? '' : ` Можливо, ви мали на увазі ${names.map((name) => `«${name}»`).join(' або ')}?`,
    or: ' або ',
    refused: (reason) => `Це неможливо: ${reason}.`,
    takenBack: 'Скасовано.',
    nothingToTakeBack: 'Немає чого скасовувати.',
    cannotTakeBack: 'Це не скасувати: відтоді хтось дізнався щось нове або вирішував інший гравець.',
    nothingToRedo: 'Немає чого повторювати.',
    saveWhere: 'Де зберегти? s FILE',
    saved: (file) => `Збережено у файлі ${file}.`,
    saveFirst: 'Зберегти гру? Назва файла збереже її, Enter вийде без збереження: ',
    allPossible: 'Тут можна вибрати все.',
    advised: (option, plan) => `Бот вибрав би: ${option}${plan.length > 0 ? `; потім: ${plan.join(', ')}` : ''}.`,
    advisedLess: (option, points) => `${option}: гірше на ${points.toLocaleString('uk', ONE_DECIMAL)}`,
    advisedUnlikelier: (option, percent) => `${option}: імовірність перемоги нижча на ${percent.toFixed(0)} %`,
    asGood: (options) => `Так само добре: ${options.join(', ')}`,
    exactAdvice: 'Кращого ходу немає: гру прораховано до кінця.',
    whose: (players) => `Чиї речі показати? v 1 … v ${players}`,
    noCard: (typed, guess) => `Картки «${typed}» немає.${guess}`,
    inputEnded: 'Введення закінчилося раніше, ніж гра.',
    gameSaved: (file, over) => `Гру збережено у файлі ${file}. ${over ? 'Переглянути її' : 'Продовжити її'}:`,
    again: (seed) => `Зерно ${seed}. Та сама гра ще раз:`,
  },
  replay: {
    header: (title, players, seed) => `${title}, гравців: ${players}, зерно ${seed}`,
    asked: (made, of, player, prompt) => `Зроблено виборів: ${made} із ${of}. ${player} має відповісти: «${prompt}»`,
    notOffered: (choice, of, key, reason) => `вибір ${choice} із ${of}, «${key}», не пропонують: ${reason}`,
    notOfferedThere: (choice, of) =>
      `вибір ${choice} із ${of} там не пропонують; fathom replay скаже чому, з тим, що в руках`,
    recordChanged: 'Пакет той самий, тож змінено сам запис.',
    sameVersion: (version) => `обидва називають себе версією ${version}`,
    versions: (then, now) => `тоді версія ${then}, тепер ${now}`,
    otherPack: (pack, versions) => `Запис зроблено з іншим станом пакета ${pack} (${versions}).`,
    noComponents: 'Запис не каже, яким був пакет, тож не можна назвати, що змінилося.',
    onlyHead: 'Усі компоненти ті самі; змінився початок пакета або порядок його компонентів.',
    components: (names, more) => `Відрізняються компоненти: ${names}${more > 0 ? ` і ще ${more}` : ''}.`,
    change: { new: 'новий', removed: 'вилучено', changed: 'змінено' },
    hashDiffers: (choice, last, hash, recorded) =>
      `Після вибору ${choice} ${last ? 'остання позиція' : 'позиція'} має відбиток ${hash}; запис каже ${recorded}.`,
    hashOfNoChoice: (choice, of) => `Запис має відбиток після вибору ${choice}, а виборів у ньому ${of}.`,
    good: 'добре',
    equal: (choices, hashes, otherState) =>
      `виборів: ${choices}, однакових відбитків: ${hashes}${otherState ? ', за іншого стану пакета' : ''}`,
  },
  try: {
    impossible: 'Нічого з цього зробити не можна:',
    not: 'ні:',
    moreRefused: (n) => `і ще ${n}, яких не пропонують`,
    endless: 'Це триває, і кінця не видно:',
    happens: 'Що відбувається',
    changes: 'Що змінюється',
    nothing: 'нічого',
    notAsked: 'Не знадобилося:',
    outcomes: (n, cut) =>
      `${counted(n, ['наслідок', 'наслідки', 'наслідків'])}${cut ? ', і ще такі, яких не переглянуто' : ''}`,
    nothingChanges: 'нічого не змінюється',
    ways: (n) => `[${counted(n, ['спосіб', 'способи', 'способів'])}]`,
    moreOutcomes: (n) => `і ще ${n} (усі є в --json)`,
  },
  study: {
    noBetterThanChance: (bot, games, { wins, low, high, fair }) =>
      `Немає певності, що ${bot} грає краще, ніж навмання: з ${games} ігор проти випадкового вибору він виграв ` +
      `${percent(wins)} % (від ${percent(low)} до ${percent(high)}), ` +
      `а навмання було б ${percent(fair)} %. Те, що кажуть його ігри, не стосується ` +
      `тих, хто грає добре.`,
  },
};
