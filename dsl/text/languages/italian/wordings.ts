/** Wordings of Italian cards and rulebooks: `paga/pagate` addresses one person or several; a verb after `~` is an infinitive. */
import { ARROWS, NUMERALS, NO_WORDINGS, type Wordings } from '../wordings.ts';
import { patterns } from './patterns.ts';
import { adjective, noun, type Register } from './forms.ts';

const NUMBERS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
/** Verbs that are never rendered, with their infinitives. */
const VERBS: Record<string, string> = {
  pescare: 'pesca/pescate',
  guadagnare: 'guadagna/guadagnate',
  produrre: 'produci/producete',
  prendere: 'ottieni/ottenete',
  ricevere: 'ricevi/ricevete',
  spendere: 'paga/pagate',
  eseguire: 'svolgi/svolgete',
  ripristinare: 'riattiva/riattivate',
  scambiare: 'scambia/scambiate',
  vendere: 'vendi/vendete',
  convertire: 'converti/convertite',
  trasformare: 'trasforma/trasformate',
  attivare: 'attiva/attivate',
};

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = {
  prendi: 'ottieni',
  prendete: 'ottenete',
  spendi: 'paga',
  spendete: 'pagate',
  spendendo: 'pagando',
  ciascun: 'ogni',
  ciascuna: 'ogni',
  possiedi: 'hai',
  possedete: 'avete',
  guadagni: 'ottieni',
  peschi: 'pesca',
  ognuno: 'ogni',
  ognuna: 'ogni',
  ciascuno: 'ogni',
  edifica: 'costruisci',
  muovi: 'avanza',
  muovete: 'avanzate',
  esegui: 'svolgi',
  eseguite: 'svolgete',
  ripristina: 'riattiva',
  ripristinate: 'riattivate',
  raddrizza: 'riattiva',
};

export const IN_BOTH_REGISTERS: Wordings = {
  ...NO_WORDINGS,
  gainVerb: 'ottieni/ottenete',
  commaIsOptional: true,
  slashes: ['oppure', 'per ogni'],
  adjectives: { available: [adjective('libero'), adjective('vuoto')] },
  determiners: {
    one: {
      singular: [
        'un qualsiasi',
        'una qualsiasi',
        'un qualunque',
        'una qualunque',
        'qualsiasi',
        'una tua/vostra',
        'un tuo/vostro',
      ],
      plural: ['una di le tue/vostre', 'uno di i tuoi/vostri', 'una di le', 'uno di i', 'uno di gli'],
    },
    each: { plural: ['ogni di le tue/vostre', 'ogni di i tuoi/vostri', 'ogni di le', 'ogni di i', 'ogni di gli'] },
    many: { plural: ['le tue/vostre', 'i tuoi/vostri', 'tuoi/vostri', 'tue/vostre', 'le', 'i', 'gli'] },
    all: { plural: ['tutte le tue/vostre', 'tutti i tuoi/vostri', 'tutte le', 'tutti i', 'tutti gli'] },
    number: { plural: ['di le tue/vostre', 'di i tuoi/vostri', 'di le', 'di i', 'di gli'] },
  },
  drawVerbs: ['pesca/pescate'],
  patterns,
  oneWithoutNumber: true,
  sequences: [
    ...NUMERALS.map((n): [string[], string[]] => [
      [n, 'o', 'più'],
      ['almeno', n],
    ]),
    ...['una', 'uno', 'un'].map((one): [string[], string[]] => [
      ['almeno', one],
      ['almeno', '1'],
    ]),
    [
      ['puoi/potete', 'poi', '~'],
      ['poi', 'puoi/potete', '~'],
    ],
    [['il', 'tuo', 'indicatore', 'raggiunge'], ['raggiungi/raggiungete']],
    ...['avversario', 'altro giocatore'].flatMap((other) =>
      [[], ['già']].map((already): [string[], string[]] => [
        [...already, 'occupato', 'da', 'un', ...other.split(' ')],
        ['occupato', 'ma', 'non', 'da', 'te/voi'],
      ]),
    ),
    ...['con', 'che', 'contenente'].map((word): [string[], string[]] => [
      [word, ...(word === 'che' ? ['contiene'] : []), 'il', 'tuo', word === 'con' ? 'segnalino' : 'indicatore'],
      ['occupato', 'da', 'te/voi'],
    ]),
    ...ARROWS,
    [['max', '.'], ['max']],
    [
      ['(', 'facoltativo', ')', ':'],
      [':', 'puoi/potete', '~'],
    ],
    ...['lo', 'la', 'li', 'le'].map((pronoun): [string[], string[]] => [
      ['-', pronoun, 'gratis'],
      ['gratuitamente', '-', pronoun],
    ]),
  ],
  partitive: [
    '{count} tue/vostre {kinds}',
    '{count} di le tue/vostre {kinds}',
    '{count} di i tuoi/vostri {kinds}',
    '{count} di le {kinds}',
    '{count} di i {kinds}',
    '{count} di gli {kinds}',
  ],
  upTo: ['fino a', 'al massimo', 'fino a un massimo di'],
  andAlso: [' più ', ', più '],
  pronouns: { nom: ['essa', 'esso'] },
  ofEach: ['per ogni', 'pagata', 'pagato', 'spesa', 'speso', 'scartata'],
  kindsOf: [
    'tutti e {n} i tipi di {kind}',
    'tutti e {n} i tipi di {kinds}',
    '{kinds} di tutti e {n} i tipi',
    'tutti i tipi di {kind}',
    '{n} tipi di {kind}',
    '{n} tipi diversi di {kind}',
    '{n} tipi diversi di {kinds}',
  ],
  goesOn: [
    'puoi/potete farlo',
    'altrimenti',
    'in caso contrario',
    'ogni volta ottieni/ottenete',
    'poi',
    'quindi',
    'dopodiché',
    'se lo fai/fate',
    'in seguito',
    'dopo di che',
  ],
  ones: ['una', 'uno', 'un'],
  nouns: { slot: [noun('m', 'spazio', 'spazi')] },
  tokens: {
    ...Object.fromEntries(Object.entries(SYNONYMS).map(([word, rendered]) => [word, [rendered]])),
    ...Object.fromEntries(NUMBERS.map((word, i) => [word, [String(i + 2)]])),
    ...Object.fromEntries(
      ORDINALS.flatMap((word, i) => [
        [word, [String(i + 1), 'º']],
        [word.replace(/o$/, 'a'), [String(i + 1), 'ª']],
      ]),
    ),
    ...Object.fromEntries(Object.entries(VERBS).map(([infinitive, verbs]) => [infinitive, ['~', verbs]])),
  },
  idioms: {
    run: ['ottieni/ottenete la {program} di {n what}'],
    'each built': [
      'ogni {kind} che costruisci/costruite ti/vi dà {items}',
      'ogni {kind} che costruisci/costruite vale {items}',
      'per ogni {kind} che costruisci/costruite, {body}',
      'per ogni {kind} che costruisci/costruite {body}',
      '{body} per ogni {kind} che costruisci/costruite',
    ],
    'each upgraded': [
      'per ogni {kind} che migliori/migliorate, {body}',
      'per ogni {kind} che migliori/migliorate {body}',
      '{body} per ogni {kind} che migliori/migliorate',
    ],
    'pay up to': [
      'paga/pagate {price} fino a {count} volte[,|:] ottieni/ottenete {items} ogni volta',
      'paga/pagate {price} fino a {count} volte ogni volta ottieni/ottenete {items}',
      'fino a {count} volte, paga/pagate {price}: ottieni/ottenete {items} ogni volta',
    ],
    capped: [
      'ottieni/ottenete {items}, fino a[ un massimo di] {count}[ {unit}]',
      'ottieni/ottenete {items}, al massimo {count}[ {unit}]',
      'ottieni/ottenete {items}, ma non più di {count}[ {unit}]',
      'ottieni/ottenete {items} (fino a[ un massimo di] {count}[ {unit}])',
      'ottieni/ottenete {items} (al massimo {count}[ {unit}])',
      'ottieni/ottenete {items} (max {count}[ {unit}])',
      'ottieni/ottenete {items} (massimo {count}[ {unit}])',
    ],
    'discount this': [
      '[i|le|gli ]{kinds} che costruisci/costruite in questo|questa {period} costano {price} in meno',
      '[i|le|gli ]{kinds} che costruisci/costruite questo|questa {period} costano {price} in meno',
    ],
    'its program': [
      'ottieni/ottenete la sua {program}',
      'ricevi/ricevete la sua {program}',
      'risolvi/risolvete la sua {program}',
    ],
    'upgrade some': [
      'migliora/migliorate {some} {kinds}[,] pagando {price} per ogni',
      'migliora/migliorate {some} {kinds}[ pagando {price} per ogni miglioramento]',
    ],
    'use some': ['usa/usate {some} di le tue/vostre {kinds}'],
    steps: ['ottieni/ottenete {unit} in base a {on}: {steps}', 'ottieni/ottenete {unit} per i|gli|le {on}: {steps}'],
    'pay to gain': [
      'paga/pagate {price} per ~ottieni/ottenete {items}',
      '{price} → {items}',
      'scambia/scambiate {price} con|per {items}',
      '~scambia/scambiate {price} con|per {items}',
      'vendi/vendete {price} per {items}',
      'converti/convertite {price} in {items}',
      'paga/pagate {price} → {items}',
      'paga/pagate {price} e ottieni/ottenete {items}',
    ],
    'each gives': [
      'per {each} ottieni/ottenete {items}',
      'per {each}, ottieni/ottenete {items}',
      '{each} ti/vi dà {items}',
      '{each} fornisce {items}',
      '{each} vale {items}',
      '{each} ottiene {items}',
      '{each} riceve {items}',
    ],
    'for every': ['per ogni {count} {kinds} ottieni/ottenete {items}', 'ogni {count} {kinds} ottieni/ottenete {items}'],
    'trade any': [
      'vendi/vendete quante|quanti {unit} vuoi/volete per|a {items} ogni',
      'scambia/scambiate un numero a piacere di {unit} con {items} ogni',
      'vendi/vendete un numero qualsiasi di {unit} per|a {items} ogni',
      'scambia/scambiate quante|quanti {unit} vuoi/volete con {items} ogni',
      'scambia/scambiate un numero qualsiasi di {unit} con {items} ogni',
    ],
    'trade up to': [
      'paga/pagate fino a {count} {unit} ottieni/ottenete {items} per ogni',
      'paga/pagate fino a {count} {unit}[ e|,] ottieni/ottenete {items} per ogni {kind} pagata|pagato|spesa|speso',
      'paga/pagate fino a {count} {unit} per ~ottieni/ottenete {items} per ogni',
      'vendi/vendete fino a {count} {unit} per|a {items} ogni',
      'scambia/scambiate fino a {count} {unit} con {into}, {items} ogni',
      'scambia/scambiate fino a {count} {unit} con {items} ogni',
    ],
    'with at least': ['con almeno {count} {kinds}, {body}'],
    'as soon as at least': ['non appena hai/avete {count} {kinds}, {body}'],
    'at the end of each': [
      'alla fine di ogni[ tuo/vostro] {period}, {body}',
      'alla fine di ciascun[ tuo/vostro] {period}, {body}',
      'alla fine di il tuo/vostro {period}, {body}',
    ],
    unless: ['a meno che non {test}, {body}', 'tranne se {test}, {body}'],
    'each does': ['{body} per {each}', 'per {each}, {body}'],
    'first in': [
      'la 1ª volta che {event} in|a ogni {period}, {body}',
      'la 1ª volta che {event} ogni {period}, {body}',
      'la 1ª volta in|a ogni {period} che {event}, {body}',
      'una volta in ogni tuo/vostro {period}, quando {event}, {body}',
      'una volta per {period}, quando {event}, {body}',
      'una volta per {period} quando {event} {body}',
    ],
    'at the start of each': [
      'all’inizio di ogni tuo/vostro {period}, {body}',
      'all’inizio di il tuo/vostro {period}, {body}',
    ],
  },
  steps: {
    row: ['{amount} per {key}[ {kinds}]'],
    last: ['{amount} per {key} o più[ {kinds}]', '{amount} per almeno {key}[ {kinds}]'],
  },
  justBuilt: ['la|il|lo {kind} appena costruita|costruito'],
  itsPrice: [
    'costa|costano[ ti/vi][ solo|soltanto] {price}',
    'il costo è di {price}',
    'paga/pagate solo|soltanto {price}',
    'per ognuno|ognuna paga|pagate {price}',
    'invece di il costo normale paga/pagate {price}',
    'invece di il costo normale, paga/pagate[ solo] {price}',
  ],
  surcharge: ['quando costruite {one} su questo sito dovete pagare un sovrapprezzo di {price}'],
  bonus: ['costruire su un sito contrassegnato con questi simboli vi permette di ~{body}'],
  remarks: {
    'non potete ~{body}': 'where one of two is done, no part of the other is',
    'non è necessario che le|i|gli {kinds} siano dello stesso tipo': 'nothing says that they have to',
    'paga|pagate il costo normale': 'what is built has its usual cost anyway',
  },
  added: ['aggiuntivo', 'aggiuntiva', 'aggiuntivi', 'aggiuntive'],
  redundant: {
    immediatamente: 'every effect is done at once',
    subito: 'every effect is done at once',
    'e solo una volta': 'an effect is done once',
    ', a tua scelta,': 'one chooses anyway',
    ', a tua scelta': 'one chooses anyway',
    'a tua scelta': 'one chooses anyway',
    ', a scelta': 'one chooses anyway',
    'a scelta': 'one chooses anyway',
    qualsiasi: 'one chooses anyway',
    qualunque: 'one chooses anyway',
    'da la riserva': 'what is gained comes from the supply',
    'da la riserva generale': 'what is gained comes from the supply',
    extra: 'what is gained is added to what there is',
    ', ma non uno e uno': 'where one of two is done, no part of the other is',
    'in più': 'what is gained is added to what there is',
    'che hai': 'what counts is what one has',
    tua: 'what counts is one’s own',
    tuo: 'what counts is one’s own',
    tue: 'what counts is one’s own',
    tuoi: 'what counts is one’s own',
    già: 'what is so is so already',
    'che avete': 'what counts is what one has',
    'che ha costruito': 'what counts is what one has',
  },
  and: { between: [', ', ' e ', ' e ~'], last: [' e ', ' e ~'] },
  or: {
    between: [' o ', '; oppure ', ' o ~', ' oppure ~', ', oppure ', ', o '],
    before: [
      'o ',
      'o ~',
      'scegli/scegliete: ',
      'scegli/scegliete uno|una: ',
      'a scelta: ',
      'a tua/vostra scelta: ',
      'scegli/scegliete una di le seguenti opzioni: ',
      'scegli/scegliete se ~',
    ],
  },
};

/** `paga/pagate` as one register says it, anywhere in a value. */
function inRegister<T>(value: T, register: Register): T {
  if (typeof value === 'string') return value.replace(/(\p{L}+)\/(\p{L}+)/gu, register === 'tu' ? '$1' : '$2') as T;
  if (Array.isArray(value)) return value.map((inner) => inRegister(inner as unknown, register)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [inRegister(key, register), inRegister(inner as unknown, register)]),
  ) as T;
}

export const wordingsIn = (register: Register): Wordings => inRegister(IN_BOTH_REGISTERS, register);
