/**
 * Italian, with the terms of the printed game. Cards say *tu*, the rulebook and the slots *voi*: one table of phrases gives
 * both (see `phrasesInRegister`). `~` before a body puts its verb into the infinitive. Cases mean little here: `acc` is the object
 * of a verb, where pronouns cling to it, `ins` the same where several without a number are all of them; `gen` brings the
 * definite article to a plural and to a period, `loc` brings `questo` to a period.
 */
import { WAYS } from './ways.ts';
import { alike, values } from './alike.ts';
import { doneInPeriod } from './done-in-period.ts';
import type { Case, Gender } from '../../../dsl/internal.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from '../forms.ts';
import type { Language, LanguageDeclaration } from '../language.ts';
import {
  adjective,
  agreeingPlural,
  attachPronouns,
  contract,
  definite,
  demonstrative,
  addEuphonicD,
  indefinite,
  phrasesInRegister,
  either,
  isPlural,
  noun,
  inflectAfterNumbers,
  ordinal,
  that,
  type Register,
} from './forms.ts';
import { PLAIN_ADJECTIVES } from './plain-adjectives.ts';
import { headings } from './headings.ts';
import { DIRECTIONS, LAID, PORTS } from './laid.ts';
import { morphology } from './morphology.ts';
import { finite, infinitive, placePronouns } from './third-person.ts';
import { NOUNS, PLURALS } from './nouns.ts';
import { players } from './players.ts';
import { inThirdPerson } from '../third-person.ts';
import { WORDS } from './words.ts';
import { wordTable } from '../../../dsl/internal.ts';

export const PHRASES: Language['phrases'] = {
  ...WORDS,
  ...players,
  'site-of': 'il sito di {x}',
  then: ', poi ',
  'then, clause': ', poi, ',
  'then-may': ', poi puoi/potete ~',
  'then-if-so': ' e, se lo fai/fate, ',
  'then-may-if-so': ' e, se lo fai/fate, puoi/potete poi ~',
  or: ' oppure ',
  'or, sentence': '; oppure ',
  part: '; ',
  brackets: '({body})',
  per: '{what} ogni {of}',
  'per-each': '{what} per {of}',
  'per-sum': '{what} ogni {every} di {of}',
  'up-to paid m': 'paga/pagate/pagare fino a {paid:ins} per ottenere {items} per ciascuno',
  'up-to paid f': 'paga/pagate/pagare fino a {paid:ins} per ottenere {items} per ciascuna',
  'if some m': '{body}, se ce n’è uno',
  'if some f': '{body}, se ce n’è una',
  'exchange either': 'scambia/scambiate/scambiare {price} con {items}, oppure {other} con {others}',
  'exchange or back': 'scambia/scambiate/scambiare {price} con {items} o viceversa',
  computed: '{what} pari a {n}',
  'computed table': '{what} in base a {on}: {rows}',
  choice: '{n} a tua/vostra scelta',
  'different-choice': '{n} di tipo diverso',
  'same-choice': '{n} dello stesso tipo',
  free: 'gratuitamente',
  for: 'pagando {cost}',
  'for-each': 'pagando ogni volta {cost}',
  'for-less': 'pagando {cost} in meno',
  'for-less-each': 'pagando ogni volta {cost} in meno',
  usual: 'al costo normale',
  price: 'il prezzo di {of}',
  'post of': '{what} di {x}',
  'post adjacent-to': '{what} {adjacent} a {x}',
  'post in': '{what} in {x}',
  'post in place': '{what} {x}',
  'post from': '{what} da {x}',
  'post in, others': '{what} di un altro giocatore in {x}',
  'post in place, others': '{what} {x} di un altro giocatore',
  'post with': '{what} con {x}',
  'post without': '{what} senza {x}',
  'post where': '{what} per cui vale che {x}',
  'post is': '{what} che è {x}',
  'post is-not': '{what} che non sia {x}',
  'post is-none': '{what} che non sia {list}',
  'post this': '{what} in {x:loc}',
  'post nth': '{what} in {each}',
  ...WAYS,
  ...LAID,
  'post top': '{what} dalla cima di {x}',
  'of them': '{n} di esse',
  'one of them': 'una di esse',
  'each of them': 'ciascuna di esse',
  'post of that color': '{what} di quel colore',
  'post same color': '{what} dello stesso colore di {x:gen}',
  'post of them': '{what} tra esse',
  them: 'queste carte',
  'looked-at': 'carte che guardi/guardate',
  revealed: 'carte scoperte',
  'the others': 'le altre',
  'top one': 'la prima carta di {x}',
  'top some': 'le prime {n} carte di {x}',
  'one of top': 'una delle prime {n} carte di {x}',
  'each of top': 'ciascuna delle prime {n} carte di {x}',
  'of top': '{k} delle prime {n} carte di {x}',
  'post of top': '{what} tra le prime {n} carte di {x}',
  'each type': 'ogni tipo di {kind}',
  'each type of its': 'ogni tipo tra i {kinds}',
  'one kind': '1 tipo di {kind}',
  'top players': 'tante carte di {x} quanti sono i giocatori',
  'top players more': 'tante carte di {x} quanti sono i giocatori, più {n}',
  'event build': 'costruisci/costruite {phrase}',
  'event build on': 'costruisci/costruite su {phrase}',
  'event upgrade': 'migliori/migliorate {phrase}',
  'event gain': 'ottieni/ottenete {phrase}',
  'event draw': 'peschi/pescate {phrase}',
  'event perform': 'svolgi/svolgete l’azione di {phrase}',
  'event occupy': 'metti/mettete un segnalino su {phrase}',
  'event use': 'usi/usate {phrase}',
  'event used': 'aver usato {phrase}',
  'event performed': 'aver svolto l’azione di {phrase}',
  'event buy': 'acquisti/acquistate {phrase}',
  'event discard': 'scarti/scartate {phrase}[ come {route}]',
  'event discard limit': 'scarti/scartate {phrase}[ come {route}] per {the}',
  'event advance': 'raggiungi/raggiungete lo spazio {to} di {track}',
  'event advance any': 'avanzi/avanzate su {track}',
  'event begins': 'inizia {period:gen}',
  'event ends': 'finisce {period:gen}',
  'event nth': '{event} per {nth} in {each}',
  'event nth another': '{event} per {nth} in {one}',
  'event another': 'un altro giocatore {event}',
  'event or': ' oppure ',
  'event gives': '{by} ti/vi fa ottenere {what}',
  'event becomes': '{phrase} diventa {predicate}',
  'event enters': '{phrase} arriva in {zone}',
  'event enters place': '{phrase} arriva {zone}',
  'count of': 'il numero di {what}',
  'that-many': 'altrettanti',
  amount: 'quel numero',
  plus: '{a} + {b}',
  minus: '{a} − {b}',
  times: '{a} × {b}',
  divided: '{a} / {b}',
  mod: 'il resto di {a} / {b}',
  min: 'il minore tra {list}',
  max: 'il maggiore tra {list}',
  'no more than': '{a} (al massimo {b})',
  'no less than': '{a} (almeno {b})',
  'next discounted building': '{next} che costruisci/costruite in {period:loc} costa {cost} in meno',
  'next discounted upgrading': '{next} che migliori/migliorate in {period:loc} costa {cost} in meno',
  'next discounted buying': '{next} che acquisti/acquistate in {period:loc} costa {cost} in meno',
  'next free building': '{next} che costruisci/costruite in {period:loc} è gratis',
  'next free upgrading': '{next} che migliori/migliorate in {period:loc} è gratis',
  'next free buying': '{next} che acquisti/acquistate in {period:loc} è gratis',
  'with each': '{list}',
  capped: '{what} (al massimo {most})',
  sets: '{what} per ogni serie di {list}',
  'sets of kinds': '{what} per ogni serie di {kind} di ogni tipo',
  'per number': '{what} per ogni diverso numero di {kinds} di {x}',
  negative: '−{a}',
  signed: '{a}',
  'over sum': 'la somma, contando per {phrase}[ ({as})] {body}',
  'over min': 'il valore più basso, contando per {phrase}[ ({as})] {body}',
  'over max': 'il valore più alto, contando per {phrase}[ ({as})] {body}',
  ...alike,
  ...doneInPeriod,
  table: 'il valore in base a {on} ({rows})',
  row: '{value} per {key}',
  'row else': 'altrimenti {value}',
  'have, verb': 'hai/avete',
  'there, verb': 'ci sono',
  'have =': 'hai/avete esattamente {what}',
  'have !=': 'non hai/avete esattamente {what}',
  'have <': 'hai/avete meno di {what}',
  'have <=': 'hai/avete al massimo {what}',
  'have >': 'hai/avete più di {what}',
  'have >=': 'hai/avete almeno {what}',
  'another has more': 'un altro giocatore ha più {what} di te/voi',
  'another has fewer': 'un altro giocatore ha meno {what} di te/voi',
  'have most': 'hai/avete più {what} di ogni altro giocatore',
  'have fewest': 'hai/avete meno {what} di ogni altro giocatore',
  'tied for most': 'sei/siete in parità per il maggior numero di {what}',
  'tied for fewest': 'sei/siete in parità per il minor numero di {what}',
  'with > yours': 'più {what} di te/voi',
  'with < yours': 'meno {what} di te/voi',
  'with = yours': 'lo stesso numero di {what} che hai/avete',
  'with >= yours': 'almeno lo stesso numero di {what} che hai/avete',
  'with <= yours': 'al massimo lo stesso numero di {what} che hai/avete',
  'with most': 'il maggior numero di {what}',
  'with fewest': 'il minor numero di {what}',
  'with more than others': 'più {what} di ogni altro giocatore',
  'with fewer than others': 'meno {what} di ogni altro giocatore',
  'some of them': 'ce ne sono',
  'some left': 'ne restano',
  'have as many as': 'hai/avete lo stesso numero di {a} e {b}',
  'have more than': 'hai/avete più {a} che {b}',
  'have fewer than': 'hai/avete meno {a} che {b}',
  'have same number': 'hai/avete lo stesso numero di {list}',
  'have none': 'non hai/avete {what}',
  'have nothing': 'non ci sono {what}',
  'have some': 'c’è {what}',
  'have several': 'ci sono {what}',
  'have each': 'ci sono {what}',
  '=': '{a} è {b}',
  'at space': 'sei/siete sullo spazio {b} di {track}',
  'period =': 'è {nth}',
  'period !=': 'non è {nth}',
  'period <': 'non è ancora {nth}',
  'period <=': 'è al massimo {nth}',
  'period >': 'si è oltre {nth}',
  'period >=': 'è almeno {nth}',
  'first on': 'sei/siete al primo posto su {track}',
  'second on': 'sei/siete al secondo posto su {track}',
  'third on': 'sei/siete al terzo posto su {track}',
  'fourth on': 'sei/siete al quarto posto su {track}',
  'last on': 'sei/siete all’ultimo posto su {track}',
  'first in order': 'sei/siete al primo posto nell’ordine di gioco',
  'second in order': 'sei/siete al secondo posto nell’ordine di gioco',
  'third in order': 'sei/siete al terzo posto nell’ordine di gioco',
  'fourth in order': 'sei/siete al quarto posto nell’ordine di gioco',
  'own turn': 'è il tuo/vostro turno',
  alone: 'la partita è in solitario',
  'not alone': 'la partita non è in solitario',
  'in any order': 'in qualsiasi ordine',
  'last in order': 'sei/siete all’ultimo posto nell’ordine di gioco',
  '!=': '{a} non è {b}',
  '<': '{a} è minore di {b}',
  '<=': '{a} è al massimo {b}',
  '>': '{a} è maggiore di {b}',
  '>=': '{a} è almeno {b}',
  is: '{a} è {b}',
  'is-not': '{a} non è {b}',
  'is-any': '{a} è {list}',
  not: 'non è vero che {a}',
  and: '{a} e {b}',
  'or-else': '{a} oppure {b}',
  'post who, player': '{what} che {x}',
  'post who, players': '{what} che {x}',
  'did build': 'ne costruisci/costruite {n}',
  'did upgrade': 'ne migliori/migliorate {n}',
  'did dispose': 'ne scarti/scartate {n}',
  'did use': 'ne usi/usate {n}',
  'did ready': 'ne riattivi/riattivate {n}',
  'did advance': 'avanzi/avanzate di {n}',
  'did times': 'lo fai/fate {n} volta|volte',
  'with none': '0 {what}',
  'with =': 'esattamente {what}',
  'with !=': 'un numero diverso da {what}',
  'with <': 'meno di {what}',
  'with <=': 'al massimo {what}',
  'with >': 'più di {what}',
  'with >=': 'almeno {what}',
  has: '{a} ha {x}',
  'has none': '{a} non ha {x}',
  'its has': '{a} ha {x}',
  'its has none': '{a} non ha {x}',
  'color-is': '{a} è {b}',
  'color-is-not': '{a} non è {b}',
  'number of': 'il numero indicato su {of}',
  'marks of': 'il numero di {marks} su {of}',
  'counted marks': '{marks} su {of}',
  'mark on': 'su {of} c’è {x}',
  'marks on': 'su {of} ci sono {x}',
  'no marks on': 'su {of} non ci sono {marks}',
  'no mass on': 'su {of} non c’è {marks}',
  'supply of': 'la riserva di {of}',
  space: 'il tuo/vostro spazio su {track}',
  players: 'il numero di giocatori',
  yours: 'il tuo/vostro numero',
  'place on': 'il tuo/vostro posto su {track}',
  'place of': 'il tuo/vostro posto nell’ordine di gioco',
  seat: 'il tuo/vostro posto al tavolo',
  'on-turn': 'il giocatore di turno',
  'color of': 'il colore di {of}',
  'attribute of': '{name} di {of}',
  it: 'esso',
  'it gen': 'esso',
  this: 'questa carta',
  'this gen': 'questa carta',
  'each player': '{over} {body}',
  'each player, clause': '{over}, {body}',
  'each player, who': '{over} che {test} {body}',
  'each player from you': '{over}, a partire da te/voi, {body}',
  'each player from you, who': '{over} che {test}, a partire da te/voi, {body}',
  'each other from you': '{over}, a partire da chi viene dopo di te/voi, {body}',
  'each other from you, who': '{over} che {test}, a partire da chi viene dopo di te/voi, {body}',
  'that player does': 'quel giocatore {body}',
  'that player does, clause': 'quel giocatore, {body}',
};

const possessive = (m: string, f: string, ms: string, fs: string): AdjectiveForms => ({
  form: (gender, number) => (number === 'plural' ? (gender === 'f' ? fs : ms) : gender === 'f' ? f : m),
});
const ITS = possessive('suo', 'sua', 'suoi', 'sue');
const OWN_PIECE = {
  tu: possessive('tuo', 'tua', 'tuoi', 'tue'),
  voi: possessive('vostro', 'vostra', 'vostri', 'vostre'),
};
const OPPOSING = adjective('avversario');
const OTHER = adjective('altro');
const NEXT = adjective('prossimo');
/** They stand before the noun, in this order, unlike other adjectives. */
const PREPOSED = [NEXT, ITS, OWN_PIECE.tu, OWN_PIECE.voi, OTHER];
/** A neutral marker is no player's. */
const FOREIGN = { tu: adjective('occupato ma non da te'), voi: adjective('occupato ma non da voi') };
/** Of the markers of another player. */
const OF_ANOTHER: Record<string, AdjectiveForms> = wordTable({
  own: adjective('occupato da quel giocatore'),
  foreign: adjective('occupato ma non da quel giocatore'),
  'own-piece': ITS,
});
const TILED: AdjectiveForms = { form: () => 'con tessera' };
/** Adjectives that `non` alone does not negate. */
const NEGATED: ReadonlyMap<AdjectiveForms, AdjectiveForms> = new Map([
  [TILED, { form: () => 'senza tessera' }],
  [FOREIGN.tu, either(adjective('libero'), adjective('occupato da te'))],
  [FOREIGN.voi, either(adjective('libero'), adjective('occupato da voi'))],
  [OF_ANOTHER.foreign, either(adjective('libero'), adjective('occupato da quel giocatore'))],
]);
const adjectives = (register: Register): Record<string, AdjectiveForms> => ({
  ...PLAIN_ADJECTIVES,
  empty: adjective('vuoto'),
  covered: adjective('coperto'),
  tiled: TILED,
  occupied: adjective('occupato'),
  different: { form: () => 'di tipo diverso' },
  built: adjective('costruito'),
  adjacent: adjective('adiacente'),
  same: { form: () => 'dello stesso tipo' },
  latest: { form: () => 'di questo turno' },
  its: ITS,
  next: NEXT,
  other: OTHER,
  left: { form: () => `alla ${register === 'tu' ? 'tua' : 'vostra'} sinistra` },
  right: { form: () => `alla ${register === 'tu' ? 'tua' : 'vostra'} destra` },
  own: adjective(`occupato da ${register === 'tu' ? 'te' : 'voi'}`),
  foreign: FOREIGN[register],
  'own-piece': OWN_PIECE[register],
  'foreign-piece': OPPOSING,
  'of-others': adjective('occupato da un altro giocatore'),
});

/** What a noun has at its end comes after its adjectives: `carta verde con effetto istantaneo`. */
const TAIL = / (?:con|da|di quel) /;
const splitTail = (text: string): [head: string, tail: string] => {
  const at = text.search(TAIL);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

const ALL = adjective('tutto');
const NEW = adjective('nuovo');

const YOUR = { tu: adjective('tuo'), voi: adjective('vostro') };

/** `il tuo primo turno` */
function ownNth({ ordinal: n, noun: { gender, form } }: NounPhrase, your: AdjectiveForms): string {
  const nth = n === 1 ? (gender === 'f' ? 'prima' : 'primo') : `${n}${gender === 'f' ? 'ª' : 'º'}`;
  return `${gender === 'f' ? 'la' : 'il'} ${your.form(gender, 'singular', 'nom')} ${nth} ${form('singular', 'nom')}`;
}

/** Adjectives follow the noun, in the reverse of the English order; negated and long ones come last. */
function nounPhrase(
  { count, countText, ordinal: place, noun: forms, adjectives: all }: NounPhrase,
  grammatical: Case,
): string {
  const mass = forms.mass;
  const number =
    place === undefined && (countText !== undefined ? !mass : isPlural(count, mass)) ? 'plural' : 'singular';
  const weight = (word: string): number => (TAIL.test(word) ? 2 : word.startsWith('non ') ? 1 : 0);
  const before = PREPOSED.filter((one) => all.some(({ forms: adjective }) => adjective === one))
    .map((one) => `${one.form(forms.gender, number, 'nom')} `)
    .join('');
  const words = all
    .filter(({ forms: adjective }) => !PREPOSED.includes(adjective))
    .map(({ forms: adjective, negated }) => {
      const negative = negated ? NEGATED.get(adjective) : undefined;
      return `${negated && !negative ? 'non ' : ''}${(negative ?? adjective).form(forms.gender, number, 'nom')}`;
    })
    .reverse()
    .sort((a, b) => weight(a) - weight(b));
  const thing = forms.form(number, 'nom');
  const [head, tail] = splitTail(thing);
  const phrase = forms.proper ? thing : before + [head, ...words].join(' ') + tail;
  const first = before || thing;
  if (place !== undefined) return ordinal(place, forms.gender) + phrase;
  if (countText !== undefined) return `${agreeingPlural(countText, forms.gender, mass)} ${phrase}`;
  if (forms.proper) return phrase;
  if (typeof count === 'number') return `${count} ${phrase}`;
  switch (count) {
    case 'each':
      return `ogni ${phrase}`;
    case 'many':
      return grammatical === 'gen' || grammatical === 'ins' ? definite(forms.gender, 'plural', first) + phrase : phrase;
    case 'all':
      return `${ALL.form(forms.gender, number, 'nom')} ${definite(forms.gender, number, first)}${phrase}`;
    case 'the':
    case 'your':
      return definite(forms.gender, 'singular', first) + phrase;
    case 'bare':
      return grammatical === 'nom'
        ? phrase
        : grammatical === 'loc'
          ? demonstrative(forms.gender, first) + phrase
          : definite(forms.gender, 'singular', first) + phrase;
    case 'one':
      return mass ? phrase : indefinite(forms.gender, first) + phrase;
  }
}

/** As an object it is attached to the verb; elsewhere the noun with a demonstrative, in brackets that `subjects` removes. */
function pronoun(
  word: 'it' | 'this',
  gender: Gender | undefined,
  grammatical: Case,
  of: NounForms | undefined,
): string {
  const feminine = gender === 'f';
  if (word === 'this') {
    const [thing] = splitTail(of?.form('singular', 'nom') ?? 'carta');
    return demonstrative(of?.gender ?? 'f', thing) + thing;
  }
  if (grammatical === 'acc' || grammatical === 'ins') return `-l${feminine ? 'a' : 'o'}`;
  return `⟦${of ? pointedAt(of) : feminine ? 'essa' : 'esso'}⟧`;
}
function pointedAt(of: NounForms): string {
  const [thing] = splitTail(of.form('singular', 'nom'));
  return that(of.gender, thing) + thing;
}

const kinds = (of: NounForms): { each: NounForms; one: NounForms } => ({
  each: noun('m', `tipo di ${of.form('singular', 'nom')}`, `tipi di ${of.form('singular', 'nom')}`),
  one: { ...of, form: (count, grammatical) => `${of.form(count, grammatical)} di quel tipo` },
});

/** About another player, whatever the register. */
function aboutOthers(toPlayers: Language): Language {
  // from the phrases for both registers: what is left of them afterwards is in neither
  const phrases = { ...PHRASES, yours: toPlayers.phrases.yours };
  const pronounOf: Language['pronoun'] = (word, gender, grammatical, of) =>
    pronoun(word, gender, grammatical, of).replace(/^-/, '=');
  return inThirdPerson(
    { ...toPlayers, phrases },
    { finite, infinitive, relative: finite, predicate: finite },
    {
      pronoun: pronounOf,
      adjective: (core) => OF_ANOTHER[core] ?? toPlayers.adjective(core),
    },
  );
}

function languageIn(register: Register): Language {
  const { phrases, infinitives } = phrasesInRegister(PHRASES, register);
  const ADJECTIVES = wordTable(adjectives(register));
  /** `puoi ~ottieni` is puoi ottenere; where no verb follows, `se vuoi` and a colon say the same. */
  const verbs = (text: string): string =>
    text
      .replace(
        /((?:puoi|potete)(?: invece)?|devi|dovete|per) ~(\p{L}+)((?:[^~.]* oppure ~\p{L}+)*)/gu,
        (_, before: string, verb: string, others: string) => {
          const said = `~${verb}${others}`.replace(/~(\p{L}+)/gu, (one, name: string) => infinitives.get(name) ?? one);
          return `${before} ${said.includes('~') ? `~${verb}${others.replaceAll('~', '')}` : said}`;
        },
      )
      .replace(/ poi (?:puoi|potete) ~/g, register === 'tu' ? ' poi, se vuoi, ' : ' poi, se volete, ')
      .replace(/(?:puoi|potete)( invece)? ~/g, register === 'tu' ? 'se vuoi,$1 ' : 'se volete,$1 ')
      .replace(/(?:devi|dovete) ~/g, 'è obbligatorio: ')
      .replace(/ per ~/g, ': ');
  /** a subject `it` is left out before `è` */
  const subjects = (text: string): string =>
    text.replace(/(?<!(?<!\p{L})(?:di|a|da|in|su) )⟦[^⟧]*⟧ (?=(?:non )?è )/gu, '').replace(/[⟦⟧]/g, '');
  const toPlayers: Language = {
    code: 'it',
    address: register === 'tu' ? 'one' : 'several',
    phrases,
    upTo: 'fino a',
    noun: (core) => NOUNS[core] ?? NOUNS[PLURALS[core]],
    adjective: (core) => ADJECTIVES[core],
    nounPhrase: (phrase, grammatical) =>
      phrase.ordinal !== undefined && phrase.count === 'your'
        ? ownNth(phrase, YOUR[register])
        : nounPhrase(phrase, grammatical),
    values,
    ports: PORTS,
    directions: DIRECTIONS,
    marks: noun('m', 'segnalino', 'segnalini'),
    pronoun,
    kinds,
    named: pointedAt,
    newlyBuilt: (of) =>
      `${definite(of.gender, 'singular', 'nuovo')}${NEW.form(of.gender, 'singular', 'nom')} ${of.form('singular', 'nom')}`,
    splitTail: splitTail,
    list: (items, word) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${word === 'and' ? 'e' : 'o'} ${items.at(-1)}`,
    nthTime: (n) => (n === 1 ? 'la prima volta' : `${ordinal(n, 'f')}volta`),
    quoted: (name) => `«${name.replaceAll('-', ' ')}»`,
    polish: (text) =>
      addEuphonicD(contract(placePronouns(attachPronouns(inflectAfterNumbers(subjects(verbs(text)))))))
        .replace(/ {2,}/g, ' ')
        .replace(/(^\(?|\. \(?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
  };
  return { ...toPlayers, thirdPerson: aboutOthers(toPlayers) };
}

/** Cards address one person (tu), rulebooks and boards several (voi). */
export const italian: LanguageDeclaration = {
  onCards: languageIn('tu'),
  onBoards: languageIn('voi'),
  morphology,
  headings,
};
