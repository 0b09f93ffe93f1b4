/** Ukrainian messages of files and of the syntax of effects. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, found, number, q } from './parts.ts';

export const OF_FILES = {
  'file-too-large': ({ limit }) => `Цей файл більший за ${number(limit)} байтів, тож його не прочитано.`,
  'byte-order-mark': () => 'Файл починається з позначки порядку байтів; на неї не зважають.',
  'control-character': () => 'У файлі є керівний символ.',
  'hidden-character': ({ kind }) =>
    ({
      control: 'Тут керівний символ.',
      direction: 'Тут знак напряму, через який текст після нього видно в іншому порядку.',
      surrogate: 'Тут лише половина символу.',
      invisible: 'Тут невидимий символ.',
    })[kind],
  'inexact-number': ({ written, because }) =>
    because === 'negative-zero'
      ? `${q(written)} — не окреме число: це 0.`
      : because === 'too-large'
        ? `${q(written)} більше за найбільше ціле число, яке можна прочитати точно.`
        : `${q(written)} має більше цифр, ніж можна прочитати точно.`,
  'yaml-version': ({ version }) => `Файл каже, що він YAML ${version}; пакети — YAML 1.2.`,
  'not-utf8': () => 'Звідси файл не в UTF-8.',
  'tab-indentation': () => 'У YAML відступають пробілами, а тут табуляція.',
  'bad-indentation': () => 'Відступ цього рядка хибний.',
  'bad-escape': ({ escape }) => `${q(escape)} — послідовність, якої YAML не знає.`,
  'yaml-syntax': (data) => {
    switch (data.mistake) {
      case 'second-colon':
        return 'У тексті без лапок є друге «: ».';
      case 'colon-in-flow':
        return 'У тексті без лапок є «: ».';
      case 'key-over-lines':
        return 'Ключ має бути в одному рядку.';
      case 'bad-first-character':
        return `Текст без лапок не може починатися з ${q(data.character)}.`;
      case 'missing-colon':
        return `Після ${q(data.after)} бракує «:».`;
      case 'other':
        return 'Це не чинний YAML.';
    }
  },
  'yaml-tag': (data) => ('tag' in data ? `${q(data.tag)} — ` : 'Тут ') + 'мітка YAML, а пакети їх не вживають.',
  'several-documents': () => 'У файлі кілька документів YAML.',
  'bad-key': () => 'Ключ — це одне слово.',
  'unsafe-key': ({ key }) => `${q(key)} не може бути ключем.`,
  'too-deep': ({ limit }) => `Списки й відображення вкладено глибше ніж на ${limit} рівнів.`,
  'too-many-nodes': ({ limit }) => `З розгорнутими посиланнями у файлі більше ніж ${number(limit)} значень.`,
  'too-much-text': ({ limit }) => `З розгорнутими посиланнями у файлі більше ніж ${number(limit)} символів тексту.`,
  'empty-file': () => 'Файл порожній.',
  'not-a-map': () => 'Файл пакета — це відображення розділів.',
  'duplicate-key': ({ key }) => `Ключ ${q(key)} тут подано двічі.`,
  'cyclic-alias': ({ name }) => `${q(`*${name}`)} міститься в тому, що повторює.`,
  'unknown-alias': ({ name }) => `Перед цим посиланням немає якоря ${q(`&${name}`)}.`,
  'unclosed-quote': () => 'Ці лапки ніде не закрито.',
  'unclosed-bracket': (data) =>
    data.in === 'yaml'
      ? `Перед цим місцем бракує ${q(data.bracket)}.`
      : 'Бракує «)», що закрила б дужку, відкриту тут.',
} satisfies Partial<DiagnosticMessages>;

export const OF_SYNTAX = {
  'text-too-long': () => 'Ефект задовгий.',
  'nested-too-deep': () => 'Вкладено надто глибоко.',
  'unexpected-character': ({ characters }) => `${q(characters)} нічого не означає в ефекті.`,
  'bad-name': (data) =>
    data.in === 'extends' ? `${q(data.name)} — не назва пакета.` : `${q(data.name)} написано не як назву.`,
  'number-too-large': ({ written }) => `${q(written)} — завелике число.`,
  'extra-bracket': () => '«)» не закриває жодної дужки.',
  'if-in-body': () => 'Це «if» — частина попереднього: мають виконуватися обидві умови.',
  'line-outside-body': ({ word }) => `Те, що починається з ${q(word)}, не належить до того, що після двокрапки.`,
  sentence: () => 'Це речення; в ефекті малі літери й немає крапок.',
  'unknown-word': ({ word }) => `${q(word)} — не слово мови правил.`,
  'expected-effect': (data) =>
    data.joiner === undefined ? `Тут потрібен ефект, ${found(data.found)}.` : `Перед ${q(data.joiner)} потрібен ефект.`,
  'stray-else': () => 'Перед «else» немає «if».',
  'missing-separator': ({ word }) => `Перед ${q(word)} потрібен роздільник.`,
  unexpected: (data) =>
    'image' in data.found ? `${q(data.found.image)} тут не може бути.` : 'Рядок тут не може закінчитися.',
  'expected-name': (data) => `Тут потрібна назва, ${found(data.found)}.`,
  'expected-word': (data) => `Тут потрібно ${either(data.words)}, ${found(data.found)}.`,
  'expected-event': (data) =>
    `Тут потрібно ` +
    `${data.wanted === 'words' ? either(data.words) : data.wanted === 'event' ? 'подію' : 'сказати, що ви робите'}, ` +
    `${found(data.found)}.`,
  'expected-value': (data) =>
    `Тут потрібно ${{ number: 'число', atom: 'число або назву', value: 'число, назву або дужку' }[data.wanted]}, ${found(data.found)}.`,
  'expected-table-row': (data) => `Тут потрібно число або «else», ${found(data.found)}.`,
  'expected-cost': (data) => `Тут потрібна ціна, ${found(data.found)}.`,
  'expected-colon': (data) => `Тут потрібно «:», ${found(data.found)}.`,
  'expected-bracket': (data) => `Тут потрібно «)», ${found(data.found)}.`,
  'expected-sign': (data) => `Тут потрібно ${q(data.sign)}, ${found(data.found)}.`,
} satisfies Partial<DiagnosticMessages>;
