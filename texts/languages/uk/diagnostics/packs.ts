/** Ukrainian messages of packs and scenarios. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, list, number, q } from './parts.ts';
import { values } from './values.ts';

export const OF_PACKS = {
  'missing-key': ({ key }) => `Тут бракує ключа ${q(key)}.`,
  'wrong-type': ({ subject, wanted, found }) =>
    `${subject ? `${values.subject(subject)}: тут має бути` : 'Тут має бути'} ${values.wanted(wanted)}, а не ${values.found(found)}.`,
  'wrong-choice': ({ written, choices }) => `${q(written)} немає серед ${list(choices)}.`,
  'cyclic-extends': ({ pack, way }) => `${q(pack)} розширює сам себе${way.length > 2 ? `: ${way.join(' → ')}` : ''}.`,
  'newer-format': ({ written, known }) => `Пакет має формат ${written}; ця версія Fathom знає формати до ${known}.`,
  'too-many-files': ({ limit }) => `У теці більше ніж ${number(limit)} файлів YAML; жодного не прочитано.`,
  'too-many-packs': ({ limit }) => `Пакет може розширювати разом ${limit} пакетів; цей уже зайвий.`,
  'folder-too-deep': ({ limit }) => `Тека глибша ніж на ${limit} тек від теки пакета; її не прочитано.`,
  'unreadable-folder': () => 'Теку не вдається прочитати.',
  'too-many-sites': ({ limit }) => `Разом із цим планшетом місць більше ніж ${number(limit)}.`,
  'too-many-pieces': ({ limit }) => `Звідси видів споруд більше ніж ${number(limit)}.`,
  'too-many-limited': ({ limit }) => `Ця карта більше ніж ${limit} разів каже робити щось один раз за період.`,
  'too-deep-procedures': ({ limit, procedures }) =>
    `${q(procedures[0])} виконує процедури одна в одній на глибину понад ${limit}: ` +
    `${procedures.slice(0, 4).join(' → ')} → ….`,
  'too-many-cards': ({ limit }) => `Разом із копіями звідси більше ніж ${number(limit)} карт.`,
  'missing-pack-file': ({ folder, file }) => `У теці ${q(folder)} немає файлу ${file}.`,
  'outside-folder': (data) =>
    'link' in data
      ? `${q(data.link)} — посилання, що веде з теки пакета; його не читають.`
      : `${q(data.extends)} веде з теки пакетів.`,
  'unreadable-file': () => 'Файл не вдається прочитати.',
  'misplaced-key': ({ key, file }) => `${q(key)} має бути в ${file}.`,
  'given-twice': ({ key }) => `${q(key)} подано двічі.`,
  'duplicate-id': (data) => {
    if ('field' in data) return `${q(data.field)} подано двічі в ${q(data.of)}.`;
    return 'step' in data
      ? `У процедурі два кроки ${q(data.step)}.`
      : `${q(data.id)} оголошено двічі в ${q(data.section)}.`;
  },
  'which-step': () => 'Новий крок має одне з «before», «after» та «instead».',
  'changed-twice': ({ packs }) =>
    packs === undefined ? 'Це змінено двічі.' : `Це змінюють два пакети: ${q(packs[0])} і ${q(packs[1])}.`,
  'cyclic-predicate': ({ name }) => `Умова ${q(name)} визначена сама через себе, прямо чи через інші.`,
  'wrong-secret': ({ is }) =>
    is === 'open'
      ? 'Цей лічильник бачать усі, тож ніхто не гадає про іншу кількість.'
      : 'Лічильник гри не має власника, який міг би бачити його сам.',
  'cyclic-constant': ({ name }) => `Стала ${q(name)} визначена сама через себе, прямо чи через інші.`,
  'adjacent-to-itself': ({ site }) => `Місце ${q(site)} — сусід самого себе.`,
  'wrong-map': (data) => {
    switch (data.is) {
      case 'uneven':
        return `Довжина рядка ${data.row} карти — ${data.length}; інших — ${data.usual}.`;
      case 'unknown':
        return `Легенда не каже, що таке ${q(data.letter)}.`;
      case 'unused':
        return `У жодному рядку карти немає літери ${q(data.letter)}.`;
      case 'letters':
        return `${q(data.written)} — це більше ніж одна літера.`;
      case 'empty':
        return 'На карті немає жодного місця.';
      case 'both':
        return 'Планшет має або «sites», або карту з «rows».';
      case 'lacks':
        return `Карті потрібно ще ${q(data.key)}.`;
      case 'corners':
        return `У сітці ${q(data.grid)} кожне місце має шість сусідів; «adjacent» — для квадратних сіток.`;
      case 'place':
        return 'Розташування — це два числа: зліва і зверху.';
    }
  },
  'wrong-shape': (data) => {
    switch (data.is) {
      case 'letter':
        return `${q(data.letter)} нічого не означає в малюнку форми.`;
      case 'uneven':
        return `Довжина рядка ${data.row} форми — ${data.length}; першого — ${data.usual}.`;
      case 'anchors':
        return data.n === 0 ? 'Форма не має якоря.' : `Якорів у формі — ${data.n}, а має бути один.`;
      case 'pieces':
        return 'Форма складається з кількох окремих частин.';
      case 'turns':
        return `Кількість поворотів форми не може бути ${data.turns}; усіх — ${data.of}.`;
      case 'no-shape':
        return 'Стики має лише те, що має форму.';
      case 'port':
        return {
          direction: `${q(data.to)} — не напрямок цієї форми.`,
          several: `У напрямку ${q(data.to)} однаково далеко лежать кілька клітинок: незрозуміло, в якої з них стик.`,
          inside: `Стик у напрямку ${q(data.to)} відкривається всередину самої форми.`,
          outside: 'Там форма не має клітинки.',
          twice: `Клітинка має два стики в напрямку ${q(data.to)}.`,
        }[data.why];
    }
  },
  'program-of-type': ({ type, program }) => `Карта типу ${q(type)} не має ${q(program)}.`,
  'bad-icon': (data) => ('color' in data ? `${q(data.color)} — не колір піктограми.` : values.drawing(data.drawing)),
  'wrong-forms': (data) => {
    const word = `${q(data.name)} (${values.language(data.language)})`;
    if (!('lacks' in data)) return `Прикметник ${word}: кількість форм — ${data.forms}.`;
    const { lacks } = data;
    switch (lacks.is) {
      case 'one':
        return `Іменнику ${word} бракує форми однини («one: …»).`;
      case 'several':
        return `Іменнику ${word} бракує форми множини («other: …», або «mass: true», якщо її немає).`;
      case 'gender':
        return `Іменнику ${word} бракує роду («gender: m»${lacks.neuter ? ', «f» або «n»' : ' або «gender: f»'}).`;
      case 'case':
        return `Іменнику ${word} потрібно форм у ${q(lacks.case)}: ${lacks.needed}, а є ${lacks.given}.`;
    }
  },
  'bad-ranking': ({ written }) => `${q(written)} не каже, хто перемагає.`,
  'sign-off': ({ lacks }) =>
    lacks === 'list' ? 'Під «signoffs» має бути список.' : 'Підпис потребує pack, component, who, date, effect і text.',
  'nothing-expected': () => 'Цей сценарій нічого не очікує.',
  untold: ({ languages }) => `Цього не сказано такою мовою: ${list(languages.map((code) => values.language(code)))}.`,
  'needs-sign': ({ key }) => `Очікувана зміна ${q(key)} потребує знака.`,
  'wrong-value': (data) => {
    switch (data.is) {
      case 'board-not-dealt':
        return `${q(data.board)} у цій грі не роздають.`;
      case 'negative':
        return `${q(data.key)} не може бути меншим за 0.`;
      case 'too-large':
        return `${q(data.key)} не може бути більшим за ${number(data.limit)}.`;
      case 'twice':
        return `${q(data.name)} названо двічі.`;
      case 'one-acts':
        return `Діє один гравець або ${q('nobody')}.`;
      case 'no-space':
        return `На ${q(data.track)} немає поділки ${data.space}.`;
      case 'card-number':
        return `Карт із номером ${data.number}: ${data.ids.length}.`;
      case 'owner':
        return data.whose === 'player'
          ? `На планшеті між гравцями ${q(data.written)} нікому не належить.`
          : `${q(data.written)} належить гравцеві.`;
      case 'site-content':
        return `Місце — «empty», фігура або фігура й слово «upgraded»; а не ${q(data.written)}.`;
      case 'known-open':
        return `Хто знає картку на ${q(data.site)}, важить лише тоді, коли вона лежить сорочкою догори: додайте \`face: down\`.`;
      case 'player-count':
        return `Гра — для ${data.counts.join(', ')} гравців, а не для ${data.given}.`;
      case 'option-value':
        return `${q(data.option)} може бути ${either(data.values)}.`;
      case 'choice-key':
        return `${q(data.key)} — не ключ жодного вибору.`;
      case 'look':
        return `${q(data.written)} — не частина столу.`;
      case 'as-without-run':
        return '«as» каже, чий ефект «run»; тут «run» немає.';
      case 'scenarios-of-own-card':
        return 'Картка, яка є лише в сценарії, не може мати власних сценаріїв.';
    }
  },
} satisfies Partial<DiagnosticMessages>;
