/** Повідомлення довідника. */
import type { ReferenceMessages } from '../en/page-reference.ts';

export const REFERENCE_UK: ReferenceMessages = {
  search: 'Пошук у довіднику',
  searchHint: 'Слово мови, слово з картки, ключ або код проблеми',
  found: { one: '{n} сторінка', few: '{n} сторінки', many: '{n} сторінок', other: '{n} сторінки' },
  foundMore: {
    one: '{n} сторінка, спершу найближчі',
    few: '{n} сторінки, спершу найближчі',
    many: '{n} сторінок, спершу найближчі',
    other: '{n} сторінки, спершу найближчі',
  },
  none: 'У довіднику немає сторінки з цими словами.',
  loading: 'Довідник завантажується …',
  failed: 'Довідник не вдалося завантажити. Закрийте його й відкрийте знову.',
  all: 'Усі сторінки',
  close: 'Закрити довідник',
  'chapter.guide': 'Поради',
  'chapter.word': 'Слова',
  'chapter.name': 'Іменники й прикметники',
  'chapter.event': 'Події',
  'chapter.section': 'Розділи та їхні ключі',
  'chapter.scenario': 'Сценарії',
  'chapter.diagnostic': 'Проблеми й що з ними робити',
  says: 'На картці:',
  try: 'Спробувати у «Спробах»',
  copy: 'Копіювати',
  notCopied: 'Браузер не дозволяє копіювати.',
  related: 'Дивіться також',
};
