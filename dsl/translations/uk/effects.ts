/** Ukrainian messages of effects that are resolved. */
import type { DiagnosticMessages } from '../words.ts';
import { kinds, number, q } from './parts.ts';

export const OF_EFFECTS = {
  'no-it': () => '«it» тут ні на що не вказує: жоден крок перед ним нічого не збудував, не вибрав і не перемістив.',
  'unclear-with': ({ noun, name, word }) => `Незрозуміло, чи ${q(word)} стосується ${q(noun)}, чи ${q(name)}.`,
  'unclear-not': () => '«not» тут стосується всього порівняння.',
  'no-this': () => '«this» тут ні на що не вказує: текст не належить карті, місцю чи комірці.',
  'no-amount': ({ name }) => `${q(name)} тут не має значення.`,
  'not-single': ({ types }) => `Тут потрібно щось одне (${types.map((type) => kinds[type]).join(' або ')}).`,
  'of-what': ({ name }) => `${q(name)} чого?`,
  'one-or-all': ({ word, noun }) => `${q(word)} діє на все, що знаходить, а ${q(noun)} каже про одне.`,
  'not-known-of-others': () => 'Про інших гравців цього не відомо, або це не їхнє число.',
  'until-what': () => 'Ефект може закінчитися лише тим, що робить його власник.',
  'no-that-player': () => '«that player» тут ніхто: цього не почала жодна подія іншого гравця, і нікого не вибрано.',
  'not-seen-of-others': () => 'Картки інших гравців можна називати лише там, де їх бачать усі.',
  'use-of-others': () =>
    'Гравець використовує лише власні картки: використану картку повертають, і її власник уже не міг би нею скористатися.',
  'no-yours': () => '«yours» тут нічого не означає: нічого іншого гравця не порівнюють.',
  'some-of-top': () => 'Довелося б вибирати з карток, яких іще ніхто не бачив.',
  'card-without-zone': ({ word, card }) =>
    `${q(`${word} ${card}`)} нічого не робить, якщо картка не в зоні, що слухає: картку без зони шукають там.`,
  'tile-of-what': () => 'Плитка — завжди плитка якогось місця.',
  'top-of-what': () => 'Біля «top» має бути зона, чий це верх.',
  'which-track': ({ tracks }) =>
    tracks.length === 0 ? 'У пакеті немає шкал.' : 'У пакеті кілька шкал; скажіть, котра.',
  'ordinal-of-what': () => 'Порядковий числівник нічого не рахує: скажіть, чого або за який період.',
  'ordinal-in-discount': () => 'Інакше коштує лише n-й за період, а не n-й поруч із місцем.',
  'number-in-event': () => 'У події число має лише те, що отримують: стільки чи більше за раз.',
  'limit-of-each': ({ limit }) => `«each up to» потребує простого числа до ${limit}: місць, карт чи комірок.`,
  'count-of-this': () => 'Події рахують для гравця, а не для карти: «this» не може бути в лічбі.',
  'ordinal-outside-event': () => 'Порядковий числівник рахує події; тут їх немає.',
  'stray-adjacent': () => '«adjacent to» — про місця; це карти.',
  'stray-in': ({ of }) => (of === 'tile' ? 'Плитка — на місці, а не в зоні.' : '«in» — про карти в зоні.'),
  'stray-top': () => '«top» — про карти зони.',
  'stray-adjective': ({ word }) => `${q(word)} не може бути перед зоною.`,
  'stray-place': () => 'Комірка не в зоні й не поруч із місцем.',
  'stray-period': ({ period, of }) =>
    of === 'event'
      ? `${q(`this ${period}`)} потребує порядкового числівника.`
      : `${q(`this ${period}`)} — про лічбу збудованого чи поліпшеного або про подію.`,
  'stray-different': (data) =>
    data.of === 'counter'
      ? `${q(data.word)} вибирає з-поміж видів класу; ${q(data.name)} — один вид.`
      : '«different» рахує види фігур; тут воно зайве.',
  'period-in-with': ({ counted }) =>
    `${q(counted)} рахує зроблене будь-де, а «with» — те, що поруч із кожним кандидатом.`,
  'stray-filter': (data) => {
    switch (data.of) {
      case 'players':
        return 'Ідеться про всіх гравців; це нічого не звужує.';
      case 'program':
        return `${q(data.name)} — програма; це нічого про неї не каже.`;
      case 'number':
        return `${q(data.name)} — число; це нічого про нього не каже.`;
      case 'piece':
        return `Тут називають лише вид фігури, самé ${q(data.name)}.`;
      case 'event':
        return `Ідеться про кожне отримання ${q(data.name)}; це нічого не звужує.`;
      case 'count':
        return `Лічба за ${q(`this ${data.period}`)} знає лише вид фігури.`;
    }
  },
  'stray-per': () => '«per» — про те, що отримують чи втрачають.',
  'plain-amounts': () => 'Тут потрібні прості кількості, без вибору.',
  'class-in-amounts': () => 'Тут нема з чого вибирати; клас лишає вибір.',
  'class-in-cost': ({ limit }) => `Скільки з класу платять — просте число до ${limit}.`,
  'cards-in-cost': () => 'Картами не платять.',
  'cards-lost': () => '«lose» і «take» — для лічильників; карти переміщують або скидають.',
  'nothing-to-pay': ({ cost }) => `${q(cost)} після «pay» нічого не каже.`,
  'one-piece': () => 'У класі кілька видів фігур; ставлять одну.',
  'instead-of-what': () => 'Замінити чимось іншим можна лише те, що хтось отримує.',
  'once-without-card': () => 'Те, що буває раз на період, належить картці, яка запам’ятовує, чи його використано.',
  'until-as-soon-as': () => '«as soon as» не можна обмежити періодом.',
  'wrong-arguments': (data) =>
    data.fn === 'reach'
      ? `«reach» потребує двох множин місць, тут їх ${data.given}.`
      : `${q(data.fn)} порівнює два числа чи більше.`,
  'zero-amount': ({ n }) => `${q(n)} тут нічого не робить.`,
  'too-many-different': ({ n, of, kinds: all }) => `Різних ${of} не ${n}, а ${all.length}: ${all.join(', ')}.`,
  'division-by-zero': () => 'На 0 не ділять.',
  'double-row': ({ row }) => `У таблиці два рядки для ${row}.`,
  'empty-range': ({ from, to }) => `Від ${from} до ${to} немає жодного числа.`,
  'endless-repeat': ({ times }) => `${number(times)} разів ніколи не скінчаться.`,
  'standing-line': ({ opening }) => `${q(opening)} починає тривалий ефект; тут потрібен ефект, що стається одразу.`,
  'not-standing': (data) => {
    switch (data.is) {
      case 'immediate':
        return `${q(data.opening)} стається одразу; тут потрібен тривалий ефект.`;
      case 'block':
        return 'Тут потрібен один тривалий ефект, а не кілька.';
      case 'joined':
        return `Тривалі ефекти не з’єднують через ${q(data.by)}.`;
    }
  },
} satisfies Partial<DiagnosticMessages>;
