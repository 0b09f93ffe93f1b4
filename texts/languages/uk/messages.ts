/** Ukrainian, as the printed game speaks: to one person, politely. */
import { capitalize, LIMITS } from '../../../dsl/internal.ts';
import type { RunLimit, SiteVerb } from '../../../interpreter/machine/messages.ts';
import { number } from './diagnostics/parts.ts';
import { asks } from '../../../interpreter/render/asks.ts';
import { innerReason } from '../../../interpreter/render/inner-reason.ts';
import { NAMED_OPTIONS, NAMED_PARTS, saidLaid } from '../../../interpreter/render/named.ts';
import type { MessageTexts } from '../../../interpreter/render/texts.ts';
import { inSteps } from './steps.ts';

const DO: Record<SiteVerb, string> = { build: 'будуєте', upgrade: 'покращуєте', replace: 'замінюєте' };
const TO_DO: Record<SiteVerb, string> = { build: 'побудувати', upgrade: 'покращити', replace: 'поставити' };
const TO_DO_HERE: Record<SiteVerb, string> = { ...TO_DO, replace: 'замінити' };

const quoted = (card: string): string => `«${card}»`;
const payment = (amounts: string): string => (amounts ? `заплатіть ${amounts}` : 'не платіть нічого');
const left = (n: number): string => (n === 1 ? '' : ` (вибрати ще ${n})`);
const signed = (n: number, amount: string): string => `${n > 0 ? '+' : '−'}${amount}`;

const RULES = new Intl.PluralRules('uk');
const TIMES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'раз', few: 'рази' };
const times = (n: number): string => `${n} ${TIMES[RULES.select(n)] ?? 'разів'}`;
/** After «до», which asks for the genitive. */
const upTo = (n: number): string => `до ${n} ${RULES.select(n) === 'one' ? 'разу' : 'разів'}`;

const seat = (n: string | number): string => `гравець ${n}`;

/** What one choice comes to too much of. */
const BEYOND: Record<RunLimit, (most: string) => string> = {
  value: (most) => `доходить до числа за межами ${most}`,
  lying: (most) => `кладе понад ${most} однакових предметів на одне місце чи одну картку`,
  options: (most) => `доходить до рішення, в якому понад ${most} варіантів`,
  picked: (most) => `питає про число, більше ніж ${most}`,
  plans: (most) => `має понад ${most} способів, серед яких треба шукати найкращий`,
  payments: (most) => `доходить до вартості, яку можна сплатити більш ніж ${most} способами`,
  reactions: (most) => `змушує чекати понад ${most} ефектів інших гравців`,
  steps: (most) => `потребує понад ${most} кроків`,
  room: () => 'спричиняє водночас більше, ніж уміщує гра',
  work: () => 'питає про те, що обчислюється надто довго',
};

export const uk: MessageTexts = {
  questions: {
    'choose-site': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    lay: ({ what }, say) => `Де лежатиме ${saidLaid(say, what)}?`,
    'choose-card': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-slot': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-piece': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-color': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-player': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'which-player': ({ effect }, say) => `Який гравець? ${capitalize(say.effect(effect))}.`,
    'choose-number': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    confirm: ({ name }, say) => `${capitalize(say.confirm(name))}?`,
    'next-part': ({ cause }, say) => `${asks(cause, say)}Який ефект далі?`,
    whether: ({ part, cause }, say) => `${asks(cause, say)}Бажаєте зробити це? ${capitalize(say.part(part))}.`,
    alternative: ({ cause }, say) => `${asks(cause, say)}Який ефект?`,
    'first-part': ({ cause }, say) => `${asks(cause, say)}Який ефект спершу?`,
    'last-part': ({ part, cause }, say) => `${asks(cause, say)}Залишилося: ${say.part(part)}.`,
    'first-trigger': () => 'Спрацьовує кілька ефектів. Який із них спершу?',
    'how-often': ({ part }, say) => `Скільки разів? ${capitalize(say.part(part))}.`,
    payment: (question, say) =>
      question.for === 'pay'
        ? `${asks(question.cause, say)}Як ви платите${question.part === null ? '' : ` за це: ${say.part(question.part)}`}?`
        : `Як ви платите, щоб ${TO_DO[question.for]} ${say.piece(question.piece, 'one', 'acc')} на ${question.site}?`,
    piece: ({ verb }) => `Що ви ${DO[verb]}?`,
    site: ({ verb, piece }, say) =>
      piece === null ? `Що ви ${DO[verb]}?` : `Де ви ${DO[verb]} ${say.piece(piece, 'one', 'acc')}?`,
    perform: () => 'Ефект якого слота ви застосовуєте?',
    use: () => 'Яку картку ви використовуєте?',
    ready: () => 'Яку картку ви відновлюєте?',
    discard: ({ n }, say) => `Яку картку ви скидаєте? (ще ${say.thing('card', n)})`,
    gain: ({ n }) => `Що ви отримуєте?${left(n)}`,
    replacement: ({ cause }, say) => `${asks(cause, say)}Замінити те, що ви отримуєте?`,
  },
  often: (n) => (n === null ? 'Скільки завгодно разів.' : `Ще ${upTo(n)}.`),
  options: {
    ...NAMED_OPTIONS,
    lay: ({ site, degrees, flip }) =>
      [site, ...(flip ? ['перевернуто'] : []), ...(degrees > 0 ? [`повернуто на ${degrees}°`] : [])].join(', '),
    player: ({ player }) => seat(player + 1),
    times: ({ n }) => (n === 0 ? 'жодного разу' : n === 1 ? 'один раз' : times(n)),
    pay: ({ amounts }, say) => payment(say.amounts(amounts, 'acc')),
    stop: ({ begun }) => (begun ? 'цього досить' : 'нічого не робити'),
    enough: () => 'цього досить',
    skip: () => 'відмовитися',
    replace: ({ effect }, say) => `натомість: ${say.effect(effect)}`,
  },
  parts: {
    ...NAMED_PARTS,
    steps: ({ steps }, say) => steps.map((step) => say.part(step)).join(', потім '),
    pay: ({ amounts, part }, say) => {
      const pay = payment(say.amounts(amounts, 'acc'));
      return part === null ? pay : `${pay}: ${say.part(part)}`;
    },
    card: ({ card }, say) => `застосуйте картку ${quoted(say.card(card))}`,
    use: ({ card }, say) => `використайте картку ${quoted(say.card(card))}`,
    slot: ({ slot }, say) => `застосуйте ефект ${say.slot(slot, 'the', 'gen')}`,
    dispose: ({ card, route }, say) => {
      const what = card === null ? 'скиньте картки' : `скиньте картку ${quoted(say.card(card))}`;
      const as = say.route(route, card);
      return as === null ? what : `${what} як ${as}`;
    },
  },
  reasons: {
    lacking: ({ counter, need, have, sources }, say) => {
      const parts = sources.map((source) => `${say.source(source)} ${source.n > 0 ? source.n : `−${-source.n}`}`);
      const why = parts.length > 1 ? ` (${parts.join(', ')})` : '';
      return `потрібно: ${say.amount(counter, need)}${why}, у вас ${have}`;
    },
    unpayable: () => 'це неможливо сплатити',
    'no-part-done': () => 'спершу потрібно виконати принаймні одну частину',
    'part-owed': () => 'спершу потрібно виконати обов’язкове',
    'any-of': ({ ways }, say) =>
      ways
        .map(({ way, reason }) => (way === null ? say.reason(reason) : `${say.way(way)}: ${innerReason(reason, say)}`))
        .join('; або '),
    condition: ({ effect }, say) => {
      const condition = say.condition(effect);
      return condition === null ? 'умову не виконано' : `лише якщо ${condition}`;
    },
    'no-such-site': () => 'такої ділянки немає',
    'no-room': () => 'для цього немає місця',
    'no-such-card': () => 'такої картки немає',
    'no-such-slot': () => 'такого слота немає',
    'no-such-player': () => 'такого гравця немає',
    'no-site': ({ verb, pieces }, say) =>
      verb === 'build'
        ? `немає місця, щоб побудувати ${say.list(
            pieces.map((piece) => say.piece(piece, 'one', 'acc')),
            'or',
          )}`
        : `немає чого ${TO_DO_HERE[verb]}`,
    'no-supply': ({ pieces }, say) =>
      `у запасі більше немає: ${say.list(
        pieces.map((piece) => say.piece(piece, 'many', 'gen')),
        'or',
      )}`,
    occupied: () => 'зайнято',
    'steps-away': ({ steps, most, exactly }) =>
      exactly ? `відстань — ${inSteps(steps)}, а не ${most}` : `задалеко: ${inSteps(steps)}, щонайбільше ${most}`,
    'no-way': () => 'туди не дійти',
    'no-end': () => 'іти нікуди',
    'not-offered': () => 'тут це вибрати не можна',
    chosen: () => 'уже вибрано',
    'no-usable-slot': () => 'жоден із цих слотів застосувати не можна',
    'no-unused-card': () => 'у вас немає невикористаних',
    'no-used-card': () => 'жодну з ваших карток не використано',
    'no-usable-card': () => 'зараз жодна з них нічого не дала б',
    'nothing-of-it': () => 'зараз це нічого не дало б',
    'nothing-to-do': () => 'зараз це нічого не дало б',
    'later-obligation': ({ parts }, say) => {
      const unmet = parts.map(({ part, reason }) =>
        reason ? `${say.part(part)} (${say.reason(reason)})` : say.part(part),
      );
      return unmet.length === 0
        ? 'потім не вдалося б виконати обов’язкове'
        : `потім не вдалося б зробити це: ${say.list(unmet, 'or')}`;
    },
  },
  problems: {
    'game-over': () => 'гру закінчено',
    refused: ({ key, why }, say) => `«${key}» неможливо: ${say.reason(why)}`,
    'not-an-option': ({ key, options }) => `«${key}» тут вибрати не можна; можна вибрати: ${options.join(', ')}`,
    'not-your-turn': ({ seat, player }) => `зараз вибирає місце ${player}, а не місце ${seat}`,
    'too-late': ({ at, now }) => `вибір був для кроку ${at}, а гра на кроці ${now}`,
    'endless-chain': ({ key, members }) =>
      `${key === null ? 'гра' : `«${key}»`} спричиняє ланцюг, якому не видно кінця: ${members.join(' → ')}`,
    'beyond-limit': ({ key, limit, members }) =>
      `${key === null ? 'гра' : `«${key}»`} ${BEYOND[limit](number(LIMITS[limit].most))}: ${members.join(' → ')}`,
  },
  request: {
    'not-a-player-count': ({ title, counts, players }) =>
      `кількість гравців у ${title}: ${counts.join(', ')}, а не ${players}`,
    'no-such-option': ({ option, known }) =>
      `пакет не має опції «${option}»${known.length > 0 ? `; він має: ${known.join(', ')}` : ''}`,
    'no-such-value': ({ option, value, values }) =>
      `опція «${option}» не має значення «${value}»; можливі: ${values.join(', ')}`,
    'bad-seed': ({ seed, most }) => `зерно гри — ціле число від 0 до ${most}, а не ${seed}`,
    'no-such-seat': ({ seat, players }) => `місця ${seat} немає; місця пронумеровано від 0 до ${players - 1}`,
  },
  events: {
    choice: ({ meaning, auto }, say) => `${auto ? 'єдиний вибір' : 'вибирає'}: ${say.option(meaning)}`,
    counter: ({ counter, n }, say) => signed(n, say.amount(counter, Math.abs(n))),
    lying: ({ counter, n, site, total }, say) => `${signed(n, say.amount(counter, Math.abs(n)))} на ${site} (${total})`,
    'on-card': ({ counter, n, card, total }, say) =>
      `${signed(n, say.amount(counter, Math.abs(n)))} на ${say.card(card)} (${total})`,
    pay: ({ amounts }, say) => `сплачує ${say.amounts(amounts, 'acc')}`,
    piece: ({ what, piece, site, from = '', steps }, say) => {
      const name = say.piece(piece, 'one', 'acc');
      switch (what) {
        case 'build':
          return `будує ${name} на ${site}`;
        case 'place':
          return `ставить ${name} на ${site}`;
        case 'lay':
          return `викладає ${name} на ${site}`;
        case 'upgrade':
          return `покращує ${name} на ${site}`;
        case 'remove':
          return `прибирає ${name} з ${site}`;
        case 'relocate':
          return `пересуває ${name}${steps ? ` на ${inSteps(steps)}` : ''} з ${from} на ${site}`;
        case 'replace':
          return `на ${site} тепер ${say.piece(piece, 'one')}`;
      }
    },
    become: ({ site, predicate }, say) => `ділянка ${site} тепер ${say.predicate(predicate)}`,
    advance: ({ track, space, beyond }, say) =>
      `${capitalize(say.track(track))}: ${beyond ? 'виходить за кінець' : `просувається на ${space}`}`,
    card: ({ what, card }, say) => {
      const name = quoted(say.card(card));
      switch (what) {
        case 'draw':
          return `бере ${name}`;
        case 'use':
          return `використовує ${name}`;
        case 'exhaust':
          return `${name} поки що використано`;
        case 'ready':
          return `${name} знову готова`;
        case 'discard':
          return `скидає ${name}`;
        case 'ability':
          return `використовує властивість картки ${name}`;
      }
    },
    move: ({ card, from, to }, say) =>
      `${quoted(say.card(card))}: ${from === '' ? 'поза грою' : say.zone(from)} → ${say.zone(to)}`,
    tile: ({ what, card, site }, say) => {
      const name = card === null ? 'картку' : `картку ${quoted(say.card(card))}`;
      switch (what) {
        case 'lay':
          return `викладає ${name} на ${site}`;
        case 'place':
          return `кладе ${name} на ${site}`;
        case 'place-down':
          return `кладе ${name} на ${site} сорочкою догори`;
        case 'look':
          return `дивиться на ${name} на ${site}`;
        case 'up':
          return `відкриває ${name} на ${site}`;
        case 'down':
          return `перевертає ${name} на ${site} сорочкою догори`;
      }
    },
    slot: ({ what, slot }, say) => {
      switch (what) {
        case 'perform':
          return `застосовує ефект ${say.slot(slot, 'the', 'gen')}`;
        case 'occupy':
          return `займає ${say.slot(slot, 'the', 'acc')}`;
        case 'block':
          return `заблоковано ${say.slot(slot, 'the', 'acc')}`;
      }
    },
    trigger: ({ cause }, say) => `спричинено: ${say.cause(cause ?? { kind: 'game', id: 'game' })}`,
    signal: ({ signal }, say) => say.signal(signal),
    not: ({ origin, why, cause }, say) => `ні: ${origin ? say.effect(origin, cause) : ''} – ${say.reason(why)}`,
    order: () => 'змінюється порядок ходів',
    boards: () => 'роздано планшети',
    refill: ({ zone }, say) => `перетасовано: ${say.zone(zone)}`,
    pass: ({ zone, to }, say) => `усі передають ${to === 'left' ? 'ліворуч' : 'праворуч'}: ${say.zone(zone)}`,
    begin: ({ period }, say) => `починається: ${say.period(period)}`,
    end: ({ period }, say) => `закінчується: ${say.period(period)}`,
    enter: () => null,
    leave: () => null,
  },
  changes: {
    facts: {
      counter: ({ counter }, say) => say.counter(counter, 'many'),
      track: ({ track }, say) => say.track(track),
      zone: ({ zone }, say) => say.zone(zone),
      site: ({ site }) => `ділянка ${site}`,
      tile: ({ site }) => `плитка на ${site}`,
      laid: ({ site }) => `картка, викладена на ${site}`,
      turn: ({ site }) => `поворот того, що лежить на ${site}`,
      lying: ({ counter, site }, say) => `${say.counter(counter, 'many')} на ${site}`,
      face: ({ site }) => `бік плитки на ${site}`,
      known: ({ site }) => `хто знає плитку на ${site}`,
      slot: ({ slot }, say) => say.slot(slot),
      pieces: ({ piece }, say) => `${say.piece(piece, 'many')} загалом`,
      reached: () => 'досягнуті цілі',
      board: () => 'планшет',
      order: () => 'порядок ходів',
      acting: () => 'чий хід',
      knows: () => 'відомі закриті картки',
    },
    players: {
      me: 'ви',
      other: 'інший',
      third: 'третій',
      fourth: 'четвертий',
      neutral: 'нейтральний',
      nobody: 'ніхто',
    },
    seat,
    empty: 'порожньо',
    up: 'відкрита',
    down: 'сорочкою догори',
    unknown: 'невідома',
    flipped: (turn) => `${turn}, перевернуто`,
    upgraded: (piece) => `${piece} (покращено)`,
    space: (n) => `поділка ${n}`,
    states: { used: 'використано', 'ability used': 'властивість використано' },
    marks: (n) => `позначки ${n}`,
    was: (is, was) => `${is} (було: ${was})`,
    reordered: (list) => `інший порядок: ${list}`,
  },
  causes: {
    game: () => 'правила',
    slot: (id, say) => say.slot(id),
    card: (id, say) => say.card(id),
    site: (id) => `ділянка ${id}`,
    track: (id, say) => say.track(id),
    piece: (id, say) => say.piece(id),
  },
  sources: {
    cost: ({ by }) => (by === 'usual' ? 'стандартна вартість' : 'ціна'),
    discount: ({ by }, say) => say.cause(by),
    surcharge: ({ by }, say) => say.cause(by),
  },
};
