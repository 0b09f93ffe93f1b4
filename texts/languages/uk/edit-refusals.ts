/** Why an edit of a component is not made, in Ukrainian. */
import type { EditRefusalWords } from '../edit-refusals.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('uk');

export const editRefusals: EditRefusalWords = {
  unknown: ({ id }) => `У цьому пакеті немає «${id}».`,
  'no-file': ({ file }) => `У цьому пакеті немає файлу ${file}.`,
  'broken-file': ({ file }) => `${file} зараз не можна прочитати. Виправте його першу помилку й спробуйте ще раз.`,
  'read-only': ({ file }) => `${file} тут лише для читання.`,
  'other-pack': ({ id, pack }) => `«${id}» належить пакету «${pack}». Зробіть копію, щоб мати власне.`,
  'not-changed-from-here': ({ id, pack }) => `«${id}» належить пакету «${pack}», змінити це можна лише там.`,
  'set-by-base': ({ id, key, pack }) =>
    `«${key}» для «${id}» задає пакет «${pack}». Тут значення може бути іншим, але не порожнім.`,
  required: ({ key }) => `«${key}» не може бути порожнім.`,
  'not-an-id': ({ id }) => `«${id}» не може бути ідентифікатором: це малі латинські літери й цифри, з’єднані «-».`,
  taken: ({ id }) => `Ідентифікатор «${id}» уже зайнятий.`,
  shared: ({ id }) =>
    `«${id}» має спільну частину тексту з іншим місцем файлу (& та *). Спершу випишіть її повністю, у тексті.`,
  'in-brackets': ({ id }) => `«${id}» стоїть у дужках разом з іншими. Спершу дайте йому власні рядки, у тексті.`,
  'no-pattern': ({ section }) =>
    `Ніщо в цьому пакеті не показує, як пишеться запис у «${section}». Напишіть перший у тексті.`,
  'needs-forms': ({ id, language }) =>
    `Назва «${id}» (мова: ${nameOf(language)}) має кілька форм. Напишіть їх у лексиконі.`,
  'has-effect': ({ id }) => `Текст «${id}» походить з ефекту. Скажіть його словами, щоб змінити обидва.`,
  'other-time': ({ type, does }) =>
    does === 'at-once'
      ? `Ця карта діє одразу, а карта типу «${type}» діє відтоді й надалі. Скажіть її текст наново для цього типу.`
      : `Ця карта діє відтоді й надалі, а карта типу «${type}» діє одразу. Скажіть її текст наново для цього типу.`,
  'no-program': ({ type, key }) =>
    `На карті типу «${type}» немає місця для «${key}». Скажіть її текст наново для цього типу.`,
};

/** What a new card is called until somebody names it. */
export const newCard = 'Нова карта';
