/** As in English. */
import type { LabMessages } from '../en/page-lab.ts';

export const LAB_UK: LabMessages = {
  setting: 'Планшет і рука',
  settingHint:
    'Натисніть місце, потім те, що там лежить. Стрілки ведуть від місця до місця; Enter веде до того, що може там лежати.',
  whose: 'Чиє',
  common: 'Спільне',
  cardsIn: 'Картки тут: {zone}',
  noCards: 'Тут немає карток.',
  addCard: 'Додати: {card}',
  removeCard: 'Прибрати: {card}',
  findCard: 'Знайти картку, щоб додати',
  cardsToAdd: 'Картки, які можна додати',
  noneFound: 'Так не називається жодна картка.',
  moreCards: 'і ще {n}: шукайте',
  otherPiece: 'Інша фішка',
  takeBack: 'Скасувати',
  doAgain: 'Повторити',
  cannotBe: 'Тут це неможливо. {why}',
};
