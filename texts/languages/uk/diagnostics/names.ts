/** Ukrainian messages of names. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { kinds, q } from './parts.ts';
import { values } from './values.ts';

export const OF_NAMES = {
  'unknown-name': (data) => {
    if (data.in === 'effect') return `${q(data.name)} — невідома назва.`;
    if ('ids' in data) {
      return data.ids.length === 0
        ? `Жодна карта не має номера ${data.name}.`
        : `Карт із номером ${data.name}: ${data.ids.length} (${data.ids.join(', ')}).`;
    }
    const wanted = [data.kind].flat().map((kind) => kinds[kind]);
    const where =
      data.board === undefined ? '' : data.board.id === undefined ? ' на цьому планшеті' : ` на ${q(data.board.id)}`;
    return `Назви ${q(data.name)}${where} немає (потрібно: ${wanted.join(' або ')}).`;
  },
  'unknown-value': ({ value, option }) => `${q(value)} — не значення ${q(option)}.`,
  'wrong-kind': (data) => {
    switch (data.needed) {
      case 'condition':
        return data.name === undefined
          ? 'Тут потрібна умова, а це число.'
          : `${q(data.name)} — число; тут потрібна умова.`;
      case 'color':
        return 'Тут потрібен колір.';
      case 'sites':
        return 'Тут потрібні місця.';
      case 'number':
        return 'Тут потрібне число, а це істина або хиба.';
      case 'one-number':
        return 'Порівнюється одне число, а тут кілька речей.';
      case 'same-type':
        return `Це (${q(data.left)} і ${q(data.right)}) ніколи не те саме.`;
      case 'number-of-one':
        return `${q(data.name)} — одна річ, а тут потрібне число.`;
      case 'name':
        return `${q(data.name)} тут не підходить (це: ${values.meaning(data.is)}; потрібно: ${values.needed(data.wanted)}).`;
    }
  },
  'name-taken': (data) =>
    data.by === 'language'
      ? `${q(data.name)} — слово мови правил.`
      : `${q(data.name)} — вже назва в пакеті (${kinds[data.kind]}).`,
  'ambiguous-name': ({ name, kinds: of }) =>
    `${q(name)} оголошено як ${of.join(' і ')}: вираз може означати будь-що з цього.`,
  'reserved-name': ({ name }) => `${q(name)} — слово мови правил і не може бути назвою.`,
  'unused-name': ({ kind, name }) => `Назвою ${q(name)} ніщо не користується (${kinds[kind]}).`,
  'local-name-of-base': ({ name, base }) =>
    `${q(name)} — назва всередині ефекту ${q(base)}, а цей пакет його розширює.`,
  'name-of-replaced-step': ({ name, procedure, step, user, base }) =>
    `${q(`${procedure}/${step}`)} з ${q(base)} давав назву ${q(name)}, а ${q(`${procedure}/${user}`)} її вживає; цей крок її не дає.`,
  'unknown-id': ({ id, section }) => `Жоден пакет, що його розширює цей, не має ${q(id)} у ${q(section)}.`,
  'unknown-step': ({ procedure, step }) => `У процедурі ${q(procedure)} немає кроку ${q(step)}.`,
  'unknown-pack': (data) =>
    'path' in data ? `У ${q(data.path)} немає пакета.` : `Поруч із цим немає пакета ${q(data.name)}.`,
  'unknown-language': ({ code }) => `Мовою ${q(code)} текстів не роблять.`,
  'unknown-dispute': ({ name }) => `Розбіжності ${q(name)} немає.`,
  'unknown-edition': ({ name }) => `Видання ${q(name)} немає.`,
  'unknown-field': ({ component, field }) =>
    `${values.component(component)} не має поля ${q(field)}, що могло б мати статус.`,
  'unknown-locator': ({ wrong }) => {
    switch (wrong.is) {
      case 'unknown':
        return `У виданні ${q(wrong.edition)} немає місця ${q(wrong.at)}.`;
      case 'form':
        return `${q(wrong.at)}: так місця не записують.`;
      case 'order':
        return `${q(wrong.at)} не йде від сторінки до пізнішої.`;
      case 'page':
        return `У виданні ${q(wrong.edition)} немає сторінки ${wrong.last ?? wrong.first}: їх там ${wrong.pages}.`;
    }
  },
  'unknown-status': ({ written }) => `${q(written)} — не статус.`,
  'unknown-file': ({ name }) => `${q(name)} — не файл пакета.`,
  'unknown-key': ({ key }) => `Ключ ${q(key)} тут невідомий.`,
} satisfies Partial<DiagnosticMessages>;
