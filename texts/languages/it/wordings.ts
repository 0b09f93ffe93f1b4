/** Wordings of Italian cards and rulebooks: `paga/pagate` addresses one person or several; a verb after `~` is an infinitive. */
import { ARROWS, NUMERALS, ONES_OWN, NO_WORDINGS, type Wordings } from '../wordings.ts';
import { idioms } from './idioms.ts';
import { patterns } from './patterns.ts';
import { adjective, noun, type Register } from './forms.ts';
import { synonyms } from './synonyms.ts';
import { wordTable } from '../../../dsl/internal.ts';

const NUMBERS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
/** Verbs that are never rendered, with their infinitives. */
const VERBS: Record<string, string> = wordTable({
  pescare: 'pesca/pescate',
  produrre: 'produci/producete',
  vendere: 'vendi/vendete',
  convertire: 'converti/convertite',
  trasformare: 'trasforma/trasformate',
  scambiare: 'scambia/scambiate',
  rinunciare: 'rinuncia/rinunciate',
  attivare: 'attiva/attivate',
});

/** What is stated of the player, where a clause begins: *paghi 1 credito*. */
const STATED: Wordings['stated'] = Object.fromEntries(
  'paga migliora avanza scarta usa riattiva scambia sposta'
    .split(' ')
    .map((verb) => [`${verb.slice(0, -1).replace(/[cg]$/, '$&h')}i`, verb]),
);
/** What is done without somebody who does it, in one form: *vengono costruite* is *viene costruito*. */
const PASSIVES: Wordings['sequences'] = ['costruito', 'migliorato', 'pescato', 'dato', 'perso'].flatMap((done) =>
  ['viene', 'vengono'].flatMap((is) =>
    [...'oaie'].map((end): [string[], string[]] => [
      [is, done.slice(0, -1) + end],
      ['viene', done],
    ]),
  ),
);

const YOURS = ['tuo', 'tua', 'tuoi', 'tue', 'vostro', 'vostra', 'vostri', 'vostre'];

export const IN_BOTH_REGISTERS: Wordings = {
  ...NO_WORDINGS,
  gainVerb: 'ottieni/ottenete',
  stated: STATED,
  contrasts: [
    ', mentre tu/voi',
    '; tu/voi invece',
    ', tu/voi invece',
    ', invece tu/voi',
    ', ma tu/voi',
    '; tu/voi',
    ', tu/voi',
    ' e tu/voi',
    ...[', ', '; ', ' e ', ', mentre ', ', e '].map((joint) => `${joint}|ogni altro giocatore`),
  ],
  commaIsOptional: true,
  slashes: ['oppure', 'per ogni'],
  adjectives: {
    different: [adjective('diverso')],
    available: [adjective('libero'), adjective('vuoto')],
    same: [adjective('uguale'), adjective('identico')],
    'foreign-piece': [adjective('nemico')],
  },
  possessives: YOURS,
  purposes: ['per'],
  ofReader: [...YOURS, 'hai', 'avete', 'possiedi', 'possedete'],
  determiners: {
    one: {
      singular: [
        'un qualsiasi:nom',
        'una qualsiasi:nom',
        'un qualunque:nom',
        'una qualunque:nom',
        'qualsiasi:nom',
        'una tua/vostra:nom',
        'un tuo/vostro:nom',
      ],
      plural: ['una di le tue/vostre', 'uno di i tuoi/vostri', 'una di le', 'uno di i', 'uno di gli'],
    },
    each: {
      singular: ['ogni tuo/vostro:nom', 'ogni tua/vostra:nom'],
      plural: ['ogni di le tue/vostre', 'ogni di i tuoi/vostri', 'ogni di le', 'ogni di i', 'ogni di gli'],
    },
    many: { plural: ['le tue/vostre', 'i tuoi/vostri', 'tuoi/vostri', 'tue/vostre', 'le', 'i', 'gli'] },
    all: { plural: ['tutte le tue/vostre', 'tutti i tuoi/vostri', 'tutte le', 'tutti i', 'tutti gli'] },
    number: { plural: ['di le tue/vostre', 'di i tuoi/vostri', 'di le', 'di i', 'di gli'] },
  },
  drawVerbs: ['pesca/pescate'],
  patterns,
  oneWithoutNumber: true,
  sequences: [
    ...PASSIVES,
    ...NUMERALS.slice(0, 5).flatMap((n): [string[], string[]][] => [
      [
        ['il', 'tuo/vostro', n, 'º'],
        ['il', n, 'º'],
      ],
      [
        ['la', 'tua/vostra', n, 'ª'],
        ['la', n, 'ª'],
      ],
    ]),
    [["l'", 'uno'], ['ogni']],
    [["l'", 'una'], ['ogni']],
    [['?', 'allora'], ['?']],
    [['fai/fate', 'anche', 'tu/voi'], ['fai/fate']],
    ...['qualsiasi', 'qualunque'].flatMap((any): [string[], string[]][] => [
      [
        ['un', any, 'numero'],
        ['un', 'numero', 'qualsiasi'],
      ],
      [
        ['di', any, 'altro', 'giocatore'],
        ['di', 'ogni', 'altro', 'giocatore'],
      ],
    ]),
    [
      ['di', 'tutti', 'gli', 'altri', 'giocatori'],
      ['di', 'ogni', 'altro', 'giocatore'],
    ],
    [
      ['di', 'tutti', 'gli', 'altri'],
      ['di', 'ogni', 'altro', 'giocatore'],
    ],
    [
      ['di', 'chiunque', 'altro'],
      ['di', 'ogni', 'altro', 'giocatore'],
    ],
    ...['pesca', 'perde', 'ottiene', 'scarta'].flatMap((does): [string[], string[]][] => [
      [
        ['tutti', 'gli', 'altri', does],
        ['ogni', 'altro', 'giocatore', does],
      ],
      [
        ['gli', 'altri', does],
        ['ogni', 'altro', 'giocatore', does],
      ],
    ]),
    ...[
      ['in', 'cui', 'ci', 'sono'],
      ['in', 'cui', 'ci', 'siano'],
      ['in', 'cui', "c'", 'è'],
      ['dove', 'ci', 'sono'],
      ['dove', "c'", 'è'],
    ].map((where): [string[], string[]] => [where, ['con']]),
    [
      ['a', 'il', 'posto', 'di'],
      ['invece', 'di'],
    ],
    [
      ['puoi/potete', 'anche', '~'],
      ['puoi/potete', '~'],
    ],
    ...NUMERALS.flatMap((n): [string[], string[]][] => [
      [
        [n, 'o', 'più'],
        ['almeno', n],
      ],
      [
        ['minimo', n],
        ['almeno', n],
      ],
      [
        ['come', 'minimo', n],
        ['almeno', n],
      ],
      [
        [n, 'oppure', 'più'],
        ['almeno', n],
      ],
      [
        [n, 'e', 'più'],
        ['almeno', n],
      ],
      [
        ['non', 'meno', 'di', n],
        ['almeno', n],
      ],
    ]),
    [
      ['o', 'il', 'contrario'],
      ['o', 'viceversa'],
    ],
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
      // *occupato da un altro giocatore* is what it says
      [...(other === 'avversario' ? [[]] : []), ['già']].map((already): [string[], string[]] => [
        [...already, 'occupato', 'da', 'un', ...other.split(' ')],
        ['occupato', 'ma', 'non', 'da', 'te/voi'],
      ]),
    ),
    ...['con', 'che', 'contenente'].map((word): [string[], string[]] => [
      [word, ...(word === 'che' ? ['contiene'] : []), 'il', 'tuo', word === 'con' ? 'segnalino' : 'indicatore'],
      ['occupato', 'da', 'te/voi'],
    ]),
    ...ARROWS,
    [['tu', 'ha'], ['hai/avete']],
    ...['un avversario', 'un qualsiasi avversario', 'un qualsiasi altro giocatore', 'qualcun altro'].map(
      (text): [string[], string[]] => [text.split(' '), ['un', 'altro', 'giocatore']],
    ),
    ...[
      'ogni avversario',
      'gli avversari',
      'tutti gli avversari',
      'gli altri giocatori',
      'tutti gli altri giocatori',
    ].map((text): [string[], string[]] => [text.split(' '), ['ogni', 'altro', 'giocatore']]),
    [
      ['tutti', 'i', 'giocatori'],
      ['ogni', 'giocatore'],
    ],
    ...[['o'], ['oppure'], [';']].map((or): [string[], string[]] => [[...or, 'in', 'alternativa'], ['o']]),
    [['nel', 'caso', 'in', 'cui'], ['se']],
    [['in', 'il', 'caso', 'in', 'cui'], ['se']],
    ...['termine', 'conclusione'].map((word): [string[], string[]] => [
      ['a', word === 'termine' ? 'il' : 'la', word],
      ['a', 'la', 'fine'],
    ]),
    ...(
      [
        ['ottiene', 'ottieni/ottenete'],
        ['ottengono', 'ottieni/ottenete'],
        ['ottieni', 'ottieni/ottenete'],
        ['pesca', 'pesca/pescate'],
        ['pescano', 'pesca/pescate'],
        ['costruisce', 'costruisci/costruite'],
        ['paga', 'paga/pagate'],
        ['pagano', 'paga/pagate'],
        ['avanza', 'avanza/avanzate'],
        ['migliora', 'migliora/migliorate'],
      ] as const
    ).map(([verb, you]): [string[], string[]] => [['si', verb], [you]]),
    ...['può', 'possono'].map((can): [string[], string[]] => [['si', can], ['puoi/potete']]),
    ...['lo', 'la', 'li', 'le'].flatMap((pronoun) =>
      ['migliora/migliorate', 'riattiva/riattivate', 'usa/usate'].map((verb): [string[], string[]] => [
        [pronoun, 'puoi/potete', '~', verb],
        ['puoi/potete', '~', verb, '-', pronoun],
      ]),
    ),
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
  upTo: ['al massimo', 'fino a un massimo di'],
  andAlso: [' nonché ', ' insieme a ', ' assieme a ', ' oltre a ', ' sia ', ' e anche ', ' più ', ', più '],
  pronouns: { nom: ['essa', 'esso'] },
  behind: {
    different: ['di tipo diverso', 'di tipi diversi', 'di tipi differenti'],
    'not own': [
      'senza il tuo/vostro segnalino',
      'senza il tuo/vostro indicatore',
      'che non hai/avete usato',
      'che non hai/avete occupato',
      'non occupato da te/voi',
      'che non occupi/occupate',
      'dove non hai/avete un segnalino',
      'dove non hai/avete segnalini',
    ],
    own: [
      'che hai/avete già usato',
      'che hai/avete usato',
      'dove hai/avete già un segnalino',
      'dove hai/avete un segnalino',
      'che occupi/occupate',
      'che occupi/occupate già',
    ],
    foreign: [
      'occupato da un altro giocatore',
      'occupato da un avversario',
      'già occupato da un avversario',
      'che un avversario ha occupato',
      'che un altro giocatore ha occupato',
      'occupato da altri',
      'con il segnalino di un avversario',
      'con il segnalino di un altro giocatore',
      'usato da un avversario',
      'usato da un altro giocatore',
    ],
  },
  ofEach: ['per ogni', 'pagata', 'pagato', 'spesa', 'speso', 'scartata'],
  kindsOf: [
    'tutti e {n} i tipi di {kind}',
    'tutti e {n} i tipi di {kinds}',
    '{kinds} di tutti e {n} i tipi',
    'tutti i tipi di {kind}',
    '{n} tipo|tipi di {kind}',
    '{n} tipi diversi di {kind}',
    '{n} tipi diversi di {kinds}',
  ],
  goesOn: [
    'dopodiché,',
    'in alternativa,',
    'per ciascuna scartata',
    'puoi/potete ripeterlo',
    'dopo di che,',
    'una volta fatto,',
    'se hai/avete pagato',
    'in cambio',
    'se paghi/pagate,',
    'se la scarti/scartate,',
    'se lo hai/avete fatto,',
    'per ogni ottieni/ottenete',
    'dopo,',
    'dopo puoi/potete',
    'fatto ciò,',
    'in tal caso,',
    'in questo caso,',
    'se no,',
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
    '!': ['.'],
    avere: ['~', 'ottieni/ottenete'],
    ...Object.fromEntries(NUMERALS.map((n) => [`${n}+`, ['almeno', n]])),
    ...synonyms,
    ...Object.fromEntries(NUMBERS.map((word, i) => [word, [String(i + 2)]])),
    ...Object.fromEntries(
      ORDINALS.flatMap((word, i) => [
        [word, [String(i + 1), 'º']],
        [word.replace(/o$/, 'a'), [String(i + 1), 'ª']],
      ]),
    ),
    ...Object.fromEntries(Object.entries(VERBS).map(([infinitive, verbs]) => [infinitive, ['~', verbs]])),
  },
  idioms,
  steps: {
    row: ['{amount} per {key}[ {kinds}]'],
    last: ['{amount} per {key} o più[ {kinds}]', '{amount} per almeno {key}[ {kinds}]'],
  },
  justBuilt: ['la|il|lo {kind} appena costruita|costruito'],
  itsPrice: [
    'il costo è {price}',
    'il[ suo] prezzo è[ di] {price}',
    'ti/vi costa|costano[ solo|soltanto] {price}',
    'pagala|pagalo|pagale|pagali[ solo|soltanto] {price}',
    'paghi/pagate[ solo|soltanto] {price}',
    'ogni[ miglioramento][ ti/vi] costa[ solo|soltanto] {price}',
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
  added: [
    'in più',
    'extra',
    'altro',
    'altri',
    'altra',
    'altre',
    'ulteriore',
    'ulteriori',
    'supplementare',
    'supplementari',
    'in aggiunta',
    'aggiuntivo',
    'aggiuntiva',
    'aggiuntivi',
    'aggiuntive',
  ],
  titles: ['effetto', 'abilità', 'testo'],
  redundant: {
    'per favore': 'it is only a courtesy',
    ', arrotondando per difetto': 'only whole ones count',
    '(arrotondando per difetto)': 'only whole ones count',
    '(arrotondato per difetto)': 'only whole ones count',
    'inoltre,': 'each part is done beside the others',
    inoltre: 'each part is done beside the others',
    '(una volta sola)': 'an effect is done once',
    '(una sola volta)': 'an effect is done once',
    'compreso te': 'each player is every player',
    'da il mazzo': 'cards are drawn from a deck',
    'a piacere': 'one chooses anyway',
    'a piacimento': 'one chooses anyway',
    'per te': 'what is gained is the player’s',
    anche: 'what is gained is added to what there is',
    allora: 'what follows a condition is done if it is true',
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
    ', ma non uno e uno': 'where one of two is done, no part of the other is',
    'che hai': 'what counts is what one has',
    tua: ONES_OWN,
    tuo: ONES_OWN,
    tue: ONES_OWN,
    tuoi: ONES_OWN,
    già: 'what is so is so already',
    'che avete': 'what counts is what one has',
    'che ha costruito': 'what counts is what one has',
  },
  and: { between: [', ', ' e ', ' e ~'], last: [' e ', ' e ~'] },
  or: {
    between: [' o ', '; oppure ', ' o ~', ' oppure ~', ', oppure ', ', o '],
    before: [
      'scegli/scegliete una di le due: ',
      'scegli/scegliete una di le due azioni|opzioni: ',
      'scegli/scegliete tra: ',
      'scegli/scegliete una di le seguenti: ',
      'fai/fate una di queste cose: ',
      'una di le seguenti: ',
      '1 di le due: ',
      'scegli/scegliete fra: ',
      'scegli/scegliete una di queste azioni|opzioni: ',
      'svolgi/svolgete una di le seguenti azioni: ',
      'scegli/scegliete un’opzione: ',
      'una a scelta: ',
      'uno a scelta: ',
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
