/**
 * Wordings as the rulebooks and printed cards have them, in each language: what is rendered for an effect of any game, and what is
 * parsed back as the same. The older wordings beside them are still parsed.
 */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../service/analysis/load-pack.ts';
import { memoryFiles } from '../dsl/packs/files.ts';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { parseText } from './parse/parse-text.ts';
import { Renderer } from './render/renderer.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

/** What is rendered, by language. */
const RENDERED: Rendered[] = [
  // the rulebooks: “make an used action card available again”, «дають змогу відновити використану картку активації»
  [
    'ready 1 used action-card in claimed',
    {
      en: 'Make 1 used action card in your play area available again.',
      it: 'Riattiva 1 carta azione usata nell’area di gioco.',
      uk: 'Відновіть 1 використану картку активації в ігровій зоні.',
    },
  ],
  [
    'each other player: ready 1 used action-card in claimed',
    {
      en: 'Each other player makes 1 used action card in their play area available again.',
      it: 'Ogni altro giocatore riattiva 1 carta azione usata nell’area di gioco.',
      uk: 'Кожен інший гравець відновлює 1 використану картку активації в ігровій зоні.',
    },
  ],
  // how many play is said as the game without others
  [
    'if players = 1: gain 4 points else: gain 1 point',
    {
      en: 'If it is a solo game, gain 4 points; otherwise gain 1 point.',
      it: 'Se la partita è in solitario, ottieni 4 punti; altrimenti ottieni 1 punto.',
      uk: 'Якщо це гра наодинці, отримайте 4 очки; інакше отримайте 1 очко.',
    },
  ],
  [
    'if players > 1 and place = players: gain 1 kelp',
    {
      en: 'If it is not a solo game and you are last in the order of play, gain 1 kelp.',
      it: 'Se la partita non è in solitario e sei all’ultimo posto nell’ordine di gioco, ottieni 1 alga.',
      uk: 'Якщо це не гра наодинці і ваше місце в порядку ходів останнє, отримайте 1 ламінарію.',
    },
  ],
  [
    'if place of federation = 2 or place = 3: gain 1 kelp',
    {
      en: 'If you are second on the Federation track or you are third in the order of play, gain 1 kelp.',
      it: 'Se sei al secondo posto sul tracciato della Federazione oppure sei al terzo posto nell’ordine di gioco, ottieni 1 alga.',
      uk: 'Якщо ваше місце на треку Федерації друге або ваше місце в порядку ходів третє, отримайте 1 ламінарію.',
    },
  ],
  // two spaces of one track, and one kind of a class
  [
    'each other player: if space = 1 or space = 2: gain 1 science',
    {
      en: 'Each other player, if they are on space 1 or 2 of the Federation track, gains 1 science.',
      it: 'Ogni altro giocatore, se è sullo spazio 1 o 2 del tracciato della Federazione, ottiene 1 ricerca.',
      uk: 'Кожен інший гравець, якщо він на поділці 1 або 2 треку Федерації, отримує 1 науку.',
    },
  ],
  [
    'gain 2 points per (connected city where different buildings of it = 1)',
    {
      en: 'Gain 2 points for each connected city with exactly 1 kind of building.',
      it: 'Ottieni 2 punti per ogni città connessa con esattamente 1 tipo di edificio.',
      uk: 'Отримайте 2 очки за кожне з’єднане місто, де є рівно 1 вид будівель.',
    },
  ],
  // none of a thing is no number
  [
    'gain 1 point per (city with farms = 0)',
    {
      en: 'Gain 1 point for each city with no farms.',
      it: 'Ottieni 1 punto per ogni città senza serre.',
      uk: 'Отримайте 1 очко за кожне місто без ферм.',
    },
  ],
  [
    'build city then if it with farms = 0: gain 1 credit',
    {
      en: 'Build 1 city. Then, if it has no farms, gain 1 credit.',
      it: 'Costruisci 1 città. Poi, se quella città non ha serre, ottieni 1 credito.',
      uk: 'Побудуйте 1 місто. Потім, якщо у цього міста немає ферм, отримайте 1 кредит.',
    },
  ],
  // a last step that is a clause is a sentence of its own, where nothing follows that it could take in
  [
    'when you build tunnel: gain 1 credit then if farms = 0: gain 1 kelp then gain 1 card',
    {
      en: 'Whenever you build a tunnel, gain 1 credit. Then, if you have no farms, gain 1 kelp, then gain 1 card.',
      it: 'Ogni volta che costruisci un tunnel, ottieni 1 credito. Poi, se non hai serre, ottieni 1 alga, poi ottieni 1 carta.',
      uk: 'Щоразу, коли ви будуєте тунель, отримайте 1 кредит. Потім, якщо у вас немає ферм, отримайте 1 ламінарію, потім отримайте 1 картку.',
    },
  ],
  // but not within another condition
  [
    'if cities >= 2: gain 1 credit then if farms = 0: gain 1 kelp',
    {
      en: 'If you have at least 2 cities, gain 1 credit, then, if you have no farms, gain 1 kelp.',
      it: 'Se hai almeno 2 città, ottieni 1 credito, poi, se non hai serre, ottieni 1 alga.',
      uk: 'Якщо у вас є щонайменше 2 міста, отримайте 1 кредит, потім, якщо у вас немає ферм, отримайте 1 ламінарію.',
    },
  ],
  [
    'gain 2 credits then each other player: gain 1 credit',
    {
      en: 'Gain 2 credits, then each other player gains 1 credit.',
      it: 'Ottieni 2 crediti, poi ogni altro giocatore ottiene 1 credito.',
      uk: 'Отримайте 2 кредити, потім кожен інший гравець отримує 1 кредит.',
    },
  ],
  [
    'when another player builds city: gain 1 credit then that player: gain 1 kelp',
    {
      en: 'Whenever another player builds a city, gain 1 credit, then that player gains 1 kelp.',
      it: 'Ogni volta che un altro giocatore costruisce una città, ottieni 1 credito, poi quel giocatore ottiene 1 alga.',
      uk: 'Щоразу, коли інший гравець будує місто, отримайте 1 кредит, потім той гравець отримує 1 ламінарію.',
    },
  ],
  [
    'gain 1 kelp then may pay 1 kelp: gain 3 credits',
    {
      en: 'Gain 1 kelp, then you may pay 1 kelp to gain 3 credits.',
      it: 'Ottieni 1 alga, poi puoi pagare 1 alga per ottenere 3 crediti.',
      uk: 'Отримайте 1 ламінарію, потім за бажання заплатіть 1 ламінарію — отримайте 3 кредити.',
    },
  ],
  // what a thing's own thing has
  [
    'build farm free then if upgraded farm of city of it: upgrade it free then gain 1 card',
    {
      en: 'Build 1 farm for free. Then, if its city has an upgraded farm, upgrade the new farm for free, then gain 1 card.',
      it: 'Costruisci gratuitamente 1 serra. Poi, se la sua città ha una serra migliorata, migliora gratuitamente la nuova serra, poi ottieni 1 carta.',
      uk: 'Побудуйте 1 ферму безплатно. Потім, якщо у місті цієї ферми є покращена ферма, покращте нову ферму безплатно, потім отримайте 1 картку.',
    },
  ],
  [
    'build farm then if laboratories of city of it = 0: gain 1 card',
    {
      en: 'Build 1 farm. Then, if its city has no laboratories, gain 1 card.',
      it: 'Costruisci 1 serra. Poi, se la sua città non ha laboratori, ottieni 1 carta.',
      uk: 'Побудуйте 1 ферму. Потім, якщо у місті цієї ферми немає лабораторій, отримайте 1 картку.',
    },
  ],
  [
    'build farm then if upgraded farms of city of it >= 2: gain 1 card',
    {
      en: 'Build 1 farm. Then, if its city has at least 2 upgraded farms, gain 1 card.',
      it: 'Costruisci 1 serra. Poi, se la sua città ha almeno 2 serre migliorate, ottieni 1 carta.',
      uk: 'Побудуйте 1 ферму. Потім, якщо у місті цієї ферми є щонайменше 2 покращені ферми, отримайте 1 картку.',
    },
  ],
  [
    'choose tunnel with cities = 2 then gain (min(buildings of cities of it, 5)) points',
    {
      en: 'Choose a tunnel between 2 cities, then gain 1 point for each building of its cities (at most 5 points).',
      it: 'Scegli un tunnel tra 2 città, poi ottieni 1 punto per ogni edificio delle sue città (al massimo 5 punti).',
      uk: 'Виберіть тунель між 2 містами, потім отримайте 1 очко за кожну будівлю міст цього тунелю (не більше 5 очок).',
    },
  ],
  // counted for the player whose deed it is
  [
    'when another player builds city for the 1st time this turn: gain 1 credit',
    {
      en: 'Whenever another player builds a city for the first time in a turn, gain 1 credit.',
      it: 'Ogni volta che un altro giocatore costruisce una città per la prima volta in un turno, ottieni 1 credito.',
      uk: 'Щоразу, коли інший гравець будує місто уперше за хід, отримайте 1 кредит.',
    },
  ],
  // marks are things that lie on a card, and are counted as such
  [
    'if marks of this >= 3: set marks of this to marks of this - 3 then gain 4 points',
    {
      en: 'If there are at least 3 markers on this card, remove 3 markers from this card, then gain 4 points.',
      it: 'Se su questa carta ci sono almeno 3 segnalini, togli 3 segnalini da questa carta, poi ottieni 4 punti.',
      uk: 'Якщо на цій картці є щонайменше 3 позначки, приберіть 3 позначки з цієї картки, потім отримайте 4 очки.',
    },
  ],
  [
    'if marks of this = 1: set marks of this to 0',
    {
      en: 'If there is exactly 1 marker on this card, remove all markers from this card.',
      it: 'Se su questa carta c’è esattamente 1 segnalino, togli tutti i segnalini da questa carta.',
      uk: 'Якщо на цій картці є рівно 1 позначка, приберіть усі позначки з цієї картки.',
    },
  ],
  [
    'if marks of this = 0: may set marks of this to marks of this + 1',
    {
      en: 'If there are no markers on this card, you may put 1 marker on this card.',
      it: 'Se su questa carta non ci sono segnalini, puoi mettere 1 segnalino su questa carta.',
      uk: 'Якщо на цій картці немає позначок, за бажання покладіть 1 позначку на цю картку.',
    },
  ],
  [
    'gain (min(marks of this, 6)) points',
    {
      en: 'Gain 1 point for each marker on this card (at most 6 points).',
      it: 'Ottieni 1 punto per ogni segnalino su questa carta (al massimo 6 punti).',
      uk: 'Отримайте 1 очко за кожну позначку на цій картці (не більше 6 очок).',
    },
  ],
  [
    'gain 1 point per 2 marks of this',
    {
      en: 'Gain 1 point for every 2 markers on this card.',
      it: 'Ottieni 1 punto ogni 2 segnalini su questa carta.',
      uk: 'Отримайте 1 очко за кожні 2 позначки на цій картці.',
    },
  ],
  // no number of things: the value that they are set to, or compared with another
  [
    'if marks of this != 2: set marks of this to 5',
    {
      en: 'If the number of markers on this card is not 2, set the number of markers on this card to 5.',
      it: 'Se il numero di segnalini su questa carta non è 2, porta il numero di segnalini su questa carta a 5.',
      uk: 'Якщо кількість позначок на цій картці не дорівнює 2, нехай кількість позначок на цій картці дорівнює 5.',
    },
  ],
  // a counter that has the name of a period says which one it is
  [
    'if era = 3: gain 3 science else: gain 1 science',
    {
      en: 'If it is the 3rd era, gain 3 science; otherwise gain 1 science.',
      it: 'Se è la 3ª Era, ottieni 3 ricerca; altrimenti ottieni 1 ricerca.',
      uk: 'Якщо зараз 3-тя епоха, отримайте 3 науки; інакше отримайте 1 науку.',
    },
  ],
  [
    'if era >= 2 and farms >= 1: gain 1 point',
    {
      en: 'If it is the 2nd era or later and you have at least 1 farm, gain 1 point.',
      it: 'Se è almeno la 2ª Era e hai almeno 1 serra, ottieni 1 punto.',
      uk: 'Якщо зараз щонайменше 2-га епоха і у вас є щонайменше 1 ферма, отримайте 1 очко.',
    },
  ],
  [
    'if era < 3: gain 1 point',
    {
      en: 'If it is before the 3rd era, gain 1 point.',
      it: 'Se non è ancora la 3ª Era, ottieni 1 punto.',
      uk: 'Якщо зараз до 3-ї епохи, отримайте 1 очко.',
    },
  ],
  // alternatives with one verb say it once
  [
    'gain 1 science or gain 2 credits',
    {
      en: 'Gain 1 science or 2 credits.',
      it: 'Ottieni 1 ricerca o 2 crediti.',
      uk: 'Отримайте 1 науку або 2 кредити.',
    },
  ],
  [
    'may (build laboratory free or build farm free)',
    {
      en: 'You may build 1 laboratory or 1 farm for free.',
      it: 'Puoi costruire gratuitamente 1 laboratorio o 1 serra.',
      uk: 'За бажання побудуйте 1 лабораторію або 1 ферму безплатно.',
    },
  ],
  // but not where what follows the last would be said of all, or where a price may be that of one
  [
    'gain 1 kelp or gain 1 point per farm',
    {
      en: 'Gain 1 kelp or gain 1 point for each farm.',
      it: 'Ottieni 1 alga oppure ottieni 1 punto per ogni serra.',
      uk: 'Отримайте 1 ламінарію або отримайте 1 очко за кожну ферму.',
    },
  ],
  [
    'build farm for 1 credit or build laboratory for 1 kelp',
    {
      en: 'Build 1 farm for 1 credit or build 1 laboratory for 1 kelp.',
      it: 'Costruisci 1 serra pagando 1 credito oppure costruisci 1 laboratorio pagando 1 alga.',
      uk: 'Побудуйте 1 ферму за 1 кредит або побудуйте 1 лабораторію за 1 ламінарію.',
    },
  ],
];

/** What is parsed besides. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'Gain 1 credit, then (if you have no farms, gain 1 kelp).', 'gain 1 credit then if farms = 0: gain 1 kelp'],
  ['it', 'Ottieni 1 credito, poi (se non hai serre, ottieni 1 alga).', 'gain 1 credit then if farms = 0: gain 1 kelp'],
  [
    'uk',
    'Отримайте 1 кредит, потім (якщо у вас немає ферм, отримайте 1 ламінарію).',
    'gain 1 credit then if farms = 0: gain 1 kelp',
  ],
  ...(
    [
      ['en', 'When another player takes a red action slot, gain 1 credit.'],
      ['en', 'Whenever another player uses a red action slot, gain 1 credit.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'when another player performs red slot: gain 1 credit',
  ]),
  ...(
    [
      ['en', 'Whenever another player places their marker on a red action slot, gain 1 credit.'],
      ['en', 'Each time another player chooses a red action slot, gain 1 credit.'],
      ['it', 'Quando un altro giocatore sceglie uno spazio azione rosso, ottieni 1 credito.'],
      ['uk', 'Коли інший гравець займає червоний слот, отримайте 1 кредит.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'when another player occupies red slot: gain 1 credit',
  ]),
  ['en', 'Whenever you use a red action slot, gain 1 credit.', 'when you perform red slot: gain 1 credit'],
  [
    'en',
    'Whenever another player builds a city for the 1st time each turn, gain 1 credit.',
    'when another player builds city for the 1st time this turn: gain 1 credit',
  ],
  // a sentence about what the one before did goes on with it
  ...(
    [
      ['en', 'Build 1 farm. If its city already has an upgraded farm, gain 1 card.'],
      ['en', 'Build 1 farm. If there is an upgraded farm in its city, gain 1 card.'],
      ['it', 'Costruisci 1 serra. Se la sua città ha una serra migliorata, ottieni 1 carta.'],
      ['uk', 'Побудуйте 1 ферму. Якщо у місті цієї ферми є покращена ферма, отримайте 1 картку.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'build farm then if upgraded farm of city of it: gain 1 card',
  ]),
  // what is no step is a part of its own, which may be done first
  ['en', 'Gain 1 credit. If you have no farms, gain 1 kelp.', 'gain 1 credit; if farms = 0: gain 1 kelp'],
  ['en', 'Make ready 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  [
    'en',
    'If this card has at least 2 markers, take a marker off this card.',
    'if marks of this >= 2: set marks of this to marks of this - 1',
  ],
  ['en', 'Gain points equal to the number of marks on this card.', 'gain (marks of this) points'],
  ['en', 'If it is era III, gain 1 point.', 'if era = 3: gain 1 point'],
  ['en', 'If the era is 3, gain 1 point.', 'if era = 3: gain 1 point'],
  ['it', 'Se è l’Era III, ottieni 1 punto.', 'if era = 3: gain 1 point'],
  ['uk', 'Якщо триває епоха III, отримайте 1 очко.', 'if era = 3: gain 1 point'],
  ['en', 'Refresh 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  [
    'uk',
    'Поверніть 1 використану картку активації в ігровій зоні до звичайної орієнтації.',
    'ready 1 used action-card in claimed',
  ],
];

/** The lexicon of a pack may have its own word for marks. */
test.each([
  ['en', '{one: seal, other: seals}', 'Put 2 seals on this card.'],
  ['it', '{gender: m, one: sigillo, other: sigilli}', 'Metti 2 sigilli su questa carta.'],
  [
    'uk',
    '{gender: f, nom: [печатка, печатки, печаток], gen: [печатки, печаток], dat: [печатці, печаткам], acc: [печатку, печатки, печаток], ins: [печаткою, печатками], loc: [печатці, печатках]}',
    'Покладіть 2 печатки на цю картку.',
  ],
] as [LanguageCode, string, string][])('marks by another name, in %s', (code, noun, text) => {
  const effect = 'set marks of this to marks of this + 2';
  const file = `pack: p\ntitle: P\nversion: 1.0.0\nplayers: [1]\ncounters: {coin: {}}\nprocedures: {game: {end: end game}}\nranking: [most coin]\nlexicon:\n  ${code}:\n    marks: ${noun}\n`;
  const own = loadPack(memoryFiles({ 'p.yaml': file }), 'p.yaml');
  const lexicon = lexiconOf(own.model!, code);
  expect(own.diagnostics.filter((diagnostic) => diagnostic.code === 'unknown-name')).toEqual([]);
  expect(new Renderer(LANGUAGES[code], lexicon, own.sources.symbols).effect(effectOf(effect)).text).toBe(text);
  expect(form(parseText(text, LANGUAGES[code], own.sources.symbols, lexicon).effect)).toEqual(form(effectOf(effect)));
});

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
