/** Ukrainian words of what printed texts and typed cards are found to say. */
import type { NamedCard } from '../../../audit/about.ts';
import type { FactClass } from '../../../audit/text-class.ts';
import { inLanguageInUkrainian as inLanguage } from '../in-language.ts';
import type { FindingMessages } from '../../../../service/translations/words.ts';

const SCRIPTS = { Latin: 'латинки', Cyrillic: 'кирилиці' };
const FACTS: Record<FactClass, string> = {
  name: 'назва',
  type: 'тип',
  color: 'колір',
  deck: 'колода',
  price: 'ціна',
};
const ofCards = (cards: readonly NamedCard[]): string =>
  cards.map(({ id, number, name }) => `картки ${number ?? id} (${name})`).join(' або ');

export const FINDINGS: FindingMessages = {
  classes: {
    amount: 'інше число',
    counter: 'рахується щось інше',
    piece: 'річ іншого виду',
    filter: 'ідеться про інші речі або про іншу умову',
    cost: 'інша ціна',
    connective: 'поєднано інакше',
    'choice-size': 'інший вибір',
    limit: 'інше обмеження',
    frame: 'інший час або привід',
    optionality: 'необов’язкове лише в одному з двох',
    action: 'робиться щось інше',
    'missing-clause': 'бракує частини',
    'extra-clause': 'зайва частина',
    order: 'ті самі частини в іншому порядку',
    term: 'інша назва',
    unreadable: 'не зрозуміло',
    'mixed-scripts': 'літери двох абеток',
    'wrong-language': 'інша мова',
    'other-card': 'інша картка',
    'no-text': 'тут немає тексту для порівняння',
    name: 'назва',
    type: 'тип',
    color: 'колір',
    deck: 'колода',
    price: 'ціна',
  },
  saidForMeant: (what, said, meant) => `${what}: ${said} у тексті, ${meant} в ефекті`,
  lacks: (what, meant) => `${what}: у тексті бракує ${meant ?? 'того, що каже ефект'}`,
  adds: (what, said) => `${what}: текст має ${said}, ефект нічого подібного`,
  fact: (kind, said, meant) =>
    `${FACTS[kind]} у таблиці — “${said}”, у пакеті ${meant === null ? 'немає' : `— “${meant}”`}`,
  noSuchName: 'такої назви немає',
  noPrice: 'написане не зрозуміло як ціна',
  nameOf: (cards) => `це назва ${ofCards(cards)}`,
  textOf: (cards) => `це текст ${ofCards(cards)}`,
  alsoTextOf: (cards) => `Це текст ${ofCards(cards)}.`,
  seeNumber: 'Наберіть текст цієї картки або перевірте, чи правильний її номер.',
  ownText: (code) => `це текст ${inLanguage(code)}`,
  namesLanguage: (code) =>
    `Напишіть «lang: ${code}»; у таблиці перенесіть його до стовпця для тексту ${inLanguage(code)}.`,
  inLanguage: (code, expected) => `це написано ${inLanguage(code)}, а не ${inLanguage(expected)}`,
  typeIn: (code) => `Наберіть текст ${inLanguage(code)}.`,
  noLetters: (code, script) =>
    `у цьому тексті майже самі літери ${SCRIPTS[script]}, а ${inLanguage(code)} ними не пишуть`,
  giveLanguage: 'Укажіть мову, якою його написано.',
  typeOrRemove: 'Наберіть його з компонента або приберіть запис.',
  differAt: ({ position, players, after }) =>
    [
      players > 2 ? `У грі на ${players} вони дають різне` : 'У грі вони дають різне',
      position === null ? '' : ` на позиції ${position}`,
      after === '' ? '.' : `, якщо після цього зробити: ${after}.`,
    ].join(''),
  onlyOf: (side, outcomes) => `Лише ${side === 'text' ? 'текст' : 'ефект'}: ${outcomes}.`,
  nothingChanges: 'нічого не змінюється',
  untold: 'Чи має це значення у грі, не вдалося з’ясувати: жодна позиція не показує різниці й жодна її не виключає.',
};
