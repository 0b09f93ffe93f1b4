/** English. Effects are said as they are written. */
import { capitalize, grouped, LIMITS } from '../../../dsl/internal.ts';
import type { RunLimit, SiteVerb } from '../../../interpreter/machine/messages.ts';
import { REQUEST_IN_ENGLISH } from '../../../interpreter/machine/request-messages.ts';
import { asks } from '../../../interpreter/render/asks.ts';
import { innerReason } from '../../../interpreter/render/inner-reason.ts';
import { NAMED_OPTIONS, NAMED_PARTS, saidLaid } from '../../../interpreter/render/named.ts';
import type { MessageTexts } from '../../../interpreter/render/texts.ts';
import { inSteps } from './steps.ts';

const BUILDS: Record<SiteVerb, string> = { build: 'build', upgrade: 'upgrade', replace: 'replace' };
const BUILDING: Record<SiteVerb, string> = { build: 'building', upgrade: 'upgrading', replace: 'putting' };

const payment = (amounts: string): string => `pay ${amounts || 'nothing'}`;
const left = (n: number): string => (n === 1 ? '' : ` (${n} to choose)`);
const seat = (n: string | number): string => `player ${n}`;
const signed = (n: number, amount: string): string => `${n > 0 ? '+' : '−'}${amount}`;

/** What one choice comes to too much of. */
const BEYOND: Record<RunLimit, (most: string) => string> = {
  value: (most) => `comes to a number beyond ${most}`,
  lying: (most) => `comes to more than ${most} of a thing on one site or card`,
  options: (most) => `comes to a decision with more than ${most} options`,
  picked: (most) => `asks for a number beyond ${most}`,
  plans: (most) => `has more than ${most} ways to go through for the best one`,
  payments: (most) => `comes to a cost that can be paid in more than ${most} ways`,
  reactions: (most) => `makes more than ${most} effects of other players wait`,
  steps: (most) => `takes more than ${most} steps`,
  room: () => 'sets off more at once than a game has room for',
  work: () => 'asks for something that takes too long to find out',
};

export const en: MessageTexts = {
  questions: {
    'choose-site': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    lay: ({ what }, say) => `${capitalize(saidLaid(say, what))}: where does it lie?`,
    'choose-card': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-slot': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-piece': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-color': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-player': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'which-player': ({ effect }, say) => `Which player? ${capitalize(say.effect(effect))}.`,
    'choose-number': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    confirm: ({ name }, say) => `${capitalize(say.confirm(name))}?`,
    'next-part': ({ cause }, say) => `${asks(cause, say)}Which effect next?`,
    whether: ({ part, cause }, say) => `${asks(cause, say)}${capitalize(say.part(part))}?`,
    alternative: ({ cause }, say) => `${asks(cause, say)}Which effect?`,
    'first-part': ({ cause }, say) => `${asks(cause, say)}Which effect first?`,
    'last-part': ({ part, cause }, say) => `${asks(cause, say)}Still to do: ${say.part(part)}.`,
    'first-trigger': () => 'Several effects are set off. Which of them first?',
    'how-often': ({ part }, say) => `How often? ${capitalize(say.part(part))}.`,
    payment: (question, say) =>
      question.for === 'pay'
        ? `${asks(question.cause, say)}How do you pay${question.part === null ? '' : ` for this: ${say.part(question.part)}`}?`
        : `How do you pay for ${BUILDING[question.for]} ` +
          `${say.piece(question.piece, question.for === 'upgrade' ? 'the' : 'one')} on ${question.site}?`,
    piece: ({ verb }) => `What do you want to ${BUILDS[verb]}?`,
    site: ({ verb, piece }, say) =>
      piece === null ? `What do you ${BUILDS[verb]}?` : `Where do you ${BUILDS[verb]} the ${say.piece(piece)}?`,
    perform: () => 'Which slot do you use?',
    use: () => 'Which card do you use?',
    ready: () => 'Which card do you make available again?',
    discard: ({ n }, say) => `Which card do you discard? (${say.thing('card', n)} to go)`,
    gain: ({ n }) => `What do you gain?${left(n)}`,
    replacement: ({ cause }, say) => `${asks(cause, say)}Replace what you gain?`,
  },
  often: (times) => (times === null ? 'As often as you like.' : `Up to ${times} times.`),
  options: {
    ...NAMED_OPTIONS,
    lay: ({ site, degrees, flip }) =>
      [site, ...(flip ? ['turned over'] : []), ...(degrees > 0 ? [`turned ${degrees}°`] : [])].join(', '),
    player: ({ player }) => seat(player + 1),
    times: ({ n }) => (n === 0 ? 'not at all' : n === 1 ? 'once' : `${n} times`),
    pay: ({ amounts }, say) => payment(say.amounts(amounts)),
    stop: ({ begun }) => (begun ? 'done with this' : 'do nothing'),
    enough: () => 'that is enough',
    skip: () => 'leave it',
    replace: ({ effect }, say) => `instead: ${say.effect(effect)}`,
  },
  parts: {
    ...NAMED_PARTS,
    steps: ({ steps }, say) => steps.map((step) => say.part(step)).join(', then '),
    pay: ({ amounts, part }, say) =>
      part === null ? payment(say.amounts(amounts)) : `${payment(say.amounts(amounts))}: ${say.part(part)}`,
    card: ({ card }, say) => `resolve ${say.card(card)}`,
    use: ({ card }, say) => `use ${say.card(card)}`,
    slot: ({ slot }, say) => `use the slot: ${say.slot(slot)}`,
    dispose: ({ card, route }, say) => {
      const what = `discard ${card === null ? 'the cards' : say.card(card)}`;
      const as = say.route(route, card);
      return as === null ? what : `${what} as ${as}`;
    },
  },
  reasons: {
    lacking: ({ counter, need, have, sources }, say) => {
      const parts = sources.map((source) => `${say.source(source)} ${source.n > 0 ? source.n : `−${-source.n}`}`);
      const why = parts.length > 1 ? ` (${parts.join(', ')})` : '';
      return `needs ${say.amount(counter, need)}${why}, you have ${have}`;
    },
    unpayable: () => 'it cannot be paid',
    'no-part-done': () => 'at least one part comes first',
    'part-owed': () => 'what must be done comes first',
    'any-of': ({ ways }, say) =>
      ways
        .map(({ way, reason }) => (way === null ? say.reason(reason) : `${say.way(way)}: ${innerReason(reason, say)}`))
        .join('; or '),
    condition: ({ effect }, say) => {
      const condition = say.condition(effect);
      return condition === null ? 'its condition is not met' : `only if ${condition}`;
    },
    'no-such-site': () => 'there is no such site',
    'no-room': () => 'there is no room for it',
    'no-such-card': () => 'there is no such card',
    'no-such-slot': () => 'there is no such slot',
    'no-such-player': () => 'there is no such player',
    'no-site': ({ verb, pieces }, say) =>
      verb === 'build'
        ? `there is no site to build ${say.list(
            pieces.map((piece) => say.piece(piece, 'one')),
            'or',
          )} on`
        : `there is no piece to ${BUILDS[verb]}`,
    'no-supply': ({ pieces }, say) =>
      `there are no ${say.list(
        pieces.map((piece) => say.piece(piece, 'many')),
        'or',
      )} left in the supply`,
    occupied: () => 'it is occupied',
    'steps-away': ({ steps, most, exactly }) =>
      exactly ? `it is ${inSteps(steps)} away, not ${most}` : `it is too far: ${inSteps(steps)}, at most ${most}`,
    'no-way': () => 'no way leads there',
    'no-end': () => 'it cannot go anywhere',
    'not-offered': () => 'it is not among those that may be chosen here',
    chosen: () => 'it is chosen',
    'no-usable-slot': () => 'none of these slots can be used',
    'no-unused-card': () => 'you have none that is unused',
    'no-used-card': () => 'none of your cards is used',
    'no-usable-card': () => 'nothing of them can be done now',
    'nothing-of-it': () => 'nothing of it can be done now',
    'nothing-to-do': () => 'there is nothing for it to do now',
    'later-obligation': ({ parts }, say) => {
      const unmet = parts.map(({ part, reason }) =>
        reason ? `${say.part(part)} (${say.reason(reason)})` : say.part(part),
      );
      return unmet.length === 0
        ? 'something that must be done after it could not be done'
        : `then this could not be done: ${say.list(unmet, 'or')}`;
    },
  },
  problems: {
    'game-over': () => 'the game is over',
    refused: ({ key, why }, say) => `"${key}" is not possible: ${say.reason(why)}`,
    'not-an-option': ({ key, options }) => `"${key}" is not an option here; the options are ${options.join(', ')}`,
    'not-your-turn': ({ seat, player }) => `it is seat ${player} that chooses now, not seat ${seat}`,
    'too-late': ({ at, now }) => `the choice was for step ${at}, and the game is at step ${now}`,
    'endless-chain': ({ key, members }) =>
      `${key === null ? 'the game' : `"${key}"`} sets off a chain with no end in sight: ${members.join(' → ')}`,
    'beyond-limit': ({ key, limit, members }) =>
      `${key === null ? 'the game' : `"${key}"`} ${BEYOND[limit](grouped(LIMITS[limit].most))}: ${members.join(' → ')}`,
  },
  request: REQUEST_IN_ENGLISH,
  events: {
    choice: ({ meaning, auto }, say) => `${auto ? 'only one choice' : 'chooses'}: ${say.option(meaning)}`,
    counter: ({ counter, n }, say) => signed(n, say.amount(counter, Math.abs(n))),
    lying: ({ counter, n, site, total }, say) => `${signed(n, say.amount(counter, Math.abs(n)))} on ${site} (${total})`,
    'on-card': ({ counter, n, card, total }, say) =>
      `${signed(n, say.amount(counter, Math.abs(n)))} on ${say.card(card)} (${total})`,
    pay: ({ amounts }, say) => `pays ${say.amounts(amounts)}`,
    piece: ({ what, piece, site, from = '', steps }, say) => {
      const on = `${say.piece(piece, 'one')} on ${site}`;
      switch (what) {
        case 'build':
          return `builds ${on}`;
        case 'place':
          return `places ${on}`;
        case 'lay':
          return `lays ${on}`;
        case 'upgrade':
          return `upgrades ${on}`;
        case 'remove':
          return `${say.piece(piece, 'one')} is removed from ${site}`;
        case 'relocate':
          return `moves ${say.piece(piece, 'the')}${steps ? ` ${inSteps(steps)}` : ''} from ${from} to ${site}`;
        case 'replace':
          return `${say.piece(piece, 'one')} replaces what was on ${site}`;
      }
    },
    become: ({ site, predicate }, say) => `${site} is now ${say.predicate(predicate)}`,
    advance: ({ track, space, beyond }, say) =>
      beyond ? `goes beyond the end of ${say.track(track)}` : `moves to ${space} on ${say.track(track)}`,
    card: ({ what, card }, say) => {
      const name = say.card(card);
      switch (what) {
        case 'draw':
          return `draws ${name}`;
        case 'use':
          return `uses ${name}`;
        case 'exhaust':
          return `${name} is exhausted for now`;
        case 'ready':
          return `${name} is ready again`;
        case 'discard':
          return `discards ${name}`;
        case 'ability':
          return `uses the ability of ${name}`;
      }
    },
    move: ({ card, from, to }, say) =>
      `${say.card(card)}: ${from === '' ? 'outside the game' : say.zone(from)} → ${say.zone(to)}`,
    tile: ({ what, card, site }, say) => {
      const name = card === null ? 'a card' : say.card(card);
      switch (what) {
        case 'lay':
          return `lays ${name} on ${site}`;
        case 'place':
          return `places ${name} on ${site}`;
        case 'place-down':
          return `places ${name} face down on ${site}`;
        case 'look':
          return `looks at ${name} on ${site}`;
        case 'up':
          return `reveals ${name} on ${site}`;
        case 'down':
          return `turns ${name} on ${site} face down`;
      }
    },
    slot: ({ what, slot }, say) => {
      const name = say.slot(slot);
      switch (what) {
        case 'perform':
          return `uses ${name}`;
        case 'occupy':
          return `takes ${name}`;
        case 'block':
          return `${name} is blocked`;
      }
    },
    trigger: ({ cause }, say) => `triggered by ${say.cause(cause ?? { kind: 'game', id: 'game' })}`,
    signal: ({ signal }, say) => say.signal(signal),
    not: ({ origin, why, cause }, say) => `not: ${origin ? say.effect(origin, cause) : ''} – ${say.reason(why)}`,
    order: () => 'the order of play changes',
    boards: () => 'boards are dealt',
    refill: ({ zone }, say) => `${say.zone(zone)} is shuffled again`,
    pass: ({ zone, to }, say) => `all pass ${say.zone(zone)} to the ${to}`,
    begin: ({ period }, say) => `${say.period(period)} begins`,
    end: ({ period }, say) => `${say.period(period)} ends`,
    enter: () => null,
    leave: () => null,
  },
  changes: {
    facts: {
      counter: ({ counter }, say) => say.counter(counter, 'many'),
      track: ({ track }, say) => say.track(track),
      zone: ({ zone }, say) => say.zone(zone),
      site: ({ site }) => `site ${site}`,
      tile: ({ site }) => `tile on ${site}`,
      laid: ({ site }) => `card laid at ${site}`,
      turn: ({ site }) => `turn of what lies at ${site}`,
      lying: ({ counter, site }, say) => `${say.counter(counter, 'many')} on ${site}`,
      face: ({ site }) => `face of the card on ${site}`,
      known: ({ site }) => `who knows the card on ${site}`,
      slot: ({ slot }, say) => `slot ${say.slot(slot)}`,
      pieces: ({ piece }, say) => `${say.piece(piece, 'many')} in all`,
      reached: () => 'goals reached',
      board: () => 'board',
      order: () => 'order of play',
      acting: () => 'whose turn it is',
      knows: () => 'hidden cards that are known',
    },
    players: {
      me: 'you',
      other: 'the other',
      third: 'the third',
      fourth: 'the fourth',
      neutral: 'neutral',
      nobody: 'nobody',
    },
    seat,
    empty: 'empty',
    up: 'up',
    down: 'down',
    unknown: 'unknown',
    flipped: (turn) => `${turn}, turned over`,
    upgraded: (piece) => `upgraded ${piece}`,
    space: (n) => `space ${n}`,
    states: { used: 'used', 'ability used': 'ability used' },
    marks: (n) => `marks ${n}`,
    was: (is, was) => `${is} (was ${was})`,
    reordered: (list) => `another order: ${list}`,
  },
  causes: {
    game: () => 'the rules',
    slot: (id, say) => say.slot(id),
    card: (id, say) => say.card(id),
    site: (id) => `site ${id}`,
    track: (id, say) => say.track(id),
    piece: (id, say) => say.piece(id),
  },
  sources: {
    cost: ({ by }) => (by === 'usual' ? 'usual cost' : 'price'),
    discount: ({ by }, say) => say.cause(by),
    surcharge: ({ by }, say) => say.cause(by),
  },
};
