/** Italian, as the cards of the printed game speak: to one person, with tu. */
import { capitalize, LIMITS } from '../../../dsl/internal.ts';
import type { RunLimit, SiteVerb } from '../../../interpreter/machine/messages.ts';
import { number } from './diagnostics/parts.ts';
import { asks } from '../../../interpreter/render/asks.ts';
import { innerReason } from '../../../interpreter/render/inner-reason.ts';
import { NAMED_OPTIONS, NAMED_PARTS, saidLaid } from '../../../interpreter/render/named.ts';
import type { MessageTexts } from '../../../interpreter/render/texts.ts';
import { inSteps } from './steps.ts';

const DO: Record<SiteVerb, string> = { build: 'costruisci', upgrade: 'migliori', replace: 'sostituisci' };
const TO_DO: Record<SiteVerb, string> = { build: 'costruire', upgrade: 'migliorare', replace: 'mettere' };
const TO_DO_HERE: Record<SiteVerb, string> = { ...TO_DO, replace: 'sostituire' };

const quoted = (card: string): string => `«${card}»`;
const payment = (amounts: string): string => (amounts ? `paga ${amounts}` : 'non pagare niente');
const left = (n: number): string => (n === 1 ? '' : ` (${n} da scegliere)`);
const signed = (n: number, amount: string): string => `${n > 0 ? '+' : '−'}${amount}`;

const seat = (n: string | number): string => `giocatore ${n}`;

/** What one choice comes to too much of. */
const BEYOND: Record<RunLimit, (most: string) => string> = {
  value: (most) => `porta a un numero oltre ${most}`,
  lying: (most) => `porta a più di ${most} pezzi uguali su un solo spazio o su una sola carta`,
  options: (most) => `porta a una decisione con più di ${most} scelte`,
  picked: (most) => `chiede un numero oltre ${most}`,
  plans: (most) => `ha più di ${most} modi tra cui cercare il migliore`,
  payments: (most) => `porta a un costo che si può pagare in più di ${most} modi`,
  reactions: (most) => `mette in attesa più di ${most} effetti di altri giocatori`,
  steps: (most) => `richiede più di ${most} passi`,
  room: () => 'innesca in una volta più di quanto una partita può contenere',
  work: () => 'chiede qualcosa che richiede troppo tempo per essere calcolato',
};

export const it: MessageTexts = {
  questions: {
    'choose-site': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    lay: ({ what }, say) => `${capitalize(saidLaid(say, what))}: dove si posa?`,
    'choose-card': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-slot': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-piece': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-color': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'choose-player': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    'which-player': ({ effect }, say) => `Quale giocatore? ${capitalize(say.effect(effect))}.`,
    'choose-number': ({ effect }, say) => `${capitalize(say.effect(effect))}:`,
    confirm: ({ name }, say) => `${capitalize(say.confirm(name))}?`,
    'next-part': ({ cause }, say) => `${asks(cause, say)}Quale effetto adesso?`,
    whether: ({ part, cause }, say) => `${asks(cause, say)}Vuoi farlo? ${capitalize(say.part(part))}.`,
    alternative: ({ cause }, say) => `${asks(cause, say)}Quale effetto?`,
    'first-part': ({ cause }, say) => `${asks(cause, say)}Quale effetto per primo?`,
    'last-part': ({ part, cause }, say) => `${asks(cause, say)}Resta da fare: ${say.part(part)}.`,
    'first-trigger': () => 'Si attivano più effetti. Quale per primo?',
    'how-often': ({ part }, say) => `Quante volte? ${capitalize(say.part(part))}.`,
    payment: (question, say) =>
      question.for === 'pay'
        ? `${asks(question.cause, say)}Come paghi${question.part === null ? '' : ` per questo: ${say.part(question.part)}`}?`
        : `Come paghi per ${TO_DO[question.for]} ${say.piece(question.piece, question.for === 'upgrade' ? 'the' : 'one')} ` +
          `su ${question.site}?`,
    piece: ({ verb }) => `Che cosa ${DO[verb]}?`,
    site: ({ verb, piece }, say) =>
      piece === null ? `Che cosa ${DO[verb]}?` : `Dove ${DO[verb]} ${say.piece(piece, 'the')}?`,
    perform: () => 'Quale spazio azione usi?',
    use: () => 'Quale carta usi?',
    ready: () => 'Quale carta riattivi?',
    discard: ({ n }, say) => `Quale carta scarti? (ancora ${say.thing('card', n)})`,
    gain: ({ n }) => `Che cosa ottieni?${left(n)}`,
    replacement: ({ cause }, say) => `${asks(cause, say)}Vuoi sostituire ciò che ottieni?`,
  },
  often: (times) => (times === null ? 'Tutte le volte che vuoi.' : `Fino a ${times} volte.`),
  options: {
    ...NAMED_OPTIONS,
    lay: ({ site, degrees, flip }) =>
      [site, ...(flip ? ['rovesciato'] : []), ...(degrees > 0 ? [`girato di ${degrees}°`] : [])].join(', '),
    player: ({ player }) => seat(player + 1),
    times: ({ n }) => (n === 0 ? 'nemmeno una volta' : n === 1 ? 'una volta' : `${n} volte`),
    pay: ({ amounts }, say) => payment(say.amounts(amounts)),
    stop: ({ begun }) => (begun ? 'basta così' : 'non fare niente'),
    enough: () => 'basta così',
    skip: () => 'rinuncia',
    replace: ({ effect }, say) => `invece: ${say.effect(effect)}`,
  },
  parts: {
    ...NAMED_PARTS,
    steps: ({ steps }, say) => steps.map((step) => say.part(step)).join(', poi '),
    pay: ({ amounts, part }, say) =>
      part === null ? payment(say.amounts(amounts)) : `${payment(say.amounts(amounts))}: ${say.part(part)}`,
    card: ({ card }, say) => `risolvi ${quoted(say.card(card))}`,
    use: ({ card }, say) => `usa ${quoted(say.card(card))}`,
    slot: ({ slot }, say) => `usa ${say.slot(slot, 'the')}`,
    dispose: ({ card, route }, say) => {
      const what = `scarta ${card === null ? 'le carte' : quoted(say.card(card))}`;
      const as = say.route(route, card);
      return as === null ? what : `${what} come ${as}`;
    },
  },
  reasons: {
    lacking: ({ counter, need, have, sources }, say) => {
      const parts = sources.map((source) => `${say.source(source)} ${source.n > 0 ? source.n : `−${-source.n}`}`);
      const why = parts.length > 1 ? ` (${parts.join(', ')})` : '';
      return `${need === 1 ? 'serve' : 'servono'} ${say.amount(counter, need)}${why}, ne hai ${have}`;
    },
    unpayable: () => 'non si può pagare',
    'no-part-done': () => 'prima va fatta almeno una parte',
    'part-owed': () => 'prima va fatto ciò che è obbligatorio',
    'any-of': ({ ways }, say) =>
      ways
        .map(({ way, reason }) => (way === null ? say.reason(reason) : `${say.way(way)}: ${innerReason(reason, say)}`))
        .join('; oppure '),
    condition: ({ effect }, say) => {
      const condition = say.condition(effect);
      return condition === null ? 'la sua condizione non è soddisfatta' : `solo se ${condition}`;
    },
    'no-such-site': () => 'non c’è nessun sito così',
    'no-room': () => 'non c’è posto',
    'no-such-card': () => 'non c’è nessuna carta così',
    'no-such-slot': () => 'non c’è nessuno spazio azione così',
    'no-such-player': () => 'non c’è nessun giocatore così',
    'no-site': ({ verb, pieces }, say) =>
      verb === 'build'
        ? `non c’è posto per costruire ${say.list(
            pieces.map((piece) => say.piece(piece, 'one')),
            'or',
          )}`
        : `non c’è niente da ${TO_DO_HERE[verb]}`,
    'no-supply': ({ pieces }, say) =>
      `nella riserva sono finiti: ${say.list(
        pieces.map((piece) => say.piece(piece, 'many')),
        'and',
      )}`,
    occupied: () => 'è occupato',
    'steps-away': ({ steps, most, exactly }) =>
      exactly ? `è a ${inSteps(steps)}, non a ${most}` : `è troppo lontano: ${inSteps(steps)}, al massimo ${most}`,
    'no-way': () => 'non ci si può arrivare',
    'no-end': () => 'non può andare da nessuna parte',
    'not-offered': () => 'non è tra quelli che si possono scegliere qui',
    chosen: () => 'già scelto',
    'no-usable-slot': () => 'nessuno di questi spazi azione si può usare',
    'no-unused-card': () => 'non ne hai che non siano già usate',
    'no-used-card': () => 'nessuna delle tue carte è usata',
    'no-usable-card': () => 'per ora nessuna avrebbe effetto',
    'nothing-of-it': () => 'per ora non avrebbe effetto',
    'nothing-to-do': () => 'per ora non avrebbe effetto',
    'later-obligation': ({ parts }, say) => {
      const unmet = parts.map(({ part, reason }) =>
        reason ? `${say.part(part)} (${say.reason(reason)})` : say.part(part),
      );
      return unmet.length === 0
        ? 'poi non si potrebbe più fare ciò che è obbligatorio'
        : `poi non si potrebbe più fare questo: ${say.list(unmet, 'or')}`;
    },
  },
  problems: {
    'game-over': () => 'la partita è finita',
    refused: ({ key, why }, say) => `«${key}» non è possibile: ${say.reason(why)}`,
    'not-an-option': ({ key, options }) => `«${key}» qui non si può scegliere; le scelte sono ${options.join(', ')}`,
    'not-your-turn': ({ seat, player }) => `adesso sceglie il posto ${player}, non il posto ${seat}`,
    'too-late': ({ at, now }) => `la scelta vale per il passo ${at}; la partita è al passo ${now}`,
    'endless-chain': ({ key, members }) =>
      `${key === null ? 'la partita' : `«${key}»`} innesca una catena di cui non si vede la fine: ${members.join(' → ')}`,
    'beyond-limit': ({ key, limit, members }) =>
      `${key === null ? 'la partita' : `«${key}»`} ${BEYOND[limit](number(LIMITS[limit].most))}: ${members.join(' → ')}`,
  },
  request: {
    'not-a-player-count': ({ title, counts, players }) =>
      `numero di giocatori di ${title}: ${counts.join(', ')}, non ${players}`,
    'no-such-option': ({ option, known }) =>
      `il pacchetto non ha l’opzione «${option}»${known.length > 0 ? `; ha ${known.join(', ')}` : ''}`,
    'no-such-value': ({ option, value, values }) =>
      `l’opzione «${option}» non ha il valore «${value}»; può essere ${values.join(', ')}`,
    'bad-seed': ({ seed, most }) => `il seme di una partita è un numero intero da 0 a ${most}, non ${seed}`,
    'no-such-seat': ({ seat, players }) => `non c’è il posto ${seat}; i posti sono numerati da 0 a ${players - 1}`,
  },
  events: {
    choice: ({ meaning, auto }, say) => `${auto ? 'una sola scelta' : 'sceglie'}: ${say.option(meaning)}`,
    counter: ({ counter, n }, say) => signed(n, say.amount(counter, Math.abs(n))),
    lying: ({ counter, n, site, total }, say) => `${signed(n, say.amount(counter, Math.abs(n)))} su ${site} (${total})`,
    'on-card': ({ counter, n, card, total }, say) =>
      `${signed(n, say.amount(counter, Math.abs(n)))} su ${say.card(card)} (${total})`,
    pay: ({ amounts }, say) => `paga ${say.amounts(amounts)}`,
    piece: ({ what, piece, site, from = '', steps }, say) => {
      const name = say.piece(piece, 'one');
      switch (what) {
        case 'build':
          return `costruisce ${name} su ${site}`;
        case 'lay':
          return `posa ${name} su ${site}`;
        case 'place':
          return `mette ${name} su ${site}`;
        case 'upgrade':
          return `migliora ${name} su ${site}`;
        case 'remove':
          return `toglie ${name} da ${site}`;
        case 'relocate':
          return `sposta ${name}${steps ? ` di ${inSteps(steps)}` : ''} da ${from} a ${site}`;
        case 'replace':
          return `su ${site} ora c’è ${name}`;
      }
    },
    become: ({ site, predicate }, say) => `il sito ${site} ora è ${say.predicate(predicate)}`,
    advance: ({ track, space, beyond }, say) =>
      `${capitalize(say.track(track))}: ${beyond ? 'va oltre la fine' : `arriva a ${space}`}`,
    card: ({ what, card }, say) => {
      const name = quoted(say.card(card));
      switch (what) {
        case 'draw':
          return `pesca ${name}`;
        case 'use':
          return `usa ${name}`;
        case 'exhaust':
          return `${name} è usata per ora`;
        case 'ready':
          return `${name} è di nuovo pronta`;
        case 'discard':
          return `scarta ${name}`;
        case 'ability':
          return `usa l’abilità di ${name}`;
      }
    },
    move: ({ card, from, to }, say) =>
      `${quoted(say.card(card))}: ${from === '' ? 'fuori dal gioco' : say.zone(from)} → ${say.zone(to)}`,
    tile: ({ what, card, site }, say) => {
      const name = card === null ? 'una carta' : quoted(say.card(card));
      switch (what) {
        case 'lay':
          return `posa ${name} su ${site}`;
        case 'place':
          return `mette ${name} su ${site}`;
        case 'place-down':
          return `mette ${name} su ${site} a faccia in giù`;
        case 'look':
          return `guarda ${name} su ${site}`;
        case 'up':
          return `scopre ${name} su ${site}`;
        case 'down':
          return `copre ${name} su ${site}`;
      }
    },
    slot: ({ what, slot }, say) => {
      const name = say.slot(slot, 'the');
      switch (what) {
        case 'perform':
          return `usa ${name}`;
        case 'occupy':
          return `occupa ${name}`;
        case 'block':
          return `${name} è fuori gioco`;
      }
    },
    trigger: ({ cause }, say) => `effetto di: ${say.cause(cause ?? { kind: 'game', id: 'game' })}`,
    signal: ({ signal }, say) => say.signal(signal),
    not: ({ origin, why, cause }, say) => `non: ${origin ? say.effect(origin, cause) : ''} – ${say.reason(why)}`,
    order: () => 'cambia l’ordine di gioco',
    boards: () => 'si distribuiscono le plance',
    refill: ({ zone }, say) => `si rimescola: ${say.zone(zone)}`,
    pass: ({ zone, to }, say) => `si passa a ${to === 'left' ? 'sinistra' : 'destra'}: ${say.zone(zone)}`,
    begin: ({ period }, say) => `comincia: ${say.period(period)}`,
    end: ({ period }, say) => `finisce: ${say.period(period)}`,
    enter: () => null,
    leave: () => null,
  },
  changes: {
    facts: {
      counter: ({ counter }, say) => say.counter(counter, 'many'),
      track: ({ track }, say) => say.track(track),
      zone: ({ zone }, say) => say.zone(zone),
      site: ({ site }) => `sito ${site}`,
      tile: ({ site }) => `tessera su ${site}`,
      laid: ({ site }) => `carta posata su ${site}`,
      turn: ({ site }) => `rotazione di ciò che è su ${site}`,
      lying: ({ counter, site }, say) => `${say.counter(counter, 'many')} su ${site}`,
      face: ({ site }) => `lato della tessera su ${site}`,
      known: ({ site }) => `chi conosce la tessera su ${site}`,
      slot: ({ slot }, say) => say.slot(slot),
      pieces: ({ piece }, say) => `${say.piece(piece, 'many')} in tutto`,
      reached: () => 'obiettivi raggiunti',
      board: () => 'plancia',
      order: () => 'ordine di gioco',
      acting: () => 'di chi è il turno',
      knows: () => 'carte coperte note',
    },
    players: {
      me: 'tu',
      other: 'l’altro',
      third: 'il terzo',
      fourth: 'il quarto',
      neutral: 'neutrale',
      nobody: 'nessuno',
    },
    seat,
    empty: 'vuoto',
    up: 'scoperta',
    down: 'coperta',
    unknown: 'ignota',
    flipped: (turn) => `${turn}, rovesciato`,
    upgraded: (piece) => `${piece} (con miglioramento)`,
    space: (n) => `spazio ${n}`,
    states: { used: 'usata', 'ability used': 'abilità usata' },
    marks: (n) => `segnalini ${n}`,
    was: (is, was) => `${is} (prima: ${was})`,
    reordered: (list) => `altro ordine: ${list}`,
  },
  causes: {
    game: () => 'le regole',
    slot: (id, say) => say.slot(id),
    card: (id, say) => say.card(id),
    site: (id) => `sito ${id}`,
    track: (id, say) => say.track(id),
    piece: (id, say) => say.piece(id),
  },
  sources: {
    cost: ({ by }) => (by === 'usual' ? 'costo normale' : 'prezzo'),
    discount: ({ by }, say) => say.cause(by),
    surcharge: ({ by }, say) => say.cause(by),
  },
};
