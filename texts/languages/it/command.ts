/** Italian: to one person, with tu; of players in the third person. */
import type { GameWords } from '../../../cli/wording/words.ts';
import { wordTable } from '../../../dsl/internal.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const range = (numbers: string): string => numbers.replace('-', ' a ');
/** People and bots; a bot with a budget keeps it: `usual:80`. */
const SEATS: Readonly<Record<string, string>> = wordTable({
  human: 'umano',
  random: 'casuale',
  quick: 'veloce',
  usual: 'normale',
  strong: 'forte',
});

const percent = (n: number): string => n.toLocaleString('it', ONE_DECIMAL);

export const it: GameWords = {
  scores: {
    title: 'Punteggio finale',
    start: 'Inizio',
  },
  table: {
    onTable: 'Sul tavolo',
    order: 'Ordine di turno',
    empty: 'Vuoti',
    toDraw: 'Da pescare',
    supply: 'Riserva',
    slots: 'Spazi azione',
    has: 'Ha',
    you: 'tu',
    others: (n) => (n > 1 ? 'Gli altri' : 'L’altro'),
    onTop: (cards, card) => `${cards}, in cima ${card}`,
    used: 'usata',
    marks: (what) => `${what} sopra`,
    upgraded: (n) => `migliorati: ${n}`,
    legend: '* = migliorato',
    faceDown: (card) => (card === null ? 'una carta coperta' : `${card} (coperta)`),
    price: (price) => `prezzo: ${price}`,
    surcharge: 'Sovrapprezzo',
    neutral: 'neutrale',
  },
  session: {
    player: (n) => `Giocatore ${n}`,
    seat: (name) => name.replace(/^\w+/, (kind) => SEATS[kind] ?? kind),
    header: (title, players, seed, who) => `${title}, giocatori: ${players}, seme ${seed}: ${who}`,
    all: (seat) => `gioca solo: ${seat}`,
    choicesSoFar: (title, n) => `${title}: scelte fatte finora: ${n}.`,
    damaged: (file) => `${file} resta com’è. Per continuare in un nuovo file dall’ultima scelta possibile:`,
    pause: (player) => `${player}, tocca a te. Gli altri non guardino; premi Invio. `,
    ask: (player, numbers) => `${player} [${numbers}, h = aiuto] > `,
    onlyWay: (option) => `${option} (unica possibilità)`,
    anyOrder: (option) => `${option} (per prima cosa: l’ordine non fa differenza)`,
    help: {
      NUMBER:
        'prende quell’opzione; anche la sua chiave (come slot:…) o l’inizio delle sue parole.' +
        ' Un titolo è la prima di due scelte: le sue parole prendono solo quella',
      u: 'annulla: torna alla tua scelta precedente, se nel frattempo nessuno ha saputo qualcosa di nuovo',
      r: 'ripete ciò che è stato annullato',
      '?': 'perché qualcosa non è proposto',
      b: 'che cosa sceglierebbe qui un bot, e come continuerebbe',
      p: 'di nuovo la posizione',
      'v N': 'che cosa ha il giocatore N',
      'c ID': 'una carta, per identificatore, nome o numero',
      's FILE': 'salva la partita; `fathom play --resume FILE` la continua',
      h: 'questo aiuto',
      q: 'esce',
    },
    typeNumber: (numbers, options) =>
      options === 1
        ? `Scrivi ${numbers} per continuare, o h per l’aiuto.`
        : `Scrivi un numero da ${range(numbers)}, o h per l’aiuto.`,
    noNumber: (typed, numbers) =>
      `Non c’è un’opzione ${typed}; ${numbers.includes('-') ? `vanno da ${range(numbers)}` : `c’è solo ${numbers}`}.`,
    ambiguous: (typed, options) => `«${typed}» può essere ${options}; scrivi qualche lettera in più o il numero.`,
    unknown: (typed, guess) => `«${typed}» non è un’opzione né un comando.${guess} h = aiuto.`,
    didYouMean: (names) => (names.length === 0 ? '' : ` Intendevi ${names.map((name) => `«${name}»`).join(' o ')}?`),
    or: ' o ',
    refused: (reason) => `Non è possibile: ${reason}.`,
    takenBack: 'Annullato.',
    nothingToTakeBack: 'Non c’è niente da annullare.',
    cannotTakeBack:
      'Non si può annullare: nel frattempo qualcuno ha saputo qualcosa di nuovo, o ha deciso un altro giocatore.',
    nothingToRedo: 'Non c’è niente da ripetere.',
    saveWhere: 'Dove salvare? s FILE',
    saved: (file) => `Salvato in ${file}.`,
    saveFirst: 'Salvare la partita? Il nome di un file la salva, Invio esce senza: ',
    allPossible: 'Qui si può scegliere tutto.',
    advised: (option, plan) => `Un bot sceglierebbe ${option}${plan.length > 0 ? `, e poi: ${plan.join(', ')}` : ''}.`,
    advisedLess: (option, points) => `${option}: vale ${points.toLocaleString('it', ONE_DECIMAL)} in meno`,
    advisedUnlikelier: (option, percent) => `${option}: probabilità di vittoria più bassa del ${percent.toFixed(0)} %`,
    asGood: (options) => `Altrettanto buono: ${options.join(', ')}`,
    exactAdvice: 'Non si può fare di meglio: la partita è stata esaminata fino alla fine.',
    whose: (players) => `Le cose di chi? v 1 … v ${players}`,
    noCard: (typed, guess) => `Non c’è una carta «${typed}».${guess}`,
    inputEnded: 'I dati in ingresso sono finiti prima della partita.',
    gameSaved: (file, over) => `La partita è salvata in ${file}. ${over ? 'Per rivederla' : 'Per continuarla'}:`,
    again: (seed) => `Seme ${seed}. La stessa partita di nuovo:`,
  },
  replay: {
    header: (title, players, seed) => `${title}, giocatori: ${players}, seme ${seed}`,
    asked: (made, of, player, prompt) => `Dopo ${made} scelte di ${of}, domanda a ${player}: «${prompt}»`,
    notOffered: (choice, of, key, reason) => `la scelta ${choice} di ${of}, «${key}», non è proposta: ${reason}`,
    notOfferedThere: (choice, of) =>
      `la scelta ${choice} di ${of} lì non è proposta; fathom replay dice perché, con ciò che è nelle mani`,
    recordChanged: 'Il pacchetto è lo stesso: è stata cambiata la registrazione.',
    sameVersion: (version) => `entrambi si dicono versione ${version}`,
    versions: (then, now) => `versione ${then} allora, ${now} adesso`,
    otherPack: (pack, versions) =>
      `La registrazione è stata fatta con un altro stato del pacchetto ${pack} (${versions}).`,
    noComponents: 'La registrazione non dice com’era il pacchetto: non si può dire che cosa è cambiato.',
    onlyHead: 'Nessun componente è diverso; è cambiata la testa del pacchetto, oppure l’ordine dei suoi componenti.',
    components: (names, more) => `Componenti diversi: ${names}${more > 0 ? `, e altri ${more}` : ''}.`,
    change: { new: 'nuovo', removed: 'tolto', changed: 'cambiato' },
    hashDiffers: (choice, last, hash, recorded) =>
      `Dopo la scelta ${choice} ${last ? 'l’ultima posizione' : 'la posizione'} ha l’impronta ${hash}; la registrazione dice ${recorded}.`,
    hashOfNoChoice: (choice, of) => `La registrazione ha un’impronta dopo la scelta ${choice}, e ${of} scelte.`,
    good: 'bene',
    equal: (choices, hashes, otherState) =>
      `scelte: ${choices}, impronte uguali: ${hashes}${otherState ? ', con un altro stato del pacchetto' : ''}`,
  },
  try: {
    impossible: 'Non si può fare niente di tutto questo:',
    not: 'no:',
    moreRefused: (n) => `e altre ${n} non proposte`,
    endless: 'Continua, e non se ne vede la fine:',
    happens: 'Che cosa succede',
    changes: 'Che cosa cambia',
    nothing: 'niente',
    notAsked: 'Non richieste:',
    outcomes: (n, cut) => `${n} ${n === 1 ? 'esito' : 'esiti'}${cut ? ', e altri che non sono stati cercati' : ''}`,
    nothingChanges: 'non cambia niente',
    ways: (n) => `[in ${n} modi]`,
    moreOutcomes: (n) => `e altri ${n} (--json li ha tutti)`,
  },
  study: {
    noBetterThanChance: (bot, games, { wins, low, high, fair }) =>
      `Non è certo che ${bot} giochi meglio del caso: di ${games} partite contro scelte a caso ne ha vinte il ` +
      `${percent(wins)} % (da ${percent(low)} a ${percent(high)}), ` +
      `e per caso sarebbe il ${percent(fair)} %. Ciò che dicono le sue partite non vale per ` +
      `chi gioca bene.`,
  },
};
