/** Italian words of what printed texts and typed cards are found to say. */
import type { NamedCard } from '../../../audit/about.ts';
import type { FactClass } from '../../../audit/text-class.ts';
import { languagesIn } from '../../language-name.ts';
import type { FindingMessages } from '../../../../service/translations/words.ts';

const language = languagesIn('it');
const SCRIPTS = { Latin: 'latine', Cyrillic: 'cirilliche' };
const FACTS: Record<FactClass, string> = {
  name: 'il nome',
  type: 'il tipo',
  color: 'il colore',
  deck: 'il mazzo',
  price: 'il prezzo',
};
const ofCards = (cards: readonly NamedCard[]): string =>
  cards.map(({ id, number, name }) => `della carta ${number ?? id} (${name})`).join(' o ');

export const FINDINGS: FindingMessages = {
  classes: {
    amount: 'un altro numero',
    counter: 'si conta un’altra cosa',
    piece: 'un altro tipo di cosa',
    filter: 'si intendono altre cose, o un’altra condizione',
    cost: 'un altro costo',
    connective: 'unito in un altro modo',
    'choice-size': 'un’altra scelta',
    limit: 'un altro limite',
    frame: 'un altro momento o un’altra occasione',
    optionality: 'facoltativo solo in uno dei due',
    action: 'si fa un’altra cosa',
    'missing-clause': 'manca una frase',
    'extra-clause': 'una frase di troppo',
    order: 'le stesse frasi in un altro ordine',
    term: 'un altro nome',
    unreadable: 'non compreso',
    'mixed-scripts': 'lettere di due alfabeti',
    'wrong-language': 'un’altra lingua',
    'other-card': 'un’altra carta',
    'no-text': 'qui non c’è un testo da confrontare',
    name: 'nome',
    type: 'tipo',
    color: 'colore',
    deck: 'mazzo',
    price: 'prezzo',
  },
  saidForMeant: (what, said, meant) => `${what}: ${said} nel testo, ${meant} nell’effetto`,
  lacks: (what, meant) => `${what}: nel testo manca ${meant ?? 'ciò che dice l’effetto'}`,
  adds: (what, said) => `${what}: il testo ha ${said}, l’effetto nulla di simile`,
  fact: (kind, said, meant) =>
    `${FACTS[kind]} nella tabella è “${said}”, nel pacchetto ${meant === null ? 'non c’è' : `“${meant}”`}`,
  noSuchName: 'non c’è un nome così',
  noPrice: 'ciò che è scritto non si comprende come prezzo',
  nameOf: (cards) => `è il nome ${ofCards(cards)}`,
  textOf: (cards) => `questo è il testo ${ofCards(cards)}`,
  alsoTextOf: (cards) => `È il testo ${ofCards(cards)}.`,
  seeNumber: 'Trascrivi il testo di questa carta, o controlla se il numero è giusto.',
  ownText: (code) => `questo è il testo in ${language(code)}`,
  namesLanguage: (code) =>
    `Scrivi «lang: ${code}»; in una tabella, mettilo nella colonna del testo in ${language(code)}.`,
  inLanguage: (code, expected) => `il testo è in ${language(code)}, non in ${language(expected)}`,
  typeIn: (code) => `Trascrivi il testo in ${language(code)}.`,
  noLetters: (code, script) =>
    `questo testo ha quasi solo lettere ${SCRIPTS[script]}, e in ${language(code)} non ce ne sono`,
  giveLanguage: 'Indica la lingua in cui è scritto.',
  typeOrRemove: 'Trascrivilo dal componente, o togli la voce.',
  differAt: ({ position, players, after }) =>
    [
      players > 2 ? `Giocati in ${players}, portano a risultati diversi` : 'Giocati, portano a risultati diversi',
      position === null ? '' : ` nella posizione ${position}`,
      after === '' ? '.' : `, se in seguito si fa questo: ${after}.`,
    ].join(''),
  onlyOf: (side, outcomes) => `Solo ${side === 'text' ? 'il testo' : 'l’effetto'}: ${outcomes}.`,
  nothingChanges: 'non cambia nulla',
  untold:
    'Non si è potuto stabilire se in gioco faccia differenza: nessuna posizione ne mostra una, e nessuna la esclude.',
};
