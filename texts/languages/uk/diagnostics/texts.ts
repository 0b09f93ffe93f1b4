/** Ukrainian messages of texts that are not understood. */
import type { TextMessages } from '../../../../service/translations/words.ts';
import { either, q } from './parts.ts';

const SCRIPTS = { Latin: 'латинська', Cyrillic: 'кирилична' };
const SCRIPTS_OF_WORDS = { Latin: 'латинське', Cyrillic: 'кириличне' };
const continuations = (expected: readonly (string | null)[]): string =>
  expected.map((text) => text ?? 'назва').join(' · ');

export const OF_TEXTS: TextMessages = {
  empty: ({ why }) =>
    ({
      'no-text': 'Тексту немає.',
      'nothing-done': 'Текст не каже, що робити.',
      'not-understood': 'Текст не зрозуміло.',
    })[why],
  'too-long': (data) =>
    data.is === 'text'
      ? `У тексті може бути щонайбільше ${data.most} слів і знаків, а тут їх ${data.tokens}.`
      : ['Це речення можна прочитати надто багатьма способами.', 'Напишіть його коротшими реченнями.'],
  'two-readings': ({ meanings }) => [
    'Це можна прочитати по-різному.',
    `Воно може означати ${meanings.map((effect) => `\`${effect}\``).join(' або ')}; напишіть так, як каже одне з цього.`,
  ],
  'two-programs': ({ program, isBefore }) => [
    isBefore
      ? `Попереднє речення належить до програми ${q(program)}, а це не каже, коли воно виконується.`
      : `Це речення належить до програми ${q(program)}, а попереднє — ні.`,
    `Напишіть кожне як окремий текст${isBefore ? ' або поставте двокрапку після слів про те, коли, якщо вони стосуються обох' : ''}.`,
  ],
  'never-said': ({ why }) =>
    (
      ({
        order: [
          'Наказ вам стоїть у тому, що роблять інші гравці.',
          'Напишіть те, що робите ви, окремим реченням, або те, що роблять вони, з дієсловом у третій особі.',
        ],
        several: ['Обрано одного гравця, а тут ідеться про кількох.', 'Напишіть «той гравець».'],
        duty: [
          'Те, що можна зробити раз за період, не є обов’язком.',
          'Напишіть «ви можете» або, коли це обов’язково, «наприкінці кожного …».',
        ],
        price: [
          'Не сказано, чи це ціна побудованого, чи плата за те, що далі.',
          'Напишіть «заплатіть …, щоб …» або приберіть ціну.',
        ],
        owner: [
          'Ніщо не каже, чиє це: воно лежить між гравцями.',
          'Приберіть, чиє це, або нехай пакет скаже це предикатом, слово якого стоїть перед іменником.',
        ],
        who: ['Не сказано, котрий це гравець: названо ще й іншого.', 'Напишіть «той гравець» або «ви».'],
        yours: [
          'Те, що роблять інші, залежить від того, що мають вони, а тут ідеться про ваше.',
          'Напишіть «свої»; або напишіть сам ефект, де число можна запам’ятати наперед: ' +
            '`count THINGS as n then each other player: gain n COUNTER`.',
        ],
      }) as const
    )[why],
  'nothing-meant': ({ words }) => [
    `${q(words)} не вказує на одну річ, названу раніше.`,
    'Спершу виберіть, побудуйте чи застосуйте таку річ, і лише одну.',
  ],
  'nearest-text': (data) => {
    if (data.is === 'part') {
      return [
        `Без ${q(data.without)} текст зрозумілий.`,
        `Зрозуміло таке: ${q(data.text)}; тут не сказано ${q(data.without)}.`,
      ];
    }
    const differences = [
      ...(data.leftOut.length > 0 ? [`у ньому немає ${q(data.leftOut.join(' '))}`] : []),
      ...(data.added.length > 0 ? [`у ньому є ще ${q(data.added.join(' '))}`] : []),
    ];
    return [
      'Нічого подібного в цих словах не зрозуміло.',
      `Найближчий зрозумілий текст: ${q(data.example)}${differences.length > 0 ? `; ${differences.join(', і ')}` : ''}.`,
    ];
  },
  unfinished: ({ expected }) => {
    const message = 'Речення не закінчено.';
    return expected.length > 0 ? [message, `Далі може бути: ${continuations(expected)}`] : message;
  },
  'unknown-phrase': ({ written, read, tokens, expected }) => {
    const message = `${q(written)} тут не зрозуміло.`;
    return expected.length > 0
      ? [message, `Досі зрозуміло: ${read} із ${tokens}; тут може бути: ${continuations(expected)}`]
      : message;
  },
  'other-form': ({ written, suggestions }) => [`${q(written)} тут пишуть інакше.`, `Напишіть ${either(suggestions)}.`],
  'negative-amount': ({ written, suggestions }) => [
    `${q(written)} — це те, що забирають, а не отримують.`,
    suggestions.length > 0
      ? `Те, що забирають, втрачають: ${q(suggestions[0])}.`
      : 'Напишіть, що з цим роблять: наприклад, втрачають, платять чи скидають.',
  ],
  'mixed-scripts': ({ word, letter, place, script }) => [
    `Літера ${place} у ${q(word)} — ${SCRIPTS[script === 'Latin' ? 'Cyrillic' : 'Latin']} ${q(letter)}, ` +
      `а слово ${SCRIPTS_OF_WORDS[script]}.`,
    'Наберіть слово ще раз в одній розкладці клавіатури.',
  ],
};
