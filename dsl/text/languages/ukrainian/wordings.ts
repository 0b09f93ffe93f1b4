/** Wordings of Ukrainian cards and rulebooks. */
import { CASES } from '../../../packs/fields.ts';
import { adjective, ordinal } from './forms.ts';
import { NO_WORDINGS, type Wordings } from '../wordings.ts';

const NUMBERS: Record<string, string> = {
  дві: '2',
  два: '2',
  три: '3',
  чотири: '4',
  шість: '6',
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
const NUMERALS = Array.from({ length: 20 }, (_, i) => String(i + 1));

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = {
  візьміть: 'отримайте',
  одержіть: 'отримайте',
  отримуйте: 'отримайте',
  одержати: 'отримати',
  сплатіть: 'заплатіть',
  витратьте: 'заплатіть',
  сплатити: 'заплатити',
  витратити: 'заплатити',
  сплативши: 'заплативши',
  витративши: 'заплативши',
  збудуйте: 'побудуйте',
  збудувати: 'побудувати',
  безплатно: 'безкоштовно',
  // the Latin letter
  i: 'і',
};
const ONES = ['один', 'одна', 'одне', 'одну', 'одного', 'однієї', 'одному', 'одній', 'одним', 'однією'];
const ONCE = 'every effect is done at once';

export const wordings: Wordings = {
  ...NO_WORDINGS,
  drawVerbs: ['доберіть'],
  commaBeforeLast: true,
  oneWithoutNumber: true,
  patterns: {
    gain: [
      'доберіть {items:acc}',
      'отримайте по {items:acc}',
      'отримайте по {items:loc}',
      'ви отримуєте {items:acc}',
      'гравець отримує {items:acc}',
      'гравець отримує по {items:acc}',
      'отримати: {items:acc}',
    ],
    build: ['заплатіть стандартну вартість, щоби|щоб побудувати {n what:acc}', 'заплатіть {price:acc} за {n what:acc}'],
    upgrade: [
      'покращте {n what:acc}, заплативши {price:acc},',
      'заплатіть {price:acc}, щоби|щоб покращити {n what:acc}',
    ],
    advance: [
      'просуньтесь {track:ins} на {n} поділку|поділки|поділок',
      'просуньте ваш маркер на {n} поділку|поділки|поділок по {track:loc}',
    ],
    use: ['ви можете використати {count} з ваших {kinds:gen}', 'застосуйте властивість {count} {kind:gen}'],
    may: ['ви можете {body}'],
    free: ['безкоштовно', 'задарма'],
    'event build': ['будуєте {phrase:acc}'],
    'event upgrade': ['покращуєте {phrase:acc}'],
    'event gain': ['отримуєте {phrase:acc}'],
    'at space': ['перебуваєте на {nth} поділці {track:gen}'],
    when: ['коли {event}, {body}', '{body}, коли {event}', '{body} щоразу, коли {event}', '{body} щоразу, як {event}'],
    if: ['{body}, якщо {test}'],
    'event perform': ['ви використовуєте {phrase:acc}', 'використовуєте {phrase:acc}'],
    'at-end': ['наприкінці цього|цієї {period:gen} {body}'],
    once: ['раз на {period:acc} {body}', 'один раз за {period:acc} {body}'],
    'event gives': ['{by} дає вам щонайменше 1 {one:acc}'],
    'post of': ['{what} у {x:loc}'],
    'post this': ['{what} у той самий {x:acc}'],
  },
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
    [["п'", 'ять'], ['5']],
    [["дев'", 'ять'], ['9']],
  ],
  idioms: {
    'upgrade some': [
      'покращте {some} {kinds:acc}, сплачуючи по {price:dat} за кожне покращення',
      'покращте {some} {kinds:acc}: за кожну|кожен з них заплатіть {price:acc}',
    ],
    steps: [
      'нарахуйте собі {unit:acc} залежно від кількості {on:gen}: {steps}',
      'нарахуйте собі {unit:acc} за {on:acc}: {steps}',
    ],
    'pay to gain': [
      'заплатити {price:acc}, щоб отримати {items:acc}',
      'заплатіть {price:acc}, щоб отримати {items:acc}',
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
  added: ['додаткову', 'додатковій', 'додаткові'],
  redundant: {
    'на свій вибір': 'the player chooses wherever something is taken',
    'на ваш вибір': 'the player chooses wherever something is taken',
    'одразу ж': ONCE,
    одразу: ONCE,
    негайно: ONCE,
    побудоване: 'what counts is what one has',
  },
  and: { between: [', ', ' і '], last: [' і '] },
  or: { between: [', або ', '; або ', '; або '], before: ['виберіть одне: ', 'виберіть одне: або '] },
};
