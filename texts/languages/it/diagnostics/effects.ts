/** Italian messages of effects that are resolved. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { kinds, number, q } from './parts.ts';

export const OF_EFFECTS = {
  'no-it': () => '«it» qui non indica nulla: nessun passo prima ha costruito, scelto o spostato qualcosa.',
  'one-drawn': () => 'Si può dare un nome solo a una singola carta pescata.',
  'name-outside': ({ name }) =>
    `${q(name)} si conosce solo dove fu scelto; ciò che un evento fa accadere ricomincia e non lo conosce.`,
  'unclear-with': ({ noun, name, word }) => `Non è chiaro se ${q(word)} riguarda ${q(noun)} o ${q(name)}.`,
  'unclear-not': () => '«not» qui riguarda tutto il confronto.',
  'no-this': () => '«this» qui non indica nulla: il testo non appartiene a una carta, a un sito o a una casella.',
  'no-amount': ({ name }) => `${q(name)} qui non ha valore.`,
  'not-single': ({ types }) => `Qui ci vuole una cosa sola (${types.map((type) => kinds[type]).join(' o ')}).`,
  'signal-of': ({ signal }) => `${q(signal)} non dice di che cosa si tratta.`,
  'procedure-of': ({ procedure }) => `${q(procedure)} non riguarda nulla.`,
  'procedure-of-what': ({ procedure, type }) =>
    `${q(procedure)} riguarda una cosa (${kinds[type]}), e qui non si dice quale.`,
  'of-what': ({ name }) => `${q(name)} di che cosa?`,
  'one-or-all': ({ word, noun }) => `${q(word)} agisce su tutto ciò che trova, e ${q(noun)} ne dice uno.`,
  'not-known-of-others': () => 'Questo degli altri giocatori non si sa, o non è un loro numero.',
  'until-what': () => 'Un effetto può finire solo con qualcosa che fa il suo proprietario.',
  'no-shape': ({ what }) =>
    what === undefined ? 'Niente di questo pacchetto ha una forma.' : `${q(what)} non ha forma.`,
  'which-ports': () => 'Non si dice quali attacchi.',
  'no-owner': ({ word, piece }) =>
    piece === undefined
      ? `${q(word)}: nessun pezzo di questo pacchetto appartiene a un giocatore.`
      : `${q(word)}: ${q(piece)} non appartiene a nessun giocatore.`,
  'untrue-your': ({ noun, is }) =>
    is === 'owned'
      ? [
          `${q('your')} non restringe nulla: ${q(noun)} sono qui quelli di tutti i giocatori.`,
          `Scrivi \`own ${noun}\`.`,
        ]
      : [`${q('your')} non è vero: ${q(noun)} qui non è di nessun giocatore.`, 'Togli `your`.'],
  'no-links': ({ word, site }) => [
    site === undefined
      ? `${q(word)}: nessuna plancia di questo pacchetto collega dei siti.`
      : `${q(word)}: la plancia di ${q(site)} non collega dei siti.`,
    'Di’ quali siti sono vicini: `adjacent: [SITE]` o `ways: {NAME: SITE}` presso i siti, ' +
      'oppure disegna la plancia come una mappa di `rows`.',
  ],
  'no-place': (data) =>
    data.is === 'unsaid' ? `${q(data.word)} non dice dove.` : `${q(data.counter)} non sta su nessun sito.`,
  'wrong-way': (data) => {
    switch (data.is) {
      case 'alone':
        return `${q(data.word)} di che cosa?`;
      case 'no-direction':
        return '«ahead» qui non è in nessuna direzione.';
      case 'none':
        return 'Qui serve una via.';
    }
  },
  'no-that-player': () =>
    '«that player» qui non è nessuno: nessun evento di un altro giocatore ha dato inizio a questo, e nessuno è stato scelto.',
  'no-that-color': () =>
    '«that color» qui non è nessuno: non è stato scelto un colore, e «it» non è una carta né una casella.',
  'not-seen-of-others': () => 'Le carte di altri giocatori si nominano solo dove tutti le vedono.',
  'use-of-others': () =>
    'Un giocatore usa solo le proprie carte: una carta usata si gira, e chi la possiede non potrebbe più usarla.',
  'no-yours': () => '«yours» qui non ha significato: non si confronta nulla di un altro giocatore.',
  'from-whom': () => 'Solo i giocatori hanno un ordine in cui qualcuno è il primo.',
  'no-them': () => '«them» qui non è nessuna carta: nessun passo prima ne guarda o ne scopre.',
  'top-only': () => 'Si guardano o si scoprono solo carte in cima a una pila o su una plancia.',
  'some-of-top': () => 'Si sceglierebbe tra carte che nessuno ha ancora visto, o che cambiano con ogni spostamento.',
  'card-without-zone': ({ word, card }) =>
    `${q(`${word} ${card}`)} non fa nulla se la carta non è in una zona che ascolta: una carta senza zona si cerca lì.`,
  'cards-without-zone': ({ cards, zones }) => [
    `Non si dice dove sono queste ${q(cards)}: potrebbero essere in un mazzo o presso un altro giocatore.`,
    `Di’ dove: ${zones.map((zone) => `\`${cards} in ${zone}\``).join(', ')}.`,
  ],
  'tile-of-what': () => 'Una tessera è sempre la tessera di un sito.',
  'tile-only': () => 'Si coprono solo carte che stanno su una plancia.',
  'piece-has-no-back': () => 'Un pezzo non ha dorso: solo le carte stanno coperte.',
  'pass-of-whom': ({ zone }) => `I giocatori passano solo zone loro, e ${q(zone)} è della partita.`,
  'top-of-what': () => 'Con «top» bisogna dire di quale zona.',
  'which-track': ({ tracks }) =>
    tracks.length === 0 ? 'Il pacchetto non ha tracciati.' : 'Il pacchetto ha più tracciati; di’ quale.',
  'ordinal-of-what': () => 'Il numero ordinale non conta nulla: di’ di che cosa, o in quale periodo.',
  'ordinal-in-discount': () => 'Costa altro solo l’ennesimo di un periodo, non l’ennesimo accanto a un sito.',
  'number-in-event': () => 'In un evento ha un numero solo ciò che si ottiene: tanti o più in una volta.',
  'limit-of-each': ({ limit }) => `«each up to» vuole un numero semplice fino a ${limit}, di siti, carte o caselle.`,
  'count-of-this': () => 'Gli eventi si contano per giocatore, non per carta: «this» non può far parte del conteggio.',
  'ordinal-outside-event': () => 'Un ordinale conta eventi; qui non ce n’è.',
  'stray-adjacent': ({ word }) => `${q(word)} riguarda i siti; queste sono carte.`,
  'stray-in': ({ of }) =>
    of === 'tile' ? 'Una tessera è su un sito, non in una zona.' : '«in» riguarda le carte in una zona.',
  'stray-top': () => '«top» riguarda le carte di una zona.',
  'stray-adjective': ({ word }) => `${q(word)} non può stare davanti a una zona.`,
  'stray-place': () => 'Una casella non è in una zona né accanto a un sito.',
  'stray-period': ({ period, of }) =>
    of === 'event'
      ? `${q(`this ${period}`)} vuole un ordinale.`
      : `${q(`this ${period}`)} riguarda un conteggio di ciò che fu costruito o migliorato, o un evento.`,
  'stray-alike': () =>
    '«of different …» e «of same …» dicono che cosa hanno in comune più carte o caselle scelte; qui non se ne sceglie un numero.',
  'alike-number': ({ limit }) => `Quante siano simili lo dice un semplice numero fino a ${limit}.`,
  'stray-different': (data) =>
    data.of === 'counter'
      ? `${q(data.word)} sceglie tra i tipi di una classe; ${q(data.name)} è un tipo solo.`
      : '«different» conta tipi di pezzi; qui non ci vuole.',
  'period-in-with': ({ counted }) =>
    `${q(counted)} conta ciò che fu fatto ovunque, e «with» ciò che è accanto a ogni candidato.`,
  'stray-filter': (data) => {
    switch (data.of) {
      case 'players':
        return 'Sono intesi tutti i giocatori; questo non restringe nulla.';
      case 'them':
        return '«them» sono tutte quelle che restano; questo non restringe nulla.';
      case 'program':
        return `${q(data.name)} è un programma; questo non ne dice nulla.`;
      case 'number':
        return `${q(data.name)} è un numero; questo non ne dice nulla.`;
      case 'piece':
        return `Qui si nomina solo il tipo di pezzo, ${q(data.name)} da solo.`;
      case 'event':
        return `È inteso ogni guadagno di ${q(data.name)}; questo non restringe nulla.`;
      case 'count':
        return `Un conteggio su ${q(`this ${data.period}`)} conosce solo il tipo di pezzo.`;
    }
  },
  'stray-per': () => '«per» riguarda ciò che si ottiene o si perde.',
  'plain-amounts': () => 'Qui ci vogliono quantità semplici, senza scelta.',
  'class-in-amounts': () => 'Qui non si può scegliere; una classe lascia una scelta.',
  'class-in-cost': ({ limit }) => `Quanti di una classe si pagano è un numero semplice fino a ${limit}.`,
  'cards-in-cost': () => 'Le carte non sono un pagamento.',
  'cards-lost': () => '«lose», «take» e «put» sono per i contatori; le carte si spostano o si scartano.',
  'that-player-acts': () =>
    'Questo sarebbe tra quel giocatore e sé stesso: i due punti prendono tutto il resto della riga.',
  'not-on-card': () => '«this» qui non è una carta, e solo su una carta si mettono cose.',
  'nothing-to-pay': ({ cost }) => `${q(cost)} non dice nulla dopo «pay».`,
  'one-piece': () => 'Una classe ha più tipi di pezzi; se ne mette uno.',
  'after-what': () => '«after» si dice di una carta che si usa o di uno spazio azione che si svolge.',
  'instead-of-what': () => 'Solo ciò che qualcuno ottiene può essere sostituito da altro.',
  'once-without-card': () =>
    'Ciò che accade una volta per periodo appartiene a una carta, che annota se è stato usato.',
  'until-as-soon-as': () => '«as soon as» non può essere limitato a un periodo.',
  'wrong-arguments': (data) =>
    data.fn === 'reach' || data.fn === 'beyond'
      ? `«${data.fn}» vuole due insiemi di siti, qui sono ${data.given}.`
      : `${q(data.fn)} confronta due numeri o più.`,
  'zero-amount': ({ n }) => `${q(n)} qui non fa nulla.`,
  'different-per': ({ of }) =>
    `${q(`different ${of}`)} si prendono una volta ciascuno in tutto: «per» non può riprenderli.`,
  'too-many-different': ({ n, of, kinds: all }) =>
    `Non ci sono ${n} ${of} diversi, ma ${all.length}: ${all.join(', ')}.`,
  'division-by-zero': () => 'Nulla si può dividere per 0.',
  'double-row': ({ row }) => `La tabella ha due righe per ${row}.`,
  'too-many-parts': ({ parts, limit }) => `Un giocatore sceglie tra non più di ${limit} parti; queste sono ${parts}.`,
  'empty-range': ({ from, to }) => `Non c’è nessun numero da ${from} a ${to}.`,
  'endless-repeat': ({ times }) => `${number(times)} volte non finiranno mai.`,
  'lone-payment': () => [
    'Ogni parte si può tralasciare, quindi nessuno deve pagare.',
    'Scrivi dopo i due punti ciò per cui si paga: `pay …: gain …`.',
  ],
  'standing-line': ({ opening }) =>
    `${q(opening)} comincia un effetto continuo; qui ci vuole un effetto che accade subito.`,
  'not-standing': (data) => {
    switch (data.is) {
      case 'immediate':
        return `${q(data.opening)} accade subito; qui ci vuole un effetto continuo.`;
      case 'block':
        return 'Qui ci vuole un effetto continuo, non diversi.';
      case 'joined':
        return `Gli effetti continui non si uniscono con ${q(data.by)}.`;
    }
  },
} satisfies Partial<DiagnosticMessages>;
