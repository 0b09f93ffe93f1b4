/** Italian: the rules of a pack as a book. */
import type { RulebookWords } from '../../../table/rulebook/words.ts';

export const it: RulebookWords = {
  chapters: {
    goal: 'Di che cosa si tratta',
    course: 'Lo svolgimento della partita',
    actions: 'Che cosa fanno fare carte e spazi',
    always: 'Che cosa vale sempre',
    slots: 'Spazi azione',
    pieces: 'Pezzi',
    cards: 'Carte',
    tracks: 'Tracciati',
    counters: 'Che cosa si conta',
    terms: 'Parole del gioco',
    options: 'Varianti e opzioni',
  },
  rulesOf: (title) => `Regole di ${title}`,
  contents: 'Indice',
  sources: 'Fonti',
  players: 'Giocatori',
  winning: 'Chi vince',
  wholeGame: 'Tutta la partita',
  forPlayers: (numbers, most) => `Per ${numbers} ${most === 1 ? 'giocatore' : 'giocatori'}.`,
  forPlayersFrom: (least, most) => `Da ${least} a ${most} giocatori.`,
  wins: (by, isTie, say) => {
    const who =
      by === null
        ? 'chi è prima nell’ordine di gioco'
        : `chi ha ${by.fewest ? 'meno' : 'più'} ${say.counter(by.counter, 'many')}`;
    return isTie ? `In caso di parità vince, tra chi è alla pari, ${who}.` : `Vince ${who}.`;
  },
  mustReach: (goal, players) =>
    `${players === null ? '' : `${players} `}Può vincere solo chi raggiunge questo: ${goal}.`,
  cost: 'Costo',
  upgrade: 'Miglioramento',
  space: (n) => `Spazio ${n}`,
  beyond: 'Oltre la fine',
  atStart: (amount) => `All’inizio: ${amount}.`,
  secret: 'Gli altri non vedono quanto ne ha un giocatore.',
  oneOf: (names) => `Uno di questi: ${names}.`,
  withoutColor: 'Senza colore',
  values: 'Valori',
  here: 'In questa partita',
};
