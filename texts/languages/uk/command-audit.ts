/** The audit of printed texts in Ukrainian. */
import { inLanguageInUkrainian as inLanguage } from './in-language.ts';
import { languagesIn } from '../language-name.ts';
import type { AuditWords } from '../../../cli/wording/report/words.ts';
import { counted } from './counted.ts';

const LIST = new Intl.ListFormat('uk');
const language = languagesIn('uk');
const findings = (n: number): string => counted(n, ['зауваження', 'зауваження', 'зауважень']);
const allowed = (n: number): string => `дозволено ${n}`;

export const AUDIT: AuditWords = {
  texts: (done, of) => `${done} із ${of} текстів`,
  against: (texts, title, version) =>
    `${counted(texts, ['надрукований текст', 'надруковані тексти', 'надрукованих текстів'])} ` +
    `порівняно з ${title}${version ? `, версія ${version}` : ''}`,
  verdicts: {
    exact: ['точно', 'як утворено з ефекту, слово в слово'],
    'same-meaning': ['те саме', 'те саме іншими словами'],
    alike: ['схоже', 'інша форма; у грі різниці не видно'],
    different: ['інше', 'сказано щось інше'],
    untold: ['невідомо', 'інша форма; чи має це значення у грі, не з’ясовано'],
    unreadable: ['незрозуміло', 'не зрозуміло'],
    'no-text': ['порожньо', 'немає тексту'],
  },
  language,
  all: 'усі',
  withoutText: 'бракує',
  cardsIn: (n, code) => `${counted(n, ['картка', 'картки', 'карток'])} ${inLanguage(code)}`,
  decks: 'Колода за колодою',
  deck: 'колода',
  cards: 'карток',
  states: {
    read: 'прочитано',
    waived: 'виняток',
    optional: 'необов’язкове',
    different: 'інше',
    untold: 'не з’ясовано',
    unread: 'незрозуміло',
    open: 'не набрано',
  },
  unread: (wordings) => `Не зрозуміло: ${counted(wordings, ['речення', 'речення', 'речень'])}`,
  textByText: 'Текст за текстом',
  waived: 'виняток',
  findings: (n, sorts) => `Зауваження: ${n}${sorts < n ? `, видів: ${sorts}` : ''}`,
  timesMore: (n, ids) => `і ще ${counted(n, ['раз', 'рази', 'разів'])}: ${ids}`,
  theCard: 'картка',
  theEffect: 'ефект',
  inLanguage,
  otherWords: 'Те саме іншими словами',
  rewrite: (printed, rendered) => `${printed ?? 'нічого'} замість ${rendered ?? 'нічого'}`,
  agreement: (components, same) =>
    `Мова до мови: ${counted(components, ['компонент', 'компоненти', 'компонентів'])}, однакові всіма мовами: ${same}`,
  disagreement: {
    list: (codes) => LIST.format(codes),
    agreeAgainstEffect: (codes) => `${codes} кажуть те саме, а ефект — інше: перевірте ефект`,
    odd: (codes, odd, asEncoded) =>
      `${codes} кажуть те саме, ${odd} — інше${asEncoded ? '' : '; ефект не каже того, що інші'}`,
    each: 'кожна каже щось інше',
    against: (groups) => groups.join(' каже інше, ніж '),
  },
  fileItself: (problems) => `У самому файлі: ${problems}`,
  found: findings,
  good: 'усе гаразд',
  findingsWaived: (n) => `винятків: ${n}`,
  baseline: (found, most) => `${findings(found)}; ${most === null ? 'досі не було записано жодного' : allowed(most)}.`,
  more: 'Це більше.',
  fromNow: (n) => `Відтепер ${allowed(n)}.`,
  page: {
    titles: {
      exact: 'Як утворено з ефекту, слово в слово',
      'same-meaning': 'Те саме іншими словами',
      alike: 'Інша форма; у грі різниці не видно',
      different: 'Сказано щось інше',
      untold: 'Чи має це значення, не з’ясовано',
      unreadable: 'Не зрозуміло',
      'no-text': 'Без тексту',
    },
    title: (title) => `${title}: надруковані тексти`,
    heading: (title) => `Надруковані тексти: ${title}`,
    about: (file, version, hash) =>
      `${file} порівняно з версією ${version}, ${hash}. Ліворуч надрукований текст, праворуч утворений ` +
      `з ефекту; відмінності позначено в обох.`,
    nothing: 'У ньому немає тексту, який можна порівняти.',
    byLanguage: 'Тексти за мовою і висновком',
    language: 'мова',
    byDeck: 'Картки за колодами й мовами',
    states: {
      read: 'прочитано',
      waived: 'виняток',
      optional: 'лише необов’язкове',
      different: 'інше',
      untold: 'не з’ясовано',
      unread: 'не зрозуміло',
      open: 'ще не набрано',
    },
    facts: 'Назви, типи, ціни',
    sentences: 'Речення, яких не зрозуміло',
    languages: 'Мова до мови',
    line: (line) => `рядок ${line}`,
    lineAndColumn: (line, column) => `рядок ${line}, стовпець ${column}`,
    place: (file, line, pack) => `${file}, рядок ${line} · ${pack}`,
    file: 'Сам файл',
    printed: 'надруковано',
    rendered: 'утворено з ефекту',
    rewritten: 'інші слова',
    scenario: 'Як сценарій',
    waived: (reason) => `Виняток: ${reason}`,
  },
};
