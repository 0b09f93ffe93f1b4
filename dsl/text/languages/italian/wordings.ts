/** Wordings of Italian cards and rulebooks: `paga/pagate` addresses one person or several; a verb after `~` is an infinitive. */
import { ARROWS, NUMERALS, NO_WORDINGS, type Wordings } from '../wordings.ts';
import type { Register } from './forms.ts';

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
};

/** Numbers of which there may be so many *o più*. */

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
};

const IN_BOTH_REGISTERS: Wordings = {
  ...NO_WORDINGS,
  gainVerb: 'ottieni/ottenete',
  drawVerbs: ['pesca/pescate'],
  patterns: {
    gain: [
      'pesca/pescate {items}',
      'guadagna/guadagnate {items}',
      '~guadagna/guadagnate {items}',
      'ricevi/ricevete {items}',
      'il giocatore ottiene {items}',
    ],
    build: [
      'costruisci/costruite {n what}[ su {on}] pagando {price} invece di il costo normale',
      'costruisci/costruite {n what}[ su {on}] pagando {price}',
      'costruisci/costruite {n what}[ su {on}] a il costo di {price}',
      'paga/pagate il costo normale per ~costruisci/costruite {n what}[ su {on}]',
      '~costruisci/costruite {n what} costa {price}',
      'paga/pagate {price} per {n what}',
    ],
    upgrade: [
      'migliora/migliorate {n what} pagando {price}',
      'paga/pagate {price} per ~migliora/migliorate {n what}',
      '~migliora/migliorate {n what} costa {price}',
    ],
    advance: ['avanza/avanzate di uno spazio su {track}'],
    use: ['usa/usate {count} di le tue/vostre {kinds}'],
    perform: ['svolgi/svolgete l’azione in qualsiasi {kind}'],
    for: ['per {cost}', 'a {cost}'],
    'for-each': ['a {cost} ogni', 'per {cost} ogni', ', a {cost} ogni'],
    then: [' poi ', ' e poi ', ', quindi ', ' quindi ', ' e quindi ', ' dopodiché '],
    'then-may': [' poi puoi/potete ~', ' e poi puoi/potete ~', ', quindi puoi/potete ~', ' quindi puoi/potete ~'],
    usual: ['pagando il costo normale'],
    when: [
      'quando {event}, {body}',
      'ogni volta che {event}: {body}',
      'quando {event}: {body}',
      '{body} ogni volta che {event}',
      '{body} quando {event}',
    ],
    if: ['se {test} {body}', '{body} se {test}'],
    once: [
      'una volta per {period}, {body}',
      'una volta per {period} {body}',
      'una volta a {period} {body}',
      '{body} una volta per {period}',
    ],
    'at-end': ['alla fine di questo|questa {period}, {body}', 'alla fine di questo|questa {period} {body}'],
    until: ['fino alla fine di {period:gen}, {body}'],
    'discount building': ['i|le|gli {what} ti/vi costano {cost} in meno', 'i|le|gli {what} costano {cost} in meno'],
    'event perform': ['usi/usate {phrase}'],
    free: ['gratis', 'senza pagare', 'senza pagarne il costo', 'senza pagare il costo', 'senza costo', 'a costo zero'],
    may: ['puoi/potete ~{body}'],
    'up-to': [
      '{body} per un massimo di {times} volta|volte',
      '{body}, per un massimo di {times} volta|volte',
      '{body} fino a {times} volta|volte',
      '{body} (max {times} volta|volte)',
      '{body} (massimo {times} volta|volte)',
      '{body} al massimo {times} volta|volte',
    ],
    replace: ['trasforma/trasformate {what} in {by} pagando {price}', 'trasforma/trasformate {what} in {by}'],
    per: ['{what} ogni {every} {kinds}', '{what} per ogni {every} {kinds}'],
    'per-each': ['{what} per {kind}'],
    'different-choice': [
      '{n}, tutte|tutti diverse|diversi tra loro',
      '{n}, tutte|tutti diverse|diversi',
      '{n} diverse|diversi tra loro',
    ],
    'discount-all building': ['{what} è gratuita|gratuito|gratis', '{what} non costa nulla|niente'],
    'post nth': ['{what} che costruisci/costruite in {each}', '{what} costruita|costruito in {each}'],
    'change by': [
      'aumenta di {raised} il tuo {name}',
      'il tuo/vostro {name} aumenta di {raised}',
      'il tuo/vostro {name} è aumentato di {raised}',
    ],
    'at space': ['ti/vi trovi|trovate su il {nth} spazio di {track}'],
    'event advance': ['raggiungi/raggiungete il {nth} spazio di {track}'],
    'event upgrade': ['completi/completate {phrase}'],
    'event gives': [
      '{by} ti/vi fornisce {what}',
      '{by} ti/vi dà {what}',
      '{by} ti/vi fa ~ottieni/ottenete almeno 1 {one}',
    ],
    'post of': ['{what} in {x}'],
    'post this': ['{what} in lo stesso {x}'],
  },
  oneWithoutNumber: true,
  sequences: [
    ...NUMERALS.map((n): [string[], string[]] => [
      [n, 'o', 'più'],
      ['almeno', n],
    ]),
    ...ARROWS,
    [['max', '.'], ['max']],
    [
      ['(', 'facoltativo', ')', ':'],
      [':', 'puoi/potete', '~'],
    ],
    [
      ['il', 'tuo', 'indicatore', 'si', 'trova', 'su'],
      ['sei/siete', 'su'],
    ],
    [
      ['occupato', 'da', 'un', 'altro', 'giocatore'],
      ['occupato', 'ma', 'non', 'da', 'te/voi'],
    ],
    ...['lo', 'la', 'li', 'le'].map((pronoun): [string[], string[]] => [
      ['-', pronoun, 'gratis'],
      ['gratuitamente', '-', pronoun],
    ]),
  ],
  partitive: [
    '{count} di le tue/vostre {kinds}',
    '{count} di i tuoi/vostri {kinds}',
    '{count} di le {kinds}',
    '{count} di i {kinds}',
    '{count} di gli {kinds}',
  ],
  goesOn: ['poi', 'quindi', 'dopodiché'],
  ones: ['una', 'uno', 'un'],
  nouns: { slot: ['spazio', 'spazi'] },
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
    'upgrade some': ['migliora/migliorate {some} {kinds}[ pagando {price} per ogni miglioramento]'],
    'use some': ['usa/usate {some} di le tue/vostre {kinds}'],
    steps: ['ottieni/ottenete {unit} in base a {on}: {steps}', 'ottieni/ottenete {unit} per i|gli|le {on}: {steps}'],
    'pay to gain': [
      'paga/pagate {price} per ~ottieni/ottenete {items}',
      '{price} → {items}',
      'scambia/scambiate {price} con {items}',
      'paga/pagate {price} e ottieni/ottenete {items}',
    ],
    'each gives': [
      'per {each} ottieni/ottenete {items}',
      'per {each}, ottieni/ottenete {items}',
      '{each} ti/vi dà {items}',
      '{each} fornisce {items}',
      '{each} ottiene {items}',
      '{each} riceve {items}',
    ],
    'for every': ['per ogni {count} {kinds} ottieni/ottenete {items}', 'ogni {count} {kinds} ottieni/ottenete {items}'],
    'trade any': [
      'scambia/scambiate quante|quanti {unit} vuoi/volete con {items} ogni',
      'scambia/scambiate un numero qualsiasi di {unit} con {items} ogni',
    ],
    'trade up to': [
      'scambia/scambiate fino a {count} {unit} con {into}, {items} ogni',
      'scambia/scambiate fino a {count} {unit} con {items} ogni',
    ],
    'with at least': ['con almeno {count} {kinds}, {body}', 'con almeno {count} {kinds} {body}'],
    'as soon as at least': ['non appena hai/avete {count} {kinds}, {body}'],
    'first in': [
      'una volta in ogni tuo/vostro {period}, quando {event}, {body}',
      'una volta per {period}, quando {event}, {body}',
      'una volta per {period} quando {event} {body}',
    ],
    'at the start of each': [
      'all’inizio di ogni tuo/vostro {period}, {body}',
      'all’inizio di ogni tuo/vostro {period} {body}',
      'all’inizio di il tuo/vostro {period} {body}',
      'all’inizio di il tuo/vostro {period}, {body}',
    ],
  },
  steps: {
    row: ['{amount} per {key}[ {kinds}]'],
    last: ['{amount} per {key} o più[ {kinds}]', '{amount} per almeno {key}[ {kinds}]'],
  },
  justBuilt: ['la|il|lo {kind} appena costruita|costruito'],
  itsPrice: [
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
    'a tua scelta': 'one chooses anyway',
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
  or: { between: ['; oppure ', ' o ~'], before: ['o ', 'o ~'] },
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
