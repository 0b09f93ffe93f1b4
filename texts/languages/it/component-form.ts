/** Labels of forms of components, in Italian. */
import { wordTable } from '../../../dsl/internal.ts';
import type { FieldWords } from '../component-form.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('it');

const CASES: Readonly<Record<string, string>> = wordTable({
  one: 'di uno',
  other: 'di più',
  nom: 'nominativo',
  gen: 'genitivo',
  dat: 'dativo',
  acc: 'accusativo',
  ins: 'strumentale',
  loc: 'locativo',
});

/** Of how many things a form is said, by the case. */
const [THREE, TWO] = [
  ['di uno', 'da due a quattro', 'di cinque'],
  ['di uno', 'di più'],
];
const NUMBERS: Readonly<Record<string, readonly string[]>> = wordTable({
  nom: THREE,
  gen: TWO,
  dat: TWO,
  acc: THREE,
  ins: TWO,
  loc: TWO,
});

export const fieldWords: FieldWords = {
  name: (language) => `nome (${nameOf(language)})`,
  fields: {
    number: 'numero',
    plural: 'nome al plurale',
    deck: 'mazzo',
    type: 'tipo',
    color: 'colore',
    price: 'prezzo',
    copies: 'copie',
    players: 'solo con tanti giocatori',
    when: 'solo se',
    text: 'testo stampato, non ancora codificato',
    values: 'cosa si può scegliere',
    default: 'se non si sceglie',
    reason: 'motivo',
    value: 'valore',
    of: 'di chi o di che cosa',
    start: 'all’inizio',
    hidden: 'conto nascosto',
    visible: 'chi lo vede',
    most: 'al massimo, per chi non lo vede',
    classes: 'classi',
    'lies-on': 'sta su',
    cost: 'costo abituale',
    upgrade: 'costo abituale di un miglioramento',
    where: 'dove si può costruire',
    'where-named': 'dove, se un effetto lo dice',
    supply: 'quanti ce ne sono',
    'order-of': 'ordine del programma',
    sites: 'siti',
    order: 'ordine',
    listening: 'gli effetti delle sue carte valgono',
    'draws-to': 'le carte pescate vanno in',
    refill: 'si riempie da',
    starts: 'dove stanno le carte all’inizio',
    back: 'dorso delle carte',
    beyond: 'oltre',
    usual: 'quello inteso',
    unlimited: 'quanti segnalini si vuole',
    from: 'come sul tabellone',
    shape: 'forma',
    turns: 'si può girare',
    flips: 'si può capovolgere',
    grid: 'griglia',
    adjacent: 'quali siti sono vicini',
    rows: 'mappa',
    reach: 'da raggiungere',
  },
  choices: {
    player: 'giocatore',
    game: 'gioco',
    piece: 'pezzo',
    counter: 'contatore',
    card: 'carta',
    slot: 'casella azione',
    site: 'sito',
    stack: 'pila',
    set: 'insieme senza ordine',
    all: 'tutti',
    owner: 'il proprietario',
    none: 'nessuno',
    sides: 'ai lati',
    corners: 'agli angoli',
    square: 'quadrata',
    hex: 'esagonale',
    slanted: 'obliqua',
  },
  forms: (language) => `forme del nome (${nameOf(language)})`,
  formsHelp: 'I testi usano queste. Quelle che non cambi seguono il nome.',
  form: (key, number) =>
    `${CASES[key] ?? key}${number === null ? '' : `, ${NUMBERS[key]?.[number] ?? String(number)}`}`,
  gender: 'genere',
  genders: { m: 'maschile', f: 'femminile', n: 'neutro' },
};
