/** Wordings of Ukrainian cards and rulebooks. */
import { CASES } from '../../../packs/fields.ts';
import { adjective, noun, ordinal } from './forms.ts';
import { ARROWS, NUMERALS, NO_WORDINGS, type Wordings } from '../wordings.ts';
import { patterns } from './patterns.ts';

const NUMBERS: Record<string, string> = {
  дві: '2',
  два: '2',
  три: '3',
  чотири: '4',
  шість: '6',
  двох: '2',
  трьох: '3',
  чотирьох: '4',
  сім: '7',
  вісім: '8',
  десять: '10',
};
const ORDINALS = ['перший', 'другий', 'третій', 'четвертий', 'п’ятий'];
/** Every form of an ordinal number that is a word, as it is written with digits: `2-гу`. */
const ordinals = ORDINALS.flatMap((word, i) =>
  (['m', 'f', 'n'] as const).flatMap((gender) =>
    CASES.map((grammatical): [string, string[]] => {
      const [digits, ending] = ordinal(i + 1, gender, grammatical).split('-');
      return [
        adjective(word).form(gender, 'singular', grammatical).replace('’', "'"),
        [digits, '-', ending === 'й' ? 'і' : ending],
      ];
    }),
  ),
);
/** Numbers of which there may be so many *або більше*. */

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = {
  візьміть: 'отримайте',
  одержіть: 'отримайте',
  отримуйте: 'отримайте',
  одержати: 'отримайте',
  сплатіть: 'заплатіть',
  витратьте: 'заплатіть',
  сплатити: 'заплатіть',
  витратити: 'заплатіть',
  сплативши: 'заплативши',
  витративши: 'заплативши',
  збудуйте: 'побудуйте',
  збудувати: 'побудуйте',
  безплатно: 'безкоштовно',
  просуньтеся: 'просуньтесь',
  // infinitives, as after «можете» and «щоб»
  отримати: 'отримайте',
  взяти: 'отримайте',
  узяти: 'отримайте',
  добрати: 'доберіть',
  заплатити: 'заплатіть',
  побудувати: 'побудуйте',
  покращити: 'покращте',
  застосувати: 'застосуйте',
  використати: 'використайте',
  скинути: 'скиньте',
  обміняти: 'обміняйте',
  відновити: 'відновіть',
  перетворити: 'перетворіть',
  замінити: 'замініть',
  вибрати: 'виберіть',
  обрати: 'виберіть',
  оберіть: 'виберіть',
  просунутися: 'просуньтесь',
  просунутись: 'просуньтесь',
  // the Latin letter
  i: 'і',
  в: 'у',
  із: 'з',
  зі: 'з',
  щоби: 'щоб',
  беріть: 'отримайте',
  здобудьте: 'отримайте',
  додайте: 'отримайте',
  добирайте: 'доберіть',
  тягніть: 'доберіть',
  витягніть: 'доберіть',
  виконайте: 'застосуйте',
  виконати: 'застосуйте',
  активуйте: 'використайте',
  активувати: 'використайте',
  пересуньтеся: 'просуньтесь',
  пересуньтесь: 'просуньтесь',
  пересуньте: 'просуньте',
  поліпшіть: 'покращте',
  удоскональте: 'покращте',
  вдоскональте: 'покращте',
  спорудіть: 'побудуйте',
  зведіть: 'побудуйте',
  '—': ':',
};
const ONES = ['один', 'одна', 'одне', 'одну', 'одного', 'однієї', 'одному', 'одній', 'одним', 'однією'];
const OWN = [
  'своє',
  'своя',
  'свою',
  'свої',
  'своїх',
  'своєї',
  'свого',
  'вашу',
  'ваша',
  'ваше',
  'вашого',
  'вашій',
  'вашої',
];
const OWN_MANY = ['ваші', 'ваших', 'вашими', 'вашим', 'свої', 'своїх', 'своїми', 'своїм', 'будь-які', 'будь-яких'];
const EVERY = ['кожен', 'кожний', 'кожна', 'кожне', 'кожну', 'кожного', 'кожної', 'кожній', 'кожному'];
const ONCE = 'every effect is done at once';

export const wordings: Wordings = {
  ...NO_WORDINGS,
  gainVerb: 'отримайте',
  commaIsOptional: true,
  slashes: ['або', 'за кожну', 'за кожен', 'за кожне'],
  nouns: {
    card: [noun('f', 'карта карти карті карту картою карті', 'карти карт картам карти картами картах')],
  },
  adjectives: { available: [adjective('вільний'), adjective('незайнятий'), adjective('порожній')] },
  determiners: {
    one: {
      singular: [
        'будь-який',
        'будь-яка',
        'будь-яке',
        'будь-якого',
        'будь-якої',
        'будь-яку',
        'будь-якій',
        'будь-якому',
        'якусь',
        'якийсь',
        ...OWN.filter((word) => word !== 'вашій'),
      ],
    },
    each: { singular: EVERY, plural: EVERY.flatMap((word) => [`${word} з ваших`, `${word} з своїх`]) },
    many: { plural: OWN_MANY },
    all: { plural: ['усі ваші', 'усі свої', 'усіх ваших', 'усіх своїх'] },
    number: { plural: OWN_MANY },
  },
  drawVerbs: ['доберіть'],
  commaBeforeLast: true,
  oneWithoutNumber: true,
  patterns,
  tokens: {
    ...Object.fromEntries(Object.entries(NUMBERS).map(([word, n]) => [word, [n]])),
    ...Object.fromEntries(ordinals),
    ...Object.fromEntries(Object.entries(SYNONYMS).map(([word, rendered]) => [word, [rendered]])),
    ...Object.fromEntries(ONES.map((word) => [word, ['1']])),
    й: ['і'],
    та: ['і'],
    чи: ['або'],
    маєте: ['у', 'вас', 'є'],
    всі: ['усі'],
    всіх: ['усіх'],
    всім: ['усім'],
    всіма: ['усіма'],
  },
  sequences: [
    [
      ['ви', 'у', 'вас', 'є'],
      ['у', 'вас', 'є'],
    ],
    ...NUMERALS.map((n): [string[], string[]] => [
      [n, 'або', 'більше'],
      ['щонайменше', n],
    ]),
    ...ARROWS,
    [['макс', '.'], ['макс']],
    [['у', 'кінці'], ['наприкінці']],
    [
      [',', 'у', 'якому', 'є'],
      ['де', 'є'],
    ],
    [
      [',', 'у', 'якій', 'є'],
      ['де', 'є'],
    ],
    [
      ['ваш', 'маркер', 'на'],
      ['ви', 'на'],
    ],
    [
      [',', 'який', 'зайняв', 'інший', 'гравець'],
      ['(', 'чужий', ')'],
    ],
    [["п'", 'ять'], ['5']],
    [["дев'", 'ять'], ['9']],
  ],
  partitive: [
    '{count} {one:acc}',
    '{count} {one:gen}',
    '{count} з ваших {kinds:gen}',
    '{count} з своїх {kinds:gen}',
    '{count} з {kinds:gen}',
    '{count} своїх {kinds:gen}',
  ],
  goesOn: ['потім', 'після цього', 'тоді', 'далі', 'якщо ви це зробили', 'якщо ви це зробите', 'якщо зробите це'],
  idioms: {
    'each gives': [
      'за {each:acc} отримайте {items:acc}',
      '{each} виробляє {items:acc}',
      '{each}, виробляє {items:acc}',
      '{each} дає вам {items:acc}',
      '{each} дає {items:acc}',
      '{each} отримує {items:acc}',
    ],
    'each does': ['{body} за {each:acc}', 'за {each:acc} {body}'],
    'at the end of each': [
      'наприкінці кожного|кожної[ свого|своєї|вашого|вашої] {period:gen} {body}',
      'наприкінці свого|своєї|вашого|вашої {period:gen} {body}',
    ],
    'for every': [
      'за кожні {count} {kinds:acc} отримайте {items:acc}',
      'за кожних {count} {kinds:gen} отримайте {items:acc}',
    ],
    'trade any': [
      'продайте будь-яку кількість {unit:gen} по|за {items:acc} за кожну|кожен',
      'обміняйте скільки завгодно {unit:gen} на {items:acc} за кожну|кожен',
      'обміняйте будь-яку кількість {unit:gen} на {items:acc} за кожну|кожен',
      'обміняйте будь-яку кількість {unit:gen} на {into:acc}, по {items:dat} за кожну|кожен',
    ],
    'trade up to': [
      'обміняйте до {count} {unit:gen} на {items:acc} за кожну|кожен',
      'обміняйте до {count} {unit:gen} на {into:acc}, по {items:dat} за кожну|кожен',
    ],
    'with at least': [
      'маючи щонайменше {count} {kinds:gen}, {body}',
      'маючи щонайменше {count} {kinds:acc}, {body}',
      'з щонайменше {count} {kinds:ins}, {body}',
    ],
    'as soon as at least': [
      'щойно у вас буде {count} {kinds}, {body}',
      "щойно у вас з'явиться {count} {kinds}, {body}",
      'щойно матимете {count} {kinds:acc}, {body}',
    ],
    'first in': [
      'коли ви вперше за|на {period:acc} {event}, {body}',
      'кожного|кожної {period:gen}, коли ви вперше {event}, {body}',
      'раз у кожен свій {period:acc}, коли {event}, {body}',
      '1 раз у кожен свій {period:acc}, коли {event}, {body}',
      '1 раз за {period:acc}, коли {event}, {body}',
      'раз на {period:acc}, коли {event}, {body}',
    ],
    'at the start of each': [
      'на початку кожного свого {period:gen} {body}',
      'на початку кожного вашого {period:gen} {body}',
      'на початку свого {period:gen} {body}',
      'на початку вашого {period:gen} {body}',
    ],
    'upgrade some': [
      'покращте {some} {kinds:acc}, сплачуючи по {price:dat} за кожне покращення',
      'покращте {some} {kinds:acc}: за кожну|кожен з них заплатіть {price:acc}',
    ],
    steps: [
      'нарахуйте собі {unit:acc} залежно від кількості {on:gen}: {steps}',
      'нарахуйте собі {unit:acc} за {on:acc}: {steps}',
    ],
    'pay to gain': [
      'заплатіть {price:acc} → {items:acc}',
      'продайте {price:acc} за {items:acc}',
      'перетворіть {price:acc} на {items:acc}',
      'за {price:acc} отримайте {items:acc}',
      'заплатити {price:acc}, щоб отримати {items:acc}',
      'заплатіть {price:acc}, щоб отримати {items:acc}',
      'заплатіть {price:acc} і отримайте {items:acc}',
      'обміняйте {price:acc} на {items:acc}',
      '{price} → {items}',
      '{price} → {items:acc}',
    ],
    into: ['гравець скидає рівно {price:acc}, за що отримує {items:acc}'],
  },
  steps: {
    row: ['{amount:acc} за {key}[ {kinds:acc}]', '{amount:acc} за {key}[ {kinds:gen}]'],
    last: ['{amount:acc} за {key} і більше[ {kinds:gen}]'],
  },
  justBuilt: ['щойно збудовану|збудований {kind:acc}'],
  itsPrice: ['вартість — {price}'],
  surcharge: [
    'будуючи {one:acc} на цій ділянці, ви мусите сплатити додатково {price:acc}',
    'будуючи {one:acc} на цій ділянці, ви мусите доплатити {price:acc}',
  ],
  bonus: ['коли будуєте на ділянці із цим символом, {body}'],
  remarks: {
    'не можна побудувати {n what:acc} і {n what:acc}': 'where one of two is done, no part of the other is',
    '{kinds:dat} необов’язково бути одного типу': 'nothing says that they have to',
    '{kinds} можуть бути одного або різних типів': 'nothing says that they may not',
  },
  added: ['додатково', 'додаткову', 'додатковій', 'додаткові', 'додатковий', 'додаткове', 'додаткових', 'ще'],
  redundant: {
    'на вибір': 'the player chooses wherever something is taken',
    'із запасу': 'what is gained comes from the supply',
    'із загального запасу': 'what is gained comes from the supply',
    'до свого запасу': 'what is gained comes to the player',
    'до вашого запасу': 'what is gained comes to the player',
    'будь-які': 'the player chooses wherever something is taken',
    'на свій вибір': 'the player chooses wherever something is taken',
    ': на ваш вибір': 'the player chooses wherever something is taken',
    'на ваш вибір': 'the player chooses wherever something is taken',
    'одразу ж': ONCE,
    одразу: ONCE,
    негайно: ONCE,
    побудоване: 'what counts is what one has',
    ...Object.fromEntries(OWN.map((word) => [word, 'what counts is one’s own'])),
    '(але не по 1)': 'where one of two is done, no part of the other is',
    ', але не по 1': 'where one of two is done, no part of the other is',
  },
  and: { between: [', ', ' і '], last: [' і '] },
  or: {
    between: [', або ', '; або '],
    before: ['або ', 'виберіть: ', 'виберіть одне: ', 'виберіть одне: або ', 'виберіть одне з такого: '],
  },
};
